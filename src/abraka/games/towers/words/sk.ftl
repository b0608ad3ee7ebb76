### Wandering Towers

towers_goal = { $way ->
    [together] Spoločne: doveďte všetkých čarodejníkov do Havranieho hradu a naplňte všetky elixíry, kým sa neminú karty.
   *[other] Doveď všetkých svojich čarodejníkov do Havranieho hradu a naplň všetky svoje elixíry: kto prvý splní oboje, vyhráva.
}
towers_spell_advance_wizard = Čarodejníkom vpred!
towers_spell_advance_tower = Vežou vpred!
towers_spell_headwind_wizard = Protivietor, čarodejník!
towers_spell_headwind_tower = Prievan na vežiach!
towers_spell_swap = Výmena cimburia
towers_spell_raven = Vrtošivý havran
towers_spell_piggyback = Zvez ma na chrbte!
towers_spell_free = Vysloboďme čarodejníka!
towers_spell_advance_wizard_text = Ktorýkoľvek viditeľný čarodejník, aj cudzí, ide o 1 políčko vpred.
towers_spell_advance_tower_text = Ktorákoľvek veža ide o 2 políčka vpred so všetkým, čo na nej stojí.
towers_spell_headwind_wizard_text = Ktorýkoľvek viditeľný čarodejník, aj cudzí, ide o 1 políčko späť.
towers_spell_headwind_tower_text = Ktorákoľvek veža ide o 2 políčka späť so všetkým, čo na nej stojí.
towers_spell_swap_text = Vrchné veže dvoch stĺpcov si vymenia miesto aj s čarodejníkmi na cimburí. Žiadny elixír sa neplní.
towers_spell_raven_text = Hrad letí vpred alebo späť, ako určíš, na najbližšie políčko, kde hore nestojí čarodejník. Erb nie je potrebný.
towers_spell_piggyback_text = { $whose ->
    [partner] Keď karta posunie čarodejníka, partnerov čarodejník z rovnakého políčka sa zvezie s ním.
   *[other] Keď karta posunie čarodejníka, tvoj čarodejník z rovnakého políčka sa zvezie s ním.
}
towers_spell_free_text = { $whose ->
    [partner] Zdvihni ktorúkoľvek vežu. Ak priamo pod ňou stojí partnerov čarodejník, vyjde na vrchol stĺpca, alebo do hradu, ak je hore. Ak tam nikto nie je, elixír prepadne.
   *[other] Zdvihni ktorúkoľvek vežu. Ak priamo pod ňou stojí tvoj čarodejník, vyjde na vrchol stĺpca, alebo do hradu, ak je hore. Ak tam nikto nie je, elixír prepadne.
}
towers_card_wizard = čarodejník { $steps }
towers_card_tower = veža { $steps }
towers_card_both = veža { $tower } / čarodejník { $wizard }
towers_card_die = kocka pre vežu alebo čarodejníka
towers_card_tower_dice = { $dice } kocky pre vežu
towers_card_wizard_dice = { $dice } kocky pre čarodejníka
towers_card_wizard_text = { $whose ->
    [partner] { $steps ->
        [one] Posuň partnerovho čarodejníka o { $steps } políčko vpred.
        [few] Posuň partnerovho čarodejníka o { $steps } políčka vpred.
       *[other] Posuň partnerovho čarodejníka o { $steps } políčok vpred.
    }
   *[other] { $steps ->
        [one] Posuň svojho čarodejníka o { $steps } políčko vpred.
        [few] Posuň svojho čarodejníka o { $steps } políčka vpred.
       *[other] Posuň svojho čarodejníka o { $steps } políčok vpred.
    }
}
towers_card_tower_text = { $steps ->
    [one] Posuň ktorúkoľvek vežu o { $steps } políčko vpred so všetkým, čo na nej stojí.
    [few] Posuň ktorúkoľvek vežu o { $steps } políčka vpred so všetkým, čo na nej stojí.
   *[other] Posuň ktorúkoľvek vežu o { $steps } políčok vpred so všetkým, čo na nej stojí.
}
towers_card_both_text = { $whose ->
    [partner] Posuň ktorúkoľvek vežu o { $tower }, alebo partnerovho čarodejníka o { $wizard }.
   *[other] Posuň ktorúkoľvek vežu o { $tower }, alebo svojho čarodejníka o { $wizard }.
}
towers_card_die_text = { $whose ->
    [partner] Hoď kockou a o toľko posuň vežu alebo partnerovho čarodejníka.
   *[other] Hoď kockou a o toľko posuň vežu alebo svojho čarodejníka.
}
towers_card_tower_dice_text = Hádž najviac { $dice }×, platí posledný hod. O toľko potom posuň vežu.
towers_card_wizard_dice_text = { $whose ->
    [partner] Hádž najviac { $dice }×, platí posledný hod. O toľko potom posuň partnerovho čarodejníka.
   *[other] Hádž najviac { $dice }×, platí posledný hod. O toľko potom posuň svojho čarodejníka.
}
towers_ask_first_card = { $who ->
    [me] Si na ťahu: zahraj kartu.
   *[other] { $name } vyberá kartu.
}
towers_ask_second_card = { $who ->
    [me] Zahraj druhú kartu.
   *[other] { $name } vyberá druhú kartu.
}
towers_ask_end_turn = { $who ->
    [me] Zošli kúzlo, alebo ukonči ťah.
   *[other] { $name } ešte môže zoslať kúzlo.
}
towers_ask_or_cast = Alebo zošli kúzlo.
towers_ask_or_free = Alebo vysloboď čarodejníka.
towers_ask_or_partner = Alebo o ňu požiadaj partnera.
towers_ask_or_partner_cast = Alebo o ňu požiadaj partnera či zošli kúzlo.
towers_ask_or_partner_free = Alebo o ňu požiadaj partnera či vysloboď čarodejníka.
towers_ask_card_for_tower = Veža { $tower }: ktorou kartou?
towers_ask_card_for_wizard = Čarodejník na políčku { $space }: ktorou kartou?
towers_ask_roll_first = Karta s kockou: zahraj ju a hoď.
towers_ask_offer = { $who ->
    [me] Ponúkneš partnerovi kartu?
   *[other] { $name } môže ponúknuť kartu.
}
towers_ask_asked = { $who ->
    [me] Partner žiada o kartu. Dáš mu nejakú?
   *[other] { $name } rozhoduje, či dá kartu.
}
towers_ask_return = { $who ->
    [me] Ktorú kartu vrátiš?
   *[other] { $name } vyberá kartu, ktorú vráti.
}
towers_ask_roll = { $who ->
    [me] { $rolls ->
        [one] Padlo { $steps }. Necháš to? Zostáva { $rolls } hod.
        [few] Padlo { $steps }. Necháš to? Zostávajú { $rolls } hody.
       *[other] Padlo { $steps }. Necháš to? Zostáva { $rolls } hodov.
    }
   *[other] Padlo { $steps }. { $name } rozhoduje, či hádzať znova.
}
towers_ask_half = { $who ->
    [me] O { $steps } vpred: veža, alebo čarodejník?
   *[other] { $name } vyberá: veža, alebo čarodejník.
}
towers_ask_halves = { $who ->
    [me] Veža o { $tower } vpred, alebo čarodejník o { $wizard }?
   *[other] { $name } vyberá: veža, alebo čarodejník.
}
towers_ask_tower = { $who ->
    [me] Ktorá veža? O { $steps } vpred.
   *[other] { $name } vyberá vežu, o { $steps } vpred.
}
towers_ask_wizard = { $who ->
    [me] Ktorý čarodejník? O { $steps } vpred.
   *[other] { $name } vyberá čarodejníka, o { $steps } vpred.
}
towers_ask_tower_back = { $who ->
    [me] Ktorá veža? O { $steps } späť.
   *[other] { $name } vyberá vežu, o { $steps } späť.
}
towers_ask_wizard_back = { $who ->
    [me] Ktorý čarodejník? O { $steps } späť.
   *[other] { $name } vyberá čarodejníka, o { $steps } späť.
}
towers_ask_stuck = { $who ->
    [me] O { $steps } vpred sa nič nedostane. Zošleš kúzlo, alebo to necháš?
   *[other] { $name } nemá čo posunúť o { $steps }, ale môže zoslať kúzlo.
}
towers_ask_round_a = { $who ->
    [me] Kúzlo pred kartou, alebo zaplatiť na potom?
   *[other] { $name } môže zoslať kúzlo pred kartou.
}
towers_ask_round_a_now = { $who ->
    [me] Zošleš kúzlo pred kartou?
   *[other] { $name } môže zoslať kúzlo pred kartou.
}
towers_ask_round_a_later = { $who ->
    [me] Zaplatíš kúzlo na potom?
   *[other] { $name } môže zaplatiť kúzlo na potom.
}
towers_ask_round_a_free = { $who ->
    [me] Vyslobodíš čarodejníka pred kartou?
   *[other] { $name } môže vyslobodiť čarodejníka pred kartou.
}
towers_ask_round_b = { $who ->
    [me] Zošleš po karte kúzlo?
   *[other] { $name } môže zoslať kúzlo po karte.
}
towers_ask_round_b_free = { $who ->
    [me] Vyslobodíš čarodejníka po karte?
   *[other] { $name } môže vyslobodiť čarodejníka po karte.
}
towers_ask_ride = { $who ->
    [me] Zvezieš sa na chrbte?
   *[other] { $name } sa môže zviezť.
}
towers_ask_again = { $who ->
    [me] Zoslať „{ $spell }“ ešte raz?
   *[other] { $name } môže znova zoslať „{ $spell }“.
}
towers_ask_swap_first = { $who ->
    [me] Ktorú vrchnú vežu vymeníš?
   *[other] { $name } vyberá veže na výmenu.
}
towers_ask_swap_second = { $who ->
    [me] Za ktorú vymeníš vežu { $tower }?
   *[other] { $name } vyberá veže na výmenu.
}
towers_ask_castle_way = { $who ->
    [me] Hrad: vpred, alebo späť?
   *[other] { $name } posiela hrad inam.
}
towers_ask_lift = { $who ->
    [me] Ktorú vežu zdvihneš?
   *[other] { $name } vyberá vežu, ktorú zdvihne.
}
towers_ask_release = { $who ->
    [me] Čí čarodejník vyjde von?
   *[other] { $name } vyberá, kto vyjde von.
}
towers_ask_lend = { $who ->
    [me] Partnerovi chýbajú elixíry na „{ $spell }“. Pridáš svoje?
   *[other] { $name } môže pridať elixíry.
}
towers_ask_round_free = { $who ->
    [me] Vyslobodíš čarodejníka, než sa veža pohne?
   *[other] { $name } môže vyslobodiť čarodejníka.
}
towers_ask_redraw_tower = { $who ->
    [me] Môžeš posunúť jednu vežu o 1 vpred.
   *[other] { $name } môže posunúť vežu o 1 vpred.
}
towers_ask_none = Teraz sa na nič nečaká.
towers_over = Partia sa skončila: { $why }
towers_won = { $who ->
    [me] Vyhrávaš!
   *[other] { $name } vyhráva.
}
towers_won_shared = O víťazstvo sa delia: { $names }.
towers_won_all = Vyhrávate všetci!
towers_lost = Prehra. Skúste to znova!
towers_do_throw = Odhodiť: { $card }
towers_do_give = Dať: { $card }
towers_do_use_tower = Veža
towers_do_use_wizard = Čarodejník
towers_do_use_tower_steps = Veža { $steps }
towers_do_use_wizard_steps = Čarodejník { $steps }
towers_do_roll = Hodiť znova
towers_do_keep = Nechať { $steps }
towers_do_wizard = Čarodejník na { $space }
towers_do_tower = Veža { $tower }
towers_do_reserve = { $spell } (po karte)
towers_do_ride = Zviezť sa
towers_do_release_own = Môj čarodejník
towers_do_release_partner = Partnerov čarodejník
towers_do_castle_forward = Hrad vpred
towers_do_castle_back = Hrad späť
towers_do_redraw = Nové karty
towers_do_ask = Požiadať o kartu
towers_do_lend = Pridať elixíry
towers_do_again = Zoslať znova
towers_do_pass = Vynechať
towers_do_pass_turn = Ukončiť ťah
towers_do_pass_move = Nič neposúvať
towers_do_pass_tower = Vežu neposúvať
towers_do_pass_spell = Bez kúzla
towers_do_pass_card = Kartu nedať
towers_do_pass_ride = Zostať tu
towers_do_pass_again = Stačí
towers_do_pass_lend = Nepridať
towers_do_pass_release = Nikto
towers_why_throw = Odhodiť túto kartu bez účinku.
towers_why_give = Partner dostane túto kartu: { $card }.
towers_why_use_tower = Karta posunie vežu.
towers_why_use_wizard = { $whose ->
    [partner] Karta posunie partnerovho čarodejníka.
   *[other] Karta posunie tvojho čarodejníka.
}
towers_why_roll = Hodiť znova: platí len nový hod.
towers_why_keep = Ísť o { $steps } vpred.
towers_why_wizard = { $who ->
    [me] Tvoj čarodejník ide z políčka { $start } na { $end }.
   *[other] Čarodejník hráča { $name } ide z políčka { $start } na { $end }.
}
towers_why_wizard_home = { $who ->
    [me] Tvoj čarodejník ide z políčka { $start } do hradu!
   *[other] Čarodejník hráča { $name } ide z políčka { $start } do hradu!
}
towers_why_wizard_here = { $who ->
    [me] Tvoj čarodejník na políčku { $start }.
   *[other] Čarodejník hráča { $name } na políčku { $start }.
}
towers_why_tower = Veža { $tower } ide z políčka { $start } na { $end }.
towers_why_tower_here = Veža { $tower } na políčku { $start }.
towers_why_lift = Zdvihnúť vežu { $tower } na políčku { $start } a pozrieť sa, kto je pod ňou.
towers_why_swap = Vymeniť vrchnú vežu { $tower } na políčku { $start }.
towers_why_above = { $count ->
    [one] S ňou ide { $count } veža nad ňou.
    [few] S ňou idú { $count } veže nad ňou.
   *[other] S ňou ide { $count } veží nad ňou.
}
towers_why_traps = Zakryje: { $names }.
towers_why_castle_goes = Hrad ide s ňou.
towers_cost = { $count ->
    [one] Stojí { $count } elixír.
    [few] Stojí { $count } elixíry.
   *[other] Stojí { $count } elixírov.
}
towers_why_reserve = Platí sa teraz, pôsobí po karte.
towers_why_reserve_ride = Platí sa teraz, pôsobí pri pohybe čarodejníka.
towers_why_ride = { $whose ->
    [partner] Partnerov čarodejník sa zvezie na to isté miesto.
   *[other] Tvoj čarodejník sa zvezie na to isté miesto.
}
towers_why_release = { $who ->
    [me] Tvoj čarodejník vyjde von.
   *[other] Čarodejník hráča { $name } vyjde von.
}
towers_why_castle = Hrad preletí na políčko { $space }.
towers_why_redraw = Odhodiť všetky karty, vziať tri nové a potom prípadne posunúť vežu o 1 vpred. Tým sa ťah končí.
towers_why_ask = Partner ti môže dať kartu a jednu dostane späť. Raz za ťah.
towers_why_lend = Tvoje elixíry zaplatia, čo partnerovi chýba.
towers_why_again = Zoslať to isté kúzlo ešte raz.
towers_why_pass = Tu neurobiť nič.
towers_why_pass_turn = Ukončiť ťah a dobrať do troch kariet.
towers_tell_turn_began = { $who ->
    [me] Si na ťahu ({ $turn }).
   *[other] Na ťahu je { $name } ({ $turn }).
}
towers_tell_card_played = { $who ->
    [me] Hráš: { $card }.
   *[other] { $name } hrá: { $card }.
}
towers_tell_card_thrown = { $who ->
    [me] Odhadzuješ: { $card }.
   *[other] { $name } odhadzuje: { $card }.
}
towers_tell_redrew = { $who ->
    [me] Vymieňaš všetky karty.
   *[other] { $name } vymieňa všetky karty.
}
towers_tell_drew = { $who ->
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
towers_tell_got = { $who ->
    [me] Dobieraš: { $card }.
   *[other] { $name } dobiera: { $card }.
}
towers_tell_pile_renewed = { $count ->
    [one] Z odhodených kariet je nový balíček: { $count } karta.
    [few] Z odhodených kariet je nový balíček: { $count } karty.
   *[other] Z odhodených kariet je nový balíček: { $count } kariet.
}
towers_tell_rolled = { $who ->
    [me] Hádžeš { $die }.
   *[other] { $name } hádže { $die }.
}
towers_tell_half_tower = { $who ->
    [me] Kartou posúvaš vežu.
   *[other] { $name } kartou posúva vežu.
}
towers_tell_half_wizard = { $who ->
    [me] Kartou posúvaš čarodejníka.
   *[other] { $name } kartou posúva čarodejníka.
}
towers_tell_no_effect = Karta je bez účinku: { $card }.
towers_tell_wizard_moved = { $who ->
    [me] { $owner ->
        [own] Posúvaš čarodejníka z políčka { $start } na { $end }.
       *[other] Posúvaš čarodejníka hráča { $of } z políčka { $start } na { $end }.
    }
   *[other] { $owner ->
        [own] { $name } posúva čarodejníka z políčka { $start } na { $end }.
        [me] { $name } posúva tvojho čarodejníka z políčka { $start } na { $end }.
       *[other] { $name } posúva čarodejníka hráča { $of } z políčka { $start } na { $end }.
    }
}
towers_tell_wizard_entered = { $who ->
    [me] { $owner ->
        [own] Privádzaš čarodejníka z políčka { $start } do hradu!
       *[other] Privádzaš čarodejníka hráča { $of } z políčka { $start } do hradu.
    }
   *[other] { $owner ->
        [own] { $name } privádza čarodejníka z políčka { $start } do hradu.
        [me] { $name } privádza tvojho čarodejníka z políčka { $start } do hradu!
       *[other] { $name } privádza čarodejníka hráča { $of } z políčka { $start } do hradu.
    }
}
towers_tell_tower_moved = { $who ->
    [me] Posúvaš vežu { $tower } z políčka { $start } na { $end }.
   *[other] { $name } posúva vežu { $tower } z políčka { $start } na { $end }.
}
towers_tell_revealed = { $who ->
    [me] { $count ->
        [one] Na políčku { $space } sa objavuje tvoj čarodejník.
        [few] Na políčku { $space } sa objavujú { $count } tvoji čarodejníci.
       *[other] Na políčku { $space } sa objavuje { $count } tvojich čarodejníkov.
    }
    [all] { $count ->
        [one] Na políčku { $space } sa objavuje čarodejník.
        [few] Na políčku { $space } sa objavujú { $count } čarodejníci.
       *[other] Na políčku { $space } sa objavuje { $count } čarodejníkov.
    }
   *[other] { $count ->
        [one] Na políčku { $space } sa objavuje čarodejník hráča { $name }.
        [few] Na políčku { $space } sa objavujú { $count } čarodejníci hráča { $name }.
       *[other] Na políčku { $space } sa objavuje { $count } čarodejníkov hráča { $name }.
    }
}
towers_tell_trapped = { $who ->
    [me] { $count ->
        [one] Na políčku { $space } je uväznený tvoj čarodejník.
        [few] Na políčku { $space } sú uväznení { $count } tvoji čarodejníci.
       *[other] Na políčku { $space } je uväznených { $count } tvojich čarodejníkov.
    }
    [all] { $count ->
        [one] Na políčku { $space } je uväznený čarodejník.
        [few] Na políčku { $space } sú uväznení { $count } čarodejníci.
       *[other] Na políčku { $space } je uväznených { $count } čarodejníkov.
    }
   *[other] { $count ->
        [one] Na políčku { $space } je uväznený čarodejník hráča { $name }.
        [few] Na políčku { $space } sú uväznení { $count } čarodejníci hráča { $name }.
       *[other] Na políčku { $space } je uväznených { $count } čarodejníkov hráča { $name }.
    }
}
towers_tell_potion_filled = { $who ->
    [me] Plníš elixír.
   *[other] { $name } plní elixír.
}
towers_tell_spell_cast = { $who ->
    [me] { $count ->
        [one] Zosielaš „{ $spell }“ za { $count } elixír.
        [few] Zosielaš „{ $spell }“ za { $count } elixíry.
       *[other] Zosielaš „{ $spell }“ za { $count } elixírov.
    }
   *[other] { $count ->
        [one] { $name } zosiela „{ $spell }“ za { $count } elixír.
        [few] { $name } zosiela „{ $spell }“ za { $count } elixíry.
       *[other] { $name } zosiela „{ $spell }“ za { $count } elixírov.
    }
}
towers_tell_spell_reserved = { $who ->
    [me] { $count ->
        [one] Platíš { $count } elixír za „{ $spell }“ na potom.
        [few] Platíš { $count } elixíry za „{ $spell }“ na potom.
       *[other] Platíš { $count } elixírov za „{ $spell }“ na potom.
    }
   *[other] { $count ->
        [one] { $name } platí { $count } elixír za „{ $spell }“ na potom.
        [few] { $name } platí { $count } elixíry za „{ $spell }“ na potom.
       *[other] { $name } platí { $count } elixírov za „{ $spell }“ na potom.
    }
}
towers_tell_spell_lost = „{ $spell }“ nemá cieľ a prepadá.
towers_tell_potions_lent = { $who ->
    [me] { $count ->
        [one] Pridávaš { $count } elixír.
        [few] Pridávaš { $count } elixíry.
       *[other] Pridávaš { $count } elixírov.
    }
   *[other] { $count ->
        [one] { $name } pridáva { $count } elixír.
        [few] { $name } pridáva { $count } elixíry.
       *[other] { $name } pridáva { $count } elixírov.
    }
}
towers_tell_loan_refused = { $who ->
    [me] V tomto ťahu nepridávaš elixíry.
   *[other] { $name } v tomto ťahu nepridáva elixíry.
}
towers_tell_castle_flew = Hrad letí z políčka { $start } na { $end }.
towers_tell_castle_stayed = Žiadny erb nie je voľný: hrad zostáva na políčku { $space }.
towers_tell_towers_swapped = Veže { $first } a { $second } si vymieňajú miesto.
towers_tell_lifted = { $who ->
    [me] Zdvíhaš vežu { $tower }.
   *[other] { $name } zdvíha vežu { $tower }.
}
towers_tell_wizard_freed = { $who ->
    [me] Tvoj čarodejník vychádza na políčku { $space }.
    [all] Na políčku { $space } vychádza čarodejník.
   *[other] Na políčku { $space } vychádza čarodejník hráča { $name }.
}
towers_tell_card_asked = { $who ->
    [me] Žiadaš partnera o kartu.
   *[other] { $name } žiada partnera o kartu.
}
towers_tell_card_given = { $name } dáva partnerovi kartu.
towers_tell_card_passed = { $who ->
    [me] Dávaš partnerovi: { $card }.
    [you] Partner ti dáva: { $card }.
   *[other] { $name } dáva partnerovi: { $card }.
}
towers_tell_passed = { $who ->
    [me] Vynechávaš.
   *[other] { $name } vynecháva.
}
towers_tell_last_round = { $who ->
    [me] Spĺňaš cieľ: toto je posledné kolo.
   *[other] { $name } spĺňa cieľ: toto je posledné kolo.
}
towers_end_fulfilled = všetci čarodejníci sú doma a elixíry naplnené.
towers_end_nobody_outside = mimo hradu nezostal žiadny čarodejník.
towers_end_turn_limit = uplynulo 1 000 ťahov, remíza.
towers_end_all_home = všetci čarodejníci došli domov včas.
towers_end_cards_used_up = posledná karta je zahraná a všetci doma nie sú.
towers_end_broken_off = bola predčasne ukončená.
towers_banner_last_round = Posledné kolo
towers_banner_cards_left = { $count ->
    [one] Zostáva { $count } karta
    [few] Zostávajú { $count } karty
   *[other] Zostáva { $count } kariet
}
towers_describe_turn = Kolo { $round }, ťah { $turn }.
towers_describe_last = Toto je posledné kolo.
towers_describe_space = Políčko { $space }: { $floors }.
towers_describe_ground = na zemi { $wizards }
towers_describe_tower = veža { $tower }
towers_describe_tower_crest = veža { $tower } s erbom
towers_describe_roof = { $tower }, na nej { $wizards }
towers_describe_castle = hrad
towers_describe_crest = erb na zemi
towers_describe_hidden = možno uväznení čarodejníci
towers_describe_crowd = { $name } { $count }
towers_describe_own = tvoji { $count }
towers_describe_all = čarodejníci { $count }
towers_describe_empty = Prázdne políčka: { $spaces }.
towers_describe_seat = { $name }: čarodejníci doma { $home } z { $wizards }, uväznení { $trapped }. Elixíry: prázdne { $empty }, plné { $full }, použité { $spent }. Karty: { $cards }.
towers_describe_you = Ty
towers_describe_everybody = Všetci
towers_describe_hand = V ruke máš: { $cards }.
towers_describe_spells = Kúzla v hre: { $spells }.
towers_describe_spell = { $spell } ({ $cost })
towers_describe_card = Hraná karta: { $card }.
towers_describe_pile = Karty v balíčku: { $pile }, odhodené: { $discards }.
towers_reason_wins = Vyhrá partiu
towers_reason_fulfils = Privedie domov posledného a všetky elixíry sú plné
towers_reason_more_potions = Necháva viac plných elixírov, než má { $name }
towers_reason_stops_last = { $who ->
    [me] Uväzní tvojho posledného čarodejníka
   *[other] Uväzní posledného čarodejníka hráča { $name }
}
towers_reason_brings_home = { $count ->
    [one] Privedie čarodejníka domov
    [few] Privedie domov { $count } čarodejníkov
   *[other] Privedie domov { $count } čarodejníkov
}
towers_reason_partner_home = { $who ->
    [me] { $count ->
        [one] Privedie domov tvojho čarodejníka
        [few] Privedie domov { $count } tvojich čarodejníkov
       *[other] Privedie domov { $count } tvojich čarodejníkov
    }
   *[other] { $count ->
        [one] Privedie domov čarodejníka hráča { $name }
        [few] Privedie domov { $count } čarodejníkov hráča { $name }
       *[other] Privedie domov { $count } čarodejníkov hráča { $name }
    }
}
towers_reason_last_potion = Naplní posledný elixír
towers_reason_fills = { $count ->
    [one] Naplní elixír
    [few] Naplní { $count } elixíry
   *[other] Naplní { $count } elixírov
}
towers_reason_frees = { $count ->
    [one] Vyslobodí čarodejníka
    [few] Vyslobodí { $count } čarodejníkov
   *[other] Vyslobodí { $count } čarodejníkov
}
towers_reason_covers = { $who ->
    [me] { $count ->
        [one] Zakryje tvojho čarodejníka
        [few] Zakryje { $count } tvojich čarodejníkov
       *[other] Zakryje { $count } tvojich čarodejníkov
    }
   *[other] { $count ->
        [one] Zakryje čarodejníka hráča { $name }
        [few] Zakryje { $count } čarodejníkov hráča { $name }
       *[other] Zakryje { $count } čarodejníkov hráča { $name }
    }
}
towers_reason_holds_back = { $who ->
    [me] Vezme tvojmu čarodejníkovi hrad z dosahu
   *[other] Hráč { $name } stratí hrad z dosahu
}
towers_reason_keeps_card = Šetrí „{ $card }“ pre čarodejníka, ktorý má k hradu { $steps }
towers_reason_in_reach = { $count ->
    [one] Čarodejník bude mať hrad na dosah
    [few] { $count } čarodejníci budú mať hrad na dosah
   *[other] { $count } čarodejníkov bude mať hrad na dosah
}
towers_reason_nearer = { $count ->
    [one] Priblíži sa k hradu o { $count } políčko
    [few] Priblíži sa k hradu o { $count } políčka
   *[other] Priblíži sa k hradu o { $count } políčok
}
towers_reason_moves_castle = Presunie hrad na políčko { $space }
towers_reason_lends = { $count ->
    [one] Pridá partnerovi elixír
    [few] Pridá partnerovi { $count } elixíry
   *[other] Pridá partnerovi { $count } elixírov
}
towers_reason_gives_card = Dá partnerovi kartu
towers_reason_new_cards = Vezme si tri nové karty
towers_refusal_no_pass = Tu sa nedá vynechať: vyber jednu z možností.
towers_refusal_no_card = Tú kartu nemáš v ruke ({ $card }). Zahraj niektorú zo svojich.
towers_refusal_two_cards = Dve karty už sú zahrané. Ukonči ťah.
towers_refusal_one_card = Tu sa hrá jedna karta za ťah. Ukonči ťah.
towers_refusal_no_throwing = Pri tomto stole sa karty nezahadzujú. Kartu zahraj.
towers_refusal_throw_second = Odhodiť sa dá len druhá karta. Prvú zahraj.
towers_refusal_no_redrawing = V tejto hre sa karty nevymieňajú. Zahraj kartu.
towers_refusal_redraw_first = Karty sa dajú vymeniť len pred prvou kartou. Zahraj druhú.
towers_refusal_nothing_to_redraw = Nemáš žiadne karty na výmenu.
towers_refusal_no_partners = Pri tomto stole nie sú partneri, od ktorých by sa dala získať karta.
towers_refusal_exchanged = Partneri si kartu menia len raz za ťah. Zahraj kartu.
towers_refusal_asked_late = O kartu sa dá požiadať, len kým máš ešte čo hrať.
towers_refusal_must_play = V tomto ťahu ešte musíš zahrať kartu.
towers_refusal_must_move = Túto kartu možno vykonať, takže sa musí. Vyber figúrku.
towers_refusal_must_move_rolled = V poľskom vydaní sa hod musí vykonať, ak sa dá. Vyber figúrku.
towers_refusal_must_release = V poľskom vydaní čarodejník nájdený pod vežou musí von. Vyber čí.
towers_refusal_moves_tower = Táto karta posúva vežu. Vyber niektorú.
towers_refusal_moves_wizard = Táto karta posúva čarodejníka. Vyber niektorého.
towers_refusal_own_wizard = Karta posúva len tvojich čarodejníkov. Vyber niektorého svojho.
towers_refusal_partner_wizard = Tvoji čarodejníci sú všetci doma: karta posúva partnerovho. Vyber niektorého z nich.
towers_refusal_no_wizard = { $who ->
    [me] Na políčku { $space } nemáš viditeľného čarodejníka. Vyber iného.
   *[other] { $name } nemá na políčku { $space } viditeľného čarodejníka. Vyber iného.
}
towers_refusal_level_full = Políčko { $space } je plné: na jednom poschodí stojí najviac { $limit } čarodejníkov. Vyber iného.
towers_refusal_second_wizard = V tomto ťahu už máš čarodejníka v hrade; druhého tam kúzlom nedostaneš. Vyber iný cieľ.
towers_refusal_second_wizard_partner = V tomto ťahu už jeden čarodejník do hradu vošiel; partnerovho tam kúzlom nedostaneš. Vyber iný cieľ.
towers_refusal_onto_castle = Veža { $tower } by pristála na políčku hradu ({ $space }). Vyber inú.
towers_refusal_roof_full = Vrchol nad vežou { $tower } je plný, nikto by nemohol von. Vyber inú.
towers_refusal_not_on_top = Vymieňajú sa len vrchné veže a nad vežou { $tower } stojí ďalšia. Vyber vrchnú.
towers_refusal_castle_on_top = Stĺpec s hradom navrchu sa nevymieňa. Vyber iný.
towers_refusal_tower_chosen = Veža { $tower } už je vybraná. Na výmenu vyber inú.
towers_refusal_not_yours_to_free = Vyslobodiť sa dajú len tvoji čarodejníci.
towers_refusal_not_team_to_free = Vyslobodiť sa dajú len tvoji a partnerovi čarodejníci.
towers_refusal_not_partner_to_free = Vyslobodiť sa dajú len partnerovi čarodejníci.
towers_refusal_not_below = { $who ->
    [me] Priamo pod zdvihnutou vežou nemáš žiadneho čarodejníka.
   *[other] { $name } nemá priamo pod zdvihnutou vežou žiadneho čarodejníka.
}
towers_refusal_not_in_play = „{ $spell }“ nie je v hre. Vyber niektoré z vyložených kúziel.
towers_refusal_amid_card = Najprv dokonči kartu, potom čaruj.
towers_refusal_reserved_late = Na platenie kúzla na potom je neskoro: zošli ho teraz.
towers_refusal_around_card = V majstrovskom variante sa čaruje okolo karty. Najprv zahraj kartu.
towers_refusal_after_card = Tu sa čaruje až po karte. Najprv zahraj kartu.
towers_refusal_one_spell = Za ťah len jedno kúzlo. Pokračuj kartami.
towers_refusal_one_spell_joint = Za ťah len jedno kúzlo. Ukonči ťah.
towers_refusal_free_before_redraw = Než sa táto veža pohne, dá sa zoslať len „{ $free }“.
towers_refusal_free_at_once = „{ $free }“ sa zosiela hneď. Vyber ho bez odkladu.
towers_refusal_right_used = Okolo tejto karty už niekto čaruje. Počkaj na ďalšiu.
towers_refusal_piggyback_when = „{ $piggyback }“ sa zosiela, keď sa čarodejník chystá na cestu. Počkaj na to.
towers_refusal_nobody_rides = S touto kartou by sa žiadny tvoj čarodejník nezviezol.
towers_refusal_nobody_rides_partner = S touto kartou by sa žiadny partnerov čarodejník nezviezol.
towers_refusal_too_dear = { $cost ->
    [one] „{ $spell }“ stojí { $cost } plný elixír, máš { $potions }. Ďalšie naplníš väznením čarodejníkov.
    [few] „{ $spell }“ stojí { $cost } plné elixíry, máš { $potions }. Ďalšie naplníš väznením čarodejníkov.
   *[other] „{ $spell }“ stojí { $cost } plných elixírov, máš { $potions }. Ďalšie naplníš väznením čarodejníkov.
}
towers_refusal_too_dear_team = { $cost ->
    [one] „{ $spell }“ stojí { $cost } plný elixír, s partnerom máte { $potions }. Ďalšie naplníte väznením čarodejníkov.
    [few] „{ $spell }“ stojí { $cost } plné elixíry, s partnerom máte { $potions }. Ďalšie naplníte väznením čarodejníkov.
   *[other] „{ $spell }“ stojí { $cost } plných elixírov, s partnerom máte { $potions }. Ďalšie naplníte väznením čarodejníkov.
}
towers_refusal_no_target = „{ $spell }“ teraz nemá cieľ. Vyber niečo iné.
towers_figure_wizard_moves = Ťahy čarodejníkov
towers_figure_tower_moves = Ťahy veží
towers_figure_home = Čarodejníci doma
towers_figure_covered = Zakrytí cudzí čarodejníci
towers_figure_own_covered = Zakrytí vlastní čarodejníci
towers_figure_potions = Naplnené elixíry
towers_figure_spells = Zoslané kúzla
towers_figure_flights = Spôsobené lety hradu
towers_figure_dice = Hody kockou
towers_figure_luck = Priemerný hod
towers_option_variant = Kúzla
towers_option_variant_about = Ktoré kúzla sa dajú zosielať a kedy.
towers_option_variant_base = Základné: dve kúzla, jedno za ťah
towers_option_variant_advanced = Pokročilé: štyri žrebom, koľko zaplatíš
towers_option_variant_master = Majstrovské: okolo každej karty, aj v cudzom ťahu
towers_option_edition = Vydanie
towers_option_edition_about = Čie pravidlá rozhodujú, kde sa obe líšia.
towers_option_edition_cs = České
towers_option_edition_pl = Poľské
towers_option_teams = Tímy
towers_option_teams_about = Partneri sedia oproti sebe a vyhrávajú spolu; pre 4 alebo 6 hráčov.
towers_option_together = Spoločne
towers_option_together_about = Všetci hrajú za jednu farbu s odkrytými kartami a vyhrajú či prehrajú spolu.
towers_option_spells = Vybrané kúzla
towers_option_spells_about = Majstrovská, sólo a spoločná hra: kúzla v hre. Bez výberu rozhodne žreb.
towers_option_spell_count = Kúziel žrebom
towers_option_spell_count_about = Majstrovská hra: koľko kúziel sa vyžrebuje.
towers_option_potions = Kúzla sólo a spoločne
towers_option_potions_about = Bez kúziel, alebo tri kúzla a šesť elixírov.
towers_option_potions_none = Bez kúziel
towers_option_potions_full = Elixíry na začiatku plné
towers_option_potions_empty = Elixíry prázdne, naplňte ich
towers_option_skip_second = Druhú kartu možno odhodiť
towers_option_skip_second_about = Druhú kartu môžeš odhodiť bez účinku.
towers_option_offers = Partneri ponúkajú karty
towers_option_offers_about = Tímy: na začiatku ťahu môže partner ponúknuť kartu.
towers_option_memory = Uväznení čarodejníci
towers_option_memory_about = Či si musíš pamätať, kto je kde pod vežami.
towers_board_space = Políčko { $space }
towers_board_choose = Políčko { $space }: vyber, čo posunieš
towers_board_look = Políčko { $space }: pozri si veže
towers_board_confirm = Vykonať
towers_board_close = Zavrieť
towers_board_tower = Veža { $tower }
towers_board_maybe = Vnútri možno niekto je
towers_board_inside = Vnútri: { $wizards }.
towers_board_spell = { $spell } (elixíry: { $cost })
towers_board_given = { $name } má od teba:
towers_board_home = Čarodejníci doma: { $home } z { $wizards }.
towers_board_potions = Elixíry: plné { $full }, prázdne { $empty }, použité { $spent }.
towers_board_trapped = Uväznení čarodejníci: { $count }.
towers_board_cards = Karty: { $count }.
towers_legend_castle = Havraní hrad
towers_legend_castle_text = Čarodejník, ktorý sem dôjde presným počtom, je doma. Hrad potom odletí na ďalší erb bez čarodejníka a ťah sa končí.
towers_legend_crest = Havraní erb
towers_legend_crest_text = Tu môže pristáť hrad.
towers_legend_tower = Veža
towers_legend_tower_text = Pohybuje sa so všetkým, čo na nej stojí. Na koho dosadne, ten je uväznený, a kto s ňou ťahal, naplní elixír. Na políčku hradu nikdy neskončí.
towers_legend_home = Čarodejníci doma
towers_legend_home_text = Do hradu sa musia dostať všetci.
towers_legend_full = Plný elixír
towers_legend_full_text = Platí sa ním za kúzla. Naplní ho, kto niekoho uväzní.
towers_legend_empty = Prázdny elixír
towers_legend_empty_text = Na konci nesmie žiadny zostať prázdny.
towers_legend_spent = Použitý elixír
towers_legend_spent_text = Počíta sa ako naplnený.
towers_legend_trapped = Uväznení čarodejníci
towers_legend_trapped_text = Stoja pod vežami, kým sa veže nepohnú.
towers_legend_hand_text = Na konci každého ťahu tri.
towers_tutorial_you = Ty
towers_tutorial_rival = Elvíra
towers_tutorial_welcome = Vitaj! Vedieš modrých čarodejníkov. Traja už sú v Havraňom hrade, dvaja sú ešte na ceste.
towers_tutorial_goal = Vyhráš, keď budú všetci tvoji čarodejníci v hrade a žiadny elixír prázdny. Jeden ešte prázdny máš. V ťahu sa hrajú dve karty.
towers_tutorial_walk = Najprv prechádzka. Ťukni na kartu, ktorá posunie čarodejníka o 3, potom na svojho čarodejníka na zemi, a potvrď.
towers_tutorial_tower = Veže sa túlajú tiež, aj so všetkým, čo na nich stojí. Zahraj kartu veže 2 a vezmi vežu, na ktorej tvoj čarodejník stojí: zvezie ho.
towers_tutorial_end_turn = Dve karty sú zahrané. Plné elixíry by teraz zaplatili kúzlo, ale odložíme si ich. Ukonči ťah.
towers_tutorial_watch = Máš zase tri karty. Teraz je na ťahu Elvíra. Nespúšťaj oči zo svojho čarodejníka!
towers_tutorial_trapped = Elvíra postavila vežu na tvojho čarodejníka. Je uväznený a jej sa tým naplnil elixír. Pod vežu sa nikto pozerať nesmie, tak si pamätaj, kto kde je.
towers_tutorial_cover = Odplať jej to! Tvoja karta posunie vežu o 2, alebo čarodejníka o 4. Vezmi hornú vežu: tvoj čarodejník bude voľný a veža pristane na jej čarodejníkovi.
towers_tutorial_filled = Kto niekoho prikryje, tomu sa naplní elixír. A toto bol tvoj posledný prázdny!
towers_tutorial_enter = Od oslobodeného čarodejníka je to k hradu presne 5 a dnu sa smie len presným počtom. Zahraj s ním kartu čarodejníka 5.
towers_tutorial_flown = Doma! A hrad letí ďalej, na najbližšie voľné miesto s havraním erbom. Priviesť čarodejníka domov hneď končí ťah. Hrá Elvíra.
towers_tutorial_exchanged = Karty sa jej nepáčili: namiesto hrania všetky tri vymenila a posunula jednu vežu o 1. To môžeš tiež.
towers_tutorial_short = Tvoj posledný čarodejník to má k hradu 6. Zahraj kartu čarodejníka 5…
towers_tutorial_spell = …a zvyšok obstará kúzlo. Za dva plné elixíry zošli „Čarodejníkom vpred!“ a ťukni na svojho čarodejníka.
towers_tutorial_end = Všetci doma, žiadny prázdny elixír: vyhrávaš! Minuté elixíry sa za prázdne nepočítajú. Na skutočnú partiu už vieš dosť.
towers_preset_base = Základná
towers_preset_base_about = Dve kúzla, jedno za ťah. Začni týmto.
towers_preset_advanced = Pokročilá
towers_preset_advanced_about = Štyri kúzla žrebom, za ťah ich zošleš, koľko zaplatíš.
towers_preset_master = Majstrovská
towers_preset_master_about = Kúzla okolo každej karty, aj v ťahu ostatných.
towers_preset_teams = Tímy
towers_preset_teams_about = Štyria alebo šiesti hráči; partneri sedia oproti sebe a vyhrávajú spolu.
towers_preset_solo = Sólo
towers_preset_solo_about = Dvanásť čarodejníkov, tridsať kariet a len ty.
towers_preset_together = Spoločne
towers_preset_together_about = Jedna farba, jedny spoločné karty; vyhrajú všetci, alebo nikto.

## The terminal

towers_draw_home = doma
towers_draw_trapped = uväznení
towers_draw_empty = elixíry: prázdne
towers_draw_full = plné
towers_draw_spent = použité
towers_draw_cards = karty
towers_draw_gave = { $count } (od teba { $cards })
towers_draw_right = Právo čarovať má { $name }: { $spell }
towers_reminder =
    Cieľ: priviesť všetkých svojich čarodejníkov do hradu a naplniť všetky elixíry.
    Potom sa dohrá kolo; vyhráva, komu zostalo najviac plných.
    Ťah: zahraj dve karty. Karta posunie jedného tvojho viditeľného čarodejníka alebo
    ktorúkoľvek vežu so všetkým, čo na nej stojí. Namiesto toho smieš najprv vymeniť
    všetky tri.
    Hrad: čarodejník doň musí prísť presne. Hrad potom odletí na ďalší erb bez
    čarodejníka a tvoj ťah sa končí. Žiadna veža nesmie skončiť na políčku hradu.
    Elixíry: veža, ktorá dopadne na čarodejníkov, ich uväzní a ty naplníš elixír.
    Plnými sa platia kúzla. Na jednej streche stojí najviac šesť čarodejníkov.
    Sám alebo spoločne: jedna karta za ťah, všetci doma s 30. kartou.
    Obrázok: písmená sú čarodejníci, ▐5♦ ▌ je veža 5 s erbom, ? môže skrývať
    čarodejníkov, ◢♜◣ je hrad. Karty: w3 čarodejník o 3, t2w4 veža o 2 alebo
    čarodejník o 4, d kocka.
