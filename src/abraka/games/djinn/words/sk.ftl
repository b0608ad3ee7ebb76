### Djinn

djinn_goal = { $way ->
    [alone] Zbav mesto všetkých šiestich bossov, kým sa neminie Tomov balíček, a získaj čo najviac bodov.
   *[other] Chytaj džinov a bossov a zazátkované fľaše meň za ocenenia: keď zmizne všetkých šesť bossov, vyhráva najviac bodov.
}
djinn_option_easy = Ľahšia prvá hra
djinn_option_easy_about = Rovnaké miesta spolu nesusedia; bez vlastností a bodovacích kariet.
djinn_option_longer = Dlhšia hra
djinn_option_longer_about = O džina viac na každom okrúhlom poli spojenom so Žriedlom; pre 2 až 4 hráčov.
djinn_option_tom = Tomov balíček
djinn_option_tom_about = Sólo: koľko kariet má Tom; s menej je to ťažšie.
djinn_place = { $id ->
    [academy] Akadémia
    [tavern] Hostinec
    [catacombs] Katakomby
    [archive] Archív
    [workshop] Dielňa
    [market] Tržnica
    [source] Žriedlo mágie
   *[other] { $id }
}
djinn_mage = { $id ->
    [root_digger] Kopáč koreňov
    [water_carrier] Nosič vody
    [charcoal_burner] Uhliar
    [cloud_herder] Pastier oblakov
    [bricklayer] Murár
    [well_keeper] Studniar
    [lamplighter] Lampár
    [bird_catcher] Vtáčnik
    [night_watchman] Ponocný
    [swamp_aunt] Teta z močiara
    [smoke_reader] Veštec z dymu
    [kiln_master] Majster pece
    [rain_drummer] Bubeník dažďa
    [dust_dancer] Tanečnica prachu
    [steam_sister] Sestra z pary
    [grand_summoner] Veľký zaklínač
    [chimney_sweep] Kominár
    [moss_beard] Machobrad
    [tea_oracle] Čajová veštica
    [firework_maker] Ohňostrojca
    [tower_hermit] Pustovník z veže
    [stone_granny] Kamenná babka
    [fountain_tamer] Krotiteľ fontán
    [ember_keeper] Strážkyňa pahreby
    [wind_piper] Veterný píšťalkár
    [djinn_tracker] Stopár džinov
    [miller] Mlynár
    [tavern_cook] Kuchárka z hostinca
    [ferryman] Prievozník
    [dragon_groom] Dračí koniar
    [retired_dean] Dekan na dôchodku
    [storm_baron] Búrkový barón
   *[other] { $id }
}
djinn_gear = { $id ->
    [staff_steady] Spoľahlivá palica
    [staff_furnace] Palica z vyhne
    [staff_drizzle] Palica mrholenia
    [staff_thunder] Hromová palica
    [staff_fishing] Rybárska palica
    [staff_broom] Palica s metlou
    [staff_prefect] Palica prefekta
    [staff_bone] Kostená palica
    [staff_hollow] Dutá palica
    [hat_miner] Banícky klobúk
    [hat_scribe] Pisársky klobúk
    [hat_barker] Klobúk vyvolávača
    [hat_envoy] Klobúk vyslanca
    [hat_alchemist] Klobúk alchymistu
    [hat_bookseller] Klobúk kníhkupca
    [hat_archivist] Klobúk archivára
    [hat_innkeeper] Klobúk hostinského
    [hat_pathfinder] Klobúk sprievodcu
    [cloak_glassblower] Sklársky plášť
    [cloak_stallholder] Plášť trhovníčky
    [cloak_pilgrim] Pútnický plášť
    [cloak_craftsman] Remeselnícky plášť
    [cloak_merchant] Kupecký plášť
    [cloak_pocketed] Plášť s vreckami
    [cloak_warden] Plášť kľučiara
    [cloak_cork_cutter] Plášť korkára
    [cloak_starlit] Hviezdny plášť
   *[other] { $id }
}
djinn_trait = { $id ->
    [rich_start] Dobre zaopatrený
    [market_free] Výrečný
    [tavern_key] Štamgast
    [workshop_corks] Zručný
    [source_cheap] Priateľ Žriedla
    [archive_twice] Knihomoľ
    [miss_gain] Poučí sa z chýb
    [keep_key] Zámočnícke ruky
    [academy_flip] Dobrý radca
    [private_goals] Tajná ctižiadosť
    [poor_start] Bez groša
    [weak_start] Ospalec
    [blocked_circle] Rozmazaná krieda
    [no_colours] Jedna farba pre všetkých
    [no_flip] Únavná spoločnosť
    [catacombs_basic] Bojí sa tmy
    [no_unlock] Obe ruky ľavé
    [key_mage_down] Priatelia spáči
    [blind_equipment] Mačka vo vreci
    [must_bottle] Puntičkár
   *[other] { $id }
}
djinn_scoring = { $id ->
    [two_sets] Dobrá výbava
    [third_of_kind] Zberateľ
    [few_secrets] Otvorená kniha
    [no_key_mage] Bez zámkov
    [inactive_circles] Dva kruhy stačia
    [low_capacity] Malá nádoba
    [minimum_two] Pevný základ
    [keys] Zväzok kľúčov
    [ready_mages] Priatelia v pohotovosti
    [unused_glass] Zásoba skla
   *[other] { $id }
}
djinn_colour = { $id ->
    [brown] hnedá
    [blue] modrá
    [red] červená
    [yellow] žltá
   *[other] { $id }
}
djinn_colour_of = { $id ->
    [brown] hnedého
    [blue] modrého
    [red] červeného
    [yellow] žltého
   *[other] { $id }
}
djinn_djinn = { $id ->
    [brown] Hnedý džin
    [blue] Modrý džin
    [red] Červený džin
    [yellow] Žltý džin
    [boss] Boss
   *[other] { $id }
}
djinn_one = { $id ->
    [boss] { $form ->
        [acc] bossa
       *[other] boss
    }
    [brown] { $form ->
        [acc] hnedého džina
       *[other] hnedý džin
    }
    [blue] { $form ->
        [acc] modrého džina
       *[other] modrý džin
    }
    [red] { $form ->
        [acc] červeného džina
       *[other] červený džin
    }
    [yellow] { $form ->
        [acc] žltého džina
       *[other] žltý džin
    }
   *[other] { $id }
}
djinn_crowd = { $id ->
    [brown] { $count ->
        [one] { $count } hnedý džin
        [few] { $count } hnedí džinovia
       *[other] { $count } hnedých džinov
    }
    [blue] { $count ->
        [one] { $count } modrý džin
        [few] { $count } modrí džinovia
       *[other] { $count } modrých džinov
    }
    [red] { $count ->
        [one] { $count } červený džin
        [few] { $count } červení džinovia
       *[other] { $count } červených džinov
    }
    [yellow] { $count ->
        [one] { $count } žltý džin
        [few] { $count } žltí džinovia
       *[other] { $count } žltých džinov
    }
    [boss] { $count ->
        [one] { $count } boss
        [few] { $count } bossovia
       *[other] { $count } bossov
    }
   *[other] { $count } { $id }
}
djinn_bottles = { $id ->
    [brown] { $count ->
        [one] { $count } hnedá fľaša
        [few] { $count } hnedé fľaše
       *[other] { $count } hnedých fliaš
    }
    [blue] { $count ->
        [one] { $count } modrá fľaša
        [few] { $count } modré fľaše
       *[other] { $count } modrých fliaš
    }
    [red] { $count ->
        [one] { $count } červená fľaša
        [few] { $count } červené fľaše
       *[other] { $count } červených fliaš
    }
    [yellow] { $count ->
        [one] { $count } žltá fľaša
        [few] { $count } žlté fľaše
       *[other] { $count } žltých fliaš
    }
   *[other] { $count } { $id }
}
djinn_bottle = { $id ->
    [brown] hnedú fľašu
    [blue] modrú fľašu
    [red] červenú fľašu
    [yellow] žltú fľašu
   *[other] { $id }
}
djinn_into = { $id ->
    [circle] do kruhu
    [brown] do hnedej fľaše
    [blue] do modrej fľaše
    [red] do červenej fľaše
    [yellow] do žltej fľaše
   *[other] { $id }
}
djinn_kind = { $id ->
    [staff] Palica
    [hat] Klobúk
    [cloak] Plášť
   *[other] { $id }
}
djinn_stall = { $id ->
    [bottles] fľaše
    [cork] zátka
    [scrolls] zvitky
    [coins] mince
    [bottle_and_cork] fľaša a zátka
    [mages] mágovia
   *[other] { $id }
}
djinn_amount = { $what ->
    [coins] { $form ->
        [acc] { $count ->
            [one] { $count } mincu
            [few] { $count } mince
           *[other] { $count } mincí
        }
       *[other] { $count ->
            [one] { $count } minca
            [few] { $count } mince
           *[other] { $count } mincí
        }
    }
    [power] { $form ->
        [acc] { $count ->
            [one] { $count } silu
            [few] { $count } sily
           *[other] { $count } síl
        }
       *[other] { $count ->
            [one] { $count } sila
            [few] { $count } sily
           *[other] { $count } síl
        }
    }
    [corks] { $form ->
        [acc] { $count ->
            [one] { $count } zátku
            [few] { $count } zátky
           *[other] { $count } zátok
        }
       *[other] { $count ->
            [one] { $count } zátka
            [few] { $count } zátky
           *[other] { $count } zátok
        }
    }
    [bottles] { $form ->
        [acc] { $count ->
            [one] { $count } fľašu
            [few] { $count } fľaše
           *[other] { $count } fliaš
        }
       *[other] { $count ->
            [one] { $count } fľaša
            [few] { $count } fľaše
           *[other] { $count } fliaš
        }
    }
    [scrolls] { $count ->
        [one] { $count } zvitok
        [few] { $count } zvitky
       *[other] { $count } zvitkov
    }
    [keys] { $count ->
        [one] { $count } kľúč
        [few] { $count } kľúče
       *[other] { $count } kľúčov
    }
    [points] { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
   *[other] { $count } { $what }
}
djinn_good = { $id ->
    [coins] Mince
    [scrolls] Zvitky
    [power] Sila
    [keys] Kľúče
    [corks] Zátky
    [bottles] Fľaše
    [capacity] Kapacita
    [minimum] Minimum sily
   *[other] { $id }
}
djinn_effect = { $id ->
    [bottles] { $count ->
        [one] { $count } fľaša akejkoľvek farby
        [few] { $count } fľaše akejkoľvek farby
       *[other] { $count } fliaš akejkoľvek farby
    }
    [distinct] { $count ->
        [one] { $count } fľaša
        [few] { $count } fľaše rôznych farieb
       *[other] { $count } fliaš rôznych farieb
    }
    [capacity] kapacita +{ $count }
    [mage] { $count ->
        [one] { $count } mág
        [few] { $count } mágovia
       *[other] { $count } mágov
    }
    [open] { $count ->
        [one] { $count } mág z otvorených kôpok
        [few] { $count } mágovia z otvorených kôpok
       *[other] { $count } mágov z otvorených kôpok
    }
    [equipment] { $count ->
        [one] { $count } karta výbavy
        [few] { $count } karty výbavy
       *[other] { $count } kariet výbavy
    }
    [flip_mages] { $count ->
        [one] otoč mága lícom nahor
        [few] otoč až { $count } mágov lícom nahor
       *[other] otoč až { $count } mágov lícom nahor
    }
    [circle] { $count ->
        [one] aktivuj kruh
        [few] aktivuj { $count } kruhy
       *[other] aktivuj { $count } kruhov
    }
    [place_secret] { $count ->
        [one] umiestni utajený žetón
        [few] umiestni { $count } utajené žetóny
       *[other] umiestni { $count } utajených žetónov
    }
    [draw_djinn] { $count ->
        [one] vytiahni z vrecka džina a polap zadarmo
        [few] vytiahni z vrecka { $count } džinov a polap zadarmo
       *[other] vytiahni z vrecka { $count } džinov a polap zadarmo
    }
    [remove_djinn] { $count ->
        [one] odstráň z mapy džina
        [few] odstráň z mapy { $count } džinov
       *[other] odstráň z mapy { $count } džinov
    }
    [remove_boss] { $count ->
        [one] odstráň z mapy džina alebo bossa
        [few] odstráň z mapy { $count } džinov alebo bossov
       *[other] odstráň z mapy { $count } džinov alebo bossov
    }
    [swap_bottles] { $count ->
        [one] vymeň prázdnu fľašu za iné farby
        [few] vymeň až { $count } prázdne fľaše za iné farby
       *[other] vymeň až { $count } prázdnych fliaš za iné farby
    }
    [capture_power] { $count ->
        [one] polapenie stojí o { $count } silu menej
        [few] polapenie stojí o { $count } sily menej
       *[other] polapenie stojí o { $count } síl menej
    }
    [extra_chest] v katakombách odkry o truhlicu viac a jednu nechaj tak
    [assistant_stay] pomocník smie raz zostať pri svojom stánku
    [no_pay] za miesto neplatíš ostatným hráčom
    [vp] { $count ->
        [one] { $count } bod na konci, ak leží lícom nahor
        [few] { $count } body na konci, ak leží lícom nahor
       *[other] { $count } bodov na konci, ak leží lícom nahor
    }
   *[other] { $id } { $count }
}
djinn_effect_colours = { $count ->
    [one] polapenie každého { $colours } džina stojí o { $count } silu menej
    [few] polapenie každého { $colours } džina stojí o { $count } sily menej
   *[other] polapenie každého { $colours } džina stojí o { $count } síl menej
}
djinn_offer = { $gain } – za { $pay }
djinn_effect_often = { $count ->
    [one] raz za ťah
    [few] až { $count }× za ťah
   *[other] až { $count }× za ťah
}
djinn_effect_location = raz za ťah { $gain }, ak tvoje pole alebo tvoj utajený žetón na ňom ukazuje: { $place }
djinn_mage_text = Zníži cenu polapenia o { $count }.
djinn_mage_colours = O { $count } navyše za každého { $colours } džina v ňom.
djinn_mage_fee = { $count ->
    [one] Zakaždým stojí { $count } mincu.
    [few] Zakaždým stojí { $count } mince.
   *[other] Zakaždým stojí { $count } mincí.
}
djinn_mage_free = Pomáha zadarmo.
djinn_mage_all = O { $count } navyše za každého džina v ňom.
djinn_mage_key = Prichádza s kľúčom.
djinn_face_down = Leží lícom dolu.
djinn_gear_text = { $kind ->
    [staff] { $lasts ->
        [once] Palica na jedno použitie: { $effects }.
       *[other] Trvalá palica: { $effects }.
    }
    [hat] { $lasts ->
        [once] Klobúk na jedno použitie: { $effects }.
       *[other] Trvalý klobúk: { $effects }.
    }
    [cloak] { $lasts ->
        [once] Plášť na jedno použitie: { $effects }.
       *[other] Trvalý plášť: { $effects }.
    }
   *[other] Trvalý plášť: { $effects }.
}
djinn_chest = Truhlica { $number }
djinn_chest_text = Vnútri: { $gain }.
djinn_chest_locked = Pod zámkom, za kľúč: { $gain }.
djinn_award = Ocenenie { $column }
djinn_award_text = { $count ->
    [one] { $count } bod na konci. Hneď: { $gain }.
    [few] { $count } body na konci. Hneď: { $gain }.
   *[other] { $count } bodov na konci. Hneď: { $gain }.
}
djinn_ambition = Tajná bodovacia karta
djinn_tom_card = Tomova karta: { $places }
djinn_tom_blank = Tomova prázdna karta
djinn_tom_text = Ak je na okrúhlom poli { $first } boss, príde k nemu džin; inak to isté na okrúhlom poli { $second }; inak platíš { $pay }.
djinn_tom_blank_text = Nestane sa nič.
djinn_djinn_text = Stojí { $price }. V zazátkovanej fľaši má cenu { $bottled }, v kruhu { $circle }.
djinn_boss_text = Stojí { $price } a za každého džina vedľa { $step } navyše; jedného z nich potom smieš vziať zadarmo. V zazátkovanej fľaši akejkoľvek farby má cenu { $bottled }, v kruhu { $circle }.
djinn_scoring_if = { $count ->
    [one] { $count } bod, { $what }.
    [few] { $count } body, { $what }.
   *[other] { $count } bodov, { $what }.
}
djinn_scoring_each = { $count ->
    [one] { $count } bod za { $what }, najviac { $most }.
    [few] { $count } body za { $what }, najviac { $most }.
   *[other] { $count } bodov za { $what }, najviac { $most }.
}
djinn_measure = { $id ->
    [equipment_sets_min] { $count ->
        [one] ak máš { $count } sadu výbavy
        [few] ak máš { $count } sady výbavy
       *[other] ak máš { $count } sád výbavy
    }
    [equipment_kinds_with_three] každý druh výbavy, z ktorého máš tri karty
    [secrets_placed_max] { $count ->
        [one] ak máš na mape najviac { $count } utajený žetón
        [few] ak máš na mape najviac { $count } utajené žetóny
       *[other] ak máš na mape najviac { $count } utajených žetónov
    }
    [key_mages_none] ak nemáš žiadneho mága s kľúčom
    [key_mages_max] { $count ->
        [one] ak máš najviac { $count } mága s kľúčom
        [few] ak máš najviac { $count } mágov s kľúčom
       *[other] ak máš najviac { $count } mágov s kľúčom
    }
    [inactive_circles_min] { $count ->
        [one] ak aspoň { $count } tvoj kruh nie je aktívny
        [few] ak aspoň { $count } tvoje kruhy nie sú aktívne
       *[other] ak aspoň { $count } tvojich kruhov nie je aktívnych
    }
    [capacity_max] ak tvoj ukazovateľ kapacity neprekročí { $count }
    [minimum_is] ak je tvoje minimum sily { $count }
    [keys] každý kľúč
    [face_up_mages] každého mága lícom nahor
    [unused_bottles_and_corks] každú prázdnu fľašu a zátku
   *[other] { $id }
}
djinn_trait_gain = Začínaš navyše: { $gain }.
djinn_trait_lose = Na začiatku stratíš: { $gain }.
djinn_perk = { $id ->
    [market_no_pay] Na tržnici neplatíš ostatným hráčom.
    [tavern_open_mage_key] V hostinci ti aj každý mág bez kľúča prinesie kľúč.
    [workshop_special_three_corks] { $count ->
        [one] V špeciálnej dielni dostaneš { $count } zátku.
        [few] V špeciálnej dielni dostaneš { $count } zátky.
       *[other] V špeciálnej dielni dostaneš { $count } zátok.
    }
    [source_fee_fixed] { $count ->
        [one] Nákup pri Žriedle ťa stojí vždy { $count } zvitok.
        [few] Nákup pri Žriedle ťa stojí vždy { $count } zvitky.
       *[other] Nákup pri Žriedle ťa stojí vždy { $count } zvitkov.
    }
    [archive_same_option_twice] V špeciálnom archíve smieš vziať dvakrát tú istú možnosť.
    [no_capture_gain] { $count ->
        [one] Keď nikoho nepolapíš, namiesto straty získaš { $count } silu.
        [few] Keď nikoho nepolapíš, namiesto straty získaš { $count } sily.
       *[other] Keď nikoho nepolapíš, namiesto straty získaš { $count } síl.
    }
    [unlock_keeps_key] Po odomknutí truhlice ti kľúč zostane. Každý kľúč otvorí za ťah jednu truhlicu.
    [academy_power_flips] { $count ->
        [one] V akadémii smieš otočiť až { $count } mága lícom nahor, každého namiesto 1 sily.
        [few] V akadémii smieš otočiť až { $count } mágov lícom nahor, každého namiesto 1 sily.
       *[other] V akadémii smieš otočiť až { $count } mágov lícom nahor, každého namiesto 1 sily.
    }
    [private_scoring_cards] { $count ->
        [one] Dostaneš { $count } tajnú bodovaciu kartu; na konci platí tá lepšia.
        [few] Dostaneš { $count } tajné bodovacie karty; na konci platí tá lepšia.
       *[other] Dostaneš { $count } tajných bodovacích kariet; na konci platí tá lepšia.
    }
    [start_circle_blocked] Tvoj prvý kruh je spočiatku zakrytý. Aktivuješ ho ako ďalší a prinesie 2 sily.
    [no_colour_bonus] Farebné čísla tvojich mágov neplatia.
    [mages_never_flip_up] Tvoji mágovia sa už neotočia: každý pomôže len raz.
    [catacombs_special_forbidden] V katakombách smieš len základnú akciu.
    [chests_never_unlocked] Truhlice neodomkneš. Na ostatné kľúče slúžia ďalej.
    [key_mages_arrive_face_down] Mág s kľúčom k tebe príde lícom dolu.
    [equipment_from_bottom] Výbavu berieš naslepo, zospodu kôpky.
    [must_bottle] Čo polapíš, musí do fľaše, ak sa to dá.
   *[other] { $id }
}
djinn_task = { $id ->
    [mages_8] aspoň 8 mágov
    [sets_2] aspoň 2 sady výbavy
    [awards_3] aspoň 3 ocenenia
    [coins_10] aspoň 10 mincí
    [keys_3] aspoň 3 kľúče
    [circles_2] najviac 2 aktívne kruhy
    [capacity_6] ukazovateľ kapacity najviac na 6
    [one_kind] najviac jeden druh výbavy
    [mages_2] najviac 2 mágovia
    [no_key_mage] žiadny mág s kľúčom
    [no_secret] žiadny utajený žetón na mape
   *[other] { $id }
}
djinn_to = { $shape ->
    [square] na štvorcové pole { $place }
    [round] na okrúhle pole { $place }
    [source] k Žriedlu mágie
   *[other] na iné pole
}
djinn_at = { $shape ->
    [square] na štvorcovom poli { $place }
    [round] na okrúhlom poli { $place }
    [source] pri Žriedle mágie
   *[other] na poli
}
djinn_space = { $shape ->
    [square] { $place } (štvorec)
    [round] { $place } (kruh)
   *[other] { $place }
}
djinn_deed_basic = Základná akcia: { $deed }.
djinn_deed_special = Špeciálna akcia, na okrúhlom poli: { $deed }.
djinn_deed = { $id ->
    [catacombs] { $count ->
        [one] otvor { $count } truhlicu
        [few] otvor { $count } truhlice
       *[other] otvor { $count } truhlíc
    }
    [archive] { $count ->
        [one] jedna možnosť
        [few] až { $count } rôzne možnosti
       *[other] až { $count } rôznych možností
    }
    [market] { $count ->
        [one] pošli pomocníka raz
        [few] pošli pomocníka až { $count }×
       *[other] pošli pomocníka až { $count }×
    }
   *[other] { $id }
}
djinn_about_archive = Možnosti: { $options }.
djinn_about_market = Zakaždým ide k inému stánku, majiteľovi každého pomocníka tam dá mincu alebo zvitok a využije jednu ponuku.
djinn_about_tavern = Mágovia z druhých dvoch kôpok prichádzajú s kľúčom.
djinn_about_chests = Zámok truhlice sa otvorí za kľúč.
djinn_about_source = Raz: doplň silu na maximum, alebo polap bossov zo zásoby po { $price } silách. A koľkokrát chceš, za { $fee }: { $goods }.
djinn_ask_draft_first = Vezmi si vlastnosť, dobrú alebo zlú.
djinn_ask_draft_good = Teraz si vezmi dobrú vlastnosť.
djinn_ask_draft_bad = Teraz si vezmi zlú vlastnosť.
djinn_ask_place_wizard = Postav kúzelníka na cestu k štvorcovému poľu.
djinn_ask_move = Si na ťahu: kam ide tvoj kúzelník?
djinn_ask_toll = Za miesto platíš hráčovi { $owner }: mincu, alebo zvitok?
djinn_ask_free = Urob niečo zadarmo, alebo pokračuj.
djinn_ask_free_chest = Niečo zadarmo, kým truhlica zmizne? Vnútri: { $gain }
djinn_ask_award_mix = Koľko bossov je medzi fľašami, ktoré dáš?
djinn_ask_award_pick = Vyber si ocenenie.
djinn_ask_act = { $place }: čo urobíš?
djinn_ask_act_again = { $place }: ešte niečo?
djinn_ask_consolation = Čo si vezmeš namiesto akcie?
djinn_ask_mage = Ktorého mága si vezmeš?
djinn_ask_chest_discard = Ktorú truhlicu necháš tak?
djinn_ask_unlock = Odomkneš truhlicu za kľúč? Je v nej: { $gain }
djinn_ask_archive_option = Čo urobíš v archíve?
djinn_ask_secret_tile = Ktorý utajený žetón umiestniš?
djinn_ask_secret_space = Kam príde tvoj žetón „{ $place }“?
djinn_ask_equipment = Ktorú kartu výbavy si vezmeš?
djinn_ask_equipment_keep = Ktorá karta zostane lícom nahor?
djinn_ask_market_place = Kam ide tvoj pomocník?
djinn_ask_market_offer = Čo kúpiš?
djinn_ask_bottle_colour = Ktorú fľašu si vezmeš? Zostáva { $count }.
djinn_ask_flip_mage = Ktorý mág sa otočí lícom nahor? Najviac { $count }.
djinn_ask_academy_flips = Koľko mágov sa otočí namiesto sily?
djinn_ask_swap_bottle = Vymeníš prázdnu fľašu? Najviac { $count }.
djinn_ask_source_buy = Čo kúpiš za { $gain }?
djinn_ask_capture_target =
    { $count ->
        [one] Koho polapíš? Džin stojí { $count } silu.
        [few] Koho polapíš? Džin stojí { $count } sily.
       *[other] Koho polapíš? Džin stojí { $count } síl.
    }
djinn_ask_capture_more =
    { $count ->
        [one] Ešte niekoho? Zatiaľ za { $count } silu.
        [few] Ešte niekoho? Zatiaľ za { $count } sily.
       *[other] Ešte niekoho? Zatiaľ za { $count } síl.
    }
djinn_ask_capture_help =
    { $count ->
        [one] Zostáva zaplatiť { $count } silu. Pomôže mág?
        [few] Zostáva zaplatiť { $count } sily. Pomôže mág?
       *[other] Zostáva zaplatiť { $count } síl. Pomôže mág?
    }
djinn_ask_container = Kam dáš { $one }?
djinn_ask_free_djinn = K bossovi je džin zadarmo: ktorý?
djinn_ask_remove_space = Odkiaľ odstrániš džina?
djinn_ask_remove_which = Kto opustí mapu?
djinn_ask_accept_capacity = Zvýšiš kapacitu na { $count }?
djinn_ask_accept_circle = Aktivuješ kruh? Prinesie: { $gain }
djinn_ask_none = Teraz sa na nič nepýtame.
djinn_ask_free_things = Zadarmo teraz môžeš: { $things }. Alebo pokračuj.
djinn_ask_so_far = Vybrané: { $chosen }. { $question }
djinn_ask_next_toll = Mincu, alebo zvitok?
djinn_ask_next_colour = Ktorú fľašu si vezmeš?
djinn_ask_next_flip = Ktorý mág sa otočí lícom nahor?
djinn_ask_next_swap = Ktorú fľašu vymeníš?
djinn_ask_next_help = Pomôže ešte niekto, alebo platíš?
djinn_ask_next_container = Kam džina dáš?
djinn_ask_next_key = Za čo vymeníš kľúč?
djinn_ask_next_more = Čo ďalej?
djinn_free_key = vymeniť kľúč
djinn_free_cork = dať džina z kruhu do fľaše
djinn_free_award = dať plné fľaše za ocenenie
djinn_free_use = použiť: { $card }
djinn_free_claim = vziať si odmenu: { $card }
djinn_asked = { $about ->
    [trait] { $name } si vyberá vlastnosť.
    [move] { $name } si vyberá cestu.
    [act] { $name } si vyberá akciu: { $place }.
    [card] { $name } si vyberá kartu.
    [shop] { $name } nakupuje.
    [award] { $name } si vyberá ocenenie.
    [capture] { $name } lapá džinov.
   *[other] { $name } sa rozhoduje.
}
djinn_do = { $what ->
    [basic] Základná
    [special] Špeciálna
    [tile] Môj žetón: { $place }
    [capture] Polapiť
    [toll_coin] Dať mincu
    [toll_scroll] Dať zvitok
    [leave] Nechať tak: { $thing }
    [unlock] Odomknúť: { $thing }
    [tile_of] Žetón: { $place }
    [blind] { $thing }, naslepo
    [visit] Stánok: { $thing }
    [swap] { $old } → { $new }
    [refill] Doplniť silu
    [shop] Nakúpiť za zvitky
    [key] Kľúč za { $thing }
    [cork] Do fľaše: { $thing }
    [award] Ocenenie za { $thing }
    [use] Použiť: { $thing }
    [claim] Vybrať odmenu: { $thing }
    [accept] Zvýšiť
    [accept_circle] Aktivovať
   *[other] { $thing }
}
djinn_do_price = { $what }: { $price }
djinn_do_from = { $what }: min. { $price }
djinn_do_bosses = { $count ->
    [one] Polapiť { $count } bossa
    [few] Polapiť { $count } bossov
   *[other] Polapiť { $count } bossov
}
djinn_mages_up = { $count ->
    [one] { $count } mág lícom nahor
    [few] { $count } mágovia lícom nahor
   *[other] { $count } mágov lícom nahor
}
djinn_djinns = { $count ->
    [one] { $count } džin
    [few] { $count } džinovia
   *[other] { $count } džinov
}
djinn_pass = { $prompt ->
    [act] Žiadna akcia
    [act_again] Už nič
    [mage] Žiadny mág
    [unlock] Nechať zamknutú
    [archive_option] Žiadna ďalšia možnosť
    [equipment] Žiadna karta
    [market_place] Žiadna ďalšia návšteva
    [flip_mage] Žiadny ďalší mág
    [swap_bottle] Nevymeniť
    [source_buy] Nič viac nekupovať
    [miss] Nikoho nepolapiť
    [targets] To je všetko
    [pay] Zaplatiť { $gain }
    [free_djinn] Nevziať nikoho
    [remove_space] Nikoho neodstrániť
    [accept_capacity] Nechať tak
    [accept_circle] Nechať tak
    [container] Vrátiť do vrecka
   *[other] Pokračovať
}
djinn_why_go = Ideš { $to }.
djinn_why_here = Čaká tam: { $crowd }.
djinn_why_tile = Leží tam tvoj utajený žetón: { $place }.
djinn_why_toll = Za miesto zaplatíš po minci alebo zvitku: { $names }.
djinn_why = { $what ->
    [toll_coin] { $owner } od teba dostane mincu.
    [toll_scroll] { $owner } od teba dostane zvitok.
    [capture] Skús polapiť: { $thing }.
    [console] Namiesto akcie získaš { $thing }.
    [leave] Túto truhlicu necháš tak. { $thing }
    [unlock] Za kľúč: { $thing }.
    [unlock_keep] Kľúč ti zostane: { $thing }.
    [tile] Od ďalšieho ťahu na štvorci, kam ho umiestniš: { $thing }.
    [at_tile] Tvoj žetón príde { $to }.
    [at_remove] Odstrániš jedného z nich: { $thing }.
    [blind] Vezmeš spodnú kartu tej kôpky, naslepo.
    [keep] Zostane lícom nahor; druhá sa otočí dolu.
    [visit] Ponuka tam: { $thing }.
    [stay] S plášťom smie tvoj pomocník zostať.
    [colour] Vezmeš si { $thing }.
    [flip] Mág sa otočí lícom nahor a môže znova pomôcť.
    [swap] Dáš { $old } za { $thing }.
    [refill] Tvoja sila stúpne na { $thing }.
    [bosses] Bossovia zo zásoby, spolu za { $thing }; každý potrebuje kruh, alebo fľašu a zátku.
    [shop] Zakaždým za { $old }: { $thing }.
    [target] Stojí { $thing }.
    [target_all] Všetci spolu stoja { $thing }.
    [target_free] Polapíš ho zadarmo.
    [target_remove] Opustí mapu.
    [help] Zaplatíš o { $old } menej, za { $thing }.
    [help_free] Zaplatíš o { $old } menej, zadarmo.
    [wield] Zaplatíš o { $old } menej; karta sa tým vyčerpá.
    [circle] Tam má cenu { $thing }; neskôr smie do fľaše.
    [bottle] Zazátkovaný natrvalo: { $thing }. Tri fľaše jednej farby sú na ocenenie.
    [accept] Ukazovateľ kapacity sa posunie a s ním aj tvoje maximum sily.
    [accept_circle] Kruh bude aktívny: { $thing }.
    [mix] Za ocenenie dáš { $thing }.
    [key] Premeníš kľúč na { $thing }.
    [cork] Prejde z kruhu { $thing }, natrvalo.
    [award] Dáš { $thing } za ocenenie zo stĺpca { $old }.
    [claim] Získaš { $thing } teraz; inak na konci ťahu, ak karta nebude lícom dolu.
    [no_action] Tu žiadna akcia; namiesto nej si vezmeš { $thing }.
    [miss] Nikoho nepolapíš a stratíš { $thing }.
    [miss_gain] Nikoho nepolapíš a získaš { $thing }.
    [pay] Zaplatíš { $thing }.
    [back] Vráti sa do vrecka.
    [pass] Necháš to tak a pokračuješ.
   *[other] { $thing }
}
djinn_tell = { $what ->
    [trait_taken] { $who ->
        [me] Berieš si vlastnosť { $thing }.
       *[other] { $name } si berie vlastnosť { $thing }.
    }
    [circle_covered] { $who ->
        [me] Jeden tvoj kruh je zakrytý.
       *[other] { $name } má jeden kruh zakrytý.
    }
    [ambition_dealt] { $who ->
        [me] { $count ->
            [one] Dostávaš { $count } tajnú bodovaciu kartu.
            [few] Dostávaš { $count } tajné bodovacie karty.
           *[other] Dostávaš { $count } tajných bodovacích kariet.
        }
       *[other] { $count ->
            [one] { $name } dostáva { $count } tajnú bodovaciu kartu.
            [few] { $name } dostáva { $count } tajné bodovacie karty.
           *[other] { $name } dostáva { $count } tajných bodovacích kariet.
        }
    }
    [ambition_card] { $who ->
        [me] Tvoja tajná bodovacia karta: { $thing }.
       *[other] { $name } má tajnú bodovaciu kartu { $thing }.
    }
    [turn_began] { $who ->
        [me] Si na ťahu ({ $count }).
       *[other] Na ťahu je { $name } ({ $count }).
    }
    [wizard_moved] { $who ->
        [me] Ideš { $to }.
       *[other] { $name } ide { $to }.
    }
    [stuck] { $who ->
        [me] Nemáš kam ísť a zostávaš.
       *[other] { $name } nemá kam ísť a zostáva.
    }
    [toll_paid] { $who ->
        [me] Platíš za miesto vedľa hráča { $other }.
       *[other] { $name } platí za miesto vedľa hráča { $other }.
    }
    [toll_paid_me] { $name } platí za miesto vedľa teba.
    [basic] { $who ->
        [me] Robíš základnú akciu { $at }.
       *[other] { $name } robí základnú akciu { $at }.
    }
    [tile] { $who ->
        [me] Robíš akciu utajeného žetónu { $at }.
       *[other] { $name } robí akciu utajeného žetónu { $at }.
    }
    [special] { $who ->
        [me] Robíš špeciálnu akciu { $at }.
       *[other] { $name } robí špeciálnu akciu { $at }.
    }
    [capture] { $who ->
        [me] Stretávaš sa s džinmi { $at }.
       *[other] { $name } sa stretáva s džinmi { $at }.
    }
    [skip] { $who ->
        [me] Nerobíš { $at } žiadnu akciu.
       *[other] { $name } nerobí { $at } žiadnu akciu.
    }
    [refill] { $who ->
        [me] Čerpáš silu zo Žriedla.
       *[other] { $name } čerpá silu zo Žriedla.
    }
    [bosses] { $who ->
        [me] Lapáš bossov pri Žriedle.
       *[other] { $name } lapá bossov pri Žriedle.
    }
    [shop] { $who ->
        [me] Nakupuješ pri Žriedle.
       *[other] { $name } nakupuje pri Žriedle.
    }
    [gained] { $who ->
        [me] Získavaš { $thing }.
       *[other] { $name } získava { $thing }.
    }
    [paid] { $who ->
        [me] Platíš { $thing }.
       *[other] { $name } platí { $thing }.
    }
    [bottle_swapped] { $who ->
        [me] Meníš { $thing } za { $other }.
       *[other] { $name } mení { $thing } za { $other }.
    }
    [capacity_rose] { $who ->
        [me] Tvoja kapacita stúpa na { $count }.
       *[other] { $name } zvyšuje kapacitu na { $count }.
    }
    [capacity_flipped] { $who ->
        [me] Otáčaš ukazovateľ kapacity: maximum sily je teraz 8.
       *[other] { $name } otáča ukazovateľ kapacity: maximum sily je teraz 8.
    }
    [capacity_declined] { $who ->
        [me] Nechávaš kapacitu, aká je.
       *[other] { $name } necháva kapacitu, aká je.
    }
    [minimum_rose] { $who ->
        [me] Tvoja sila je teraz na začiatku ťahu aspoň { $count }.
       *[other] Sila hráča { $name } je teraz na začiatku ťahu aspoň { $count }.
    }
    [circle_activated] { $who ->
        [me] Aktivuješ kruh { $count }.
       *[other] { $name } aktivuje kruh { $count }.
    }
    [circle_declined] { $who ->
        [me] Nechávaš kruhy, aké sú.
       *[other] { $name } necháva kruhy, aké sú.
    }
    [mage_taken] { $who ->
        [me] Pridáva sa k tebe mág: { $thing }.
       *[other] { $name } má nového mága: { $thing }.
    }
    [mage_used] { $who ->
        [me] Pomáha ti { $thing }: cena klesá o { $count }.
       *[other] { $name } dostáva pomoc – { $thing }: cena klesá o { $count }.
    }
    [mage_turned_up] { $who ->
        [me] Otáčaš mága lícom nahor: { $thing }.
       *[other] { $name } otáča mága lícom nahor: { $thing }.
    }
    [gear_taken] { $who ->
        [me] Berieš si výbavu: { $thing }.
       *[other] { $name } si berie výbavu: { $thing }.
    }
    [gear_used] { $who ->
        [me] Používaš: { $thing }.
       *[other] { $name } používa: { $thing }.
    }
    [reward_claimed] { $who ->
        [me] Získavaš odmenu: { $thing }.
       *[other] { $name } získava odmenu: { $thing }.
    }
    [tile_placed] { $who ->
        [me] Umiestňuješ utajený žetón „{ $thing }“ { $to }.
       *[other] { $name } umiestňuje utajený žetón „{ $thing }“ { $to }.
    }
    [chest_shown] { $who ->
        [me] Otváraš truhlicu.
       *[other] { $name } otvára truhlicu.
    }
    [chest_left] { $who ->
        [me] Nechávaš truhlicu tak.
       *[other] { $name } necháva truhlicu tak.
    }
    [chest_unlocked] { $who ->
        [me] Odomykáš truhlicu.
       *[other] { $name } odomyká truhlicu.
    }
    [chests_shuffled] Z odložených truhlíc je nová kôpka.
    [assistant_moved] { $who ->
        [me] Tvoj pomocník ide k stánku: { $thing }.
       *[other] { $name } posiela pomocníka k stánku: { $thing }.
    }
    [caught] { $who ->
        [me] Lapáš { $thing }, { $to }.
       *[other] { $name } lapá { $thing }, { $to }.
    }
    [bottled] { $who ->
        [me] Presúvaš { $thing } z kruhu { $to }.
       *[other] { $name } presúva { $thing } z kruhu { $to }.
    }
    [missed] { $who ->
        [me] Nelapáš nikoho.
       *[other] { $name } nelapá nikoho.
    }
    [djinn_drawn] { $who ->
        [me] Ťaháš z vrecka { $thing }.
       *[other] { $name } ťahá z vrecka { $thing }.
    }
    [djinn_returned] { $who ->
        [me] Vraciaš do vrecka { $thing }.
       *[other] { $name } vracia do vrecka { $thing }.
    }
    [djinn_appeared] Nový džin prichádza { $to }: { $thing }.
    [djinn_removed] { $who ->
        [me] Odstraňuješ { $thing } { $at }.
       *[other] { $name } odstraňuje { $thing } { $at }.
    }
    [boss_captured] Boss { $at } je polapený. Preč z mapy: { $count } zo { $other }.
    [boss_driven_out] Boss { $at } je vyhnaný. Preč z mapy: { $count } zo { $other }.
    [award_taken] { $who ->
        [me] Berieš si ocenenie: { $thing }
       *[other] { $name } si berie ocenenie: { $thing }
    }
    [award_paid] { $who ->
        [me] Dávaš za ocenenie: { $thing }.
       *[other] { $name } dáva za ocenenie: { $thing }.
    }
    [end_began] Všetci bossovia opustili mapu! Posledné je { $count }. kolo.
    [final_began] { $who ->
        [me] Začína sa tvoja záverečná akcia pri Žriedle.
       *[other] { $name } začína záverečnú akciu pri Žriedle.
    }
    [tom_turned] { $count ->
        [one] Tom otáča kartu: { $thing } Zostáva { $count }.
        [few] Tom otáča kartu: { $thing } Zostávajú { $count }.
       *[other] Tom otáča kartu: { $thing } Zostáva { $count }.
    }
    [scored] { $who ->
        [me] Máš { $thing }: { $other }.
       *[other] { $name } má { $thing }: { $other }.
    }
    [over] Koniec partie: { $thing }
   *[other] { $what }
}
djinn_item = { $id ->
    [awards] ocenenia
    [bottled] džinovia vo fľašiach
    [circles] džinovia v kruhoch
    [glass] prázdne fľaše a zátky
    [equipment] výbava
    [cards] bodovacie karty
    [ambition] tajná bodovacia karta
    [tom_cards] karty, ktoré Tomovi zostali
   *[other] { $id }
}
djinn_end_points = všetci boli pri Žriedle a spočítali sa body.
djinn_end_tom = Tom bol rýchlejší a bossovia v mestečku zostali.
djinn_end_broken_off = bola prerušená.
djinn_won = { $who ->
    [me] { $count ->
        [one] Vyhrávaš s { $count } bodom!
        [few] Vyhrávaš s { $count } bodmi!
       *[other] Vyhrávaš s { $count } bodmi!
    }
   *[other] { $count ->
        [one] { $name } vyhráva s { $count } bodom!
        [few] { $name } vyhráva s { $count } bodmi!
       *[other] { $name } vyhráva s { $count } bodmi!
    }
}
djinn_won_shared = O víťazstvo sa delia: { $names }.
djinn_lost = Tentoraz vyhral Tom. Skús to znova!
djinn_banner = { $id ->
    [end] Bossovia sú preč: dohrá sa kolo, potom ešte jedno a Žriedlo
    [last] Posledné kolo, potom Žriedlo
    [final] Záverečné akcie pri Žriedle
    [tom] { $count ->
        [one] Tomovi zostáva { $count } karta
        [few] Tomovi zostávajú { $count } karty
       *[other] Tomovi zostáva { $count } kariet
    }
   *[other] { $id }
}
djinn_reason_wins = toto vyhráva
djinn_reason_beats_tom = toto porazí Toma: posledný boss opustí mapu
djinn_reason_begins_end = koniec sa začne, keď vedieš o { $points }
djinn_reason_boss_gone =
    { $count ->
        [one] mapa sa zbaví { $count } bossa
        [few] mapa sa zbaví { $count } bossov
       *[other] mapa sa zbaví { $count } bossov
    }
djinn_reason_captures_boss =
    { $count ->
        [one] polapí { $count } bossa
        [few] polapí { $count } bossov
       *[other] polapí { $count } bossov
    }
djinn_reason_captures =
    { $count ->
        [one] polapí { $count } džina
        [few] polapí { $count } džinov
       *[other] polapí { $count } džinov
    }
djinn_reason_bottles =
    { $count ->
        [one] naplní { $count } fľašu
        [few] naplní { $count } fľaše
       *[other] naplní { $count } fliaš
    }
djinn_reason_award = prinesie ocenenie za { $points }
djinn_reason_three = budú tri plné fľaše jednej farby ({ $thing }), a to stačí na ocenenie
djinn_reason_two = na ocenenie potom chýba už len jedna plná fľaša ({ $thing })
djinn_reason_tile = umiestni utajený žetón: { $thing }
djinn_reason_last_tile = je to posledný utajený žetón: stúpne minimum sily a archív sa zlepší
djinn_reason_mage = nový pomocník: { $thing }
djinn_reason_readies =
    { $count ->
        [one] znova môže pomôcť { $count } mág
        [few] znova môžu pomôcť { $count } mágovia
       *[other] znova môže pomôcť { $count } mágov
    }
djinn_reason_card = nová výbava: { $thing }
djinn_reason_first_set = dokončí sadu výbavy: stúpne minimum sily
djinn_reason_capacity = zvýši kapacitu na { $count }
djinn_reason_circle = aktivuje kruh: miesto pre ďalšieho džina
djinn_reason_gains = prinesie { $thing }
djinn_reason_scoring = bodovacia karta { $thing } prinesie navyše { $points }
djinn_reason_loses_scoring = ale bodovacia karta { $thing } prinesie o { $points } menej
djinn_reason_takes_away =
    { $who ->
        [me] vezme korisť, na ktorú nabudúce dosiahneš ty
       *[other] vezme korisť, na ktorú nabudúce dosiahne { $name }
    }
djinn_reason_pays =
    { $who ->
        [me] ale za miesto dostaneš zaplatené ty
       *[other] ale za miesto dostane zaplatené { $name }
    }
djinn_reason_no_card = po takom ťahu Tom kartu neotočí
djinn_reason_next_capture = ďalší ťah je koho polapiť, máš na to { $thing }
djinn_reason_keeps_keys = nechá si na neskôr { $thing }
djinn_describe_turn = { $round }. kolo, { $turn }. ťah. Bossov preč z mapy: { $gone } zo { $all }.
djinn_describe_space = { $space }: { $parts }.
djinn_describe_joined = cesty: { $spaces }
djinn_describe_wizard = { $who ->
    [me] tvoj kúzelník
   *[other] kúzelník hráča { $name }
}
djinn_describe_wizard_from = { $who ->
    [me] tvoj kúzelník, na ceste od: { $from }
   *[other] kúzelník hráča { $name }, na ceste od: { $from }
}
djinn_describe_tile = { $who ->
    [me] tvoj utajený žetón: { $place }
   *[other] utajený žetón hráča { $name }: { $place }
}
djinn_describe_you = Ty
djinn_describe = { $id ->
    [goods] { $name }: { $things }; sila { $power } z najviac { $most }.
    [bottles] { $name }, prázdne fľaše: { $things }.
    [corked] { $name }, v zazátkovaných fľašiach: { $things }.
    [circles] { $name }, kruhy: { $things }.
    [mages] { $name }, mágovia: { $things }.
    [gear] { $name }, výbava: { $things }.
    [traits] { $name }, vlastnosti: { $things }.
    [awards] { $name }, ocenenia: { $things }.
    [ambition] { $name }, tajné bodovacie karty: { $things }.
    [strip] { $name }, neumiestnené utajené žetóny: { $things }.
    [points] { $name } – { $things }.
    [top_mages] Mágovia v hostinci: { $things }.
    [top_gear] Výbava v dielni: { $things }.
    [market] Stánok: { $things }.
    [offered] Ocenenia v ponuke: { $things }.
    [scoring] Bodovacie karty: { $things }.
    [draft] Vlastnosti v ponuke: { $things }.
   *[other] { $things }
}
djinn_circle = { $id ->
    [empty] prázdny
    [inactive] neaktívny
    [covered] zakrytý
    [boss] boss
    [brown] hnedý džin
    [blue] modrý džin
    [red] červený džin
    [yellow] žltý džin
   *[other] { $id }
}
djinn_describe_assistants = pomocníci: { $names }
djinn_describe_supply = Vo vrecku: { $bag }. Bossov v zásobe: { $supply }. Kľúčov v zásobe: { $keys }.
djinn_nothing = nič
djinn_nobody = nikto
djinn_figure = { $id ->
    [points] Body
    [djinns] Polapení džinovia
    [bosses] Polapení bossovia
    [bottled] Naplnené fľaše
    [awards] Ocenenia
    [mages] Pomoc mágov
    [gear] Karty výbavy
    [tiles] Umiestnené utajené žetóny
    [chests] Otvorené truhlice
    [power] Získaná sila
    [coins] Získané mince
    [misses] Nevydarené polapenia
   *[other] { $id }
}
djinn_refusal_free_later = Na akcie zadarmo je čas, keď nebude nič rozrobené. Najprv odpovedz.
djinn_refusal_source_rows = Žriedlo má svoje dva riadky. Vyber jeden z nich.
djinn_refusal_no_pass = Tu sa vzdať nedá: niečo vyber.
djinn_refusal_must_go = Kúzelník musí ísť. Vyber kam.
djinn_refusal_must_start = Najprv postav kúzelníka na mapu.
djinn_refusal_must_pay = Kto zastaví vedľa iného hráča, platí. Vyber čím.
djinn_refusal_must_capture = Na okrúhlom poli s džinmi sa musíš pokúsiť o polapenie; nemusíš však nikoho polapiť.
djinn_refusal_must_take_mage = V hostinci si vezmeš mága. Vyber ho.
djinn_refusal_must_leave_chest = Jednu z truhlíc musíš nechať tak. Vyber ktorú.
djinn_refusal_must_help = Sila a kľúče nestačia. Nechaj si pomôcť.
djinn_refusal_must_contain = Čo polapíš, potrebuje kruh alebo fľašu. Vyber.
djinn_refusal_must_flip = Otoč toľko mágov, koľko máš určených.
djinn_refusal_trait_not_offered = { $thing }: táto vlastnosť v ponuke nie je. Vyber inú.
djinn_refusal_trait_same_sign = Jedna vlastnosť je dobrá, druhá zlá. Vezmi si tú druhú.
djinn_refusal_no_path = Tam žiadna cesta nevedie. Vyber inú.
djinn_refusal_start_square = Začína sa pri štvorcovom poli. Vyber ho.
djinn_refusal_path_taken = Na tejto ceste už kúzelník stojí. Vyber inú.
djinn_refusal_turning_back = Odtiaľ tvoj kúzelník prišiel a nikdy sa nevracia. Vyber inú cestu.
djinn_refusal_too_far = Tam tvoj kúzelník nedôjde: ďalej ide len cez polia, kde stoja iní.
djinn_refusal_cannot_pay_owner = Stojí tam iný kúzelník a nemáš čím zaplatiť. Vyber iné miesto.
djinn_refusal_cannot_pay_owners = Stojí tam viac kúzelníkov a všetkým nezaplatíš. Vyber iné miesto.
djinn_refusal_square_special = Štvorcové pole špeciálnu akciu nemá. Urob základnú.
djinn_refusal_square_capture = Džinovia sú na okrúhlych poliach; tu nie je koho polapiť.
djinn_refusal_round_tile = Na okrúhlom poli žiadny utajený žetón neleží.
djinn_refusal_one_capture = Tu už polapenie bolo; viac než jedno nie je.
djinn_refusal_no_djinn_here = Nie je tu žiadny džin na polapenie.
djinn_refusal_one_action = Na okrúhlom poli je jedna akcia, špeciálna alebo základná.
djinn_refusal_basic_done = Základná akcia tohto poľa už prebehla.
djinn_refusal_tile_new = Tvoj žetón pôsobí až od ďalšieho ťahu.
djinn_refusal_no_tile_here = Nemáš tu žiadny utajený žetón.
djinn_refusal_tile_done = Akcia tvojho žetónu už prebehla.
djinn_refusal_no_catacombs = { $thing }: v katakombách žiadna špeciálna akcia. Urob základnú.
djinn_refusal_award_mix = Tvoje fľaše tejto farby to neobsahujú. Vyber iné číslo.
djinn_refusal_award_not_shown = Toto ocenenie v ponuke nie je. Vyber iné.
djinn_refusal_award_column = Tvoje ďalšie ocenenie je zo stĺpca { $column }. Vyber tam.
djinn_refusal_no_use_tavern = Nie je tu už žiadny mág, ktorého by sa dalo vziať.
djinn_refusal_no_use_archive = Nič v archíve ti teraz nepomôže.
djinn_refusal_no_use_workshop = Na dielňu nemáš dosť.
djinn_refusal_no_use_market = Pri stánkoch, kam pomocník smie, nič nezaplatíš.
djinn_refusal_mage_not_on_top = { $thing } neleží na vrchu kôpky. Vyber iného mága.
djinn_refusal_mage_with_keys = { $thing } má kľúč; tu sa berie z otvorených kôpok. Vyber iného.
djinn_refusal_chest_not_revealed = Táto truhlica pred tebou otvorená nie je. Vyber inú.
djinn_refusal_other_chest = Ide o inú truhlicu.
djinn_refusal_red_closed = Lepšie možnosti budú, až umiestniš posledný utajený žetón.
djinn_refusal_red_only = Posledný utajený žetón leží: vyberaj z lepších možností.
djinn_refusal_option_useless = Táto možnosť ti teraz nič nedá. Vyber inú.
djinn_refusal_option_again = Druhá možnosť musí byť iná než prvá. Vyber inú.
djinn_refusal_no_tile_left = Taký utajený žetón už nemáš: { $place }.
djinn_refusal_tile_fits_nowhere = Tento žetón sa teraz nehodí na žiadne štvorcové pole: { $place }. Vyber iný.
djinn_refusal_djinns_are_round = Džinovia sú na okrúhlych poliach. Vyber jedno.
djinn_refusal_no_djinn_at = Tam žiadny džin nie je. Vyber iné pole.
djinn_refusal_tiles_are_square = Utajené žetóny ležia na štvorcových poliach. Vyber jedno.
djinn_refusal_own_tile_there = Tam už tvoj žetón leží. Vyber iný štvorec.
djinn_refusal_location_there = Na tom štvorci to už je: { $place }. Vyber iný.
djinn_refusal_from_bottom = { $thing }: berieš spodnú kartu kôpky, naslepo. Vyber kôpku.
djinn_refusal_from_top = Berieš kartu, ktorú vidíš. Vyber ju.
djinn_refusal_gear_not_on_top = { $thing } – táto karta neleží na vrchu. Vyber inú.
djinn_refusal_gear_gone = Taká karta už nie je. Vyber inú kôpku.
djinn_refusal_other_stall = Ten stánok tu patrí k inému. Vyber ten.
djinn_refusal_assistant_there = Tam už tvoj pomocník je. Pošli ho inam.
djinn_refusal_offers_useless = Nič odtiaľ ti teraz nepomôže. Vyber iný stánok.
djinn_refusal_cannot_pay_tolls = Na zaplatenie ostatným aj ponuky tam nemáš dosť. Vyber iný stánok.
djinn_refusal_cannot_pay_stall = Tam nič nezaplatíš. Vyber iný stánok.
djinn_refusal_not_offered = To sa tu neponúka. Vyber niečo iné.
djinn_refusal_offer_useless = Táto ponuka ti teraz nič nedá. Vyber inú.
djinn_refusal_cannot_pay_offer = Na to nemáš dosť. Vyber niečo iné.
djinn_refusal_colour_taken = Tieto fľaše majú rôzne farby. Vyber inú.
djinn_refusal_swap_same = Fľaša sa mení za inú farbu. Vyber inú.
djinn_refusal_swap_none = Prázdnu fľašu tejto farby nemáš.
djinn_refusal_flip_not_yours = { $thing } medzi tvojich mágov nepatrí. Vyber iného.
djinn_refusal_flip_up_already = { $thing } už leží lícom nahor. Vyber iného.
djinn_refusal_flips_too_many = Toľko mágov lícom dolu nemáš.
djinn_refusal_row_1_used = Prvý riadok Žriedla je už využitý.
djinn_refusal_row_2_used = Druhý riadok Žriedla je už využitý.
djinn_refusal_refill_full = Sily máš už teraz najviac, čo sa dá.
djinn_refusal_nobody_to_flip = Nemáš mága, ktorý by sa mohol otočiť.
djinn_refusal_cannot_pay_purchase =
    { $count ->
        [one] Nákup ťa stojí { $count } zvitok a na to nemáš.
        [few] Nákup ťa stojí { $count } zvitky a na to nemáš.
       *[other] Nákup ťa stojí { $count } zvitkov a na to nemáš.
    }
djinn_refusal_free_boss = K bossovi je zadarmo džin, nie ďalší boss.
djinn_refusal_remove_boss = Toto odstráni džina, nie bossa. Vyber iného.
djinn_refusal_nobody_there = Nikto taký tam nie je. Vyber iného.
djinn_refusal_no_target = Nikto taký tu nie je. Vyber iného.
djinn_refusal_no_more_targets = Nikto ďalší taký tu nie je. Vyber iného.
djinn_refusal_no_room = Nemáš pre nich kruhy ani fľaše so zátkami.
djinn_refusal_too_strong = Sila, kľúče, mágovia a výbava na to nestačia.
djinn_refusal_bosses_too_strong = Sila, kľúče, mágovia a výbava na toľko bossov nestačia.
djinn_refusal_too_few_bosses = Bossov v zásobe: len { $count }.
djinn_refusal_help_not_yours = { $thing } medzi tvojich mágov nepatrí. Vyber iného.
djinn_refusal_help_face_down = { $thing } leží lícom dolu a nepomôže. Vyber iného.
djinn_refusal_nothing_to_pay = Už nie je čo platiť. Pokračuj.
djinn_refusal_help_useless = { $thing } z tejto ceny nič neuberie.
djinn_refusal_help_in_vain = { $thing }: niekto iný by potom pomáhal zbytočne. Zaplať bez tejto karty, alebo vezmi krok späť.
djinn_refusal_cannot_pay_fee =
    { $count ->
        [one] { $thing } stojí { $count } mincu a na to nemáš.
        [few] { $thing } stojí { $count } mince a na to nemáš.
       *[other] { $thing } stojí { $count } mincí a na to nemáš.
    }
djinn_refusal_poor_after_fee = Keď zaplatíš za { $thing }, na zvyšok už nebude. Vyber inak.
djinn_refusal_wield_not_yours = Túto kartu nemáš: { $thing }.
djinn_refusal_wield_counted = { $thing } pôsobí sama; už je započítaná.
djinn_refusal_wield_useless = { $thing } pri tomto polapení nepomôže.
djinn_refusal_wield_in_vain = { $thing }: niekto iný by potom pomáhal zbytočne. Zaplať bez tejto karty, alebo vezmi krok späť.
djinn_refusal_no_circle = Žiadny tvoj aktívny kruh nie je prázdny. Vyber fľašu.
djinn_refusal_must_bottle = { $thing }: čo môže do fľaše, musí tam. Vyber fľašu.
djinn_refusal_others_need_it = Na ostatných polapených by potom nezostalo miesto. Vyber inak.
djinn_refusal_own_colour = Džin patrí do fľaše svojej farby. Vyber inú.
djinn_refusal_no_bottle = Prázdnu fľašu tejto farby nemáš.
djinn_refusal_no_cork = Nemáš zátku.
djinn_refusal_no_key = Nemáš kľúč na premenu.
djinn_refusal_key_power_full = Sily máš už najviac, čo sa dá. Premeň kľúč na niečo iné.
djinn_refusal_cork_nobody = V žiadnom tvojom kruhu nie je { $one }.
djinn_refusal_cork_no_bottle = Prázdnu fľašu tejto farby nemáš.
djinn_refusal_cork_none = Nemáš zátku.
djinn_refusal_award_at_end = V záverečnej akcii sa ocenenia neberú.
djinn_refusal_awards_gone = Žiadne ocenenie už nezostalo.
djinn_refusal_award_too_dear = Ocenenie stojí { $price } plné fľaše jednej farby; tejto máš { $count }.
djinn_refusal_gear_not_yours = Túto kartu nemáš: { $thing }.
djinn_refusal_gear_face_down = Táto karta leží lícom dolu: { $thing }.
djinn_refusal_gear_used = Táto karta už bola v tomto ťahu použitá: { $thing }.
djinn_refusal_gear_too_dear = Na túto kartu nemáš dosť: { $thing }.
djinn_refusal_gear_moment = Táto karta má svoju chvíľu, pri polapení alebo na tržnici: { $thing }.
djinn_refusal_gear_useless = Táto karta ti teraz nič nedá: { $thing }.
djinn_refusal_gear_by_itself = Táto karta pôsobí sama: { $thing }.
djinn_refusal_claim_nothing = Táto karta nemá odmenu za miesto: { $thing }.
djinn_refusal_claim_at_end = V záverečnej akcii odmeny za miesta nie sú.
djinn_refusal_claim_early = Najprv sa presuň; odmeny za miesta sú potom.
djinn_refusal_claimed = Táto karta už v tomto ťahu odmenu dala: { $thing }.
djinn_refusal_claim_elsewhere = { $thing }: odmena je za iné miesto ({ $place }).
djinn_tutorial_you = Ty
djinn_tutorial_rival = Elvíra
djinn_tutorial_welcome = Vitaj v mestečku plnom džinov! Tvoj kúzelník je ten modrý. Lapáš džinov a zatváraš ich do fliaš.
djinn_tutorial_goal = Vyhráva, kto má najviac bodov. Za tri plné fľaše jednej farby je ocenenie za 30 alebo 36. Džinov vedú bossovia: keď odíde posledný zo šiestich, blíži sa koniec.
djinn_tutorial_walk = Ťah: ideš po ceste, nikdy späť, odkiaľ ideš, a potom konáš. Choď na štvorcovú Akadémiu: ťukni na koniec cesty pri nej a potvrď.
djinn_tutorial_academy = Štvorcové pole ponúka svoju základnú akciu. Tu je to 1 zvitok a 3 sily. Urob ju.
djinn_tutorial_watch = Teraz máš 6 síl, viac sa ti nezmestí. Hrá Elvíra. Kde na konci tvojej cesty stojí iný kúzelník, platíš jeho hráčovi mincu alebo zvitok, alebo pole preskočíš.
djinn_tutorial_tavern = Džinovia sú na okrúhlych poliach. Posledný boss čaká na okrúhlom Hostinci a vedľa neho hnedý džin. Choď tam.
djinn_tutorial_mage = Okrúhle pole má silnejšiu, špeciálnu akciu, a potom sa stretneš s džinmi. Urob špeciálnu akciu a vezmi si Tetu z močiara: mágovia pomáhajú pri polapení.
djinn_tutorial_boss = Koho polapíš? Džin stojí 4 sily. Boss 4 a za džina vedľa seba 2 navyše. Vyber bossa, a to je všetko.
djinn_tutorial_help = Mohlo by to stáť všetkých 6. Ale za 2 mince Teta z močiara cenu o 3 zníži a potom sa otočí lícom dolu. Nechaj si pomôcť.
djinn_tutorial_free = Kto polapí bossa, smie si odtiaľ zadarmo vziať džina. Vezmi si toho hnedého!
djinn_tutorial_gone = Obaja sedia v tvojich kruhoch, každý za 3 body. Prišli noví džinovia, ale žiadny nový boss. Bol posledný: hrá sa už len jedno kolo. Pokračuje Elvíra.
djinn_tutorial_market = V zazátkovanej fľaši má každý z nich cenu 10 bodov. Choď na štvorcovú Tržnicu.
djinn_tutorial_buy = Základnou akciou pošleš pomocníka nakúpiť. Pošli ho k stánku s fľašou a zátkou, za zvitok, a vyber hnedú fľašu: džin potrebuje svoju farbu.
djinn_tutorial_cork = Keď nie je nič rozrobené, všeličo je zadarmo. Presuň hnedého džina z kruhu do fľaše.
djinn_tutorial_award = Tri plné hnedé fľaše! Daj ich za ocenenie, aj to je zadarmo, a vezmi si to za 36 bodov a 2 sily.
djinn_tutorial_last = Elvíra má svoj posledný ťah. Po ňom má každý ešte záverečnú akciu pri Žriedle mágie.
djinn_tutorial_source = Žriedlo doplní silu, alebo predáva za zvitky, tu za 3. Kúp fľašu a vezmi červenú: boss sa zmestí do akejkoľvek farby.
djinn_tutorial_boss_bottle = Ešte máš zátku. Daj bossa do fľaše: 10 bodov namiesto 3.
djinn_tutorial_finish = Sila a mince na konci body neprinesú; prázdne fľaše a zátky po 1. Máš hotovo: ukonči akciu.
djinn_tutorial_end = 56 bodov proti 35: vyhrávaš! V skutočnej partii na teba čakajú aj truhlice, výbava, utajené žetóny a vlastnosti.

## The desk

djinn_desk_mine = Tvoj stôl
djinn_desk_of = Stôl: { $name }
djinn_desk_look = Pozri si celý stôl.
djinn_desk_can_pick = Tu sa dá niečo vybrať.
djinn_desk_tab = { $tab ->
    [power] Sila a kruhy
    [shelf] Fľaše a zásoby
    [mages] Mágovia
    [gear] Výbava a utajené žetóny
   *[other] Polapenie
}
djinn_desk_power = Sila { $power }, najviac { $most }.
djinn_desk_minimum = Minimum je { $n }.
djinn_desk_capacity = Kapacita { $n }.
djinn_desk_capacity_flipped = Kapacita { $n }, otočená.
djinn_desk_fee = { $count ->
    [one] Poplatok pri Žriedle: { $count } zvitok.
    [few] Poplatok pri Žriedle: { $count } zvitky.
   *[other] Poplatok pri Žriedle: { $count } zvitkov.
}
djinn_desk_next_award = Ďalšie ocenenie: stĺpec { $column }.
djinn_desk_next_any = Ďalšie ocenenie: ktorýkoľvek stĺpec.
djinn_desk_circle_empty = Kruh { $n }: prázdny
djinn_desk_circle_holds = Kruh { $n }: { $who }
djinn_desk_circle_inactive = Kruh { $n }: nie je aktívny; prinesie { $what }
djinn_desk_bottles = Prázdne fľaše, { $colour }: { $count }
djinn_desk_corked = Zazátkované fľaše, { $colour }: džinovia { $djinns }, bossovia { $bosses }
djinn_desk_no_mages = Zatiaľ žiadni mágovia.
djinn_desk_kind = { $kind ->
    [staff] Palica
    [hat] Klobúk
   *[other] Plášť
}
djinn_desk_secret = Utajený žetón: { $place }
djinn_desk_secrets = Utajené žetóny
djinn_desk_secret_waits = Ešte nie je umiestnený.
djinn_desk_secret_at = Leží tu: { $space }.
djinn_desk_mages = Mágovia
djinn_desk_gear = { $sets ->
    [one] Výbava: { $sets } sada
    [few] Výbava: { $sets } sady
   *[other] Výbava: { $sets } sád
}
djinn_desk_traits = Vlastnosti
djinn_desk_awards = Ocenenia
djinn_desk_ambition = { $count ->
    [one] { $count } súkromná bodovacia karta
    [few] { $count } súkromné bodovacie karty
   *[other] { $count } súkromných bodovacích kariet
}
djinn_desk_caught = Džinovia a bossovia: v kruhoch { $circled }, vo fľašiach { $bottled }.
djinn_desk_award_count = { $count ->
    [one] { $count } ocenenie.
    [few] { $count } ocenenia.
   *[other] { $count } ocenení.
}
djinn_desk_mage_count = { $count ->
    [one] { $count } mág.
    [few] { $count } mágovia.
   *[other] { $count } mágov.
}
djinn_desk_total = { $count ->
    [one] { $count } bod.
    [few] { $count } body.
   *[other] { $count } bodov.
}
djinn_desk_needed = Treba
djinn_desk_off = Už zľavené
djinn_desk_help = Pomoc
djinn_desk_pay = Zaplatíš
djinn_desk_fees = Mágom
djinn_desk_with_keys = { $count ->
    [one] a { $count } kľúč
    [few] a { $count } kľúče
   *[other] a { $count } kľúčov
}
djinn_desk_aim = Zacieliť
djinn_desk_capture = Polapiť
djinn_desk_target = { $who }: stojí { $price } sily; cieľov { $aims } z { $there }
djinn_desk_helper = { $card }: zľaví { $bonus }, poplatok { $fee }
djinn_desk_where = Kam s ním? { $who }
djinn_desk_into_circle = Kruh
djinn_desk_into_bottle = Fľaša
djinn_desk_free = Jeden džin smie ísť s tebou zadarmo.
djinn_desk_score_now = { $count ->
    [one] Zatiaľ { $count } bod
    [few] Zatiaľ { $count } body
   *[other] Zatiaľ { $count } bodov
}
djinn_desk_score_hidden = Súkromné bodovacie karty sa počítajú až na konci.
djinn_desk_points = Body
djinn_desk_score = { $item ->
    [awards] Ocenenia
    [bottled] V zazátkovaných fľašiach
    [circles] V kruhoch
    [glass] Nevyužité fľaše a zátky
    [equipment] Výbava
    [cards] Bodovacie karty
    [ambition] Súkromná bodovacia karta
    [tom_cards] Zvyšné Tomove karty
    [total] Spolu
   *[other] O zhode rozhodnú mince, zvitky a kľúče
}
djinn_desk_sheet = Záznamový hárok
djinn_desk_sheet_deck = Kariet v Tomovom balíčku
djinn_desk_sheet_best = Najlepší výsledok
djinn_desk_met = splnené
djinn_desk_not_met = nesplnené
djinn_desk_tasks = Úlohy
djinn_desk_tom_left = { $count ->
    [one] Tom: zostáva { $count } karta
    [few] Tom: zostávajú { $count } karty
   *[other] Tom: zostáva { $count } kariet
}
djinn_desk_tom_cards = Ktoré karty ešte má
djinn_desk_tom_rule = Džin príde na prvé miesto, kde je ešte boss. Ak nie je na žiadnom, platíš.
djinn_desk_tom_card = { $first }, alebo { $second }; inak { $pay }
djinn_desk_tom_blank = Nestane sa nič

## The map

djinn_card_can = Môžeš si ju teraz vziať: ťukni na ňu.
djinn_card_how = { $kind ->
    [mage] Mága si berieš v Hostinci: z dvoch otvorených balíčkov základnou akciou, zo všetkých štyroch špeciálnou.
    [gear] Vybavenie si berieš v Dielni; v ponuke je vrchná karta každého balíčka.
    [pile] Vybavenie si berieš v Dielni.
    [award] Ocenenie stojí tri zazátkované fľaše jednej farby: prvé je zo stĺpca I, druhé z II, tretie z III.
    [chest] Truhlice sa otvárajú v Katakombách; na zamknutú časť treba kľúč.
    [option] Toto si vyberáš pri akcii v Archíve.
    [stall] Sem pošleš pomocníka pri akcii v Tržnici.
    [offer] Toto kúpiš, keď tvoj pomocník príde k tomuto stánku.
    [purchase] Toto sa kupuje pri Žriedle mágie za zvitky.
    [trait] Vlastnosti sa vyberajú pred prvým ťahom, jedna dobrá a jedna zlá.
   *[other] Teraz sa to vybrať nedá.
}
djinn_map_look = Pozrieť: { $place }
djinn_map_confirm = Áno, takto
djinn_map_blind = { $kind ->
    [staff] Spodná karta palíc, naslepo
    [hat] Spodná karta klobúkov, naslepo
   *[other] Spodná karta plášťov, naslepo
}
djinn_map_under = { $count ->
    [one] { $count } karta pod ňou
    [few] { $count } karty pod ňou
    [many] { $count } karty pod ňou
   *[other] { $count } kariet pod ňou
}
djinn_map_empty = Žiadne karty
djinn_map_offer = { $pay } → { $gain }
djinn_map_stall = Pošli sem pomocníka: { $offers }
djinn_map_award = Ocenenie, { $points } bodov
djinn_map_chests = { $count ->
    [one] Ostáva { $count } truhla, odhodených je { $gone }
    [few] Ostávajú { $count } truhly, odhodených je { $gone }
    [many] Ostáva { $count } truhly, odhodených je { $gone }
   *[other] Ostáva { $count } truhlíc, odhodených je { $gone }
}
djinn_map_basic = Základná
djinn_map_special = Špeciálna
djinn_map_djinn_price = Cena za džina v sile: { $power }.
djinn_map_boss_price = Cena za bossa: { $power }.
djinn_map_supply = { $count ->
    [one] V zásobe je { $count } boss, za silu { $power }
    [few] V zásobe sú { $count } bossovia, každý za silu { $power }
    [many] V zásobe je { $count } bossa, každý za silu { $power }
   *[other] V zásobe je { $count } bossov, každý za silu { $power }
}
djinn_map_awards = Ocenenia
djinn_map_scoring = Bodovacie karty
djinn_map_bag = Ešte vo vrecku
djinn_map_tom = { $count ->
    [one] Tom: ostáva { $count } karta
    [few] Tom: ostávajú { $count } karty
    [many] Tom: ostáva { $count } karty
   *[other] Tom: ostáva { $count } kariet
}
djinn_map_traits = Vlastnosti
djinn_map_shelf = Karty vedľa mapy
djinn_map_to_map = Mapa
djinn_map_all = Všetky karty
djinn_map_nearer = Priblížiť
djinn_map_farther = Oddialiť
djinn_map_whole = Celé mesto
djinn_map_round = { $round }. kolo
djinn_map_bosses = { $count ->
    [one] { $count } boss na mape
    [few] { $count } bossovia na mape
    [many] { $count } bossa na mape
   *[other] { $count } bossov na mape
}
djinn_preset_full = Celá hra
djinn_preset_full_about = S vlastnosťami a s kartami za body na konci.
djinn_preset_first = Prvá hra
djinn_preset_first_about = Bez vlastností a bodovacích kariet, s pestrou mapou. Začni týmto.
djinn_preset_longer = Dlhšia hra
djinn_preset_longer_about = Viac džinov okolo Žriedla.
djinn_preset_solo = Sólo
djinn_preset_solo_about = Ty proti Tomovi: zbav mestečko bossov, kým sa mu neminú karty.
djinn_legend = { $of ->
    [goods] Čo kto má
    [signs] Značky
    [places] Miesta
   *[djinns] Džinovia a bossovia
}
djinn_legend_good = { $id ->
    [power] Platí sa ňou za odchyt. Nikdy neklesne pod 0 a je najviac o jednu menšia, než ukazuje ukazovateľ kapacity.
    [coins] Platí sa nimi pomoc mágov a tovar na trhu.
    [scrolls] Platí sa nimi pri Žriedle mágie a na trhu.
    [keys] Kľúč zastúpi mincu, zvitok alebo silu a otvorí zamknutú časť truhlice.
    [bottles] Vojde sa do nej džin jej farby.
    [corks] Zátka uzavrie fľašu s džinom: len zazátkované fľaše platia za ocenenia.
   *[capacity] Koľko sily unesieš.
}
djinn_legend_title = { $id ->
    [round] Okrúhle miesto
    [square] Štvorcové miesto
    [tile] Tajný žetón
    [circle] Kruh
    [mage] Mág
    [equipment] Výbava
    [award] Ocenenie
    [vp] Hviezda
   *[barrier] Závora
}
djinn_legend_sign = { $id ->
    [round] Čaká tu boss s džinmi: konáš, a ak môžeš, chytáš ich.
    [square] Nikto tu nečaká: len konáš.
    [tile] Komu patrí podľa rámika, ten tu robí aj to, čo hovorí jeho značka.
    [circle] Drží jedného džina alebo bossa, kým ho nedáš do fľaše.
    [mage] Pomáha pri odchyte: karta z Hostinca.
    [equipment] Palica, klobúk a plášť: karty z Dielne. Z každého jeden je súprava.
    [award] Platí sa zaň tromi zazátkovanými fľašami jednej farby.
    [vp] Body na konci; všade.
   *[barrier] Odtiaľ tvoj čarodejník prišiel: späť nesmie.
}
djinn_legend_boss = Boss stojí silu, a tým viac, čím viac džinov je pri ňom. Ak zostane bez džinov, je vyhnaný. Keď zmizne všetkých šesť, blíži sa koniec.

## The terminal

djinn_to_id = na pole { $space }
djinn_at_id = na poli { $space }
djinn_tell_wizard_moved = { $name } ide na pole { $space }, od { $via }.
djinn_tell_mage_shown = V hostinci teraz leží navrchu: { $thing }.
djinn_tell_gear_shown = V dielni teraz leží navrchu: { $thing }.
djinn_tell_gear_turned_down = { $name } otáča kartu lícom dolu: { $thing }.
djinn_tell_key_changed = { $name } premieňa kľúč na { $thing }.
djinn_draw_legend = [štvorec] (kruh) · br bl re ye: hnedí, modrí, červení, žltí džinovia, 2br dvaja takí · *B kúzelník či pomocník, +B utajený žetón miesta B
djinn_draw_deeds = { $basic }; okrúhle pole: { $special }
djinn_draw_mage = mágovia: poplatok, zľava sily, +1br za každého hnedého džina
djinn_draw_open = voľne
djinn_draw_with_key = s kľúčom
djinn_draw_chests = Truhlice
djinn_draw_head = { $id ->
    [coins] mince
    [scrolls] zvitky
    [power] sila
    [minimum] min.
    [keys] kľúče
    [corks] zátky
    [fee] popl.
   *[wizard] kúzelník
}
djinn_draw_by_key = Zaplatíš kľúčom.
djinn_draw_not_placed = ešte nie je na mape
djinn_draw_part = { $id ->
    [circles] kruhy: { $things }
    [bottles] prázdne fľaše: { $things }
    [corked] v zazátkovaných fľašiach: { $things }
    [mages] mágovia: { $things }
    [gear] výbava: { $things }
    [traits] vlastnosti: { $things }
    [awards] ocenenia: { $things }
    [ambition] tajné bodovacie karty: { $things }
    [placed] žetóny: { $things }
   *[strip] neumiestnené žetóny: { $things }
}
djinn_reminder =
    Cieľ: najviac bodov za džinov vo fľašiach, ocenenia a bodovacie karty.
    Ťah: choď po ceste, nikdy späť tam, odkiaľ ideš; potom konaj na poli.
    Štvorcové pole: základná akcia miesta a akcia tvojho vlastného žetónu na ňom.
    Okrúhle pole: špeciálna (alebo základná) akcia a lov džinov, v ľubovoľnom poradí.
    Lov: džin stojí 4 sily, boss 4 a 2 za každého džina vedľa neho.
    Mágovia pomáhajú za poplatok; polapený potrebuje kruh, alebo fľašu a zátku.
    S bossom je jeden džin zadarmo. Kto nikoho nepolapí, stratí 1 silu.
    Zadarmo vo svojom ťahu: kľúč za mincu, zvitok či silu; džin z kruhu do fľaše;
    tri plné fľaše jednej farby za ocenenie; výbava.
    Koniec: keď je všetkých šesť bossov preč, dohrá sa kolo, ešte jedno, a Žriedlo.
