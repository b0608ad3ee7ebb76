### Magic Hill

hill_goal = Dostaň jednoho ze svých pěti goblinů na vrchol: kdo je tam první, vyhrává.
hill_option_walk_on = Pokračování v chůzi
hill_option_walk_on_about = Po dopadu na skřítka může další karta i jít dál, nejen šplhat.
hill_option_memory = Už viděné destičky
hill_option_memory_about = Zda si musíš pamatovat, co která destička skrývá.
hill_card_joker = žolík
hill_card_joker_as = žolík jako { $value }
hill_card_text = { $value ->
    [one] Určí skřítka { $value }, nebo s určeným pohne o { $value } pole.
    [few] Určí skřítka { $value }, nebo s určeným pohne o { $value } pole.
   *[other] Určí skřítka { $value }, nebo s určeným pohne o { $value } polí.
}
hill_card_joker_text = Jakékoli číslo od 1 do 5, jak chceš.
hill_tile_passage = Tajná chodba
hill_tile_ghost = Strašidlo
hill_tile_raven = Havran
hill_tile_ball = Křišťálová koule
hill_tile_whirlwind = Větrná smršť
hill_tile_flying = Létající karta
hill_tile_trapdoor = Padací jáma
hill_tile_unknown = Destička lícem dolů
hill_tile_passage_text = Skřítek jde nahoru na sousední pole, ze 4. okruhu na vrchol. Je-li obsazené, čeká.
hill_tile_ghost_text = Skřítek prchá do vesnice, kterou zvolí jeho majitel.
hill_tile_raven_text = Urči hráče, přijde o kámen. Kdo žádný nemá, přijde o příští.
hill_tile_ball_text = Otoč tři destičky. Zůstanou odkryté, dokud nezapůsobí.
hill_tile_whirlwind_text = Odkryté destičky se obrátí, pak se hora otočí o čtvrtinu. Vesnice zůstanou.
hill_tile_flying_text = Hned si dober kartu a v tomto tahu smíš zahrát o jednu víc.
hill_tile_trapdoor_text = Skřítek spadne na pole pod ním, z 1. okruhu do vesnice. Je-li obsazené, čeká.
hill_tile_unknown_text = Není vidět, co skrývá.
hill_place_field = pole { $field }
hill_place_village = vesnice { $village }
hill_place_summit = vrchol
hill_from_field = z pole { $field }
hill_from_village = z vesnice { $village }
hill_to_field = na pole { $field }
hill_to_village = do vesnice { $village }
hill_to_summit = na vrchol
hill_to_ring = na { $level }. okruh
hill_to_a_village = do vesnice
hill_way_cw = po směru hodin
hill_way_ccw = proti směru hodin
hill_way_up = nahoru
hill_way_up_cw = nahoru, pak po směru hodin
hill_way_up_ccw = nahoru, pak proti směru hodin
hill_way_out = ven z vesnice
hill_ask_place = { $who ->
    [me] Dej skřítka do vesnice.
   *[other] { $name } dává skřítka do vesnice.
}
hill_ask_turn = { $who ->
    [me] Jsi na tahu: kartou urči skřítka, nebo karty vyměň.
   *[other] { $name } vybírá skřítka.
}
hill_ask_only_exchange = { $who ->
    [me] Jsi na tahu: vyměň karty, žádná tvoje neurčí skřítka, kterým by jiná pohnula.
   *[other] { $name } vybírá skřítka.
}
hill_ask_exchange = { $who ->
    [me] { $count ->
        [one] Odlož další kartu, nebo dober { $count } kartu.
        [few] Odlož další kartu, nebo dober { $count } karty.
       *[other] Odlož další kartu, nebo dober { $count } karet.
    }
   *[other] { $name } vyměňuje karty.
}
hill_ask_move = { $who ->
    [me] Skřítek { $goblin }: kterou kartou půjde a kudy?
   *[other] { $name } vybírá, kam půjde skřítek { $goblin }.
}
hill_ask_move_on = { $who ->
    [me] Ještě karta pro skřítka { $goblin }, nebo konec tahu?
   *[other] { $name } může zahrát další kartu pro skřítka { $goblin }.
}
hill_ask_goblin = { $card }, { $way }: se kterým skřítkem?
hill_ask_village = { $who ->
    [me] { $cause ->
        [ghost] Strašidlo unáší skřítka { $goblin }: do které vesnice?
       *[other] Skřítek { $goblin } padá jámou: do které vesnice?
    }
   *[other] { $name } vybírá vesnici pro skřítka { $goblin }.
}
hill_ask_tile = { $who ->
    [me] { $count ->
        [one] Křišťálová koule: otoč { $count } destičku.
        [few] Křišťálová koule: otoč { $count } destičky.
       *[other] Křišťálová koule: otoč { $count } destiček.
    }
   *[other] { $name } otáčí destičku.
}
hill_ask_whom = { $who ->
    [me] Havran bere kámen: komu?
   *[other] { $name } vysílá havrana.
}
hill_ask_discard = { $who ->
    [me] Držíš moc karet: jednu odhoď.
   *[other] { $name } vybírá kartu k odhození.
}
hill_ask_turn_hill = { $who ->
    [me] Větrná smršť: kam otočíš horu?
   *[other] { $name } otáčí horu.
}
hill_ask_none = Teď se na nic nečeká.
hill_over = Partie skončila: { $why }
hill_won = { $who ->
    [me] Vyhráváš!
   *[other] { $name } vyhrává.
}
hill_won_shared = O vítězství se dělí: { $names }.
hill_end_summit = skřítek je na vrcholu.
hill_end_turn_limit = uplynulo 3 000 tahů, remíza.
hill_end_broken_off = byla předčasně ukončena.
hill_banner_extra = { $count ->
    [one] V tomto tahu o { $count } kartu víc
    [few] V tomto tahu o { $count } karty víc
   *[other] V tomto tahu o { $count } karet víc
}
hill_do_place = Skřítek { $goblin } do vesnice { $village }
hill_do_name = Skřítek { $goblin }
hill_do_name_joker = Skřítek { $goblin } (žolík)
hill_do_exchange = Vyměnit: { $card }
hill_do_done = { $count ->
    [one] Dobrat { $count } kartu
    [few] Dobrat { $count } karty
   *[other] Dobrat { $count } karet
}
hill_do_move = { $card }, { $way }
hill_do_end = Ukončit tah
hill_do_village = Vesnice { $village }
hill_do_reveal = Destička { $field }
hill_do_raven = { $who ->
    [me] Havran letí ke mně
   *[other] Havran letí k hráči { $name }
}
hill_do_discard = Odhodit: { $card }
hill_why_place = Skřítek { $goblin } začne ve vesnici { $village }.
hill_why_name = Skřítek { $goblin } vyrazí { $from }. Další karta s ním pohne.
hill_why_exchange = Odlož tuto kartu a dober jinou. Výměna je celý tvůj tah.
hill_why_done = Dober tolik karet, kolik leží odložených. Tím tvůj tah končí.
hill_why_move = { $value ->
    [one] Skřítek jde o { $value } pole: { $way }.
    [few] Skřítek jde o { $value } pole: { $way }.
   *[other] Skřítek jde o { $value } polí: { $way }.
}
hill_why_lands = Skřítek jde { $way } { $to }.
hill_why_pushes = { $who ->
    [me] Odstrčí tvého skřítka { $goblin }.
   *[other] Odstrčí skřítka { $goblin } hráče { $name }.
}
hill_why_stone = Vezme si kámen.
hill_why_stone_raven = Kámen, který tam leží, vezme čekající havran.
hill_why_stone_many = Kámen, který tam leží, opustí hru, protože už dva máš.
hill_why_tile = Leží tam destička: { $tile }.
hill_why_turn_village = Vesnice { $village } pak leží u rohu { $corner }.
hill_why_end = Ukonči tah bez další karty a dober.
hill_why_village = Skřítek půjde do vesnice { $village }.
hill_why_reveal = Otoč destičku na poli { $field }.
hill_why_raven_takes = { $who ->
    [me] Havran ti vezme kámen.
   *[other] Havran vezme kámen hráči { $name }.
}
hill_why_raven_waits = { $who ->
    [me] Havran počká na tvůj příští kámen.
   *[other] Havran počká na příští kámen hráče { $name }.
}
hill_why_discard = Odhoď tuto kartu.
hill_why_turn = Hora se otočí o čtvrtinu { $way }. Vesnice zůstanou, kde jsou.
hill_tell_goblin_placed = { $who ->
    [me] Dáváš skřítka { $goblin } do vesnice { $village }.
   *[other] { $name } dává skřítka { $goblin } do vesnice { $village }.
}
hill_tell_turn_began = { $who ->
    [me] Jsi na tahu ({ $turn }).
   *[other] Na tahu je { $name } ({ $turn }).
}
hill_tell_goblin_named = { $who ->
    [me] { $card ->
        [joker] Žolíkem určuješ skřítka { $goblin }.
       *[other] Určuješ skřítka { $goblin }.
    }
   *[other] { $card ->
        [joker] { $name } žolíkem určuje skřítka { $goblin }.
       *[other] { $name } určuje skřítka { $goblin }.
    }
}
hill_tell_card_played = { $who ->
    [me] Hraješ: { $card }, { $way }.
   *[other] { $name } hraje: { $card }, { $way }.
}
hill_tell_goblin_moved = { $who ->
    [me] Tvůj skřítek { $goblin } jde { $from } { $to }.
   *[other] Skřítek { $goblin } hráče { $name } jde { $from } { $to }.
}
hill_tell_sits = { $who ->
    [me] Sedá si na tvého skřítka { $goblin }.
    [own] Sedá si na vlastního skřítka { $goblin }.
   *[other] Sedá si na skřítka { $goblin } hráče { $name }.
}
hill_tell_goblin_pushed = { $who ->
    [me] Tvůj skřítek { $goblin } je odstrčen { $from } { $to }.
   *[other] Skřítek { $goblin } hráče { $name } je odstrčen { $from } { $to }.
}
hill_tell_tile_shown = { $who ->
    [me] Tvůj skřítek { $goblin } stojí na destičce: { $tile }.
   *[other] Skřítek { $goblin } hráče { $name } stojí na destičce: { $tile }.
}
hill_tell_tile_removed = Destička opouští hru: { $tile }.
hill_tell_tile_turned_up = Destička na poli { $field }: { $tile }.
hill_tell_tiles_turned_down = { $count ->
    [one] Obrací se { $count } odkrytá destička.
    [few] Obracejí se { $count } odkryté destičky.
   *[other] Obrací se { $count } odkrytých destiček.
}
hill_tell_hill_turned = { $who ->
    [me] Otáčíš horu o čtvrtinu { $way }.
   *[other] { $name } otáčí horu o čtvrtinu { $way }.
}
hill_tell_goblin_rose = { $who ->
    [me] Tvůj skřítek { $goblin } stoupá chodbou { $from } { $to }.
   *[other] Skřítek { $goblin } hráče { $name } stoupá chodbou { $from } { $to }.
}
hill_tell_goblin_fell = { $who ->
    [me] Tvůj skřítek { $goblin } padá { $from } { $to }.
   *[other] Skřítek { $goblin } hráče { $name } padá { $from } { $to }.
}
hill_tell_goblin_fled = { $who ->
    [me] Tvůj skřítek { $goblin } prchá { $from } { $to }.
   *[other] Skřítek { $goblin } hráče { $name } prchá { $from } { $to }.
}
hill_tell_goblin_waits = { $who ->
    [me] Cesta dál je obsazená: tvůj skřítek { $goblin } čeká na poli { $field }.
   *[other] Cesta dál je obsazená: skřítek { $goblin } hráče { $name } čeká na poli { $field }.
}
hill_tell_stone_taken = { $who ->
    [me] Bereš si kouzelný kámen, máš { $stones }.
   *[other] { $name } si bere kouzelný kámen, má { $stones }.
}
hill_tell_stone_too_many = { $who ->
    [me] Dva kameny už máš: tento opouští hru.
   *[other] { $name } už dva kameny má: tento opouští hru.
}
hill_tell_raven_sent = { $who ->
    [me] { $whom ->
        [own] Posíláš havrana na sebe.
       *[other] Posíláš havrana na hráče { $of }.
    }
   *[other] { $whom ->
        [me] { $name } posílá havrana na tebe.
        [own] { $name } posílá havrana na sebe.
       *[other] { $name } posílá havrana na hráče { $of }.
    }
}
hill_tell_raven_waits = { $who ->
    [me] Nemáš žádný kámen: havran na něj čeká.
   *[other] { $name } nemá žádný kámen: havran na něj čeká.
}
hill_tell_stone_lost = { $who ->
    [me] Havran ti bere kámen.
   *[other] Havran bere kámen hráči { $name }.
}
hill_tell_card_granted = { $who ->
    [me] V tomto tahu smíš zahrát o kartu víc.
   *[other] { $name } smí v tomto tahu zahrát o kartu víc.
}
hill_tell_card_discarded = { $who ->
    [me] Odhazuješ: { $card }.
   *[other] { $name } odhazuje: { $card }.
}
hill_tell_card_put = { $who ->
    [me] Vyměňuješ: { $card }.
   *[other] { $name } vyměňuje: { $card }.
}
hill_tell_drew = { $who ->
    [me] { $count ->
        [one] Dobíráš { $count } kartu.
        [few] Dobíráš { $count } karty.
       *[other] Dobíráš { $count } karet.
    }
   *[other] { $count ->
        [one] { $name } dobírá { $count } kartu.
        [few] { $name } dobírá { $count } karty.
       *[other] { $name } dobírá { $count } karet.
    }
}
hill_tell_got = { $who ->
    [me] Dobíráš: { $card }.
   *[other] { $name } dobírá: { $card }.
}
hill_tell_pile_renewed = { $count ->
    [one] Z odhozených karet je nový balíček: { $count } karta.
    [few] Z odhozených karet je nový balíček: { $count } karty.
   *[other] Z odhozených karet je nový balíček: { $count } karet.
}
hill_tell_turn_ended = { $who ->
    [me] Další karty už nehraješ.
   *[other] { $name } už další karty nehraje.
}
hill_describe_turn = Kolo { $round }, tah { $turn }.
hill_describe_fields = Pole se počítají po směru hodin: { $field } je pole { $number } na { $level }. okruhu, první je nejníž.
hill_describe_village = Vesnice { $village } leží u rohu { $corner }.
hill_describe_you = Ty
hill_describe_seat = { $name }: { $goblins }. Kameny: { $stones }. Karty: { $cards }.
hill_describe_ravens = Čekající havrani: { $ravens }.
hill_describe_goblin = skřítek { $goblin }: { $place }
hill_describe_aside = ještě mimo stůl
hill_describe_sits = { $who ->
    [me] sedí na tvém skřítkovi { $goblin }
   *[other] sedí na skřítkovi { $goblin } hráče { $name }
}
hill_describe_blocked = někdo na něm sedí
hill_describe_waits = čeká
hill_describe_tile = { $field } { $tile }
hill_describe_open = Odkryté destičky: { $tiles }.
hill_describe_down = Destičky lícem dolů: { $tiles }.
hill_describe_stones = Kouzelné kameny na: { $fields }.
hill_describe_hand = V ruce máš: { $cards }.
hill_describe_pile = Karty v balíčku: { $pile }, odhozené: { $discards }.
hill_reason_wins = Přivede skřítka { $goblin } na vrchol
hill_reason_lets_win = { $who ->
    [me] Nechá tě vyhrát
   *[other] Nechá hráče { $name } vyhrát
}
hill_reason_averts = { $who ->
    [me] Nepustí tvého skřítka { $goblin } na vrchol
   *[other] Nepustí skřítka { $goblin } hráče { $name } na vrchol
}
hill_reason_summit_next = Skřítek { $goblin } se pak na vrchol dostane kteroukoli kartou
hill_reason_climbs = Vynese skřítka { $goblin } { $to }
hill_reason_falls = Skřítek { $goblin } klesne { $to }
hill_reason_way_up = Skřítek { $goblin } pak může vyšplhat { $to }
hill_reason_ways = { $count ->
    [one] Skřítek { $goblin } se pak dostane k cestě nahoru { $count } druhem karet
    [few] Skřítek { $goblin } se pak dostane k cestě nahoru { $count } druhy karet
   *[other] Skřítek { $goblin } se pak dostane k cestě nahoru { $count } druhy karet
}
hill_reason_corner = Skřítek { $goblin } stojí v rohu, kde přes něj nikdo nevyšplhá
hill_reason_waits = Skřítek { $goblin } čeká na chodbě
hill_reason_frees = Uvolní skřítka { $goblin }
hill_reason_blocks = { $who ->
    [me] Sedne si na tvého skřítka { $goblin }
   *[other] Sedne si na skřítka { $goblin } hráče { $name }
}
hill_reason_unseats = { $who ->
    [me] Vezme tvému skřítkovi { $goblin } cestu nahoru
   *[other] Vezme cestu nahoru skřítkovi { $goblin } hráče { $name }
}
hill_reason_sends_down = { $who ->
    [me] Pošle tvého skřítka { $goblin } dolů { $to }
   *[other] Pošle skřítka { $goblin } hráče { $name } dolů { $to }
}
hill_reason_helps = { $who ->
    [me] Pomůže tvému skřítkovi { $goblin } { $to }
   *[other] Pomůže skřítkovi { $goblin } hráče { $name } { $to }
}
hill_reason_stone = Vezme si kámen a s ním kartu navíc
hill_reason_robs = { $who ->
    [me] Vezme ti kámen
   *[other] Vezme kámen hráči { $name }
}
hill_reason_raven_waits = { $who ->
    [me] Nechá havrana čekat na tvůj příští kámen
   *[other] Nechá havrana čekat na příští kámen hráče { $name }
}
hill_reason_shows = { $count ->
    [one] Ukáže, co skrývá { $count } destička
    [few] Ukáže, co skrývají { $count } destičky
   *[other] Ukáže, co skrývá { $count } destiček
}
hill_reason_new_cards = { $count ->
    [one] Dobere { $count } novou kartu
    [few] Dobere { $count } nové karty
   *[other] Dobere { $count } nových karet
}
hill_reason_keeps_joker = Šetří žolíka
hill_reason_keeps_card = Šetří kartu { $card } pro svého skřítka na { $level }. okruhu
hill_refusal_must_move = Hrají se aspoň dvě karty: vyber tu, která skřítkem pohne.
hill_refusal_empty_exchange = Na výměnu odlož aspoň jednu kartu.
hill_refusal_exchange_besides = Karty se vyměňují místo hraní. Pokračuj se skřítkem.
hill_refusal_no_card = Tuhle kartu nemáš v ruce ({ $card }). Vyber některou, kterou držíš.
hill_refusal_ridden = { $who ->
    [me] Na tvém skřítkovi { $goblin } sedí tvůj skřítek { $rider }, tak se nehne. Vyber jiného.
   *[other] Na tvém skřítkovi { $goblin } sedí skřítek { $rider } hráče { $name }, tak se nehne. Vyber jiného.
}
hill_refusal_no_other_card = Žádná jiná tvoje karta skřítkem { $goblin } nepohne. Vyber jiného.
hill_refusal_climb_only = Po dosednutí na skřítka smí další karta jen šplhat. Šplhej, nebo ukonči tah.
hill_refusal_not_sitting = Šplhat může jen skřítek, který sedí na jiném.
hill_refusal_corner = Z rohu cesta nahoru nevede. Jdi po okruhu.
hill_refusal_above_taken = Na poli nad ním stojí skřítek. Zvol jinou cestu.
hill_refusal_not_in_village = Vyjít z vesnice může jen skřítek, který v ní je.
hill_refusal_pair_on_corner = V rohu stojí dvojice: zvol, kam ji odstrčíš.
hill_refusal_out_one_step = Ven z vesnice vede jediný krok. S více kroky zvol směr.
hill_refusal_summit_up = Na vrchol se jde rovnou nahoru, ať je číslo jakékoli.
hill_refusal_no_direction = Jediný krok tu nemá směr: vede nahoru, nebo ven z vesnice.
hill_refusal_up_one_step = Nahoru vede jediný krok. S více kroky zvol směr na horním okruhu.
hill_refusal_pair_in_way = { $most ->
    [one] V cestě stojí dvojice a tu nikdo nepřeskočí: nejvýš { $most } pole.
    [few] V cestě stojí dvojice a tu nikdo nepřeskočí: nejvýš { $most } pole.
   *[other] V cestě stojí dvojice a tu nikdo nepřeskočí: nejvýš { $most } polí.
}
hill_refusal_placed = Skřítek { $goblin } už ve vesnici je. Vyber jiného.
hill_refusal_fourth_village = Každý obsadí právě tři vesnice a ty už je máš. Vyber jednu z nich.
hill_refusal_too_few_villages = Každý obsadí právě tři vesnice: vyber další.
hill_refusal_no_tile = Na poli { $field } žádná destička neleží. Vyber jiné.
hill_refusal_tile_open = Destička na poli { $field } je už odkrytá. Vyber skrytou.
hill_refusal_raven_to_nobody = Havran letí jen k někomu u tohoto stolu.
hill_figure_highest = Nejvyšší okruh
hill_figure_moves = Tahy skřítků
hill_figure_climbs = Výstupy
hill_figure_passages = Tajné chodby
hill_figure_pushes = Odstrčení skřítci
hill_figure_falls = Pády a útěky
hill_figure_tiles = Nalezené destičky
hill_figure_stones = Kouzelné kameny
hill_figure_exchanged = Vyměněné karty
hill_figure_jokers = Zahraní žolíci
hill_banner_near = Vrchol je blízko
hill_tutorial_you = Ty
hill_tutorial_rival = Elvíra
hill_tutorial_welcome = Vítej! Tvých pět skřítků je modrých. Vyhraje, čí skřítek stane první na vrcholu: tvůj, nebo Elvířin.
hill_tutorial_cards = V tahu zahraješ dvě nebo tři karty: první číslem určí skřítka, další s ním pohnou. Díky kouzelnému kameni držíš čtyři karty místo tří.
hill_tutorial_name = Trojkou urči skřítka 3. Pak zahraj pětku po směru hodin: krok z vesnice a čtyři dál, rovnou na ramena Elvířina skřítka.
hill_tutorial_climb = Po ramenou se šplhá! První krok další karty vede na vyšší okruh. Zahraj dvojku: nahoru a pak o jedno po směru hodin.
hill_tutorial_watch = Druhý okruh! Máš nové karty. Teď je na tahu Elvíra, a ta si tě všimla…
hill_tutorial_stuck = Sedla si na tvého skřítka 3. Kdo má někoho na ramenou, ani se nehne, a dvojici nikdo nepřeskočí.
hill_tutorial_push = Dvojici ale můžeš rozstrčit! Urči skřítka 5 a jdi o 2 po směru hodin na ty dva: Elvířin skřítek uskočí o pole dál a tvůj si sedne místo něj.
hill_tutorial_ghost = A přistál na destičce: strašidlo! Zahání jejího skřítka do vesnice. Vybrat si smí sama.
hill_tutorial_higher = Tvůj skřítek 5 sedí na tvé trojce, a to platí taky. Zahraj trojku: nahoru a pak o dvě po směru hodin, na destičku. Co na ní bude?
hill_tutorial_passage = Tajná chodba, rovnou na 4. okruh! Destička může být i havran, padací jáma, větrná smršť a další. Hraje Elvíra.
hill_tutorial_exchanged = Nic lepšího neměla, tak si vyměnila kartu. To můžeš taky, místo hraní.
hill_tutorial_summit = Vedle tvého skřítka 5 leží odkrytá chodba a nad ní už je jen vrchol. Žolík je jakékoli číslo: urči jím pětku a zahraj jedničku po směru hodin!
hill_tutorial_end = Tvůj skřítek je na vrcholu: vyhráváš! Na opravdovou partii už víš dost.
hill_foretell_tile = Leží tam destička lícem dolů…

## The board

hill_board_turn_left = Podívat se zprava
hill_board_turn_right = Podívat se zleva
hill_board_turned = Pohled se otáčí: co můžeš vybrat, leží za horou.
hill_board_plan = Plánek všech okruhů
hill_board_plan_open = Otevřít plánek všech okruhů
hill_board_choose = Vyber si tady
hill_board_confirm = Provést
hill_board_goblin = Skřítek { $number }
hill_board_names = kdo jde
hill_board_moves = kolik
hill_board_exchange = Vyměnit karty
hill_board_exchange_ask = Které karty odložíš?
hill_board_exchange_do = { $count ->
    [one] Vyměnit { $count } kartu
    [few] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
hill_board_stones = { $count ->
    [one] { $count } kouzelný kámen.
    [few] { $count } kouzelné kameny.
   *[other] { $count } kouzelných kamenů.
}
hill_board_ravens = { $count ->
    [one] { $count } havran čeká na kámen.
    [few] { $count } havrani čekají na kámen.
   *[other] { $count } havranů čeká na kámen.
}
hill_board_cards = { $count ->
    [one] { $count } karta v ruce.
    [few] { $count } karty v ruce.
   *[other] { $count } karet v ruce.
}
hill_board_level = Nejvyšší skřítek je na okruhu { $level }.
hill_board_pile = { $count ->
    [one] { $count } karta v dobíracím balíčku
    [few] { $count } karty v dobíracím balíčku
   *[other] { $count } karet v dobíracím balíčku
}
hill_legend_tiles = Destičky
hill_legend_stone = Kouzelný kámen
hill_legend_stone_text = Kdo na něm skončí, vezme si ho: o kartu víc v ruce. Nejvýš dva.
hill_legend_pair = Dvojice
hill_legend_pair_text = Skřítek, který sedí na jiném, ho blokuje. Prvním krokem příští karty smí vylézt o okruh výš, jen ne v rohu.
hill_legend_push = Odstrčení
hill_legend_push_text = Kdo skončí na dvojici, odstrčí horního skřítka o pole dál a posadí se na jeho místo.
hill_legend_waits = Čekání
hill_legend_waits_text = Cesta z destičky byla obsazená. Skřítek půjde dál, jakmile se uvolní.
hill_legend_village = Vesnice
hill_legend_village_text = Tady skřítci začínají a sem prchají. Nikdo tu nikoho neblokuje; cesta vede na roh 1. okruhu.
hill_legend_tower = Vrchol
hill_legend_tower_text = Čí skřítek sem dojde první, vyhrává. Ze zad skřítka na 4. okruhu stačí jakékoli číslo.
hill_legend_highest = Nejvyšší okruh
hill_legend_highest_text = Jak vysoko je hráčův nejvyšší skřítek.
hill_legend_raven = Havran čeká
hill_legend_raven_text = Vezme hráči příští kámen.
hill_legend_hand_text = Tři, a za každý kámen o jednu víc.

## The picture in the terminal

hill_draw_stones = kameny
hill_draw_ravens = havrani
hill_draw_cards = karty
hill_draw_village = Vesnice { $village } (u { $corner }): { $goblins }
hill_draw_waiting = Na destičce čekají: { $goblins }
hill_draw_named = { $name }: skřítek { $goblin }, zahrané karty: { $played } z { $allowed }
hill_reminder =
    Cíl: jako první přivést některého svého skřítka na vrchol.
    Tah: zahraj dvě nebo tři karty. První určí skřítka, každá další ho posune o
    tolik polí po jeho okruhu. Nebo vyměň libovolné karty za stejný počet nových.
    Šplhání: dojdi na skřítka, který nestojí v rohu; první krok další karty pak smí
    vést nahoru, nestojí-li tam žádný skřítek. Nahoru vedou i tajné chodby.
    Dvojici nikdo nepřeskočí. Kdo na ni dojde, posune horního skřítka o pole dál.
    Kameny: za každý o kartu v ruce víc, nejvýš dva. Destičky: chodba nahoru, jáma
    dolů, strašidlo do vesnice, havran bere kámen, koule odkryje tři destičky,
    smršť otočí horu, létající karta přidá kartu.
    Obrázek: pod jménem každého pole, co na něm je; 2.5 je pole 5 na 2. okruhu, po
    směru hodin od levého horního rohu. B3Y1 je modrý 3 na žlutém 1, ◆ kámen, ▒
    destička lícem dolů, P G R O W F T odkrytá chodba, strašidlo, havran, koule,
    smršť, létající karta, jáma; malá písmena: lícem dolů, ale už viděná.
    Karty: 1 až 5, j3 je žolík jako 3. Cesty: cw, ccw, up, up-cw, up-ccw, out.
