### Wandering Towers

towers_goal = { $way ->
    [together] Razem: doprowadźcie wszystkich czarodziejów do Kruczego Zamku i napełnijcie wszystkie eliksiry, zanim skończą się karty.
   *[other] Doprowadź wszystkich swoich czarodziejów do Kruczego Zamku i napełnij wszystkie swoje eliksiry: kto pierwszy zrobi jedno i drugie, wygrywa.
}
towers_spell_advance_wizard = Przesuń czarodzieja
towers_spell_advance_tower = Przesuń wieżę
towers_spell_headwind_wizard = Zdmuchnij czarodzieja
towers_spell_headwind_tower = Zdmuchnij wieżę
towers_spell_swap = Zamień wieżę
towers_spell_raven = Przesuń zamek kruków
towers_spell_piggyback = Wskocz na barana
towers_spell_free = Uwolnij czarodzieja
towers_spell_advance_wizard_text = Dowolny widoczny czarodziej, także cudzy, idzie o 1 pole do przodu.
towers_spell_advance_tower_text = Dowolna wieża idzie o 2 pola do przodu ze wszystkim, co na niej stoi.
towers_spell_headwind_wizard_text = Dowolny widoczny czarodziej, także cudzy, cofa się o 1 pole.
towers_spell_headwind_tower_text = Dowolna wieża cofa się o 2 pola ze wszystkim, co na niej stoi.
towers_spell_swap_text = Najwyższe wieże dwóch stosów zamieniają się miejscami razem z czarodziejami na blankach. Żadna kolba się nie napełnia.
towers_spell_raven_text = Zamek leci do przodu albo do tyłu, jak wybierzesz, na najbliższe pole, na którego szczycie nie ma czarodzieja. Tarcza nie jest potrzebna.
towers_spell_piggyback_text = { $whose ->
    [partner] Gdy karta przesuwa czarodzieja, czarodziej partnera z tego samego pola jedzie razem z nim.
   *[other] Gdy karta przesuwa czarodzieja, twój czarodziej z tego samego pola jedzie razem z nim.
}
towers_spell_free_text = { $whose ->
    [partner] Podnieś dowolną wieżę. Jeśli tuż pod nią stoi czarodziej partnera, wychodzi na szczyt stosu albo do zamku, jeśli jest na górze. Jeśli nikogo tam nie ma, kolba przepada.
   *[other] Podnieś dowolną wieżę. Jeśli tuż pod nią stoi twój czarodziej, wychodzi na szczyt stosu albo do zamku, jeśli jest na górze. Jeśli nikogo tam nie ma, kolba przepada.
}
towers_card_wizard = czarodziej { $steps }
towers_card_tower = wieża { $steps }
towers_card_both = wieża { $tower } / czarodziej { $wizard }
towers_card_die = kość dla wieży albo czarodzieja
towers_card_tower_dice = { $dice } kości dla wieży
towers_card_wizard_dice = { $dice } kości dla czarodzieja
towers_card_wizard_text = { $whose ->
    [partner] { $steps ->
        [one] Przesuń czarodzieja partnera o { $steps } pole do przodu.
        [few] Przesuń czarodzieja partnera o { $steps } pola do przodu.
       *[many] Przesuń czarodzieja partnera o { $steps } pól do przodu.
    }
   *[other] { $steps ->
        [one] Przesuń swojego czarodzieja o { $steps } pole do przodu.
        [few] Przesuń swojego czarodzieja o { $steps } pola do przodu.
       *[many] Przesuń swojego czarodzieja o { $steps } pól do przodu.
    }
}
towers_card_tower_text = { $steps ->
    [one] Przesuń dowolną wieżę o { $steps } pole do przodu ze wszystkim, co na niej stoi.
    [few] Przesuń dowolną wieżę o { $steps } pola do przodu ze wszystkim, co na niej stoi.
   *[many] Przesuń dowolną wieżę o { $steps } pól do przodu ze wszystkim, co na niej stoi.
}
towers_card_both_text = { $whose ->
    [partner] Przesuń dowolną wieżę o { $tower } albo czarodzieja partnera o { $wizard }.
   *[other] Przesuń dowolną wieżę o { $tower } albo swojego czarodzieja o { $wizard }.
}
towers_card_die_text = { $whose ->
    [partner] Rzuć kością i o tyle przesuń wieżę albo czarodzieja partnera.
   *[other] Rzuć kością i o tyle przesuń wieżę albo swojego czarodzieja.
}
towers_card_tower_dice_text = Rzuć najwyżej { $dice } razy, liczy się ostatni rzut. O tyle przesuń wieżę.
towers_card_wizard_dice_text = { $whose ->
    [partner] Rzuć najwyżej { $dice } razy, liczy się ostatni rzut. O tyle przesuń czarodzieja partnera.
   *[other] Rzuć najwyżej { $dice } razy, liczy się ostatni rzut. O tyle przesuń swojego czarodzieja.
}
towers_ask_first_card = { $who ->
    [me] Twoja tura: zagraj kartę.
   *[other] { $name } wybiera kartę.
}
towers_ask_second_card = { $who ->
    [me] Zagraj drugą kartę.
   *[other] { $name } wybiera drugą kartę.
}
towers_ask_end_turn = { $who ->
    [me] Rzuć czar albo zakończ turę.
   *[other] { $name } może jeszcze rzucić czar.
}
towers_ask_or_cast = Albo rzuć czar.
towers_ask_or_free = Albo uwolnij czarodzieja.
towers_ask_or_partner = Albo poproś o nią partnera.
towers_ask_or_partner_cast = Albo poproś o nią partnera lub rzuć czar.
towers_ask_or_partner_free = Albo poproś o nią partnera lub uwolnij czarodzieja.
towers_ask_card_for_tower = Wieża { $tower }: którą kartą?
towers_ask_card_for_wizard = Czarodziej na polu { $space }: którą kartą?
towers_ask_roll_first = Karta z kością: zagraj ją i rzuć.
towers_ask_offer = { $who ->
    [me] Dasz partnerowi kartę?
   *[other] { $name } może zaproponować kartę.
}
towers_ask_asked = { $who ->
    [me] Partner prosi o kartę. Dasz jakąś?
   *[other] { $name } decyduje, czy dać kartę.
}
towers_ask_return = { $who ->
    [me] Którą kartę oddasz?
   *[other] { $name } wybiera kartę do oddania.
}
towers_ask_roll = { $who ->
    [me] { $rolls ->
        [one] Wypadło { $steps }. Zostawiasz? Został { $rolls } rzut.
        [few] Wypadło { $steps }. Zostawiasz? Zostały { $rolls } rzuty.
       *[many] Wypadło { $steps }. Zostawiasz? Zostało { $rolls } rzutów.
    }
   *[other] Wypadło { $steps }. { $name } decyduje, czy rzucać znowu.
}
towers_ask_half = { $who ->
    [me] O { $steps } do przodu: wieża czy czarodziej?
   *[other] { $name } wybiera: wieża czy czarodziej.
}
towers_ask_halves = { $who ->
    [me] Wieża o { $tower } do przodu czy czarodziej o { $wizard }?
   *[other] { $name } wybiera: wieża czy czarodziej.
}
towers_ask_tower = { $who ->
    [me] Która wieża? O { $steps } do przodu.
   *[other] { $name } wybiera wieżę, o { $steps } do przodu.
}
towers_ask_wizard = { $who ->
    [me] Który czarodziej? O { $steps } do przodu.
   *[other] { $name } wybiera czarodzieja, o { $steps } do przodu.
}
towers_ask_tower_back = { $who ->
    [me] Która wieża? O { $steps } do tyłu.
   *[other] { $name } wybiera wieżę, o { $steps } do tyłu.
}
towers_ask_wizard_back = { $who ->
    [me] Który czarodziej? O { $steps } do tyłu.
   *[other] { $name } wybiera czarodzieja, o { $steps } do tyłu.
}
towers_ask_stuck = { $who ->
    [me] Nic nie może pójść o { $steps } do przodu. Rzucisz czar czy zostawiasz?
   *[other] { $name } nie ma czego przesunąć o { $steps }, ale może rzucić czar.
}
towers_ask_round_a = { $who ->
    [me] Czar przed kartą czy opłacony na później?
   *[other] { $name } może rzucić czar przed kartą.
}
towers_ask_round_a_now = { $who ->
    [me] Rzucisz czar przed kartą?
   *[other] { $name } może rzucić czar przed kartą.
}
towers_ask_round_a_later = { $who ->
    [me] Opłacisz czar na później?
   *[other] { $name } może opłacić czar na później.
}
towers_ask_round_a_free = { $who ->
    [me] Uwolnisz czarodzieja przed kartą?
   *[other] { $name } może uwolnić czarodzieja przed kartą.
}
towers_ask_round_b = { $who ->
    [me] Rzucisz czar po karcie?
   *[other] { $name } może rzucić czar po karcie.
}
towers_ask_round_b_free = { $who ->
    [me] Uwolnisz czarodzieja po karcie?
   *[other] { $name } może uwolnić czarodzieja po karcie.
}
towers_ask_ride = { $who ->
    [me] Wskakujesz na barana?
   *[other] { $name } może wskoczyć na barana.
}
towers_ask_again = { $who ->
    [me] Rzucić „{ $spell }” jeszcze raz?
   *[other] { $name } może znowu rzucić „{ $spell }”.
}
towers_ask_swap_first = { $who ->
    [me] Którą najwyższą wieżę zamienisz?
   *[other] { $name } wybiera wieże do zamiany.
}
towers_ask_swap_second = { $who ->
    [me] Na którą zamienisz wieżę { $tower }?
   *[other] { $name } wybiera wieże do zamiany.
}
towers_ask_castle_way = { $who ->
    [me] Zamek: do przodu czy do tyłu?
   *[other] { $name } odsyła zamek.
}
towers_ask_lift = { $who ->
    [me] Którą wieżę podniesiesz?
   *[other] { $name } wybiera wieżę do podniesienia.
}
towers_ask_release = { $who ->
    [me] Czyj czarodziej wychodzi?
   *[other] { $name } wybiera, kto wychodzi.
}
towers_ask_lend = { $who ->
    [me] Partnerowi brak kolb na „{ $spell }”. Dodasz swoje?
   *[other] { $name } może dodać kolby.
}
towers_ask_round_free = { $who ->
    [me] Uwolnisz czarodzieja, zanim wieża się ruszy?
   *[other] { $name } może uwolnić czarodzieja.
}
towers_ask_redraw_tower = { $who ->
    [me] Możesz przesunąć jedną wieżę o 1 do przodu.
   *[other] { $name } może przesunąć wieżę o 1 do przodu.
}
towers_ask_none = Teraz na nic nie czekamy.
towers_over = Koniec partii: { $why }
towers_won = { $who ->
    [me] Wygrywasz!
   *[other] { $name } wygrywa.
}
towers_won_shared = Zwycięstwo dzielą: { $names }.
towers_won_all = Wszyscy wygrywacie!
towers_lost = Przegrana. Spróbujcie jeszcze raz!
towers_do_throw = Odrzuć: { $card }
towers_do_give = Daj: { $card }
towers_do_use_tower = Wieża
towers_do_use_wizard = Czarodziej
towers_do_use_tower_steps = Wieża { $steps }
towers_do_use_wizard_steps = Czarodziej { $steps }
towers_do_roll = Rzuć ponownie
towers_do_keep = Zostaw { $steps }
towers_do_wizard = Czarodziej na { $space }
towers_do_tower = Wieża { $tower }
towers_do_reserve = { $spell } (po karcie)
towers_do_ride = Wskocz
towers_do_release_own = Mój czarodziej
towers_do_release_partner = Czarodziej partnera
towers_do_castle_forward = Zamek do przodu
towers_do_castle_back = Zamek do tyłu
towers_do_redraw = Nowe karty
towers_do_ask = Poproś o kartę
towers_do_lend = Dodaj kolby
towers_do_again = Rzuć znowu
towers_do_pass = Pas
towers_do_pass_turn = Zakończ turę
towers_do_pass_move = Nie ruszaj niczego
towers_do_pass_tower = Nie ruszaj wieży
towers_do_pass_spell = Bez czaru
towers_do_pass_card = Nie dawaj karty
towers_do_pass_ride = Zostań tutaj
towers_do_pass_again = Wystarczy
towers_do_pass_lend = Nie dodawaj
towers_do_pass_release = Nikt
towers_why_throw = Odrzucić tę kartę bez efektu.
towers_why_give = Partner dostanie tę kartę: { $card }.
towers_why_use_tower = Karta przesunie wieżę.
towers_why_use_wizard = { $whose ->
    [partner] Karta przesunie czarodzieja partnera.
   *[other] Karta przesunie twojego czarodzieja.
}
towers_why_roll = Rzucić ponownie: liczy się tylko nowy rzut.
towers_why_keep = Iść o { $steps } do przodu.
towers_why_wizard = { $who ->
    [me] Twój czarodziej idzie z pola { $start } na { $end }.
   *[other] Czarodziej gracza { $name } idzie z pola { $start } na { $end }.
}
towers_why_wizard_home = { $who ->
    [me] Twój czarodziej idzie z pola { $start } do zamku!
   *[other] Czarodziej gracza { $name } idzie z pola { $start } do zamku!
}
towers_why_wizard_here = { $who ->
    [me] Twój czarodziej na polu { $start }.
   *[other] Czarodziej gracza { $name } na polu { $start }.
}
towers_why_tower = Wieża { $tower } idzie z pola { $start } na { $end }.
towers_why_tower_here = Wieża { $tower } na polu { $start }.
towers_why_lift = Podnieść wieżę { $tower } na polu { $start } i zobaczyć, kto jest pod nią.
towers_why_swap = Zamienić najwyższą wieżę { $tower } na polu { $start }.
towers_why_above = { $count ->
    [one] Razem z nią idzie { $count } wieża nad nią.
    [few] Razem z nią idą { $count } wieże nad nią.
   *[many] Razem z nią idzie { $count } wież nad nią.
}
towers_why_traps = Zakryje: { $names }.
towers_why_castle_goes = Zamek idzie razem z nią.
towers_cost = { $count ->
    [one] Kosztuje { $count } kolbę.
    [few] Kosztuje { $count } kolby.
   *[many] Kosztuje { $count } kolb.
}
towers_why_reserve = Płacisz teraz, działa po karcie.
towers_why_reserve_ride = Płacisz teraz, działa podczas ruchu czarodzieja.
towers_why_ride = { $whose ->
    [partner] Czarodziej partnera jedzie na to samo miejsce.
   *[other] Twój czarodziej jedzie na to samo miejsce.
}
towers_why_release = { $who ->
    [me] Twój czarodziej wychodzi.
   *[other] Czarodziej gracza { $name } wychodzi.
}
towers_why_castle = Zamek leci na pole { $space }.
towers_why_redraw = Odrzucić wszystkie karty, dobrać trzy nowe i ewentualnie przesunąć wieżę o 1 do przodu. To kończy turę.
towers_why_ask = Partner może dać ci kartę i jedną dostaje z powrotem. Raz na turę.
towers_why_lend = Twoje kolby zapłacą to, czego brakuje partnerowi.
towers_why_again = Rzucić ten sam czar jeszcze raz.
towers_why_pass = Nie robić tu niczego.
towers_why_pass_turn = Zakończyć turę i dobrać do trzech kart.
towers_tell_turn_began = { $who ->
    [me] Twoja tura ({ $turn }).
   *[other] Turę rozgrywa { $name } ({ $turn }).
}
towers_tell_card_played = { $who ->
    [me] Zagrywasz: { $card }.
   *[other] { $name } zagrywa: { $card }.
}
towers_tell_card_thrown = { $who ->
    [me] Odrzucasz: { $card }.
   *[other] { $name } odrzuca: { $card }.
}
towers_tell_redrew = { $who ->
    [me] Wymieniasz wszystkie karty.
   *[other] { $name } wymienia wszystkie karty.
}
towers_tell_drew = { $who ->
    [me] { $count ->
        [one] Dobierasz { $count } kartę.
        [few] Dobierasz { $count } karty.
       *[many] Dobierasz { $count } kart.
    }
   *[other] { $count ->
        [one] { $name } dobiera { $count } kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
}
towers_tell_got = { $who ->
    [me] Dobierasz: { $card }.
   *[other] { $name } dobiera: { $card }.
}
towers_tell_pile_renewed = { $count ->
    [one] Z odrzuconych kart powstaje nowa talia: { $count } karta.
    [few] Z odrzuconych kart powstaje nowa talia: { $count } karty.
   *[many] Z odrzuconych kart powstaje nowa talia: { $count } kart.
}
towers_tell_rolled = { $who ->
    [me] Wyrzucasz { $die }.
   *[other] { $name } wyrzuca { $die }.
}
towers_tell_half_tower = { $who ->
    [me] Używasz karty dla wieży.
   *[other] { $name } używa karty dla wieży.
}
towers_tell_half_wizard = { $who ->
    [me] Używasz karty dla czarodzieja.
   *[other] { $name } używa karty dla czarodzieja.
}
towers_tell_no_effect = Karta bez efektu: { $card }.
towers_tell_wizard_moved = { $who ->
    [me] { $owner ->
        [own] Przesuwasz czarodzieja z pola { $start } na { $end }.
       *[other] Przesuwasz czarodzieja gracza { $of } z pola { $start } na { $end }.
    }
   *[other] { $owner ->
        [own] { $name } przesuwa czarodzieja z pola { $start } na { $end }.
        [me] { $name } przesuwa twojego czarodzieja z pola { $start } na { $end }.
       *[other] { $name } przesuwa czarodzieja gracza { $of } z pola { $start } na { $end }.
    }
}
towers_tell_wizard_entered = { $who ->
    [me] { $owner ->
        [own] Wprowadzasz czarodzieja z pola { $start } do zamku!
       *[other] Wprowadzasz czarodzieja gracza { $of } z pola { $start } do zamku.
    }
   *[other] { $owner ->
        [own] { $name } wprowadza czarodzieja z pola { $start } do zamku.
        [me] { $name } wprowadza twojego czarodzieja z pola { $start } do zamku!
       *[other] { $name } wprowadza czarodzieja gracza { $of } z pola { $start } do zamku.
    }
}
towers_tell_tower_moved = { $who ->
    [me] Przesuwasz wieżę { $tower } z pola { $start } na { $end }.
   *[other] { $name } przesuwa wieżę { $tower } z pola { $start } na { $end }.
}
towers_tell_revealed = { $who ->
    [me] { $count ->
        [one] Na polu { $space } pojawia się twój czarodziej.
        [few] Na polu { $space } pojawia się { $count } twoich czarodziejów.
       *[many] Na polu { $space } pojawia się { $count } twoich czarodziejów.
    }
    [all] { $count ->
        [one] Na polu { $space } pojawia się czarodziej.
        [few] Na polu { $space } pojawia się { $count } czarodziejów.
       *[many] Na polu { $space } pojawia się { $count } czarodziejów.
    }
   *[other] { $count ->
        [one] Na polu { $space } pojawia się czarodziej gracza { $name }.
        [few] Na polu { $space } pojawia się { $count } czarodziejów gracza { $name }.
       *[many] Na polu { $space } pojawia się { $count } czarodziejów gracza { $name }.
    }
}
towers_tell_trapped = { $who ->
    [me] { $count ->
        [one] Na polu { $space } zostaje uwięziony twój czarodziej.
        [few] Na polu { $space } zostaje uwięzionych { $count } twoich czarodziejów.
       *[many] Na polu { $space } zostaje uwięzionych { $count } twoich czarodziejów.
    }
    [all] { $count ->
        [one] Na polu { $space } zostaje uwięziony czarodziej.
        [few] Na polu { $space } zostaje uwięzionych { $count } czarodziejów.
       *[many] Na polu { $space } zostaje uwięzionych { $count } czarodziejów.
    }
   *[other] { $count ->
        [one] Na polu { $space } zostaje uwięziony czarodziej gracza { $name }.
        [few] Na polu { $space } zostaje uwięzionych { $count } czarodziejów gracza { $name }.
       *[many] Na polu { $space } zostaje uwięzionych { $count } czarodziejów gracza { $name }.
    }
}
towers_tell_potion_filled = { $who ->
    [me] Napełniasz kolbę.
   *[other] { $name } napełnia kolbę.
}
towers_tell_spell_cast = { $who ->
    [me] { $count ->
        [one] Rzucasz „{ $spell }” za { $count } kolbę.
        [few] Rzucasz „{ $spell }” za { $count } kolby.
       *[many] Rzucasz „{ $spell }” za { $count } kolb.
    }
   *[other] { $count ->
        [one] { $name } rzuca „{ $spell }” za { $count } kolbę.
        [few] { $name } rzuca „{ $spell }” za { $count } kolby.
       *[many] { $name } rzuca „{ $spell }” za { $count } kolb.
    }
}
towers_tell_spell_reserved = { $who ->
    [me] { $count ->
        [one] Płacisz { $count } kolbę za „{ $spell }” na później.
        [few] Płacisz { $count } kolby za „{ $spell }” na później.
       *[many] Płacisz { $count } kolb za „{ $spell }” na później.
    }
   *[other] { $count ->
        [one] { $name } płaci { $count } kolbę za „{ $spell }” na później.
        [few] { $name } płaci { $count } kolby za „{ $spell }” na później.
       *[many] { $name } płaci { $count } kolb za „{ $spell }” na później.
    }
}
towers_tell_spell_lost = „{ $spell }” nie ma celu i przepada.
towers_tell_potions_lent = { $who ->
    [me] { $count ->
        [one] Dodajesz { $count } kolbę.
        [few] Dodajesz { $count } kolby.
       *[many] Dodajesz { $count } kolb.
    }
   *[other] { $count ->
        [one] { $name } dodaje { $count } kolbę.
        [few] { $name } dodaje { $count } kolby.
       *[many] { $name } dodaje { $count } kolb.
    }
}
towers_tell_loan_refused = { $who ->
    [me] W tej turze nie dodajesz kolb.
   *[other] { $name } nie dodaje kolb w tej turze.
}
towers_tell_castle_flew = Zamek leci z pola { $start } na { $end }.
towers_tell_castle_stayed = Żadna tarcza nie jest wolna: zamek zostaje na polu { $space }.
towers_tell_towers_swapped = Wieże { $first } i { $second } zamieniają się miejscami.
towers_tell_lifted = { $who ->
    [me] Podnosisz wieżę { $tower }.
   *[other] { $name } podnosi wieżę { $tower }.
}
towers_tell_wizard_freed = { $who ->
    [me] Na polu { $space } wychodzi twój czarodziej.
    [all] Na polu { $space } wychodzi czarodziej.
   *[other] Na polu { $space } wychodzi czarodziej gracza { $name }.
}
towers_tell_card_asked = { $who ->
    [me] Prosisz partnera o kartę.
   *[other] { $name } prosi partnera o kartę.
}
towers_tell_card_given = { $name } daje partnerowi kartę.
towers_tell_card_passed = { $who ->
    [me] Dajesz partnerowi: { $card }.
    [you] Partner daje ci: { $card }.
   *[other] { $name } daje partnerowi: { $card }.
}
towers_tell_passed = { $who ->
    [me] Pasujesz.
   *[other] { $name } pasuje.
}
towers_tell_last_round = { $who ->
    [me] Osiągasz cel: to ostatnia runda.
   *[other] { $name } osiąga cel: to ostatnia runda.
}
towers_end_fulfilled = wszyscy czarodzieje są w domu, a kolby napełnione.
towers_end_nobody_outside = poza zamkiem nie ma już żadnego czarodzieja.
towers_end_turn_limit = minęło 1000 tur, remis.
towers_end_all_home = wszyscy czarodzieje zdążyli do domu.
towers_end_cards_used_up = zagrano ostatnią kartę, a nie wszyscy są w domu.
towers_end_broken_off = została przerwana.
towers_banner_last_round = Ostatnia runda
towers_banner_cards_left = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
}
towers_describe_turn = Runda { $round }, tura { $turn }.
towers_describe_last = To ostatnia runda.
towers_describe_space = Pole { $space }: { $floors }.
towers_describe_ground = na ziemi { $wizards }
towers_describe_tower = wieża { $tower }
towers_describe_tower_crest = wieża { $tower } z tarczą
towers_describe_roof = { $tower }, na niej { $wizards }
towers_describe_castle = zamek
towers_describe_crest = tarcza na ziemi
towers_describe_hidden = być może uwięzieni czarodzieje
towers_describe_crowd = { $name } { $count }
towers_describe_own = twoi { $count }
towers_describe_all = czarodzieje { $count }
towers_describe_empty = Puste pola: { $spaces }.
towers_describe_seat = { $name }: czarodzieje w zamku { $home } z { $wizards }, uwięzieni { $trapped }. Kolby: puste { $empty }, pełne { $full }, zużyte { $spent }. Karty: { $cards }.
towers_describe_you = Ty
towers_describe_everybody = Wszyscy
towers_describe_hand = Na ręce masz: { $cards }.
towers_describe_spells = Czary w grze: { $spells }.
towers_describe_spell = { $spell } ({ $cost })
towers_describe_card = Zagrywana karta: { $card }.
towers_describe_pile = Karty w talii: { $pile }, odrzucone: { $discards }.
towers_reason_wins = Wygrywa partię
towers_reason_fulfils = Wprowadza ostatniego, a wszystkie kolby są pełne
towers_reason_more_potions = Zostawia więcej pełnych kolb, niż ma { $name }
towers_reason_stops_last = { $who ->
    [me] Więzi twojego ostatniego czarodzieja
   *[other] Więzi ostatniego czarodzieja gracza { $name }
}
towers_reason_brings_home = { $count ->
    [one] Wprowadza czarodzieja do zamku
    [few] Wprowadza { $count } czarodziejów do zamku
   *[many] Wprowadza { $count } czarodziejów do zamku
}
towers_reason_partner_home = { $who ->
    [me] { $count ->
        [one] Wprowadza twojego czarodzieja
        [few] Wprowadza { $count } twoich czarodziejów
       *[many] Wprowadza { $count } twoich czarodziejów
    }
   *[other] { $count ->
        [one] Wprowadza czarodzieja gracza { $name }
        [few] Wprowadza { $count } czarodziejów gracza { $name }
       *[many] Wprowadza { $count } czarodziejów gracza { $name }
    }
}
towers_reason_last_potion = Napełnia ostatnią kolbę
towers_reason_fills = { $count ->
    [one] Napełnia kolbę
    [few] Napełnia { $count } kolby
   *[many] Napełnia { $count } kolb
}
towers_reason_frees = { $count ->
    [one] Uwalnia czarodzieja
    [few] Uwalnia { $count } czarodziejów
   *[many] Uwalnia { $count } czarodziejów
}
towers_reason_covers = { $who ->
    [me] { $count ->
        [one] Zakrywa twojego czarodzieja
        [few] Zakrywa { $count } twoich czarodziejów
       *[many] Zakrywa { $count } twoich czarodziejów
    }
   *[other] { $count ->
        [one] Zakrywa czarodzieja gracza { $name }
        [few] Zakrywa { $count } czarodziejów gracza { $name }
       *[many] Zakrywa { $count } czarodziejów gracza { $name }
    }
}
towers_reason_holds_back = { $who ->
    [me] Zabiera twojemu czarodziejowi zamek z zasięgu
   *[other] Gracz { $name } traci zamek z zasięgu
}
towers_reason_keeps_card = Zachowuje „{ $card }” dla czarodzieja, który ma do zamku { $steps }
towers_reason_in_reach = { $count ->
    [one] Czarodziej będzie miał zamek w zasięgu
    [few] { $count } czarodziejów będzie miało zamek w zasięgu
   *[many] { $count } czarodziejów będzie miało zamek w zasięgu
}
towers_reason_nearer = { $count ->
    [one] Zbliża się do zamku o { $count } pole
    [few] Zbliża się do zamku o { $count } pola
   *[many] Zbliża się do zamku o { $count } pól
}
towers_reason_moves_castle = Przenosi zamek na pole { $space }
towers_reason_lends = { $count ->
    [one] Dodaje partnerowi kolbę
    [few] Dodaje partnerowi { $count } kolby
   *[many] Dodaje partnerowi { $count } kolb
}
towers_reason_gives_card = Daje partnerowi kartę
towers_reason_new_cards = Dobiera trzy nowe karty
towers_refusal_no_pass = Tu nie można pasować: wybierz jedną z możliwości.
towers_refusal_no_card = Nie masz tej karty na ręce ({ $card }). Zagraj jedną ze swoich.
towers_refusal_two_cards = Dwie karty są już zagrane. Zakończ turę.
towers_refusal_one_card = Tutaj gra się jedną kartę na turę. Zakończ turę.
towers_refusal_no_throwing = Przy tym stole nie wyrzuca się kart. Zagraj kartę.
towers_refusal_throw_second = Odrzucić można tylko drugą kartę. Pierwszą zagraj.
towers_refusal_no_redrawing = W tej grze nie wymienia się kart. Zagraj kartę.
towers_refusal_redraw_first = Karty można wymienić tylko przed pierwszą kartą. Zagraj drugą.
towers_refusal_nothing_to_redraw = Nie masz kart do wymiany.
towers_refusal_no_partners = Przy tym stole nie ma partnerów, których można poprosić o kartę.
towers_refusal_exchanged = Partnerzy wymieniają kartę tylko raz na turę. Zagraj kartę.
towers_refusal_asked_late = O kartę można prosić tylko wtedy, gdy masz jeszcze co zagrać.
towers_refusal_must_play = W tej turze musisz jeszcze zagrać kartę.
towers_refusal_must_move = Tę kartę można wykonać, więc trzeba. Wybierz pionek lub wieżę.
towers_refusal_must_move_rolled = W polskim wydaniu rzut trzeba wykonać, jeśli się da. Wybierz pionek lub wieżę.
towers_refusal_must_release = W polskim wydaniu znaleziony czarodziej wychodzi na wolność. Wskaż czyj.
towers_refusal_moves_tower = Ta karta przesuwa wieżę. Wybierz którąś.
towers_refusal_moves_wizard = Ta karta przesuwa czarodzieja. Wybierz jednego.
towers_refusal_own_wizard = Karta przesuwa tylko twoich czarodziejów. Wybierz jednego ze swoich.
towers_refusal_partner_wizard = Twoi czarodzieje są już wszyscy w zamku: karta przesuwa czarodzieja partnera. Wybierz jednego z nich.
towers_refusal_no_wizard = { $who ->
    [me] Na polu { $space } nie masz widocznego czarodzieja. Wybierz innego.
   *[other] { $name } nie ma na polu { $space } widocznego czarodzieja. Wybierz innego.
}
towers_refusal_level_full = Pole { $space } jest pełne: na jednym piętrze może stać najwyżej { $limit } czarodziejów. Wybierz innego.
towers_refusal_second_wizard = W tej turze masz już czarodzieja w zamku; czar nie wprowadzi drugiego. Wybierz inny cel.
towers_refusal_second_wizard_partner = W tej turze jeden czarodziej wszedł już do zamku; czar nie wprowadzi też czarodzieja partnera. Wybierz inny cel.
towers_refusal_onto_castle = Wieża { $tower } stanęłaby na polu zamku ({ $space }). Wybierz inną.
towers_refusal_roof_full = Szczyt nad wieżą { $tower } jest pełny, nikt nie mógłby wyjść. Wybierz inną.
towers_refusal_not_on_top = Zamienia się tylko najwyższe wieże, a na wieży { $tower } stoi następna. Wybierz najwyższą.
towers_refusal_castle_on_top = Stosu z zamkiem na szczycie nie można zamienić. Wybierz inny.
towers_refusal_tower_chosen = Wieża { $tower } jest już wybrana. Do zamiany wybierz inną.
towers_refusal_not_yours_to_free = Uwolnić można tylko swoich czarodziejów.
towers_refusal_not_team_to_free = Uwolnić można tylko swoich czarodziejów i czarodziejów partnera.
towers_refusal_not_partner_to_free = Uwolnić można tylko czarodziejów partnera.
towers_refusal_not_below = { $who ->
    [me] Tuż pod podniesioną wieżą nie masz żadnego czarodzieja.
   *[other] { $name } nie ma czarodzieja tuż pod podniesioną wieżą.
}
towers_refusal_not_in_play = „{ $spell }” nie jest w grze. Wybierz jeden z wyłożonych czarów.
towers_refusal_amid_card = Najpierw dokończ kartę, potem rzucaj czar.
towers_refusal_reserved_late = Za późno, by opłacić czar na później: rzuć go teraz.
towers_refusal_around_card = W wariancie mistrzowskim czary rzuca się przy karcie. Najpierw zagraj kartę.
towers_refusal_after_card = Tutaj czar rzuca się po karcie. Najpierw zagraj kartę.
towers_refusal_one_spell = Tylko jeden czar na turę. Graj dalej kartami.
towers_refusal_one_spell_joint = Tylko jeden czar na turę. Zakończ turę.
towers_refusal_free_before_redraw = Zanim ta wieża się ruszy, można rzucić tylko „{ $free }”.
towers_refusal_free_at_once = „{ $free }” rzuca się od razu. Wybierz go bez czekania.
towers_refusal_right_used = Przy tej karcie ktoś już rzuca czar. Poczekaj na następną.
towers_refusal_piggyback_when = „{ $piggyback }” rzuca się, gdy czarodziej ma ruszyć. Poczekaj na to.
towers_refusal_nobody_rides = Przy tej karcie żaden twój czarodziej nie pojedzie.
towers_refusal_nobody_rides_partner = Przy tej karcie żaden czarodziej partnera nie pojedzie.
towers_refusal_too_dear = { $cost ->
    [one] „{ $spell }” kosztuje { $cost } pełną kolbę, masz { $potions }. Następne napełnisz, więżąc czarodziejów.
    [few] „{ $spell }” kosztuje { $cost } pełne kolby, masz { $potions }. Następne napełnisz, więżąc czarodziejów.
   *[many] „{ $spell }” kosztuje { $cost } pełnych kolb, masz { $potions }. Następne napełnisz, więżąc czarodziejów.
}
towers_refusal_too_dear_team = { $cost ->
    [one] „{ $spell }” kosztuje { $cost } pełną kolbę, razem z partnerem macie { $potions }. Następne napełnicie, więżąc czarodziejów.
    [few] „{ $spell }” kosztuje { $cost } pełne kolby, razem z partnerem macie { $potions }. Następne napełnicie, więżąc czarodziejów.
   *[many] „{ $spell }” kosztuje { $cost } pełnych kolb, razem z partnerem macie { $potions }. Następne napełnicie, więżąc czarodziejów.
}
towers_refusal_no_target = „{ $spell }” nie ma teraz celu. Wybierz coś innego.
towers_figure_wizard_moves = Ruchy czarodziejów
towers_figure_tower_moves = Ruchy wież
towers_figure_home = Czarodzieje w zamku
towers_figure_covered = Zakryci cudzy czarodzieje
towers_figure_own_covered = Zakryci własni czarodzieje
towers_figure_potions = Napełnione kolby
towers_figure_spells = Rzucone czary
towers_figure_flights = Spowodowane loty zamku
towers_figure_dice = Rzuty kością
towers_figure_luck = Średni rzut
towers_option_variant = Czary
towers_option_variant_about = Które czary można rzucać i kiedy.
towers_option_variant_base = Podstawowe: dwa czary, jeden na turę
towers_option_variant_advanced = Zaawansowane: cztery losowo, ile opłacisz
towers_option_variant_master = Mistrzowskie: przy każdej karcie, także w cudzej turze
towers_option_edition = Wydanie
towers_option_edition_about = Która instrukcja rozstrzyga, gdy się różnią.
towers_option_edition_cs = Czeskie
towers_option_edition_pl = Polskie
towers_option_teams = Drużyny
towers_option_teams_about = Partnerzy siedzą naprzeciw i wygrywają razem; dla 4 lub 6 graczy.
towers_option_together = Razem
towers_option_together_about = Wszyscy grają jednym kolorem z odkrytymi kartami i razem wygrywają lub przegrywają.
towers_option_spells = Wybrane czary
towers_option_spells_about = Gra mistrzowska, solo i razem: czary w grze. Bez wyboru decyduje los.
towers_option_spell_count = Czary losowane
towers_option_spell_count_about = Gra mistrzowska: ile czarów się losuje.
towers_option_potions = Czary solo i razem
towers_option_potions_about = Bez czarów albo trzy czary i sześć kolb.
towers_option_potions_none = Bez czarów
towers_option_potions_full = Kolby na początku pełne
towers_option_potions_empty = Kolby puste, do napełnienia
towers_option_skip_second = Drugą kartę można odrzucić
towers_option_skip_second_about = Drugą kartę możesz odrzucić bez efektu.
towers_option_offers = Partnerzy proponują karty
towers_option_offers_about = Drużyny: na początku tury partner może zaproponować kartę.
towers_option_memory = Uwięzieni czarodzieje
towers_option_memory_about = Czy trzeba pamiętać, kto jest gdzie pod wieżami.
towers_board_space = Pole { $space }
towers_board_choose = Pole { $space }: wybierz, co przesuniesz
towers_board_look = Pole { $space }: obejrzyj wieże
towers_board_confirm = Wykonaj
towers_board_close = Zamknij
towers_board_tower = Wieża { $tower }
towers_board_maybe = W środku może ktoś być
towers_board_inside = W środku: { $wizards }.
towers_board_spell = { $spell } (kolby: { $cost })
towers_board_given = { $name } ma od ciebie:
towers_board_home = Czarodzieje w zamku: { $home } z { $wizards }.
towers_board_potions = Kolby: pełne { $full }, puste { $empty }, zużyte { $spent }.
towers_board_trapped = Uwięzieni czarodzieje: { $count }.
towers_board_cards = Karty: { $count }.
towers_legend_castle = Zamek kruków
towers_legend_castle_text = Czarodziej, który dotrze tu dokładną liczbą kroków, jest w domu. Zamek leci potem na następną tarczę bez czarodzieja i tura się kończy.
towers_legend_crest = Tarcza z krukami
towers_legend_crest_text = Tu może wylądować zamek.
towers_legend_tower = Wieża
towers_legend_tower_text = Rusza się ze wszystkim, co na niej stoi. Na kogo opadnie, ten jest uwięziony, a kto nią ruszył, napełnia kolbę. Nigdy nie kończy na polu zamku.
towers_legend_home = Czarodzieje w zamku
towers_legend_home_text = Wszyscy muszą dostać się do zamku.
towers_legend_full = Pełna kolba
towers_legend_full_text = Płaci się nią za zaklęcia. Napełnia ją, kto kogoś uwięzi.
towers_legend_empty = Pusta kolba
towers_legend_empty_text = Na końcu żadna nie może być pusta.
towers_legend_spent = Zużyta kolba
towers_legend_spent_text = Liczy się jako napełniona.
towers_legend_trapped = Uwięzieni czarodzieje
towers_legend_trapped_text = Stoją pod wieżami, dopóki wieże się nie przesuną.
towers_legend_hand_text = Na końcu każdej tury trzy.
towers_tutorial_you = Ty
towers_tutorial_rival = Elwira
towers_tutorial_welcome = Witaj! Prowadzisz niebieskich czarodziejów. Trzech jest już w Zamku kruków, dwóch jeszcze w drodze.
towers_tutorial_goal = Wygrywasz, gdy wszyscy twoi czarodzieje są w zamku i żadna kolba nie jest pusta. Jedną masz jeszcze pustą. W turze zagrywa się dwie karty.
towers_tutorial_walk = Najpierw spacer. Dotknij karty, która przesuwa czarodzieja o 3, potem swojego czarodzieja na ziemi, i potwierdź.
towers_tutorial_tower = Wieże też wędrują, ze wszystkim, co na nich stoi. Zagraj kartę wieży 2 i weź wieżę, na której stoi twój czarodziej: podwiezie go.
towers_tutorial_end_turn = Dwie karty zagrane. Pełne kolby opłaciłyby teraz czar, ale zachowamy je na później. Zakończ turę.
towers_tutorial_watch = Masz znowu trzy karty. Teraz tura Elwiry. Miej oko na swojego czarodzieja!
towers_tutorial_trapped = Elwira postawiła wieżę na twoim czarodzieju. Jest uwięziony, a jej napełniła się kolba. Pod wieże nie wolno zaglądać, więc pamiętaj, kto gdzie jest.
towers_tutorial_cover = Odpłać jej! Twoja karta przesuwa wieżę o 2 albo czarodzieja o 4. Weź górną wieżę: twój czarodziej będzie wolny, a ona wyląduje na jej czarodzieju.
towers_tutorial_filled = Kto kogoś przykryje, temu napełnia się kolba. To była twoja ostatnia pusta!
towers_tutorial_enter = Od uwolnionego czarodzieja do zamku jest dokładnie 5, a wejść można tylko dokładną liczbą kroków. Zagraj nim kartę czarodzieja 5.
towers_tutorial_flown = W domu! A zamek leci dalej, na najbliższe wolne miejsce z tarczą z krukami. Wejście do zamku od razu kończy turę. Gra Elwira.
towers_tutorial_exchanged = Karty jej się nie podobały: zamiast grać wymieniła wszystkie trzy i przesunęła jedną wieżę o 1. Też tak możesz.
towers_tutorial_short = Twój ostatni czarodziej ma do zamku 6. Zagraj kartę czarodzieja 5…
towers_tutorial_spell = …a resztę załatwi czar. Za dwie pełne kolby rzuć „Przesuń czarodzieja” i dotknij swojego czarodzieja.
towers_tutorial_end = Wszyscy w domu, żadnej pustej kolby: wygrywasz! Zużyte kolby nie liczą się jako puste. Na prawdziwą partię wiesz już dość.
towers_preset_base = Podstawowa
towers_preset_base_about = Dwa czary, jeden na turę. Zacznij od tego.
towers_preset_advanced = Zaawansowana
towers_preset_advanced_about = Cztery czary z losowania, w turze tyle, za ile zapłacisz.
towers_preset_master = Mistrzowska
towers_preset_master_about = Czary przy każdej karcie, także w turach innych.
towers_preset_teams = Drużyny
towers_preset_teams_about = Czterech lub sześciu graczy; partnerzy siedzą naprzeciwko i wygrywają razem.
towers_preset_solo = Solo
towers_preset_solo_about = Dwunastu czarodziejów, trzydzieści kart i tylko ty.
towers_preset_together = Razem
towers_preset_together_about = Jeden kolor, jedna odkryta ręka; wygrywają wszyscy albo nikt.

## The terminal

towers_draw_home = w zamku
towers_draw_trapped = uwięz.
towers_draw_empty = kolby: puste
towers_draw_full = pełne
towers_draw_spent = zużyte
towers_draw_cards = karty
towers_draw_gave = { $count } (od ciebie { $cards })
towers_draw_right = Prawo do czaru ma { $name }: { $spell }
towers_reminder =
    Cel: zaprowadź wszystkich swoich czarodziejów do zamku i napełnij wszystkie
    kolby. Wtedy kończy się runda; wygrywa, komu zostało najwięcej pełnych.
    Tura: zagraj dwie karty. Karta przesuwa jednego z twoich widocznych czarodziejów
    albo dowolną wieżę ze wszystkim, co na niej stoi. Zamiast tego możesz najpierw
    wymienić wszystkie trzy karty.
    Zamek: czarodziej musi dojść do niego dokładnie. Zamek leci wtedy na następny herb
    bez czarodzieja, a twoja tura się kończy. Żadna wieża nie może stanąć na jego polu.
    Kolby: wieża, która spada na czarodziejów, więzi ich, a ty napełniasz kolbę.
    Pełnymi płaci się za czary. Na jednym dachu stoi najwyżej sześciu czarodziejów.
    Samemu lub razem: jedna karta na turę, wszyscy w zamku z 30. kartą.
    Obraz: litery to czarodzieje, ▐5♦ ▌ to wieża 5 z herbem, ? może kryć czarodziejów,
    ◢♜◣ to zamek. Karty: w3 czarodziej o 3, t2w4 wieża o 2 albo czarodziej o 4, d kość.
