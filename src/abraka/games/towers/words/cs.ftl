### Wandering Towers

towers_goal = { $way ->
    [together] Společně: doveďte všechny čaroděje do Havraního hradu a naplňte všechny lektvary, než dojdou karty.
   *[other] Doveď všechny své čaroděje do Havraního hradu a naplň všechny své lektvary: kdo první splní obojí, vyhrává.
}
towers_spell_advance_wizard = Čarodějem vpřed!
towers_spell_advance_tower = Věží vpřed!
towers_spell_headwind_wizard = Protivětr, čaroději!
towers_spell_headwind_tower = Průvan na věžích!
towers_spell_swap = Výměna cimbuří
towers_spell_raven = Vrtošivý havran
towers_spell_piggyback = Svez mě na zádech!
towers_spell_free = Vysvoboďme čaroděje!
towers_spell_advance_wizard_text = Kterýkoli viditelný čaroděj, i cizí, jde o 1 políčko vpřed.
towers_spell_advance_tower_text = Kterákoli věž jde o 2 políčka vpřed se vším, co na ní stojí.
towers_spell_headwind_wizard_text = Kterýkoli viditelný čaroděj, i cizí, jde o 1 políčko zpět.
towers_spell_headwind_tower_text = Kterákoli věž jde o 2 políčka zpět se vším, co na ní stojí.
towers_spell_swap_text = Vrchní věže dvou sloupců si vymění místo i s čaroději na cimbuří. Žádný lektvar se neplní.
towers_spell_raven_text = Hrad letí vpřed nebo zpět, jak určíš, na nejbližší políčko, kde nahoře nestojí čaroděj. Erb není potřeba.
towers_spell_piggyback_text = { $whose ->
    [partner] Když karta posune čaroděje, partnerův čaroděj ze stejného políčka se sveze s ním.
   *[other] Když karta posune čaroděje, tvůj čaroděj ze stejného políčka se sveze s ním.
}
towers_spell_free_text = { $whose ->
    [partner] Zvedni kteroukoli věž. Stojí-li přímo pod ní partnerův čaroděj, vyjde na vrchol sloupce, nebo do hradu, pokud je nahoře. Není-li tam nikdo, lektvar propadne.
   *[other] Zvedni kteroukoli věž. Stojí-li přímo pod ní tvůj čaroděj, vyjde na vrchol sloupce, nebo do hradu, pokud je nahoře. Není-li tam nikdo, lektvar propadne.
}
towers_card_wizard = čaroděj { $steps }
towers_card_tower = věž { $steps }
towers_card_both = věž { $tower } / čaroděj { $wizard }
towers_card_die = kostka pro věž nebo čaroděje
towers_card_tower_dice = { $dice } kostky pro věž
towers_card_wizard_dice = { $dice } kostky pro čaroděje
towers_card_wizard_text = { $whose ->
    [partner] { $steps ->
        [one] Posuň partnerova čaroděje o { $steps } políčko vpřed.
        [few] Posuň partnerova čaroděje o { $steps } políčka vpřed.
       *[other] Posuň partnerova čaroděje o { $steps } políček vpřed.
    }
   *[other] { $steps ->
        [one] Posuň svého čaroděje o { $steps } políčko vpřed.
        [few] Posuň svého čaroděje o { $steps } políčka vpřed.
       *[other] Posuň svého čaroděje o { $steps } políček vpřed.
    }
}
towers_card_tower_text = { $steps ->
    [one] Posuň kteroukoli věž o { $steps } políčko vpřed se vším, co na ní stojí.
    [few] Posuň kteroukoli věž o { $steps } políčka vpřed se vším, co na ní stojí.
   *[other] Posuň kteroukoli věž o { $steps } políček vpřed se vším, co na ní stojí.
}
towers_card_both_text = { $whose ->
    [partner] Posuň kteroukoli věž o { $tower }, nebo partnerova čaroděje o { $wizard }.
   *[other] Posuň kteroukoli věž o { $tower }, nebo svého čaroděje o { $wizard }.
}
towers_card_die_text = { $whose ->
    [partner] Hoď kostkou a o tolik posuň věž nebo partnerova čaroděje.
   *[other] Hoď kostkou a o tolik posuň věž nebo svého čaroděje.
}
towers_card_tower_dice_text = Házej nanejvýš { $dice }×, platí poslední hod. O tolik pak posuň věž.
towers_card_wizard_dice_text = { $whose ->
    [partner] Házej nanejvýš { $dice }×, platí poslední hod. O tolik pak posuň partnerova čaroděje.
   *[other] Házej nanejvýš { $dice }×, platí poslední hod. O tolik pak posuň svého čaroděje.
}
towers_ask_first_card = { $who ->
    [me] Jsi na tahu: zahraj kartu.
   *[other] { $name } vybírá kartu.
}
towers_ask_second_card = { $who ->
    [me] Zahraj druhou kartu.
   *[other] { $name } vybírá druhou kartu.
}
towers_ask_end_turn = { $who ->
    [me] Sešli kouzlo, nebo ukonči tah.
   *[other] { $name } ještě může seslat kouzlo.
}
towers_ask_or_cast = Nebo sešli kouzlo.
towers_ask_or_free = Nebo vysvoboď čaroděje.
towers_ask_or_partner = Nebo o ni požádej partnera.
towers_ask_or_partner_cast = Nebo o ni požádej partnera či sešli kouzlo.
towers_ask_or_partner_free = Nebo o ni požádej partnera či vysvoboď čaroděje.
towers_ask_card_for_tower = Věž { $tower }: kterou kartou?
towers_ask_card_for_wizard = Čaroděj na políčku { $space }: kterou kartou?
towers_ask_roll_first = Karta s kostkou: zahraj ji a hoď.
towers_ask_offer = { $who ->
    [me] Nabídneš partnerovi kartu?
   *[other] { $name } může nabídnout kartu.
}
towers_ask_asked = { $who ->
    [me] Partner žádá o kartu. Dáš mu nějakou?
   *[other] { $name } rozhoduje, zda dá kartu.
}
towers_ask_return = { $who ->
    [me] Kterou kartu vrátíš?
   *[other] { $name } vybírá kartu, kterou vrátí.
}
towers_ask_roll = { $who ->
    [me] { $rolls ->
        [one] Padlo { $steps }. Necháš to? Zbývá { $rolls } hod.
        [few] Padlo { $steps }. Necháš to? Zbývají { $rolls } hody.
       *[other] Padlo { $steps }. Necháš to? Zbývá { $rolls } hodů.
    }
   *[other] Padlo { $steps }. { $name } rozhoduje, zda házet znovu.
}
towers_ask_half = { $who ->
    [me] O { $steps } vpřed: věž, nebo čaroděj?
   *[other] { $name } vybírá: věž, nebo čaroděj.
}
towers_ask_halves = { $who ->
    [me] Věž o { $tower } vpřed, nebo čaroděj o { $wizard }?
   *[other] { $name } vybírá: věž, nebo čaroděj.
}
towers_ask_tower = { $who ->
    [me] Která věž? O { $steps } vpřed.
   *[other] { $name } vybírá věž, o { $steps } vpřed.
}
towers_ask_wizard = { $who ->
    [me] Který čaroděj? O { $steps } vpřed.
   *[other] { $name } vybírá čaroděje, o { $steps } vpřed.
}
towers_ask_tower_back = { $who ->
    [me] Která věž? O { $steps } zpět.
   *[other] { $name } vybírá věž, o { $steps } zpět.
}
towers_ask_wizard_back = { $who ->
    [me] Který čaroděj? O { $steps } zpět.
   *[other] { $name } vybírá čaroděje, o { $steps } zpět.
}
towers_ask_stuck = { $who ->
    [me] O { $steps } vpřed se nic nedostane. Sešleš kouzlo, nebo to necháš?
   *[other] { $name } nemá co posunout o { $steps }, ale může seslat kouzlo.
}
towers_ask_round_a = { $who ->
    [me] Kouzlo před kartou, nebo zaplatit na potom?
   *[other] { $name } může seslat kouzlo před kartou.
}
towers_ask_round_a_now = { $who ->
    [me] Sešleš kouzlo před kartou?
   *[other] { $name } může seslat kouzlo před kartou.
}
towers_ask_round_a_later = { $who ->
    [me] Zaplatíš kouzlo na potom?
   *[other] { $name } může zaplatit kouzlo na potom.
}
towers_ask_round_a_free = { $who ->
    [me] Vysvobodíš čaroděje před kartou?
   *[other] { $name } může vysvobodit čaroděje před kartou.
}
towers_ask_round_b = { $who ->
    [me] Sešleš po kartě kouzlo?
   *[other] { $name } může seslat kouzlo po kartě.
}
towers_ask_round_b_free = { $who ->
    [me] Vysvobodíš čaroděje po kartě?
   *[other] { $name } může vysvobodit čaroděje po kartě.
}
towers_ask_ride = { $who ->
    [me] Svezeš se na zádech?
   *[other] { $name } se může svézt.
}
towers_ask_again = { $who ->
    [me] Seslat „{ $spell }“ ještě jednou?
   *[other] { $name } může znovu seslat „{ $spell }“.
}
towers_ask_swap_first = { $who ->
    [me] Kterou vrchní věž vyměníš?
   *[other] { $name } vybírá věže k výměně.
}
towers_ask_swap_second = { $who ->
    [me] Za kterou vyměníš věž { $tower }?
   *[other] { $name } vybírá věže k výměně.
}
towers_ask_castle_way = { $who ->
    [me] Hrad: vpřed, nebo zpět?
   *[other] { $name } posílá hrad jinam.
}
towers_ask_lift = { $who ->
    [me] Kterou věž zvedneš?
   *[other] { $name } vybírá věž, kterou zvedne.
}
towers_ask_release = { $who ->
    [me] Čí čaroděj vyjde ven?
   *[other] { $name } vybírá, kdo vyjde ven.
}
towers_ask_lend = { $who ->
    [me] Partnerovi chybí lektvary na „{ $spell }“. Přidáš své?
   *[other] { $name } může přidat lektvary.
}
towers_ask_round_free = { $who ->
    [me] Vysvobodíš čaroděje, než se věž pohne?
   *[other] { $name } může vysvobodit čaroděje.
}
towers_ask_redraw_tower = { $who ->
    [me] Můžeš posunout jednu věž o 1 vpřed.
   *[other] { $name } může posunout věž o 1 vpřed.
}
towers_ask_none = Teď se na nic nečeká.
towers_over = Partie skončila: { $why }
towers_won = { $who ->
    [me] Vyhráváš!
   *[other] { $name } vyhrává.
}
towers_won_shared = O vítězství se dělí: { $names }.
towers_won_all = Vyhráváte všichni!
towers_lost = Prohra. Zkuste to znovu!
towers_do_throw = Odhodit: { $card }
towers_do_give = Dát: { $card }
towers_do_use_tower = Věž
towers_do_use_wizard = Čaroděj
towers_do_use_tower_steps = Věž { $steps }
towers_do_use_wizard_steps = Čaroděj { $steps }
towers_do_roll = Hodit znovu
towers_do_keep = Nechat { $steps }
towers_do_wizard = Čaroděj na { $space }
towers_do_tower = Věž { $tower }
towers_do_reserve = { $spell } (po kartě)
towers_do_ride = Svézt se
towers_do_release_own = Můj čaroděj
towers_do_release_partner = Partnerův čaroděj
towers_do_castle_forward = Hrad vpřed
towers_do_castle_back = Hrad zpět
towers_do_redraw = Nové karty
towers_do_ask = Požádat o kartu
towers_do_lend = Přidat lektvary
towers_do_again = Seslat znovu
towers_do_pass = Vynechat
towers_do_pass_turn = Ukončit tah
towers_do_pass_move = Nic neposouvat
towers_do_pass_tower = Věž neposouvat
towers_do_pass_spell = Bez kouzla
towers_do_pass_card = Kartu nedat
towers_do_pass_ride = Zůstat tady
towers_do_pass_again = Stačí
towers_do_pass_lend = Nepřidat
towers_do_pass_release = Nikdo
towers_why_throw = Odhodit tuto kartu bez účinku.
towers_why_give = Partner dostane tuto kartu: { $card }.
towers_why_use_tower = Karta posune věž.
towers_why_use_wizard = { $whose ->
    [partner] Karta posune partnerova čaroděje.
   *[other] Karta posune tvého čaroděje.
}
towers_why_roll = Hodit znovu: platí jen nový hod.
towers_why_keep = Jít o { $steps } vpřed.
towers_why_wizard = { $who ->
    [me] Tvůj čaroděj jde z políčka { $start } na { $end }.
   *[other] Čaroděj hráče { $name } jde z políčka { $start } na { $end }.
}
towers_why_wizard_home = { $who ->
    [me] Tvůj čaroděj jde z políčka { $start } do hradu!
   *[other] Čaroděj hráče { $name } jde z políčka { $start } do hradu!
}
towers_why_wizard_here = { $who ->
    [me] Tvůj čaroděj na políčku { $start }.
   *[other] Čaroděj hráče { $name } na políčku { $start }.
}
towers_why_tower = Věž { $tower } jde z políčka { $start } na { $end }.
towers_why_tower_here = Věž { $tower } na políčku { $start }.
towers_why_lift = Zvednout věž { $tower } na políčku { $start } a podívat se, kdo je pod ní.
towers_why_swap = Vyměnit vrchní věž { $tower } na políčku { $start }.
towers_why_above = { $count ->
    [one] S ní jde { $count } věž nad ní.
    [few] S ní jdou { $count } věže nad ní.
   *[other] S ní jde { $count } věží nad ní.
}
towers_why_traps = Zakryje: { $names }.
towers_why_castle_goes = Hrad jde s ní.
towers_cost = { $count ->
    [one] Stojí { $count } lektvar.
    [few] Stojí { $count } lektvary.
   *[other] Stojí { $count } lektvarů.
}
towers_why_reserve = Platí se teď, působí po kartě.
towers_why_reserve_ride = Platí se teď, působí při pohybu čaroděje.
towers_why_ride = { $whose ->
    [partner] Partnerův čaroděj se sveze na stejné místo.
   *[other] Tvůj čaroděj se sveze na stejné místo.
}
towers_why_release = { $who ->
    [me] Tvůj čaroděj vyjde ven.
   *[other] Čaroděj hráče { $name } vyjde ven.
}
towers_why_castle = Hrad přeletí na políčko { $space }.
towers_why_redraw = Odhodit všechny karty, vzít tři nové a pak případně posunout věž o 1 vpřed. Tím tah končí.
towers_why_ask = Partner ti může dát kartu a jednu dostane zpět. Jednou za tah.
towers_why_lend = Tvé lektvary zaplatí, co partnerovi chybí.
towers_why_again = Seslat stejné kouzlo ještě jednou.
towers_why_pass = Tady neudělat nic.
towers_why_pass_turn = Ukončit tah a dobrat do tří karet.
towers_tell_turn_began = { $who ->
    [me] Jsi na tahu ({ $turn }).
   *[other] Na tahu je { $name } ({ $turn }).
}
towers_tell_card_played = { $who ->
    [me] Hraješ: { $card }.
   *[other] { $name } hraje: { $card }.
}
towers_tell_card_thrown = { $who ->
    [me] Odhazuješ: { $card }.
   *[other] { $name } odhazuje: { $card }.
}
towers_tell_redrew = { $who ->
    [me] Vyměňuješ všechny karty.
   *[other] { $name } vyměňuje všechny karty.
}
towers_tell_drew = { $who ->
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
towers_tell_got = { $who ->
    [me] Dobíráš: { $card }.
   *[other] { $name } dobírá: { $card }.
}
towers_tell_pile_renewed = { $count ->
    [one] Z odhozených karet je nový balíček: { $count } karta.
    [few] Z odhozených karet je nový balíček: { $count } karty.
   *[other] Z odhozených karet je nový balíček: { $count } karet.
}
towers_tell_rolled = { $who ->
    [me] Házíš { $die }.
   *[other] { $name } hází { $die }.
}
towers_tell_half_tower = { $who ->
    [me] Kartou posouváš věž.
   *[other] { $name } kartou posouvá věž.
}
towers_tell_half_wizard = { $who ->
    [me] Kartou posouváš čaroděje.
   *[other] { $name } kartou posouvá čaroděje.
}
towers_tell_no_effect = Karta je bez účinku: { $card }.
towers_tell_wizard_moved = { $who ->
    [me] { $owner ->
        [own] Posouváš čaroděje z políčka { $start } na { $end }.
       *[other] Posouváš čaroděje hráče { $of } z políčka { $start } na { $end }.
    }
   *[other] { $owner ->
        [own] { $name } posouvá čaroděje z políčka { $start } na { $end }.
        [me] { $name } posouvá tvého čaroděje z políčka { $start } na { $end }.
       *[other] { $name } posouvá čaroděje hráče { $of } z políčka { $start } na { $end }.
    }
}
towers_tell_wizard_entered = { $who ->
    [me] { $owner ->
        [own] Přivádíš čaroděje z políčka { $start } do hradu!
       *[other] Přivádíš čaroděje hráče { $of } z políčka { $start } do hradu.
    }
   *[other] { $owner ->
        [own] { $name } přivádí čaroděje z políčka { $start } do hradu.
        [me] { $name } přivádí tvého čaroděje z políčka { $start } do hradu!
       *[other] { $name } přivádí čaroděje hráče { $of } z políčka { $start } do hradu.
    }
}
towers_tell_tower_moved = { $who ->
    [me] Posouváš věž { $tower } z políčka { $start } na { $end }.
   *[other] { $name } posouvá věž { $tower } z políčka { $start } na { $end }.
}
towers_tell_revealed = { $who ->
    [me] { $count ->
        [one] Na políčku { $space } se objevuje tvůj čaroděj.
        [few] Na políčku { $space } se objevují { $count } tví čarodějové.
       *[other] Na políčku { $space } se objevuje { $count } tvých čarodějů.
    }
    [all] { $count ->
        [one] Na políčku { $space } se objevuje čaroděj.
        [few] Na políčku { $space } se objevují { $count } čarodějové.
       *[other] Na políčku { $space } se objevuje { $count } čarodějů.
    }
   *[other] { $count ->
        [one] Na políčku { $space } se objevuje čaroděj hráče { $name }.
        [few] Na políčku { $space } se objevují { $count } čarodějové hráče { $name }.
       *[other] Na políčku { $space } se objevuje { $count } čarodějů hráče { $name }.
    }
}
towers_tell_trapped = { $who ->
    [me] { $count ->
        [one] Na políčku { $space } je uvězněn tvůj čaroděj.
        [few] Na políčku { $space } jsou uvězněni { $count } tví čarodějové.
       *[other] Na políčku { $space } je uvězněno { $count } tvých čarodějů.
    }
    [all] { $count ->
        [one] Na políčku { $space } je uvězněn čaroděj.
        [few] Na políčku { $space } jsou uvězněni { $count } čarodějové.
       *[other] Na políčku { $space } je uvězněno { $count } čarodějů.
    }
   *[other] { $count ->
        [one] Na políčku { $space } je uvězněn čaroděj hráče { $name }.
        [few] Na políčku { $space } jsou uvězněni { $count } čarodějové hráče { $name }.
       *[other] Na políčku { $space } je uvězněno { $count } čarodějů hráče { $name }.
    }
}
towers_tell_potion_filled = { $who ->
    [me] Plníš lektvar.
   *[other] { $name } plní lektvar.
}
towers_tell_spell_cast = { $who ->
    [me] { $count ->
        [one] Sesíláš „{ $spell }“ za { $count } lektvar.
        [few] Sesíláš „{ $spell }“ za { $count } lektvary.
       *[other] Sesíláš „{ $spell }“ za { $count } lektvarů.
    }
   *[other] { $count ->
        [one] { $name } sesílá „{ $spell }“ za { $count } lektvar.
        [few] { $name } sesílá „{ $spell }“ za { $count } lektvary.
       *[other] { $name } sesílá „{ $spell }“ za { $count } lektvarů.
    }
}
towers_tell_spell_reserved = { $who ->
    [me] { $count ->
        [one] Platíš { $count } lektvar za „{ $spell }“ na potom.
        [few] Platíš { $count } lektvary za „{ $spell }“ na potom.
       *[other] Platíš { $count } lektvarů za „{ $spell }“ na potom.
    }
   *[other] { $count ->
        [one] { $name } platí { $count } lektvar za „{ $spell }“ na potom.
        [few] { $name } platí { $count } lektvary za „{ $spell }“ na potom.
       *[other] { $name } platí { $count } lektvarů za „{ $spell }“ na potom.
    }
}
towers_tell_spell_lost = „{ $spell }“ nemá cíl a propadá.
towers_tell_potions_lent = { $who ->
    [me] { $count ->
        [one] Přidáváš { $count } lektvar.
        [few] Přidáváš { $count } lektvary.
       *[other] Přidáváš { $count } lektvarů.
    }
   *[other] { $count ->
        [one] { $name } přidává { $count } lektvar.
        [few] { $name } přidává { $count } lektvary.
       *[other] { $name } přidává { $count } lektvarů.
    }
}
towers_tell_loan_refused = { $who ->
    [me] V tomto tahu nepřidáváš lektvary.
   *[other] { $name } v tomto tahu nepřidává lektvary.
}
towers_tell_castle_flew = Hrad letí z políčka { $start } na { $end }.
towers_tell_castle_stayed = Žádný erb není volný: hrad zůstává na políčku { $space }.
towers_tell_towers_swapped = Věže { $first } a { $second } si vyměňují místo.
towers_tell_lifted = { $who ->
    [me] Zvedáš věž { $tower }.
   *[other] { $name } zvedá věž { $tower }.
}
towers_tell_wizard_freed = { $who ->
    [me] Tvůj čaroděj vychází na políčku { $space }.
    [all] Na políčku { $space } vychází čaroděj.
   *[other] Na políčku { $space } vychází čaroděj hráče { $name }.
}
towers_tell_card_asked = { $who ->
    [me] Žádáš partnera o kartu.
   *[other] { $name } žádá partnera o kartu.
}
towers_tell_card_given = { $name } dává partnerovi kartu.
towers_tell_card_passed = { $who ->
    [me] Dáváš partnerovi: { $card }.
    [you] Partner ti dává: { $card }.
   *[other] { $name } dává partnerovi: { $card }.
}
towers_tell_passed = { $who ->
    [me] Vynecháváš.
   *[other] { $name } vynechává.
}
towers_tell_last_round = { $who ->
    [me] Splňuješ cíl: toto je poslední kolo.
   *[other] { $name } splňuje cíl: toto je poslední kolo.
}
towers_end_fulfilled = všichni čarodějové jsou doma a lektvary naplněné.
towers_end_nobody_outside = mimo hrad nezbyl žádný čaroděj.
towers_end_turn_limit = uplynulo 1 000 tahů, remíza.
towers_end_all_home = všichni čarodějové došli domů včas.
towers_end_cards_used_up = poslední karta je zahraná a všichni doma nejsou.
towers_end_broken_off = byla předčasně ukončena.
towers_banner_last_round = Poslední kolo
towers_banner_cards_left = { $count ->
    [one] Zbývá { $count } karta
    [few] Zbývají { $count } karty
   *[other] Zbývá { $count } karet
}
towers_describe_turn = Kolo { $round }, tah { $turn }.
towers_describe_last = Toto je poslední kolo.
towers_describe_space = Políčko { $space }: { $floors }.
towers_describe_ground = na zemi { $wizards }
towers_describe_tower = věž { $tower }
towers_describe_tower_crest = věž { $tower } s erbem
towers_describe_roof = { $tower }, na ní { $wizards }
towers_describe_castle = hrad
towers_describe_crest = erb na zemi
towers_describe_hidden = možná uvěznění čarodějové
towers_describe_crowd = { $name } { $count }
towers_describe_own = tvoji { $count }
towers_describe_all = čarodějové { $count }
towers_describe_empty = Prázdná políčka: { $spaces }.
towers_describe_seat = { $name }: čarodějové doma { $home } z { $wizards }, uvěznění { $trapped }. Lektvary: prázdné { $empty }, plné { $full }, použité { $spent }. Karty: { $cards }.
towers_describe_you = Ty
towers_describe_everybody = Všichni
towers_describe_hand = V ruce máš: { $cards }.
towers_describe_spells = Kouzla ve hře: { $spells }.
towers_describe_spell = { $spell } ({ $cost })
towers_describe_card = Hraná karta: { $card }.
towers_describe_pile = Karty v balíčku: { $pile }, odhozené: { $discards }.
towers_reason_wins = Vyhraje partii
towers_reason_fulfils = Přivede domů posledního a všechny lektvary jsou plné
towers_reason_more_potions = Nechává víc plných lektvarů, než má { $name }
towers_reason_stops_last = { $who ->
    [me] Uvězní tvého posledního čaroděje
   *[other] Uvězní posledního čaroděje hráče { $name }
}
towers_reason_brings_home = { $count ->
    [one] Přivede čaroděje domů
    [few] Přivede domů { $count } čaroděje
   *[other] Přivede domů { $count } čarodějů
}
towers_reason_partner_home = { $who ->
    [me] { $count ->
        [one] Přivede domů tvého čaroděje
        [few] Přivede domů { $count } tvé čaroděje
       *[other] Přivede domů { $count } tvých čarodějů
    }
   *[other] { $count ->
        [one] Přivede domů čaroděje hráče { $name }
        [few] Přivede domů { $count } čaroděje hráče { $name }
       *[other] Přivede domů { $count } čarodějů hráče { $name }
    }
}
towers_reason_last_potion = Naplní poslední lektvar
towers_reason_fills = { $count ->
    [one] Naplní lektvar
    [few] Naplní { $count } lektvary
   *[other] Naplní { $count } lektvarů
}
towers_reason_frees = { $count ->
    [one] Vysvobodí čaroděje
    [few] Vysvobodí { $count } čaroděje
   *[other] Vysvobodí { $count } čarodějů
}
towers_reason_covers = { $who ->
    [me] { $count ->
        [one] Zakryje tvého čaroděje
        [few] Zakryje { $count } tvé čaroděje
       *[other] Zakryje { $count } tvých čarodějů
    }
   *[other] { $count ->
        [one] Zakryje čaroděje hráče { $name }
        [few] Zakryje { $count } čaroděje hráče { $name }
       *[other] Zakryje { $count } čarodějů hráče { $name }
    }
}
towers_reason_holds_back = { $who ->
    [me] Vezme tvému čaroději hrad z dosahu
   *[other] Hráč { $name } ztratí hrad z dosahu
}
towers_reason_keeps_card = Šetří „{ $card }“ pro čaroděje, který má k hradu { $steps }
towers_reason_in_reach = { $count ->
    [one] Čaroděj bude mít hrad na dosah
    [few] { $count } čarodějové budou mít hrad na dosah
   *[other] { $count } čarodějů bude mít hrad na dosah
}
towers_reason_nearer = { $count ->
    [one] Přiblíží se k hradu o { $count } políčko
    [few] Přiblíží se k hradu o { $count } políčka
   *[other] Přiblíží se k hradu o { $count } políček
}
towers_reason_moves_castle = Přesune hrad na políčko { $space }
towers_reason_lends = { $count ->
    [one] Přidá partnerovi lektvar
    [few] Přidá partnerovi { $count } lektvary
   *[other] Přidá partnerovi { $count } lektvarů
}
towers_reason_gives_card = Dá partnerovi kartu
towers_reason_new_cards = Vezme si tři nové karty
towers_refusal_no_pass = Tady nejde vynechat: vyber jednu z možností.
towers_refusal_no_card = Tu kartu nemáš v ruce ({ $card }). Zahraj některou ze svých.
towers_refusal_two_cards = Dvě karty už jsou zahrané. Ukonči tah.
towers_refusal_one_card = Tady se hraje jedna karta za tah. Ukonči tah.
towers_refusal_no_throwing = U tohoto stolu se karty nezahazují. Kartu zahraj.
towers_refusal_throw_second = Odhodit jde jen druhou kartu. První zahraj.
towers_refusal_no_redrawing = V této hře se karty nevyměňují. Zahraj kartu.
towers_refusal_redraw_first = Karty jde vyměnit jen před první kartou. Zahraj druhou.
towers_refusal_nothing_to_redraw = Nemáš žádné karty k výměně.
towers_refusal_no_partners = U tohoto stolu nejsou partneři, od kterých by šla karta získat.
towers_refusal_exchanged = Partneři si kartu mění jen jednou za tah. Zahraj kartu.
towers_refusal_asked_late = O kartu jde požádat, jen dokud máš ještě co hrát.
towers_refusal_must_play = V tomto tahu ještě musíš zahrát kartu.
towers_refusal_must_move = Tuto kartu jde provést, takže se musí. Vyber figurku.
towers_refusal_must_move_rolled = V polském vydání se hod musí provést, jde-li to. Vyber figurku.
towers_refusal_must_release = V polském vydání čaroděj nalezený pod věží musí ven. Vyber čí.
towers_refusal_moves_tower = Tato karta posouvá věž. Vyber některou.
towers_refusal_moves_wizard = Tato karta posouvá čaroděje. Vyber některého.
towers_refusal_own_wizard = Karta posouvá jen tvé čaroděje. Vyber některého svého.
towers_refusal_partner_wizard = Tví čarodějové jsou všichni doma: karta posouvá partnerova. Vyber některého z nich.
towers_refusal_no_wizard = { $who ->
    [me] Na políčku { $space } nemáš viditelného čaroděje. Vyber jiného.
   *[other] { $name } nemá na políčku { $space } viditelného čaroděje. Vyber jiného.
}
towers_refusal_level_full = Políčko { $space } je plné: na jednom patře stojí nanejvýš { $limit } čarodějů. Vyber jiného.
towers_refusal_second_wizard = V tomto tahu už máš čaroděje v hradu; druhého tam kouzlem nedostaneš. Vyber jiný cíl.
towers_refusal_second_wizard_partner = V tomto tahu už jeden čaroděj do hradu vešel; partnerova tam kouzlem nedostaneš. Vyber jiný cíl.
towers_refusal_onto_castle = Věž { $tower } by přistála na políčku hradu ({ $space }). Vyber jinou.
towers_refusal_roof_full = Vrchol nad věží { $tower } je plný, nikdo by nemohl ven. Vyber jinou.
towers_refusal_not_on_top = Vyměňují se jen vrchní věže a nad věží { $tower } stojí další. Vyber vrchní.
towers_refusal_castle_on_top = Sloupec s hradem nahoře se nevyměňuje. Vyber jiný.
towers_refusal_tower_chosen = Věž { $tower } už je vybraná. K výměně vyber jinou.
towers_refusal_not_yours_to_free = Vysvobodit jde jen tvé čaroděje.
towers_refusal_not_team_to_free = Vysvobodit jde jen tvé a partnerovy čaroděje.
towers_refusal_not_partner_to_free = Vysvobodit jde jen partnerovy čaroděje.
towers_refusal_not_below = { $who ->
    [me] Přímo pod zvednutou věží nemáš žádného čaroděje.
   *[other] { $name } nemá přímo pod zvednutou věží žádného čaroděje.
}
towers_refusal_not_in_play = „{ $spell }“ není ve hře. Vyber některé z vyložených kouzel.
towers_refusal_amid_card = Nejdřív dokonči kartu, pak kouzli.
towers_refusal_reserved_late = Na placení kouzla na potom je pozdě: sešli ho teď.
towers_refusal_around_card = V mistrovské variantě se kouzlí kolem karty. Nejdřív zahraj kartu.
towers_refusal_after_card = Tady se kouzlí až po kartě. Nejdřív zahraj kartu.
towers_refusal_one_spell = Za tah jen jedno kouzlo. Pokračuj kartami.
towers_refusal_one_spell_joint = Za tah jen jedno kouzlo. Ukonči tah.
towers_refusal_free_before_redraw = Než se tato věž pohne, jde seslat jen „{ $free }“.
towers_refusal_free_at_once = „{ $free }“ se sesílá hned. Vyber ho bez odkladu.
towers_refusal_right_used = Kolem této karty už někdo kouzlí. Počkej na další.
towers_refusal_piggyback_when = „{ $piggyback }“ se sesílá, když se čaroděj chystá na cestu. Počkej na to.
towers_refusal_nobody_rides = S touto kartou by se žádný tvůj čaroděj nesvezl.
towers_refusal_nobody_rides_partner = S touto kartou by se žádný partnerův čaroděj nesvezl.
towers_refusal_too_dear = { $cost ->
    [one] „{ $spell }“ stojí { $cost } plný lektvar, máš { $potions }. Další naplníš vězněním čarodějů.
    [few] „{ $spell }“ stojí { $cost } plné lektvary, máš { $potions }. Další naplníš vězněním čarodějů.
   *[other] „{ $spell }“ stojí { $cost } plných lektvarů, máš { $potions }. Další naplníš vězněním čarodějů.
}
towers_refusal_too_dear_team = { $cost ->
    [one] „{ $spell }“ stojí { $cost } plný lektvar, s partnerem máte { $potions }. Další naplníte vězněním čarodějů.
    [few] „{ $spell }“ stojí { $cost } plné lektvary, s partnerem máte { $potions }. Další naplníte vězněním čarodějů.
   *[other] „{ $spell }“ stojí { $cost } plných lektvarů, s partnerem máte { $potions }. Další naplníte vězněním čarodějů.
}
towers_refusal_no_target = „{ $spell }“ teď nemá cíl. Vyber něco jiného.
towers_figure_wizard_moves = Tahy čarodějů
towers_figure_tower_moves = Tahy věží
towers_figure_home = Čarodějové doma
towers_figure_covered = Zakrytí cizí čarodějové
towers_figure_own_covered = Zakrytí vlastní čarodějové
towers_figure_potions = Naplněné lektvary
towers_figure_spells = Seslaná kouzla
towers_figure_flights = Způsobené lety hradu
towers_figure_dice = Hody kostkou
towers_figure_luck = Průměrný hod
towers_option_variant = Kouzla
towers_option_variant_about = Která kouzla jde sesílat a kdy.
towers_option_variant_base = Základní: dvě kouzla, jedno za tah
towers_option_variant_advanced = Pokročilé: čtyři losem, kolik zaplatíš
towers_option_variant_master = Mistrovské: kolem každé karty, i v cizím tahu
towers_option_edition = Vydání
towers_option_edition_about = Čí pravidla rozhodují, kde se obě liší.
towers_option_edition_cs = České
towers_option_edition_pl = Polské
towers_option_teams = Týmy
towers_option_teams_about = Partneři sedí naproti sobě a vyhrávají spolu; pro 4 nebo 6 hráčů.
towers_option_together = Společně
towers_option_together_about = Všichni hrají za jednu barvu s odkrytými kartami a vyhrají či prohrají spolu.
towers_option_spells = Vybraná kouzla
towers_option_spells_about = Mistrovská, sólo a společná hra: kouzla ve hře. Bez výběru rozhodne los.
towers_option_spell_count = Kouzel losem
towers_option_spell_count_about = Mistrovská hra: kolik kouzel se vylosuje.
towers_option_potions = Kouzla sólo a společně
towers_option_potions_about = Bez kouzel, nebo tři kouzla a šest lektvarů.
towers_option_potions_none = Bez kouzel
towers_option_potions_full = Lektvary na začátku plné
towers_option_potions_empty = Lektvary prázdné, naplňte je
towers_option_skip_second = Druhou kartu jde odhodit
towers_option_skip_second_about = Druhou kartu můžeš odhodit bez účinku.
towers_option_offers = Partneři nabízejí karty
towers_option_offers_about = Týmy: na začátku tahu může partner nabídnout kartu.
towers_option_memory = Uvěznění čarodějové
towers_option_memory_about = Zda si musíš pamatovat, kdo je kde pod věžemi.
towers_board_space = Políčko { $space }
towers_board_choose = Políčko { $space }: vyber, co posuneš
towers_board_look = Políčko { $space }: prohlédni si věže
towers_board_confirm = Provést
towers_board_close = Zavřít
towers_board_tower = Věž { $tower }
towers_board_maybe = Uvnitř možná někdo je
towers_board_inside = Uvnitř: { $wizards }.
towers_board_spell = { $spell } (lektvary: { $cost })
towers_board_given = { $name } má od tebe:
towers_board_home = Čarodějové doma: { $home } z { $wizards }.
towers_board_potions = Lektvary: plné { $full }, prázdné { $empty }, použité { $spent }.
towers_board_trapped = Uvěznění čarodějové: { $count }.
towers_board_cards = Karty: { $count }.
towers_legend_castle = Havraní hrad
towers_legend_castle_text = Čaroděj, který sem dojde přesným počtem, je doma. Hrad pak odletí na další erb bez čaroděje a tah končí.
towers_legend_crest = Havraní erb
towers_legend_crest_text = Tady může přistát hrad.
towers_legend_tower = Věž
towers_legend_tower_text = Pohybuje se se vším, co na ní stojí. Na koho dosedne, ten je uvězněn, a kdo s ní táhl, naplní lektvar. Na políčku hradu nikdy neskončí.
towers_legend_home = Čarodějové doma
towers_legend_home_text = Do hradu se musí dostat všichni.
towers_legend_full = Plný lektvar
towers_legend_full_text = Platí se jím za kouzla. Naplní ho, kdo někoho uvězní.
towers_legend_empty = Prázdný lektvar
towers_legend_empty_text = Na konci nesmí žádný zůstat prázdný.
towers_legend_spent = Použitý lektvar
towers_legend_spent_text = Počítá se jako naplněný.
towers_legend_trapped = Uvěznění čarodějové
towers_legend_trapped_text = Stojí pod věžemi, dokud se věže nepohnou.
towers_legend_hand_text = Na konci každého tahu tři.
towers_tutorial_you = Ty
towers_tutorial_rival = Elvíra
towers_tutorial_welcome = Vítej! Vedeš modré čaroděje. Tři už jsou v Havraním hradu, dva jsou ještě na cestě.
towers_tutorial_goal = Vyhraješ, když budou všichni tví čarodějové v hradu a žádný lektvar prázdný. Jeden ještě prázdný máš. V tahu se hrají dvě karty.
towers_tutorial_walk = Nejdřív procházka. Klepni na kartu, která posune čaroděje o 3, pak na svého čaroděje na zemi, a potvrď.
towers_tutorial_tower = Věže se toulají taky, i se vším, co na nich stojí. Zahraj kartu věže 2 a vezmi věž, na které tvůj čaroděj stojí: sveze ho.
towers_tutorial_end_turn = Dvě karty jsou zahrané. Plné lektvary by teď zaplatily kouzlo, ale schováme si je. Ukonči tah.
towers_tutorial_watch = Máš zase tři karty. Teď je na tahu Elvíra. Nespouštěj oči ze svého čaroděje!
towers_tutorial_trapped = Elvíra postavila věž na tvého čaroděje. Je uvězněný a jí se tím naplnil lektvar. Pod věž se nikdo dívat nesmí, tak si pamatuj, kdo kde je.
towers_tutorial_cover = Oplať jí to! Tvoje karta posune věž o 2, nebo čaroděje o 4. Vezmi horní věž: tvůj čaroděj bude volný a věž přistane na jejím čarodějovi.
towers_tutorial_filled = Kdo někoho přikryje, tomu se naplní lektvar. A tohle byl tvůj poslední prázdný!
towers_tutorial_enter = Od osvobozeného čaroděje je to k hradu přesně 5 a dovnitř se smí jen přesným počtem. Zahraj s ním kartu čaroděje 5.
towers_tutorial_flown = Doma! A hrad letí dál, na nejbližší volné místo s havraním erbem. Přivést čaroděje domů hned končí tah. Hraje Elvíra.
towers_tutorial_exchanged = Karty se jí nelíbily: místo hraní všechny tři vyměnila a posunula jednu věž o 1. To můžeš taky.
towers_tutorial_short = Tvůj poslední čaroděj to má k hradu 6. Zahraj kartu čaroděje 5…
towers_tutorial_spell = …a zbytek obstará kouzlo. Za dva plné lektvary sešli „Čarodějem vpřed!“ a klepni na svého čaroděje.
towers_tutorial_end = Všichni doma, žádný prázdný lektvar: vyhráváš! Utracené lektvary se za prázdné nepočítají. Na opravdovou partii už víš dost.
towers_preset_base = Základní
towers_preset_base_about = Dvě kouzla, jedno za tah. Začni tímhle.
towers_preset_advanced = Pokročilá
towers_preset_advanced_about = Čtyři kouzla losem, za tah jich sešleš, kolik zaplatíš.
towers_preset_master = Mistrovská
towers_preset_master_about = Kouzla kolem každé karty, i v tahu ostatních.
towers_preset_teams = Týmy
towers_preset_teams_about = Čtyři nebo šest hráčů; partneři sedí naproti sobě a vyhrávají spolu.
towers_preset_solo = Sólo
towers_preset_solo_about = Dvanáct čarodějů, třicet karet a jen ty.
towers_preset_together = Společně
towers_preset_together_about = Jedna barva, jedny společné karty; vyhrají všichni, nebo nikdo.

## The terminal

towers_draw_home = doma
towers_draw_trapped = uvěznění
towers_draw_empty = lektvary: prázdné
towers_draw_full = plné
towers_draw_spent = použité
towers_draw_cards = karty
towers_draw_gave = { $count } (od tebe { $cards })
towers_draw_right = Právo kouzlit má { $name }: { $spell }
towers_reminder =
    Cíl: přivést všechny své čaroděje do hradu a naplnit všechny lektvary. Pak se
    dohraje kolo; vyhrává, komu zbylo nejvíc plných.
    Tah: zahraj dvě karty. Karta posune jednoho tvého viditelného čaroděje, nebo
    kteroukoli věž se vším, co na ní stojí. Místo toho smíš napřed vyměnit všechny tři.
    Hrad: čaroděj do něj musí dojít přesně. Hrad pak odletí na další erb bez
    čaroděje a tvůj tah končí. Žádná věž nesmí skončit na políčku hradu.
    Lektvary: věž, která dopadne na čaroděje, je uvězní a ty naplníš lektvar.
    Plnými se platí kouzla. Na jedné střeše stojí nejvýš šest čarodějů.
    Sám nebo společně: jedna karta za tah, všichni doma s 30. kartou.
    Obrázek: písmena jsou čarodějové, ▐5♦ ▌ je věž 5 s erbem, ? může skrývat čaroděje,
    ◢♜◣ je hrad. Karty: w3 čaroděj o 3, t2w4 věž o 2 nebo čaroděj o 4, d kostka.
