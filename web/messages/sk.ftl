### The client around the games

## Everywhere

plain_picture = Stôl ako text, po anglicky
plain_choices = Čo môžeš urobiť
plain_do = Vykonať
plain_wait = Stôl sa kreslí…
plain_no_picture = Obrázok tohto okamihu zatiaľ nie je. Toto sú jeho údaje:
plain_turn = Teraz rozhoduje { $name }.
plain_over = Partia sa skončila.
plain_broken_off = Bola predčasne ukončená.
option_first = Začínajúci hráč
option_first_about = Kto má prvý ťah.
option_first_lot = Žrebom
option_first_seat = Miesto { $seat }
option_memory_faithful = Nechať na pamäti
option_memory_aided = Ukazovať
title = Abraka
wizards = { $count ->
    [one] { $count } čarodejník
    [few] { $count } čarodejníci
    [many] { $count } čarodejníka
   *[other] { $count } čarodejníkov
}
common_close = Zavrieť
board_legend = Vysvetlivky
board_legend_board = Na doske
board_legend_cards = Karty
board_legend_spells = Kúzla
board_legend_plates = Na menovkách
board_legend_hand = Karty v ruke
common_cancel = Zrušiť
common_save = Uložiť
common_saved = Uložené
common_copy = Kopírovať
common_copied = Skopírované
common_share = Zdieľať
common_retry = Skúsiť znova
common_loading = Okamih…
common_home = Všetky hry
common_yes = Áno
common_no = Nie
common_unreachable = Server teraz nie je dostupný. Skontroluj pripojenie a skús to znova.
common_language = Jazyk
common_preferences = Predvoľby
common_theme = Svetlo
common_theme_auto = Podľa systému
common_theme_day = Deň
common_theme_night = Noc
common_pace = Tempo
common_pace_about = Ťah bota trvá pri normálnom tempe asi tri sekundy.
common_pace_slow = Pokojné
common_pace_normal = Normálne
common_pace_fast = Rýchle
common_pace_instant = Hneď
common_confirm = Pýtať sa pred odoslaním ťahu
common_confirm_about = Uvidíš, kam vedie, a môžeš si to rozmyslieť.
common_motion = Pohyb
common_motion_about = Figúrky po pláne cestujú. Inak sú na mieste hneď.
common_sound = Zvuk
common_kept_here = Uložené v tomto prehliadači, len pre teba.
common_seat = Miesto { $number }
common_bot_random = Náhoda
common_bot_greedy = O krok vpred
common_bot_plain = Prosté hľadanie
common_you = ty
common_bot = bot
common_warm_up = Boti sa rozohrievajú
common_rules = Pravidlá

## Pages before and around a match

home_welcome = Štyri stolové hry o čarodejníkoch
home_invitation = Zahraj si hneď s botmi, alebo pošli priateľom odkaz. Bez účtu.
home_games = Hry
home_players = { $to ->
    [one] { $from }–{ $to } hráč
    [few] { $from }–{ $to } hráči
    [many] { $from }–{ $to } hráča
   *[other] { $from }–{ $to } hráčov
}
home_minutes = asi { $count } min
home_play_now = Hrať hneď
home_opening = Otváram…
home_open_table = Otvoriť stôl
home_rules = Pravidlá
home_learn = Naučiť sa
home_continue = Pokračovať
home_your_turn = Si na ťahu
home_their_turn = Hrá niekto iný
home_running = Hrá sa
home_about_to_begin = O chvíľu sa začne
home_free_seats = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
home_join = Prisadnúť
home_watch = Pozerať sa
home_public_tables = Verejné stoly
home_no_public_tables = Teraz nie je otvorený žiadny. Otvor nejaký a ostatní ho tu nájdu.
home_warm_up = Boti sa ešte rozohrievajú ({ $percent } %), ale hrať sa dá už teraz.
home_other_ways = Ďalšie cesty
home_offline = Zatiaľ to ide aj bez stola
home_offline_replays = Záznamy, ktoré tu už boli otvorené
home_my_name = Moje meno
home_my_name_about = Tak ťa uvidia ostatní pri stole.
home_by_link = Pripojiť sa odkazom
home_by_link_about = Vlož, čo ti niekto poslal.
home_go_there = Ísť tam
home_no_link = Toto k žiadnemu stolu nevedie. Odkaz vyzerá ako …/t/STOL#KLUC.
home_saved_match = Pozrieť si uloženú partiu
home_saved_match_about = Súbor .abraka s dohratou partiou.
home_choose_file = Vybrať súbor
home_lost = Tu nič nie je
home_lost_about = Táto cesta nikam nevedie. Možno v odkaze kúsok chýba.
home_open_table_about = Povedz, kto hrá a ako.
home_presets = Spôsob hry
home_seats = Miesta
home_seat_count = Koľko vás hrá
home_seat_me = Pri tomto zariadení
home_seat_open = Niekto iný
home_seat_bots = Boti
home_seat_bot = Bot: { $level }
home_seat_name = Meno
home_one_device = { $count ->
    [one] { $count } človek pri tomto zariadení.
    [few] O zariadenie sa delia { $count } ľudia; podáva sa ďalej a karty sú medzitým skryté.
    [many] O zariadenie sa delí { $count } človeka; podáva sa ďalej a karty sú medzitým skryté.
   *[other] O zariadenie sa delí { $count } ľudí; podáva sa ďalej a karty sú medzitým skryté.
}
home_one_device_about = O zariadenie sa vás môže deliť viac: daj každému miesto tu.
home_options = Pravidlá partie
home_more_options = Ďalšie možnosti
home_table = Stôl
home_who_may_come = Kto smie prísť
home_by_invitation = Kto má odkaz
home_public = Ktokoľvek
home_watching = Diváci majú vstup
home_watching_about = Diváci nevidia nikomu do kariet.
home_hints = Nápoveda
home_hints_about = Každý sa smie spýtať, čo by urobil Arcimág.
home_start = Partia sa začne
home_start_full = Keď budú všetky miesta obsadené
home_start_owner = Keď poviem
home_bot_pace = Boti si dajú načas
home_bot_pace_about = Najkratší čas, ktorý bot strávi nad rozhodnutím.
home_pace_none = Vôbec nie
home_pace_short = Trochu
home_pace_middle = Viac
home_pace_long = Veľa
home_leavers = Keď niekto chýba
home_leavers_about = Miesto dostane späť, len čo sa vráti.
home_away_after = Ako dlho sa naňho čaká
home_away_seconds = { $seconds } s
home_away_minutes = { $minutes } min
home_leavers_after = { $what }, po { $time }
home_leavers_wait = Počkať
home_leavers_bot = Hrá zaňho bot
home_leavers_end = Ukončiť partiu
home_clock = Hodiny
home_clock_about = Čas na celú partiu a prídavok za každý ťah.
home_clock_bank = Minúty
home_clock_bonus = Sekundy za ťah
home_clock_is = { $minutes } min + { $seconds } s za ťah
home_open_and_invite = Otvoriť a pozvať
home_begin = Začať
home_waiting_for = { $count ->
    [one] Čaká sa ešte na { $count } hráča.
    [few] Čaká sa ešte na { $count } hráčov.
    [many] Čaká sa ešte na { $count } hráča.
   *[other] Čaká sa ešte na { $count } hráčov.
}
home_all_here = Všetky miesta sú obsadené.
home_free_seat = Voľné miesto
home_sit_here = Sadnúť si
home_stand_up = Vstať
home_free_it = Uvoľniť
home_put_bot = Posadiť bota
home_is_here = je tu
home_is_away = teraz tu nie je
home_name_of_next = Meno ďalšieho človeka pri tomto zariadení
home_owner_begins = Partiu začne ten, kto stôl otvoril.
home_begins_when_full = Partia sa začne, len čo budú všetky miesta obsadené.
home_invite = Pozvať
home_invite_about = Pošli tento odkaz, alebo nechaj telefón prečítať kód. Kto ho má, môže si sadnúť.
home_invite_link = Odkaz na tento stôl
home_invite_code = Rovnaký odkaz ako QR kód
home_this_table = Tento stôl
home_as_usual = ako zvyčajne
home_contents = Obsah
home_no_rules = Tieto pravidlá ešte nikto nespísal.

## People, their matches and the house's book

names_he = Havran, Kocúr, Mág, Drak, Škriatok, Jež, Čarodej
names_he_is = Tichý, Rýchly, Túlavý, Polnočný, Strieborný, Veselý, Zvedavý
names_she = Sova, Líška, Kométa, Lucerna, Lastovička, Čarodejnica, Hviezda
names_she_is = Tichá, Rýchla, Túlavá, Polnočná, Strieborná, Veselá, Zvedavá
hat_cone = Špicatý klobúk
hat_brim = Široký okraj
hat_hood = Kapucňa
hat_turban = Turban
hat_crown = Koruna
hat_nightcap = Nočná čiapka
colour_blue = Modrá
colour_yellow = Žltá
colour_red = Červená
colour_green = Zelená
colour_orange = Oranžová
colour_purple = Fialová
me_title = Kto som
me_who = Kto hrá?
me_hat = Klobúk
me_colour = Farba
me_play = Ideme hrať
me_skip = Preskočiť: budem { $name }
me_card_about = Pýtame sa len raz. Neskôr to zmeníš v nastaveniach.
me_preferences = Moje meno, klobúk a zariadenia
me_how_others_see = Ako ma vidia ostatní
me_kept_for_next = Vezmeš si to aj k ďalšiemu stolu, ak si to isté nevybral niekto pred tebou.
me_ratings = Ukazovať hodnotenie
me_ratings_about = Čísla, ktoré hovoria, kto je aký silný. Bez nich sú v knihe len partie a výhry.
me_listed = Byť v knihe domu
me_listed_about = Ostatní tam uvidia tvoje meno, partie a výhry.
me_forget_title = Zabudnúť ma
me_forget_about = Akoby si tu nikdy nebol(a).
me_forget = Zabudnúť ma…
me_forget_goes = Navždy zmizne: meno, klobúk a zariadenia, zapísané zaklínadlo, zoznam tvojich partií, čo si pri stoloch písal(a), prinesené uložené partie a tvoje miesto v knihe domu. V rozohraných partiách za teba dohrá bot.
me_forget_stays = Partie s ostatnými im zostanú, bez tvojho mena. Nedá sa to vrátiť.
me_forget_do = Zabudnúť navždy
me_forget_not = Nechať, ako je
device_take_me = Vziať ma na iné zariadenie
device_take_me_about = Buď tá istá osoba na telefóne aj na počítači. Bez e-mailu a bez hesla.
device_make_link = Vytvoriť odkaz a kód
device_link = Odkaz pre druhé zariadenie
device_code = Ten istý odkaz ako QR kód
device_until = Otvor ho na druhom zariadení. Funguje raz, do { $time }. Kto ho má, je tebou: nikomu inému ho neukazuj.
device_make_phrase = Vytvoriť slová na odpísanie
device_phrase_about = Štyri slová, ktoré ťa privedú späť, aj keby sa toto zariadenie stratilo.
device_phrase_kept = Odpíš si ich teraz: ukážu sa len raz. Staršie slová už neplatia.
device_have_one = Mám slová z iného zariadenia
device_mine = Moje zariadenia
device_nameless = Prehliadač
device_this = toto zariadenie
device_seen = naposledy { $day }
device_forget = Zabudnúť zariadenie
device_forget_sure = Naozaj zabudnúť?
device_forget_about = Zabudnuté zariadenie je hneď cudzie, napríklad stratený telefón.
device_phrase_since = Slová na návrat máš od { $day }.
device_drop_phrase = Zneplatniť slová
device_is_yours = Toto zariadenie už je tvoje.
device_somebody = Niekto
device_becomes = Toto zariadenie potom bude patriť osobe { $name }: tie isté partie, to isté meno.
device_bring = Vziať so sebou, čo je tu
device_become = Áno, to som ja
device_phrase = Tvoje štyri slová
device_phrase_here = Zo stránky „Kto som“ na druhom zariadení. Na veľkosti písmen nezáleží.
device_look = Pozrieť sa
matches_title = Moje partie
matches_export = Všetky ako súbory
matches_game = Hra
matches_all = Všetky ({ $count })
matches_running = Rozohrané
matches_over = Dohrané
matches_waits_for = Čaká sa: { $name }
matches_none = Zatiaľ žiadna dohraná partia.
matches_more = Staršie
matches_won = Výhra
matches_lost = Bez výhry
matches_broken_off = Nedohrané
matches_fun = len pre zábavu
matches_replay = Záznam
matches_drop = Odobrať zo zoznamu
matches_drop_sure = Naozaj odobrať?
matches_drop_about = Len z tvojho zoznamu: spoluhráčom zostane.
book_title = Kniha domu
book_about = Čo sa tu hralo a kto hral. Zostáva to na tomto počítači.
book_empty = Knihu otvorí prvá dohraná partia.
book_size = Pri stole pre
book_any = Akýkoľvek
book_rating = Hodnotenie
book_rating_about = Každý začína na 1000 ± 333. Číslo za ± hovorí, aké je to zatiaľ neisté.
book_played = Partie
book_wins = Výhry
book_streak = V rade (najviac)
book_best = Najlepšie výsledky
book_latest = Posledné partie
book_compare = Porovnať
book_compare_two = Porovnať dvoch zaškrtnutých
book_versus = Jeden proti druhému
book_never_met = Títo dvaja sa pri stole ešte nestretli.
home_fun = Len pre zábavu
home_fun_about = Partia sa nepočíta do knihy domu.
privacy_title = Čo sa tu uchováva
privacy_lead = Stručne: meno, ktoré si zvolíš, a partie, ktoré hráš, na počítači toho, kto tento stôl prevádzkuje. Bez účtu, bez e-mailu, bez sledovania.
privacy_where = Kde to je
privacy_where_text = V jednom súbore na počítači hostiteľa. Nikam sa z toho neposiela nič okrem toho, o čo si nižšie povieš, a tieto stránky nenačítavajú nič z iných serverov.
privacy_push = Keď chceš vedieť, že si na ťahu
privacy_push_text = Len vtedy, a pri každom zariadení zvlášť: prehliadač dá domu adresu pri službe svojho výrobcu. Tam dom pošle „si na ťahu“ a hru, zapečatené tak, že ich prečíta len tvoj prehliadač. Služba vidí len to, že dom niečo poslal a kedy. Skončí sa to, keď to povieš na stránke „Kto som“ alebo zariadenie zabudneš.
privacy_cookie = Podľa čoho ťa spoznáme
privacy_cookie_text = Podľa jednej cookie v tomto prehliadači. Dom si necháva len jej odtlačok, rovnako ako pri odkazoch a slovách pre iné zariadenia: kto číta ten súbor, tebou sa nestane. O tom, kto sa len obzerá, sa neuchováva nič.
privacy_you = Čo sa uchováva o tebe
privacy_you_text = Meno, klobúk a farba, čo chceš vidieť, tvoje zariadenia podľa prehliadača a systému („Firefox · Android“) a deň, keď tu každé bolo naposledy. Žiadne adresy. Riešené úlohy a ako dopadol prvý pokus.
privacy_matches = Partie a chat
privacy_matches_text = Každá partia: kto kde sedel, všetky ťahy a ich časy; čo sa pri stole písalo; a uložené partie, ktoré sem prinesieš.
privacy_others = Čo vidia ostatní
privacy_others_text = Pri stole: tvoje meno, klobúk a či tam si. Dohranú partiu si prehrá každý, kto má jej odkaz. V knihe domu vidí každý, kto sa dostane k tomuto stolu, mená, výhry a hodnotenie – iba ak sa z knihy vyškrtneš.
privacy_browser = Čo zostáva v prehliadači
privacy_browser_text = Jazyk, svetlo, tempo a zvuk, ktoré hry sa už hrali, čo z rozhovoru už bolo prečítané, úlohy, záznamový hárok Džina, samotné stránky a posledných dvadsať otvorených záznamov. Zmizne to, keď v prehliadači zmažeš dáta tohto webu.
privacy_long = Ako dlho
privacy_long_text = Stoly, pri ktorých sa nezačalo: 7 dní. Nedohrané partie: 60 dní od posledného ťahu a potom 30 dní v koši. Kto tu nič nenechal: 30 dní. Dohrané partie zostávajú. Odkazy na iné zariadenie: štvrť hodiny. Počítajú sa len dni, keď je stôl otvorený.
privacy_remove = Ako to odstrániš
privacy_remove_text = Na stránke „Kto som“ zmeníš meno, vyškrtneš sa z knihy a zabudneš zariadenia. Na stránke „Moje partie“ odoberieš partie zo svojho zoznamu; spoluhráčom zostanú.
privacy_host = Byť úplne zabudnutý
privacy_host_text = Tlačidlo „Zabudnúť ma“ na stránke „Kto som“ ťa odstráni aj s tvojimi zariadeniami a tým, čo si pri stoloch písal(a); v partiách ostatných potom tvoje miesto nemá meno. To isté vie hostiteľ: „abraka forget MENO“. Zálohám zostane, čo v nich je. Hostiteľ vidí všetko, čo má na počítači: hraj u ľudí, ktorých počítaču veríš.
device_bring_about = { $count ->
    [one] Príde s tebou { $count } partia alebo stôl z tohto zariadenia.
    [few] Prídu s tebou { $count } partie a stoly z tohto zariadenia.
   *[other] Príde s tebou { $count } partií a stolov z tohto zariadenia.
}
matches_days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
}
matches_minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
matches_turns = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}
book_points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
book_matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partií
}
book_players = { $count ->
    [one] jedného
    [few] { $count }
   *[other] { $count }
}

## The match

match_title_yours = ● Si na ťahu – { $title }
match_no_entry = Sem sa nedostaneš
match_home = Na úvodnú stránku
match_loading = Prestiera sa stôl…
match_curtain_title = Odovzdaj zariadenie: { $name }
match_curtain_text = Ostatní sa nepozerajú. Karty sa ukážu po ťuknutí.
match_curtain_take = Hrá { $name }
match_board = Herný plán
match_skip = Preskočiť
match_prompt = O čom sa rozhoduje
match_over = Partia sa skončila.
match_confirm = Vykonať
match_let_go = Zrušiť
match_pass_on = Vynechať až do môjho ťahu
match_undo = Vziať späť
match_hint = Rada
match_thinking = Premýšľam…
match_stand_in = zastupuje bot
match_bot = bot
match_away = preč
match_seats = Miesta
match_you = (ty)
match_is_asked = rozhoduje
match_clock = Zostáva času: { $left }
match_log = Záznam
match_log_empty = Tu sa píše, čo sa deje.
match_log_undo = Vzaté späť.
match_log_ask = { $name } chce vziať niečo späť.
match_log_agree = { $name } súhlasí.
match_log_refuse = { $name } nesúhlasí.
match_log_pause = { $name } pozastavuje partiu.
match_log_resume = Partia pokračuje.
match_log_late = { $name }: čas vypršal.
match_log_vote = { $name } hlasuje.
match_log_wait = { $name } dostáva nový čas.
match_log_bot = { $name }: teraz hrá bot.
match_log_back = { $name } je späť.
match_log_end = Partia je predčasne ukončená.
match_chat = Rozhovor
match_chat_empty = Zatiaľ nikto nič nepovedal.
match_mute = Stlmiť: { $name }
match_unmute = Zase počuť všetkých
match_say = Povedz niečo
match_send = Poslať
match_hint_says = Arcimág radí:
match_hint_turn = Do konca ťahu:
match_hint_chance = Šanca na výhru: teraz { $before } %, potom asi { $chance } %
match_hint_show = Ukázať
match_close = Zavrieť
match_catching = Sme späť, doháňame, čo sa stalo…
match_lost = Spojenie vypadlo. Skúšame to znova, nič sa nestratilo.
match_agree = Súhlasím
match_disagree = Nie
match_undo_waiting = Ostatní sa rozhodujú, či to smieš vziať späť.
match_late_you = Tvoj čas vypršal. Ešte môžeš hrať; ostatní volia, čo bude ďalej.
match_late = { $name }: čas vypršal. Čo teraz?
match_vote_wait = Počkať
match_vote_bot = Nech hrá bot
match_vote_end = Ukončiť partiu
match_paused = Partia je pozastavená.
match_resume = Pokračovať
match_bot_for_you = Hrá za teba bot.
match_take_back = Som späť
match_watching = divák
match_since = Čo sa stalo?
match_rules = Pravidlá
match_menu = Ponuka
match_in_words = Stôl slovami
match_share = Odkaz na tento stôl
match_preferences = Predvoľby
match_ask_undo = Požiadať o vrátenie ťahu
match_pause = Pozastaviť
match_leave = Odísť z partie
match_undo_asked = { $name } chce vziať späť svoj posledný ťah a všetko, čo bolo po ňom.

## Replays

replay_title = Záznam: { $title }
replay_controls = Prechádzanie partie
replay_where = Ťah { $turn }: { $name }
replay_count = { $at } z { $all }
replay_speed = Rýchlosť
replay_moment = Okamih partie
replay_first = Na začiatok
replay_previous_turn = Predchádzajúci ťah
replay_back = O krok späť
replay_play = Spustiť
replay_pause = Zastaviť
replay_forward = O krok ďalej
replay_next_turn = Ďalší ťah
replay_last = Na koniec
replay_beginning = Takto to začalo.
replay_share = Zdieľať
replay_copied = Odkaz skopírovaný
replay_link = Odkaz na tento okamih
replay_eyes = Pohľad
replay_everything = Nič nie je skryté
replay_download = Stiahnuť zápis partie
replay_statistics = Partia v číslach
replay_no_statistics = Čísla tejto partie teraz nie sú k dispozícii.
replay_verify = Boli kocky poctivé?
replay_verify_words = Všetky hody a karty v partii vychádzajú z jedného tajného kľúča. Pred prvým ťahom tu bolo vidno jeho odtlačok: sľub, že sa nezmení. Teraz je po partii a kľúč je verejný, takže oboje môže každý porovnať.
replay_promise = Sľub, ukázaný pred prvým ťahom
replay_key = Kľúč, teraz už verejný
replay_key_fits = Tvoj prehliadač to overil: kľúč je ten sľúbený.
replay_key_wrong = Kľúč nie je ten sľúbený!
replay_no_check = Tvoj prehliadač to vie spočítať len cez https. Príkaz nižšie funguje všade.
replay_verify_all = Keď si stiahneš zápis partie, tento príkaz prepočíta každý hod, každú kartu a každý ťah:
replay_broken_off = Partia bola ukončená predčasne
replay_broken_off_why = Skončila sa skôr, než mohol niekto vyhrať. Jej kľúč zostáva tajný.
replay_you_win = Vyhrávaš!
replay_you_lose = Tentoraz nie
replay_nobody_wins = Tentoraz nevyhráva nikto
replay_wins = Vyhráva { $name }
replay_all_win = O výhru sa delia všetci
replay_share_win = Delená výhra: { $names }
replay_place = { $rank }.
replay_watch = Pozrieť si záznam
replay_result = Výsledok
replay_rematch = Ešte jednu partiu
replay_next_bots = Boti v ďalšej partii
replay_wanted_by = Ešte jednu partiu? Áno: { $names }.
replay_waiting_for = Čaká sa na: { $names }.
replay_lesson_title = Prvé kroky: { $title }
replay_lesson_next = Ďalej
replay_lesson_leave = Odísť
replay_lesson_again = Ešte raz
replay_lesson_play = Hrať naostro
replay_lesson_progress = Postup v lekcii
replay_lesson_watch = Sleduj…
replay_lesson_astray = Dobrý nápad, ale najprv toto:
replay_player = Hráč { $number }

## Refusals of the table

refusal_unreachable = Stôl je nedostupný. Skontroluj pripojenie, skúšame to ďalej.
refusal_bad_message = Tomuto server nerozumie ({ $cause }). Načítaj stránku znova a skús to ešte raz.
refusal_first_hello = Spojenie sa nezačalo správne. Načítaj stránku znova.
refusal_no_table = Taký stôl tu nie je, alebo k nemu nemáš prístup. Vypýtaj si znova odkaz.
refusal_no_match = Taká partia tu nie je, alebo k nej nemáš prístup. Skontroluj odkaz.
refusal_no_record = Taký záznam tu nie je. Skontroluj odkaz, alebo ho nahraj znova.
refusal_worn_already = To si pri stole vybral niekto iný. Skús niečo iné.
refusal_not_in_book = Kniha domu týchto dvoch nepozná.
refusal_no_device = Také zariadenie už nemáš. Pozri sa na zoznam znova.
refusal_no_pass = Tento odkaz alebo zaklínadlo už neplatí: bolo použité, vypršalo, alebo je v ňom chyba. Vytvor na druhom zariadení nové.
refusal_bad_push = Službu, ktorá budí tento prehliadač, tu nemožno použiť.
refusal_too_many_guesses = Priveľa pokusov. Počkaj pár minút a skús to znova.
refusal_too_many_devices = Už máš { $most } zariadení. Najprv niektoré z nich zabudni.
refusal_no_seat = Tento stôl nemá miesto { $seat }. Vyber iné.
refusal_not_your_seat = Miesto { $seat } nie je tvoje. Vyber niektoré zo svojich.
refusal_no_seat_here = Pri tomto stole nemáš miesto. Najprv si k nemu sadni.
refusal_no_watching = Tento stôl divákov nepúšťa. Požiadaj hráčov o miesto.
refusal_watching = Len sa pozeráš. Toto môžu robiť iba hráči.
refusal_not_owner = To môže len ten, kto stôl otvoril. Povedz mu o to.
refusal_seat_taken = Miesto { $seat } je obsadené. Vyber iné.
refusal_no_free_seat = Žiadne miesto nie je voľné. Otvor vlastný stôl, alebo sa pozeraj.
refusal_has_begun = Partia sa už začala. Počkaj na ďalšiu.
refusal_not_begun = Tu sa zatiaľ nehrá. Počkaj, kým budú obsadené všetky miesta.
refusal_other_rules = Táto partia sa začala s inými pravidlami. Zostáva uložená, ale pokračovať sa nedá; začni novú.
refusal_damaged = Disk sám zmenil, čo mal uložené, a tak je to odložené nabok. Požiadaj toho, kto stôl hosťuje, o zálohu, alebo začni novú partiu.
refusal_not_full = { $free ->
    [one] Ešte je voľné { $free } miesto. Pozvi niekoho, alebo pridaj bota.
    [few] Ešte sú voľné { $free } miesta. Pozvi niekoho, alebo pridaj botov.
   *[other] Ešte je voľných { $free } miest. Pozvi niekoho, alebo pridaj botov.
}
refusal_not_over = Partia sa ešte neskončila. Vráť sa, keď sa skončí.
refusal_no_puzzle = Taká úloha tu nie je.
refusal_not_analysed = Táto partia sa nedohrala do konca alebo sa hrala podľa iných pravidiel: niet čo skúmať.
refusal_is_over = Partia sa skončila. Vypýtaj si odvetu.
refusal_stale = Partia sa medzitým pohla. Pozri sa a vyber znova.
refusal_paused = Partia je pozastavená. Najprv ju spusti.
refusal_not_paused = Partia nie je pozastavená. Hraj ďalej.
refusal_no_undo = Nemáš čo vziať späť.
refusal_undo_asked = O vrátenie ťahu už niekto žiada. Počkaj na odpovede.
refusal_undo_enough = V tejto partii sa ťahy vracali už toľkokrát, že viac sa nedá. Hraj ďalej.
refusal_no_undo_asked = Nikto od teba súhlas s vrátením nežiada. Hraj ďalej.
refusal_nobody_late = Nikomu čas nevypršal. Hraj ďalej.
refusal_own_time = Čas vypršal tebe: vyberajú ostatní.
refusal_bot_plays = Hrá za teba bot. Najprv si vezmi miesto späť.
refusal_no_stand_in = Žiadny bot za teba nehrá. Jednoducho hraj ďalej.
refusal_has_left = Z tejto partie si už preč. Najprv sa vráť.
refusal_no_resigning = Vzdať sa dá len partia jedného proti jednému.
refusal_all_began = Všetci už začali: partiu nemožno zrušiť.
refusal_nobody_away = Na nikoho sa tam nečaká.
refusal_not_away_yet = Chvíľu počkaj: bot smie zaskočiť po { $seconds } s neprítomnosti.
refusal_nobody_stands_in = Pri tomto stole sa na neprítomných čaká.
refusal_bot_is_there = Tam už hrá bot.
refusal_not_waited_yet = Daj tomu chvíľu: na ťahu je to menej než { $seconds } s.
refusal_nudged_lately = Štuchnutie prišlo pred chvíľou.
refusal_no_chat = Pri tomto stole sa rozprávajú len tí, čo hrajú.
refusal_no_hints = Pri tomto stole sa neradí. Spoľahni sa na seba.
refusal_no_hint_now = Rada je len pre toho, kto práve rozhoduje. Počkaj na seba.
refusal_no_ways_now = Kam ťahy vedú, vidí len ten, kto práve rozhoduje. Počkaj na seba.
refusal_hint_running = O rade sa už premýšľa. Chvíľu počkaj.
refusal_too_fast = To bolo príliš rýchlo. Chvíľu počkaj a skús to znova.
refusal_too_many_tables = { $most ->
    [one] Už máš { $most } nedohraný stôl. Najprv ho dohraj.
    [few] Už máš { $most } nedohrané stoly. Najprv niektorý dohraj.
   *[other] Už máš { $most } nedohraných stolov. Najprv niektorý dohraj.
}
refusal_too_many_sockets = Je otvorených priveľa spojení. Zavri iné karty prehliadača a načítaj stránku znova.
refusal_too_large = To je príliš veľké: najviac { $most } bajtov. Pošli niečo kratšie.
refusal_bad_option = Toto nastavenie nejde dokopy: { $cause }
refusal_bad_record = Tento záznam partie sa nedá prečítať: { $cause }
refusal_bad_name = Meno má 1 až 24 viditeľných znakov. Vyber iné.
refusal_bad_text = Správa má 1 až 500 viditeľných znakov. Napíš kratšiu.
refusal_bad_origin = Táto stránka stôl používať nesmie. Otvor vlastnú adresu stola.
refusal_bad_host = Tento stôl sa ako „{ $host }“ nepozná. Otvor jeho vlastnú adresu, alebo popros správcu, nech túto uvedie.
refusal_too_slow = Požiadavka prichádzala príliš dlho. Skontroluj pripojenie a skús to znova.
refusal_not_stored = Nepodarilo sa to uložiť, takže sa nič nestalo. Skús to znova.
refusal_stopping = Server sa práve vypína. Počkaj: stránka sa vráti sama.
refusal_no_such_page = Tu nič nie je. Vráť sa na úvodnú stránku.
refusal_wrong_method = To tu nejde. Načítaj stránku znova.
refusal_internal = Niečo sa pokazilo a nič sa nestalo. Skús to znova. Ak sa to opakuje, nahlás číslo { $number }.
refusal_over = Partia sa skončila. Vypýtaj si odvetu.
refusal_not_asked = Teraz sa pýtame na niečo iné. Vyber jednu z ponúkaných možností.
refusal_not_now = To teraz nejde. Vyber jednu z ponúkaných možností.
refusal_unknown_text = „{ $text }“ nie je ťah tejto hry. Vyber niektorý z ponúkaných.
refusal_unknown_text_near = „{ $text }“ nie je ťah tejto hry. Myslíš „{ $action }“?
refusal_unknown_json = To nie je ťah tejto hry ({ $error }). Načítaj stránku znova.
refusal_other_seat = Teraz rozhoduje { $name }. Chvíľu počkaj.
refusal_unknown_action = { $action } nie je ťah tejto hry. Vyber niektorý z ponúkaných.
refusal_unknown_number = Ťah číslo { $number } neexistuje. Vyber niektorý z ponúkaných.
refusal_moved_on = Partia sa pohla: zobrazuje sa ťah { $seen }, teraz je { $now }. Vyber znova.
refusal_nothing_done = Nie je čo vziať späť.
refusal_sealed = Posledný ťah sa nedá vziať späť: niečo odhalil, padla kocka, prišla karta alebo sa niečo odovzdalo.
refusal_declared = Čo bolo ohlásené, platí: podľa pravidiel sa to už nesmie meniť, a teda ani vziať späť.

## A table that is alive

match_log_leave = { $name } odchádza; ďalej hrá bot.
match_log_stand_in = { $name } necháva hrať bota: { $other }.
match_log_resign = { $name } sa vzdáva.
match_log_abort = { $name } ruší partiu.
match_leave_title = Odísť z partie?
match_leave_alone = Hráš len s botmi: odchodom sa partia skončí.
match_leave_others = Ďalej za teba hrá bot. Kým partia trvá, môžeš sa vrátiť.
match_leave_do = Odísť
match_resign = Vzdať sa: vyhráva súper
match_abort = Zrušiť partiu
match_stay = Zostať
match_left = odchod · bot: { $level }
match_bot_plays = bot: { $level }
match_away_since = preč { $since }
match_away_long = { $name } je preč.
match_waits_long = Čaká sa: { $name }.
match_nudge = Štuchnúť
match_let_bot = Nech hrá bot
match_nudged_you = { $name } ťa štuchá: si na ťahu!
match_nudged = { $name } štuchá: { $other }.
match_sending = Odosiela sa…
match_lost_kept = Hľadáme spojenie so stolom… tvoj ťah je uložený.
match_lost_asked = Hľadáme spojenie so stolom… čo posielaš, sa nestratí.
match_react = Reakcia
match_react_laugh = sa smeje
match_react_cheer = jasá
match_react_wow = žasne
match_react_think = premýšľa
match_react_sad = je smutno
match_react_wave = máva
match_mute_all = Stlmiť všetkých
match_watchers = Pozerajú sa: { $names }
match_watcher_nameless = niekto
match_open_chat = Otvoriť rozhovor
replay_aborted = Partia bola zrušená
replay_aborted_why = Skončila skôr, než všetci začali.
replay_resigned_why = Druhá strana sa vzdala.
home_leavers_ask = Ostatní smú povolať bota
home_days = Partia na dni
home_days_about = Každý hrá, keď má čas; na nikoho sa neponáhľa.
push_title = Ťah si ťa nájde
push_ask = Má ti toto zariadenie povedať, že si na ťahu, aj keď je stránka zavretá?
push_yes = Áno, povedz
push_no = Teraz nie
push_on = Toto zariadenie ti povie, že si na ťahu, aj keď je stránka zavretá.
push_off = Už mi to nehovor
push_insecure = Zavretá stránka ti tu nepovie, že si na ťahu: prehliadače to dovoľujú len cez https. Občas sa pozri.
push_denied = Tento prehliadač má zakázané zobrazovať správy tejto stránky, takže ti nepovie, že si na ťahu. Povolíš to v jeho nastaveniach.
push_unsupported = Tento prehliadač ti pri zavretej stránke nepovie, že si na ťahu. Na iPhone a iPade si stránku najprv pridaj na plochu.
push_failed = Prehliadač nedosiahne na službu, ktorá by ho zobudila. Skús to neskôr.
home_watchers_chat = Diváci smú písať
home_here_too = Hrať aj na tomto zariadení
home_chat = Rozhovor
match_moves =
    { $who ->
        [me] Hráš.
       *[other] Hrá { $name }.
    }
match_shown = Ukazuje sa, čo sa stalo.
home_first_time = Prvýkrát? Lekcia trvá 3 minúty.
home_first_lesson = Ukáž mi, ako sa hrá
home_first_play = Poznám to: hrať
common_volume = Hlasitosť
match_not_now = Teraz nie:
match_help = Pomoc
match_explain_how = Podrž čokoľvek prstom, klikni pravým tlačidlom alebo stlač I: vysvetlí sa to.
match_keys = Klávesy
match_key = { $what ->
    [card] siahnuť na kartu s týmto číslom
    [target] prejsť na ďalšiu vec, ktorú možno vybrať
    [arrows] prejsť na suseda týmto smerom
    [confirm] urobiť, čo je vybrané
    [clear] pustiť, alebo preskočiť, čo sa ukazuje
    [hint] požiadať o radu
    [undo] vziať späť
    [explain] vysvetliť, čo je označené
    [log] otvoriť záznam
   *[help] otvoriť túto pomoc
}
match_goal = O čo ide
match_log_whole = Celý záznam
match_turn_of = Ťah: { $name }.
home_quick = { $bots ->
    [one] Ty a jeden bot
    [few] Ty a { $bots } boti
   *[other] Ty a { $bots } botov
}
home_quick_alone = Osamote
home_quick_easier = ľahšia prvá hra


analysis_title = Šťastie a um
analysis_waiting = Partia sa prechádza: { $percent } %
analysis_fine = V poriadku
analysis_doubtful = Nie to najlepšie
analysis_mistake = Chyba
analysis_blunder = Veľká chyba
analysis_brilliant = Skvelé!
analysis_better = Lepšie: { $action } (stálo to { $percent } % nádeje na výhru)
analysis_luck = Šťastie
analysis_show = Ukázať
analysis_find = Nájsť lepší ťah
analysis_find_ask = Nájdi lepší ťah.
analysis_find_left = { $left ->
    [one] Zostáva jeden pokus.
    [few] Zostávajú { $left } pokusy.
    [many] Zostáva { $left } pokusu.
   *[other] Zostáva { $left } pokusov.
}
analysis_find_thinking = Pozriem sa …
analysis_find_chance = S ním je nádej na výhru { $percent } %.
analysis_find_wrong = To stojí { $percent } % nádeje na výhru.
analysis_find_solution = Bolo by to: { $action }
analysis_find_back = K záznamu
analysis_next = Ďalšia dôležitá chvíľa
analysis_branch = Čo keby?
analysis_figures = V číslach
analysis_who = Kto
analysis_accuracy = Dobré rozhodnutia
analysis_even = Pri rovnakom šťastí
analysis_about = Šťastie je to, čo s nádejou na výhru urobili kocky a losovanie. Pri rovnakom šťastí: čo vyniesli samotné rozhodnutia.
analysis_turnings = Čo rozhodlo
analysis_turn_luck = Ťah { $turn }, kocky a losovanie: { $change } % pre hráča { $name }
analysis_turn_decision = Ťah { $turn }, rozhoduje { $who }: { $change } % pre hráča { $name }
analysis_moments = Chvíle, na ktoré sa oplatí pozrieť
analysis_what_if = Čo keby?
analysis_what_if_words = Hraj ďalej od tejto chvíle, s inými kockami. Je to len pre zábavu a neráta sa to.
analysis_what_if_seat = Hráš za
analysis_what_if_others = Za ostatných hrajú
analysis_what_if_bots = Boti
analysis_what_if_friends = Priatelia, cez odkaz
analysis_what_if_hidden = Čo leží skryté
analysis_what_if_same = je rovnaké ako vtedy
analysis_what_if_anew = sa rozdá znova
analysis_what_if_play = Hrať ďalej
puzzle_title = Úlohy
puzzle_about = Pozícia a jeden ťah, ktorý je určite lepší než všetky ostatné.
puzzle_today = Úloha dňa
puzzle_you = { $tried ->
    [0] Zatiaľ žiadna vyskúšaná úloha.
    [one] Jedna vyskúšaná úloha, na prvý raz správne: { $right }.
    [few] { $tried } vyskúšané úlohy, na prvý raz správne: { $right }; v rade: { $streak }.
   *[other] { $tried } vyskúšaných úloh, na prvý raz správne: { $right }; v rade: { $streak }.
}
puzzle_rating = Tvoje hodnotenie: { $rating } ± { $unsure }.
puzzle_game = Hra
puzzle_theme = Téma
puzzle_difficulty = Obtiažnosť
puzzle_any = Všetko
puzzle_was_right = vyriešené na prvý raz
puzzle_was_wrong = skúšané
puzzle_ask = Nájdi najlepší ťah.
puzzle_ask_words = Jeden je určite lepší než všetky ostatné.
puzzle_go_on = Zatiaľ správne. A teraz?
puzzle_right = Správne!
puzzle_wrong = To nie.
puzzle_cost = Stojí to aspoň { $percent } % nádeje na výhru.
puzzle_tempting = Čo za to hovorí: { $reasons }.
puzzle_reply = Lenže ostatní z toho majú: { $reasons }.
puzzle_solution = Takto to je.
puzzle_solve = Ukázať riešenie
puzzle_again = Ešte raz
puzzle_next = Ďalšia úloha
puzzle_all = Všetky úlohy
puzzle_theme_win = Výhra
puzzle_theme_defence = Obrana
puzzle_theme_home = Cesta domov
puzzle_theme_trap = Pasce
puzzle_theme_castle = Hrad
puzzle_theme_rescue = Záchrana
puzzle_theme_push = Postrkovanie
puzzle_theme_climb = Stúpanie
puzzle_theme_capture = Chytanie
puzzle_theme_award = Ocenenia
puzzle_theme_goods = Tovar
puzzle_theme_tempo = Tempo
