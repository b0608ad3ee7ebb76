### Hocus Pocus

hocus_goal = Oběhni jednou celou smyčku: kdo se první vrátí na START, vyhrává.
hocus_option_memory = Známé cizí karty
hocus_option_memory_about = Zda si musíš pamatovat cizí karty, které znáš.
hocus_spell_super_start = Superstarťák
hocus_spell_reverse = Opačák
hocus_spell_double = Double
hocus_spell_snail = Šnek
hocus_spell_freeze = Zkameň
hocus_spell_fog = Mlha
hocus_spell_gust = Vichr
hocus_spell_whirl = Vír
hocus_spell_swap = Prohoď
hocus_spell_pickpocket = Zloděj
hocus_spell_amnesia = Zapomeň
hocus_spell_shield = Štít
hocus_spell_prophecy = Proroctví
hocus_spell_twin = Dvojče
hocus_spell_tailwind = Zadní vítr
hocus_spell_cleanse = Očista
hocus_spell_super_start_text = Pošle někoho na START, ať stojí kdekoli.
hocus_spell_reverse_text = Někdo půjde po každém hodu pozpátku.
hocus_spell_double_text = Tvůj pohyb v tomto tahu, nebo něčí příští, platí dvakrát.
hocus_spell_snail_text = Někomu se hody půlí, zaokrouhleno nahoru.
hocus_spell_freeze_text = Někdo přijde o příští tah.
hocus_spell_fog_text = Někdo smí seslat jen Očistu.
hocus_spell_gust_text = { $steps ->
    [one] Odfoukne někoho o { $steps } pole zpět.
    [few] Odfoukne někoho o { $steps } pole zpět.
   *[other] Odfoukne někoho o { $steps } polí zpět.
}
hocus_spell_gust_forward_text = { $steps ->
    [one] Odfoukne někoho o { $steps } pole vpřed.
    [few] Odfoukne někoho o { $steps } pole vpřed.
   *[other] Odfoukne někoho o { $steps } polí vpřed.
}
hocus_spell_whirl_text = Vrátí někoho na nejbližší pole stejné krajiny za ním; ne ze STARTU a z KRÁLE.
hocus_spell_swap_text = S někým si vyměníš místo. Nikdo se nevyhazuje.
hocus_spell_pickpocket_text = Vezmeš někomu náhodnou kartu.
hocus_spell_amnesia_text = Někomu jdou všechny karty pod balíček.
hocus_spell_shield_text = Cizí kouzla na tebe nedosáhnou.
hocus_spell_prophecy_text = Nehážeš, číslo si zvolíš.
hocus_spell_twin_text = Hodíš dvěma kostkami a jdeš o jejich součet.
hocus_spell_tailwind_text = Tento hod platí o { $steps } víc.
hocus_spell_cleanse_text = Sejme z tebe všechna kouzla. Seslat ji smíš kdekoli.
hocus_when_before = před hodem
hocus_when_after = po hodu
hocus_when_instead = místo hodu
hocus_turns = { $turns ->
    [one] na { $turns } tah
    [few] na { $turns } tahy
   *[other] na { $turns } tahů
}
hocus_terrain_start = START
hocus_terrain_king = KRÁL
hocus_terrain_forest = les
hocus_terrain_lake = jezero
hocus_terrain_rock = skála
hocus_terrain_meadow = louka
hocus_terrain_swamp = bažina
hocus_terrain_sand = písek
hocus_terrain_hill = kopec
hocus_terrain_snow = sníh
hocus_terrain_village = vesnice
hocus_terrain_road = cesta
hocus_terrain_cave = jeskyně
hocus_terrain_river = řeka
hocus_terrain_garden = zahrada
hocus_terrain_ruin = zřícenina
hocus_terrain_red = červená
hocus_terrain_orange = oranžová
hocus_terrain_yellow = žlutá
hocus_terrain_green = zelená
hocus_terrain_blue = modrá
hocus_terrain_purple = fialová
hocus_terrain_brown = hnědá
hocus_terrain_pink = růžová
hocus_terrain_black = černá
hocus_terrain_white = bílá
hocus_from = z pole { $place }
hocus_from_start = ze STARTU
hocus_from_king = z KRÁLE
hocus_to = na pole { $place }
hocus_to_start = na START
hocus_to_king = na KRÁLE
hocus_to_finish = do cíle
hocus_ask_roll = { $who ->
    [me] Jsi na tahu: hoď kostkou.
   *[other] { $name } bude házet.
}
hocus_ask_roll_or_cast = { $who ->
    [me] Jsi na tahu: hoď, nebo napřed sešli vhodné kouzlo.
   *[other] { $name } může seslat kouzlo, nebo házet.
}
hocus_ask_roll_now = { $who ->
    [me] Kouzlo je sesláno. Teď hoď.
   *[other] { $name } bude házet.
}
hocus_ask_roll_more = { $who ->
    [me] Teď hoď: platí o { $steps } víc.
   *[other] { $name } bude házet se zadním větrem.
}
hocus_ask_target = { $who ->
    [me] { $effect ->
        [super_start] „{ $spell }“ posílá na START: koho?
        [reverse] „{ $spell }“ obrací chůzi: komu?
        [double] „{ $spell }“ zdvojí tah: komu?
        [snail] „{ $spell }“ půlí hody: komu?
        [freeze] „{ $spell }“ bere tah: komu?
        [fog] „{ $spell }“ brání kouzlit: komu?
        [gust] „{ $spell }“ odfoukne po cestě: koho?
        [whirl] „{ $spell }“ vrací zpět: koho?
        [swap] „{ $spell }“ vymění vaše místa: s kým?
        [pickpocket] „{ $spell }“ bere kartu: komu?
        [amnesia] „{ $spell }“ bere všechny karty: komu?
       *[other] „{ $spell }“: na koho?
    }
   *[other] { $name } vybírá, na koho seslat „{ $spell }“.
}
hocus_ask_number = { $who ->
    [me] O kolik chceš jít?
   *[other] { $name } si vybírá číslo.
}
hocus_ask_spell = { $who ->
    [me] Sešli kouzlo, nebo ukonči tah.
   *[other] { $name } ještě může seslat kouzlo.
}
hocus_ask_reach = Na dosah: { $names }.
hocus_ask_reach_all = Dosáhneš na všechny.
hocus_ask_done = { $who ->
    [me] Žádnou svou kartu tu seslat nemůžeš: ukonči tah.
   *[other] { $name } ještě může seslat kouzlo.
}
hocus_ask_spell_for = { $who ->
    [me] Které kouzlo na sebe?
   *[other] Které kouzlo na hráče { $name }?
}
hocus_ask_none = Teď se na nic nečeká.
hocus_over = Partie skončila: { $why }
hocus_won = { $who ->
    [me] Vyhráváš!
   *[other] { $name } vyhrává.
}
hocus_won_shared = O vítězství se dělí: { $names }.
hocus_end_finished = jedna figurka obešla celý okruh.
hocus_end_round_limit = uplynulo poslední kolo, remíza.
hocus_end_broken_off = byla předčasně ukončena.
hocus_banner_near = Cíl je na dohled
hocus_banner_rounds = { $count ->
    [one] Zbývá { $count } kolo
    [few] Zbývají { $count } kola
   *[other] Zbývá { $count } kol
}
hocus_do_roll = Hodit
hocus_do_target = { $who ->
    [me] Na sebe
   *[other] Hráč { $name }
}
hocus_do_number = Jít o { $number }
hocus_do_done = Ukončit tah
hocus_why_roll = Hoď kostkou a jdi o tolik polí.
hocus_why_roll_more = Platí o { $steps } víc.
hocus_why_roll_half = „{ $spell }“ ho půlí.
hocus_why_roll_twice = S „{ $spell }“ platí dvakrát.
hocus_why_roll_back = „{ $spell }“ tě vede pozpátku.
hocus_why_lasts = { $turns ->
    [one] Trvá { $turns } tah.
    [few] Trvá { $turns } tahy.
   *[other] Trvá { $turns } tahů.
}
hocus_why_target = { $who ->
    [me] Sešli ho na sebe.
   *[other] Sešli ho na hráče { $name }.
}
hocus_why_target_spell = { $who ->
    [me] Sešli „{ $spell }“ na sebe.
   *[other] Sešli „{ $spell }“ na hráče { $name }.
}
hocus_why_number = Zvol si číslo { $number }.
hocus_why_hits = Vyhodíš hráče { $name }.
hocus_why_done = Ukonči tah bez kouzla.
hocus_tell_turn_began = { $who ->
    [me] Jsi na tahu ({ $turn }).
   *[other] Na tahu je { $name } ({ $turn }).
}
hocus_tell_turn_lost = { $who ->
    [me] Nemůžeš se hnout: tah propadá.
   *[other] { $name } se nemůže hnout: tah propadá.
}
hocus_tell_rolled = { $who ->
    [me] Házíš { $die }.
   *[other] { $name } hází { $die }.
}
hocus_tell_number_chosen = { $who ->
    [me] Volíš si { $number }.
   *[other] { $name } si volí { $number }.
}
hocus_tell_moved = { $who ->
    [me] Jdeš { $from } { $to }.
   *[other] { $name } jde { $from } { $to }.
}
hocus_tell_sent = { $who ->
    [me] Posíláš hráče { $of } { $from } { $to }.
   *[other] { $whom ->
        [me] { $name } tě posílá { $from } { $to }.
       *[other] { $name } posílá hráče { $of } { $from } { $to }.
    }
}
hocus_tell_hit = { $who ->
    [me] Vyhazuješ hráče { $of } { $to }!
   *[other] { $whom ->
        [me] { $name } tě vyhazuje { $to }!
       *[other] { $name } vyhazuje hráče { $of } { $to }.
    }
}
hocus_tell_swapped = { $who ->
    [me] Vyměňuješ si místo s hráčem { $of }.
   *[other] { $whom ->
        [me] { $name } si s tebou vyměňuje místo.
       *[other] { $name } si vyměňuje místo s hráčem { $of }.
    }
}
hocus_tell_drew = { $who ->
    [me] Bereš si kouzlo.
   *[other] { $name } si bere kouzlo.
}
hocus_tell_got = { $who ->
    [me] Bereš si kouzlo: { $card }.
   *[other] { $name } si bere kouzlo: { $card }.
}
hocus_tell_spell_cast = { $who ->
    [me] Sesíláš „{ $spell }“.
   *[other] { $name } sesílá „{ $spell }“.
}
hocus_tell_spell_laid = { $who ->
    [me] { $turns ->
        [one] „{ $spell }“ na tobě leží { $turns } tah.
        [few] „{ $spell }“ na tobě leží { $turns } tahy.
       *[other] „{ $spell }“ na tobě leží { $turns } tahů.
    }
   *[other] { $turns ->
        [one] „{ $spell }“ leží na hráči { $name } { $turns } tah.
        [few] „{ $spell }“ leží na hráči { $name } { $turns } tahy.
       *[other] „{ $spell }“ leží na hráči { $name } { $turns } tahů.
    }
}
hocus_tell_spell_left = { $who ->
    [me] „{ $spell }“ už na tobě neleží.
   *[other] „{ $spell }“ už na hráči { $name } neleží.
}
hocus_tell_stole = { $who ->
    [me] Bereš hráči { $of } kartu.
   *[other] { $whom ->
        [me] { $name } ti bere kartu.
       *[other] { $name } bere hráči { $of } kartu.
    }
}
hocus_tell_stole_card = { $who ->
    [me] Bereš hráči { $of } kartu: { $card }.
   *[other] { $whom ->
        [me] { $name } ti bere kartu: { $card }.
       *[other] { $name } bere hráči { $of } kartu: { $card }.
    }
}
hocus_tell_forgot = { $who ->
    [me] { $count ->
        [one] Pod balíček ti jde { $count } karta.
        [few] Pod balíček ti jdou { $count } karty.
       *[other] Pod balíček ti jde { $count } karet.
    }
   *[other] { $count ->
        [one] Hráči { $name } jde pod balíček { $count } karta.
        [few] Hráči { $name } jdou pod balíček { $count } karty.
       *[other] Hráči { $name } jde pod balíček { $count } karet.
    }
}
hocus_tell_forgot_card = { $who ->
    [me] Ztrácíš: { $card }.
   *[other] { $name } ztrácí: { $card }.
}
hocus_tell_passed = { $who ->
    [me] Nesesíláš žádné kouzlo.
   *[other] { $name } nesesílá žádné kouzlo.
}
hocus_describe_turn = Kolo { $round }, tah { $turn }.
hocus_describe_track = Okruh má { $fields } polí. START je pole 0 a zároveň cíl, KRÁL je pole { $king }.
hocus_describe_terrain = Pole krajiny { $terrain }: { $fields }.
hocus_describe_crosses = Křížky: { $fields }.
hocus_describe_crowns = Koruny: { $fields }.
hocus_describe_seat = { $name }: { $place } z { $fields } ({ $ground }). Karty: { $cards }.
hocus_describe_you = Ty
hocus_describe_cross = křížek
hocus_describe_crown = koruna
hocus_describe_minus = v mínusu
hocus_describe_slots = Trvající kouzla: { $spells }.
hocus_describe_slot = { $spell } (přihrádka { $slot })
hocus_describe_known = Známé karty: { $cards }.
hocus_describe_hand = V ruce máš: { $cards }.
hocus_describe_casting = Sesílané kouzlo: { $spell }.
hocus_describe_deck = Karty v balíčku: { $deck }.
hocus_describe_under = Vespod, odshora: { $cards }.
hocus_reason_wins = Vyhraje partii
hocus_reason_may_win = { $numbers ->
    [one] Vyhraje s { $numbers } číslem ze 6
    [few] Vyhraje se { $numbers } čísly ze 6
   *[other] Vyhraje s { $numbers } čísly ze 6
}
hocus_reason_stops_win = { $who ->
    [me] Nedovolí ti v příštím tahu vyhrát
   *[other] Nedovolí hráči { $name } v příštím tahu vyhrát
}
hocus_reason_takes_place = { $who ->
    [me] Zabere tvoje místo
   *[other] Zabere místo hráče { $name }
}
hocus_reason_sends_back = { $who ->
    [me] Pošle tě zpátky { $to }
   *[other] Pošle hráče { $name } zpátky { $to }
}
hocus_reason_near_home = { $numbers ->
    [one] Příště stačí k výhře { $numbers } číslo ze 6
    [few] Příště stačí k výhře { $numbers } čísla ze 6
   *[other] Příště stačí k výhře { $numbers } čísel ze 6
}
hocus_reason_near_home_any = Příště stačí k výhře jakékoli číslo
hocus_reason_may_hit = { $who ->
    [me] { $numbers ->
        [one] { $numbers } číslo ze 6 tě vyhodí
        [few] { $numbers } čísla ze 6 tě vyhodí
       *[other] { $numbers } čísel ze 6 tě vyhodí
    }
   *[other] { $numbers ->
        [one] { $numbers } číslo ze 6 vyhodí hráče { $name }
        [few] { $numbers } čísla ze 6 vyhodí hráče { $name }
       *[other] { $numbers } čísel ze 6 vyhodí hráče { $name }
    }
}
hocus_reason_hinders_win = { $who ->
    [me] { $numbers ->
        [one] Nechá ti k výhře jen { $numbers } číslo ze 6
        [few] Nechá ti k výhře jen { $numbers } čísla ze 6
       *[other] Nechá ti k výhře jen { $numbers } čísel ze 6
    }
   *[other] { $numbers ->
        [one] Nechá hráči { $name } k výhře jen { $numbers } číslo ze 6
        [few] Nechá hráči { $name } k výhře jen { $numbers } čísla ze 6
       *[other] Nechá hráči { $name } k výhře jen { $numbers } čísel ze 6
    }
}
hocus_reason_reverses = { $who ->
    [me] { $turns ->
        [one] Na { $turns } tah tě obrátí pozpátku
        [few] Na { $turns } tahy tě obrátí pozpátku
       *[other] Na { $turns } tahů tě obrátí pozpátku
    }
   *[other] { $turns ->
        [one] Na { $turns } tah obrátí hráče { $name } pozpátku
        [few] Na { $turns } tahy obrátí hráče { $name } pozpátku
       *[other] Na { $turns } tahů obrátí hráče { $name } pozpátku
    }
}
hocus_reason_frees = { $count ->
    [one] Zbaví se { $count } kouzla
    [few] Zbaví se { $count } kouzel
   *[other] Zbaví se { $count } kouzel
}
hocus_reason_freezes = { $who ->
    [me] { $turns ->
        [one] Vezme ti { $turns } tah
        [few] Vezme ti { $turns } tahy
       *[other] Vezme ti { $turns } tahů
    }
   *[other] { $turns ->
        [one] Vezme hráči { $name } { $turns } tah
        [few] Vezme hráči { $name } { $turns } tahy
       *[other] Vezme hráči { $name } { $turns } tahů
    }
}
hocus_reason_sets_back = { $who ->
    [me] { $count ->
        [one] Vrátí tě o { $count } pole
        [few] Vrátí tě o { $count } pole
       *[other] Vrátí tě o { $count } polí
    }
   *[other] { $count ->
        [one] Vrátí hráče { $name } o { $count } pole
        [few] Vrátí hráče { $name } o { $count } pole
       *[other] Vrátí hráče { $name } o { $count } polí
    }
}
hocus_reason_slows = { $who ->
    [me] { $turns ->
        [one] Na { $turns } tah ti půlí hody
        [few] Na { $turns } tahy ti půlí hody
       *[other] Na { $turns } tahů ti půlí hody
    }
   *[other] { $turns ->
        [one] Na { $turns } tah půlí hody hráče { $name }
        [few] Na { $turns } tahy půlí hody hráče { $name }
       *[other] Na { $turns } tahů půlí hody hráče { $name }
    }
}
hocus_reason_takes_hand = { $who ->
    [me] { $count ->
        [one] Připraví tě o { $count } kartu
        [few] Připraví tě o { $count } karty
       *[other] Připraví tě o { $count } karet
    }
   *[other] { $count ->
        [one] Připraví hráče { $name } o { $count } kartu
        [few] Připraví hráče { $name } o { $count } karty
       *[other] Připraví hráče { $name } o { $count } karet
    }
}
hocus_reason_steals = { $who ->
    [me] Ukradne ti kartu
   *[other] Ukradne kartu hráči { $name }
}
hocus_reason_silences = { $who ->
    [me] { $turns ->
        [one] Na { $turns } tah ti zabrání kouzlit
        [few] Na { $turns } tahy ti zabrání kouzlit
       *[other] Na { $turns } tahů ti zabrání kouzlit
    }
   *[other] { $turns ->
        [one] Na { $turns } tah zabrání hráči { $name } kouzlit
        [few] Na { $turns } tahy zabrání hráči { $name } kouzlit
       *[other] Na { $turns } tahů zabrání hráči { $name } kouzlit
    }
}
hocus_reason_shields = { $turns ->
    [one] Na { $turns } tah je v bezpečí před cizími kouzly
    [few] Na { $turns } tahy je v bezpečí před cizími kouzly
   *[other] Na { $turns } tahů je v bezpečí před cizími kouzly
}
hocus_reason_past_king = Dojde na KRÁLE: koho za ním vyhodí, ten se vrací jen na KRÁLE
hocus_reason_out_of_minus = Vyjde z mínusu
hocus_reason_escapes = { $who ->
    [me] Dostane se ti z dosahu
   *[other] Dostane se z dosahu hráče { $name }
}
hocus_reason_keeps = Šetří „{ $spell }“ na potom
hocus_reason_on_crown = Stojí na koruně a dosáhne na každého
hocus_reason_draws = Vezme si kouzlo
hocus_reason_advances = { $count ->
    [one] Jde o { $count } pole vpřed
    [few] Jde o { $count } pole vpřed
   *[other] Jde o { $count } polí vpřed
}
hocus_refusal_must_roll = Napřed hoď, pak můžeš tah ukončit.
hocus_refusal_rolled = Pohyb už máš za sebou a v tahu se hází jen jednou.
hocus_refusal_one_spell = Za tah jen jedno kouzlo, a to už je seslané.
hocus_refusal_no_spell = „{ $spell }“ nemáš v ruce. Vyber kartu, kterou držíš.
hocus_refusal_wrong_time = „{ $spell }“ se sesílá { $when }. Nech si ho na tu chvíli.
hocus_refusal_nothing_to_cleanse = Neleží na tobě žádné kouzlo, které by „{ $cleanse }“ sňala.
hocus_refusal_in_fog = Jsi v mlze a seslat smíš jen „{ $cleanse }“.
hocus_refusal_no_right = Tady kouzlit nemůžeš: ve tvé krajině ({ $terrain }) není nikdo jiný a pod tebou není koruna. Hraj dál.
hocus_refusal_no_target = Tady není nikdo, na koho by šlo seslat „{ $spell }“. Vyber jiné kouzlo.
hocus_refusal_no_player = Za tuhle barvu tu nikdo nehraje. Vyber někoho u stolu.
hocus_refusal_not_on_yourself = „{ $spell }“ se sesílá na jiného, ne na sebe.
hocus_refusal_does_nothing = Kouzlo „{ $spell }“ by ti tu k ničemu nebylo.
hocus_refusal_out_of_reach = { $who ->
    [me] Tam nedosáhneš.
   *[other] { $name } nestojí ve tvé krajině a pod tebou není koruna.
}
hocus_refusal_shielded = { $who ->
    [me] Chrání tě štít.
   *[other] Hráče { $name } chrání štít. Vyber někoho jiného.
}
hocus_refusal_slot_taken = Přihrádka { $slot } hráče { $name } je obsazená, „{ $spell }“ se tam nevejde. Vyber někoho jiného.
hocus_refusal_own_slot_taken = Tvoje přihrádka { $slot } je obsazená, „{ $spell }“ se tam nevejde.
hocus_refusal_outlasted = Stejné kouzlo leží na hráči { $name } na delší čas, kouzlo „{ $spell }“ by nic nezměnilo.
hocus_refusal_own_outlasted = Stejné kouzlo na tobě leží na delší čas, kouzlo „{ $spell }“ by nic nezměnilo.
hocus_refusal_on_start = { $who ->
    [me] Na STARTU už jsi.
   *[other] { $name } už na STARTU je, kouzlo „{ $spell }“ by nic nezměnilo.
}
hocus_refusal_level = { $who ->
    [me] To nic nezmění.
   *[other] { $name } je stejně daleko jako ty, kouzlo „{ $spell }“ by nic nezměnilo.
}
hocus_refusal_empty_hand = { $who ->
    [me] Nemáš žádnou kartu.
   *[other] { $name } nemá žádnou kartu, kouzlo „{ $spell }“ by nic nezměnilo.
}
hocus_refusal_unmoved = { $who ->
    [me] Ze STARTU a z KRÁLE „{ $spell }“ nikoho nepošle.
   *[other] Ze STARTU a z KRÁLE „{ $spell }“ nikoho nepošle, a { $name } tam stojí.
}
hocus_left = { $count ->
    [one] { $count } pole do cíle
    [few] { $count } pole do cíle
   *[other] { $count } polí do cíle
}
hocus_left_none = v cíli
hocus_figure_forward = Pole ujitá vpřed
hocus_figure_back = Ztracená pole
hocus_figure_hits = Vyhození soupeři
hocus_figure_was_hit = Pády po vyhození
hocus_figure_drawn = Vzatá kouzla
hocus_figure_spells = Seslaná kouzla
hocus_figure_suffered = Kouzla od ostatních
hocus_figure_dice = Hody kostkou
hocus_figure_luck = Průměrný hod
hocus_tutorial_you = Ty
hocus_tutorial_rival = Elvíra
hocus_tutorial_welcome = Vítej! Hraješ za modrou. Kdo první obejde celý okruh, vyhrává: START je i cíl. Elvíra je kousek před tebou.
hocus_tutorial_roll = V tahu hodíš kostkou a jdeš o tolik polí. Hoď!
hocus_tutorial_hit = Trojka, rovnou na Elvíru: vyhazuješ ji! Byla už za KRÁLEM, a tak se vrací na něj; z první poloviny by šla až na START. Teď hraje ona.
hocus_tutorial_reversed = Z koruny kouzla dosáhnou na každého. Elvíra na tebe seslala „Opačák“: leží u tebe dva tahy a chodíš pozpátku. Přesto hoď!
hocus_tutorial_same = Máš štěstí: na křížku si bereš kouzlo. A stojíš na písku stejně jako Elvíra: ve stejné krajině na ni smíš kouzlit. Vyber „Superstarťák“ a potvrď.
hocus_tutorial_sent = Až na START! Za tah smíš seslat jedno kouzlo. Uvidíme, co na to Elvíra.
hocus_tutorial_cleanse = „Opačák“ na tobě pořád leží. Každá karta říká, kdy se sesílá, a „Očista“ z křížku patří před hod. Sešli ji a pak hoď.
hocus_tutorial_crown = Zase vpřed, a hned o 6 na korunu! Hází Elvíra.
hocus_tutorial_double = Do cíle zbývá šest polí. „Double“ počítá tvůj pohyb dvakrát a z koruny ho seslat smíš: vyber sebe, potvrď a hoď!
hocus_tutorial_end = Celý okruh je za tebou: vyhráváš! Kouzel je šestnáct a ostatní je mají taky. Na opravdovou partii už víš dost.

## The board

hocus_board_look = Podívat se na hráče { $name }
hocus_board_more = Podívat se blíž
hocus_board_deck = { $count ->
    [one] Balíček: { $count } karta
    [few] Balíček: { $count } karty
   *[other] Balíček: { $count } karet
}
hocus_board_deck_title = Balíček
hocus_board_under = Vespod balíčku, odshora
hocus_board_confirm = Provést
hocus_board_place = Místo { $place }
hocus_board_slots = Kouzla, která trvají
hocus_board_cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
hocus_board_hidden = { $count ->
    [one] { $count } karta je skrytá.
    [few] { $count } karty jsou skryté.
   *[other] { $count } karet je skrytých.
}
hocus_legend_cross = Křížek
hocus_legend_cross_text = Kdo sem přijde ve svém tahu, lízne si kouzlo; v ruce jich může být nejvýš pět.
hocus_legend_crown = Koruna
hocus_legend_crown_text = Odtud kouzla dosáhnou na kohokoli.
hocus_legend_land = Krajiny
hocus_legend_land_text = Jinde kouzla dosáhnou jen na ty, kdo stojí ve stejné krajině: stejná barva, stejný znak.
hocus_legend_king_text = Půlka cesty. Kdo je zasažen za ní, vrací se jen sem. Tady nikdo zasažen není a kouzla dosáhnou na kohokoli.
hocus_legend_start_text = Start i cíl: kdo první obejde celou trať, vyhrává, a smí i přejet. Tady nikdo zasažen není.
hocus_legend_minus = Mínus
hocus_legend_minus_text = Kdo couvne za START, musí to nejdřív dohnat.
hocus_legend_when_text = Kostka u spodního okraje karty: kdy se kouzlo sesílá.
hocus_legend_turns = Proužky
hocus_legend_turns_text = Tolik tahů kouzlo trvá: leží na místě s tím číslem a každý tah se posune o jedno níž.
hocus_legend_place = Místo
hocus_legend_place_text = Kolik polí od STARTU; cíl je { $fields }.
hocus_legend_hand_text = Kouzla, která vidí jen jejich hráč.

## The terminal

hocus_draw_legend = { $cross } křížek: lízni kouzlo · { $crown } koruna: kouzli na kohokoli · jinak ve stejné krajině
hocus_draw_place = místo
hocus_draw_slot = přihr. { $slot }
hocus_draw_cards = karty
hocus_draw_known = { $count } (mezi nimi { $cards })
hocus_reminder =
    Cíl: jako první obejít celý okruh a dojít zpět na START; přejít ho smíš.
    KRÁL je pole v půli cesty.
    Tah: hoď a jdi. Kdo skončí na poli jiného, vyhodí ho: zpět na START, nebo na
    KRÁLE, stál-li tam či za ním. Na STARTU a na KRÁLI se nevyhazuje.
    Křížek: kdo na něj ve svém tahu přijde, lízne si kouzlo; v ruce nejvýš pět.
    Kouzla: jedno za tah, na někoho ve stejné krajině; z KRÁLE nebo z koruny na
    kohokoli. Karta říká, zda se sesílá před hodem, po něm, nebo místo něj. Trvalá
    kouzla leží v přihrádkách 3, 2 a 1 a na konci tahu oběti se posouvají dolů.
    Za STARTEM jsi v mínusu: dožeň ho a pak obejdi okruh.
    Obrázek: písmena jsou figurky, + křížek, ^ koruna, první písmena pole jsou
    jeho krajina.
