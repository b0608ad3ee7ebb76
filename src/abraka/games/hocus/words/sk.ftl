### Hocus Pocus

hocus_goal = Obehni raz celú slučku: kto sa prvý vráti na ŠTART, vyhráva.
hocus_option_memory = Známe cudzie karty
hocus_option_memory_about = Či si musíš pamätať cudzie karty, ktoré poznáš.
hocus_spell_super_start = Superštarťák
hocus_spell_reverse = Opačák
hocus_spell_double = Double
hocus_spell_snail = Slimák
hocus_spell_freeze = Skamenej
hocus_spell_fog = Hmla
hocus_spell_gust = Víchor
hocus_spell_whirl = Vír
hocus_spell_swap = Prehoď
hocus_spell_pickpocket = Zlodej
hocus_spell_amnesia = Zabudni
hocus_spell_shield = Štít
hocus_spell_prophecy = Proroctvo
hocus_spell_twin = Dvojča
hocus_spell_tailwind = Zadný vietor
hocus_spell_cleanse = Očista
hocus_spell_super_start_text = Pošle niekoho na ŠTART, nech stojí kdekoľvek.
hocus_spell_reverse_text = Niekto pôjde po každom hode pospiatky.
hocus_spell_double_text = Tvoj pohyb v tomto ťahu, alebo niečí ďalší, platí dvakrát.
hocus_spell_snail_text = Niekomu sa hody polia, zaokrúhlené nahor.
hocus_spell_freeze_text = Niekto príde o ďalší ťah.
hocus_spell_fog_text = Niekto smie zoslať len Očistu.
hocus_spell_gust_text = { $steps ->
    [one] Odfúkne niekoho o { $steps } pole späť.
    [few] Odfúkne niekoho o { $steps } polia späť.
   *[other] Odfúkne niekoho o { $steps } polí späť.
}
hocus_spell_gust_forward_text = { $steps ->
    [one] Odfúkne niekoho o { $steps } pole vpred.
    [few] Odfúkne niekoho o { $steps } polia vpred.
   *[other] Odfúkne niekoho o { $steps } polí vpred.
}
hocus_spell_whirl_text = Vráti niekoho na najbližšie pole rovnakej krajiny za ním; nie zo ŠTARTU a z KRÁĽA.
hocus_spell_swap_text = S niekým si vymeníš miesto. Nikto sa nevyhadzuje.
hocus_spell_pickpocket_text = Vezmeš niekomu náhodnú kartu.
hocus_spell_amnesia_text = Niekomu idú všetky karty pod balíček.
hocus_spell_shield_text = Cudzie kúzla na teba nedosiahnu.
hocus_spell_prophecy_text = Nehádžeš, číslo si zvolíš.
hocus_spell_twin_text = Hodíš dvoma kockami a ideš o ich súčet.
hocus_spell_tailwind_text = Tento hod platí o { $steps } viac.
hocus_spell_cleanse_text = Sníme z teba všetky kúzla. Zoslať ju smieš kdekoľvek.
hocus_when_before = pred hodom
hocus_when_after = po hode
hocus_when_instead = namiesto hodu
hocus_turns = { $turns ->
    [one] na { $turns } ťah
    [few] na { $turns } ťahy
   *[other] na { $turns } ťahov
}
hocus_terrain_start = ŠTART
hocus_terrain_king = KRÁĽ
hocus_terrain_forest = les
hocus_terrain_lake = jazero
hocus_terrain_rock = skala
hocus_terrain_meadow = lúka
hocus_terrain_swamp = močiar
hocus_terrain_sand = piesok
hocus_terrain_hill = kopec
hocus_terrain_snow = sneh
hocus_terrain_village = dedina
hocus_terrain_road = cesta
hocus_terrain_cave = jaskyňa
hocus_terrain_river = rieka
hocus_terrain_garden = záhrada
hocus_terrain_ruin = zrúcanina
hocus_terrain_red = červená
hocus_terrain_orange = oranžová
hocus_terrain_yellow = žltá
hocus_terrain_green = zelená
hocus_terrain_blue = modrá
hocus_terrain_purple = fialová
hocus_terrain_brown = hnedá
hocus_terrain_pink = ružová
hocus_terrain_black = čierna
hocus_terrain_white = biela
hocus_from = z poľa { $place }
hocus_from_start = zo ŠTARTU
hocus_from_king = z KRÁĽA
hocus_to = na pole { $place }
hocus_to_start = na ŠTART
hocus_to_king = na KRÁĽA
hocus_to_finish = do cieľa
hocus_ask_roll = { $who ->
    [me] Si na ťahu: hoď kockou.
   *[other] { $name } bude hádzať.
}
hocus_ask_roll_or_cast = { $who ->
    [me] Si na ťahu: hoď, alebo najprv zošli vhodné kúzlo.
   *[other] { $name } môže zoslať kúzlo, alebo hádzať.
}
hocus_ask_roll_now = { $who ->
    [me] Kúzlo je zoslané. Teraz hoď.
   *[other] { $name } bude hádzať.
}
hocus_ask_roll_more = { $who ->
    [me] Teraz hoď: platí o { $steps } viac.
   *[other] { $name } bude hádzať so zadným vetrom.
}
hocus_ask_target = { $who ->
    [me] { $effect ->
        [super_start] „{ $spell }“ posiela na ŠTART: koho?
        [reverse] „{ $spell }“ obracia chôdzu: komu?
        [double] „{ $spell }“ zdvojí ťah: komu?
        [snail] „{ $spell }“ polí hody: komu?
        [freeze] „{ $spell }“ berie ťah: komu?
        [fog] „{ $spell }“ bráni čarovať: komu?
        [gust] „{ $spell }“ odfúkne po ceste: koho?
        [whirl] „{ $spell }“ vracia späť: koho?
        [swap] „{ $spell }“ vymení vaše miesta: s kým?
        [pickpocket] „{ $spell }“ berie kartu: komu?
        [amnesia] „{ $spell }“ berie všetky karty: komu?
       *[other] „{ $spell }“: na koho?
    }
   *[other] { $name } vyberá, na koho zoslať „{ $spell }“.
}
hocus_ask_number = { $who ->
    [me] O koľko chceš ísť?
   *[other] { $name } si vyberá číslo.
}
hocus_ask_spell = { $who ->
    [me] Zošli kúzlo, alebo ukonči ťah.
   *[other] { $name } ešte môže zoslať kúzlo.
}
hocus_ask_reach = Na dosah: { $names }.
hocus_ask_reach_all = Dosiahneš na všetkých.
hocus_ask_done = { $who ->
    [me] Žiadnu svoju kartu tu zoslať nemôžeš: ukonči ťah.
   *[other] { $name } ešte môže zoslať kúzlo.
}
hocus_ask_spell_for = { $who ->
    [me] Ktoré kúzlo na seba?
   *[other] Ktoré kúzlo na hráča { $name }?
}
hocus_ask_none = Teraz sa na nič nečaká.
hocus_over = Partia sa skončila: { $why }
hocus_won = { $who ->
    [me] Vyhrávaš!
   *[other] { $name } vyhráva.
}
hocus_won_shared = O víťazstvo sa delia: { $names }.
hocus_end_finished = jedna figúrka obišla celý okruh.
hocus_end_round_limit = uplynulo posledné kolo, remíza.
hocus_end_broken_off = bola predčasne ukončená.
hocus_banner_near = Cieľ je na dohľad
hocus_banner_rounds = { $count ->
    [one] Zostáva { $count } kolo
    [few] Zostávajú { $count } kolá
   *[other] Zostáva { $count } kôl
}
hocus_do_roll = Hodiť
hocus_do_target = { $who ->
    [me] Na seba
   *[other] Hráč { $name }
}
hocus_do_number = Ísť o { $number }
hocus_do_done = Ukončiť ťah
hocus_why_roll = Hoď kockou a choď o toľko polí.
hocus_why_roll_more = Platí o { $steps } viac.
hocus_why_roll_half = „{ $spell }“ ho polí.
hocus_why_roll_twice = S „{ $spell }“ platí dvakrát.
hocus_why_roll_back = „{ $spell }“ ťa vedie pospiatky.
hocus_why_lasts = { $turns ->
    [one] Trvá { $turns } ťah.
    [few] Trvá { $turns } ťahy.
   *[other] Trvá { $turns } ťahov.
}
hocus_why_target = { $who ->
    [me] Zošli ho na seba.
   *[other] Zošli ho na hráča { $name }.
}
hocus_why_target_spell = { $who ->
    [me] Zošli „{ $spell }“ na seba.
   *[other] Zošli „{ $spell }“ na hráča { $name }.
}
hocus_why_number = Zvoľ si číslo { $number }.
hocus_why_hits = Vyhodíš hráča { $name }.
hocus_why_done = Ukonči ťah bez kúzla.
hocus_tell_turn_began = { $who ->
    [me] Si na ťahu ({ $turn }).
   *[other] Na ťahu je { $name } ({ $turn }).
}
hocus_tell_turn_lost = { $who ->
    [me] Nemôžeš sa pohnúť: ťah prepadá.
   *[other] { $name } sa nemôže pohnúť: ťah prepadá.
}
hocus_tell_rolled = { $who ->
    [me] Hádžeš { $die }.
   *[other] { $name } hádže { $die }.
}
hocus_tell_number_chosen = { $who ->
    [me] Volíš si { $number }.
   *[other] { $name } si volí { $number }.
}
hocus_tell_moved = { $who ->
    [me] Ideš { $from } { $to }.
   *[other] { $name } ide { $from } { $to }.
}
hocus_tell_sent = { $who ->
    [me] Posielaš hráča { $of } { $from } { $to }.
   *[other] { $whom ->
        [me] { $name } ťa posiela { $from } { $to }.
       *[other] { $name } posiela hráča { $of } { $from } { $to }.
    }
}
hocus_tell_hit = { $who ->
    [me] Vyhadzuješ hráča { $of } { $to }!
   *[other] { $whom ->
        [me] { $name } ťa vyhadzuje { $to }!
       *[other] { $name } vyhadzuje hráča { $of } { $to }.
    }
}
hocus_tell_swapped = { $who ->
    [me] Vymieňaš si miesto s hráčom { $of }.
   *[other] { $whom ->
        [me] { $name } si s tebou vymieňa miesto.
       *[other] { $name } si vymieňa miesto s hráčom { $of }.
    }
}
hocus_tell_drew = { $who ->
    [me] Berieš si kúzlo.
   *[other] { $name } si berie kúzlo.
}
hocus_tell_got = { $who ->
    [me] Berieš si kúzlo: { $card }.
   *[other] { $name } si berie kúzlo: { $card }.
}
hocus_tell_spell_cast = { $who ->
    [me] Zosielaš „{ $spell }“.
   *[other] { $name } zosiela „{ $spell }“.
}
hocus_tell_spell_laid = { $who ->
    [me] { $turns ->
        [one] „{ $spell }“ na tebe leží { $turns } ťah.
        [few] „{ $spell }“ na tebe leží { $turns } ťahy.
       *[other] „{ $spell }“ na tebe leží { $turns } ťahov.
    }
   *[other] { $turns ->
        [one] „{ $spell }“ leží na hráčovi { $name } { $turns } ťah.
        [few] „{ $spell }“ leží na hráčovi { $name } { $turns } ťahy.
       *[other] „{ $spell }“ leží na hráčovi { $name } { $turns } ťahov.
    }
}
hocus_tell_spell_left = { $who ->
    [me] „{ $spell }“ už na tebe neleží.
   *[other] „{ $spell }“ už na hráčovi { $name } neleží.
}
hocus_tell_stole = { $who ->
    [me] Berieš hráčovi { $of } kartu.
   *[other] { $whom ->
        [me] { $name } ti berie kartu.
       *[other] { $name } berie hráčovi { $of } kartu.
    }
}
hocus_tell_stole_card = { $who ->
    [me] Berieš hráčovi { $of } kartu: { $card }.
   *[other] { $whom ->
        [me] { $name } ti berie kartu: { $card }.
       *[other] { $name } berie hráčovi { $of } kartu: { $card }.
    }
}
hocus_tell_forgot = { $who ->
    [me] { $count ->
        [one] Pod balíček ti ide { $count } karta.
        [few] Pod balíček ti idú { $count } karty.
       *[other] Pod balíček ti ide { $count } kariet.
    }
   *[other] { $count ->
        [one] Hráčovi { $name } ide pod balíček { $count } karta.
        [few] Hráčovi { $name } idú pod balíček { $count } karty.
       *[other] Hráčovi { $name } ide pod balíček { $count } kariet.
    }
}
hocus_tell_forgot_card = { $who ->
    [me] Strácaš: { $card }.
   *[other] { $name } stráca: { $card }.
}
hocus_tell_passed = { $who ->
    [me] Nezosielaš žiadne kúzlo.
   *[other] { $name } nezosiela žiadne kúzlo.
}
hocus_describe_turn = Kolo { $round }, ťah { $turn }.
hocus_describe_track = Okruh má { $fields } polí. ŠTART je pole 0 a zároveň cieľ, KRÁĽ je pole { $king }.
hocus_describe_terrain = Polia krajiny { $terrain }: { $fields }.
hocus_describe_crosses = Krížiky: { $fields }.
hocus_describe_crowns = Koruny: { $fields }.
hocus_describe_seat = { $name }: { $place } z { $fields } ({ $ground }). Karty: { $cards }.
hocus_describe_you = Ty
hocus_describe_cross = krížik
hocus_describe_crown = koruna
hocus_describe_minus = v mínuse
hocus_describe_slots = Trvajúce kúzla: { $spells }.
hocus_describe_slot = { $spell } (priehradka { $slot })
hocus_describe_known = Známe karty: { $cards }.
hocus_describe_hand = V ruke máš: { $cards }.
hocus_describe_casting = Zosielané kúzlo: { $spell }.
hocus_describe_deck = Karty v balíčku: { $deck }.
hocus_describe_under = Naspodku, odhora: { $cards }.
hocus_reason_wins = Vyhrá partiu
hocus_reason_may_win = { $numbers ->
    [one] Vyhrá s { $numbers } číslom zo 6
    [few] Vyhrá s { $numbers } číslami zo 6
   *[other] Vyhrá s { $numbers } číslami zo 6
}
hocus_reason_stops_win = { $who ->
    [me] Nedovolí ti v ďalšom ťahu vyhrať
   *[other] Nedovolí hráčovi { $name } v ďalšom ťahu vyhrať
}
hocus_reason_takes_place = { $who ->
    [me] Zaberie tvoje miesto
   *[other] Zaberie miesto hráča { $name }
}
hocus_reason_sends_back = { $who ->
    [me] Pošle ťa späť { $to }
   *[other] Pošle hráča { $name } späť { $to }
}
hocus_reason_near_home = { $numbers ->
    [one] Nabudúce stačí na výhru { $numbers } číslo zo 6
    [few] Nabudúce stačia na výhru { $numbers } čísla zo 6
   *[other] Nabudúce stačí na výhru { $numbers } čísel zo 6
}
hocus_reason_near_home_any = Nabudúce stačí na výhru akékoľvek číslo
hocus_reason_may_hit = { $who ->
    [me] { $numbers ->
        [one] { $numbers } číslo zo 6 ťa vyhodí
        [few] { $numbers } čísla zo 6 ťa vyhodia
       *[other] { $numbers } čísel zo 6 ťa vyhodí
    }
   *[other] { $numbers ->
        [one] { $numbers } číslo zo 6 vyhodí hráča { $name }
        [few] { $numbers } čísla zo 6 vyhodia hráča { $name }
       *[other] { $numbers } čísel zo 6 vyhodí hráča { $name }
    }
}
hocus_reason_hinders_win = { $who ->
    [me] { $numbers ->
        [one] Nechá ti na výhru len { $numbers } číslo zo 6
        [few] Nechá ti na výhru len { $numbers } čísla zo 6
       *[other] Nechá ti na výhru len { $numbers } čísel zo 6
    }
   *[other] { $numbers ->
        [one] Nechá hráčovi { $name } na výhru len { $numbers } číslo zo 6
        [few] Nechá hráčovi { $name } na výhru len { $numbers } čísla zo 6
       *[other] Nechá hráčovi { $name } na výhru len { $numbers } čísel zo 6
    }
}
hocus_reason_reverses = { $who ->
    [me] { $turns ->
        [one] Na { $turns } ťah ťa obráti pospiatky
        [few] Na { $turns } ťahy ťa obráti pospiatky
       *[other] Na { $turns } ťahov ťa obráti pospiatky
    }
   *[other] { $turns ->
        [one] Na { $turns } ťah obráti hráča { $name } pospiatky
        [few] Na { $turns } ťahy obráti hráča { $name } pospiatky
       *[other] Na { $turns } ťahov obráti hráča { $name } pospiatky
    }
}
hocus_reason_frees = { $count ->
    [one] Zbaví sa { $count } kúzla
    [few] Zbaví sa { $count } kúziel
   *[other] Zbaví sa { $count } kúziel
}
hocus_reason_freezes = { $who ->
    [me] { $turns ->
        [one] Vezme ti { $turns } ťah
        [few] Vezme ti { $turns } ťahy
       *[other] Vezme ti { $turns } ťahov
    }
   *[other] { $turns ->
        [one] Vezme hráčovi { $name } { $turns } ťah
        [few] Vezme hráčovi { $name } { $turns } ťahy
       *[other] Vezme hráčovi { $name } { $turns } ťahov
    }
}
hocus_reason_sets_back = { $who ->
    [me] { $count ->
        [one] Vráti ťa o { $count } pole
        [few] Vráti ťa o { $count } polia
       *[other] Vráti ťa o { $count } polí
    }
   *[other] { $count ->
        [one] Vráti hráča { $name } o { $count } pole
        [few] Vráti hráča { $name } o { $count } polia
       *[other] Vráti hráča { $name } o { $count } polí
    }
}
hocus_reason_slows = { $who ->
    [me] { $turns ->
        [one] Na { $turns } ťah ti polí hody
        [few] Na { $turns } ťahy ti polí hody
       *[other] Na { $turns } ťahov ti polí hody
    }
   *[other] { $turns ->
        [one] Na { $turns } ťah polí hody hráča { $name }
        [few] Na { $turns } ťahy polí hody hráča { $name }
       *[other] Na { $turns } ťahov polí hody hráča { $name }
    }
}
hocus_reason_takes_hand = { $who ->
    [me] { $count ->
        [one] Pripraví ťa o { $count } kartu
        [few] Pripraví ťa o { $count } karty
       *[other] Pripraví ťa o { $count } kariet
    }
   *[other] { $count ->
        [one] Pripraví hráča { $name } o { $count } kartu
        [few] Pripraví hráča { $name } o { $count } karty
       *[other] Pripraví hráča { $name } o { $count } kariet
    }
}
hocus_reason_steals = { $who ->
    [me] Ukradne ti kartu
   *[other] Ukradne kartu hráčovi { $name }
}
hocus_reason_silences = { $who ->
    [me] { $turns ->
        [one] Na { $turns } ťah ti zabráni čarovať
        [few] Na { $turns } ťahy ti zabráni čarovať
       *[other] Na { $turns } ťahov ti zabráni čarovať
    }
   *[other] { $turns ->
        [one] Na { $turns } ťah zabráni hráčovi { $name } čarovať
        [few] Na { $turns } ťahy zabráni hráčovi { $name } čarovať
       *[other] Na { $turns } ťahov zabráni hráčovi { $name } čarovať
    }
}
hocus_reason_shields = { $turns ->
    [one] Na { $turns } ťah je v bezpečí pred cudzími kúzlami
    [few] Na { $turns } ťahy je v bezpečí pred cudzími kúzlami
   *[other] Na { $turns } ťahov je v bezpečí pred cudzími kúzlami
}
hocus_reason_past_king = Dôjde na KRÁĽA: koho za ním vyhodia, ten sa vracia len na KRÁĽA
hocus_reason_out_of_minus = Vyjde z mínusu
hocus_reason_escapes = { $who ->
    [me] Dostane sa ti z dosahu
   *[other] Dostane sa z dosahu hráča { $name }
}
hocus_reason_keeps = Šetrí „{ $spell }“ na potom
hocus_reason_on_crown = Stojí na korune a dosiahne na každého
hocus_reason_draws = Vezme si kúzlo
hocus_reason_advances = { $count ->
    [one] Ide o { $count } pole vpred
    [few] Ide o { $count } polia vpred
   *[other] Ide o { $count } polí vpred
}
hocus_refusal_must_roll = Najprv hoď, potom môžeš ťah ukončiť.
hocus_refusal_rolled = Pohyb už máš za sebou a v ťahu sa hádže len raz.
hocus_refusal_one_spell = Za ťah len jedno kúzlo, a to už je zoslané.
hocus_refusal_no_spell = „{ $spell }“ nemáš v ruke. Vyber kartu, ktorú držíš.
hocus_refusal_wrong_time = „{ $spell }“ sa zosiela { $when }. Nechaj si ho na tú chvíľu.
hocus_refusal_nothing_to_cleanse = Neleží na tebe žiadne kúzlo, ktoré by „{ $cleanse }“ sňala.
hocus_refusal_in_fog = Si v hmle a zoslať smieš len „{ $cleanse }“.
hocus_refusal_no_right = Tu čarovať nemôžeš: v tvojej krajine ({ $terrain }) nie je nikto iný a pod tebou nie je koruna. Hraj ďalej.
hocus_refusal_no_target = Tu nie je nikto, na koho by sa dalo zoslať „{ $spell }“. Vyber iné kúzlo.
hocus_refusal_no_player = Za túto farbu tu nikto nehrá. Vyber niekoho pri stole.
hocus_refusal_not_on_yourself = „{ $spell }“ sa zosiela na iného, nie na seba.
hocus_refusal_does_nothing = Kúzlo „{ $spell }“ by ti tu na nič nebolo.
hocus_refusal_out_of_reach = { $who ->
    [me] Tam nedosiahneš.
   *[other] { $name } nestojí v tvojej krajine a pod tebou nie je koruna.
}
hocus_refusal_shielded = { $who ->
    [me] Chráni ťa štít.
   *[other] Hráča { $name } chráni štít. Vyber niekoho iného.
}
hocus_refusal_slot_taken = Priehradka { $slot } hráča { $name } je obsadená, „{ $spell }“ sa tam nezmestí. Vyber niekoho iného.
hocus_refusal_own_slot_taken = Tvoja priehradka { $slot } je obsadená, „{ $spell }“ sa tam nezmestí.
hocus_refusal_outlasted = Rovnaké kúzlo leží na hráčovi { $name } na dlhší čas, kúzlo „{ $spell }“ by nič nezmenilo.
hocus_refusal_own_outlasted = Rovnaké kúzlo na tebe leží na dlhší čas, kúzlo „{ $spell }“ by nič nezmenilo.
hocus_refusal_on_start = { $who ->
    [me] Na ŠTARTE už si.
   *[other] { $name } už na ŠTARTE je, kúzlo „{ $spell }“ by nič nezmenilo.
}
hocus_refusal_level = { $who ->
    [me] To nič nezmení.
   *[other] { $name } je rovnako ďaleko ako ty, kúzlo „{ $spell }“ by nič nezmenilo.
}
hocus_refusal_empty_hand = { $who ->
    [me] Nemáš žiadnu kartu.
   *[other] { $name } nemá žiadnu kartu, kúzlo „{ $spell }“ by nič nezmenilo.
}
hocus_refusal_unmoved = { $who ->
    [me] Zo ŠTARTU a z KRÁĽA „{ $spell }“ nikoho nepošle.
   *[other] Zo ŠTARTU a z KRÁĽA „{ $spell }“ nikoho nepošle, a { $name } tam stojí.
}
hocus_left = { $count ->
    [one] { $count } pole do cieľa
    [few] { $count } polia do cieľa
   *[other] { $count } polí do cieľa
}
hocus_left_none = v cieli
hocus_figure_forward = Polia prejdené vpred
hocus_figure_back = Stratené polia
hocus_figure_hits = Vyhodení súperi
hocus_figure_was_hit = Pády po vyhodení
hocus_figure_drawn = Vzaté kúzla
hocus_figure_spells = Zoslané kúzla
hocus_figure_suffered = Kúzla od ostatných
hocus_figure_dice = Hody kockou
hocus_figure_luck = Priemerný hod
hocus_tutorial_you = Ty
hocus_tutorial_rival = Elvíra
hocus_tutorial_welcome = Vitaj! Hráš za modrú. Kto prvý obíde celý okruh, vyhráva: ŠTART je aj cieľ. Elvíra je kúsok pred tebou.
hocus_tutorial_roll = V ťahu hodíš kockou a ideš o toľko polí. Hoď!
hocus_tutorial_hit = Trojka, rovno na Elvíru: vyhadzuješ ju! Bola už za KRÁĽOM, a tak sa vracia naň; z prvej polovice by išla až na ŠTART. Teraz hrá ona.
hocus_tutorial_reversed = Z koruny kúzla dosiahnu na každého. Elvíra na teba zoslala „Opačák“: leží pri tebe dva ťahy a chodíš pospiatky. Aj tak hoď!
hocus_tutorial_same = Máš šťastie: na krížiku si berieš kúzlo. A stojíš na piesku rovnako ako Elvíra: v tej istej krajine na ňu smieš čarovať. Vyber „Superštarťák“ a potvrď.
hocus_tutorial_sent = Až na ŠTART! Za ťah smieš zoslať jedno kúzlo. Uvidíme, čo na to Elvíra.
hocus_tutorial_cleanse = „Opačák“ na tebe stále leží. Každá karta hovorí, kedy sa zosiela, a „Očista“ z krížika patrí pred hod. Zošli ju a potom hoď.
hocus_tutorial_crown = Zase vpred, a hneď o 6 na korunu! Hádže Elvíra.
hocus_tutorial_double = Do cieľa zostáva šesť polí. „Double“ počíta tvoj pohyb dvakrát a z koruny ho zoslať smieš: vyber seba, potvrď a hoď!
hocus_tutorial_end = Celý okruh je za tebou: vyhrávaš! Kúziel je šestnásť a ostatní ich majú tiež. Na skutočnú partiu už vieš dosť.

## The board

hocus_board_look = Pozrieť sa na hráča { $name }
hocus_board_more = Pozrieť sa bližšie
hocus_board_deck = { $count ->
    [one] Balíček: { $count } karta
    [few] Balíček: { $count } karty
   *[other] Balíček: { $count } kariet
}
hocus_board_deck_title = Balíček
hocus_board_under = Naspodku balíčka, odvrchu
hocus_board_confirm = Vykonať
hocus_board_place = Miesto { $place }
hocus_board_slots = Kúzla, ktoré trvajú
hocus_board_cards = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
hocus_board_hidden = { $count ->
    [one] { $count } karta je skrytá.
    [few] { $count } karty sú skryté.
   *[other] { $count } kariet je skrytých.
}
hocus_legend_cross = Krížik
hocus_legend_cross_text = Kto sem príde vo svojom ťahu, potiahne si kúzlo; v ruke ich môže byť najviac päť.
hocus_legend_crown = Koruna
hocus_legend_crown_text = Odtiaľto kúzla dosiahnu na kohokoľvek.
hocus_legend_land = Krajiny
hocus_legend_land_text = Inde kúzla dosiahnu len na tých, čo stoja v rovnakej krajine: rovnaká farba, rovnaký znak.
hocus_legend_king_text = Polovica cesty. Kto je zasiahnutý za ňou, vracia sa len sem. Tu nikto zasiahnutý nie je a kúzla dosiahnu na kohokoľvek.
hocus_legend_start_text = Štart aj cieľ: kto prvý obíde celú trať, vyhráva, a smie aj prejsť ďalej. Tu nikto zasiahnutý nie je.
hocus_legend_minus = Mínus
hocus_legend_minus_text = Kto cúvne za ŠTART, musí to najprv dohnať.
hocus_legend_when_text = Kocka pri spodnom okraji karty: kedy sa kúzlo zosiela.
hocus_legend_turns = Prúžky
hocus_legend_turns_text = Toľko ťahov kúzlo trvá: leží na mieste s tým číslom a každý ťah sa posunie o jedno nižšie.
hocus_legend_place = Miesto
hocus_legend_place_text = Koľko polí od ŠTARTU; cieľ je { $fields }.
hocus_legend_hand_text = Kúzla, ktoré vidí len ich hráč.

## The terminal

hocus_draw_legend = { $cross } krížik: potiahni kúzlo · { $crown } koruna: čaruj na hocikoho · inak v rovnakej krajine
hocus_draw_place = miesto
hocus_draw_slot = priehr. { $slot }
hocus_draw_cards = karty
hocus_draw_known = { $count } (medzi nimi { $cards })
hocus_reminder =
    Cieľ: ako prvý obísť celý okruh a prísť späť na ŠTART; prejsť ho smieš.
    KRÁĽ je pole v polovici cesty.
    Ťah: hoď a choď. Kto skončí na poli iného, vyhodí ho: späť na ŠTART alebo na
    KRÁĽA, ak stál tam či za ním. Na ŠTARTE a na KRÁĽOVI sa nevyhadzuje.
    Krížik: kto naň vo svojom ťahu príde, potiahne si kúzlo; v ruke najviac päť.
    Kúzla: jedno za ťah, na niekoho v rovnakej krajine; z KRÁĽA alebo z koruny na
    hocikoho. Karta hovorí, či sa zosiela pred hodom, po ňom, alebo namiesto neho.
    Trvalé kúzla ležia v priehradkách 3, 2 a 1 a na konci ťahu obete klesajú.
    Za ŠTARTOM si v mínuse: dobehni ho a potom obíď okruh.
    Obrázok: písmená sú figúrky, + krížik, ^ koruna, prvé písmená poľa sú jeho
    krajina.
