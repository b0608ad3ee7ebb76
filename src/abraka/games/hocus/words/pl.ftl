### Hocus Pocus

hocus_goal = Obiegnij raz całą pętlę: kto pierwszy wróci na START, wygrywa.
hocus_option_memory = Znane cudze karty
hocus_option_memory_about = Czy trzeba pamiętać cudze karty, które znasz.
hocus_spell_super_start = Superstart
hocus_spell_reverse = Odwrotniak
hocus_spell_double = Double
hocus_spell_snail = Ślimak
hocus_spell_freeze = Skamieniej
hocus_spell_fog = Mgła
hocus_spell_gust = Wichura
hocus_spell_whirl = Wir
hocus_spell_swap = Zamień
hocus_spell_pickpocket = Złodziej
hocus_spell_amnesia = Zapomnij
hocus_spell_shield = Tarcza
hocus_spell_prophecy = Proroctwo
hocus_spell_twin = Bliźniak
hocus_spell_tailwind = Wiatr w plecy
hocus_spell_cleanse = Oczyszczenie
hocus_spell_super_start_text = Odsyła kogoś na START, gdziekolwiek stoi.
hocus_spell_reverse_text = Ktoś po każdym rzucie idzie do tyłu.
hocus_spell_double_text = Twój ruch w tej turze albo czyjś następny liczy się podwójnie.
hocus_spell_snail_text = Czyjeś rzuty dzielą się na pół, zaokrąglone w górę.
hocus_spell_freeze_text = Ktoś traci następną turę.
hocus_spell_fog_text = Ktoś może rzucić tylko Oczyszczenie.
hocus_spell_gust_text = { $steps ->
    [one] Zdmuchuje kogoś o { $steps } pole do tyłu.
    [few] Zdmuchuje kogoś o { $steps } pola do tyłu.
   *[many] Zdmuchuje kogoś o { $steps } pól do tyłu.
}
hocus_spell_gust_forward_text = { $steps ->
    [one] Zdmuchuje kogoś o { $steps } pole do przodu.
    [few] Zdmuchuje kogoś o { $steps } pola do przodu.
   *[many] Zdmuchuje kogoś o { $steps } pól do przodu.
}
hocus_spell_whirl_text = Cofa kogoś na najbliższe pole tej samej krainy; nie ze STARTU i nie z KRÓLA.
hocus_spell_swap_text = Zamieniasz się z kimś miejscami. Nikogo się nie zbija.
hocus_spell_pickpocket_text = Zabierasz komuś losową kartę.
hocus_spell_amnesia_text = Wszystkie czyjeś karty idą pod talię.
hocus_spell_shield_text = Cudze zaklęcia cię nie sięgają.
hocus_spell_prophecy_text = Zamiast rzucać wybierasz liczbę.
hocus_spell_twin_text = Rzucasz dwiema kostkami i idziesz o ich sumę.
hocus_spell_tailwind_text = Ten rzut liczy się o { $steps } więcej.
hocus_spell_cleanse_text = Zdejmuje z ciebie wszystkie zaklęcia. Możesz je rzucić wszędzie.
hocus_when_before = przed rzutem
hocus_when_after = po rzucie
hocus_when_instead = zamiast rzutu
hocus_turns = { $turns ->
    [one] na { $turns } turę
    [few] na { $turns } tury
   *[many] na { $turns } tur
}
hocus_terrain_start = START
hocus_terrain_king = KRÓL
hocus_terrain_forest = las
hocus_terrain_lake = jezioro
hocus_terrain_rock = skała
hocus_terrain_meadow = łąka
hocus_terrain_swamp = bagno
hocus_terrain_sand = piasek
hocus_terrain_hill = wzgórze
hocus_terrain_snow = śnieg
hocus_terrain_village = wioska
hocus_terrain_road = droga
hocus_terrain_cave = jaskinia
hocus_terrain_river = rzeka
hocus_terrain_garden = ogród
hocus_terrain_ruin = ruiny
hocus_terrain_red = czerwone
hocus_terrain_orange = pomarańczowe
hocus_terrain_yellow = żółte
hocus_terrain_green = zielone
hocus_terrain_blue = niebieskie
hocus_terrain_purple = fioletowe
hocus_terrain_brown = brązowe
hocus_terrain_pink = różowe
hocus_terrain_black = czarne
hocus_terrain_white = białe
hocus_from = z pola { $place }
hocus_from_start = ze STARTU
hocus_from_king = z KRÓLA
hocus_to = na pole { $place }
hocus_to_start = na START
hocus_to_king = na KRÓLA
hocus_to_finish = na metę
hocus_ask_roll = { $who ->
    [me] Twoja tura: rzuć kostką.
   *[other] { $name } zaraz rzuca kostką.
}
hocus_ask_roll_or_cast = { $who ->
    [me] Twoja tura: rzuć kostką albo najpierw pasujące zaklęcie.
   *[other] { $name } może rzucić zaklęcie albo kostką.
}
hocus_ask_roll_now = { $who ->
    [me] Zaklęcie rzucone. Teraz rzuć kostką.
   *[other] { $name } zaraz rzuca kostką.
}
hocus_ask_roll_more = { $who ->
    [me] Teraz rzuć: liczy się o { $steps } więcej.
   *[other] { $name } zaraz rzuca z wiatrem w plecy.
}
hocus_ask_target = { $who ->
    [me] { $effect ->
        [super_start] „{ $spell }” odsyła na START: kogo?
        [reverse] „{ $spell }” odwraca krok: komu?
        [double] „{ $spell }” podwaja ruch: komu?
        [snail] „{ $spell }” dzieli rzuty na pół: komu?
        [freeze] „{ $spell }” zabiera turę: komu?
        [fog] „{ $spell }” nie pozwala czarować: komu?
        [gust] „{ $spell }” zdmuchuje po drodze: kogo?
        [whirl] „{ $spell }” cofa: kogo?
        [swap] „{ $spell }” zamienia was miejscami: z kim?
        [pickpocket] „{ $spell }” zabiera kartę: komu?
        [amnesia] „{ $spell }” zabiera wszystkie karty: komu?
       *[other] „{ $spell }”: na kogo?
    }
   *[other] { $name } wybiera, na kogo rzucić „{ $spell }”.
}
hocus_ask_number = { $who ->
    [me] O ile chcesz iść?
   *[other] { $name } wybiera liczbę.
}
hocus_ask_spell = { $who ->
    [me] Rzuć zaklęcie albo zakończ turę.
   *[other] { $name } może jeszcze rzucić zaklęcie.
}
hocus_ask_reach = Zasięg: { $names }.
hocus_ask_reach_all = Masz w zasięgu wszystkich.
hocus_ask_done = { $who ->
    [me] Nie możesz tu rzucić żadnej ze swoich kart: zakończ turę.
   *[other] { $name } może jeszcze rzucić zaklęcie.
}
hocus_ask_spell_for = { $who ->
    [me] Które zaklęcie na siebie?
   *[other] Które zaklęcie na gracza { $name }?
}
hocus_ask_none = Teraz na nic się nie czeka.
hocus_over = Koniec partii: { $why }
hocus_won = { $who ->
    [me] Wygrywasz!
   *[other] { $name } wygrywa.
}
hocus_won_shared = Zwycięstwo dzielą: { $names }.
hocus_end_finished = jeden pionek obszedł całą pętlę.
hocus_end_round_limit = minęła ostatnia runda, remis.
hocus_end_broken_off = została przerwana.
hocus_banner_near = Meta już blisko
hocus_banner_rounds = { $count ->
    [one] Została { $count } runda
    [few] Zostały { $count } rundy
   *[many] Zostało { $count } rund
}
hocus_do_roll = Rzuć kostką
hocus_do_target = { $who ->
    [me] Na siebie
   *[other] Gracz { $name }
}
hocus_do_number = Idź o { $number }
hocus_do_done = Zakończ turę
hocus_why_roll = Rzuć kostką i idź o tyle pól.
hocus_why_roll_more = Liczy się o { $steps } więcej.
hocus_why_roll_half = „{ $spell }” dzieli go na pół.
hocus_why_roll_twice = Z „{ $spell }” liczy się podwójnie.
hocus_why_roll_back = „{ $spell }” prowadzi cię do tyłu.
hocus_why_lasts = { $turns ->
    [one] Trwa { $turns } turę.
    [few] Trwa { $turns } tury.
   *[many] Trwa { $turns } tur.
}
hocus_why_target = { $who ->
    [me] Rzuć je na siebie.
   *[other] Rzuć je na gracza { $name }.
}
hocus_why_target_spell = { $who ->
    [me] Rzuć „{ $spell }” na siebie.
   *[other] Rzuć „{ $spell }” na gracza { $name }.
}
hocus_why_number = Wybierz liczbę { $number }.
hocus_why_hits = Zbijasz gracza { $name }.
hocus_why_done = Zakończ turę bez zaklęcia.
hocus_tell_turn_began = { $who ->
    [me] Twoja tura ({ $turn }).
   *[other] Turę rozgrywa { $name } ({ $turn }).
}
hocus_tell_turn_lost = { $who ->
    [me] Nie możesz się ruszyć: tura przepada.
   *[other] { $name } nie może się ruszyć: tura przepada.
}
hocus_tell_rolled = { $who ->
    [me] Wyrzucasz { $die }.
   *[other] { $name } wyrzuca { $die }.
}
hocus_tell_number_chosen = { $who ->
    [me] Wybierasz { $number }.
   *[other] { $name } wybiera { $number }.
}
hocus_tell_moved = { $who ->
    [me] Idziesz { $from } { $to }.
   *[other] { $name } idzie { $from } { $to }.
}
hocus_tell_sent = { $who ->
    [me] Odsyłasz gracza { $of } { $from } { $to }.
   *[other] { $whom ->
        [me] { $name } odsyła cię { $from } { $to }.
       *[other] { $name } odsyła gracza { $of } { $from } { $to }.
    }
}
hocus_tell_hit = { $who ->
    [me] Zbijasz gracza { $of }: wraca { $to }!
   *[other] { $whom ->
        [me] { $name } cię zbija: wracasz { $to }!
       *[other] { $name } zbija gracza { $of }: wraca { $to }.
    }
}
hocus_tell_swapped = { $who ->
    [me] Zamieniasz się miejscami z graczem { $of }.
   *[other] { $whom ->
        [me] { $name } zamienia się z tobą miejscami.
       *[other] { $name } zamienia się miejscami z graczem { $of }.
    }
}
hocus_tell_drew = { $who ->
    [me] Dobierasz zaklęcie.
   *[other] { $name } dobiera zaklęcie.
}
hocus_tell_got = { $who ->
    [me] Dobierasz zaklęcie: { $card }.
   *[other] { $name } dobiera zaklęcie: { $card }.
}
hocus_tell_spell_cast = { $who ->
    [me] Rzucasz „{ $spell }”.
   *[other] { $name } rzuca „{ $spell }”.
}
hocus_tell_spell_laid = { $who ->
    [me] { $turns ->
        [one] „{ $spell }” leży na tobie { $turns } turę.
        [few] „{ $spell }” leży na tobie { $turns } tury.
       *[many] „{ $spell }” leży na tobie { $turns } tur.
    }
   *[other] { $turns ->
        [one] „{ $spell }” leży na graczu { $name } { $turns } turę.
        [few] „{ $spell }” leży na graczu { $name } { $turns } tury.
       *[many] „{ $spell }” leży na graczu { $name } { $turns } tur.
    }
}
hocus_tell_spell_left = { $who ->
    [me] „{ $spell }” już na tobie nie leży.
   *[other] „{ $spell }” już nie leży na graczu { $name }.
}
hocus_tell_stole = { $who ->
    [me] Zabierasz graczowi { $of } kartę.
   *[other] { $whom ->
        [me] { $name } zabiera ci kartę.
       *[other] { $name } zabiera graczowi { $of } kartę.
    }
}
hocus_tell_stole_card = { $who ->
    [me] Zabierasz graczowi { $of } kartę: { $card }.
   *[other] { $whom ->
        [me] { $name } zabiera ci kartę: { $card }.
       *[other] { $name } zabiera graczowi { $of } kartę: { $card }.
    }
}
hocus_tell_forgot = { $who ->
    [me] { $count ->
        [one] Twoja { $count } karta idzie pod talię.
        [few] Twoje { $count } karty idą pod talię.
       *[many] Twoich { $count } kart idzie pod talię.
    }
   *[other] { $count ->
        [one] { $count } karta gracza { $name } idzie pod talię.
        [few] { $count } karty gracza { $name } idą pod talię.
       *[many] { $count } kart gracza { $name } idzie pod talię.
    }
}
hocus_tell_forgot_card = { $who ->
    [me] Tracisz: { $card }.
   *[other] { $name } traci: { $card }.
}
hocus_tell_passed = { $who ->
    [me] Nie rzucasz zaklęcia.
   *[other] { $name } nie rzuca zaklęcia.
}
hocus_describe_turn = Runda { $round }, tura { $turn }.
hocus_describe_track = Pętla ma { $fields } pól. START to pole 0 i zarazem meta, KRÓL to pole { $king }.
hocus_describe_terrain = Pola krainy { $terrain }: { $fields }.
hocus_describe_crosses = Krzyżyki: { $fields }.
hocus_describe_crowns = Korony: { $fields }.
hocus_describe_seat = { $name }: { $place } z { $fields } ({ $ground }). Karty: { $cards }.
hocus_describe_you = Ty
hocus_describe_cross = krzyżyk
hocus_describe_crown = korona
hocus_describe_minus = na minusie
hocus_describe_slots = Trwające zaklęcia: { $spells }.
hocus_describe_slot = { $spell } (przegródka { $slot })
hocus_describe_known = Znane karty: { $cards }.
hocus_describe_hand = Na ręce masz: { $cards }.
hocus_describe_casting = Rzucane zaklęcie: { $spell }.
hocus_describe_deck = Karty w talii: { $deck }.
hocus_describe_under = Na spodzie, od góry: { $cards }.
hocus_reason_wins = Wygrywa partię
hocus_reason_may_win = { $numbers ->
    [one] Wygrywa { $numbers } liczba z 6
    [few] Wygrywają { $numbers } liczby z 6
   *[many] Wygrywa { $numbers } liczb z 6
}
hocus_reason_stops_win = { $who ->
    [me] Nie daje ci wygrać w następnej turze
   *[other] Nie daje graczowi { $name } wygrać w następnej turze
}
hocus_reason_takes_place = { $who ->
    [me] Zajmuje twoje miejsce
   *[other] Zajmuje miejsce gracza { $name }
}
hocus_reason_sends_back = { $who ->
    [me] Odsyła cię { $to }
   *[other] Odsyła gracza { $name } { $to }
}
hocus_reason_near_home = { $numbers ->
    [one] W następnej turze do wygranej wystarczy { $numbers } liczba z 6
    [few] W następnej turze do wygranej wystarczą { $numbers } liczby z 6
   *[many] W następnej turze do wygranej wystarczy { $numbers } liczb z 6
}
hocus_reason_near_home_any = W następnej turze do wygranej wystarczy dowolna liczba
hocus_reason_may_hit = { $who ->
    [me] { $numbers ->
        [one] { $numbers } liczba z 6 cię zbija
        [few] { $numbers } liczby z 6 cię zbijają
       *[many] { $numbers } liczb z 6 cię zbija
    }
   *[other] { $numbers ->
        [one] { $numbers } liczba z 6 zbija gracza { $name }
        [few] { $numbers } liczby z 6 zbijają gracza { $name }
       *[many] { $numbers } liczb z 6 zbija gracza { $name }
    }
}
hocus_reason_hinders_win = { $who ->
    [me] { $numbers ->
        [one] Zostawia ci do wygranej tylko { $numbers } liczbę z 6
        [few] Zostawia ci do wygranej tylko { $numbers } liczby z 6
       *[many] Zostawia ci do wygranej tylko { $numbers } liczb z 6
    }
   *[other] { $numbers ->
        [one] Zostawia graczowi { $name } do wygranej tylko { $numbers } liczbę z 6
        [few] Zostawia graczowi { $name } do wygranej tylko { $numbers } liczby z 6
       *[many] Zostawia graczowi { $name } do wygranej tylko { $numbers } liczb z 6
    }
}
hocus_reason_reverses = { $who ->
    [me] { $turns ->
        [one] Na { $turns } turę odwraca cię do tyłu
        [few] Na { $turns } tury odwraca cię do tyłu
       *[many] Na { $turns } tur odwraca cię do tyłu
    }
   *[other] { $turns ->
        [one] Na { $turns } turę odwraca gracza { $name } do tyłu
        [few] Na { $turns } tury odwraca gracza { $name } do tyłu
       *[many] Na { $turns } tur odwraca gracza { $name } do tyłu
    }
}
hocus_reason_frees = { $count ->
    [one] Pozbywa się { $count } zaklęcia
    [few] Pozbywa się { $count } zaklęć
   *[many] Pozbywa się { $count } zaklęć
}
hocus_reason_freezes = { $who ->
    [me] { $turns ->
        [one] Zabiera ci { $turns } turę
        [few] Zabiera ci { $turns } tury
       *[many] Zabiera ci { $turns } tur
    }
   *[other] { $turns ->
        [one] Zabiera graczowi { $name } { $turns } turę
        [few] Zabiera graczowi { $name } { $turns } tury
       *[many] Zabiera graczowi { $name } { $turns } tur
    }
}
hocus_reason_sets_back = { $who ->
    [me] { $count ->
        [one] Cofa cię o { $count } pole
        [few] Cofa cię o { $count } pola
       *[many] Cofa cię o { $count } pól
    }
   *[other] { $count ->
        [one] Cofa gracza { $name } o { $count } pole
        [few] Cofa gracza { $name } o { $count } pola
       *[many] Cofa gracza { $name } o { $count } pól
    }
}
hocus_reason_slows = { $who ->
    [me] { $turns ->
        [one] Na { $turns } turę dzieli twoje rzuty na pół
        [few] Na { $turns } tury dzieli twoje rzuty na pół
       *[many] Na { $turns } tur dzieli twoje rzuty na pół
    }
   *[other] { $turns ->
        [one] Na { $turns } turę dzieli rzuty gracza { $name } na pół
        [few] Na { $turns } tury dzieli rzuty gracza { $name } na pół
       *[many] Na { $turns } tur dzieli rzuty gracza { $name } na pół
    }
}
hocus_reason_takes_hand = { $who ->
    [me] { $count ->
        [one] Pozbawia cię { $count } karty
        [few] Pozbawia cię { $count } kart
       *[many] Pozbawia cię { $count } kart
    }
   *[other] { $count ->
        [one] Pozbawia gracza { $name } { $count } karty
        [few] Pozbawia gracza { $name } { $count } kart
       *[many] Pozbawia gracza { $name } { $count } kart
    }
}
hocus_reason_steals = { $who ->
    [me] Kradnie ci kartę
   *[other] Kradnie kartę graczowi { $name }
}
hocus_reason_silences = { $who ->
    [me] { $turns ->
        [one] Na { $turns } turę nie daje ci czarować
        [few] Na { $turns } tury nie daje ci czarować
       *[many] Na { $turns } tur nie daje ci czarować
    }
   *[other] { $turns ->
        [one] Na { $turns } turę nie daje graczowi { $name } czarować
        [few] Na { $turns } tury nie daje graczowi { $name } czarować
       *[many] Na { $turns } tur nie daje graczowi { $name } czarować
    }
}
hocus_reason_shields = { $turns ->
    [one] Na { $turns } turę chroni przed cudzymi zaklęciami
    [few] Na { $turns } tury chroni przed cudzymi zaklęciami
   *[many] Na { $turns } tur chroni przed cudzymi zaklęciami
}
hocus_reason_past_king = Dochodzi do KRÓLA: kogo za nim zbiją, ten wraca tylko do KRÓLA
hocus_reason_out_of_minus = Wychodzi z minusa
hocus_reason_escapes = { $who ->
    [me] Wymyka ci się
   *[other] Wymyka się graczowi { $name }
}
hocus_reason_keeps = Zachowuje „{ $spell }” na później
hocus_reason_on_crown = Stoi na koronie i każdego ma w zasięgu
hocus_reason_draws = Dobiera zaklęcie
hocus_reason_advances = { $count ->
    [one] Idzie o { $count } pole do przodu
    [few] Idzie o { $count } pola do przodu
   *[many] Idzie o { $count } pól do przodu
}
hocus_refusal_must_roll = Najpierw rzuć kostką, potem możesz zakończyć turę.
hocus_refusal_rolled = Ruch masz już za sobą, a w turze jest tylko jeden rzut.
hocus_refusal_one_spell = Tylko jedno zaklęcie na turę, a to już jest rzucone.
hocus_refusal_no_spell = „{ $spell }” nie ma na twojej ręce. Wybierz kartę, którą masz.
hocus_refusal_wrong_time = „{ $spell }” rzuca się { $when }. Zachowaj je na tę chwilę.
hocus_refusal_nothing_to_cleanse = Nie leży na tobie żadne zaklęcie, które zdjęłoby „{ $cleanse }”.
hocus_refusal_in_fog = Jesteś we mgle i możesz rzucić tylko „{ $cleanse }”.
hocus_refusal_no_right = Tu nie możesz czarować: w twojej krainie ({ $terrain }) nie ma nikogo innego, a pod tobą nie ma korony. Graj dalej.
hocus_refusal_no_target = Nie ma tu nikogo, na kogo można rzucić „{ $spell }”. Wybierz inne zaklęcie.
hocus_refusal_no_player = Tym kolorem nikt tu nie gra. Wybierz kogoś przy stole.
hocus_refusal_not_on_yourself = „{ $spell }” rzuca się na kogoś innego, nie na siebie.
hocus_refusal_does_nothing = Zaklęcie „{ $spell }” nic by ci tu nie dało.
hocus_refusal_out_of_reach = { $who ->
    [me] Tam nie sięgasz.
   *[other] { $name } nie stoi w twojej krainie, a pod tobą nie ma korony.
}
hocus_refusal_shielded = { $who ->
    [me] Chroni cię tarcza.
   *[other] Gracza { $name } chroni tarcza. Wybierz kogoś innego.
}
hocus_refusal_slot_taken = Przegródka { $slot } gracza { $name } jest zajęta, „{ $spell }” się nie zmieści. Wybierz kogoś innego.
hocus_refusal_own_slot_taken = Twoja przegródka { $slot } jest zajęta, „{ $spell }” się nie zmieści.
hocus_refusal_outlasted = To samo zaklęcie leży na graczu { $name } na dłużej, zaklęcie „{ $spell }” nic by nie zmieniło.
hocus_refusal_own_outlasted = To samo zaklęcie leży na tobie na dłużej, zaklęcie „{ $spell }” nic by nie zmieniło.
hocus_refusal_on_start = { $who ->
    [me] Już jesteś na STARCIE.
   *[other] { $name } już jest na STARCIE, zaklęcie „{ $spell }” nic by nie zmieniło.
}
hocus_refusal_level = { $who ->
    [me] To nic nie zmieni.
   *[other] { $name } jest tak samo daleko jak ty, zaklęcie „{ $spell }” nic by nie zmieniło.
}
hocus_refusal_empty_hand = { $who ->
    [me] Nie masz żadnej karty.
   *[other] { $name } nie ma żadnej karty, zaklęcie „{ $spell }” nic by nie zmieniło.
}
hocus_refusal_unmoved = { $who ->
    [me] Ze STARTU i z KRÓLA „{ $spell }” nikogo nie ruszy.
   *[other] Ze STARTU i z KRÓLA „{ $spell }” nikogo nie ruszy, a { $name } tam stoi.
}
hocus_left = { $count ->
    [one] { $count } pole do mety
    [few] { $count } pola do mety
   *[many] { $count } pól do mety
}
hocus_left_none = na mecie
hocus_figure_forward = Pola przebyte do przodu
hocus_figure_back = Stracone pola
hocus_figure_hits = Zbici rywale
hocus_figure_was_hit = Powroty po zbiciu
hocus_figure_drawn = Dobrane zaklęcia
hocus_figure_spells = Rzucone zaklęcia
hocus_figure_suffered = Zaklęcia od innych
hocus_figure_dice = Rzuty kostką
hocus_figure_luck = Średni rzut
hocus_tutorial_you = Ty
hocus_tutorial_rival = Elwira
hocus_tutorial_welcome = Witaj! Grasz na niebiesko. Kto pierwszy obejdzie całą pętlę, wygrywa: START to także meta. Elwira jest tuż przed tobą.
hocus_tutorial_roll = W swojej turze rzucasz kostką i idziesz o tyle pól. Rzuć!
hocus_tutorial_hit = Trójka, prosto na Elwirę: zbijasz ją! Była już za KRÓLEM, więc wraca na niego; z pierwszej połowy poszłaby aż na START. Teraz gra ona.
hocus_tutorial_reversed = Z korony zaklęcia sięgają każdego. Elwira rzuciła na ciebie „Odwrotniak”: leży u ciebie dwie tury i chodzisz do tyłu. Mimo to rzuć kostką!
hocus_tutorial_same = Masz szczęście: na krzyżyku dobierasz zaklęcie. I stoisz na piasku, tak jak Elwira: w tej samej krainie możesz rzucić na nią zaklęcie. Wybierz „Superstart” i potwierdź.
hocus_tutorial_sent = Aż na START! W turze możesz rzucić jedno zaklęcie. Zobaczmy, co na to Elwira.
hocus_tutorial_cleanse = „Odwrotniak” wciąż na tobie leży. Każda karta mówi, kiedy się ją rzuca, a „Oczyszczenie” z krzyżyka rzuca się przed rzutem. Rzuć je, a potem kostkę.
hocus_tutorial_crown = Znowu do przodu, i to o 6, na koronę! Rzuca Elwira.
hocus_tutorial_double = Do mety zostało sześć pól. „Double” liczy twój ruch podwójnie, a z korony możesz je rzucić: wybierz siebie, potwierdź i rzuć kostką!
hocus_tutorial_end = Cała pętla za tobą: wygrywasz! Zaklęć jest szesnaście, a inni też je mają. Na prawdziwą partię wiesz już dość.

## The board

hocus_board_look = Przyjrzyj się: { $name }
hocus_board_more = Przyjrzyj się
hocus_board_deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
hocus_board_deck_title = Talia
hocus_board_under = Pod talią, od góry
hocus_board_confirm = Wykonaj
hocus_board_place = Miejsce { $place }
hocus_board_slots = Zaklęcia, które trwają
hocus_board_cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
hocus_board_hidden = { $count ->
    [one] { $count } karta jest zakryta.
    [few] { $count } karty są zakryte.
   *[many] { $count } kart jest zakrytych.
}
hocus_legend_cross = Krzyżyk
hocus_legend_cross_text = Kto przyjdzie tu w swojej turze, bierze zaklęcie; w ręce może ich być najwyżej pięć.
hocus_legend_crown = Korona
hocus_legend_crown_text = Stąd zaklęcia dosięgają każdego.
hocus_legend_land = Krainy
hocus_legend_land_text = Gdzie indziej zaklęcia dosięgają tylko tych, którzy stoją w tej samej krainie: ten sam kolor, ten sam znak.
hocus_legend_king_text = Połowa drogi. Kto zostanie trafiony dalej, wraca tylko tutaj. Tu nikogo się nie trafia, a zaklęcia dosięgają każdego.
hocus_legend_start_text = Start i meta: kto pierwszy obejdzie całą trasę, wygrywa, a metę może też minąć. Tu nikogo się nie trafia.
hocus_legend_minus = Minus
hocus_legend_minus_text = Kto cofnie się za START, musi to najpierw nadrobić.
hocus_legend_when_text = Kostka u dołu karty: kiedy rzuca się zaklęcie.
hocus_legend_turns = Paski
hocus_legend_turns_text = Tyle tur zaklęcie trwa: leży na miejscu z tą liczbą i co turę przesuwa się o jedno niżej.
hocus_legend_place = Miejsce
hocus_legend_place_text = Ile pól od STARTU; meta to { $fields }.
hocus_legend_hand_text = Zaklęcia, które widzi tylko ich gracz.

## The terminal

hocus_draw_legend = { $cross } krzyżyk: weź zaklęcie · { $crown } korona: czaruj na każdego · inaczej w tej samej krainie
hocus_draw_place = pole
hocus_draw_slot = przegr. { $slot }
hocus_draw_cards = karty
hocus_draw_known = { $count } (wśród nich { $cards })
hocus_reminder =
    Cel: jako pierwszy obejść całą pętlę i wrócić na START; wolno go minąć.
    KRÓL to pole w połowie drogi.
    Tura: rzuć i idź. Kto kończy na polu innego, zbija go: z powrotem na START albo
    na KRÓLA, jeśli stał tam lub dalej. Na STARCIE i na KRÓLU nikt nie jest zbijany.
    Krzyżyk: kto wchodzi na niego w swojej turze, bierze zaklęcie; na ręce do pięciu.
    Zaklęcia: jedno na turę, na kogoś w tej samej krainie; z KRÓLA lub z korony na
    każdego. Karta mówi, czy rzuca się je przed rzutem, po nim czy zamiast niego.
    Trwałe zaklęcia leżą w przegródkach 3, 2 i 1 i schodzą w dół pod koniec tury
    ofiary.
    Za STARTEM jesteś na minusie: odrób go, potem obejdź pętlę.
    Obraz: litery to pionki, + krzyżyk, ^ korona, pierwsze litery pola to jego
    kraina.
