### Magic Hill

hill_goal = Wprowadź jednego ze swoich pięciu goblinów na szczyt: kto jest tam pierwszy, wygrywa.
hill_option_walk_on = Dalszy marsz
hill_option_walk_on_about = Po wejściu na goblina następna karta może też iść dalej, nie tylko się wspinać.
hill_option_memory = Widziane płytki
hill_option_memory_about = Czy trzeba pamiętać, co kryje płytka.
hill_card_joker = joker
hill_card_joker_as = joker jako { $value }
hill_card_text = { $value ->
    [one] Wskazuje goblina { $value } albo rusza wskazanego o { $value } pole.
    [few] Wskazuje goblina { $value } albo rusza wskazanego o { $value } pola.
   *[many] Wskazuje goblina { $value } albo rusza wskazanego o { $value } pól.
}
hill_card_joker_text = Dowolna liczba od 1 do 5, jak wolisz.
hill_tile_passage = Tajne przejście
hill_tile_ghost = Duch
hill_tile_raven = Kruk
hill_tile_ball = Kryształowa kula
hill_tile_whirlwind = Trąba powietrzna
hill_tile_flying = Latająca karta
hill_tile_trapdoor = Zapadnia
hill_tile_unknown = Zakryta płytka
hill_tile_passage_text = Goblin idzie w górę na sąsiednie pole, z 4. pierścienia na szczyt. Jeśli jest zajęte, czeka.
hill_tile_ghost_text = Goblin ucieka do wioski, którą wybierze jego właściciel.
hill_tile_raven_text = Wskaż gracza, traci kamień. Kto nie ma żadnego, traci następny.
hill_tile_ball_text = Odkryj trzy płytki. Zostają odkryte, aż zadziałają.
hill_tile_whirlwind_text = Odkryte płytki się zakrywa, potem góra obraca się o ćwierć. Wioski zostają.
hill_tile_flying_text = Od razu dobierz kartę i w tej turze możesz zagrać o jedną więcej.
hill_tile_trapdoor_text = Goblin spada na pole niżej, z 1. pierścienia do wioski. Jeśli jest zajęte, czeka.
hill_tile_unknown_text = Nie widać, co kryje.
hill_place_field = pole { $field }
hill_place_village = wioska { $village }
hill_place_summit = szczyt
hill_from_field = z pola { $field }
hill_from_village = z wioski { $village }
hill_to_field = na pole { $field }
hill_to_village = do wioski { $village }
hill_to_summit = na szczyt
hill_to_ring = na { $level }. pierścień
hill_to_a_village = do wioski
hill_way_cw = zgodnie z zegarem
hill_way_ccw = przeciwnie do zegara
hill_way_up = w górę
hill_way_up_cw = w górę, potem zgodnie z zegarem
hill_way_up_ccw = w górę, potem przeciwnie do zegara
hill_way_out = krok z wioski
hill_ask_place = { $who ->
    [me] Postaw goblina w wiosce.
   *[other] { $name } stawia goblina w wiosce.
}
hill_ask_turn = { $who ->
    [me] Twoja tura: wskaż kartą goblina albo wymień karty.
   *[other] { $name } wybiera goblina.
}
hill_ask_only_exchange = { $who ->
    [me] Twoja tura: wymień karty, żadna z twoich nie wskaże goblina, którego inna mogłaby ruszyć.
   *[other] { $name } wybiera goblina.
}
hill_ask_exchange = { $who ->
    [me] { $count ->
        [one] Odłóż jeszcze kartę albo dobierz { $count } kartę.
        [few] Odłóż jeszcze kartę albo dobierz { $count } karty.
       *[many] Odłóż jeszcze kartę albo dobierz { $count } kart.
    }
   *[other] { $name } wymienia karty.
}
hill_ask_move = { $who ->
    [me] Goblin { $goblin }: którą kartą idzie i w którą stronę?
   *[other] { $name } wybiera, dokąd pójdzie goblin { $goblin }.
}
hill_ask_move_on = { $who ->
    [me] Jeszcze karta dla goblina { $goblin } czy koniec tury?
   *[other] { $name } może zagrać jeszcze kartę dla goblina { $goblin }.
}
hill_ask_goblin = { $card }, { $way }: którym goblinem?
hill_ask_village = { $who ->
    [me] { $cause ->
        [ghost] Duch porywa goblina { $goblin }: do której wioski?
       *[other] Goblin { $goblin } wpada w zapadnię: do której wioski?
    }
   *[other] { $name } wybiera wioskę dla goblina { $goblin }.
}
hill_ask_tile = { $who ->
    [me] { $count ->
        [one] Kryształowa kula: odkryj { $count } płytkę.
        [few] Kryształowa kula: odkryj { $count } płytki.
       *[many] Kryształowa kula: odkryj { $count } płytek.
    }
   *[other] { $name } odkrywa płytkę.
}
hill_ask_whom = { $who ->
    [me] Kruk zabiera kamień: komu?
   *[other] { $name } wysyła kruka.
}
hill_ask_discard = { $who ->
    [me] Masz za dużo kart: odrzuć jedną.
   *[other] { $name } wybiera kartę do odrzucenia.
}
hill_ask_turn_hill = { $who ->
    [me] Trąba powietrzna: w którą stronę obrócisz górę?
   *[other] { $name } obraca górę.
}
hill_ask_none = Teraz na nic się nie czeka.
hill_over = Koniec partii: { $why }
hill_won = { $who ->
    [me] Wygrywasz!
   *[other] { $name } wygrywa.
}
hill_won_shared = Zwycięstwo dzielą: { $names }.
hill_end_summit = goblin jest na szczycie.
hill_end_turn_limit = minęło 3000 tur, remis.
hill_end_broken_off = została przerwana.
hill_banner_extra = { $count ->
    [one] W tej turze o { $count } kartę więcej
    [few] W tej turze o { $count } karty więcej
   *[many] W tej turze o { $count } kart więcej
}
hill_do_place = Goblin { $goblin } do wioski { $village }
hill_do_name = Goblin nr { $goblin }
hill_do_name_joker = Goblin nr { $goblin } (joker)
hill_do_exchange = Wymień: { $card }
hill_do_done = { $count ->
    [one] Dobierz { $count } kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
hill_do_move = { $card }, { $way }
hill_do_end = Zakończ turę
hill_do_village = Wioska { $village }
hill_do_reveal = Płytka { $field }
hill_do_raven = { $who ->
    [me] Kruk leci do mnie
   *[other] Kruk leci do gracza { $name }
}
hill_do_discard = Odrzuć: { $card }
hill_why_place = Goblin { $goblin } zaczyna w wiosce { $village }.
hill_why_name = Goblin { $goblin } rusza { $from }. Następna karta go przesunie.
hill_why_exchange = Odłóż tę kartę i dobierz inną. Wymiana to cała twoja tura.
hill_why_done = Dobierz tyle kart, ile leży odłożonych. To kończy twoją turę.
hill_why_move = { $value ->
    [one] Goblin idzie o { $value } pole: { $way }.
    [few] Goblin idzie o { $value } pola: { $way }.
   *[many] Goblin idzie o { $value } pól: { $way }.
}
hill_why_lands = Goblin idzie { $way } { $to }.
hill_why_pushes = { $who ->
    [me] Popycha twojego goblina { $goblin }.
   *[other] Popycha goblina { $goblin } gracza { $name }.
}
hill_why_stone = Zabiera kamień.
hill_why_stone_raven = Leżący tam kamień zabierze czekający kruk.
hill_why_stone_many = Leżący tam kamień wypada z gry, bo masz już dwa.
hill_why_tile = Leży tam płytka: { $tile }.
hill_why_turn_village = Wioska { $village } leży potem przy narożniku { $corner }.
hill_why_end = Zakończ turę bez kolejnej karty i dobierz.
hill_why_village = Goblin pójdzie do wioski { $village }.
hill_why_reveal = Odkryj płytkę na polu { $field }.
hill_why_raven_takes = { $who ->
    [me] Kruk zabierze ci kamień.
   *[other] Kruk zabierze kamień graczowi { $name }.
}
hill_why_raven_waits = { $who ->
    [me] Kruk poczeka na twój następny kamień.
   *[other] Kruk poczeka na następny kamień gracza { $name }.
}
hill_why_discard = Odrzuć tę kartę.
hill_why_turn = Góra obróci się o ćwierć { $way }. Wioski zostaną na miejscu.
hill_tell_goblin_placed = { $who ->
    [me] Stawiasz goblina { $goblin } w wiosce { $village }.
   *[other] { $name } stawia goblina { $goblin } w wiosce { $village }.
}
hill_tell_turn_began = { $who ->
    [me] Twoja tura ({ $turn }).
   *[other] Turę rozgrywa { $name } ({ $turn }).
}
hill_tell_goblin_named = { $who ->
    [me] { $card ->
        [joker] Jokerem wskazujesz goblina { $goblin }.
       *[other] Wskazujesz goblina { $goblin }.
    }
   *[other] { $card ->
        [joker] { $name } wskazuje jokerem goblina { $goblin }.
       *[other] { $name } wskazuje goblina { $goblin }.
    }
}
hill_tell_card_played = { $who ->
    [me] Zagrywasz: { $card }, { $way }.
   *[other] { $name } zagrywa: { $card }, { $way }.
}
hill_tell_goblin_moved = { $who ->
    [me] Twój goblin { $goblin } idzie { $from } { $to }.
   *[other] Goblin { $goblin } gracza { $name } idzie { $from } { $to }.
}
hill_tell_sits = { $who ->
    [me] Siada na twoim goblinie { $goblin }.
    [own] Siada na własnym goblinie { $goblin }.
   *[other] Siada na goblinie { $goblin } gracza { $name }.
}
hill_tell_goblin_pushed = { $who ->
    [me] Twój goblin { $goblin } zostaje popchnięty { $from } { $to }.
   *[other] Goblin { $goblin } gracza { $name } zostaje popchnięty { $from } { $to }.
}
hill_tell_tile_shown = { $who ->
    [me] Twój goblin { $goblin } staje na płytce: { $tile }.
   *[other] Goblin { $goblin } gracza { $name } staje na płytce: { $tile }.
}
hill_tell_tile_removed = Płytka wypada z gry: { $tile }.
hill_tell_tile_turned_up = Płytka na polu { $field }: { $tile }.
hill_tell_tiles_turned_down = { $count ->
    [one] Zakrywa się { $count } odkrytą płytkę.
    [few] Zakrywa się { $count } odkryte płytki.
   *[many] Zakrywa się { $count } odkrytych płytek.
}
hill_tell_hill_turned = { $who ->
    [me] Obracasz górę o ćwierć { $way }.
   *[other] { $name } obraca górę o ćwierć { $way }.
}
hill_tell_goblin_rose = { $who ->
    [me] Twój goblin { $goblin } wspina się przejściem { $from } { $to }.
   *[other] Goblin { $goblin } gracza { $name } wspina się przejściem { $from } { $to }.
}
hill_tell_goblin_fell = { $who ->
    [me] Twój goblin { $goblin } spada { $from } { $to }.
   *[other] Goblin { $goblin } gracza { $name } spada { $from } { $to }.
}
hill_tell_goblin_fled = { $who ->
    [me] Twój goblin { $goblin } ucieka { $from } { $to }.
   *[other] Goblin { $goblin } gracza { $name } ucieka { $from } { $to }.
}
hill_tell_goblin_waits = { $who ->
    [me] Dalsza droga jest zajęta: twój goblin { $goblin } czeka na polu { $field }.
   *[other] Dalsza droga jest zajęta: goblin { $goblin } gracza { $name } czeka na polu { $field }.
}
hill_tell_stone_taken = { $who ->
    [me] Bierzesz magiczny kamień, masz { $stones }.
   *[other] { $name } bierze magiczny kamień, ma { $stones }.
}
hill_tell_stone_too_many = { $who ->
    [me] Masz już dwa kamienie: ten wypada z gry.
   *[other] { $name } ma już dwa kamienie: ten wypada z gry.
}
hill_tell_raven_sent = { $who ->
    [me] { $whom ->
        [own] Wysyłasz kruka do siebie.
       *[other] Wysyłasz kruka do gracza { $of }.
    }
   *[other] { $whom ->
        [me] { $name } wysyła kruka do ciebie.
        [own] { $name } wysyła kruka do siebie.
       *[other] { $name } wysyła kruka do gracza { $of }.
    }
}
hill_tell_raven_waits = { $who ->
    [me] Nie masz kamienia: kruk na niego czeka.
   *[other] { $name } nie ma kamienia: kruk na niego czeka.
}
hill_tell_stone_lost = { $who ->
    [me] Kruk zabiera ci kamień.
   *[other] Kruk zabiera kamień graczowi { $name }.
}
hill_tell_card_granted = { $who ->
    [me] W tej turze możesz zagrać o kartę więcej.
   *[other] { $name } może w tej turze zagrać o kartę więcej.
}
hill_tell_card_discarded = { $who ->
    [me] Odrzucasz: { $card }.
   *[other] { $name } odrzuca: { $card }.
}
hill_tell_card_put = { $who ->
    [me] Wymieniasz: { $card }.
   *[other] { $name } wymienia: { $card }.
}
hill_tell_drew = { $who ->
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
hill_tell_got = { $who ->
    [me] Dobierasz: { $card }.
   *[other] { $name } dobiera: { $card }.
}
hill_tell_pile_renewed = { $count ->
    [one] Z odrzuconych kart powstaje nowa talia: { $count } karta.
    [few] Z odrzuconych kart powstaje nowa talia: { $count } karty.
   *[many] Z odrzuconych kart powstaje nowa talia: { $count } kart.
}
hill_tell_turn_ended = { $who ->
    [me] Nie grasz więcej kart.
   *[other] { $name } nie gra więcej kart.
}
hill_describe_turn = Runda { $round }, tura { $turn }.
hill_describe_fields = Pola liczy się zgodnie z zegarem: { $field } to pole { $number } na { $level }. pierścieniu, pierwszy jest najniżej.
hill_describe_village = Wioska { $village } leży przy narożniku { $corner }.
hill_describe_you = Ty
hill_describe_seat = { $name }: { $goblins }. Kamienie: { $stones }. Karty: { $cards }.
hill_describe_ravens = Czekające kruki: { $ravens }.
hill_describe_goblin = goblin nr { $goblin }: { $place }
hill_describe_aside = jeszcze poza stołem
hill_describe_sits = { $who ->
    [me] siedzi na twoim goblinie { $goblin }
   *[other] siedzi na goblinie { $goblin } gracza { $name }
}
hill_describe_blocked = ktoś na nim siedzi
hill_describe_waits = czeka
hill_describe_tile = { $field } { $tile }
hill_describe_open = Odkryte płytki: { $tiles }.
hill_describe_down = Zakryte płytki: { $tiles }.
hill_describe_stones = Magiczne kamienie na: { $fields }.
hill_describe_hand = Na ręce masz: { $cards }.
hill_describe_pile = Karty w talii: { $pile }, odrzucone: { $discards }.
hill_reason_wins = Wprowadza goblina { $goblin } na szczyt
hill_reason_lets_win = { $who ->
    [me] Daje ci wygrać
   *[other] Daje graczowi { $name } wygrać
}
hill_reason_averts = { $who ->
    [me] Nie puszcza twojego goblina { $goblin } na szczyt
   *[other] Nie puszcza goblina { $goblin } gracza { $name } na szczyt
}
hill_reason_summit_next = Goblin { $goblin } wejdzie potem na szczyt dowolną kartą
hill_reason_climbs = Wnosi goblina { $goblin } { $to }
hill_reason_falls = Goblin { $goblin } schodzi { $to }
hill_reason_way_up = Goblin { $goblin } może potem wspiąć się { $to }
hill_reason_ways = { $count ->
    [one] Goblin { $goblin } dojdzie potem do drogi w górę { $count } rodzajem kart
    [few] Goblin { $goblin } dojdzie potem do drogi w górę { $count } rodzajami kart
   *[many] Goblin { $goblin } dojdzie potem do drogi w górę { $count } rodzajami kart
}
hill_reason_corner = Goblin { $goblin } stoi w narożniku, gdzie nikt się po nim nie wespnie
hill_reason_waits = Goblin { $goblin } czeka na przejściu
hill_reason_frees = Uwalnia goblina { $goblin }
hill_reason_blocks = { $who ->
    [me] Siada na twoim goblinie { $goblin }
   *[other] Siada na goblinie { $goblin } gracza { $name }
}
hill_reason_unseats = { $who ->
    [me] Odbiera twojemu goblinowi { $goblin } drogę w górę
   *[other] Odbiera drogę w górę goblinowi { $goblin } gracza { $name }
}
hill_reason_sends_down = { $who ->
    [me] Zsyła twojego goblina { $goblin } { $to }
   *[other] Zsyła goblina { $goblin } gracza { $name } { $to }
}
hill_reason_helps = { $who ->
    [me] Pomaga twojemu goblinowi { $goblin } { $to }
   *[other] Pomaga goblinowi { $goblin } gracza { $name } { $to }
}
hill_reason_stone = Bierze kamień, a z nim dodatkową kartę
hill_reason_robs = { $who ->
    [me] Zabiera ci kamień
   *[other] Zabiera kamień graczowi { $name }
}
hill_reason_raven_waits = { $who ->
    [me] Zostawia kruka, by czekał na twój następny kamień
   *[other] Zostawia kruka, by czekał na następny kamień gracza { $name }
}
hill_reason_shows = { $count ->
    [one] Pokazuje, co kryje { $count } płytka
    [few] Pokazuje, co kryją { $count } płytki
   *[many] Pokazuje, co kryje { $count } płytek
}
hill_reason_new_cards = { $count ->
    [one] Dobiera { $count } nową kartę
    [few] Dobiera { $count } nowe karty
   *[many] Dobiera { $count } nowych kart
}
hill_reason_keeps_joker = Zachowuje jokera
hill_reason_keeps_card = Zachowuje kartę { $card } dla swojego goblina na { $level }. pierścieniu
hill_refusal_must_move = Zagrywa się co najmniej dwie karty: wybierz tę, która ruszy goblina.
hill_refusal_empty_exchange = Do wymiany odłóż co najmniej jedną kartę.
hill_refusal_exchange_besides = Karty wymienia się zamiast grania. Ruszaj dalej goblinem.
hill_refusal_no_card = Tej karty nie masz na ręce ({ $card }). Wybierz którąś ze swoich.
hill_refusal_ridden = { $who ->
    [me] Na twoim goblinie { $goblin } siedzi twój goblin { $rider }, więc się nie ruszy. Wybierz innego.
   *[other] Na twoim goblinie { $goblin } siedzi goblin { $rider } gracza { $name }, więc się nie ruszy. Wybierz innego.
}
hill_refusal_no_other_card = Żadna inna twoja karta nie ruszy goblina { $goblin }. Wybierz innego.
hill_refusal_climb_only = Po wejściu na goblina następna karta służy tylko do wspinaczki. Wspinaj się albo zakończ turę.
hill_refusal_not_sitting = Wspinać się może tylko goblin, który siedzi na innym.
hill_refusal_corner = Z narożnika nie ma drogi w górę. Idź po pierścieniu.
hill_refusal_above_taken = Na polu wyżej stoi goblin. Wybierz inną drogę.
hill_refusal_not_in_village = Wyjść z wioski może tylko goblin, który w niej jest.
hill_refusal_pair_on_corner = W narożniku stoi para: wybierz, w którą stronę popchniesz.
hill_refusal_out_one_step = Z wioski wychodzi się jednym krokiem. Przy większej liczbie wybierz kierunek.
hill_refusal_summit_up = Na szczyt idzie się prosto w górę, bez względu na liczbę.
hill_refusal_no_direction = Jeden krok nie ma tu kierunku: prowadzi w górę albo z wioski.
hill_refusal_up_one_step = W górę prowadzi jeden krok. Przy większej liczbie wybierz kierunek na górnym pierścieniu.
hill_refusal_pair_in_way = { $most ->
    [one] Na drodze stoi para, a jej nikt nie przeskoczy: najwyżej { $most } pole.
    [few] Na drodze stoi para, a jej nikt nie przeskoczy: najwyżej { $most } pola.
   *[many] Na drodze stoi para, a jej nikt nie przeskoczy: najwyżej { $most } pól.
}
hill_refusal_placed = Goblin { $goblin } jest już w wiosce. Wybierz innego.
hill_refusal_fourth_village = Każdy zajmuje dokładnie trzy wioski, a ty już je masz. Wybierz jedną z nich.
hill_refusal_too_few_villages = Każdy zajmuje dokładnie trzy wioski: wybierz kolejną.
hill_refusal_no_tile = Na polu { $field } nie ma płytki. Wybierz inne.
hill_refusal_tile_open = Płytka na polu { $field } jest już odkryta. Wybierz zakrytą.
hill_refusal_raven_to_nobody = Kruk leci tylko do kogoś przy tym stole.
hill_figure_highest = Najwyższy pierścień
hill_figure_moves = Ruchy goblinów
hill_figure_climbs = Wspinaczki
hill_figure_passages = Tajne przejścia
hill_figure_pushes = Popchnięte gobliny
hill_figure_falls = Upadki i ucieczki
hill_figure_tiles = Znalezione płytki
hill_figure_stones = Magiczne kamienie
hill_figure_exchanged = Wymienione karty
hill_figure_jokers = Zagrane jokery
hill_banner_near = Szczyt jest blisko
hill_tutorial_you = Ty
hill_tutorial_rival = Elwira
hill_tutorial_welcome = Witaj! Twoje pięć goblinów jest niebieskich. Wygrywa ten, czyj goblin pierwszy stanie na szczycie: twój albo Elwiry.
hill_tutorial_cards = W turze zagrywasz dwie lub trzy karty: pierwsza numerem wskazuje goblina, następne go ruszają. Dzięki magicznemu kamieniowi trzymasz cztery karty zamiast trzech.
hill_tutorial_name = Trójką wskaż goblina 3. Potem zagraj piątkę zgodnie z zegarem: krok z wioski i cztery dalej, prosto na ramiona goblina Elwiry.
hill_tutorial_climb = Po ramionach wchodzi się wyżej! Pierwszy krok następnej karty prowadzi na wyższy pierścień. Zagraj dwójkę: w górę, potem o jedno zgodnie z zegarem.
hill_tutorial_watch = Drugi pierścień! Masz nowe karty. Teraz tura Elwiry, a ona ma na ciebie oko…
hill_tutorial_stuck = Usiadła na twoim goblinie 3. Kto ma kogoś na ramionach, nie może się ruszyć, a pary nikt nie przeskoczy.
hill_tutorial_push = Parę można jednak popchnąć! Wskaż goblina 5 i idź o 2 zgodnie z zegarem na tych dwóch: goblin Elwiry przesunie się o pole, a twój usiądzie na jego miejscu.
hill_tutorial_ghost = I trafił na płytkę: duch! Przepędza jej goblina do wioski. Wolno jej wybrać którą.
hill_tutorial_higher = Twój goblin 5 siedzi na twojej trójce, i to też się liczy. Zagraj trójkę: w górę, potem o dwa zgodnie z zegarem, na płytkę. Co na niej będzie?
hill_tutorial_passage = Tajne przejście, prosto na 4. pierścień! Płytka może być też krukiem, zapadnią, trąbą powietrzną i nie tylko. Gra Elwira.
hill_tutorial_exchanged = Nie miała nic lepszego, więc wymieniła kartę. Też tak możesz, zamiast grać.
hill_tutorial_summit = Obok twojego goblina 5 leży odkryte przejście, a nad nim jest już tylko szczyt. Joker to dowolna liczba: wskaż nim piątkę i zagraj jedynkę zgodnie z zegarem!
hill_tutorial_end = Twój goblin jest na szczycie: wygrywasz! Na prawdziwą partię wiesz już dość.
hill_foretell_tile = Leży tam zakryta płytka…

## The board

hill_board_turn_left = Spójrz z prawej
hill_board_turn_right = Spójrz z lewej
hill_board_turned = Widok się obraca: to, co możesz wybrać, leży za górą.
hill_board_plan = Plan wszystkich pierścieni
hill_board_plan_open = Otwórz plan wszystkich pierścieni
hill_board_choose = Wybierz tutaj
hill_board_confirm = Zrób to
hill_board_goblin = Goblin { $number }
hill_board_names = kto idzie
hill_board_moves = o ile
hill_board_exchange = Wymień karty
hill_board_exchange_ask = Które karty odkładasz?
hill_board_exchange_do = { $count ->
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
hill_board_stones = { $count ->
    [one] { $count } magiczny kamień.
    [few] { $count } magiczne kamienie.
   *[many] { $count } magicznych kamieni.
}
hill_board_ravens = { $count ->
    [one] { $count } kruk czeka na kamień.
    [few] { $count } kruki czekają na kamień.
   *[many] { $count } kruków czeka na kamień.
}
hill_board_cards = { $count ->
    [one] { $count } karta na ręce.
    [few] { $count } karty na ręce.
   *[many] { $count } kart na ręce.
}
hill_board_level = Najwyższy goblin jest na pierścieniu { $level }.
hill_board_pile = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
hill_legend_tiles = Płytki
hill_legend_stone = Magiczny kamień
hill_legend_stone_text = Kto na nim skończy, bierze go: o jedną kartę więcej w ręce. Najwyżej dwa.
hill_legend_pair = Para
hill_legend_pair_text = Goblin, który siedzi na innym, blokuje go. Pierwszym krokiem następnej karty może wejść pierścień wyżej, byle nie w rogu.
hill_legend_push = Popchnięcie
hill_legend_push_text = Kto skończy na parze, popycha górnego goblina o pole dalej i siada na jego miejscu.
hill_legend_waits = Czekanie
hill_legend_waits_text = Droga z płytki była zajęta. Goblin pójdzie dalej, gdy tylko się zwolni.
hill_legend_village = Wioska
hill_legend_village_text = Tu gobliny zaczynają i tu uciekają. Nikt nikogo nie blokuje; droga prowadzi na róg 1. pierścienia.
hill_legend_tower = Szczyt
hill_legend_tower_text = Czyj goblin dotrze tu pierwszy, wygrywa. Z pleców goblina na 4. pierścieniu wystarczy dowolna liczba.
hill_legend_highest = Najwyższy pierścień
hill_legend_highest_text = Jak wysoko jest najwyższy goblin gracza.
hill_legend_raven = Kruk czeka
hill_legend_raven_text = Zabierze graczowi następny kamień.
hill_legend_hand_text = Trzy i o jedną więcej za każdy kamień.

## The picture in the terminal

hill_draw_stones = kamienie
hill_draw_ravens = kruki
hill_draw_cards = karty
hill_draw_village = Wioska { $village } (przy { $corner }): { $goblins }
hill_draw_waiting = Na płytce czekają: { $goblins }
hill_draw_named = { $name }: goblin { $goblin }, zagrane karty: { $played } z { $allowed }
hill_reminder =
    Cel: jako pierwszy wprowadzić któregoś ze swoich goblinów na szczyt.
    Tura: zagraj dwie lub trzy karty. Pierwsza wskazuje goblina, każda następna
    przesuwa go o tyle pól po jego pierścieniu. Albo wymień dowolne karty na nowe.
    Wspinanie: dojdź na goblina, który nie stoi w narożniku; pierwszy krok następnej
    karty może wtedy prowadzić w górę, jeśli nikt tam nie stoi. Są też przejścia.
    Pary nikt nie przeskoczy. Kto na nią dojdzie, przesuwa górnego goblina o pole.
    Kamienie: za każdy o kartę więcej na ręce, najwyżej dwa. Płytki: przejście w
    górę, zapadnia w dół, duch do wioski, kruk zabiera kamień, kula odkrywa trzy
    płytki, trąba obraca górę, latająca karta daje kartę.
    Obrazek: pod nazwą każdego pola to, co na nim jest; 2.5 to pole 5 na 2.
    pierścieniu, zgodnie z zegarem od lewego górnego rogu. B3Y1 to niebieski 3 na
    żółtym 1, ◆ kamień, ▒ zakryta płytka, P G R O W F T odkryte przejście, duch,
    kruk, kula, trąba, latająca karta, zapadnia; małe litery: zakryta, ale widziana.
    Karty: od 1 do 5, j3 to joker jako 3. Drogi: cw, ccw, up, up-cw, up-ccw, out.
