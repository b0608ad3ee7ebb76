### The client around the games

## Everywhere

plain_picture = Stół jako tekst, po angielsku
plain_choices = Co możesz zrobić
plain_do = Zrób to
plain_wait = Stół się rysuje…
plain_no_picture = Nie ma jeszcze obrazu tej chwili. Oto jej dane:
plain_turn = Teraz decyduje { $name }.
plain_over = Partia się skończyła.
plain_broken_off = Została przerwana.
option_first = Pierwszy gracz
option_first_about = Kto zaczyna.
option_first_lot = Losowo
option_first_seat = Miejsce { $seat }
option_memory_faithful = Zostaw pamięci
option_memory_aided = Pokazuj
title = Abraka
wizards = { $count ->
    [one] { $count } czarodziej
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
}
common_close = Zamknij
board_legend = Objaśnienia
board_legend_board = Na planszy
board_legend_cards = Karty
board_legend_spells = Zaklęcia
board_legend_plates = Na tabliczkach graczy
board_legend_hand = Karty w ręce
common_cancel = Anuluj
common_save = Zapisz
common_saved = Zapisano
common_copy = Kopiuj
common_copied = Skopiowano
common_share = Udostępnij
common_retry = Spróbuj ponownie
common_loading = Chwileczkę…
common_home = Wszystkie gry
common_yes = Tak
common_no = Nie
common_unreachable = Serwer jest teraz nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
common_language = Język
common_preferences = Ustawienia
common_theme = Światło
common_theme_auto = Jak w systemie
common_theme_day = Dzień
common_theme_night = Noc
common_pace = Tempo
common_pace_about = Tura bota trwa w normalnym tempie około trzech sekund.
common_pace_slow = Spokojne
common_pace_normal = Normalne
common_pace_fast = Szybkie
common_pace_instant = Od razu
common_confirm = Pytaj przed wysłaniem ruchu
common_confirm_about = Zobaczysz, dokąd prowadzi, i możesz zmienić zdanie.
common_motion = Ruch
common_motion_about = Pionki wędrują po planszy. Bez tego są od razu na miejscu.
common_sound = Dźwięk
common_kept_here = Zapisane w tej przeglądarce, tylko dla ciebie.
common_seat = Miejsce { $number }
common_bot_random = Przypadek
common_bot_greedy = O krok naprzód
common_bot_plain = Zwykłe szukanie
common_you = ty
common_bot = bot
common_warm_up = Boty się rozgrzewają
common_rules = Zasady

## Pages before and around a match

home_welcome = Cztery gry planszowe o czarodziejach
home_invitation = Zagraj od razu z botami albo wyślij znajomym link. Bez konta.
home_games = Gry
home_players = { $to ->
    [one] { $from }–{ $to } gracz
    [few] { $from }–{ $to } graczy
    [many] { $from }–{ $to } graczy
   *[other] { $from }–{ $to } gracza
}
home_minutes = około { $count } min
home_play_now = Zagraj teraz
home_opening = Otwieram…
home_open_table = Otwórz stół
home_rules = Zasady
home_learn = Naucz się
home_continue = Graj dalej
home_your_turn = Twój ruch
home_their_turn = Gra ktoś inny
home_running = Trwa
home_about_to_begin = Zaraz się zacznie
home_free_seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
home_join = Dosiądź się
home_watch = Oglądaj
home_public_tables = Stoły publiczne
home_no_public_tables = Teraz żaden nie jest otwarty. Otwórz jakiś, a inni go tu znajdą.
home_warm_up = Boty jeszcze się rozgrzewają ({ $percent }%), ale grać można już teraz.
home_other_ways = Inne drogi
home_offline = Tymczasem można i bez stołu
home_offline_replays = Powtórki, które już tu otwierano
home_my_name = Moje imię
home_my_name_about = Tak zobaczą cię inni przy stole.
home_by_link = Dołącz przez link
home_by_link_about = Wklej to, co ktoś ci wysłał.
home_go_there = Idź tam
home_no_link = To nie prowadzi do żadnego stołu. Link wygląda jak …/t/STOL#KLUCZ.
home_saved_match = Obejrzyj zapisaną partię
home_saved_match_about = Plik .abraka z zakończoną partią.
home_choose_file = Wybierz plik
home_lost = Tu nic nie ma
home_lost_about = Ta droga donikąd nie prowadzi. Może w linku brakuje kawałka.
home_open_table_about = Powiedz, kto gra i jak.
home_presets = Sposób gry
home_seats = Miejsca
home_seat_count = Ilu graczy
home_seat_me = Przy tym urządzeniu
home_seat_open = Ktoś inny
home_seat_bots = Boty
home_seat_bot = Bot: { $level }
home_seat_name = Imię
home_one_device = { $count ->
    [one] { $count } osoba przy tym urządzeniu.
    [few] { $count } osoby dzielą to urządzenie; podajecie je sobie, a karty są w tym czasie ukryte.
    [many] { $count } osób dzieli to urządzenie; podajecie je sobie, a karty są w tym czasie ukryte.
   *[other] { $count } osoby dzieli to urządzenie; podajecie je sobie, a karty są w tym czasie ukryte.
}
home_one_device_about = Kilka osób może dzielić to urządzenie: daj każdej miejsce tutaj.
home_options = Zasady partii
home_more_options = Więcej opcji
home_table = Stół
home_who_may_come = Kto może przyjść
home_by_invitation = Kto ma link
home_public = Każdy
home_watching = Można oglądać
home_watching_about = Widzowie nie widzą kart na ręce.
home_hints = Podpowiedzi
home_hints_about = Każdy może zapytać, co zrobiłby Arcymag.
home_start = Partia zaczyna się
home_start_full = Gdy wszystkie miejsca są zajęte
home_start_owner = Gdy dam znak
home_bot_pace = Boty grają
home_bot_pace_about = Najkrótszy czas, jaki bot poświęca na decyzję.
home_pace_none = Od razu
home_pace_short = Szybko
home_pace_middle = Spokojnie
home_pace_long = Bardzo powoli
home_leavers = Gdy kogoś brakuje
home_leavers_about = Odzyskuje miejsce, gdy tylko wróci.
home_away_after = Jak długo się na niego czeka
home_away_seconds = { $seconds } s
home_away_minutes = { $minutes } min
home_leavers_after = { $what }, po { $time }
home_leavers_wait = Czekać
home_leavers_bot = Gra za niego bot
home_leavers_end = Zakończyć partię
home_clock = Zegar
home_clock_about = Czas na całą partię i dodatek za każdą turę.
home_clock_bank = Minuty
home_clock_bonus = Sekundy za turę
home_clock_is = { $minutes } min + { $seconds } s za turę
home_open_and_invite = Otwórz i zaproś
home_begin = Zaczynamy
home_waiting_for = { $count ->
    [one] Czekamy jeszcze na { $count } gracza.
    [few] Czekamy jeszcze na { $count } graczy.
    [many] Czekamy jeszcze na { $count } graczy.
   *[other] Czekamy jeszcze na { $count } gracza.
}
home_all_here = Wszystkie miejsca są zajęte.
home_free_seat = Wolne miejsce
home_sit_here = Usiądź tu
home_stand_up = Wstań
home_free_it = Zwolnij
home_put_bot = Posadź bota
home_is_here = na miejscu
home_is_away = chwilowo poza stołem
home_name_of_next = Imię kolejnej osoby przy tym urządzeniu
home_owner_begins = Partię zaczyna ten, kto otworzył stół.
home_begins_when_full = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
home_invite = Zaproś
home_invite_about = Wyślij ten link albo pokaż kod telefonowi. Kto go ma, może usiąść.
home_invite_link = Link do tego stołu
home_invite_code = Ten sam link jako kod QR
home_this_table = Ten stół
home_as_usual = jak zwykle
home_contents = Spis treści
home_no_rules = Tych zasad nikt jeszcze nie spisał.

## People, their matches and the house's book

names_he = Kruk, Kocur, Mag, Smok, Skrzat, Jeż, Czarodziej
names_he_is = Cichy, Zwinny, Wędrowny, Nocny, Srebrny, Wesoły, Ciekawski
names_she = Sowa, Lisica, Kometa, Latarnia, Jaskółka, Wróżka, Gwiazda
names_she_is = Cicha, Zwinna, Wędrowna, Nocna, Srebrna, Wesoła, Ciekawska
hat_cone = Spiczasty kapelusz
hat_brim = Szerokie rondo
hat_hood = Kaptur
hat_turban = Turban
hat_crown = Korona
hat_nightcap = Szlafmyca
colour_blue = Niebieski
colour_yellow = Żółty
colour_red = Czerwony
colour_green = Zielony
colour_orange = Pomarańczowy
colour_purple = Fioletowy
me_title = Kim jestem
me_who = Kto gra?
me_hat = Kapelusz
me_colour = Kolor
me_play = Gramy
me_skip = Pomiń: { $name } to ja
me_card_about = Pytamy tylko raz. Później zmienisz to w ustawieniach.
me_preferences = Moje imię, kapelusz i urządzenia
me_how_others_see = Jak widzą mnie inni
me_kept_for_next = Założysz to też przy następnym stole, chyba że ktoś wybrał to przed tobą.
me_ratings = Pokazuj rankingi
me_ratings_about = Liczby, które mówią, jak kto jest silny. Bez nich w księdze są tylko partie i wygrane.
me_listed = Być w księdze domu
me_listed_about = Inni zobaczą tam twoje imię, partie i wygrane.
me_forget_title = Zapomnij mnie
me_forget_about = Jakby nigdy cię tu nie było.
me_forget = Zapomnij mnie…
me_forget_goes = Zniknie na zawsze: imię, kapelusz i urządzenia, zapisane zaklęcie, lista partii, to, co zostało przez ciebie napisane przy stołach, przyniesione zapisy partii i twoje miejsce w księdze domu. W trwających partiach dogra za ciebie bot.
me_forget_stays = Partie z innymi zostaną im, bez twojego imienia. Nie da się tego cofnąć.
me_forget_do = Zapomnij na zawsze
me_forget_not = Zostaw, jak jest
device_take_me = Zabierz mnie na inne urządzenie
device_take_me_about = Bądź tą samą osobą na telefonie i na komputerze. Bez e-maila i bez hasła.
device_make_link = Utwórz link i kod
device_link = Link na drugie urządzenie
device_code = Ten sam link jako kod QR
device_until = Otwórz go na drugim urządzeniu. Działa raz, do { $time }. Kto go ma, jest tobą: nie pokazuj go nikomu innemu.
device_make_phrase = Utwórz słowa do zapisania
device_phrase_about = Cztery słowa, które cię przywrócą, nawet gdy to urządzenie zginie.
device_phrase_kept = Zapisz je teraz: pokazują się tylko raz. Starsze słowa już nie działają.
device_have_one = Mam słowa z innego urządzenia
device_mine = Moje urządzenia
device_nameless = Przeglądarka
device_this = to urządzenie
device_seen = ostatnio { $day }
device_forget = Zapomnij urządzenie
device_forget_sure = Na pewno zapomnieć?
device_forget_about = Zapomniane urządzenie od razu jest obce, na przykład zgubiony telefon.
device_phrase_since = Słowa powrotu masz od { $day }.
device_drop_phrase = Unieważnij słowa
device_is_yours = To urządzenie już jest twoje.
device_somebody = Ktoś
device_becomes = To urządzenie będzie należeć do osoby { $name }: te same partie, to samo imię.
device_bring = Zabierz to, co jest tutaj
device_become = Tak, to ja
device_phrase = Twoje cztery słowa
device_phrase_here = Ze strony „Kim jestem“ na drugim urządzeniu. Wielkość liter nie ma znaczenia.
device_look = Sprawdź
matches_title = Moje partie
matches_export = Wszystkie jako pliki
matches_game = Gra
matches_all = Wszystkie ({ $count })
matches_running = W toku
matches_over = Zakończone
matches_waits_for = Czeka: { $name }
matches_none = Jeszcze żadna partia się nie skończyła.
matches_more = Wcześniejsze
matches_won = Wygrana
matches_lost = Bez wygranej
matches_broken_off = Przerwana
matches_fun = dla zabawy
matches_replay = Powtórka
matches_drop = Usuń z listy
matches_drop_sure = Na pewno usunąć?
matches_drop_about = Tylko z twojej listy: u współgraczy zostanie.
book_title = Księga domu
book_about = Co tu grano i kto grał. Zostaje to na tym komputerze.
book_empty = Księgę otworzy pierwsza skończona partia.
book_size = Przy stole dla
book_any = Dowolny
book_rating = Ranking
book_rating_about = Każdy zaczyna od 1000 ± 333. Liczba po ± mówi, jak bardzo to jeszcze niepewne.
book_played = Partie
book_wins = Wygrane
book_streak = Z rzędu (najwięcej)
book_best = Najlepsze wyniki
book_latest = Ostatnie partie
book_compare = Porównaj
book_compare_two = Porównaj dwie zaznaczone osoby
book_versus = Jeden na jednego
book_never_met = Ci dwoje jeszcze nie spotkali się przy stole.
home_fun = Dla zabawy
home_fun_about = Partia nie liczy się do księgi domu.
privacy_title = Co się tu przechowuje
privacy_lead = Krótko: imię, które wybierzesz, i partie, które grasz, na komputerze osoby prowadzącej ten stół. Bez konta, bez e-maila, bez śledzenia.
privacy_where = Gdzie to jest
privacy_where_text = W jednym pliku na komputerze gospodarza. Nigdzie nie jest z tego wysyłane nic poza tym, o co poprosisz niżej, a te strony nie wczytują niczego z innych serwerów.
privacy_push = Gdy chcesz wiedzieć, że twoja kolej
privacy_push_text = Tylko wtedy i osobno dla każdego urządzenia: przeglądarka podaje domowi adres w usłudze swojego producenta. Tam dom wysyła „twój ruch” i nazwę gry, zapieczętowane tak, że przeczyta je tylko twoja przeglądarka. Usługa widzi tylko, że dom coś wysłał i kiedy. Skończy się to, gdy tak powiesz na stronie „Kim jestem” albo zapomnisz urządzenie.
privacy_cookie = Po czym cię poznajemy
privacy_cookie_text = Po jednym pliku cookie w tej przeglądarce. Dom trzyma tylko jego odcisk, tak samo jak linków i słów na inne urządzenia: kto czyta ten plik, nie stanie się tobą. O kimś, kto tylko się rozgląda, nic się nie zachowuje.
privacy_you = Co się zachowuje o tobie
privacy_you_text = Imię, kapelusz i kolor, to, co chcesz widzieć, twoje urządzenia według przeglądarki i systemu („Firefox · Android”) oraz dzień, kiedy każde było tu ostatnio. Żadnych adresów. Rozwiązywane zagadki i wynik pierwszej próby.
privacy_matches = Partie i czat
privacy_matches_text = Każda partia: kto gdzie siedział, wszystkie ruchy i ich czas; co pisano przy stole; oraz zapisane partie, które tu przyniesiesz.
privacy_others = Co widzą inni
privacy_others_text = Przy stole: twoje imię, kapelusz i czy tam jesteś. Zakończoną partię obejrzy każdy, kto ma jej link. W księdze domu każdy, kto dotrze do tego stołu, widzi imiona, wygrane i rankingi, chyba że się z niej wypiszesz.
privacy_browser = Co zostaje w przeglądarce
privacy_browser_text = Język, światło, tempo i dźwięk, w które gry już grano, dokąd czat został przeczytany, zagadki, arkusz wyników Dżina, same strony i dwadzieścia ostatnio otwartych powtórek. Zniknie, gdy wyczyścisz w przeglądarce dane tej witryny.
privacy_long = Jak długo
privacy_long_text = Stoły, przy których nie zaczęto: 7 dni. Niedokończone partie: 60 dni od ostatniego ruchu, potem 30 dni w koszu. Kto nic tu nie zostawił: 30 dni. Zakończone partie zostają. Linki na inne urządzenie: kwadrans. Liczą się tylko dni, kiedy stół jest otwarty.
privacy_remove = Jak to usunąć
privacy_remove_text = Na stronie „Kim jestem” zmienisz imię, wypiszesz się z księgi i zapomnisz urządzenia. Na stronie „Moje partie” usuniesz partie ze swojej listy; u współgraczy zostaną.
privacy_host = Być całkiem zapomnianym
privacy_host_text = Przycisk „Zapomnij mnie” na stronie „Kim jestem” usuwa cię razem z urządzeniami i tym, co zostało przez ciebie napisane; w partiach innych twoje miejsce nie ma już imienia. To samo może gospodarz: „abraka forget IMIĘ”. Kopie zapasowe zachowują, co w nich jest. Gospodarz widzi wszystko, co ma na komputerze: graj u ludzi, których komputerowi ufasz.
device_bring_about = { $count ->
    [one] Przejdzie z tobą { $count } partia lub stół z tego urządzenia.
    [few] Przejdą z tobą { $count } partie i stoły z tego urządzenia.
   *[many] Przejdzie z tobą { $count } partii i stołów z tego urządzenia.
}
matches_days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
matches_minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
matches_turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
book_points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
book_matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
book_players = { $count ->
    [one] jednej osoby
    [few] { $count } osób
   *[many] { $count } osób
}

## The match

match_title_yours = ● Twój ruch – { $title }
match_no_entry = Tu nie wejdziesz
match_home = Na stronę główną
match_loading = Nakrywanie do stołu…
match_curtain_title = Przekaż urządzenie: { $name }
match_curtain_text = Pozostali nie patrzą. Karty pojawią się po dotknięciu.
match_curtain_take = Gra { $name }
match_board = Plansza
match_skip = Pomiń
match_prompt = O co chodzi
match_over = Partia się skończyła.
match_confirm = Zrób to
match_let_go = Anuluj
match_pass_on = Pasuj do mojej tury
match_undo = Cofnij
match_hint = Podpowiedź
match_thinking = Myślę…
match_stand_in = zastępuje bot
match_bot = bot
match_away = poza stołem
match_seats = Miejsca
match_you = (ty)
match_is_asked = decyduje
match_clock = Pozostały czas: { $left }
match_log = Dziennik
match_log_empty = Tu zapisuje się, co się dzieje.
match_log_undo = Cofnięto.
match_log_ask = { $name } chce coś cofnąć.
match_log_agree = { $name } się zgadza.
match_log_refuse = { $name } się nie zgadza.
match_log_pause = { $name } wstrzymuje partię.
match_log_resume = Partia trwa dalej.
match_log_late = { $name }: czas minął.
match_log_vote = { $name } głosuje.
match_log_wait = { $name } dostaje nowy czas.
match_log_bot = { $name }: teraz gra bot.
match_log_back = { $name } wraca do gry.
match_log_end = Partia została przerwana.
match_chat = Czat
match_chat_empty = Nikt jeszcze nic nie powiedział.
match_mute = Wycisz: { $name }
match_unmute = Słuchaj znów wszystkich
match_say = Powiedz coś
match_send = Wyślij
match_hint_says = Arcymag radzi:
match_hint_turn = Do końca tury:
match_hint_chance = Szansa na wygraną: teraz { $before }%, potem około { $chance }%
match_hint_show = Pokaż
match_close = Zamknij
match_catching = Znów połączono, nadrabiamy…
match_lost = Brak połączenia. Próbujemy ponownie, nic nie przepadło.
match_agree = Zgoda
match_disagree = Nie
match_undo_waiting = Pozostali decydują, czy możesz to cofnąć.
match_late_you = Twój czas minął. Możesz jeszcze zagrać; pozostali wybierają, co dalej.
match_late = { $name }: czas minął. Co teraz?
match_vote_wait = Czekamy
match_vote_bot = Niech gra bot
match_vote_end = Zakończyć partię
match_paused = Partia jest wstrzymana.
match_resume = Wznów
match_bot_for_you = Gra za ciebie bot.
match_take_back = Wracam do gry
match_watching = widz
match_since = Co się stało?
match_rules = Zasady
match_menu = Menu
match_in_words = Stół słowami
match_share = Link do tego stołu
match_preferences = Ustawienia
match_ask_undo = Poproś o cofnięcie
match_pause = Wstrzymaj
match_leave = Opuść partię
match_undo_asked = { $name } chce cofnąć swoją ostatnią turę i wszystko, co było po niej.

## Replays

replay_title = Powtórka: { $title }
replay_controls = Przeglądanie partii
replay_where = Tura { $turn }: { $name }
replay_count = { $at } z { $all }
replay_speed = Tempo
replay_moment = Chwila partii
replay_first = Na początek
replay_previous_turn = Poprzednia tura
replay_back = Krok wstecz
replay_play = Odtwórz
replay_pause = Zatrzymaj
replay_forward = Krok naprzód
replay_next_turn = Następna tura
replay_last = Na koniec
replay_beginning = Tak to się zaczęło.
replay_share = Udostępnij
replay_copied = Link skopiowany
replay_link = Link do tej chwili
replay_eyes = Widok
replay_everything = Nic nie jest ukryte
replay_download = Pobierz zapis partii
replay_statistics = Partia w liczbach
replay_no_statistics = Liczby tej partii są teraz niedostępne.
replay_verify = Czy kości były uczciwe?
replay_verify_words = Wszystkie rzuty i karty w partii pochodzą z jednego tajnego klucza. Przed pierwszym ruchem był widoczny jego odcisk: obietnica, że się nie zmieni. Partia się skończyła i klucz jest jawny, więc każdy może porównać jedno z drugim.
replay_promise = Obietnica, pokazana przed pierwszym ruchem
replay_key = Klucz, teraz już jawny
replay_key_fits = Twoja przeglądarka to sprawdziła: klucz jest tym obiecanym.
replay_key_wrong = Klucz nie jest tym obiecanym!
replay_no_check = Twoja przeglądarka potrafi to obliczyć tylko przez https. Polecenie poniżej działa wszędzie.
replay_verify_all = Pobierz zapis partii, a to polecenie przeliczy każdy rzut, każdą kartę i każdy ruch:
replay_broken_off = Partia została przerwana
replay_broken_off_why = Skończyła się, zanim ktokolwiek mógł wygrać. Jej klucz pozostaje tajny.
replay_you_win = Wygrywasz!
replay_you_lose = Nie tym razem
replay_nobody_wins = Tym razem nikt nie wygrywa
replay_wins = Wygrywa { $name }
replay_all_win = Wszyscy dzielą zwycięstwo
replay_share_win = Wspólna wygrana: { $names }
replay_place = { $rank }.
replay_watch = Obejrzyj powtórkę
replay_result = Wynik
replay_rematch = Jeszcze jedna partia
replay_next_bots = Boty w następnej partii
replay_wanted_by = Jeszcze jedna partia? Tak: { $names }.
replay_waiting_for = Czekamy na: { $names }.
replay_lesson_title = Pierwsze kroki: { $title }
replay_lesson_next = Dalej
replay_lesson_leave = Wyjdź
replay_lesson_again = Jeszcze raz
replay_lesson_play = Zagraj naprawdę
replay_lesson_progress = Postęp lekcji
replay_lesson_watch = Patrz…
replay_lesson_astray = Dobry pomysł, ale najpierw to:
replay_player = Gracz { $number }

## Refusals of the table

refusal_unreachable = Stół jest nieosiągalny. Sprawdź połączenie, próbujemy dalej.
refusal_bad_message = Serwer tego nie rozumie ({ $cause }). Odśwież stronę i spróbuj jeszcze raz.
refusal_first_hello = Połączenie zaczęło się nieprawidłowo. Odśwież stronę.
refusal_no_table = Nie ma takiego stołu albo nie masz do niego dostępu. Poproś ponownie o link.
refusal_no_match = Nie ma takiej partii albo nie masz do niej dostępu. Sprawdź link.
refusal_no_record = Nie ma takiego zapisu. Sprawdź link albo wczytaj go ponownie.
refusal_worn_already = Ktoś inny przy stole już to wybrał. Weź coś innego.
refusal_not_in_book = Księga domu nie zna tych dwojga.
refusal_no_device = Nie masz już takiego urządzenia. Spójrz na listę jeszcze raz.
refusal_no_pass = Ten link lub zaklęcie już nie działa: został użyty, wygasł albo jest w nim błąd. Utwórz nowy na drugim urządzeniu.
refusal_bad_push = Usługi, która budzi tę przeglądarkę, nie można tu użyć.
refusal_too_many_guesses = Za dużo prób. Poczekaj kilka minut i spróbuj ponownie.
refusal_too_many_devices = Masz już { $most } urządzeń. Najpierw zapomnij któreś z nich.
refusal_no_seat = Ten stół nie ma miejsca { $seat }. Wybierz inne.
refusal_not_your_seat = Miejsce { $seat } nie jest twoje. Wybierz jedno ze swoich.
refusal_no_seat_here = Nie masz miejsca przy tym stole. Najpierw zajmij wolne.
refusal_no_watching = Ten stół nie wpuszcza widzów. Poproś graczy o miejsce.
refusal_watching = Tylko oglądasz. To mogą robić wyłącznie gracze.
refusal_not_owner = Może to zrobić tylko osoba, która otworzyła stół. Poproś ją o to.
refusal_seat_taken = Miejsce { $seat } jest zajęte. Wybierz inne.
refusal_no_free_seat = Nie ma wolnego miejsca. Otwórz własny stół albo oglądaj.
refusal_has_begun = Partia już się zaczęła. Poczekaj na następną.
refusal_not_begun = Tu jeszcze nikt nie gra. Poczekaj, aż wszystkie miejsca będą zajęte.
refusal_other_rules = Ta partia zaczęła się z innymi zasadami. Jest zachowana, ale nie można jej kontynuować; zacznij nową.
refusal_damaged = Dysk sam zmienił to, co miał zapisane, więc zostało to odłożone na bok. Poproś osobę, która prowadzi stół, o kopię zapasową albo zacznij nową partię.
refusal_not_full = { $free ->
    [one] Jest jeszcze { $free } wolne miejsce. Zaproś kogoś albo dodaj bota.
    [few] Są jeszcze { $free } wolne miejsca. Zaproś kogoś albo dodaj boty.
   *[many] Jest jeszcze { $free } wolnych miejsc. Zaproś kogoś albo dodaj boty.
}
refusal_not_over = Partia jeszcze trwa. Wróć, gdy się skończy.
refusal_no_puzzle = Nie ma takiej zagadki.
refusal_not_analysed = Tej partii nie rozegrano do końca albo grano w nią według innych zasad: nie ma czego badać.
refusal_is_over = Partia się skończyła. Poproś o rewanż.
refusal_stale = Partia poszła w międzyczasie dalej. Popatrz i wybierz jeszcze raz.
refusal_paused = Partia jest wstrzymana. Najpierw ją wznów.
refusal_not_paused = Partia nie jest wstrzymana. Graj dalej.
refusal_no_undo = Nie masz czego cofnąć.
refusal_undo_asked = Ktoś już prosi o cofnięcie. Poczekaj na odpowiedzi.
refusal_undo_enough = W tej partii cofano już tyle razy, że więcej się nie da. Graj dalej.
refusal_no_undo_asked = Nikt nie prosi cię o zgodę na cofnięcie. Graj dalej.
refusal_nobody_late = Nikomu nie skończył się czas. Graj dalej.
refusal_own_time = To tobie skończył się czas: wybierają pozostali.
refusal_bot_plays = Gra za ciebie bot. Najpierw odzyskaj swoje miejsce.
refusal_no_stand_in = Żaden bot za ciebie nie gra. Po prostu graj dalej.
refusal_has_left = Nie ma cię już w tej partii. Najpierw wróć.
refusal_no_resigning = Poddać można tylko partię jeden na jednego.
refusal_all_began = Wszyscy już zaczęli: partii nie da się odwołać.
refusal_nobody_away = Na nikogo tam się nie czeka.
refusal_not_away_yet = Poczekaj chwilę: bot może zastąpić po { $seconds } s nieobecności.
refusal_nobody_stands_in = Przy tym stole czeka się na nieobecnych.
refusal_bot_is_there = Tam już gra bot.
refusal_not_waited_yet = Daj chwilę: tura trwa krócej niż { $seconds } s.
refusal_nudged_lately = Przed chwilą było już szturchnięcie.
refusal_no_chat = Przy tym stole rozmawiają tylko grający.
refusal_no_hints = Przy tym stole nie ma podpowiedzi. Zaufaj sobie.
refusal_no_hint_now = Podpowiedź dostaje ten, kto właśnie decyduje. Poczekaj na swoją kolej.
refusal_no_ways_now = Dokąd prowadzą ruchy, widzi ten, kto właśnie decyduje. Poczekaj na swoją kolej.
refusal_hint_running = Podpowiedź już się układa. Poczekaj chwilę.
refusal_too_fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refusal_too_many_tables = { $most ->
    [one] Masz już { $most } nieskończony stół. Najpierw go dokończ.
    [few] Masz już { $most } nieskończone stoły. Najpierw dokończ któryś.
   *[many] Masz już { $most } nieskończonych stołów. Najpierw dokończ któryś.
}
refusal_too_many_sockets = Otwartych jest za dużo połączeń. Zamknij inne karty przeglądarki i odśwież stronę.
refusal_too_large = To za duże: najwyżej { $most } bajtów. Wyślij coś krótszego.
refusal_bad_option = Te ustawienia nie pasują do siebie: { $cause }
refusal_bad_record = Nie można odczytać tego zapisu partii: { $cause }
refusal_bad_name = Imię ma od 1 do 24 widocznych znaków. Wybierz inne.
refusal_bad_text = Wiadomość ma od 1 do 500 widocznych znaków. Napisz krótszą.
refusal_bad_origin = Ta strona nie może używać tego stołu. Otwórz właściwy adres stołu.
refusal_bad_host = Ten stół nie jest znany jako „{ $host }”. Otwórz jego własny adres albo poproś gospodarza, by podał ten.
refusal_too_slow = Żądanie docierało zbyt długo. Sprawdź połączenie i spróbuj ponownie.
refusal_not_stored = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie.
refusal_stopping = Serwer właśnie się wyłącza. Poczekaj: strona wróci sama.
refusal_no_such_page = Tu nic nie ma. Wróć na stronę główną.
refusal_wrong_method = Tego tu nie można zrobić. Odśwież stronę.
refusal_internal = Coś poszło nie tak i nic się nie stało. Spróbuj ponownie. Jeśli się powtórzy, zgłoś numer { $number }.
refusal_over = Partia się skończyła. Poproś o rewanż.
refusal_not_asked = Teraz pytanie jest inne. Wybierz jedną z oferowanych możliwości.
refusal_not_now = Teraz tego nie można zrobić. Wybierz jedną z oferowanych możliwości.
refusal_unknown_text = „{ $text }” nie jest ruchem w tej grze. Wybierz jeden z oferowanych.
refusal_unknown_text_near = „{ $text }” nie jest ruchem w tej grze. Chodzi o „{ $action }”?
refusal_unknown_json = To nie jest ruch w tej grze ({ $error }). Odśwież stronę.
refusal_other_seat = Teraz decyduje { $name }. Poczekaj chwilę.
refusal_unknown_action = { $action } nie jest ruchem w tej grze. Wybierz jeden z oferowanych.
refusal_unknown_number = Nie ma ruchu numer { $number }. Wybierz jeden z oferowanych.
refusal_moved_on = Partia poszła dalej: widzisz ruch { $seen }, a jest już { $now }. Wybierz jeszcze raz.
refusal_nothing_done = Nie ma czego cofnąć.
refusal_sealed = Ostatniego ruchu nie można cofnąć: coś odsłonił, padła kość, przyszła karta albo coś przekazano.
refusal_declared = Ogłoszona decyzja obowiązuje: według zasad nie można jej już zmienić, więc nie można jej cofnąć.

## A table that is alive

match_log_leave = { $name } odchodzi; dalej gra bot.
match_log_stand_in = { $name } włącza bota: { $other }.
match_log_resign = { $name } poddaje partię.
match_log_abort = { $name } odwołuje partię.
match_leave_title = Wyjść z partii?
match_leave_alone = Grasz tylko z botami: wyjście kończy partię.
match_leave_others = Dalej gra za ciebie bot. Dopóki trwa partia, możesz wrócić.
match_leave_do = Wyjdź
match_resign = Poddaj się: wygrywa rywal
match_abort = Odwołaj partię
match_stay = Zostań
match_left = poza grą · bot: { $level }
match_bot_plays = bot: { $level }
match_away_since = nie ma od { $since }
match_away_long = { $name }: nieobecność.
match_waits_long = Czekamy: { $name }.
match_nudge = Szturchnij
match_let_bot = Niech gra bot
match_nudged_you = { $name } cię szturcha: twoja kolej!
match_nudged = { $name } szturcha: { $other }.
match_sending = Wysyłanie…
match_lost_kept = Szukamy połączenia ze stołem… twój ruch czeka.
match_lost_asked = Szukamy połączenia ze stołem… to, co wysyłasz, czeka.
match_react = Reakcja
match_react_laugh = śmiech
match_react_cheer = brawa
match_react_wow = podziw
match_react_think = namysł
match_react_sad = smutek
match_react_wave = macha
match_mute_all = Wycisz wszystkich
match_watchers = Oglądają: { $names }
match_watcher_nameless = ktoś
match_open_chat = Otwórz czat
replay_aborted = Partia została odwołana
replay_aborted_why = Skończyła się, zanim wszyscy zaczęli.
replay_resigned_why = Druga strona się poddała.
home_leavers_ask = Inni mogą wezwać bota
home_days = Partia na dni
home_days_about = Każdy gra, gdy ma czas; nikogo się nie pogania.
push_title = Ruch cię znajdzie
push_ask = Czy to urządzenie ma ci mówić, że twoja kolej, także gdy strona jest zamknięta?
push_yes = Tak, powiadom
push_no = Nie teraz
push_on = To urządzenie mówi ci, że twoja kolej, także gdy strona jest zamknięta.
push_off = Już mnie nie powiadamiaj
push_insecure = Zamknięta strona nie powie ci tu, że twoja kolej: przeglądarki pozwalają na to tylko przez https. Zaglądaj czasem.
push_denied = Tej przeglądarce zabroniono pokazywać wiadomości tej strony, więc nie powie ci, że twoja kolej. Zezwolisz na to w jej ustawieniach.
push_unsupported = Ta przeglądarka nie powie ci przy zamkniętej stronie, że twoja kolej. Na iPhonie i iPadzie dodaj najpierw stronę do ekranu początkowego.
push_failed = Przeglądarka nie może połączyć się z usługą, która by ją obudziła. Spróbuj później.
home_watchers_chat = Widzowie mogą pisać
home_here_too = Graj też na tym urządzeniu
home_chat = Czat
match_moves =
    { $who ->
        [me] Grasz.
       *[other] Gra { $name }.
    }
match_shown = Pokazuje się, co się stało.
home_first_time = Pierwszy raz? Lekcja trwa 3 minuty.
home_first_lesson = Pokaż mi, jak się gra
home_first_play = Znam to: gram
common_volume = Głośność
match_not_now = Teraz nie:
match_help = Pomoc
match_explain_how = Przytrzymaj cokolwiek, kliknij prawym przyciskiem albo naciśnij I: samo się objaśni.
match_keys = Klawisze
match_key = { $what ->
    [card] dotknij karty o tym numerze
    [target] przejdź do następnej rzeczy do wybrania
    [arrows] przejdź do sąsiada w tę stronę
    [confirm] zrób to, co wybrane
    [clear] puść albo pomiń to, co się pokazuje
    [hint] poproś o podpowiedź
    [undo] cofnij
    [explain] objaśnij to, co zaznaczone
    [log] otwórz dziennik
   *[help] otwórz tę pomoc
}
match_goal = O co chodzi
match_log_whole = Cały dziennik
match_turn_of = Tura: { $name }.
home_quick = { $bots ->
    [one] Ty i jeden bot
    [few] Ty i { $bots } boty
   *[many] Ty i { $bots } botów
}
home_quick_alone = W pojedynkę
home_quick_easier = łatwiejsza pierwsza gra


analysis_title = Szczęście i umiejętności
analysis_waiting = Trwa przeglądanie partii: { $percent }%
analysis_fine = W porządku
analysis_doubtful = Nie najlepiej
analysis_mistake = Błąd
analysis_blunder = Duży błąd
analysis_brilliant = Znakomicie!
analysis_better = Lepiej: { $action } (kosztowało to { $percent }% szansy na wygraną)
analysis_luck = Szczęście
analysis_show = Pokaż
analysis_find = Znajdź lepszy ruch
analysis_find_ask = Znajdź lepszy ruch.
analysis_find_left = { $left ->
    [one] Została jedna próba.
    [few] Zostały { $left } próby.
    [many] Zostało { $left } prób.
   *[other] Zostało { $left } próby.
}
analysis_find_thinking = Sprawdzam…
analysis_find_chance = Z nim szansa na wygraną wynosi { $percent }%.
analysis_find_wrong = To kosztuje { $percent }% szansy na wygraną.
analysis_find_solution = Należało: { $action }
analysis_find_back = Do powtórki
analysis_next = Następny ważny moment
analysis_branch = Co by było, gdyby?
analysis_figures = W liczbach
analysis_who = Kto
analysis_accuracy = Dobre decyzje
analysis_even = Przy równym szczęściu
analysis_about = Szczęście to wpływ kości i losowania na szansę wygranej. Przy równym szczęściu: ile warte były same decyzje.
analysis_turnings = Co zadecydowało
analysis_turn_luck = Tura { $turn }, kości i losowanie: { $change }% dla gracza { $name }
analysis_turn_decision = Tura { $turn }, decyzja gracza { $who }: { $change }% dla gracza { $name }
analysis_moments = Chwile warte obejrzenia
analysis_what_if = Co by było, gdyby?
analysis_what_if_words = Graj dalej od tej chwili, z innymi rzutami. To tylko dla zabawy i się nie liczy.
analysis_what_if_seat = Grasz za
analysis_what_if_others = Za pozostałych grają
analysis_what_if_bots = Boty
analysis_what_if_friends = Przyjaciele, przez link
analysis_what_if_hidden = To, co ukryte
analysis_what_if_same = jest takie jak wtedy
analysis_what_if_anew = zostaje rozdane od nowa
analysis_what_if_play = Graj dalej
puzzle_title = Zagadki
puzzle_about = Pozycja i jeden ruch, który jest na pewno lepszy od każdego innego.
puzzle_today = Zagadka dnia
puzzle_you = { $tried ->
    [0] Jeszcze żadnej próby.
    [one] Jedna próba, za pierwszym razem dobrze: { $right }.
    [few] { $tried } próby, za pierwszym razem dobrze: { $right }; z rzędu: { $streak }.
    [many] { $tried } prób, za pierwszym razem dobrze: { $right }; z rzędu: { $streak }.
   *[other] { $tried } próby, za pierwszym razem dobrze: { $right }; z rzędu: { $streak }.
}
puzzle_rating = Twój ranking: { $rating } ± { $unsure }.
puzzle_game = Gra
puzzle_theme = Temat
puzzle_difficulty = Trudność
puzzle_any = Wszystkie
puzzle_was_right = rozwiązana za pierwszym razem
puzzle_was_wrong = próbowana
puzzle_ask = Znajdź najlepszy ruch.
puzzle_ask_words = Jeden jest na pewno lepszy od wszystkich innych.
puzzle_go_on = Na razie dobrze. A teraz?
puzzle_right = Dobrze!
puzzle_wrong = Nie to.
puzzle_cost = Kosztuje to co najmniej { $percent }% szansy na wygraną.
puzzle_tempting = Co za tym przemawia: { $reasons }.
puzzle_reply = Ale wtedy inni zyskują: { $reasons }.
puzzle_solution = Tak to wygląda.
puzzle_solve = Pokaż rozwiązanie
puzzle_again = Jeszcze raz
puzzle_next = Następna zagadka
puzzle_all = Wszystkie zagadki
puzzle_theme_win = Wygrana
puzzle_theme_defence = Obrona
puzzle_theme_home = Droga do domu
puzzle_theme_trap = Pułapki
puzzle_theme_castle = Zamek
puzzle_theme_rescue = Ratunek
puzzle_theme_push = Przepychanie
puzzle_theme_climb = Wspinaczka
puzzle_theme_capture = Chwytanie
puzzle_theme_award = Nagrody
puzzle_theme_goods = Towary
puzzle_theme_tempo = Tempo
