### Magic Hill

hill_goal = Dostaň jedného zo svojich piatich goblinov na vrchol: kto je tam prvý, vyhráva.
hill_option_walk_on = Pokračovanie v chôdzi
hill_option_walk_on_about = Po dopade na škriatka môže ďalšia karta aj ísť ďalej, nielen liezť.
hill_option_memory = Už videné doštičky
hill_option_memory_about = Či si musíš pamätať, čo ktorá doštička skrýva.
hill_card_joker = žolík
hill_card_joker_as = žolík ako { $value }
hill_card_text = { $value ->
    [one] Určí škriatka { $value }, alebo s určeným pohne o { $value } pole.
    [few] Určí škriatka { $value }, alebo s určeným pohne o { $value } polia.
   *[other] Určí škriatka { $value }, alebo s určeným pohne o { $value } polí.
}
hill_card_joker_text = Akékoľvek číslo od 1 do 5, ako chceš.
hill_tile_passage = Tajná chodba
hill_tile_ghost = Strašidlo
hill_tile_raven = Havran
hill_tile_ball = Krištáľová guľa
hill_tile_whirlwind = Veterná smršť
hill_tile_flying = Lietajúca karta
hill_tile_trapdoor = Padacia jama
hill_tile_unknown = Doštička lícom dolu
hill_tile_passage_text = Škriatok ide nahor na susedné pole, zo 4. okruhu na vrchol. Ak je obsadené, čaká.
hill_tile_ghost_text = Škriatok uteká do dediny, ktorú zvolí jeho majiteľ.
hill_tile_raven_text = Urč hráča, príde o kameň. Kto žiadny nemá, príde o ďalší.
hill_tile_ball_text = Otoč tri doštičky. Zostanú odkryté, kým nezapôsobia.
hill_tile_whirlwind_text = Odkryté doštičky sa obrátia, potom sa hora otočí o štvrtinu. Dediny zostanú.
hill_tile_flying_text = Hneď si dober kartu a v tomto ťahu smieš zahrať o jednu viac.
hill_tile_trapdoor_text = Škriatok spadne na pole pod ním, z 1. okruhu do dediny. Ak je obsadené, čaká.
hill_tile_unknown_text = Nie je vidno, čo skrýva.
hill_place_field = pole { $field }
hill_place_village = dedina { $village }
hill_place_summit = vrchol
hill_from_field = z poľa { $field }
hill_from_village = z dediny { $village }
hill_to_field = na pole { $field }
hill_to_village = do dediny { $village }
hill_to_summit = na vrchol
hill_to_ring = na { $level }. okruh
hill_to_a_village = do dediny
hill_way_cw = v smere hodín
hill_way_ccw = proti smeru hodín
hill_way_up = nahor
hill_way_up_cw = nahor, potom v smere hodín
hill_way_up_ccw = nahor, potom proti smeru hodín
hill_way_out = von z dediny
hill_ask_place = { $who ->
    [me] Daj škriatka do dediny.
   *[other] { $name } dáva škriatka do dediny.
}
hill_ask_turn = { $who ->
    [me] Si na ťahu: kartou urč škriatka, alebo karty vymeň.
   *[other] { $name } vyberá škriatka.
}
hill_ask_only_exchange = { $who ->
    [me] Si na ťahu: vymeň karty, žiadna tvoja neurčí škriatka, ktorým by iná pohla.
   *[other] { $name } vyberá škriatka.
}
hill_ask_exchange = { $who ->
    [me] { $count ->
        [one] Odlož ďalšiu kartu, alebo dober { $count } kartu.
        [few] Odlož ďalšiu kartu, alebo dober { $count } karty.
       *[other] Odlož ďalšiu kartu, alebo dober { $count } kariet.
    }
   *[other] { $name } vymieňa karty.
}
hill_ask_move = { $who ->
    [me] Škriatok { $goblin }: ktorou kartou pôjde a kade?
   *[other] { $name } vyberá, kam pôjde škriatok { $goblin }.
}
hill_ask_move_on = { $who ->
    [me] Ešte karta pre škriatka { $goblin }, alebo koniec ťahu?
   *[other] { $name } môže zahrať ďalšiu kartu pre škriatka { $goblin }.
}
hill_ask_goblin = { $card }, { $way }: s ktorým škriatkom?
hill_ask_village = { $who ->
    [me] { $cause ->
        [ghost] Strašidlo unáša škriatka { $goblin }: do ktorej dediny?
       *[other] Škriatok { $goblin } padá jamou: do ktorej dediny?
    }
   *[other] { $name } vyberá dedinu pre škriatka { $goblin }.
}
hill_ask_tile = { $who ->
    [me] { $count ->
        [one] Krištáľová guľa: otoč { $count } doštičku.
        [few] Krištáľová guľa: otoč { $count } doštičky.
       *[other] Krištáľová guľa: otoč { $count } doštičiek.
    }
   *[other] { $name } otáča doštičku.
}
hill_ask_whom = { $who ->
    [me] Havran berie kameň: komu?
   *[other] { $name } vysiela havrana.
}
hill_ask_discard = { $who ->
    [me] Držíš priveľa kariet: jednu odhoď.
   *[other] { $name } vyberá kartu na odhodenie.
}
hill_ask_turn_hill = { $who ->
    [me] Veterná smršť: kam otočíš horu?
   *[other] { $name } otáča horu.
}
hill_ask_none = Teraz sa na nič nečaká.
hill_over = Partia sa skončila: { $why }
hill_won = { $who ->
    [me] Vyhrávaš!
   *[other] { $name } vyhráva.
}
hill_won_shared = O víťazstvo sa delia: { $names }.
hill_end_summit = škriatok je na vrchole.
hill_end_turn_limit = uplynulo 3 000 ťahov, remíza.
hill_end_broken_off = bola predčasne ukončená.
hill_banner_extra = { $count ->
    [one] V tomto ťahu o { $count } kartu viac
    [few] V tomto ťahu o { $count } karty viac
   *[other] V tomto ťahu o { $count } kariet viac
}
hill_do_place = Škriatok { $goblin } do dediny { $village }
hill_do_name = Škriatok { $goblin }
hill_do_name_joker = Škriatok { $goblin } (žolík)
hill_do_exchange = Vymeniť: { $card }
hill_do_done = { $count ->
    [one] Dobrať { $count } kartu
    [few] Dobrať { $count } karty
   *[other] Dobrať { $count } kariet
}
hill_do_move = { $card }, { $way }
hill_do_end = Ukončiť ťah
hill_do_village = Dedina { $village }
hill_do_reveal = Doštička { $field }
hill_do_raven = { $who ->
    [me] Havran letí ku mne
   *[other] Havran letí k hráčovi { $name }
}
hill_do_discard = Odhodiť: { $card }
hill_why_place = Škriatok { $goblin } začne v dedine { $village }.
hill_why_name = Škriatok { $goblin } vyrazí { $from }. Ďalšia karta s ním pohne.
hill_why_exchange = Odlož túto kartu a dober inú. Výmena je celý tvoj ťah.
hill_why_done = Dober toľko kariet, koľko leží odložených. Tým sa tvoj ťah končí.
hill_why_move = { $value ->
    [one] Škriatok ide o { $value } pole: { $way }.
    [few] Škriatok ide o { $value } polia: { $way }.
   *[other] Škriatok ide o { $value } polí: { $way }.
}
hill_why_lands = Škriatok ide { $way } { $to }.
hill_why_pushes = { $who ->
    [me] Odstrčí tvojho škriatka { $goblin }.
   *[other] Odstrčí škriatka { $goblin } hráča { $name }.
}
hill_why_stone = Vezme si kameň.
hill_why_stone_raven = Kameň, ktorý tam leží, vezme čakajúci havran.
hill_why_stone_many = Kameň, ktorý tam leží, opustí hru, lebo dva už máš.
hill_why_tile = Leží tam doštička: { $tile }.
hill_why_turn_village = Dedina { $village } potom leží pri rohu { $corner }.
hill_why_end = Ukonči ťah bez ďalšej karty a dober.
hill_why_village = Škriatok pôjde do dediny { $village }.
hill_why_reveal = Otoč doštičku na poli { $field }.
hill_why_raven_takes = { $who ->
    [me] Havran ti vezme kameň.
   *[other] Havran vezme kameň hráčovi { $name }.
}
hill_why_raven_waits = { $who ->
    [me] Havran počká na tvoj ďalší kameň.
   *[other] Havran počká na ďalší kameň hráča { $name }.
}
hill_why_discard = Odhoď túto kartu.
hill_why_turn = Hora sa otočí o štvrtinu { $way }. Dediny zostanú, kde sú.
hill_tell_goblin_placed = { $who ->
    [me] Dávaš škriatka { $goblin } do dediny { $village }.
   *[other] { $name } dáva škriatka { $goblin } do dediny { $village }.
}
hill_tell_turn_began = { $who ->
    [me] Si na ťahu ({ $turn }).
   *[other] Na ťahu je { $name } ({ $turn }).
}
hill_tell_goblin_named = { $who ->
    [me] { $card ->
        [joker] Žolíkom určuješ škriatka { $goblin }.
       *[other] Určuješ škriatka { $goblin }.
    }
   *[other] { $card ->
        [joker] { $name } žolíkom určuje škriatka { $goblin }.
       *[other] { $name } určuje škriatka { $goblin }.
    }
}
hill_tell_card_played = { $who ->
    [me] Hráš: { $card }, { $way }.
   *[other] { $name } hrá: { $card }, { $way }.
}
hill_tell_goblin_moved = { $who ->
    [me] Tvoj škriatok { $goblin } ide { $from } { $to }.
   *[other] Škriatok { $goblin } hráča { $name } ide { $from } { $to }.
}
hill_tell_sits = { $who ->
    [me] Sadá si na tvojho škriatka { $goblin }.
    [own] Sadá si na vlastného škriatka { $goblin }.
   *[other] Sadá si na škriatka { $goblin } hráča { $name }.
}
hill_tell_goblin_pushed = { $who ->
    [me] Tvoj škriatok { $goblin } je odstrčený { $from } { $to }.
   *[other] Škriatok { $goblin } hráča { $name } je odstrčený { $from } { $to }.
}
hill_tell_tile_shown = { $who ->
    [me] Tvoj škriatok { $goblin } stojí na doštičke: { $tile }.
   *[other] Škriatok { $goblin } hráča { $name } stojí na doštičke: { $tile }.
}
hill_tell_tile_removed = Doštička opúšťa hru: { $tile }.
hill_tell_tile_turned_up = Doštička na poli { $field }: { $tile }.
hill_tell_tiles_turned_down = { $count ->
    [one] Obracia sa { $count } odkrytá doštička.
    [few] Obracajú sa { $count } odkryté doštičky.
   *[other] Obracia sa { $count } odkrytých doštičiek.
}
hill_tell_hill_turned = { $who ->
    [me] Otáčaš horu o štvrtinu { $way }.
   *[other] { $name } otáča horu o štvrtinu { $way }.
}
hill_tell_goblin_rose = { $who ->
    [me] Tvoj škriatok { $goblin } stúpa chodbou { $from } { $to }.
   *[other] Škriatok { $goblin } hráča { $name } stúpa chodbou { $from } { $to }.
}
hill_tell_goblin_fell = { $who ->
    [me] Tvoj škriatok { $goblin } padá { $from } { $to }.
   *[other] Škriatok { $goblin } hráča { $name } padá { $from } { $to }.
}
hill_tell_goblin_fled = { $who ->
    [me] Tvoj škriatok { $goblin } uteká { $from } { $to }.
   *[other] Škriatok { $goblin } hráča { $name } uteká { $from } { $to }.
}
hill_tell_goblin_waits = { $who ->
    [me] Cesta ďalej je obsadená: tvoj škriatok { $goblin } čaká na poli { $field }.
   *[other] Cesta ďalej je obsadená: škriatok { $goblin } hráča { $name } čaká na poli { $field }.
}
hill_tell_stone_taken = { $who ->
    [me] Berieš si kúzelný kameň, máš { $stones }.
   *[other] { $name } si berie kúzelný kameň, má { $stones }.
}
hill_tell_stone_too_many = { $who ->
    [me] Dva kamene už máš: tento opúšťa hru.
   *[other] { $name } už dva kamene má: tento opúšťa hru.
}
hill_tell_raven_sent = { $who ->
    [me] { $whom ->
        [own] Posielaš havrana na seba.
       *[other] Posielaš havrana na hráča { $of }.
    }
   *[other] { $whom ->
        [me] { $name } posiela havrana na teba.
        [own] { $name } posiela havrana na seba.
       *[other] { $name } posiela havrana na hráča { $of }.
    }
}
hill_tell_raven_waits = { $who ->
    [me] Nemáš žiadny kameň: havran naň čaká.
   *[other] { $name } nemá žiadny kameň: havran naň čaká.
}
hill_tell_stone_lost = { $who ->
    [me] Havran ti berie kameň.
   *[other] Havran berie kameň hráčovi { $name }.
}
hill_tell_card_granted = { $who ->
    [me] V tomto ťahu smieš zahrať o kartu viac.
   *[other] { $name } smie v tomto ťahu zahrať o kartu viac.
}
hill_tell_card_discarded = { $who ->
    [me] Odhadzuješ: { $card }.
   *[other] { $name } odhadzuje: { $card }.
}
hill_tell_card_put = { $who ->
    [me] Vymieňaš: { $card }.
   *[other] { $name } vymieňa: { $card }.
}
hill_tell_drew = { $who ->
    [me] { $count ->
        [one] Dobieraš { $count } kartu.
        [few] Dobieraš { $count } karty.
       *[other] Dobieraš { $count } kariet.
    }
   *[other] { $count ->
        [one] { $name } dobiera { $count } kartu.
        [few] { $name } dobiera { $count } karty.
       *[other] { $name } dobiera { $count } kariet.
    }
}
hill_tell_got = { $who ->
    [me] Dobieraš: { $card }.
   *[other] { $name } dobiera: { $card }.
}
hill_tell_pile_renewed = { $count ->
    [one] Z odhodených kariet je nový balíček: { $count } karta.
    [few] Z odhodených kariet je nový balíček: { $count } karty.
   *[other] Z odhodených kariet je nový balíček: { $count } kariet.
}
hill_tell_turn_ended = { $who ->
    [me] Ďalšie karty už nehráš.
   *[other] { $name } už ďalšie karty nehrá.
}
hill_describe_turn = Kolo { $round }, ťah { $turn }.
hill_describe_fields = Polia sa počítajú v smere hodín: { $field } je pole { $number } na { $level }. okruhu, prvý je najnižšie.
hill_describe_village = Dedina { $village } leží pri rohu { $corner }.
hill_describe_you = Ty
hill_describe_seat = { $name }: { $goblins }. Kamene: { $stones }. Karty: { $cards }.
hill_describe_ravens = Čakajúce havrany: { $ravens }.
hill_describe_goblin = škriatok { $goblin }: { $place }
hill_describe_aside = ešte mimo stola
hill_describe_sits = { $who ->
    [me] sedí na tvojom škriatkovi { $goblin }
   *[other] sedí na škriatkovi { $goblin } hráča { $name }
}
hill_describe_blocked = niekto na ňom sedí
hill_describe_waits = čaká
hill_describe_tile = { $field } { $tile }
hill_describe_open = Odkryté doštičky: { $tiles }.
hill_describe_down = Doštičky lícom dolu: { $tiles }.
hill_describe_stones = Kúzelné kamene na: { $fields }.
hill_describe_hand = V ruke máš: { $cards }.
hill_describe_pile = Karty v balíčku: { $pile }, odhodené: { $discards }.
hill_reason_wins = Privedie škriatka { $goblin } na vrchol
hill_reason_lets_win = { $who ->
    [me] Nechá ťa vyhrať
   *[other] Nechá hráča { $name } vyhrať
}
hill_reason_averts = { $who ->
    [me] Nepustí tvojho škriatka { $goblin } na vrchol
   *[other] Nepustí škriatka { $goblin } hráča { $name } na vrchol
}
hill_reason_summit_next = Škriatok { $goblin } sa potom na vrchol dostane ktoroukoľvek kartou
hill_reason_climbs = Vynesie škriatka { $goblin } { $to }
hill_reason_falls = Škriatok { $goblin } klesne { $to }
hill_reason_way_up = Škriatok { $goblin } potom môže vyšplhať { $to }
hill_reason_ways = { $count ->
    [one] Škriatok { $goblin } sa potom dostane k ceste nahor { $count } druhom kariet
    [few] Škriatok { $goblin } sa potom dostane k ceste nahor { $count } druhmi kariet
   *[other] Škriatok { $goblin } sa potom dostane k ceste nahor { $count } druhmi kariet
}
hill_reason_corner = Škriatok { $goblin } stojí v rohu, kde cezeň nikto nevyšplhá
hill_reason_waits = Škriatok { $goblin } čaká na chodbe
hill_reason_frees = Uvoľní škriatka { $goblin }
hill_reason_blocks = { $who ->
    [me] Sadne si na tvojho škriatka { $goblin }
   *[other] Sadne si na škriatka { $goblin } hráča { $name }
}
hill_reason_unseats = { $who ->
    [me] Vezme tvojmu škriatkovi { $goblin } cestu nahor
   *[other] Vezme cestu nahor škriatkovi { $goblin } hráča { $name }
}
hill_reason_sends_down = { $who ->
    [me] Pošle tvojho škriatka { $goblin } dolu { $to }
   *[other] Pošle škriatka { $goblin } hráča { $name } dolu { $to }
}
hill_reason_helps = { $who ->
    [me] Pomôže tvojmu škriatkovi { $goblin } { $to }
   *[other] Pomôže škriatkovi { $goblin } hráča { $name } { $to }
}
hill_reason_stone = Vezme si kameň a s ním kartu navyše
hill_reason_robs = { $who ->
    [me] Vezme ti kameň
   *[other] Vezme kameň hráčovi { $name }
}
hill_reason_raven_waits = { $who ->
    [me] Nechá havrana čakať na tvoj ďalší kameň
   *[other] Nechá havrana čakať na ďalší kameň hráča { $name }
}
hill_reason_shows = { $count ->
    [one] Ukáže, čo skrýva { $count } doštička
    [few] Ukáže, čo skrývajú { $count } doštičky
   *[other] Ukáže, čo skrýva { $count } doštičiek
}
hill_reason_new_cards = { $count ->
    [one] Doberie { $count } novú kartu
    [few] Doberie { $count } nové karty
   *[other] Doberie { $count } nových kariet
}
hill_reason_keeps_joker = Šetrí žolíka
hill_reason_keeps_card = Šetrí kartu { $card } pre svojho škriatka na { $level }. okruhu
hill_refusal_must_move = Hrajú sa aspoň dve karty: vyber tú, ktorá škriatkom pohne.
hill_refusal_empty_exchange = Na výmenu odlož aspoň jednu kartu.
hill_refusal_exchange_besides = Karty sa vymieňajú namiesto hrania. Pokračuj so škriatkom.
hill_refusal_no_card = Túto kartu nemáš v ruke ({ $card }). Vyber niektorú, ktorú držíš.
hill_refusal_ridden = { $who ->
    [me] Na tvojom škriatkovi { $goblin } sedí tvoj škriatok { $rider }, preto sa nepohne. Vyber iného.
   *[other] Na tvojom škriatkovi { $goblin } sedí škriatok { $rider } hráča { $name }, preto sa nepohne. Vyber iného.
}
hill_refusal_no_other_card = Žiadna iná tvoja karta škriatkom { $goblin } nepohne. Vyber iného.
hill_refusal_climb_only = Po dosadnutí na škriatka smie ďalšia karta len šplhať. Šplhaj, alebo ukonči ťah.
hill_refusal_not_sitting = Šplhať môže len škriatok, ktorý sedí na inom.
hill_refusal_corner = Z rohu cesta nahor nevedie. Choď po okruhu.
hill_refusal_above_taken = Na poli nad ním stojí škriatok. Zvoľ inú cestu.
hill_refusal_not_in_village = Vyjsť z dediny môže len škriatok, ktorý v nej je.
hill_refusal_pair_on_corner = V rohu stojí dvojica: zvoľ, kam ju odstrčíš.
hill_refusal_out_one_step = Von z dediny vedie jediný krok. S viacerými krokmi zvoľ smer.
hill_refusal_summit_up = Na vrchol sa ide rovno nahor, nech je číslo akékoľvek.
hill_refusal_no_direction = Jediný krok tu nemá smer: vedie nahor, alebo von z dediny.
hill_refusal_up_one_step = Nahor vedie jediný krok. S viacerými krokmi zvoľ smer na hornom okruhu.
hill_refusal_pair_in_way = { $most ->
    [one] V ceste stojí dvojica a tú nikto nepreskočí: najviac { $most } pole.
    [few] V ceste stojí dvojica a tú nikto nepreskočí: najviac { $most } polia.
   *[other] V ceste stojí dvojica a tú nikto nepreskočí: najviac { $most } polí.
}
hill_refusal_placed = Škriatok { $goblin } už v dedine je. Vyber iného.
hill_refusal_fourth_village = Každý obsadí práve tri dediny a ty ich už máš. Vyber jednu z nich.
hill_refusal_too_few_villages = Každý obsadí práve tri dediny: vyber ďalšiu.
hill_refusal_no_tile = Na poli { $field } žiadna doštička neleží. Vyber iné.
hill_refusal_tile_open = Doštička na poli { $field } je už odkrytá. Vyber skrytú.
hill_refusal_raven_to_nobody = Havran letí len k niekomu pri tomto stole.
hill_figure_highest = Najvyšší okruh
hill_figure_moves = Ťahy škriatkov
hill_figure_climbs = Výstupy
hill_figure_passages = Tajné chodby
hill_figure_pushes = Odstrčení škriatkovia
hill_figure_falls = Pády a úteky
hill_figure_tiles = Nájdené doštičky
hill_figure_stones = Kúzelné kamene
hill_figure_exchanged = Vymenené karty
hill_figure_jokers = Zahraní žolíci
hill_banner_near = Vrchol je blízko
hill_tutorial_you = Ty
hill_tutorial_rival = Elvíra
hill_tutorial_welcome = Vitaj! Tvojich päť škriatkov je modrých. Vyhrá, čí škriatok sa prvý postaví na vrchol: tvoj, alebo Elvírin.
hill_tutorial_cards = V ťahu zahráš dve alebo tri karty: prvá číslom určí škriatka, ďalšie s ním pohnú. Vďaka kúzelnému kameňu držíš štyri karty namiesto troch.
hill_tutorial_name = Trojkou urč škriatka 3. Potom zahraj päťku v smere hodín: krok z dediny a štyri ďalej, rovno na plecia Elvírinho škriatka.
hill_tutorial_climb = Po pleciach sa šplhá! Prvý krok ďalšej karty vedie na vyšší okruh. Zahraj dvojku: nahor a potom o jedno v smere hodín.
hill_tutorial_watch = Druhý okruh! Máš nové karty. Teraz je na ťahu Elvíra, a tá si ťa všimla…
hill_tutorial_stuck = Sadla si na tvojho škriatka 3. Kto má niekoho na pleciach, ani sa nepohne, a dvojicu nikto nepreskočí.
hill_tutorial_push = Dvojicu však môžeš rozstrčiť! Urč škriatka 5 a choď o 2 v smere hodín na tých dvoch: Elvírin škriatok uskočí o pole ďalej a tvoj si sadne namiesto neho.
hill_tutorial_ghost = A pristál na doštičke: strašidlo! Zaháňa jej škriatka do dediny. Vybrať si smie sama.
hill_tutorial_higher = Tvoj škriatok 5 sedí na tvojej trojke, a to platí tiež. Zahraj trojku: nahor a potom o dve v smere hodín, na doštičku. Čo na nej bude?
hill_tutorial_passage = Tajná chodba, rovno na 4. okruh! Doštička môže byť aj havran, padacia jama, veterná smršť a ďalšie. Hrá Elvíra.
hill_tutorial_exchanged = Nič lepšie nemala, tak si vymenila kartu. To môžeš tiež, namiesto hrania.
hill_tutorial_summit = Vedľa tvojho škriatka 5 leží odkrytá chodba a nad ňou je už len vrchol. Žolík je akékoľvek číslo: urč ním päťku a zahraj jednotku v smere hodín!
hill_tutorial_end = Tvoj škriatok je na vrchole: vyhrávaš! Na skutočnú partiu už vieš dosť.
hill_foretell_tile = Leží tam doštička lícom dolu…

## The board

hill_board_turn_left = Pozrieť sa sprava
hill_board_turn_right = Pozrieť sa zľava
hill_board_turned = Pohľad sa otáča: čo môžeš vybrať, leží za horou.
hill_board_plan = Plánik všetkých okruhov
hill_board_plan_open = Otvoriť plánik všetkých okruhov
hill_board_choose = Vyber si tu
hill_board_confirm = Vykonať
hill_board_goblin = Škriatok { $number }
hill_board_names = kto ide
hill_board_moves = koľko
hill_board_exchange = Vymeniť karty
hill_board_exchange_ask = Ktoré karty odložíš?
hill_board_exchange_do = { $count ->
    [one] Vymeniť { $count } kartu
    [few] Vymeniť { $count } karty
   *[other] Vymeniť { $count } kariet
}
hill_board_stones = { $count ->
    [one] { $count } kúzelný kameň.
    [few] { $count } kúzelné kamene.
   *[other] { $count } kúzelných kameňov.
}
hill_board_ravens = { $count ->
    [one] { $count } havran čaká na kameň.
    [few] { $count } havrany čakajú na kameň.
   *[other] { $count } havranov čaká na kameň.
}
hill_board_cards = { $count ->
    [one] { $count } karta v ruke.
    [few] { $count } karty v ruke.
   *[other] { $count } kariet v ruke.
}
hill_board_level = Najvyšší škriatok je na okruhu { $level }.
hill_board_pile = { $count ->
    [one] { $count } karta v doberacom balíčku
    [few] { $count } karty v doberacom balíčku
   *[other] { $count } kariet v doberacom balíčku
}
hill_legend_tiles = Doštičky
hill_legend_stone = Kúzelný kameň
hill_legend_stone_text = Kto na ňom skončí, vezme si ho: o kartu viac v ruke. Najviac dva.
hill_legend_pair = Dvojica
hill_legend_pair_text = Škriatok, ktorý sedí na inom, ho blokuje. Prvým krokom ďalšej karty smie vyliezť o okruh vyššie, len nie v rohu.
hill_legend_push = Odsotenie
hill_legend_push_text = Kto skončí na dvojici, odsotí horného škriatka o pole ďalej a sadne si na jeho miesto.
hill_legend_waits = Čakanie
hill_legend_waits_text = Cesta z doštičky bola obsadená. Škriatok pôjde ďalej, len čo sa uvoľní.
hill_legend_village = Dedina
hill_legend_village_text = Tu škriatkovia začínajú a sem utekajú. Nikto tu nikoho neblokuje; cesta vedie na roh 1. okruhu.
hill_legend_tower = Vrchol
hill_legend_tower_text = Čí škriatok sem dôjde prvý, vyhráva. Z chrbta škriatka na 4. okruhu stačí akékoľvek číslo.
hill_legend_highest = Najvyšší okruh
hill_legend_highest_text = Ako vysoko je hráčov najvyšší škriatok.
hill_legend_raven = Havran čaká
hill_legend_raven_text = Vezme hráčovi ďalší kameň.
hill_legend_hand_text = Tri, a za každý kameň o jednu viac.

## The picture in the terminal

hill_draw_stones = kamene
hill_draw_ravens = havrany
hill_draw_cards = karty
hill_draw_village = Dedina { $village } (pri { $corner }): { $goblins }
hill_draw_waiting = Na doštičke čakajú: { $goblins }
hill_draw_named = { $name }: škriatok { $goblin }, zahrané karty: { $played } z { $allowed }
hill_reminder =
    Cieľ: ako prvý priviesť niektorého svojho škriatka na vrchol.
    Ťah: zahraj dve alebo tri karty. Prvá určí škriatka, každá ďalšia ho posunie o
    toľko polí po jeho okruhu. Alebo vymeň ľubovoľné karty za rovnaký počet nových.
    Šplhanie: príď na škriatka, ktorý nestojí v rohu; prvý krok ďalšej karty potom
    smie viesť nahor, ak tam nestojí žiadny škriatok. Nahor vedú aj tajné chodby.
    Dvojicu nikto nepreskočí. Kto na ňu príde, posunie horného škriatka o pole ďalej.
    Kamene: za každý o kartu v ruke viac, najviac dva. Doštičky: chodba nahor, jama
    dolu, strašidlo do dediny, havran berie kameň, guľa odkryje tri doštičky,
    smršť otočí horu, lietajúca karta pridá kartu.
    Obrázok: pod menom každého poľa, čo na ňom je; 2.5 je pole 5 na 2. okruhu, v
    smere hodín od ľavého horného rohu. B3Y1 je modrý 3 na žltom 1, ◆ kameň, ▒
    doštička lícom dolu, P G R O W F T odkrytá chodba, strašidlo, havran, guľa,
    smršť, lietajúca karta, jama; malé písmená: lícom dolu, ale už videná.
    Karty: 1 až 5, j3 je žolík ako 3. Cesty: cw, ccw, up, up-cw, up-ccw, out.
