### Djinn

djinn_goal = { $way ->
    [alone] Przepędź wszystkich sześciu bossów, zanim skończy się talia Toma, i zdobądź jak najwięcej punktów.
   *[other] Chwytaj dżiny i bossów, a zakorkowane butelki wymieniaj na nagrody: gdy zniknie wszystkich sześciu bossów, wygrywa najwięcej punktów.
}
djinn_option_easy = Łatwiejsza pierwsza gra
djinn_option_easy_about = Jednakowe miejsca nie sąsiadują; bez cech i kart punktacji.
djinn_option_longer = Dłuższa gra
djinn_option_longer_about = O jednego dżina więcej na każdym okrągłym polu połączonym ze Źródłem; dla 2–4 graczy.
djinn_option_tom = Talia Toma
djinn_option_tom_about = Solo: ile kart ma Tom; im mniej, tym trudniej.
djinn_place = { $id ->
    [academy] Akademia
    [tavern] Karczma
    [catacombs] Katakumby
    [archive] Archiwum
    [workshop] Warsztat
    [market] Targ
    [source] Źródło magii
   *[other] { $id }
}
djinn_mage = { $id ->
    [root_digger] Kopacz korzeni
    [water_carrier] Nosiwoda
    [charcoal_burner] Węglarz
    [cloud_herder] Pasterz chmur
    [bricklayer] Murarz
    [well_keeper] Studniarz
    [lamplighter] Latarnik
    [bird_catcher] Ptasznik
    [night_watchman] Nocny stróż
    [swamp_aunt] Ciotka z bagien
    [smoke_reader] Wróżbita z dymu
    [kiln_master] Mistrz pieca
    [rain_drummer] Dobosz deszczu
    [dust_dancer] Tancerka pyłu
    [steam_sister] Siostra z pary
    [grand_summoner] Wielki zaklinacz
    [chimney_sweep] Kominiarz
    [moss_beard] Mchobrody
    [tea_oracle] Herbaciana wróżka
    [firework_maker] Pirotechnik
    [tower_hermit] Pustelnik z wieży
    [stone_granny] Kamienna babcia
    [fountain_tamer] Poskramiacz fontann
    [ember_keeper] Strażniczka żaru
    [wind_piper] Wietrzny flecista
    [djinn_tracker] Tropiciel dżinów
    [miller] Młynarz
    [tavern_cook] Kucharka z karczmy
    [ferryman] Przewoźnik
    [dragon_groom] Smoczy stajenny
    [retired_dean] Dziekan na emeryturze
    [storm_baron] Burzowy baron
   *[other] { $id }
}
djinn_gear = { $id ->
    [staff_steady] Niezawodny kostur
    [staff_furnace] Kostur z paleniska
    [staff_drizzle] Kostur mżawki
    [staff_thunder] Kostur gromu
    [staff_fishing] Kostur rybaka
    [staff_broom] Kostur z miotłą
    [staff_prefect] Kostur prefekta
    [staff_bone] Kościany kostur
    [staff_hollow] Wydrążony kostur
    [hat_miner] Kapelusz górnika
    [hat_scribe] Kapelusz skryby
    [hat_barker] Kapelusz wywoływacza
    [hat_envoy] Kapelusz posłańca
    [hat_alchemist] Kapelusz alchemika
    [hat_bookseller] Kapelusz księgarza
    [hat_archivist] Kapelusz archiwisty
    [hat_innkeeper] Kapelusz karczmarza
    [hat_pathfinder] Kapelusz przewodnika
    [cloak_glassblower] Płaszcz szklarza
    [cloak_stallholder] Płaszcz straganiarki
    [cloak_pilgrim] Płaszcz pielgrzyma
    [cloak_craftsman] Płaszcz rzemieślnika
    [cloak_merchant] Płaszcz kupca
    [cloak_pocketed] Płaszcz z kieszeniami
    [cloak_warden] Płaszcz klucznika
    [cloak_cork_cutter] Płaszcz korkarza
    [cloak_starlit] Gwiezdny płaszcz
   *[other] { $id }
}
djinn_trait = { $id ->
    [rich_start] Dobrze zaopatrzony
    [market_free] Wygadany
    [tavern_key] Stały bywalec
    [workshop_corks] Zręczny
    [source_cheap] Przyjaciel Źródła
    [archive_twice] Mól książkowy
    [miss_gain] Uczy się na błędach
    [keep_key] Złota rączka
    [academy_flip] Dobry mentor
    [private_goals] Skryta ambicja
    [poor_start] Bez grosza
    [weak_start] Śpioch
    [blocked_circle] Rozmazana kreda
    [no_colours] Jeden kolor dla wszystkich
    [no_flip] Męczące towarzystwo
    [catacombs_basic] Boi się ciemności
    [no_unlock] Dwie lewe ręce
    [key_mage_down] Śpiący przyjaciele
    [blind_equipment] Kot w worku
    [must_bottle] Pedant
   *[other] { $id }
}
djinn_scoring = { $id ->
    [two_sets] Dobry ekwipunek
    [third_of_kind] Kolekcjoner
    [few_secrets] Otwarta księga
    [no_key_mage] Bez zamków
    [inactive_circles] Dwa kręgi wystarczą
    [low_capacity] Małe naczynie
    [minimum_two] Solidna podstawa
    [keys] Pęk kluczy
    [ready_mages] Przyjaciele w gotowości
    [unused_glass] Zapas szkła
   *[other] { $id }
}
djinn_colour = { $id ->
    [brown] brązowy
    [blue] niebieski
    [red] czerwony
    [yellow] żółty
   *[other] { $id }
}
djinn_colour_of = { $id ->
    [brown] brązowego
    [blue] niebieskiego
    [red] czerwonego
    [yellow] żółtego
   *[other] { $id }
}
djinn_djinn = { $id ->
    [brown] Brązowy dżin
    [blue] Niebieski dżin
    [red] Czerwony dżin
    [yellow] Żółty dżin
    [boss] Boss
   *[other] { $id }
}
djinn_one = { $id ->
    [boss] { $form ->
        [acc] bossa
       *[other] boss
    }
    [brown] { $form ->
        [acc] brązowego dżina
       *[other] brązowy dżin
    }
    [blue] { $form ->
        [acc] niebieskiego dżina
       *[other] niebieski dżin
    }
    [red] { $form ->
        [acc] czerwonego dżina
       *[other] czerwony dżin
    }
    [yellow] { $form ->
        [acc] żółtego dżina
       *[other] żółty dżin
    }
   *[other] { $id }
}
djinn_crowd = { $id ->
    [brown] { $count ->
        [one] { $count } brązowy dżin
        [few] { $count } brązowe dżiny
       *[many] { $count } brązowych dżinów
    }
    [blue] { $count ->
        [one] { $count } niebieski dżin
        [few] { $count } niebieskie dżiny
       *[many] { $count } niebieskich dżinów
    }
    [red] { $count ->
        [one] { $count } czerwony dżin
        [few] { $count } czerwone dżiny
       *[many] { $count } czerwonych dżinów
    }
    [yellow] { $count ->
        [one] { $count } żółty dżin
        [few] { $count } żółte dżiny
       *[many] { $count } żółtych dżinów
    }
    [boss] { $count ->
        [one] { $count } boss
        [few] { $count } bossowie
       *[many] { $count } bossów
    }
   *[other] { $count } { $id }
}
djinn_bottles = { $id ->
    [brown] { $count ->
        [one] { $count } brązowa butelka
        [few] { $count } brązowe butelki
       *[many] { $count } brązowych butelek
    }
    [blue] { $count ->
        [one] { $count } niebieska butelka
        [few] { $count } niebieskie butelki
       *[many] { $count } niebieskich butelek
    }
    [red] { $count ->
        [one] { $count } czerwona butelka
        [few] { $count } czerwone butelki
       *[many] { $count } czerwonych butelek
    }
    [yellow] { $count ->
        [one] { $count } żółta butelka
        [few] { $count } żółte butelki
       *[many] { $count } żółtych butelek
    }
   *[other] { $count } { $id }
}
djinn_bottle = { $id ->
    [brown] brązową butelkę
    [blue] niebieską butelkę
    [red] czerwoną butelkę
    [yellow] żółtą butelkę
   *[other] { $id }
}
djinn_into = { $id ->
    [circle] do kręgu
    [brown] do brązowej butelki
    [blue] do niebieskiej butelki
    [red] do czerwonej butelki
    [yellow] do żółtej butelki
   *[other] { $id }
}
djinn_kind = { $id ->
    [staff] Kostur
    [hat] Kapelusz
    [cloak] Płaszcz
   *[other] { $id }
}
djinn_stall = { $id ->
    [bottles] butelki
    [cork] korek
    [scrolls] zwoje
    [coins] monety
    [bottle_and_cork] butelka i korek
    [mages] magowie
   *[other] { $id }
}
djinn_amount = { $what ->
    [coins] { $form ->
        [acc] { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
       *[other] { $count ->
            [one] { $count } moneta
            [few] { $count } monety
           *[many] { $count } monet
        }
    }
    [power] { $count ->
        [one] { $count } moc
        [few] { $count } mocy
       *[many] { $count } mocy
    }
    [corks] { $count ->
        [one] { $count } korek
        [few] { $count } korki
       *[many] { $count } korków
    }
    [bottles] { $form ->
        [acc] { $count ->
            [one] { $count } butelkę
            [few] { $count } butelki
           *[many] { $count } butelek
        }
       *[other] { $count ->
            [one] { $count } butelka
            [few] { $count } butelki
           *[many] { $count } butelek
        }
    }
    [scrolls] { $count ->
        [one] { $count } zwój
        [few] { $count } zwoje
       *[many] { $count } zwojów
    }
    [keys] { $count ->
        [one] { $count } klucz
        [few] { $count } klucze
       *[many] { $count } kluczy
    }
    [points] { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
   *[other] { $count } { $what }
}
djinn_good = { $id ->
    [coins] Monety
    [scrolls] Zwoje
    [power] Moc
    [keys] Klucze
    [corks] Korki
    [bottles] Butelki
    [capacity] Pojemność
    [minimum] Minimum mocy
   *[other] { $id }
}
djinn_effect = { $id ->
    [bottles] { $count ->
        [one] { $count } butelka dowolnego koloru
        [few] { $count } butelki dowolnego koloru
       *[many] { $count } butelek dowolnego koloru
    }
    [distinct] { $count ->
        [one] { $count } butelka
        [few] { $count } butelki różnych kolorów
       *[many] { $count } butelek różnych kolorów
    }
    [capacity] pojemność +{ $count }
    [mage] { $count ->
        [one] { $count } mag
        [few] { $count } magowie
       *[many] { $count } magów
    }
    [open] { $count ->
        [one] { $count } mag z otwartych stosów
        [few] { $count } magowie z otwartych stosów
       *[many] { $count } magów z otwartych stosów
    }
    [equipment] { $count ->
        [one] { $count } karta ekwipunku
        [few] { $count } karty ekwipunku
       *[many] { $count } kart ekwipunku
    }
    [flip_mages] { $count ->
        [one] odkryj maga
        [few] odkryj do { $count } magów
       *[many] odkryj do { $count } magów
    }
    [circle] { $count ->
        [one] aktywuj krąg
        [few] aktywuj { $count } kręgi
       *[many] aktywuj { $count } kręgów
    }
    [place_secret] { $count ->
        [one] połóż tajny żeton
        [few] połóż { $count } tajne żetony
       *[many] połóż { $count } tajnych żetonów
    }
    [draw_djinn] { $count ->
        [one] wyciągnij z worka dżina i złap za darmo
        [few] wyciągnij z worka { $count } dżiny i złap za darmo
       *[many] wyciągnij z worka { $count } dżinów i złap za darmo
    }
    [remove_djinn] { $count ->
        [one] usuń z mapy dżina
        [few] usuń z mapy { $count } dżiny
       *[many] usuń z mapy { $count } dżinów
    }
    [remove_boss] { $count ->
        [one] usuń z mapy dżina lub bossa
        [few] usuń z mapy { $count } dżiny lub bossów
       *[many] usuń z mapy { $count } dżinów lub bossów
    }
    [swap_bottles] { $count ->
        [one] wymień pustą butelkę na inne kolory
        [few] wymień do { $count } pustych butelek na inne kolory
       *[many] wymień do { $count } pustych butelek na inne kolory
    }
    [capture_power] { $count ->
        [one] łapanie kosztuje o { $count } moc mniej
        [few] łapanie kosztuje o { $count } mocy mniej
       *[many] łapanie kosztuje o { $count } mocy mniej
    }
    [extra_chest] w katakumbach odkryj o skrzynię więcej i jedną zostaw
    [assistant_stay] pomocnik może raz zostać przy swoim straganie
    [no_pay] nie płacisz innym graczom za miejsce
    [vp] { $count ->
        [one] { $count } punkt na końcu, jeśli leży odkryty
        [few] { $count } punkty na końcu, jeśli leży odkryty
       *[many] { $count } punktów na końcu, jeśli leży odkryty
    }
   *[other] { $id } { $count }
}
djinn_effect_colours = { $count ->
    [one] złapanie każdego { $colours } dżina kosztuje o { $count } moc mniej
    [few] złapanie każdego { $colours } dżina kosztuje o { $count } mocy mniej
   *[many] złapanie każdego { $colours } dżina kosztuje o { $count } mocy mniej
}
djinn_offer = { $gain } – za { $pay }
djinn_effect_often = { $count ->
    [one] raz na turę
    [few] do { $count }× na turę
   *[many] do { $count }× na turę
}
djinn_effect_location = raz na turę { $gain }, jeśli twoje pole lub twój tajny żeton na nim pokazuje: { $place }
djinn_mage_text = Obniża cenę łapania o { $count }.
djinn_mage_colours = O { $count } więcej za każdego { $colours } dżina.
djinn_mage_fee = { $count ->
    [one] Za każdym razem kosztuje { $count } monetę.
    [few] Za każdym razem kosztuje { $count } monety.
   *[many] Za każdym razem kosztuje { $count } monet.
}
djinn_mage_free = Pomaga za darmo.
djinn_mage_all = O { $count } więcej za każdego dżina.
djinn_mage_key = Przychodzi z kluczem.
djinn_face_down = Karta leży zakryta.
djinn_gear_text = { $kind ->
    [staff] { $lasts ->
        [once] Kostur jednorazowy: { $effects }.
       *[other] Kostur stały: { $effects }.
    }
    [hat] { $lasts ->
        [once] Kapelusz jednorazowy: { $effects }.
       *[other] Kapelusz stały: { $effects }.
    }
    [cloak] { $lasts ->
        [once] Płaszcz jednorazowy: { $effects }.
       *[other] Płaszcz stały: { $effects }.
    }
   *[other] Płaszcz stały: { $effects }.
}
djinn_chest = Skrzynia { $number }
djinn_chest_text = W środku: { $gain }.
djinn_chest_locked = Za zamkiem, za klucz: { $gain }.
djinn_award = Nagroda { $column }
djinn_award_text = { $count ->
    [one] { $count } punkt na końcu. Od razu: { $gain }.
    [few] { $count } punkty na końcu. Od razu: { $gain }.
   *[many] { $count } punktów na końcu. Od razu: { $gain }.
}
djinn_ambition = Tajna karta punktacji
djinn_tom_card = Karta Toma: { $places }
djinn_tom_blank = Pusta karta Toma
djinn_tom_text = Jeśli na okrągłym polu { $first } jest boss, dołącza do niego dżin; jeśli nie, to samo na okrągłym polu { $second }; jeśli nie, płacisz { $pay }.
djinn_tom_blank_text = Nic się nie dzieje.
djinn_djinn_text = Kosztuje { $price }. W zakorkowanej butelce daje { $bottled }, w kręgu { $circle }.
djinn_boss_text = Kosztuje { $price } i { $step } więcej za każdego dżina obok; potem jednego z nich możesz wziąć za darmo. W zakorkowanej butelce dowolnego koloru daje { $bottled }, w kręgu { $circle }.
djinn_scoring_if = { $count ->
    [one] { $count } punkt, { $what }.
    [few] { $count } punkty, { $what }.
   *[many] { $count } punktów, { $what }.
}
djinn_scoring_each = { $count ->
    [one] { $count } punkt za { $what }, najwyżej { $most }.
    [few] { $count } punkty za { $what }, najwyżej { $most }.
   *[many] { $count } punktów za { $what }, najwyżej { $most }.
}
djinn_measure = { $id ->
    [equipment_sets_min] { $count ->
        [one] jeśli masz { $count } komplet ekwipunku
        [few] jeśli masz { $count } komplety ekwipunku
       *[many] jeśli masz { $count } kompletów ekwipunku
    }
    [equipment_kinds_with_three] każdy rodzaj ekwipunku, z którego masz trzy karty
    [secrets_placed_max] { $count ->
        [one] jeśli masz na mapie najwyżej { $count } tajny żeton
        [few] jeśli masz na mapie najwyżej { $count } tajne żetony
       *[many] jeśli masz na mapie najwyżej { $count } tajnych żetonów
    }
    [key_mages_none] jeśli nie masz żadnego maga z kluczem
    [key_mages_max] { $count ->
        [one] jeśli masz najwyżej { $count } maga z kluczem
        [few] jeśli masz najwyżej { $count } magów z kluczem
       *[many] jeśli masz najwyżej { $count } magów z kluczem
    }
    [inactive_circles_min] { $count ->
        [one] jeśli co najmniej { $count } twój krąg nie jest aktywny
        [few] jeśli co najmniej { $count } twoje kręgi nie są aktywne
       *[many] jeśli co najmniej { $count } twoich kręgów nie jest aktywnych
    }
    [capacity_max] jeśli twój znacznik pojemności nie przekroczy { $count }
    [minimum_is] jeśli twoje minimum mocy wynosi { $count }
    [keys] każdy klucz
    [face_up_mages] każdego odkrytego maga
    [unused_bottles_and_corks] każdą pustą butelkę i każdy korek
   *[other] { $id }
}
djinn_trait_gain = Zaczynasz dodatkowo: { $gain }.
djinn_trait_lose = Na początku tracisz: { $gain }.
djinn_perk = { $id ->
    [market_no_pay] Na targu nie płacisz innym graczom.
    [tavern_open_mage_key] W karczmie także każdy mag bez klucza przynosi ci klucz.
    [workshop_special_three_corks] { $count ->
        [one] Akcja specjalna warsztatu daje ci { $count } korek.
        [few] Akcja specjalna warsztatu daje ci { $count } korki.
       *[many] Akcja specjalna warsztatu daje ci { $count } korków.
    }
    [source_fee_fixed] { $count ->
        [one] Zakup przy Źródle zawsze kosztuje cię { $count } zwój.
        [few] Zakup przy Źródle zawsze kosztuje cię { $count } zwoje.
       *[many] Zakup przy Źródle zawsze kosztuje cię { $count } zwojów.
    }
    [archive_same_option_twice] W akcji specjalnej archiwum możesz dwa razy wziąć to samo.
    [no_capture_gain] { $count ->
        [one] Gdy nikogo nie złapiesz, zamiast straty dostajesz { $count } moc.
        [few] Gdy nikogo nie złapiesz, zamiast straty dostajesz { $count } mocy.
       *[many] Gdy nikogo nie złapiesz, zamiast straty dostajesz { $count } mocy.
    }
    [unlock_keeps_key] Po otwarciu zamka klucz zostaje u ciebie. Każdy klucz otwiera jedną skrzynię na turę.
    [academy_power_flips] { $count ->
        [one] W akademii możesz odkryć do { $count } maga, każdego zamiast 1 mocy.
        [few] W akademii możesz odkryć do { $count } magów, każdego zamiast 1 mocy.
       *[many] W akademii możesz odkryć do { $count } magów, każdego zamiast 1 mocy.
    }
    [private_scoring_cards] { $count ->
        [one] Dostajesz { $count } tajną kartę punktacji; na końcu liczy się lepsza.
        [few] Dostajesz { $count } tajne karty punktacji; na końcu liczy się lepsza.
       *[many] Dostajesz { $count } tajnych kart punktacji; na końcu liczy się lepsza.
    }
    [start_circle_blocked] Twój pierwszy krąg jest z początku zasłonięty. Aktywujesz go jako następny i da 2 mocy.
    [no_colour_bonus] Liczby przy kolorach twoich magów się nie liczą.
    [mages_never_flip_up] Twoi magowie już się nie odkrywają: każdy pomaga tylko raz.
    [catacombs_special_forbidden] W katakumbach możesz wykonać tylko akcję podstawową.
    [chests_never_unlocked] Nie otwierasz zamków skrzyń. Do reszty klucze służą dalej.
    [key_mages_arrive_face_down] Mag z kluczem przychodzi do ciebie zakryty.
    [equipment_from_bottom] Ekwipunek bierzesz w ciemno, spod stosu.
    [must_bottle] Co złapiesz, musi trafić do butelki, jeśli się da.
   *[other] { $id }
}
djinn_task = { $id ->
    [mages_8] co najmniej 8 magów
    [sets_2] co najmniej 2 komplety ekwipunku
    [awards_3] co najmniej 3 nagrody
    [coins_10] co najmniej 10 monet
    [keys_3] co najmniej 3 klucze
    [circles_2] najwyżej 2 aktywne kręgi
    [capacity_6] znacznik pojemności najwyżej na 6
    [one_kind] najwyżej jeden rodzaj ekwipunku
    [mages_2] najwyżej 2 magów
    [no_key_mage] żadnego maga z kluczem
    [no_secret] żadnego tajnego żetonu na mapie
   *[other] { $id }
}
djinn_to = { $shape ->
    [square] na kwadratowe pole { $place }
    [round] na okrągłe pole { $place }
    [source] do Źródła magii
   *[other] na inne pole
}
djinn_at = { $shape ->
    [square] na kwadratowym polu { $place }
    [round] na okrągłym polu { $place }
    [source] przy Źródle magii
   *[other] na polu
}
djinn_space = { $shape ->
    [square] { $place } (kwadrat)
    [round] { $place } (koło)
   *[other] { $place }
}
djinn_deed_basic = Akcja podstawowa: { $deed }.
djinn_deed_special = Akcja specjalna, na okrągłym polu: { $deed }.
djinn_deed = { $id ->
    [catacombs] { $count ->
        [one] otwórz { $count } skrzynię
        [few] otwórz { $count } skrzynie
       *[many] otwórz { $count } skrzyń
    }
    [archive] { $count ->
        [one] jedna możliwość
        [few] do { $count } różnych możliwości
       *[many] do { $count } różnych możliwości
    }
    [market] { $count ->
        [one] wyślij pomocnika raz
        [few] wyślij pomocnika do { $count }×
       *[many] wyślij pomocnika do { $count }×
    }
   *[other] { $id }
}
djinn_about_archive = Możliwości: { $options }.
djinn_about_market = Za każdym razem idzie do innego straganu, właścicielowi każdego pomocnika tam daje monetę lub zwój i korzysta z jednej oferty.
djinn_about_tavern = Magowie z pozostałych dwóch stosów przychodzą z kluczem.
djinn_about_chests = Zamek skrzyni otwiera się za klucz.
djinn_about_source = Raz: uzupełnij moc do maksimum albo złap bossów z zasobów po { $price } mocy. I ile razy chcesz, za { $fee }: { $goods }.
djinn_ask_draft_first = Weź cechę, dobrą albo złą.
djinn_ask_draft_good = Teraz weź dobrą cechę.
djinn_ask_draft_bad = Teraz weź złą cechę.
djinn_ask_place_wizard = Postaw czarodzieja na ścieżce do kwadratowego pola.
djinn_ask_move = Twoja tura: dokąd idzie twój czarodziej?
djinn_ask_toll = Za miejsce płacisz graczowi { $owner }: monetę czy zwój?
djinn_ask_free = Zrób coś za darmo albo graj dalej.
djinn_ask_free_chest = Coś za darmo, zanim skrzynia zniknie? W środku: { $gain }
djinn_ask_award_mix = Ilu bossów jest w butelkach, które oddajesz?
djinn_ask_award_pick = Wybierz nagrodę.
djinn_ask_act = { $place }: co robisz?
djinn_ask_act_again = { $place }: coś jeszcze?
djinn_ask_consolation = Co bierzesz zamiast akcji?
djinn_ask_mage = Którego maga bierzesz?
djinn_ask_chest_discard = Którą skrzynię zostawiasz?
djinn_ask_unlock = Otwierasz zamek za klucz? W środku: { $gain }
djinn_ask_archive_option = Co robisz w archiwum?
djinn_ask_secret_tile = Który tajny żeton kładziesz?
djinn_ask_secret_space = Gdzie kładziesz żeton „{ $place }”?
djinn_ask_equipment = Którą kartę ekwipunku bierzesz?
djinn_ask_equipment_keep = Która karta zostaje odkryta?
djinn_ask_market_place = Dokąd idzie twój pomocnik?
djinn_ask_market_offer = Co kupujesz?
djinn_ask_bottle_colour = Którą butelkę bierzesz? Zostało { $count }.
djinn_ask_flip_mage = Którego maga odkrywasz? Najwyżej { $count }.
djinn_ask_academy_flips = Ilu magów odkrywasz zamiast mocy?
djinn_ask_swap_bottle = Wymieniasz pustą butelkę? Najwyżej { $count }.
djinn_ask_source_buy = Co kupujesz za { $gain }?
djinn_ask_capture_target =
    { $count ->
        [one] Kogo łapiesz? Dżin kosztuje { $count } moc.
        [few] Kogo łapiesz? Dżin kosztuje { $count } mocy.
       *[many] Kogo łapiesz? Dżin kosztuje { $count } mocy.
    }
djinn_ask_capture_more =
    { $count ->
        [one] Kogoś jeszcze? Na razie { $count } moc.
        [few] Kogoś jeszcze? Na razie { $count } mocy.
       *[many] Kogoś jeszcze? Na razie { $count } mocy.
    }
djinn_ask_capture_help =
    { $count ->
        [one] Do zapłaty { $count } moc. Pomoże mag?
        [few] Do zapłaty { $count } mocy. Pomoże mag?
       *[many] Do zapłaty { $count } mocy. Pomoże mag?
    }
djinn_ask_container = Gdzie umieszczasz { $one }?
djinn_ask_free_djinn = Z bossem jest dżin za darmo: który?
djinn_ask_remove_space = Skąd usuwasz dżina?
djinn_ask_remove_which = Kto opuści mapę?
djinn_ask_accept_capacity = Podnosisz pojemność do { $count }?
djinn_ask_accept_circle = Aktywujesz krąg? Daje: { $gain }
djinn_ask_none = Teraz nie ma pytania.
djinn_ask_free_things = Za darmo możesz teraz: { $things }. Albo graj dalej.
djinn_ask_so_far = Wybrano: { $chosen }. { $question }
djinn_ask_next_toll = Moneta czy zwój?
djinn_ask_next_colour = Którą butelkę bierzesz?
djinn_ask_next_flip = Który mag się odkrywa?
djinn_ask_next_swap = Którą butelkę wymieniasz?
djinn_ask_next_help = Czy pomaga ktoś jeszcze, czy płacisz?
djinn_ask_next_container = Gdzie trafia dżin?
djinn_ask_next_key = Na co wymieniasz klucz?
djinn_ask_next_more = Co dalej?
djinn_free_key = wymienić klucz
djinn_free_cork = przełożyć dżina z kręgu do butelki
djinn_free_award = oddać pełne butelki za nagrodę
djinn_free_use = użyć: { $card }
djinn_free_claim = odebrać premię: { $card }
djinn_asked = { $about ->
    [trait] { $name } wybiera cechę.
    [move] { $name } wybiera drogę.
    [act] { $name } wybiera akcję: { $place }.
    [card] { $name } wybiera kartę.
    [shop] { $name } robi zakupy.
    [award] { $name } wybiera nagrodę.
    [capture] { $name } łapie dżiny.
   *[other] { $name } się zastanawia.
}
djinn_do = { $what ->
    [basic] Podstawowa
    [special] Specjalna
    [tile] Mój żeton: { $place }
    [capture] Łapać
    [toll_coin] Dać monetę
    [toll_scroll] Dać zwój
    [leave] Zostawić: { $thing }
    [unlock] Otworzyć: { $thing }
    [tile_of] Żeton: { $place }
    [blind] { $thing }, w ciemno
    [visit] Stragan: { $thing }
    [swap] { $old } → { $new }
    [refill] Uzupełnić moc
    [shop] Kupić za zwoje
    [key] Klucz za { $thing }
    [cork] Do butelki: { $thing }
    [award] Nagroda za { $thing }
    [use] Użyć: { $thing }
    [claim] Odebrać: { $thing }
    [accept] Podnieść
    [accept_circle] Aktywować
   *[other] { $thing }
}
djinn_do_price = { $what }: { $price }
djinn_do_from = { $what }: min. { $price }
djinn_do_bosses = { $count ->
    [one] Złapać { $count } bossa
    [few] Złapać { $count } bossów
   *[many] Złapać { $count } bossów
}
djinn_mages_up = { $count ->
    [one] { $count } odkryty mag
    [few] { $count } odkrytych magów
   *[many] { $count } odkrytych magów
}
djinn_djinns = { $count ->
    [one] { $count } dżin
    [few] { $count } dżiny
   *[many] { $count } dżinów
}
djinn_pass = { $prompt ->
    [act] Bez akcji
    [act_again] Nic więcej
    [mage] Bez maga
    [unlock] Zostawić zamkniętą
    [archive_option] Bez kolejnej możliwości
    [equipment] Bez karty
    [market_place] Bez kolejnej wizyty
    [flip_mage] Bez kolejnych magów
    [swap_bottle] Nie wymieniać
    [source_buy] Nie kupować więcej
    [miss] Nikogo nie łapać
    [targets] To wszystko
    [pay] Zapłacić { $gain }
    [free_djinn] Nie brać żadnego
    [remove_space] Nikogo nie usuwać
    [accept_capacity] Zostawić
    [accept_circle] Zostawić
    [container] Odłożyć do worka
   *[other] Dalej
}
djinn_why_go = Idziesz { $to }.
djinn_why_here = Czekają tam: { $crowd }.
djinn_why_tile = Leży tam twój tajny żeton: { $place }.
djinn_why_toll = Za miejsce płacisz po monecie lub zwoju: { $names }.
djinn_why = { $what ->
    [toll_coin] { $owner } dostaje od ciebie monetę.
    [toll_scroll] { $owner } dostaje od ciebie zwój.
    [capture] Spróbuj złapać: { $thing }.
    [console] Zamiast akcji dostajesz { $thing }.
    [leave] Tę skrzynię zostawiasz. { $thing }
    [unlock] Za klucz: { $thing }.
    [unlock_keep] Klucz zostaje u ciebie: { $thing }.
    [tile] Od następnej tury na kwadracie, na którym go położysz: { $thing }.
    [at_tile] Twój żeton trafia { $to }.
    [at_remove] Usuwasz jednego z nich: { $thing }.
    [blind] Bierzesz spodnią kartę tego stosu, w ciemno.
    [keep] Zostaje odkryta; druga zostaje zakryta.
    [visit] Oferta tam: { $thing }.
    [stay] Z płaszczem twój pomocnik może zostać.
    [colour] Bierzesz { $thing }.
    [flip] Mag się odkrywa i znów może pomóc.
    [swap] Dajesz { $old } za { $thing }.
    [refill] Twoja moc rośnie do { $thing }.
    [bosses] Bossowie z zasobów, razem za { $thing }; każdy potrzebuje kręgu albo butelki i korka.
    [shop] Każde za { $old }: { $thing }.
    [target] Kosztuje { $thing }.
    [target_all] Wszyscy razem kosztują { $thing }.
    [target_free] Łapiesz go za darmo.
    [target_remove] Opuszcza mapę.
    [help] Płacisz o { $old } mniej, za { $thing }.
    [help_free] Płacisz o { $old } mniej, za darmo.
    [wield] Płacisz o { $old } mniej; karta się zużywa.
    [circle] Tam jest wart { $thing }; później może trafić do butelki.
    [bottle] Zakorkowany na stałe: { $thing }. Trzy butelki jednego koloru to nagroda.
    [accept] Znacznik pojemności się przesuwa, a z nim twoje maksimum mocy.
    [accept_circle] Krąg stanie się aktywny: { $thing }.
    [mix] Za nagrodę oddajesz { $thing }.
    [key] Wymieniasz klucz na { $thing }.
    [cork] Przechodzi z kręgu { $thing }, na stałe.
    [award] Oddajesz { $thing } za nagrodę z kolumny { $old }.
    [claim] Dostajesz { $thing } teraz; inaczej na końcu tury, jeśli karta nie będzie wtedy zakryta.
    [no_action] Tu bez akcji; zamiast niej bierzesz { $thing }.
    [miss] Nikogo nie łapiesz i tracisz { $thing }.
    [miss_gain] Nikogo nie łapiesz i dostajesz { $thing }.
    [pay] Płacisz { $thing }.
    [back] Wraca do worka.
    [pass] Zostawiasz to i grasz dalej.
   *[other] { $thing }
}
djinn_tell = { $what ->
    [trait_taken] { $who ->
        [me] Bierzesz cechę { $thing }.
       *[other] { $name } bierze cechę { $thing }.
    }
    [circle_covered] { $who ->
        [me] Jeden twój krąg jest zasłonięty.
       *[other] { $name } ma jeden krąg zasłonięty.
    }
    [ambition_dealt] { $who ->
        [me] { $count ->
            [one] Dostajesz { $count } tajną kartę punktacji.
            [few] Dostajesz { $count } tajne karty punktacji.
           *[many] Dostajesz { $count } tajnych kart punktacji.
        }
       *[other] { $count ->
            [one] { $name } dostaje { $count } tajną kartę punktacji.
            [few] { $name } dostaje { $count } tajne karty punktacji.
           *[many] { $name } dostaje { $count } tajnych kart punktacji.
        }
    }
    [ambition_card] { $who ->
        [me] Twoja tajna karta punktacji: { $thing }.
       *[other] { $name } ma tajną kartę punktacji { $thing }.
    }
    [turn_began] { $who ->
        [me] Twoja tura ({ $count }).
       *[other] Tura gracza { $name } ({ $count }).
    }
    [wizard_moved] { $who ->
        [me] Idziesz { $to }.
       *[other] { $name } idzie { $to }.
    }
    [stuck] { $who ->
        [me] Nie masz dokąd iść i zostajesz.
       *[other] { $name } nie ma dokąd iść i zostaje.
    }
    [toll_paid] { $who ->
        [me] Płacisz za miejsce obok gracza { $other }.
       *[other] { $name } płaci za miejsce obok gracza { $other }.
    }
    [toll_paid_me] { $name } płaci za miejsce obok ciebie.
    [basic] { $who ->
        [me] Wykonujesz akcję podstawową { $at }.
       *[other] { $name } wykonuje akcję podstawową { $at }.
    }
    [tile] { $who ->
        [me] Wykonujesz akcję tajnego żetonu { $at }.
       *[other] { $name } wykonuje akcję tajnego żetonu { $at }.
    }
    [special] { $who ->
        [me] Wykonujesz akcję specjalną { $at }.
       *[other] { $name } wykonuje akcję specjalną { $at }.
    }
    [capture] { $who ->
        [me] Mierzysz się z dżinami { $at }.
       *[other] { $name } mierzy się z dżinami { $at }.
    }
    [skip] { $who ->
        [me] Nie wykonujesz akcji { $at }.
       *[other] { $name } nie wykonuje akcji { $at }.
    }
    [refill] { $who ->
        [me] Czerpiesz moc ze Źródła.
       *[other] { $name } czerpie moc ze Źródła.
    }
    [bosses] { $who ->
        [me] Łapiesz bossów przy Źródle.
       *[other] { $name } łapie bossów przy Źródle.
    }
    [shop] { $who ->
        [me] Kupujesz przy Źródle.
       *[other] { $name } kupuje przy Źródle.
    }
    [gained] { $who ->
        [me] Dostajesz { $thing }.
       *[other] { $name } dostaje { $thing }.
    }
    [paid] { $who ->
        [me] Płacisz { $thing }.
       *[other] { $name } płaci { $thing }.
    }
    [bottle_swapped] { $who ->
        [me] Wymieniasz { $thing } na { $other }.
       *[other] { $name } wymienia { $thing } na { $other }.
    }
    [capacity_rose] { $who ->
        [me] Twoja pojemność rośnie do { $count }.
       *[other] { $name } podnosi pojemność do { $count }.
    }
    [capacity_flipped] { $who ->
        [me] Odwracasz znacznik pojemności: maksimum mocy to teraz 8.
       *[other] { $name } odwraca znacznik pojemności: maksimum mocy to teraz 8.
    }
    [capacity_declined] { $who ->
        [me] Zostawiasz pojemność bez zmian.
       *[other] { $name } zostawia pojemność bez zmian.
    }
    [minimum_rose] { $who ->
        [me] Twoja moc wynosi teraz na początku tury co najmniej { $count }.
       *[other] Moc gracza { $name } wynosi teraz na początku tury co najmniej { $count }.
    }
    [circle_activated] { $who ->
        [me] Aktywujesz krąg { $count }.
       *[other] { $name } aktywuje krąg { $count }.
    }
    [circle_declined] { $who ->
        [me] Zostawiasz kręgi bez zmian.
       *[other] { $name } zostawia kręgi bez zmian.
    }
    [mage_taken] { $who ->
        [me] Dołącza do ciebie mag: { $thing }.
       *[other] { $name } ma nowego maga: { $thing }.
    }
    [mage_used] { $who ->
        [me] Pomaga ci { $thing }: cena spada o { $count }.
       *[other] { $name } dostaje pomoc – { $thing }: cena spada o { $count }.
    }
    [mage_turned_up] { $who ->
        [me] Odkrywasz maga: { $thing }.
       *[other] { $name } odkrywa maga: { $thing }.
    }
    [gear_taken] { $who ->
        [me] Bierzesz ekwipunek: { $thing }.
       *[other] { $name } bierze ekwipunek: { $thing }.
    }
    [gear_used] { $who ->
        [me] Używasz: { $thing }.
       *[other] { $name } używa: { $thing }.
    }
    [reward_claimed] { $who ->
        [me] Dostajesz premię: { $thing }.
       *[other] { $name } dostaje premię: { $thing }.
    }
    [tile_placed] { $who ->
        [me] Kładziesz tajny żeton „{ $thing }” { $at }.
       *[other] { $name } kładzie tajny żeton „{ $thing }” { $at }.
    }
    [chest_shown] { $who ->
        [me] Otwierasz skrzynię.
       *[other] { $name } otwiera skrzynię.
    }
    [chest_left] { $who ->
        [me] Zostawiasz skrzynię.
       *[other] { $name } zostawia skrzynię.
    }
    [chest_unlocked] { $who ->
        [me] Otwierasz zamek skrzyni.
       *[other] { $name } otwiera zamek skrzyni.
    }
    [chests_shuffled] Z odłożonych skrzyń powstaje nowy stos.
    [assistant_moved] { $who ->
        [me] Twój pomocnik idzie do straganu: { $thing }.
       *[other] { $name } wysyła pomocnika do straganu: { $thing }.
    }
    [caught] { $who ->
        [me] Łapiesz { $thing }, { $to }.
       *[other] { $name } łapie { $thing }, { $to }.
    }
    [bottled] { $who ->
        [me] Przenosisz { $thing } z kręgu { $to }.
       *[other] { $name } przenosi { $thing } z kręgu { $to }.
    }
    [missed] { $who ->
        [me] Nie łapiesz nikogo.
       *[other] { $name } nie łapie nikogo.
    }
    [djinn_drawn] { $who ->
        [me] Wyciągasz z worka { $thing }.
       *[other] { $name } wyciąga z worka { $thing }.
    }
    [djinn_returned] { $who ->
        [me] Odkładasz do worka { $thing }.
       *[other] { $name } odkłada do worka { $thing }.
    }
    [djinn_appeared] Nowy dżin przychodzi { $to }: { $thing }.
    [djinn_removed] { $who ->
        [me] Usuwasz { $thing } { $at }.
       *[other] { $name } usuwa { $thing } { $at }.
    }
    [boss_captured] Boss { $at } jest złapany. Zniknęło z mapy: { $count } z { $other }.
    [boss_driven_out] Boss { $at } jest wypędzony. Zniknęło z mapy: { $count } z { $other }.
    [award_taken] { $who ->
        [me] Bierzesz nagrodę: { $thing }
       *[other] { $name } bierze nagrodę: { $thing }
    }
    [award_paid] { $who ->
        [me] Oddajesz za nagrodę: { $thing }.
       *[other] { $name } oddaje za nagrodę: { $thing }.
    }
    [end_began] Wszyscy bossowie opuścili mapę! Ostatnia jest runda { $count }.
    [final_began] { $who ->
        [me] Zaczyna się twoja akcja końcowa przy Źródle.
       *[other] { $name } zaczyna akcję końcową przy Źródle.
    }
    [tom_turned] { $count ->
        [one] Tom odkrywa kartę: { $thing } Została { $count }.
        [few] Tom odkrywa kartę: { $thing } Zostały { $count }.
       *[many] Tom odkrywa kartę: { $thing } Zostało { $count }.
    }
    [scored] { $who ->
        [me] Masz { $thing }: { $other }.
       *[other] { $name } ma { $thing }: { $other }.
    }
    [over] Koniec partii: { $thing }
   *[other] { $what }
}
djinn_item = { $id ->
    [awards] nagrody
    [bottled] dżiny w butelkach
    [circles] dżiny w kręgach
    [glass] puste butelki i korki
    [equipment] ekwipunek
    [cards] karty punktacji
    [ambition] tajna karta punktacji
    [tom_cards] karty, które zostały Tomowi
   *[other] { $id }
}
djinn_end_points = wszyscy byli przy Źródle i policzono punkty.
djinn_end_tom = Tom był szybszy, a bossowie zostali w miasteczku.
djinn_end_broken_off = została przerwana.
djinn_won = { $who ->
    [me] { $count ->
        [one] Wygrywasz z { $count } punktem!
        [few] Wygrywasz z { $count } punktami!
       *[many] Wygrywasz z { $count } punktami!
    }
   *[other] { $count ->
        [one] { $name } wygrywa z { $count } punktem!
        [few] { $name } wygrywa z { $count } punktami!
       *[many] { $name } wygrywa z { $count } punktami!
    }
}
djinn_won_shared = Zwycięstwo wspólne: { $names }.
djinn_lost = Tym razem wygrał Tom. Spróbuj jeszcze raz!
djinn_banner = { $id ->
    [end] Bossów już nie ma: ta runda, jeszcze jedna i Źródło
    [last] Ostatnia runda, potem Źródło
    [final] Akcje końcowe przy Źródle
    [tom] { $count ->
        [one] Tomowi została { $count } karta
        [few] Tomowi zostały { $count } karty
       *[many] Tomowi zostało { $count } kart
    }
   *[other] { $id }
}
djinn_reason_wins = to wygrywa
djinn_reason_beats_tom = to pokona Toma: ostatni boss opuści mapę
djinn_reason_begins_end = koniec zacznie się, gdy prowadzisz o { $points }
djinn_reason_boss_gone =
    { $count ->
        [one] z mapy znika { $count } boss
        [few] z mapy znika { $count } bossów
       *[many] z mapy znika { $count } bossów
    }
djinn_reason_captures_boss =
    { $count ->
        [one] złapie { $count } bossa
        [few] złapie { $count } bossów
       *[many] złapie { $count } bossów
    }
djinn_reason_captures =
    { $count ->
        [one] złapie { $count } dżina
        [few] złapie { $count } dżiny
       *[many] złapie { $count } dżinów
    }
djinn_reason_bottles =
    { $count ->
        [one] napełni { $count } butelkę
        [few] napełni { $count } butelki
       *[many] napełni { $count } butelek
    }
djinn_reason_award = da nagrodę za { $points }
djinn_reason_three = będą trzy pełne butelki jednego koloru ({ $thing }), a to wystarczy na nagrodę
djinn_reason_two = do nagrody zabraknie tylko jednej pełnej butelki ({ $thing })
djinn_reason_tile = kładzie tajny żeton: { $thing }
djinn_reason_last_tile = to ostatni tajny żeton: rośnie minimum mocy i archiwum się poprawia
djinn_reason_mage = nowy pomocnik: { $thing }
djinn_reason_readies =
    { $count ->
        [one] znów może pomóc { $count } mag
        [few] znów może pomóc { $count } magów
       *[many] znów może pomóc { $count } magów
    }
djinn_reason_card = nowy ekwipunek: { $thing }
djinn_reason_first_set = uzupełnia komplet ekwipunku: rośnie minimum mocy
djinn_reason_capacity = podnosi pojemność do { $count }
djinn_reason_circle = aktywuje krąg: miejsce na kolejnego dżina
djinn_reason_gains = daje { $thing }
djinn_reason_scoring = karta punktacji { $thing } da dodatkowo { $points }
djinn_reason_loses_scoring = ale karta punktacji { $thing } da o { $points } mniej
djinn_reason_takes_away =
    { $who ->
        [me] zabiera to, co możesz złapać ty w następnej turze
       *[other] zabiera to, co może złapać { $name } w następnej turze
    }
djinn_reason_pays =
    { $who ->
        [me] ale za miejsce dostajesz zapłatę ty
       *[other] ale za miejsce dostaje zapłatę { $name }
    }
djinn_reason_no_card = po takiej turze Tom nie odkrywa karty
djinn_reason_next_capture = w następnej turze jest kogo złapać, masz na to { $thing }
djinn_reason_keeps_keys = zachowuje na później { $thing }
djinn_describe_turn = Runda { $round }, tura { $turn }. Bossów zniknęło z mapy: { $gone } z { $all }.
djinn_describe_space = { $space }: { $parts }.
djinn_describe_joined = ścieżki: { $spaces }
djinn_describe_wizard = { $who ->
    [me] twój czarodziej
   *[other] czarodziej gracza { $name }
}
djinn_describe_wizard_from = { $who ->
    [me] twój czarodziej, na ścieżce od: { $from }
   *[other] czarodziej gracza { $name }, na ścieżce od: { $from }
}
djinn_describe_tile = { $who ->
    [me] twój tajny żeton: { $place }
   *[other] tajny żeton gracza { $name }: { $place }
}
djinn_describe_you = Ty
djinn_describe = { $id ->
    [goods] { $name }: { $things }; moc { $power } z najwyżej { $most }.
    [bottles] { $name }, puste butelki: { $things }.
    [corked] { $name }, w zakorkowanych butelkach: { $things }.
    [circles] { $name }, kręgi: { $things }.
    [mages] { $name }, magowie: { $things }.
    [gear] { $name }, ekwipunek: { $things }.
    [traits] { $name }, cechy: { $things }.
    [awards] { $name }, nagrody: { $things }.
    [ambition] { $name }, tajne karty punktacji: { $things }.
    [strip] { $name }, tajne żetony do położenia: { $things }.
    [points] { $name } – { $things }.
    [top_mages] Magowie w karczmie: { $things }.
    [top_gear] Ekwipunek w warsztacie: { $things }.
    [market] Stragan: { $things }.
    [offered] Nagrody do wzięcia: { $things }.
    [scoring] Karty punktacji: { $things }.
    [draft] Cechy do wzięcia: { $things }.
   *[other] { $things }
}
djinn_circle = { $id ->
    [empty] pusty
    [inactive] nieaktywny
    [covered] zasłonięty
    [boss] boss
    [brown] brązowy dżin
    [blue] niebieski dżin
    [red] czerwony dżin
    [yellow] żółty dżin
   *[other] { $id }
}
djinn_describe_assistants = pomocnicy: { $names }
djinn_describe_supply = W worku: { $bag }. Bossów w zasobach: { $supply }. Kluczy w zasobach: { $keys }.
djinn_nothing = nic
djinn_nobody = nikogo
djinn_figure = { $id ->
    [points] Punkty
    [djinns] Złapane dżiny
    [bosses] Złapani bossowie
    [bottled] Napełnione butelki
    [awards] Nagrody
    [mages] Pomoc magów
    [gear] Karty ekwipunku
    [tiles] Położone tajne żetony
    [chests] Otwarte skrzynie
    [power] Zdobyta moc
    [coins] Zdobyte monety
    [misses] Nieudane łapania
   *[other] { $id }
}
djinn_refusal_free_later = Darmowe akcje poczekają, aż nic nie będzie w toku. Najpierw odpowiedz.
djinn_refusal_source_rows = Źródło ma swoje dwa rzędy. Wybierz jeden z nich.
djinn_refusal_no_pass = Tu nie można pasować: wybierz coś.
djinn_refusal_must_go = Czarodziej musi iść. Wybierz dokąd.
djinn_refusal_must_start = Najpierw postaw czarodzieja na mapie.
djinn_refusal_must_pay = Kto zatrzymuje się obok innego gracza, płaci. Wybierz czym.
djinn_refusal_must_capture = Na okrągłym polu z dżinami musisz spróbować łapać; możesz jednak nikogo nie złapać.
djinn_refusal_must_take_mage = W karczmie bierzesz maga. Wybierz go.
djinn_refusal_must_leave_chest = Jedną ze skrzyń musisz zostawić. Wybierz którą.
djinn_refusal_must_help = Moc i klucze nie wystarczą. Poproś o pomoc.
djinn_refusal_must_contain = Co złapiesz, potrzebuje kręgu albo butelki. Wybierz.
djinn_refusal_must_flip = Odkryj tylu magów, ilu zapowiadasz.
djinn_refusal_trait_not_offered = { $thing }: tej cechy nie ma w ofercie. Wybierz inną.
djinn_refusal_trait_same_sign = Jedna cecha jest dobra, druga zła. Weź tę drugą.
djinn_refusal_no_path = Tam nie prowadzi żadna ścieżka. Wybierz inną.
djinn_refusal_start_square = Zaczynasz przy kwadratowym polu. Wybierz je.
djinn_refusal_path_taken = Na tej ścieżce już stoi czarodziej. Wybierz inną.
djinn_refusal_turning_back = Stamtąd przyszedł twój czarodziej, a on nigdy nie zawraca. Wybierz inną drogę.
djinn_refusal_too_far = Tam twój czarodziej nie dojdzie: dalej idzie tylko przez pola, na których stoją inni.
djinn_refusal_cannot_pay_owner = Stoi tam inny czarodziej, a nie masz czym zapłacić. Wybierz inne miejsce.
djinn_refusal_cannot_pay_owners = Stoi tam kilku czarodziejów i wszystkim nie zapłacisz. Wybierz inne miejsce.
djinn_refusal_square_special = Kwadratowe pole nie ma akcji specjalnej. Wykonaj podstawową.
djinn_refusal_square_capture = Dżiny są na okrągłych polach; tu nie ma kogo łapać.
djinn_refusal_round_tile = Na okrągłym polu nie leży tajny żeton.
djinn_refusal_one_capture = Łapanie już tu było; jest tylko jedno.
djinn_refusal_no_djinn_here = Nie ma tu dżina do złapania.
djinn_refusal_one_action = Na okrągłym polu jest jedna akcja, specjalna albo podstawowa.
djinn_refusal_basic_done = Akcja podstawowa tego pola już się odbyła.
djinn_refusal_tile_new = Twój żeton działa od następnej tury.
djinn_refusal_no_tile_here = Nie masz tu tajnego żetonu.
djinn_refusal_tile_done = Akcja twojego żetonu już się odbyła.
djinn_refusal_no_catacombs = { $thing }: w katakumbach bez akcji specjalnej. Wykonaj podstawową.
djinn_refusal_award_mix = Twoje butelki tego koloru tego nie mieszczą. Wybierz inną liczbę.
djinn_refusal_award_not_shown = Tej nagrody nie ma w ofercie. Wybierz inną.
djinn_refusal_award_column = Twoja następna nagroda jest z kolumny { $column }. Wybierz tam.
djinn_refusal_no_use_tavern = Nie ma tu już maga do wzięcia.
djinn_refusal_no_use_archive = Nic w archiwum ci teraz nie pomoże.
djinn_refusal_no_use_workshop = Nie stać cię na warsztat.
djinn_refusal_no_use_market = Przy straganach, do których pomocnik może iść, na nic cię nie stać.
djinn_refusal_mage_not_on_top = { $thing } nie leży na wierzchu stosu. Wybierz innego maga.
djinn_refusal_mage_with_keys = { $thing } ma klucz; tu bierze się z otwartych stosów. Wybierz innego.
djinn_refusal_chest_not_revealed = Tej skrzyni nie ma przed tobą. Wybierz inną.
djinn_refusal_other_chest = Chodzi o inną skrzynię.
djinn_refusal_red_closed = Lepsze możliwości będą, gdy położysz ostatni tajny żeton.
djinn_refusal_red_only = Ostatni tajny żeton leży: wybieraj z lepszych możliwości.
djinn_refusal_option_useless = Ta możliwość nic ci teraz nie da. Wybierz inną.
djinn_refusal_option_again = Druga możliwość musi być inna niż pierwsza. Wybierz inną.
djinn_refusal_no_tile_left = Nie masz już takiego tajnego żetonu: { $place }.
djinn_refusal_tile_fits_nowhere = Ten żeton nie pasuje teraz na żadne kwadratowe pole: { $place }. Wybierz inny.
djinn_refusal_djinns_are_round = Dżiny są na okrągłych polach. Wybierz jedno.
djinn_refusal_no_djinn_at = Nie ma tam dżina. Wybierz inne pole.
djinn_refusal_tiles_are_square = Tajne żetony leżą na kwadratowych polach. Wybierz jedno.
djinn_refusal_own_tile_there = Leży tam już twój żeton. Wybierz inny kwadrat.
djinn_refusal_location_there = Na tym kwadracie już to jest: { $place }. Wybierz inny.
djinn_refusal_from_bottom = { $thing }: bierzesz spodnią kartę stosu, w ciemno. Wybierz stos.
djinn_refusal_from_top = Bierzesz kartę, którą widzisz. Wybierz ją.
djinn_refusal_gear_not_on_top = { $thing } – ta karta nie leży na wierzchu. Wybierz inną.
djinn_refusal_gear_gone = Nie ma już takiej karty. Wybierz inny stos.
djinn_refusal_other_stall = Ten stragan należy tu do innego. Wybierz tamten.
djinn_refusal_assistant_there = Twój pomocnik już tam jest. Wyślij go gdzie indziej.
djinn_refusal_offers_useless = Nic stamtąd ci teraz nie pomoże. Wybierz inny stragan.
djinn_refusal_cannot_pay_tolls = Nie stać cię tam na zapłatę innym i na ofertę. Wybierz inny stragan.
djinn_refusal_cannot_pay_stall = Na nic cię tam nie stać. Wybierz inny stragan.
djinn_refusal_not_offered = Tego tu nie ma. Wybierz coś innego.
djinn_refusal_offer_useless = Ta oferta nic ci teraz nie da. Wybierz inną.
djinn_refusal_cannot_pay_offer = Nie stać cię na to. Wybierz coś innego.
djinn_refusal_colour_taken = Te butelki są różnych kolorów. Wybierz inny.
djinn_refusal_swap_same = Butelkę wymienia się na inny kolor. Wybierz inny.
djinn_refusal_swap_none = Nie masz pustej butelki tego koloru.
djinn_refusal_flip_not_yours = { $thing } nie należy do twoich magów. Wybierz innego.
djinn_refusal_flip_up_already = { $thing } – ten mag już leży odkryty. Wybierz innego.
djinn_refusal_flips_too_many = Nie masz tylu zakrytych magów.
djinn_refusal_row_1_used = Pierwszy rząd Źródła jest już wykorzystany.
djinn_refusal_row_2_used = Drugi rząd Źródła jest już wykorzystany.
djinn_refusal_refill_full = Masz już pełną moc.
djinn_refusal_nobody_to_flip = Nie masz maga, którego można odkryć.
djinn_refusal_cannot_pay_purchase =
    { $count ->
        [one] Zakup kosztuje cię { $count } zwój, a na to cię nie stać.
        [few] Zakup kosztuje cię { $count } zwoje, a na to cię nie stać.
       *[many] Zakup kosztuje cię { $count } zwojów, a na to cię nie stać.
    }
djinn_refusal_free_boss = Z bossem za darmo jest dżin, nie kolejny boss.
djinn_refusal_remove_boss = To usuwa dżina, nie bossa. Wybierz innego.
djinn_refusal_nobody_there = Nie ma tam takiego. Wybierz innego.
djinn_refusal_no_target = Nie ma tu takiego. Wybierz innego.
djinn_refusal_no_more_targets = Nie ma tu więcej takich. Wybierz innego.
djinn_refusal_no_room = Brakuje ci na nich kręgów albo butelek z korkami.
djinn_refusal_too_strong = Moc, klucze, magowie i ekwipunek na to nie wystarczą.
djinn_refusal_bosses_too_strong = Moc, klucze, magowie i ekwipunek nie wystarczą na tylu.
djinn_refusal_too_few_bosses = Bossów w zasobach: tylko { $count }.
djinn_refusal_help_not_yours = { $thing } nie należy do twoich magów. Wybierz innego.
djinn_refusal_help_face_down = { $thing } – ten mag leży zakryty i nie pomoże. Wybierz innego.
djinn_refusal_nothing_to_pay = Nie ma już nic do zapłaty. Graj dalej.
djinn_refusal_help_useless = { $thing } nie obniży tej ceny.
djinn_refusal_help_in_vain = { $thing }: ktoś inny pomagałby wtedy na próżno. Zapłać bez tej karty albo cofnij krok.
djinn_refusal_cannot_pay_fee =
    { $count ->
        [one] { $thing } kosztuje { $count } monetę, a na to cię nie stać.
        [few] { $thing } kosztuje { $count } monety, a na to cię nie stać.
       *[many] { $thing } kosztuje { $count } monet, a na to cię nie stać.
    }
djinn_refusal_poor_after_fee = Jeśli zapłacisz za { $thing }, na resztę nie starczy. Wybierz inaczej.
djinn_refusal_wield_not_yours = Nie masz tej karty: { $thing }.
djinn_refusal_wield_counted = { $thing } działa sama; jest już wliczona.
djinn_refusal_wield_useless = { $thing } nie pomoże w tym łapaniu.
djinn_refusal_wield_in_vain = { $thing }: ktoś inny pomagałby wtedy na próżno. Zapłać bez tej karty albo cofnij krok.
djinn_refusal_no_circle = Żaden twój aktywny krąg nie jest pusty. Wybierz butelkę.
djinn_refusal_must_bottle = { $thing }: co może trafić do butelki, musi tam trafić. Wybierz butelkę.
djinn_refusal_others_need_it = Dla pozostałych złapanych zabrakłoby wtedy miejsca. Wybierz inaczej.
djinn_refusal_own_colour = Dżin trafia do butelki swojego koloru. Wybierz inną.
djinn_refusal_no_bottle = Nie masz pustej butelki tego koloru.
djinn_refusal_no_cork = Nie masz korka.
djinn_refusal_no_key = Nie masz klucza do wymiany.
djinn_refusal_key_power_full = Masz już pełną moc. Zmień klucz w coś innego.
djinn_refusal_cork_nobody = W żadnym twoim kręgu nie siedzi { $one }.
djinn_refusal_cork_no_bottle = Nie masz pustej butelki tego koloru.
djinn_refusal_cork_none = Nie masz korka.
djinn_refusal_award_at_end = W akcji końcowej nie bierze się nagród.
djinn_refusal_awards_gone = Nie ma już żadnej nagrody.
djinn_refusal_award_too_dear = Nagroda kosztuje { $price } pełne butelki jednego koloru; tego masz { $count }.
djinn_refusal_gear_not_yours = Nie masz tej karty: { $thing }.
djinn_refusal_gear_face_down = Ta karta leży zakryta: { $thing }.
djinn_refusal_gear_used = Ta karta była już użyta w tej turze: { $thing }.
djinn_refusal_gear_too_dear = Nie stać cię na tę kartę: { $thing }.
djinn_refusal_gear_moment = Ta karta ma swoją chwilę, przy łapaniu albo na targu: { $thing }.
djinn_refusal_gear_useless = Ta karta nic ci teraz nie da: { $thing }.
djinn_refusal_gear_by_itself = Ta karta działa sama: { $thing }.
djinn_refusal_claim_nothing = Ta karta nie ma premii za miejsce: { $thing }.
djinn_refusal_claim_at_end = W akcji końcowej nie ma premii za miejsca.
djinn_refusal_claim_early = Najpierw się rusz; premie za miejsca są potem.
djinn_refusal_claimed = Ta karta dała już premię w tej turze: { $thing }.
djinn_refusal_claim_elsewhere = { $thing }: premia jest za inne miejsce ({ $place }).
djinn_tutorial_you = Ty
djinn_tutorial_rival = Elwira
djinn_tutorial_welcome = Witaj w miasteczku pełnym dżinów! Twój czarodziej jest niebieski. Łapiesz dżiny i zamykasz je w butelkach.
djinn_tutorial_goal = Wygrywa najwięcej punktów. Trzy pełne butelki jednego koloru to nagroda za 30 lub 36. Dżinom przewodzą bossowie: gdy odejdzie ostatni z sześciu, zbliża się koniec.
djinn_tutorial_walk = Tura: idziesz ścieżką, nigdy z powrotem, a potem działasz. Idź na kwadratową Akademię: stuknij koniec ścieżki przy niej i potwierdź.
djinn_tutorial_academy = Kwadratowe pole ma swoją akcję podstawową. Tutaj to 1 zwój i 3 mocy. Wykonaj ją.
djinn_tutorial_watch = Masz teraz 6 mocy, więcej nie zmieścisz. Gra Elwira. Gdzie na końcu twojej ścieżki stoi inny czarodziej, płacisz jego graczowi monetę lub zwój albo przeskakujesz pole.
djinn_tutorial_tavern = Dżiny są na okrągłych polach. Ostatni boss czeka na okrągłej Karczmie, a obok niego brązowy dżin. Idź tam.
djinn_tutorial_mage = Okrągłe pole ma silniejszą, specjalną akcję, a potem mierzysz się z dżinami. Wykonaj akcję specjalną i weź Ciotkę z bagien: magowie pomagają łapać.
djinn_tutorial_boss = Kogo łapiesz? Dżin kosztuje 4 mocy. Boss 4 i 2 więcej za dżina obok. Wybierz bossa, i to wszystko.
djinn_tutorial_help = Mogłoby to kosztować całe 6. Ale za 2 monety Ciotka z bagien obniża cenę o 3, a potem się zakrywa. Skorzystaj z pomocy.
djinn_tutorial_free = Kto złapie bossa, może wziąć stamtąd dżina za darmo. Weź tego brązowego!
djinn_tutorial_gone = Obaj siedzą w twoich kręgach, każdy za 3 punkty. Przyszły nowe dżiny, ale nie nowy boss. To był ostatni: została jedna runda. Gra Elwira.
djinn_tutorial_market = W zakorkowanej butelce każdy z nich jest wart 10 punktów. Idź na kwadratowy Targ.
djinn_tutorial_buy = Akcją podstawową wysyłasz pomocnika na zakupy. Wyślij go do straganu z butelką i korkiem, za zwój, i wybierz brązową butelkę: dżin potrzebuje swojego koloru.
djinn_tutorial_cork = Gdy nic nie jest w toku, niektóre rzeczy są za darmo. Przenieś brązowego dżina z kręgu do butelki.
djinn_tutorial_award = Trzy pełne brązowe butelki! Oddaj je za nagrodę, to też za darmo, i weź tę za 36 punktów i 2 mocy.
djinn_tutorial_last = Elwira ma swoją ostatnią turę. Po niej każdy ma jeszcze akcję końcową przy Źródle magii.
djinn_tutorial_source = Źródło uzupełnia moc albo sprzedaje za zwoje, tu za 3. Kup butelkę i weź czerwoną: boss zmieści się w każdym kolorze.
djinn_tutorial_boss_bottle = Masz jeszcze korek. Włóż bossa do butelki: 10 punktów zamiast 3.
djinn_tutorial_finish = Moc i monety na końcu nic nie dają; puste butelki i korki po 1. Gotowe: zakończ akcję.
djinn_tutorial_end = 56 punktów do 35: wygrywasz! W prawdziwej partii czekają też skrzynie, ekwipunek, tajne żetony i cechy.

## The desk

djinn_desk_mine = Twoje biurko
djinn_desk_of = Biurko: { $name }
djinn_desk_look = Obejrzyj całe biurko.
djinn_desk_can_pick = Tu można coś wybrać.
djinn_desk_tab = { $tab ->
    [power] Moc i kręgi
    [shelf] Butelki i zapasy
    [mages] Magowie
    [gear] Ekwipunek i tajne żetony
   *[other] Łapanie
}
djinn_desk_power = Moc { $power }, najwyżej { $most }.
djinn_desk_minimum = Minimum wynosi { $n }.
djinn_desk_capacity = Pojemność { $n }.
djinn_desk_capacity_flipped = Pojemność { $n }, odwrócona.
djinn_desk_fee = { $count ->
    [one] Opłata przy Źródle: { $count } zwój.
    [few] Opłata przy Źródle: { $count } zwoje.
   *[many] Opłata przy Źródle: { $count } zwojów.
}
djinn_desk_next_award = Następna nagroda: kolumna { $column }.
djinn_desk_next_any = Następna nagroda: dowolna kolumna.
djinn_desk_circle_empty = Krąg { $n }: pusty
djinn_desk_circle_holds = Krąg { $n }: { $who }
djinn_desk_circle_inactive = Krąg { $n }: nieaktywny; przyniesie { $what }
djinn_desk_bottles = Puste butelki, { $colour }: { $count }
djinn_desk_corked = Zakorkowane butelki, { $colour }: dżiny { $djinns }, bossowie { $bosses }
djinn_desk_no_mages = Na razie żadnych magów.
djinn_desk_kind = { $kind ->
    [staff] Kostur
    [hat] Kapelusz
   *[other] Płaszcz
}
djinn_desk_secret = Tajny żeton: { $place }
djinn_desk_secrets = Tajne żetony
djinn_desk_secret_waits = Jeszcze nie leży na mapie.
djinn_desk_secret_at = Leży tutaj: { $space }.
djinn_desk_mages = Magowie
djinn_desk_gear = { $sets ->
    [one] Ekwipunek: { $sets } komplet
    [few] Ekwipunek: { $sets } komplety
   *[many] Ekwipunek: { $sets } kompletów
}
djinn_desk_traits = Cechy
djinn_desk_awards = Nagrody
djinn_desk_ambition = { $count ->
    [one] { $count } prywatna karta punktacji
    [few] { $count } prywatne karty punktacji
   *[many] { $count } prywatnych kart punktacji
}
djinn_desk_caught = Dżiny i bossowie: w kręgach { $circled }, w butelkach { $bottled }.
djinn_desk_award_count = { $count ->
    [one] { $count } nagroda.
    [few] { $count } nagrody.
   *[many] { $count } nagród.
}
djinn_desk_mage_count = { $count ->
    [one] { $count } mag.
    [few] { $count } magowie.
   *[many] { $count } magów.
}
djinn_desk_total = { $count ->
    [one] { $count } punkt.
    [few] { $count } punkty.
   *[many] { $count } punktów.
}
djinn_desk_needed = Trzeba
djinn_desk_off = Już odjęte
djinn_desk_help = Pomoc
djinn_desk_pay = Zapłacisz
djinn_desk_fees = Magom
djinn_desk_with_keys = { $count ->
    [one] i { $count } klucz
    [few] i { $count } klucze
   *[many] i { $count } kluczy
}
djinn_desk_aim = Wskaż
djinn_desk_capture = Złap
djinn_desk_target = { $who }: kosztuje { $price } mocy; celów { $aims } z { $there }
djinn_desk_helper = { $card }: odejmuje { $bonus }, opłata { $fee }
djinn_desk_where = Dokąd trafi? { $who }
djinn_desk_into_circle = Krąg
djinn_desk_into_bottle = Butelka
djinn_desk_free = Jeden dżin może pójść z tobą za darmo.
djinn_desk_score_now = { $count ->
    [one] Na razie { $count } punkt
    [few] Na razie { $count } punkty
   *[many] Na razie { $count } punktów
}
djinn_desk_score_hidden = Prywatne karty punktacji liczą się dopiero na końcu.
djinn_desk_points = Punkty
djinn_desk_score = { $item ->
    [awards] Nagrody
    [bottled] W zakorkowanych butelkach
    [circles] W kręgach
    [glass] Nieużyte butelki i korki
    [equipment] Ekwipunek
    [cards] Karty punktacji
    [ambition] Prywatna karta punktacji
    [tom_cards] Pozostałe karty Toma
    [total] Razem
   *[other] O remisie decydują monety, zwoje i klucze
}
djinn_desk_sheet = Arkusz wyników
djinn_desk_sheet_deck = Kart w talii Toma
djinn_desk_sheet_best = Najlepszy wynik
djinn_desk_met = spełnione
djinn_desk_not_met = niespełnione
djinn_desk_tasks = Zadania
djinn_desk_tom_left = { $count ->
    [one] Tom: została { $count } karta
    [few] Tom: zostały { $count } karty
   *[many] Tom: zostało { $count } kart
}
djinn_desk_tom_cards = Jakie karty jeszcze ma
djinn_desk_tom_rule = Dżin przychodzi na pierwsze miejsce, na którym jest jeszcze boss. Jeśli na żadnym go nie ma, płacisz.
djinn_desk_tom_card = { $first }, a jeśli nie, to { $second }; w ostateczności { $pay }
djinn_desk_tom_blank = Nic się nie dzieje

## The map

djinn_card_can = Możesz to teraz wziąć: dotknij.
djinn_card_how = { $kind ->
    [mage] Maga bierzesz w Karczmie: z dwóch otwartych stosów akcją podstawową, ze wszystkich czterech specjalną.
    [gear] Wyposażenie bierzesz w Warsztacie; do wzięcia jest wierzchnia karta każdego stosu.
    [pile] Wyposażenie bierzesz w Warsztacie.
    [award] Nagroda kosztuje trzy zakorkowane butelki jednego koloru: pierwsza jest z kolumny I, druga z II, trzecia z III.
    [chest] Skrzynie otwiera się w Katakumbach; do zamkniętej części potrzebny jest klucz.
    [option] To wybierasz podczas akcji w Archiwum.
    [stall] Tutaj wysyłasz pomocnika podczas akcji na Targu.
    [offer] To kupisz, gdy twój pomocnik przyjdzie do tego stoiska.
    [purchase] To kupuje się przy Źródle magii za zwoje.
    [trait] Cechy wybiera się przed pierwszą turą, jedną dobrą i jedną złą.
   *[other] Teraz nie można tego wybrać.
}
djinn_map_look = Obejrzyj: { $place }
djinn_map_confirm = Tak, właśnie tak
djinn_map_blind = { $kind ->
    [staff] Spodnia karta kosturów, w ciemno
    [hat] Spodnia karta kapeluszy, w ciemno
   *[other] Spodnia karta płaszczy, w ciemno
}
djinn_map_under = { $count ->
    [one] { $count } karta pod spodem
    [few] { $count } karty pod spodem
    [many] { $count } kart pod spodem
   *[other] { $count } karty pod spodem
}
djinn_map_empty = Brak kart
djinn_map_offer = { $pay } → { $gain }
djinn_map_stall = Wyślij tu pomocnika: { $offers }
djinn_map_award = Nagroda, { $points } punktów
djinn_map_chests = { $count ->
    [one] Została { $count } skrzynia, odrzuconych: { $gone }
    [few] Zostały { $count } skrzynie, odrzuconych: { $gone }
    [many] Zostało { $count } skrzyń, odrzuconych: { $gone }
   *[other] Zostało { $count } skrzyni, odrzuconych: { $gone }
}
djinn_map_basic = Podstawowa
djinn_map_special = Specjalna
djinn_map_djinn_price = Cena dżina w mocy: { $power }.
djinn_map_boss_price = Cena bossa: { $power }.
djinn_map_supply = { $count ->
    [one] W zasobach jest { $count } boss, za moc { $power }
    [few] W zasobach jest { $count } bossów, każdy za moc { $power }
    [many] W zasobach jest { $count } bossów, każdy za moc { $power }
   *[other] W zasobach jest { $count } bossa, każdy za moc { $power }
}
djinn_map_awards = Nagrody
djinn_map_scoring = Karty punktacji
djinn_map_bag = Jeszcze w worku
djinn_map_tom = { $count ->
    [one] Tom: została { $count } karta
    [few] Tom: zostały { $count } karty
    [many] Tom: zostało { $count } kart
   *[other] Tom: zostało { $count } karty
}
djinn_map_traits = Cechy
djinn_map_shelf = Karty obok mapy
djinn_map_to_map = Mapa
djinn_map_all = Wszystkie karty
djinn_map_nearer = Przybliż
djinn_map_farther = Oddal
djinn_map_whole = Całe miasto
djinn_map_round = Runda { $round }
djinn_map_bosses = { $count ->
    [one] { $count } boss na mapie
    [few] { $count } bossów na mapie
    [many] { $count } bossów na mapie
   *[other] { $count } bossa na mapie
}
djinn_preset_full = Pełna gra
djinn_preset_full_about = Z cechami i kartami za punkty na końcu.
djinn_preset_first = Pierwsza gra
djinn_preset_first_about = Bez cech i kart punktacji, z urozmaiconą mapą. Zacznij od tego.
djinn_preset_longer = Dłuższa gra
djinn_preset_longer_about = Więcej dżinów wokół Źródła.
djinn_preset_solo = Solo
djinn_preset_solo_about = Ty kontra Tom: uwolnij miasteczko od bossów, zanim skończą mu się karty.
djinn_legend = { $of ->
    [goods] Co się ma
    [signs] Znaki
    [places] Miejsca
   *[djinns] Dżiny i bossowie
}
djinn_legend_good = { $id ->
    [power] Płaci się nią za schwytanie. Nigdy nie spada poniżej 0 i jest najwyżej o jeden mniejsza, niż pokazuje znacznik pojemności.
    [coins] Płaci się nimi za pomoc magów i towary na targu.
    [scrolls] Płaci się nimi przy Źródle Magii i na targu.
    [keys] Klucz zastępuje monetę, zwój lub moc i otwiera zamkniętą część skrzyni.
    [bottles] Mieści dżina swojego koloru.
    [corks] Korek zamyka butelkę z dżinem: tylko zakorkowane butelki płacą za nagrody.
   *[capacity] Ile mocy możesz mieć.
}
djinn_legend_title = { $id ->
    [round] Okrągłe miejsce
    [square] Kwadratowe miejsce
    [tile] Tajny żeton
    [circle] Krąg
    [mage] Mag
    [equipment] Wyposażenie
    [award] Nagroda
    [vp] Gwiazda
   *[barrier] Szlaban
}
djinn_legend_sign = { $id ->
    [round] Czeka tu boss z dżinami: wykonujesz akcję i, jeśli możesz, chwytasz ich.
    [square] Nikt tu nie czeka: tylko wykonujesz akcję.
    [tile] Czyja jest ramka, ten robi tu także to, co mówi znak.
    [circle] Mieści jednego dżina lub bossa, dopóki nie trafi do butelki.
    [mage] Pomaga w chwytaniu: karta z Karczmy.
    [equipment] Kostur, kapelusz i płaszcz: karty z Warsztatu. Po jednym z każdego to komplet.
    [award] Płaci się za nią trzema zakorkowanymi butelkami jednego koloru.
    [vp] Punkty na koniec; wszędzie.
   *[barrier] Stąd przyszedł twój czarodziej: nie wolno mu wrócić.
}
djinn_legend_boss = Boss kosztuje moc, a tym więcej, im więcej dżinów jest przy nim. Boss bez dżinów zostaje przepędzony. Gdy zniknie wszystkich sześciu, koniec jest bliski.

## The terminal

djinn_to_id = na pole { $space }
djinn_at_id = na polu { $space }
djinn_tell_wizard_moved = { $name } idzie na pole { $space }, od { $via }.
djinn_tell_mage_shown = W karczmie leży teraz na wierzchu: { $thing }.
djinn_tell_gear_shown = W warsztacie leży teraz na wierzchu: { $thing }.
djinn_tell_gear_turned_down = { $name } zakrywa kartę: { $thing }.
djinn_tell_key_changed = { $name } wymienia klucz na { $thing }.
djinn_draw_legend = [kwadrat] (koło) · br bl re ye: brązowe, niebieskie, czerwone, żółte dżiny, 2br dwa takie · *B czarodziej lub pomocnik, +B tajny żeton miejsca B
djinn_draw_deeds = { $basic }; okrągłe pole: { $special }
djinn_draw_mage = magowie: opłata, zniżka mocy, +1br za każdego brązowego dżina
djinn_draw_open = bez klucza
djinn_draw_with_key = z kluczem
djinn_draw_chests = Skrzynie
djinn_draw_head = { $id ->
    [coins] monety
    [scrolls] zwoje
    [power] moc
    [minimum] min.
    [keys] klucze
    [corks] korki
    [fee] opł.
   *[wizard] czarodziej
}
djinn_draw_by_key = Zapłacisz kluczem.
djinn_draw_not_placed = jeszcze poza mapą
djinn_draw_part = { $id ->
    [circles] kręgi: { $things }
    [bottles] puste butelki: { $things }
    [corked] w zakorkowanych butelkach: { $things }
    [mages] magowie: { $things }
    [gear] ekwipunek: { $things }
    [traits] cechy: { $things }
    [awards] nagrody: { $things }
    [ambition] tajne karty punktacji: { $things }
    [placed] żetony: { $things }
   *[strip] żetony do położenia: { $things }
}
djinn_reminder =
    Cel: najwięcej punktów za dżiny w butelkach, nagrody i karty punktacji.
    Tura: idź ścieżką, nigdy tam, skąd idziesz; potem działaj na polu.
    Kwadratowe pole: akcja podstawowa miejsca i akcja twojego żetonu na nim.
    Okrągłe pole: akcja specjalna (lub podstawowa) i łapanie, w dowolnej kolejności.
    Łapanie: dżin kosztuje 4 mocy, boss 4 i 2 za każdego dżina obok niego.
    Magowie pomagają za opłatą; złapany potrzebuje kręgu albo butelki i korka.
    Z bossem jeden dżin jest za darmo. Kto nikogo nie złapie, traci 1 moc.
    Za darmo w swojej turze: klucz na monetę, zwój lub moc; dżin z kręgu do butelki;
    trzy pełne butelki jednego koloru za nagrodę; ekwipunek.
    Koniec: gdy znikną wszyscy bossowie, jest jeszcze reszta rundy, jedna runda i Źródło.
