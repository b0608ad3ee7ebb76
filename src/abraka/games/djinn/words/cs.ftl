### Djinn

djinn_goal = { $way ->
    [alone] Zbav město všech šesti bossů, než dojde Tomův balíček, a získej co nejvíc bodů.
   *[other] Chytej džiny a bosse a zazátkované lahve měň za ocenění: až zmizí všech šest bossů, vyhrává nejvíc bodů.
}
djinn_option_easy = Snazší první hra
djinn_option_easy_about = Stejná místa spolu nesousedí; bez vlastností a bodovacích karet.
djinn_option_longer = Delší hra
djinn_option_longer_about = O džina víc na každém kulatém poli spojeném se Zřídlem; pro 2 až 4 hráče.
djinn_option_tom = Tomův balíček
djinn_option_tom_about = Sólo: kolik karet má Tom; s méně je to těžší.
djinn_place = { $id ->
    [academy] Akademie
    [tavern] Hostinec
    [catacombs] Katakomby
    [archive] Archiv
    [workshop] Dílna
    [market] Tržnice
    [source] Zřídlo magie
   *[other] { $id }
}
djinn_mage = { $id ->
    [root_digger] Kopáč kořenů
    [water_carrier] Nosič vody
    [charcoal_burner] Uhlíř
    [cloud_herder] Pasáček mraků
    [bricklayer] Zedník
    [well_keeper] Studnař
    [lamplighter] Lampář
    [bird_catcher] Ptáčník
    [night_watchman] Ponocný
    [swamp_aunt] Teta z močálu
    [smoke_reader] Věštec z kouře
    [kiln_master] Mistr pece
    [rain_drummer] Bubeník deště
    [dust_dancer] Tanečnice prachu
    [steam_sister] Sestra z páry
    [grand_summoner] Velký zaklínač
    [chimney_sweep] Kominík
    [moss_beard] Mechovous
    [tea_oracle] Čajová věštkyně
    [firework_maker] Ohňostrůjce
    [tower_hermit] Poustevník z věže
    [stone_granny] Kamenná babička
    [fountain_tamer] Krotitel fontán
    [ember_keeper] Strážkyně žáru
    [wind_piper] Větrný pištec
    [djinn_tracker] Stopař džinů
    [miller] Mlynář
    [tavern_cook] Kuchařka z hostince
    [ferryman] Převozník
    [dragon_groom] Dračí podkoní
    [retired_dean] Děkan na penzi
    [storm_baron] Bouřkový baron
   *[other] { $id }
}
djinn_gear = { $id ->
    [staff_steady] Spolehlivá hůl
    [staff_furnace] Hůl z výhně
    [staff_drizzle] Hůl mrholení
    [staff_thunder] Hromová hůl
    [staff_fishing] Rybářská hůl
    [staff_broom] Hůl s koštětem
    [staff_prefect] Hůl prefekta
    [staff_bone] Kostěná hůl
    [staff_hollow] Dutá hůl
    [hat_miner] Hornický klobouk
    [hat_scribe] Písařský klobouk
    [hat_barker] Klobouk vyvolávače
    [hat_envoy] Klobouk vyslance
    [hat_alchemist] Klobouk alchymisty
    [hat_bookseller] Klobouk knihkupce
    [hat_archivist] Klobouk archiváře
    [hat_innkeeper] Klobouk hostinského
    [hat_pathfinder] Klobouk průvodce
    [cloak_glassblower] Sklářský plášť
    [cloak_stallholder] Plášť trhovkyně
    [cloak_pilgrim] Poutnický plášť
    [cloak_craftsman] Řemeslnický plášť
    [cloak_merchant] Kupecký plášť
    [cloak_pocketed] Plášť s kapsami
    [cloak_warden] Plášť klíčníka
    [cloak_cork_cutter] Plášť korkaře
    [cloak_starlit] Hvězdný plášť
   *[other] { $id }
}
djinn_trait = { $id ->
    [rich_start] Dobře zaopatřený
    [market_free] Výmluvný
    [tavern_key] Štamgast
    [workshop_corks] Zručný
    [source_cheap] Přítel Zřídla
    [archive_twice] Knihomol
    [miss_gain] Poučí se z chyb
    [keep_key] Zámečnické ruce
    [academy_flip] Dobrý rádce
    [private_goals] Tajná ctižádost
    [poor_start] Bez groše
    [weak_start] Ospalec
    [blocked_circle] Rozmazaná křída
    [no_colours] Jedna barva pro všechny
    [no_flip] Únavná společnost
    [catacombs_basic] Bojí se tmy
    [no_unlock] Obě ruce levé
    [key_mage_down] Přátelé spáči
    [blind_equipment] Zajíc v pytli
    [must_bottle] Puntičkář
   *[other] { $id }
}
djinn_scoring = { $id ->
    [two_sets] Dobrá výbava
    [third_of_kind] Sběratel
    [few_secrets] Otevřená kniha
    [no_key_mage] Bez zámků
    [inactive_circles] Dva kruhy stačí
    [low_capacity] Malá nádoba
    [minimum_two] Pevný základ
    [keys] Svazek klíčů
    [ready_mages] Přátelé v pohotovosti
    [unused_glass] Zásoba skla
   *[other] { $id }
}
djinn_colour = { $id ->
    [brown] hnědá
    [blue] modrá
    [red] červená
    [yellow] žlutá
   *[other] { $id }
}
djinn_colour_of = { $id ->
    [brown] hnědého
    [blue] modrého
    [red] červeného
    [yellow] žlutého
   *[other] { $id }
}
djinn_djinn = { $id ->
    [brown] Hnědý džin
    [blue] Modrý džin
    [red] Červený džin
    [yellow] Žlutý džin
    [boss] Boss
   *[other] { $id }
}
djinn_one = { $id ->
    [boss] { $form ->
        [acc] bosse
       *[other] boss
    }
    [brown] { $form ->
        [acc] hnědého džina
       *[other] hnědý džin
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
        [acc] žlutého džina
       *[other] žlutý džin
    }
   *[other] { $id }
}
djinn_crowd = { $id ->
    [brown] { $count ->
        [one] { $count } hnědý džin
        [few] { $count } hnědí džinové
       *[other] { $count } hnědých džinů
    }
    [blue] { $count ->
        [one] { $count } modrý džin
        [few] { $count } modří džinové
       *[other] { $count } modrých džinů
    }
    [red] { $count ->
        [one] { $count } červený džin
        [few] { $count } červení džinové
       *[other] { $count } červených džinů
    }
    [yellow] { $count ->
        [one] { $count } žlutý džin
        [few] { $count } žlutí džinové
       *[other] { $count } žlutých džinů
    }
    [boss] { $count ->
        [one] { $count } boss
        [few] { $count } bossové
       *[other] { $count } bossů
    }
   *[other] { $count } { $id }
}
djinn_bottles = { $id ->
    [brown] { $count ->
        [one] { $count } hnědá láhev
        [few] { $count } hnědé láhve
       *[other] { $count } hnědých láhví
    }
    [blue] { $count ->
        [one] { $count } modrá láhev
        [few] { $count } modré láhve
       *[other] { $count } modrých láhví
    }
    [red] { $count ->
        [one] { $count } červená láhev
        [few] { $count } červené láhve
       *[other] { $count } červených láhví
    }
    [yellow] { $count ->
        [one] { $count } žlutá láhev
        [few] { $count } žluté láhve
       *[other] { $count } žlutých láhví
    }
   *[other] { $count } { $id }
}
djinn_bottle = { $id ->
    [brown] hnědou láhev
    [blue] modrou láhev
    [red] červenou láhev
    [yellow] žlutou láhev
   *[other] { $id }
}
djinn_into = { $id ->
    [circle] do kruhu
    [brown] do hnědé láhve
    [blue] do modré láhve
    [red] do červené láhve
    [yellow] do žluté láhve
   *[other] { $id }
}
djinn_kind = { $id ->
    [staff] Hůl
    [hat] Klobouk
    [cloak] Plášť
   *[other] { $id }
}
djinn_stall = { $id ->
    [bottles] láhve
    [cork] zátka
    [scrolls] svitky
    [coins] mince
    [bottle_and_cork] láhev a zátka
    [mages] mágové
   *[other] { $id }
}
djinn_amount = { $what ->
    [coins] { $form ->
        [acc] { $count ->
            [one] { $count } minci
            [few] { $count } mince
           *[other] { $count } mincí
        }
       *[other] { $count ->
            [one] { $count } mince
            [few] { $count } mince
           *[other] { $count } mincí
        }
    }
    [power] { $form ->
        [acc] { $count ->
            [one] { $count } sílu
            [few] { $count } síly
           *[other] { $count } sil
        }
       *[other] { $count ->
            [one] { $count } síla
            [few] { $count } síly
           *[other] { $count } sil
        }
    }
    [corks] { $form ->
        [acc] { $count ->
            [one] { $count } zátku
            [few] { $count } zátky
           *[other] { $count } zátek
        }
       *[other] { $count ->
            [one] { $count } zátka
            [few] { $count } zátky
           *[other] { $count } zátek
        }
    }
    [bottles] { $count ->
        [one] { $count } láhev
        [few] { $count } láhve
       *[other] { $count } láhví
    }
    [scrolls] { $count ->
        [one] { $count } svitek
        [few] { $count } svitky
       *[other] { $count } svitků
    }
    [keys] { $count ->
        [one] { $count } klíč
        [few] { $count } klíče
       *[other] { $count } klíčů
    }
    [points] { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
   *[other] { $count } { $what }
}
djinn_good = { $id ->
    [coins] Mince
    [scrolls] Svitky
    [power] Síla
    [keys] Klíče
    [corks] Zátky
    [bottles] Láhve
    [capacity] Kapacita
    [minimum] Minimum síly
   *[other] { $id }
}
djinn_effect = { $id ->
    [bottles] { $count ->
        [one] { $count } láhev jakékoli barvy
        [few] { $count } láhve jakékoli barvy
       *[other] { $count } láhví jakékoli barvy
    }
    [distinct] { $count ->
        [one] { $count } láhev
        [few] { $count } láhve různých barev
       *[other] { $count } láhví různých barev
    }
    [capacity] kapacita +{ $count }
    [mage] { $count ->
        [one] { $count } mág
        [few] { $count } mágové
       *[other] { $count } mágů
    }
    [open] { $count ->
        [one] { $count } mág z otevřených hromádek
        [few] { $count } mágové z otevřených hromádek
       *[other] { $count } mágů z otevřených hromádek
    }
    [equipment] { $count ->
        [one] { $count } karta vybavení
        [few] { $count } karty vybavení
       *[other] { $count } karet vybavení
    }
    [flip_mages] { $count ->
        [one] otoč mága lícem nahoru
        [few] otoč až { $count } mágy lícem nahoru
       *[other] otoč až { $count } mágů lícem nahoru
    }
    [circle] { $count ->
        [one] aktivuj kruh
        [few] aktivuj { $count } kruhy
       *[other] aktivuj { $count } kruhů
    }
    [place_secret] { $count ->
        [one] umísti utajený žeton
        [few] umísti { $count } utajené žetony
       *[other] umísti { $count } utajených žetonů
    }
    [draw_djinn] { $count ->
        [one] vytáhni z pytlíku džina a polap zdarma
        [few] vytáhni z pytlíku { $count } džiny a polap zdarma
       *[other] vytáhni z pytlíku { $count } džinů a polap zdarma
    }
    [remove_djinn] { $count ->
        [one] odstraň z mapy džina
        [few] odstraň z mapy { $count } džiny
       *[other] odstraň z mapy { $count } džinů
    }
    [remove_boss] { $count ->
        [one] odstraň z mapy džina nebo bosse
        [few] odstraň z mapy { $count } džiny nebo bosse
       *[other] odstraň z mapy { $count } džinů nebo bossů
    }
    [swap_bottles] { $count ->
        [one] vyměň prázdnou láhev za jiné barvy
        [few] vyměň až { $count } prázdné láhve za jiné barvy
       *[other] vyměň až { $count } prázdných láhví za jiné barvy
    }
    [capture_power] { $count ->
        [one] polapení stojí o { $count } sílu méně
        [few] polapení stojí o { $count } síly méně
       *[other] polapení stojí o { $count } sil méně
    }
    [extra_chest] v katakombách odkryj o truhlu víc a jednu nech být
    [assistant_stay] pomocník smí jednou zůstat u svého stánku
    [no_pay] za místo neplatíš ostatním hráčům
    [vp] { $count ->
        [one] { $count } bod na konci, leží-li lícem nahoru
        [few] { $count } body na konci, leží-li lícem nahoru
       *[other] { $count } bodů na konci, leží-li lícem nahoru
    }
   *[other] { $id } { $count }
}
djinn_effect_colours = { $count ->
    [one] polapení každého { $colours } džina stojí o { $count } sílu méně
    [few] polapení každého { $colours } džina stojí o { $count } síly méně
   *[other] polapení každého { $colours } džina stojí o { $count } sil méně
}
djinn_offer = { $gain } – za { $pay }
djinn_effect_often = { $count ->
    [one] jednou za tah
    [few] až { $count }× za tah
   *[other] až { $count }× za tah
}
djinn_effect_location = jednou za tah { $gain }, ukazuje-li tvé pole nebo tvůj utajený žeton na něm: { $place }
djinn_mage_text = Sníží cenu polapení o { $count }.
djinn_mage_colours = O { $count } navíc za každého { $colours } džina v něm.
djinn_mage_fee = { $count ->
    [one] Pokaždé stojí { $count } minci.
    [few] Pokaždé stojí { $count } mince.
   *[other] Pokaždé stojí { $count } mincí.
}
djinn_mage_free = Pomáhá zdarma.
djinn_mage_all = O { $count } navíc za každého džina v něm.
djinn_mage_key = Přichází s klíčem.
djinn_face_down = Leží lícem dolů.
djinn_gear_text = { $kind ->
    [staff] { $lasts ->
        [once] Hůl na jedno použití: { $effects }.
       *[other] Trvalá hůl: { $effects }.
    }
    [hat] { $lasts ->
        [once] Klobouk na jedno použití: { $effects }.
       *[other] Trvalý klobouk: { $effects }.
    }
    [cloak] { $lasts ->
        [once] Plášť na jedno použití: { $effects }.
       *[other] Trvalý plášť: { $effects }.
    }
   *[other] Trvalý plášť: { $effects }.
}
djinn_chest = Truhla { $number }
djinn_chest_text = Uvnitř: { $gain }.
djinn_chest_locked = Pod zámkem, za klíč: { $gain }.
djinn_award = Ocenění { $column }
djinn_award_text = { $count ->
    [one] { $count } bod na konci. Hned: { $gain }.
    [few] { $count } body na konci. Hned: { $gain }.
   *[other] { $count } bodů na konci. Hned: { $gain }.
}
djinn_ambition = Tajná bodovací karta
djinn_tom_card = Tomova karta: { $places }
djinn_tom_blank = Tomova prázdná karta
djinn_tom_text = Je-li na kulatém poli { $first } boss, přijde k němu džin; jinak totéž na kulatém poli { $second }; jinak platíš { $pay }.
djinn_tom_blank_text = Nestane se nic.
djinn_djinn_text = Stojí { $price }. V zazátkované láhvi má cenu { $bottled }, v kruhu { $circle }.
djinn_boss_text = Stojí { $price } a za každého džina vedle { $step } navíc; jednoho z nich pak smíš vzít zdarma. V zazátkované láhvi jakékoli barvy má cenu { $bottled }, v kruhu { $circle }.
djinn_scoring_if = { $count ->
    [one] { $count } bod, { $what }.
    [few] { $count } body, { $what }.
   *[other] { $count } bodů, { $what }.
}
djinn_scoring_each = { $count ->
    [one] { $count } bod za { $what }, nejvýš { $most }.
    [few] { $count } body za { $what }, nejvýš { $most }.
   *[other] { $count } bodů za { $what }, nejvýš { $most }.
}
djinn_measure = { $id ->
    [equipment_sets_min] { $count ->
        [one] máš-li { $count } sadu vybavení
        [few] máš-li { $count } sady vybavení
       *[other] máš-li { $count } sad vybavení
    }
    [equipment_kinds_with_three] každý druh vybavení, od kterého máš tři karty
    [secrets_placed_max] { $count ->
        [one] máš-li na mapě nejvýš { $count } utajený žeton
        [few] máš-li na mapě nejvýš { $count } utajené žetony
       *[other] máš-li na mapě nejvýš { $count } utajených žetonů
    }
    [key_mages_none] nemáš-li žádného mága s klíčem
    [key_mages_max] { $count ->
        [one] máš-li nejvýš { $count } mága s klíčem
        [few] máš-li nejvýš { $count } mágy s klíčem
       *[other] máš-li nejvýš { $count } mágů s klíčem
    }
    [inactive_circles_min] { $count ->
        [one] pokud aspoň { $count } tvůj kruh není aktivní
        [few] pokud aspoň { $count } tvé kruhy nejsou aktivní
       *[other] pokud aspoň { $count } tvých kruhů není aktivních
    }
    [capacity_max] nepřekročí-li tvůj ukazatel kapacity { $count }
    [minimum_is] je-li tvoje minimum síly { $count }
    [keys] každý klíč
    [face_up_mages] každého mága lícem nahoru
    [unused_bottles_and_corks] každou prázdnou láhev a zátku
   *[other] { $id }
}
djinn_trait_gain = Začínáš navíc: { $gain }.
djinn_trait_lose = Na začátku ztratíš: { $gain }.
djinn_perk = { $id ->
    [market_no_pay] Na tržnici neplatíš ostatním hráčům.
    [tavern_open_mage_key] V hostinci ti i každý mág bez klíče přinese klíč.
    [workshop_special_three_corks] { $count ->
        [one] Ve speciální dílně dostaneš { $count } zátku.
        [few] Ve speciální dílně dostaneš { $count } zátky.
       *[other] Ve speciální dílně dostaneš { $count } zátek.
    }
    [source_fee_fixed] { $count ->
        [one] Nákup u Zřídla tě stojí vždy { $count } svitek.
        [few] Nákup u Zřídla tě stojí vždy { $count } svitky.
       *[other] Nákup u Zřídla tě stojí vždy { $count } svitků.
    }
    [archive_same_option_twice] Ve speciálním archivu smíš vzít dvakrát stejnou možnost.
    [no_capture_gain] { $count ->
        [one] Když nikoho nepolapíš, místo ztráty získáš { $count } sílu.
        [few] Když nikoho nepolapíš, místo ztráty získáš { $count } síly.
       *[other] Když nikoho nepolapíš, místo ztráty získáš { $count } sil.
    }
    [unlock_keeps_key] Po odemčení truhly ti klíč zůstane. Každý klíč otevře za tah jednu truhlu.
    [academy_power_flips] { $count ->
        [one] V akademii smíš otočit až { $count } mága lícem nahoru, každého místo 1 síly.
        [few] V akademii smíš otočit až { $count } mágy lícem nahoru, každého místo 1 síly.
       *[other] V akademii smíš otočit až { $count } mágů lícem nahoru, každého místo 1 síly.
    }
    [private_scoring_cards] { $count ->
        [one] Dostaneš { $count } tajnou bodovací kartu; na konci platí ta lepší.
        [few] Dostaneš { $count } tajné bodovací karty; na konci platí ta lepší.
       *[other] Dostaneš { $count } tajných bodovacích karet; na konci platí ta lepší.
    }
    [start_circle_blocked] Tvůj první kruh je zpočátku zakrytý. Aktivuješ ho jako další a přinese 2 síly.
    [no_colour_bonus] Barevná čísla tvých mágů neplatí.
    [mages_never_flip_up] Tvoji mágové se už neotočí: každý pomůže jen jednou.
    [catacombs_special_forbidden] V katakombách smíš jen základní akci.
    [chests_never_unlocked] Truhly neodemkneš. K ostatnímu klíče slouží dál.
    [key_mages_arrive_face_down] Mág s klíčem k tobě přijde lícem dolů.
    [equipment_from_bottom] Vybavení bereš naslepo, zespodu hromádky.
    [must_bottle] Co polapíš, musí do láhve, pokud to jde.
   *[other] { $id }
}
djinn_task = { $id ->
    [mages_8] aspoň 8 mágů
    [sets_2] aspoň 2 sady vybavení
    [awards_3] aspoň 3 ocenění
    [coins_10] aspoň 10 mincí
    [keys_3] aspoň 3 klíče
    [circles_2] nejvýš 2 aktivní kruhy
    [capacity_6] ukazatel kapacity nejvýš na 6
    [one_kind] nejvýš jeden druh vybavení
    [mages_2] nejvýš 2 mágové
    [no_key_mage] žádný mág s klíčem
    [no_secret] žádný utajený žeton na mapě
   *[other] { $id }
}
djinn_to = { $shape ->
    [square] na čtvercové pole { $place }
    [round] na kulaté pole { $place }
    [source] ke Zřídlu magie
   *[other] na jiné pole
}
djinn_at = { $shape ->
    [square] na čtvercovém poli { $place }
    [round] na kulatém poli { $place }
    [source] u Zřídla magie
   *[other] na poli
}
djinn_space = { $shape ->
    [square] { $place } (čtverec)
    [round] { $place } (kruh)
   *[other] { $place }
}
djinn_deed_basic = Základní akce: { $deed }.
djinn_deed_special = Speciální akce, na kulatém poli: { $deed }.
djinn_deed = { $id ->
    [catacombs] { $count ->
        [one] otevři { $count } truhlu
        [few] otevři { $count } truhly
       *[other] otevři { $count } truhel
    }
    [archive] { $count ->
        [one] jedna možnost
        [few] až { $count } různé možnosti
       *[other] až { $count } různých možností
    }
    [market] { $count ->
        [one] pošli pomocníka jednou
        [few] pošli pomocníka až { $count }×
       *[other] pošli pomocníka až { $count }×
    }
   *[other] { $id }
}
djinn_about_archive = Možnosti: { $options }.
djinn_about_market = Pokaždé jde k jinému stánku, majiteli každého pomocníka tam dá minci nebo svitek a využije jednu nabídku.
djinn_about_tavern = Mágové z druhých dvou hromádek přicházejí s klíčem.
djinn_about_chests = Zámek truhly se otevře za klíč.
djinn_about_source = Jednou: doplň sílu na maximum, nebo polap bosse ze zásoby po { $price } silách. A kolikrát chceš, za { $fee }: { $goods }.
djinn_ask_draft_first = Vezmi si vlastnost, dobrou nebo špatnou.
djinn_ask_draft_good = Teď si vezmi dobrou vlastnost.
djinn_ask_draft_bad = Teď si vezmi špatnou vlastnost.
djinn_ask_place_wizard = Postav kouzelníka na cestu ke čtvercovému poli.
djinn_ask_move = Jsi na tahu: kam jde tvůj kouzelník?
djinn_ask_toll = Za místo platíš hráči { $owner }: minci, nebo svitek?
djinn_ask_free = Udělej něco zdarma, nebo pokračuj.
djinn_ask_free_chest = Něco zdarma, než truhla zmizí? Uvnitř: { $gain }
djinn_ask_award_mix = Kolik bossů je mezi láhvemi, které dáš?
djinn_ask_award_pick = Vyber si ocenění.
djinn_ask_act = { $place }: co uděláš?
djinn_ask_act_again = { $place }: ještě něco?
djinn_ask_consolation = Co si vezmeš místo akce?
djinn_ask_mage = Kterého mága si vezmeš?
djinn_ask_chest_discard = Kterou truhlu necháš být?
djinn_ask_unlock = Odemkneš truhlu za klíč? Je v ní: { $gain }
djinn_ask_archive_option = Co uděláš v archivu?
djinn_ask_secret_tile = Který utajený žeton umístíš?
djinn_ask_secret_space = Kam přijde tvůj žeton „{ $place }“?
djinn_ask_equipment = Kterou kartu vybavení si vezmeš?
djinn_ask_equipment_keep = Která karta zůstane lícem nahoru?
djinn_ask_market_place = Kam jde tvůj pomocník?
djinn_ask_market_offer = Co koupíš?
djinn_ask_bottle_colour = Kterou láhev si vezmeš? Zbývá { $count }.
djinn_ask_flip_mage = Který mág se otočí lícem nahoru? Nejvýš { $count }.
djinn_ask_academy_flips = Kolik mágů se otočí místo síly?
djinn_ask_swap_bottle = Vyměníš prázdnou láhev? Nejvýš { $count }.
djinn_ask_source_buy = Co koupíš za { $gain }?
djinn_ask_capture_target =
    { $count ->
        [one] Koho polapíš? Džin stojí { $count } sílu.
        [few] Koho polapíš? Džin stojí { $count } síly.
       *[other] Koho polapíš? Džin stojí { $count } sil.
    }
djinn_ask_capture_more =
    { $count ->
        [one] Ještě někoho? Zatím za { $count } sílu.
        [few] Ještě někoho? Zatím za { $count } síly.
       *[other] Ještě někoho? Zatím za { $count } sil.
    }
djinn_ask_capture_help =
    { $count ->
        [one] Zbývá zaplatit { $count } sílu. Pomůže mág?
        [few] Zbývá zaplatit { $count } síly. Pomůže mág?
       *[other] Zbývá zaplatit { $count } sil. Pomůže mág?
    }
djinn_ask_container = Kam dáš { $one }?
djinn_ask_free_djinn = K bossovi je džin zdarma: který?
djinn_ask_remove_space = Odkud odstraníš džina?
djinn_ask_remove_which = Kdo opustí mapu?
djinn_ask_accept_capacity = Zvýšíš kapacitu na { $count }?
djinn_ask_accept_circle = Aktivuješ kruh? Přinese: { $gain }
djinn_ask_none = Teď se na nic neptáme.
djinn_ask_free_things = Zdarma teď můžeš: { $things }. Nebo pokračuj.
djinn_ask_so_far = Vybráno: { $chosen }. { $question }
djinn_ask_next_toll = Minci, nebo svitek?
djinn_ask_next_colour = Kterou láhev si vezmeš?
djinn_ask_next_flip = Který mág se otočí lícem nahoru?
djinn_ask_next_swap = Kterou láhev vyměníš?
djinn_ask_next_help = Pomůže ještě někdo, nebo platíš?
djinn_ask_next_container = Kam džina dáš?
djinn_ask_next_key = Za co vyměníš klíč?
djinn_ask_next_more = Co dál?
djinn_free_key = vyměnit klíč
djinn_free_cork = dát džina z kruhu do láhve
djinn_free_award = dát plné láhve za ocenění
djinn_free_use = použít: { $card }
djinn_free_claim = vzít si odměnu: { $card }
djinn_asked = { $about ->
    [trait] { $name } si vybírá vlastnost.
    [move] { $name } si vybírá cestu.
    [act] { $name } si vybírá akci: { $place }.
    [card] { $name } si vybírá kartu.
    [shop] { $name } nakupuje.
    [award] { $name } si vybírá ocenění.
    [capture] { $name } lapá džiny.
   *[other] { $name } se rozhoduje.
}
djinn_do = { $what ->
    [basic] Základní
    [special] Speciální
    [tile] Můj žeton: { $place }
    [capture] Polapit
    [toll_coin] Dát minci
    [toll_scroll] Dát svitek
    [leave] Nechat být: { $thing }
    [unlock] Odemknout: { $thing }
    [tile_of] Žeton: { $place }
    [blind] { $thing }, naslepo
    [visit] Stánek: { $thing }
    [swap] { $old } → { $new }
    [refill] Doplnit sílu
    [shop] Nakoupit za svitky
    [key] Klíč za { $thing }
    [cork] Do láhve: { $thing }
    [award] Ocenění za { $thing }
    [use] Použít: { $thing }
    [claim] Vybrat odměnu: { $thing }
    [accept] Zvýšit
    [accept_circle] Aktivovat
   *[other] { $thing }
}
djinn_do_price = { $what }: { $price }
djinn_do_from = { $what }: min. { $price }
djinn_do_bosses = { $count ->
    [one] Polapit { $count } bosse
    [few] Polapit { $count } bosse
   *[other] Polapit { $count } bossů
}
djinn_mages_up = { $count ->
    [one] { $count } mág lícem nahoru
    [few] { $count } mágové lícem nahoru
   *[other] { $count } mágů lícem nahoru
}
djinn_djinns = { $count ->
    [one] { $count } džin
    [few] { $count } džinové
   *[other] { $count } džinů
}
djinn_pass = { $prompt ->
    [act] Žádná akce
    [act_again] Už nic
    [mage] Žádný mág
    [unlock] Nechat zamčenou
    [archive_option] Žádná další možnost
    [equipment] Žádná karta
    [market_place] Žádná další návštěva
    [flip_mage] Žádný další mág
    [swap_bottle] Nevyměnit
    [source_buy] Nic víc nekupovat
    [miss] Nikoho nepolapit
    [targets] To je všechno
    [pay] Zaplatit { $gain }
    [free_djinn] Nevzít nikoho
    [remove_space] Nikoho neodstranit
    [accept_capacity] Nechat tak
    [accept_circle] Nechat tak
    [container] Vrátit do pytlíku
   *[other] Pokračovat
}
djinn_why_go = Jdeš { $to }.
djinn_why_here = Čeká tam: { $crowd }.
djinn_why_tile = Leží tam tvůj utajený žeton: { $place }.
djinn_why_toll = Za místo zaplatíš po minci nebo svitku: { $names }.
djinn_why = { $what ->
    [toll_coin] { $owner } od tebe dostane minci.
    [toll_scroll] { $owner } od tebe dostane svitek.
    [capture] Zkus polapit: { $thing }.
    [console] Místo akce získáš { $thing }.
    [leave] Tuhle truhlu necháš být. { $thing }
    [unlock] Za klíč: { $thing }.
    [unlock_keep] Klíč ti zůstane: { $thing }.
    [tile] Od příštího tahu na čtverci, kam ho umístíš: { $thing }.
    [at_tile] Tvůj žeton přijde { $to }.
    [at_remove] Odstraníš jednoho z nich: { $thing }.
    [blind] Vezmeš spodní kartu té hromádky, naslepo.
    [keep] Zůstane lícem nahoru; druhá se otočí dolů.
    [visit] Nabídka tam: { $thing }.
    [stay] S pláštěm smí tvůj pomocník zůstat.
    [colour] Vezmeš si { $thing }.
    [flip] Mág se otočí lícem nahoru a může znovu pomoci.
    [swap] Dáš { $old } za { $thing }.
    [refill] Tvoje síla stoupne na { $thing }.
    [bosses] Bossové ze zásoby, dohromady za { $thing }; každý potřebuje kruh, nebo láhev a zátku.
    [shop] Vždy za { $old }: { $thing }.
    [target] Stojí { $thing }.
    [target_all] Všichni dohromady stojí { $thing }.
    [target_free] Polapíš ho zdarma.
    [target_remove] Opustí mapu.
    [help] Zaplatíš o { $old } méně, za { $thing }.
    [help_free] Zaplatíš o { $old } méně, zdarma.
    [wield] Zaplatíš o { $old } méně; karta se tím vyčerpá.
    [circle] Tam má cenu { $thing }; později smí do láhve.
    [bottle] Zazátkovaný natrvalo: { $thing }. Tři láhve jedné barvy jsou na ocenění.
    [accept] Ukazatel kapacity se posune a s ním i tvé maximum síly.
    [accept_circle] Kruh bude aktivní: { $thing }.
    [mix] Za ocenění dáš { $thing }.
    [key] Proměníš klíč v { $thing }.
    [cork] Přejde z kruhu { $thing }, natrvalo.
    [award] Dáš { $thing } za ocenění ze sloupce { $old }.
    [claim] Získáš { $thing } teď; jinak na konci tahu, pokud karta nebude lícem dolů.
    [no_action] Tady žádná akce; místo ní si vezmeš { $thing }.
    [miss] Nikoho nepolapíš a ztratíš { $thing }.
    [miss_gain] Nikoho nepolapíš a získáš { $thing }.
    [pay] Zaplatíš { $thing }.
    [back] Vrátí se do pytlíku.
    [pass] Necháš to tak a pokračuješ.
   *[other] { $thing }
}
djinn_tell = { $what ->
    [trait_taken] { $who ->
        [me] Bereš si vlastnost { $thing }.
       *[other] { $name } si bere vlastnost { $thing }.
    }
    [circle_covered] { $who ->
        [me] Jeden tvůj kruh je zakrytý.
       *[other] { $name } má jeden kruh zakrytý.
    }
    [ambition_dealt] { $who ->
        [me] { $count ->
            [one] Dostáváš { $count } tajnou bodovací kartu.
            [few] Dostáváš { $count } tajné bodovací karty.
           *[other] Dostáváš { $count } tajných bodovacích karet.
        }
       *[other] { $count ->
            [one] { $name } dostává { $count } tajnou bodovací kartu.
            [few] { $name } dostává { $count } tajné bodovací karty.
           *[other] { $name } dostává { $count } tajných bodovacích karet.
        }
    }
    [ambition_card] { $who ->
        [me] Tvoje tajná bodovací karta: { $thing }.
       *[other] { $name } má tajnou bodovací kartu { $thing }.
    }
    [turn_began] { $who ->
        [me] Jsi na tahu ({ $count }).
       *[other] Na tahu je { $name } ({ $count }).
    }
    [wizard_moved] { $who ->
        [me] Jdeš { $to }.
       *[other] { $name } jde { $to }.
    }
    [stuck] { $who ->
        [me] Nemáš kam jít a zůstáváš.
       *[other] { $name } nemá kam jít a zůstává.
    }
    [toll_paid] { $who ->
        [me] Platíš za místo vedle hráče { $other }.
       *[other] { $name } platí za místo vedle hráče { $other }.
    }
    [toll_paid_me] { $name } platí za místo vedle tebe.
    [basic] { $who ->
        [me] Děláš základní akci { $at }.
       *[other] { $name } dělá základní akci { $at }.
    }
    [tile] { $who ->
        [me] Děláš akci utajeného žetonu { $at }.
       *[other] { $name } dělá akci utajeného žetonu { $at }.
    }
    [special] { $who ->
        [me] Děláš speciální akci { $at }.
       *[other] { $name } dělá speciální akci { $at }.
    }
    [capture] { $who ->
        [me] Utkáváš se s džiny { $at }.
       *[other] { $name } se utkává s džiny { $at }.
    }
    [skip] { $who ->
        [me] Neděláš { $at } žádnou akci.
       *[other] { $name } nedělá { $at } žádnou akci.
    }
    [refill] { $who ->
        [me] Čerpáš sílu ze Zřídla.
       *[other] { $name } čerpá sílu ze Zřídla.
    }
    [bosses] { $who ->
        [me] Lapáš bosse u Zřídla.
       *[other] { $name } lapá bosse u Zřídla.
    }
    [shop] { $who ->
        [me] Nakupuješ u Zřídla.
       *[other] { $name } nakupuje u Zřídla.
    }
    [gained] { $who ->
        [me] Získáváš { $thing }.
       *[other] { $name } získává { $thing }.
    }
    [paid] { $who ->
        [me] Platíš { $thing }.
       *[other] { $name } platí { $thing }.
    }
    [bottle_swapped] { $who ->
        [me] Měníš { $thing } za { $other }.
       *[other] { $name } mění { $thing } za { $other }.
    }
    [capacity_rose] { $who ->
        [me] Tvoje kapacita stoupá na { $count }.
       *[other] { $name } zvyšuje kapacitu na { $count }.
    }
    [capacity_flipped] { $who ->
        [me] Otáčíš ukazatel kapacity: maximum síly je teď 8.
       *[other] { $name } otáčí ukazatel kapacity: maximum síly je teď 8.
    }
    [capacity_declined] { $who ->
        [me] Necháváš kapacitu, jak je.
       *[other] { $name } nechává kapacitu, jak je.
    }
    [minimum_rose] { $who ->
        [me] Tvoje síla je teď na začátku tahu aspoň { $count }.
       *[other] Síla hráče { $name } je teď na začátku tahu aspoň { $count }.
    }
    [circle_activated] { $who ->
        [me] Aktivuješ kruh { $count }.
       *[other] { $name } aktivuje kruh { $count }.
    }
    [circle_declined] { $who ->
        [me] Necháváš kruhy, jak jsou.
       *[other] { $name } nechává kruhy, jak jsou.
    }
    [mage_taken] { $who ->
        [me] Přidává se k tobě mág: { $thing }.
       *[other] { $name } má nového mága: { $thing }.
    }
    [mage_used] { $who ->
        [me] Pomáhá ti { $thing }: cena klesá o { $count }.
       *[other] { $name } dostává pomoc – { $thing }: cena klesá o { $count }.
    }
    [mage_turned_up] { $who ->
        [me] Otáčíš mága lícem nahoru: { $thing }.
       *[other] { $name } otáčí mága lícem nahoru: { $thing }.
    }
    [gear_taken] { $who ->
        [me] Bereš si vybavení: { $thing }.
       *[other] { $name } si bere vybavení: { $thing }.
    }
    [gear_used] { $who ->
        [me] Používáš: { $thing }.
       *[other] { $name } používá: { $thing }.
    }
    [reward_claimed] { $who ->
        [me] Získáváš odměnu: { $thing }.
       *[other] { $name } získává odměnu: { $thing }.
    }
    [tile_placed] { $who ->
        [me] Umisťuješ utajený žeton „{ $thing }“ { $to }.
       *[other] { $name } umisťuje utajený žeton „{ $thing }“ { $to }.
    }
    [chest_shown] { $who ->
        [me] Otevíráš truhlu.
       *[other] { $name } otevírá truhlu.
    }
    [chest_left] { $who ->
        [me] Necháváš truhlu být.
       *[other] { $name } nechává truhlu být.
    }
    [chest_unlocked] { $who ->
        [me] Odemykáš truhlu.
       *[other] { $name } odemyká truhlu.
    }
    [chests_shuffled] Z odložených truhel je nová hromádka.
    [assistant_moved] { $who ->
        [me] Tvůj pomocník jde ke stánku: { $thing }.
       *[other] { $name } posílá pomocníka ke stánku: { $thing }.
    }
    [caught] { $who ->
        [me] Lapáš { $thing }, { $to }.
       *[other] { $name } lapá { $thing }, { $to }.
    }
    [bottled] { $who ->
        [me] Přesouváš { $thing } z kruhu { $to }.
       *[other] { $name } přesouvá { $thing } z kruhu { $to }.
    }
    [missed] { $who ->
        [me] Nelapáš nikoho.
       *[other] { $name } nelapá nikoho.
    }
    [djinn_drawn] { $who ->
        [me] Taháš z pytlíku { $thing }.
       *[other] { $name } tahá z pytlíku { $thing }.
    }
    [djinn_returned] { $who ->
        [me] Vracíš do pytlíku { $thing }.
       *[other] { $name } vrací do pytlíku { $thing }.
    }
    [djinn_appeared] Nový džin přichází { $to }: { $thing }.
    [djinn_removed] { $who ->
        [me] Odstraňuješ { $thing } { $at }.
       *[other] { $name } odstraňuje { $thing } { $at }.
    }
    [boss_captured] Boss { $at } je polapen. Pryč z mapy: { $count } z { $other }.
    [boss_driven_out] Boss { $at } je vyhnán. Pryč z mapy: { $count } z { $other }.
    [award_taken] { $who ->
        [me] Bereš si ocenění: { $thing }
       *[other] { $name } si bere ocenění: { $thing }
    }
    [award_paid] { $who ->
        [me] Dáváš za ocenění: { $thing }.
       *[other] { $name } dává za ocenění: { $thing }.
    }
    [end_began] Všichni bossové opustili mapu! Poslední je { $count }. kolo.
    [final_began] { $who ->
        [me] Začíná tvoje závěrečná akce u Zřídla.
       *[other] { $name } začíná závěrečnou akci u Zřídla.
    }
    [tom_turned] { $count ->
        [one] Tom otáčí kartu: { $thing } Zbývá { $count }.
        [few] Tom otáčí kartu: { $thing } Zbývají { $count }.
       *[other] Tom otáčí kartu: { $thing } Zbývá { $count }.
    }
    [scored] { $who ->
        [me] Máš { $thing }: { $other }.
       *[other] { $name } má { $thing }: { $other }.
    }
    [over] Konec partie: { $thing }
   *[other] { $what }
}
djinn_item = { $id ->
    [awards] ocenění
    [bottled] džinové v láhvích
    [circles] džinové v kruzích
    [glass] prázdné láhve a zátky
    [equipment] vybavení
    [cards] bodovací karty
    [ambition] tajná bodovací karta
    [tom_cards] karty, které Tomovi zbyly
   *[other] { $id }
}
djinn_end_points = všichni byli u Zřídla a sečetly se body.
djinn_end_tom = Tom byl rychlejší a bossové v městečku zůstali.
djinn_end_broken_off = byla přerušena.
djinn_won = { $who ->
    [me] { $count ->
        [one] Vyhráváš s { $count } bodem!
        [few] Vyhráváš s { $count } body!
       *[other] Vyhráváš s { $count } body!
    }
   *[other] { $count ->
        [one] { $name } vyhrává s { $count } bodem!
        [few] { $name } vyhrává s { $count } body!
       *[other] { $name } vyhrává s { $count } body!
    }
}
djinn_won_shared = O vítězství se dělí: { $names }.
djinn_lost = Tentokrát vyhrál Tom. Zkus to znovu!
djinn_banner = { $id ->
    [end] Bossové jsou pryč: dohraje se kolo, pak ještě jedno a Zřídlo
    [last] Poslední kolo, potom Zřídlo
    [final] Závěrečné akce u Zřídla
    [tom] { $count ->
        [one] Tomovi zbývá { $count } karta
        [few] Tomovi zbývají { $count } karty
       *[other] Tomovi zbývá { $count } karet
    }
   *[other] { $id }
}
djinn_reason_wins = tohle vyhrává
djinn_reason_beats_tom = tohle porazí Toma: poslední boss opustí mapu
djinn_reason_begins_end = konec začne, když vedeš o { $points }
djinn_reason_boss_gone =
    { $count ->
        [one] mapa se zbaví { $count } bosse
        [few] mapa se zbaví { $count } bossů
       *[other] mapa se zbaví { $count } bossů
    }
djinn_reason_captures_boss =
    { $count ->
        [one] polapí { $count } bosse
        [few] polapí { $count } bosse
       *[other] polapí { $count } bossů
    }
djinn_reason_captures =
    { $count ->
        [one] polapí { $count } džina
        [few] polapí { $count } džiny
       *[other] polapí { $count } džinů
    }
djinn_reason_bottles =
    { $count ->
        [one] naplní { $count } láhev
        [few] naplní { $count } láhve
       *[other] naplní { $count } láhví
    }
djinn_reason_award = přinese ocenění za { $points }
djinn_reason_three = budou tři plné láhve jedné barvy ({ $thing }), a to stačí na ocenění
djinn_reason_two = na ocenění pak chybí už jen jedna plná láhev ({ $thing })
djinn_reason_tile = umístí utajený žeton: { $thing }
djinn_reason_last_tile = je to poslední utajený žeton: stoupne minimum síly a archiv se zlepší
djinn_reason_mage = nový pomocník: { $thing }
djinn_reason_readies =
    { $count ->
        [one] znovu může pomoci { $count } mág
        [few] znovu mohou pomoci { $count } mágové
       *[other] znovu může pomoci { $count } mágů
    }
djinn_reason_card = nové vybavení: { $thing }
djinn_reason_first_set = dokončí sadu vybavení: stoupne minimum síly
djinn_reason_capacity = zvýší kapacitu na { $count }
djinn_reason_circle = aktivuje kruh: místo pro dalšího džina
djinn_reason_gains = přinese { $thing }
djinn_reason_scoring = bodovací karta { $thing } přinese navíc { $points }
djinn_reason_loses_scoring = ale bodovací karta { $thing } přinese o { $points } méně
djinn_reason_takes_away =
    { $who ->
        [me] vezme kořist, na kterou příště dosáhneš ty
       *[other] vezme kořist, na kterou příště dosáhne { $name }
    }
djinn_reason_pays =
    { $who ->
        [me] ale za místo dostaneš zaplaceno ty
       *[other] ale za místo dostane zaplaceno { $name }
    }
djinn_reason_no_card = po takovém tahu Tom kartu neotočí
djinn_reason_next_capture = příští tah je koho polapit, máš na to { $thing }
djinn_reason_keeps_keys = nechá si na později { $thing }
djinn_describe_turn = { $round }. kolo, { $turn }. tah. Bossů pryč z mapy: { $gone } z { $all }.
djinn_describe_space = { $space }: { $parts }.
djinn_describe_joined = cesty: { $spaces }
djinn_describe_wizard = { $who ->
    [me] tvůj kouzelník
   *[other] kouzelník hráče { $name }
}
djinn_describe_wizard_from = { $who ->
    [me] tvůj kouzelník, na cestě od: { $from }
   *[other] kouzelník hráče { $name }, na cestě od: { $from }
}
djinn_describe_tile = { $who ->
    [me] tvůj utajený žeton: { $place }
   *[other] utajený žeton hráče { $name }: { $place }
}
djinn_describe_you = Ty
djinn_describe = { $id ->
    [goods] { $name }: { $things }; síla { $power } z nejvýš { $most }.
    [bottles] { $name }, prázdné láhve: { $things }.
    [corked] { $name }, v zazátkovaných láhvích: { $things }.
    [circles] { $name }, kruhy: { $things }.
    [mages] { $name }, mágové: { $things }.
    [gear] { $name }, vybavení: { $things }.
    [traits] { $name }, vlastnosti: { $things }.
    [awards] { $name }, ocenění: { $things }.
    [ambition] { $name }, tajné bodovací karty: { $things }.
    [strip] { $name }, neumístěné utajené žetony: { $things }.
    [points] { $name } – { $things }.
    [top_mages] Mágové v hostinci: { $things }.
    [top_gear] Vybavení v dílně: { $things }.
    [market] Stánek: { $things }.
    [offered] Ocenění v nabídce: { $things }.
    [scoring] Bodovací karty: { $things }.
    [draft] Vlastnosti v nabídce: { $things }.
   *[other] { $things }
}
djinn_circle = { $id ->
    [empty] prázdný
    [inactive] neaktivní
    [covered] zakrytý
    [boss] boss
    [brown] hnědý džin
    [blue] modrý džin
    [red] červený džin
    [yellow] žlutý džin
   *[other] { $id }
}
djinn_describe_assistants = pomocníci: { $names }
djinn_describe_supply = V pytlíku: { $bag }. Bossů v zásobě: { $supply }. Klíčů v zásobě: { $keys }.
djinn_nothing = nic
djinn_nobody = nikdo
djinn_figure = { $id ->
    [points] Body
    [djinns] Polapení džinové
    [bosses] Polapení bossové
    [bottled] Naplněné láhve
    [awards] Ocenění
    [mages] Pomoc mágů
    [gear] Karty vybavení
    [tiles] Umístěné utajené žetony
    [chests] Otevřené truhly
    [power] Získaná síla
    [coins] Získané mince
    [misses] Nezdařená polapení
   *[other] { $id }
}
djinn_refusal_free_later = Na akce zdarma je čas, až nebude nic rozdělané. Nejdřív odpověz.
djinn_refusal_source_rows = Zřídlo má své dva řádky. Vyber jeden z nich.
djinn_refusal_no_pass = Tady se vzdát nejde: něco vyber.
djinn_refusal_must_go = Kouzelník musí jít. Vyber kam.
djinn_refusal_must_start = Nejdřív postav kouzelníka na mapu.
djinn_refusal_must_pay = Kdo zastaví vedle jiného hráče, platí. Vyber čím.
djinn_refusal_must_capture = Na kulatém poli s džiny se musíš pokusit o polapení; nemusíš ale nikoho polapit.
djinn_refusal_must_take_mage = V hostinci si vezmeš mága. Vyber ho.
djinn_refusal_must_leave_chest = Jednu z truhel musíš nechat být. Vyber kterou.
djinn_refusal_must_help = Síla a klíče nestačí. Nech si pomoct.
djinn_refusal_must_contain = Co polapíš, potřebuje kruh nebo láhev. Vyber.
djinn_refusal_must_flip = Otoč tolik mágů, kolik máš určeno.
djinn_refusal_trait_not_offered = { $thing }: tahle vlastnost v nabídce není. Vyber jinou.
djinn_refusal_trait_same_sign = Jedna vlastnost je dobrá, druhá špatná. Vezmi si tu druhou.
djinn_refusal_no_path = Tam žádná cesta nevede. Vyber jinou.
djinn_refusal_start_square = Začíná se u čtvercového pole. Vyber ho.
djinn_refusal_path_taken = Na téhle cestě už kouzelník stojí. Vyber jinou.
djinn_refusal_turning_back = Odtamtud tvůj kouzelník přišel a nikdy se nevrací. Vyber jinou cestu.
djinn_refusal_too_far = Tam tvůj kouzelník nedojde: dál jde jen přes pole, kde stojí jiní.
djinn_refusal_cannot_pay_owner = Stojí tam jiný kouzelník a nemáš čím zaplatit. Vyber jiné místo.
djinn_refusal_cannot_pay_owners = Stojí tam víc kouzelníků a všem nezaplatíš. Vyber jiné místo.
djinn_refusal_square_special = Čtvercové pole speciální akci nemá. Udělej základní.
djinn_refusal_square_capture = Džinové jsou na kulatých polích; tady není koho polapit.
djinn_refusal_round_tile = Na kulatém poli žádný utajený žeton neleží.
djinn_refusal_one_capture = Tady už polapení bylo; víc než jedno není.
djinn_refusal_no_djinn_here = Není tu žádný džin k polapení.
djinn_refusal_one_action = Na kulatém poli je jedna akce, speciální nebo základní.
djinn_refusal_basic_done = Základní akce tohoto pole už proběhla.
djinn_refusal_tile_new = Tvůj žeton působí až od příštího tahu.
djinn_refusal_no_tile_here = Nemáš tu žádný utajený žeton.
djinn_refusal_tile_done = Akce tvého žetonu už proběhla.
djinn_refusal_no_catacombs = { $thing }: v katakombách žádná speciální akce. Udělej základní.
djinn_refusal_award_mix = Tvoje láhve téhle barvy to neobsahují. Vyber jiné číslo.
djinn_refusal_award_not_shown = Tohle ocenění v nabídce není. Vyber jiné.
djinn_refusal_award_column = Tvoje další ocenění je ze sloupce { $column }. Vyber tam.
djinn_refusal_no_use_tavern = Není tu už žádný mág, kterého by šlo vzít.
djinn_refusal_no_use_archive = Nic v archivu ti teď nepomůže.
djinn_refusal_no_use_workshop = Na dílnu nemáš dost.
djinn_refusal_no_use_market = U stánků, kam pomocník smí, nic nezaplatíš.
djinn_refusal_mage_not_on_top = { $thing } neleží na vrchu hromádky. Vyber jiného mága.
djinn_refusal_mage_with_keys = { $thing } má klíč; tady se bere z otevřených hromádek. Vyber jiného.
djinn_refusal_chest_not_revealed = Tahle truhla před tebou otevřená není. Vyber jinou.
djinn_refusal_other_chest = Jde o jinou truhlu.
djinn_refusal_red_closed = Lepší možnosti budou, až umístíš poslední utajený žeton.
djinn_refusal_red_only = Poslední utajený žeton leží: vybírej z lepších možností.
djinn_refusal_option_useless = Tahle možnost ti teď nic nedá. Vyber jinou.
djinn_refusal_option_again = Druhá možnost musí být jiná než první. Vyber jinou.
djinn_refusal_no_tile_left = Takový utajený žeton už nemáš: { $place }.
djinn_refusal_tile_fits_nowhere = Tenhle žeton se teď nehodí na žádné čtvercové pole: { $place }. Vyber jiný.
djinn_refusal_djinns_are_round = Džinové jsou na kulatých polích. Vyber jedno.
djinn_refusal_no_djinn_at = Tam žádný džin není. Vyber jiné pole.
djinn_refusal_tiles_are_square = Utajené žetony leží na čtvercových polích. Vyber jedno.
djinn_refusal_own_tile_there = Tam už tvůj žeton leží. Vyber jiný čtverec.
djinn_refusal_location_there = Na tom čtverci už to je: { $place }. Vyber jiný.
djinn_refusal_from_bottom = { $thing }: bereš spodní kartu hromádky, naslepo. Vyber hromádku.
djinn_refusal_from_top = Bereš kartu, kterou vidíš. Vyber ji.
djinn_refusal_gear_not_on_top = { $thing } – tahle karta neleží na vrchu. Vyber jinou.
djinn_refusal_gear_gone = Taková karta už není. Vyber jinou hromádku.
djinn_refusal_other_stall = Ten stánek tu patří k jinému. Vyber ten.
djinn_refusal_assistant_there = Tam už tvůj pomocník je. Pošli ho jinam.
djinn_refusal_offers_useless = Nic odtamtud ti teď nepomůže. Vyber jiný stánek.
djinn_refusal_cannot_pay_tolls = Na zaplacení ostatním i nabídky tam nemáš dost. Vyber jiný stánek.
djinn_refusal_cannot_pay_stall = Tam nic nezaplatíš. Vyber jiný stánek.
djinn_refusal_not_offered = To se tu nenabízí. Vyber něco jiného.
djinn_refusal_offer_useless = Tahle nabídka ti teď nic nedá. Vyber jinou.
djinn_refusal_cannot_pay_offer = Na to nemáš dost. Vyber něco jiného.
djinn_refusal_colour_taken = Tyhle láhve mají různé barvy. Vyber jinou.
djinn_refusal_swap_same = Láhev se mění za jinou barvu. Vyber jinou.
djinn_refusal_swap_none = Prázdnou láhev téhle barvy nemáš.
djinn_refusal_flip_not_yours = { $thing } mezi tvé mágy nepatří. Vyber jiného.
djinn_refusal_flip_up_already = { $thing } už leží lícem nahoru. Vyber jiného.
djinn_refusal_flips_too_many = Tolik mágů lícem dolů nemáš.
djinn_refusal_row_1_used = První řádek Zřídla už je využitý.
djinn_refusal_row_2_used = Druhý řádek Zřídla už je využitý.
djinn_refusal_refill_full = Síly máš už teď nejvíc, co jde.
djinn_refusal_nobody_to_flip = Nemáš mága, který by se mohl otočit.
djinn_refusal_cannot_pay_purchase =
    { $count ->
        [one] Nákup tě stojí { $count } svitek a na to nemáš.
        [few] Nákup tě stojí { $count } svitky a na to nemáš.
       *[other] Nákup tě stojí { $count } svitků a na to nemáš.
    }
djinn_refusal_free_boss = K bossovi je zdarma džin, ne další boss.
djinn_refusal_remove_boss = Tohle odstraní džina, ne bosse. Vyber jiného.
djinn_refusal_nobody_there = Nikdo takový tam není. Vyber jiného.
djinn_refusal_no_target = Nikdo takový tu není. Vyber jiného.
djinn_refusal_no_more_targets = Nikdo další takový tu není. Vyber jiného.
djinn_refusal_no_room = Nemáš pro ně kruhy ani láhve se zátkami.
djinn_refusal_too_strong = Síla, klíče, mágové a vybavení na to nestačí.
djinn_refusal_bosses_too_strong = Síla, klíče, mágové a vybavení na tolik bossů nestačí.
djinn_refusal_too_few_bosses = Bossů v zásobě: jen { $count }.
djinn_refusal_help_not_yours = { $thing } mezi tvé mágy nepatří. Vyber jiného.
djinn_refusal_help_face_down = { $thing } leží lícem dolů a nepomůže. Vyber jiného.
djinn_refusal_nothing_to_pay = Už není co platit. Pokračuj.
djinn_refusal_help_useless = { $thing } z téhle ceny nic neubere.
djinn_refusal_help_in_vain = { $thing }: někdo jiný by pak pomáhal zbytečně. Zaplať bez této karty, nebo vezmi krok zpět.
djinn_refusal_cannot_pay_fee =
    { $count ->
        [one] { $thing } stojí { $count } minci a na to nemáš.
        [few] { $thing } stojí { $count } mince a na to nemáš.
       *[other] { $thing } stojí { $count } mincí a na to nemáš.
    }
djinn_refusal_poor_after_fee = Když zaplatíš za { $thing }, na zbytek už nebude. Vyber jinak.
djinn_refusal_wield_not_yours = Tuhle kartu nemáš: { $thing }.
djinn_refusal_wield_counted = { $thing } působí sama; už je započítaná.
djinn_refusal_wield_useless = { $thing } při tomto polapení nepomůže.
djinn_refusal_wield_in_vain = { $thing }: někdo jiný by pak pomáhal zbytečně. Zaplať bez této karty, nebo vezmi krok zpět.
djinn_refusal_no_circle = Žádný tvůj aktivní kruh není prázdný. Vyber láhev.
djinn_refusal_must_bottle = { $thing }: co může do láhve, musí tam. Vyber láhev.
djinn_refusal_others_need_it = Na ostatní polapené by pak nezbylo místo. Vyber jinak.
djinn_refusal_own_colour = Džin patří do láhve své barvy. Vyber jinou.
djinn_refusal_no_bottle = Prázdnou láhev téhle barvy nemáš.
djinn_refusal_no_cork = Nemáš zátku.
djinn_refusal_no_key = Nemáš klíč na proměnu.
djinn_refusal_key_power_full = Síly máš už nejvíc, co jde. Proměň klíč v něco jiného.
djinn_refusal_cork_nobody = V žádném tvém kruhu není { $one }.
djinn_refusal_cork_no_bottle = Prázdnou láhev téhle barvy nemáš.
djinn_refusal_cork_none = Nemáš zátku.
djinn_refusal_award_at_end = V závěrečné akci se ocenění neberou.
djinn_refusal_awards_gone = Žádné ocenění už nezbylo.
djinn_refusal_award_too_dear = Ocenění stojí { $price } plné láhve jedné barvy; téhle máš { $count }.
djinn_refusal_gear_not_yours = Tuhle kartu nemáš: { $thing }.
djinn_refusal_gear_face_down = Tahle karta leží lícem dolů: { $thing }.
djinn_refusal_gear_used = Tahle karta už byla v tomto tahu použita: { $thing }.
djinn_refusal_gear_too_dear = Na tuhle kartu nemáš dost: { $thing }.
djinn_refusal_gear_moment = Tahle karta má svou chvíli, při polapení nebo na tržnici: { $thing }.
djinn_refusal_gear_useless = Tahle karta ti teď nic nedá: { $thing }.
djinn_refusal_gear_by_itself = Tahle karta působí sama: { $thing }.
djinn_refusal_claim_nothing = Tahle karta nemá odměnu za místo: { $thing }.
djinn_refusal_claim_at_end = V závěrečné akci odměny za místa nejsou.
djinn_refusal_claim_early = Nejdřív se přesuň; odměny za místa jsou potom.
djinn_refusal_claimed = Tahle karta už v tomto tahu odměnu dala: { $thing }.
djinn_refusal_claim_elsewhere = { $thing }: odměna je za jiné místo ({ $place }).
djinn_tutorial_you = Ty
djinn_tutorial_rival = Elvíra
djinn_tutorial_welcome = Vítej v městečku plném džinů! Tvůj kouzelník je ten modrý. Lapáš džiny a zavíráš je do láhví.
djinn_tutorial_goal = Vyhrává, kdo má nejvíc bodů. Za tři plné láhve jedné barvy je ocenění za 30 nebo 36. Džiny vedou bossové: až odejde poslední ze šesti, blíží se konec.
djinn_tutorial_walk = Tah: jdeš po cestě, nikdy zpátky, odkud jdeš, a pak jednáš. Jdi na čtvercovou Akademii: ťukni na konec cesty u ní a potvrď.
djinn_tutorial_academy = Čtvercové pole nabízí svou základní akci. Tady je to 1 svitek a 3 síly. Udělej ji.
djinn_tutorial_watch = Teď máš 6 sil, víc se ti nevejde. Hraje Elvíra. Kde na konci tvé cesty stojí jiný kouzelník, platíš jeho hráči minci nebo svitek, nebo pole přeskočíš.
djinn_tutorial_tavern = Džinové jsou na kulatých polích. Poslední boss čeká na kulatém Hostinci a vedle něj hnědý džin. Jdi tam.
djinn_tutorial_mage = Kulaté pole má silnější, speciální akci, a pak se utkáš s džiny. Udělej speciální akci a vezmi si Tetu z močálu: mágové pomáhají při polapení.
djinn_tutorial_boss = Koho polapíš? Džin stojí 4 síly. Boss 4 a za džina vedle sebe 2 navíc. Vyber bosse, a to je všechno.
djinn_tutorial_help = Mohlo by to stát všech 6. Ale za 2 mince Teta z močálu cenu o 3 sníží a pak se otočí lícem dolů. Nech si pomoct.
djinn_tutorial_free = Kdo polapí bosse, smí si odtud zdarma vzít džina. Vezmi si toho hnědého!
djinn_tutorial_gone = Oba sedí ve tvých kruzích, každý za 3 body. Přišli noví džinové, ale žádný nový boss. Byl poslední: hraje se už jen jedno kolo. Pokračuje Elvíra.
djinn_tutorial_market = V zazátkované láhvi má každý z nich cenu 10 bodů. Jdi na čtvercovou Tržnici.
djinn_tutorial_buy = Základní akcí pošleš pomocníka nakoupit. Pošli ho ke stánku s láhví a zátkou, za svitek, a vyber hnědou láhev: džin potřebuje svou barvu.
djinn_tutorial_cork = Když není nic rozdělané, leccos je zdarma. Přesuň hnědého džina z kruhu do láhve.
djinn_tutorial_award = Tři plné hnědé láhve! Dej je za ocenění, i to je zdarma, a vezmi si to za 36 bodů a 2 síly.
djinn_tutorial_last = Elvíra má svůj poslední tah. Po něm má každý ještě závěrečnou akci u Zřídla magie.
djinn_tutorial_source = Zřídlo doplní sílu, nebo prodává za svitky, tady za 3. Kup láhev a vezmi červenou: boss se vejde do jakékoli barvy.
djinn_tutorial_boss_bottle = Ještě máš zátku. Dej bosse do láhve: 10 bodů místo 3.
djinn_tutorial_finish = Síla a mince na konci body nepřinesou; prázdné láhve a zátky po 1. Máš hotovo: ukonči akci.
djinn_tutorial_end = 56 bodů proti 35: vyhráváš! V opravdové partii na tebe čekají i truhly, vybavení, utajené žetony a vlastnosti.

## The desk

djinn_desk_mine = Tvůj stůl
djinn_desk_of = Stůl: { $name }
djinn_desk_look = Podívej se na celý stůl.
djinn_desk_can_pick = Tady se dá něco vybrat.
djinn_desk_tab = { $tab ->
    [power] Síla a kruhy
    [shelf] Láhve a zásoby
    [mages] Mágové
    [gear] Vybavení a utajené žetony
   *[other] Polapení
}
djinn_desk_power = Síla { $power }, nejvýš { $most }.
djinn_desk_minimum = Minimum je { $n }.
djinn_desk_capacity = Kapacita { $n }.
djinn_desk_capacity_flipped = Kapacita { $n }, otočená.
djinn_desk_fee = { $count ->
    [one] Poplatek u Zřídla: { $count } svitek.
    [few] Poplatek u Zřídla: { $count } svitky.
   *[other] Poplatek u Zřídla: { $count } svitků.
}
djinn_desk_next_award = Příští ocenění: sloupec { $column }.
djinn_desk_next_any = Příští ocenění: kterýkoli sloupec.
djinn_desk_circle_empty = Kruh { $n }: prázdný
djinn_desk_circle_holds = Kruh { $n }: { $who }
djinn_desk_circle_inactive = Kruh { $n }: není aktivní; přinese { $what }
djinn_desk_bottles = Prázdné láhve, { $colour }: { $count }
djinn_desk_corked = Zazátkované láhve, { $colour }: džinové { $djinns }, bossové { $bosses }
djinn_desk_no_mages = Zatím žádní mágové.
djinn_desk_kind = { $kind ->
    [staff] Hůl
    [hat] Klobouk
   *[other] Plášť
}
djinn_desk_secret = Utajený žeton: { $place }
djinn_desk_secrets = Utajené žetony
djinn_desk_secret_waits = Ještě není umístěný.
djinn_desk_secret_at = Leží tady: { $space }.
djinn_desk_mages = Mágové
djinn_desk_gear = { $sets ->
    [one] Vybavení: { $sets } sada
    [few] Vybavení: { $sets } sady
   *[other] Vybavení: { $sets } sad
}
djinn_desk_traits = Vlastnosti
djinn_desk_awards = Ocenění
djinn_desk_ambition = { $count ->
    [one] { $count } soukromá bodovací karta
    [few] { $count } soukromé bodovací karty
   *[other] { $count } soukromých bodovacích karet
}
djinn_desk_caught = Džinové a bossové: v kruzích { $circled }, v láhvích { $bottled }.
djinn_desk_award_count = { $count } ocenění.
djinn_desk_mage_count = { $count ->
    [one] { $count } mág.
    [few] { $count } mágové.
   *[other] { $count } mágů.
}
djinn_desk_total = { $count ->
    [one] { $count } bod.
    [few] { $count } body.
   *[other] { $count } bodů.
}
djinn_desk_needed = Třeba
djinn_desk_off = Už sleveno
djinn_desk_help = Pomoc
djinn_desk_pay = Zaplatíš
djinn_desk_fees = Mágům
djinn_desk_with_keys = { $count ->
    [one] a { $count } klíč
    [few] a { $count } klíče
   *[other] a { $count } klíčů
}
djinn_desk_aim = Zacílit
djinn_desk_capture = Polapit
djinn_desk_target = { $who }: stojí { $price } síly; cílů { $aims } z { $there }
djinn_desk_helper = { $card }: sleví { $bonus }, poplatek { $fee }
djinn_desk_where = Kam s ním? { $who }
djinn_desk_into_circle = Kruh
djinn_desk_into_bottle = Láhev
djinn_desk_free = Jeden džin smí jít s tebou zadarmo.
djinn_desk_score_now = { $count ->
    [one] Zatím { $count } bod
    [few] Zatím { $count } body
   *[other] Zatím { $count } bodů
}
djinn_desk_score_hidden = Soukromé bodovací karty se počítají až na konci.
djinn_desk_points = Body
djinn_desk_score = { $item ->
    [awards] Ocenění
    [bottled] V zazátkovaných láhvích
    [circles] V kruzích
    [glass] Nevyužité láhve a zátky
    [equipment] Vybavení
    [cards] Bodovací karty
    [ambition] Soukromá bodovací karta
    [tom_cards] Zbylé Tomovy karty
    [total] Celkem
   *[other] O shodě rozhodnou mince, svitky a klíče
}
djinn_desk_sheet = Záznamový list
djinn_desk_sheet_deck = Karet v Tomově balíčku
djinn_desk_sheet_best = Nejlepší výsledek
djinn_desk_met = splněno
djinn_desk_not_met = nesplněno
djinn_desk_tasks = Úkoly
djinn_desk_tom_left = { $count ->
    [one] Tom: zbývá { $count } karta
    [few] Tom: zbývají { $count } karty
   *[other] Tom: zbývá { $count } karet
}
djinn_desk_tom_cards = Které karty ještě má
djinn_desk_tom_rule = Džin přijde na první místo, kde je ještě boss. Není-li na žádném, platíš.
djinn_desk_tom_card = { $first }, nebo { $second }; jinak { $pay }
djinn_desk_tom_blank = Nestane se nic

## The map

djinn_card_can = Můžeš si ji teď vzít: klepni na ni.
djinn_card_how = { $kind ->
    [mage] Mága si bereš v Hostinci: ze dvou otevřených balíčků základní akcí, ze všech čtyř speciální.
    [gear] Vybavení si bereš v Dílně; v nabídce je vrchní karta každého balíčku.
    [pile] Vybavení si bereš v Dílně.
    [award] Ocenění stojí tři zazátkované láhve jedné barvy: první je ze sloupce I, druhé z II, třetí z III.
    [chest] Truhly se otevírají v Katakombách; na zamčenou část je potřeba klíč.
    [option] Tohle si vybíráš při akci v Archivu.
    [stall] Sem pošleš pomocníka při akci v Tržnici.
    [offer] Tohle koupíš, když tvůj pomocník přijde k tomuto stánku.
    [purchase] Tohle se kupuje u Zřídla magie za svitky.
    [trait] Vlastnosti se vybírají před prvním tahem, jedna dobrá a jedna špatná.
   *[other] Teď se to vybrat nedá.
}
djinn_map_look = Prohlédnout: { $place }
djinn_map_confirm = Ano, takhle
djinn_map_blind = { $kind ->
    [staff] Spodní karta holí, naslepo
    [hat] Spodní karta klobouků, naslepo
   *[other] Spodní karta plášťů, naslepo
}
djinn_map_under = { $count ->
    [one] { $count } karta pod ní
    [few] { $count } karty pod ní
    [many] { $count } karty pod ní
   *[other] { $count } karet pod ní
}
djinn_map_empty = Žádné karty
djinn_map_offer = { $pay } → { $gain }
djinn_map_stall = Pošli sem pomocníka: { $offers }
djinn_map_award = Ocenění, { $points } bodů
djinn_map_chests = { $count ->
    [one] Zbývá { $count } truhla, odhozených je { $gone }
    [few] Zbývají { $count } truhly, odhozených je { $gone }
    [many] Zbývá { $count } truhly, odhozených je { $gone }
   *[other] Zbývá { $count } truhel, odhozených je { $gone }
}
djinn_map_basic = Základní
djinn_map_special = Speciální
djinn_map_djinn_price = Cena za džina v síle: { $power }.
djinn_map_boss_price = Cena za bosse: { $power }.
djinn_map_supply = { $count ->
    [one] V zásobě je { $count } boss, za sílu { $power }
    [few] V zásobě jsou { $count } bossové, každý za sílu { $power }
    [many] V zásobě je { $count } bosse, každý za sílu { $power }
   *[other] V zásobě je { $count } bossů, každý za sílu { $power }
}
djinn_map_awards = Ocenění
djinn_map_scoring = Bodovací karty
djinn_map_bag = Ještě v pytlíku
djinn_map_tom = { $count ->
    [one] Tom: zbývá { $count } karta
    [few] Tom: zbývají { $count } karty
    [many] Tom: zbývá { $count } karty
   *[other] Tom: zbývá { $count } karet
}
djinn_map_traits = Vlastnosti
djinn_map_shelf = Karty vedle mapy
djinn_map_to_map = Mapa
djinn_map_all = Všechny karty
djinn_map_nearer = Přiblížit
djinn_map_farther = Oddálit
djinn_map_whole = Celé město
djinn_map_round = { $round }. kolo
djinn_map_bosses = { $count ->
    [one] { $count } boss na mapě
    [few] { $count } bossové na mapě
    [many] { $count } bosse na mapě
   *[other] { $count } bossů na mapě
}
djinn_preset_full = Celá hra
djinn_preset_full_about = S vlastnostmi a s kartami za body na konci.
djinn_preset_first = První hra
djinn_preset_first_about = Bez vlastností a bodovacích karet, s pestrou mapou. Začni tímhle.
djinn_preset_longer = Delší hra
djinn_preset_longer_about = Víc džinů kolem Zřídla.
djinn_preset_solo = Sólo
djinn_preset_solo_about = Ty proti Tomovi: zbav městečko bossů, než mu dojdou karty.
djinn_legend = { $of ->
    [goods] Co kdo má
    [signs] Značky
    [places] Místa
   *[djinns] Džinové a bossové
}
djinn_legend_good = { $id ->
    [power] Platí se jí za odchyt. Nikdy neklesne pod 0 a je nejvýš o jednu menší, než ukazuje ukazatel kapacity.
    [coins] Platí se jimi pomoc mágů a zboží na trhu.
    [scrolls] Platí se jimi u Zřídla magie a na trhu.
    [keys] Klíč zastoupí minci, svitek nebo sílu a otevře zamčenou část truhly.
    [bottles] Vejde se do ní džin její barvy.
    [corks] Zátka uzavře lahev s džinem: jen zazátkované lahve platí za ocenění.
   *[capacity] Kolik síly uneseš.
}
djinn_legend_title = { $id ->
    [round] Kulaté místo
    [square] Čtvercové místo
    [tile] Tajný žeton
    [circle] Kruh
    [mage] Mág
    [equipment] Vybavení
    [award] Ocenění
    [vp] Hvězda
   *[barrier] Závora
}
djinn_legend_sign = { $id ->
    [round] Čeká tu boss s džiny: konáš, a když můžeš, chytáš je.
    [square] Nikdo tu nečeká: jen konáš.
    [tile] Komu patří podle rámečku, ten tu dělá i to, co říká jeho značka.
    [circle] Drží jednoho džina nebo bosse, než ho dáš do lahve.
    [mage] Pomáhá při odchytu: karta z Hostince.
    [equipment] Hůl, klobouk a plášť: karty z Dílny. Od každého jeden je sada.
    [award] Platí se za ně třemi zazátkovanými lahvemi jedné barvy.
    [vp] Body na konci; všude.
   *[barrier] Odtud tvůj kouzelník přišel: zpátky nesmí.
}
djinn_legend_boss = Boss stojí sílu, a tím víc, čím víc džinů je u něj. Zůstane-li bez džinů, je vyhnán. Když zmizí všech šest, blíží se konec.

## The terminal

djinn_to_id = na pole { $space }
djinn_at_id = na poli { $space }
djinn_tell_wizard_moved = { $name } jde na pole { $space }, od { $via }.
djinn_tell_mage_shown = V hostinci teď leží navrchu: { $thing }.
djinn_tell_gear_shown = V dílně teď leží navrchu: { $thing }.
djinn_tell_gear_turned_down = { $name } otáčí kartu lícem dolů: { $thing }.
djinn_tell_key_changed = { $name } proměňuje klíč v { $thing }.
djinn_draw_legend = [čtverec] (kruh) · br bl re ye: hnědí, modří, červení, žlutí džinové, 2br dva takoví · *B kouzelník či pomocník, +B utajený žeton místa B
djinn_draw_deeds = { $basic }; kulaté pole: { $special }
djinn_draw_mage = mágové: poplatek, sleva síly, +1br za každého hnědého džina
djinn_draw_open = volně
djinn_draw_with_key = s klíčem
djinn_draw_chests = Truhly
djinn_draw_head = { $id ->
    [coins] mince
    [scrolls] svitky
    [power] síla
    [minimum] min.
    [keys] klíče
    [corks] zátky
    [fee] popl.
   *[wizard] kouzelník
}
djinn_draw_by_key = Zaplatíš klíčem.
djinn_draw_not_placed = ještě není na mapě
djinn_draw_part = { $id ->
    [circles] kruhy: { $things }
    [bottles] prázdné láhve: { $things }
    [corked] v zazátkovaných láhvích: { $things }
    [mages] mágové: { $things }
    [gear] vybavení: { $things }
    [traits] vlastnosti: { $things }
    [awards] ocenění: { $things }
    [ambition] tajné bodovací karty: { $things }
    [placed] žetony: { $things }
   *[strip] neumístěné žetony: { $things }
}
djinn_reminder =
    Cíl: nejvíc bodů za džiny v láhvích, ocenění a bodovací karty.
    Tah: jdi po cestě, nikdy zpět tam, odkud jdeš; pak jednej na poli.
    Čtvercové pole: základní akce místa a akce tvého vlastního žetonu na něm.
    Kulaté pole: speciální (nebo základní) akce a lov džinů, v libovolném pořadí.
    Lov: džin stojí 4 síly, boss 4 a 2 za každého džina vedle něj.
    Mágové pomáhají za poplatek; polapený potřebuje kruh, nebo láhev a zátku.
    S bossem je jeden džin zdarma. Kdo nikoho nepolapí, ztratí 1 sílu.
    Zdarma ve svém tahu: klíč za minci, svitek či sílu; džin z kruhu do láhve;
    tři plné láhve jedné barvy za ocenění; vybavení.
    Konec: když je všech šest bossů pryč, dohraje se kolo, ještě jedno, a Zřídlo.
