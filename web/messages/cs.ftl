### The client around the games

## Everywhere

plain_picture = Stůl jako text, anglicky
plain_choices = Co můžeš udělat
plain_do = Provést
plain_wait = Stůl se kreslí…
plain_no_picture = Obrázek tohoto okamžiku zatím není. Tohle jsou jeho údaje:
plain_turn = Teď rozhoduje { $name }.
plain_over = Partie skončila.
plain_broken_off = Byla předčasně ukončena.
option_first = Začínající hráč
option_first_about = Kdo má první tah.
option_first_lot = Losem
option_first_seat = Místo { $seat }
option_memory_faithful = Nechat na paměti
option_memory_aided = Ukazovat
title = Abraka
wizards = { $count ->
    [one] { $count } čaroděj
    [few] { $count } čarodějové
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
}
common_close = Zavřít
board_legend = Vysvětlivky
board_legend_board = Na desce
board_legend_cards = Karty
board_legend_spells = Kouzla
board_legend_plates = Na jmenovkách
board_legend_hand = Karty v ruce
common_cancel = Zrušit
common_save = Uložit
common_saved = Uloženo
common_copy = Kopírovat
common_copied = Zkopírováno
common_share = Sdílet
common_retry = Zkusit znovu
common_loading = Okamžik…
common_home = Všechny hry
common_yes = Ano
common_no = Ne
common_unreachable = Server teď není dostupný. Zkontroluj připojení a zkus to znovu.
common_language = Jazyk
common_preferences = Předvolby
common_theme = Světlo
common_theme_auto = Podle systému
common_theme_day = Den
common_theme_night = Noc
common_pace = Tempo
common_pace_about = Tah bota trvá při normálním tempu asi tři sekundy.
common_pace_slow = Klidné
common_pace_normal = Normální
common_pace_fast = Rychlé
common_pace_instant = Hned
common_confirm = Ptát se, než se tah odešle
common_confirm_about = Uvidíš, kam vede, a můžeš si to rozmyslet.
common_motion = Pohyb
common_motion_about = Figurky po plánu cestují. Jinak jsou na místě hned.
common_sound = Zvuk
common_kept_here = Uloženo v tomhle prohlížeči, jen pro tebe.
common_seat = Místo { $number }
common_bot_random = Náhoda
common_bot_greedy = O krok napřed
common_bot_plain = Prosté hledání
common_you = ty
common_bot = bot
common_warm_up = Boti se rozehřívají
common_rules = Pravidla

## Pages before and around a match

home_welcome = Čtyři deskové hry o čarodějích
home_invitation = Zahraj si hned s boty, nebo pošli přátelům odkaz. Bez účtu.
home_games = Hry
home_players = { $to ->
    [one] { $from }–{ $to } hráč
    [few] { $from }–{ $to } hráči
    [many] { $from }–{ $to } hráče
   *[other] { $from }–{ $to } hráčů
}
home_minutes = asi { $count } min
home_play_now = Hrát hned
home_opening = Otevírám…
home_open_table = Otevřít stůl
home_rules = Pravidla
home_learn = Naučit se
home_continue = Pokračovat
home_your_turn = Jsi na tahu
home_their_turn = Hraje někdo jiný
home_running = Hraje se
home_about_to_begin = Za chvíli začne
home_free_seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
home_join = Přisednout
home_watch = Dívat se
home_public_tables = Veřejné stoly
home_no_public_tables = Teď žádný není otevřený. Otevři nějaký a ostatní ho tu najdou.
home_warm_up = Boti se ještě rozehřívají ({ $percent } %), ale hrát se dá už teď.
home_other_ways = Další cesty
home_offline = Zatím to jde i bez stolu
home_offline_replays = Záznamy, které tu už byly otevřené
home_my_name = Moje jméno
home_my_name_about = Tak tě uvidí ostatní u stolu.
home_by_link = Připojit se odkazem
home_by_link_about = Vlož, co ti někdo poslal.
home_go_there = Jít tam
home_no_link = Tohle k žádnému stolu nevede. Odkaz vypadá jako …/t/STUL#KLIC.
home_saved_match = Prohlédnout uloženou partii
home_saved_match_about = Soubor .abraka s dohranou partií.
home_choose_file = Vybrat soubor
home_lost = Tady nic není
home_lost_about = Tahle cesta nikam nevede. Možná v odkazu kousek chybí.
home_open_table_about = Řekni, kdo hraje a jak.
home_presets = Způsob hry
home_seats = Místa
home_seat_count = Kolik vás hraje
home_seat_me = U tohoto zařízení
home_seat_open = Někdo jiný
home_seat_bots = Boti
home_seat_bot = Bot: { $level }
home_seat_name = Jméno
home_one_device = { $count ->
    [one] { $count } člověk u tohoto zařízení.
    [few] O zařízení se dělí { $count } lidé; podává se dál a karty jsou mezitím skryté.
    [many] O zařízení se dělí { $count } člověka; podává se dál a karty jsou mezitím skryté.
   *[other] O zařízení se dělí { $count } lidí; podává se dál a karty jsou mezitím skryté.
}
home_one_device_about = O zařízení se vás může dělit víc: dej každému místo tady.
home_options = Pravidla partie
home_more_options = Další možnosti
home_table = Stůl
home_who_may_come = Kdo smí přijít
home_by_invitation = Kdo má odkaz
home_public = Kdokoli
home_watching = Diváci mají vstup
home_watching_about = Diváci nevidí nikomu do karet.
home_hints = Nápověda
home_hints_about = Každý se smí zeptat, co by udělal Arcimág.
home_start = Partie začne
home_start_full = Až budou všechna místa obsazená
home_start_owner = Až řeknu
home_bot_pace = Boti si dají načas
home_bot_pace_about = Nejkratší čas, který bot stráví nad rozhodnutím.
home_pace_none = Vůbec ne
home_pace_short = Trochu
home_pace_middle = Víc
home_pace_long = Hodně
home_leavers = Když někdo chybí
home_leavers_about = Místo dostane zpátky, jakmile se vrátí.
home_away_after = Jak dlouho se na něj čeká
home_away_seconds = { $seconds } s
home_away_minutes = { $minutes } min
home_leavers_after = { $what }, po { $time }
home_leavers_wait = Počkat
home_leavers_bot = Hraje za něj bot
home_leavers_end = Ukončit partii
home_clock = Hodiny
home_clock_about = Čas na celou partii a přídavek za každý tah.
home_clock_bank = Minuty
home_clock_bonus = Sekundy za tah
home_clock_is = { $minutes } min + { $seconds } s za tah
home_open_and_invite = Otevřít a pozvat
home_begin = Začít
home_waiting_for = { $count ->
    [one] Čeká se ještě na { $count } hráče.
    [few] Čeká se ještě na { $count } hráče.
    [many] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
home_all_here = Všechna místa jsou obsazená.
home_free_seat = Volné místo
home_sit_here = Sednout si
home_stand_up = Vstát
home_free_it = Uvolnit
home_put_bot = Posadit bota
home_is_here = je tu
home_is_away = teď tu není
home_name_of_next = Jméno dalšího člověka u tohoto zařízení
home_owner_begins = Partii začne ten, kdo stůl otevřel.
home_begins_when_full = Partie začne, jakmile budou všechna místa obsazená.
home_invite = Pozvat
home_invite_about = Pošli tenhle odkaz, nebo nech telefon přečíst kód. Kdo ho má, může si sednout.
home_invite_link = Odkaz na tenhle stůl
home_invite_code = Stejný odkaz jako QR kód
home_this_table = Tenhle stůl
home_as_usual = jako obvykle
home_contents = Obsah
home_no_rules = Tahle pravidla ještě nikdo nesepsal.

## People, their matches and the house's book

names_he = Havran, Kocour, Mág, Drak, Skřítek, Ježek, Čaroděj
names_he_is = Tichý, Hbitý, Toulavý, Půlnoční, Stříbrný, Veselý, Zvědavý
names_she = Sova, Liška, Kometa, Lucerna, Vlaštovka, Kouzelnice, Hvězda
names_she_is = Tichá, Hbitá, Toulavá, Půlnoční, Stříbrná, Veselá, Zvědavá
hat_cone = Špičatý klobouk
hat_brim = Široká krempa
hat_hood = Kapuce
hat_turban = Turban
hat_crown = Koruna
hat_nightcap = Noční čepice
colour_blue = Modrá
colour_yellow = Žlutá
colour_red = Červená
colour_green = Zelená
colour_orange = Oranžová
colour_purple = Fialová
me_title = Kdo jsem
me_who = Kdo hraje?
me_hat = Klobouk
me_colour = Barva
me_play = Jdeme hrát
me_skip = Přeskočit: budu { $name }
me_card_about = Ptáme se jen jednou. Později to změníš v předvolbách.
me_preferences = Moje jméno, klobouk a zařízení
me_how_others_see = Jak mě vidí ostatní
me_kept_for_next = Vezmeš si to i k dalšímu stolu, pokud si totéž nevybral někdo před tebou.
me_ratings = Ukazovat hodnocení
me_ratings_about = Čísla, která říkají, jak je kdo silný. Bez nich jsou v knize jen partie a výhry.
me_listed = Být v knize domu
me_listed_about = Ostatní tam uvidí tvoje jméno, partie a výhry.
me_forget_title = Zapomenout mě
me_forget_about = Jako bys tu nikdy nebyl(a).
me_forget = Zapomenout mě…
me_forget_goes = Navždy zmizí: jméno, klobouk a zařízení, zapsané zaklínadlo, seznam tvých partií, co jsi u stolů psal(a), přinesené uložené partie a tvé místo v knize domu. V rozehraných partiích za tebe dohraje bot.
me_forget_stays = Partie s ostatními jim zůstanou, bez tvého jména. Nejde to vrátit.
me_forget_do = Zapomenout navždy
me_forget_not = Nechat, jak je
device_take_me = Vzít mě na jiné zařízení
device_take_me_about = Buď tatáž osoba na telefonu i na počítači. Bez e-mailu a bez hesla.
device_make_link = Vytvořit odkaz a kód
device_link = Odkaz pro druhé zařízení
device_code = Stejný odkaz jako QR kód
device_until = Otevři ho na druhém zařízení. Funguje jednou, do { $time }. Kdo ho má, je tebou: nikomu jinému ho neukazuj.
device_make_phrase = Vytvořit slova k opsání
device_phrase_about = Čtyři slova, která tě přivedou zpět, i kdyby se tohle zařízení ztratilo.
device_phrase_kept = Opiš si je teď: ukážou se jen jednou. Starší slova už neplatí.
device_have_one = Mám slova z jiného zařízení
device_mine = Moje zařízení
device_nameless = Prohlížeč
device_this = toto zařízení
device_seen = naposledy { $day }
device_forget = Zapomenout zařízení
device_forget_sure = Opravdu zapomenout?
device_forget_about = Zapomenuté zařízení je hned cizí, třeba ztracený telefon.
device_phrase_since = Slova k návratu máš od { $day }.
device_drop_phrase = Zneplatnit slova
device_is_yours = Tohle zařízení už je tvoje.
device_somebody = Někdo
device_becomes = Tohle zařízení pak bude patřit osobě { $name }: stejné partie, stejné jméno.
device_bring = Vzít s sebou, co je tady
device_become = Ano, to jsem já
device_phrase = Tvoje čtyři slova
device_phrase_here = Ze stránky „Kdo jsem“ na druhém zařízení. Na velikosti písmen nezáleží.
device_look = Podívat se
matches_title = Moje partie
matches_export = Všechny jako soubory
matches_game = Hra
matches_all = Všechny ({ $count })
matches_running = Rozehrané
matches_over = Dohrané
matches_waits_for = Čeká se: { $name }
matches_none = Zatím žádná dohraná partie.
matches_more = Starší
matches_won = Výhra
matches_lost = Bez výhry
matches_broken_off = Nedohráno
matches_fun = jen pro zábavu
matches_replay = Záznam
matches_drop = Odebrat ze seznamu
matches_drop_sure = Opravdu odebrat?
matches_drop_about = Jen z tvého seznamu: spoluhráčům zůstane.
book_title = Kniha domu
book_about = Co se tu hrálo a kdo hrál. Zůstává to na tomhle počítači.
book_empty = Knihu otevře první dohraná partie.
book_size = U stolu pro
book_any = Jakýkoli
book_rating = Hodnocení
book_rating_about = Každý začíná na 1000 ± 333. Číslo za ± říká, jak moc je to zatím nejisté.
book_played = Partie
book_wins = Výhry
book_streak = V řadě (nejvíc)
book_best = Nejlepší výsledky
book_latest = Poslední partie
book_compare = Porovnat
book_compare_two = Porovnat dva zaškrtnuté
book_versus = Jeden proti druhému
book_never_met = Tihle dva se u stolu ještě nepotkali.
home_fun = Jen pro zábavu
home_fun_about = Partie se nepočítá do knihy domu.
privacy_title = Co se tu uchovává
privacy_lead = Stručně: jméno, které si zvolíš, a partie, které hraješ, na počítači toho, kdo tenhle stůl provozuje. Bez účtu, bez e-mailu, bez sledování.
privacy_where = Kde to je
privacy_where_text = V jednom souboru na počítači hostitele. Nikam se z toho neposílá nic kromě toho, o co si níže řekneš, a tyhle stránky nenačítají nic z jiných serverů.
privacy_push = Když chceš vědět, že jsi na tahu
privacy_push_text = Jen tehdy, a u každého zařízení zvlášť: prohlížeč dá domu adresu u služby svého výrobce. Tam dům pošle „jsi na tahu“ a hru, zapečetěné tak, že je přečte jen tvůj prohlížeč. Služba vidí jen to, že dům něco poslal a kdy. Skončí to, když to řekneš na stránce „Kdo jsem“ nebo zařízení zapomeneš.
privacy_cookie = Podle čeho tě poznáme
privacy_cookie_text = Podle jedné cookie v tomhle prohlížeči. Dům si nechává jen její otisk, stejně jako u odkazů a slov pro jiná zařízení: kdo čte ten soubor, tebou se nestane. O tom, kdo se jen rozhlíží, se neuchovává nic.
privacy_you = Co se uchovává o tobě
privacy_you_text = Jméno, klobouk a barva, co chceš vidět, tvoje zařízení podle prohlížeče a systému („Firefox · Android“) a den, kdy tu každé bylo naposledy. Žádné adresy. Řešené úlohy a jak dopadl první pokus.
privacy_matches = Partie a chat
privacy_matches_text = Každá partie: kdo kde seděl, všechny tahy a jejich časy; co se u stolu psalo; a uložené partie, které sem přineseš.
privacy_others = Co vidí ostatní
privacy_others_text = U stolu: tvoje jméno, klobouk a jestli tam jsi. Dohranou partii si přehraje každý, kdo má její odkaz. V knize domu vidí každý, kdo se dostane k tomuhle stolu, jména, výhry a hodnocení – ledaže se z knihy vyškrtneš.
privacy_browser = Co zůstává v prohlížeči
privacy_browser_text = Jazyk, světlo, tempo a zvuk, které hry už byly hrané, co z povídání už bylo přečteno, úlohy, záznamový list Džina, stránky samotné a posledních dvacet otevřených záznamů. Zmizí, když v prohlížeči smažeš data tohoto webu.
privacy_long = Jak dlouho
privacy_long_text = Stoly, u kterých se nezačalo: 7 dní. Nedohrané partie: 60 dní od posledního tahu a pak 30 dní v koši. Kdo tu nic nezanechal: 30 dní. Dohrané partie zůstávají. Odkazy na jiné zařízení: čtvrt hodiny. Počítají se jen dny, kdy je stůl otevřený.
privacy_remove = Jak to odstraníš
privacy_remove_text = Na stránce „Kdo jsem“ změníš jméno, vyškrtneš se z knihy a zapomeneš zařízení. Na stránce „Moje partie“ odebereš partie ze svého seznamu; spoluhráčům zůstanou.
privacy_host = Být úplně zapomenut
privacy_host_text = Tlačítko „Zapomenout mě“ na stránce „Kdo jsem“ tě odstraní i s tvými zařízeními a tím, co jsi u stolů psal(a); v partiích ostatních pak tvé místo nemá jméno. Totéž umí hostitel: „abraka forget JMÉNO“. Zálohám zůstane, co v nich je. Hostitel vidí všechno, co má na počítači: hraj u lidí, jejichž počítači věříš.
device_bring_about = { $count ->
    [one] Přijde s tebou { $count } partie nebo stůl z tohohle zařízení.
    [few] Přijdou s tebou { $count } partie a stoly z tohohle zařízení.
   *[other] Přijde s tebou { $count } partií a stolů z tohohle zařízení.
}
matches_days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
matches_minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
matches_turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
book_points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
book_matches = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
book_players = { $count ->
    [one] jednoho
    [few] { $count }
   *[other] { $count }
}

## The match

match_title_yours = ● Jsi na tahu – { $title }
match_no_entry = Sem se nedostaneš
match_home = Na úvodní stránku
match_loading = Prostírá se stůl…
match_curtain_title = Předej zařízení: { $name }
match_curtain_text = Ostatní se nedívají. Karty se ukážou po klepnutí.
match_curtain_take = Hraje { $name }
match_board = Herní plán
match_skip = Přeskočit
match_prompt = Co se rozhoduje
match_over = Partie skončila.
match_confirm = Provést
match_let_go = Zrušit
match_pass_on = Vynechat až do mého tahu
match_undo = Vzít zpět
match_hint = Rada
match_thinking = Přemýšlím…
match_stand_in = zastupuje bot
match_bot = bot
match_away = pryč
match_seats = Místa
match_you = (ty)
match_is_asked = rozhoduje
match_clock = Zbývá času: { $left }
match_log = Záznam
match_log_empty = Tady se píše, co se děje.
match_log_undo = Vzato zpět.
match_log_ask = { $name } chce vzít něco zpět.
match_log_agree = { $name } souhlasí.
match_log_refuse = { $name } nesouhlasí.
match_log_pause = { $name } pozastavuje partii.
match_log_resume = Partie pokračuje.
match_log_late = { $name }: čas vypršel.
match_log_vote = { $name } hlasuje.
match_log_wait = { $name } dostává nový čas.
match_log_bot = { $name }: teď hraje bot.
match_log_back = { $name } je zpět.
match_log_end = Partie je předčasně ukončena.
match_chat = Povídání
match_chat_empty = Zatím nikdo nic neřekl.
match_mute = Ztlumit: { $name }
match_unmute = Zase slyšet všechny
match_say = Řekni něco
match_send = Poslat
match_hint_says = Arcimág radí:
match_hint_turn = Do konce tahu:
match_hint_chance = Šance na výhru: teď { $before } %, potom asi { $chance } %
match_hint_show = Ukázat
match_close = Zavřít
match_catching = Jsme zpátky, doháníme, co se stalo…
match_lost = Spojení vypadlo. Zkoušíme to znovu, nic se neztratilo.
match_agree = Souhlasím
match_disagree = Ne
match_undo_waiting = Ostatní se rozhodují, zda to smíš vzít zpět.
match_late_you = Tvůj čas vypršel. Ještě můžeš hrát; ostatní volí, co bude dál.
match_late = { $name }: čas vypršel. Co teď?
match_vote_wait = Počkat
match_vote_bot = Ať hraje bot
match_vote_end = Ukončit partii
match_paused = Partie je pozastavena.
match_resume = Pokračovat
match_bot_for_you = Hraje za tebe bot.
match_take_back = Jsem zpět
match_watching = divák
match_since = Co se stalo?
match_rules = Pravidla
match_menu = Nabídka
match_in_words = Stůl slovy
match_share = Odkaz na tento stůl
match_preferences = Předvolby
match_ask_undo = Požádat o vrácení tahu
match_pause = Pozastavit
match_leave = Odejít z partie
match_undo_asked = { $name } chce vzít zpět svůj poslední tah a vše, co bylo po něm.

## Replays

replay_title = Záznam: { $title }
replay_controls = Procházení partie
replay_where = Tah { $turn }: { $name }
replay_count = { $at } z { $all }
replay_speed = Rychlost
replay_moment = Okamžik partie
replay_first = Na začátek
replay_previous_turn = Předchozí tah
replay_back = O krok zpět
replay_play = Přehrát
replay_pause = Zastavit
replay_forward = O krok dál
replay_next_turn = Další tah
replay_last = Na konec
replay_beginning = Takhle to začalo.
replay_share = Sdílet
replay_copied = Odkaz zkopírován
replay_link = Odkaz na tento okamžik
replay_eyes = Pohled
replay_everything = Nic není skryté
replay_download = Stáhnout zápis partie
replay_statistics = Partie v číslech
replay_no_statistics = Čísla této partie teď nejsou k mání.
replay_verify = Byly kostky poctivé?
replay_verify_words = Všechny hody a karty v partii vycházejí z jednoho tajného klíče. Před prvním tahem tu byl vidět jeho otisk: slib, že se nezmění. Teď je po partii a klíč je veřejný, takže obojí může každý porovnat.
replay_promise = Slib, ukázaný před prvním tahem
replay_key = Klíč, teď už veřejný
replay_key_fits = Tvůj prohlížeč to ověřil: klíč je ten slíbený.
replay_key_wrong = Klíč není ten slíbený!
replay_no_check = Tvůj prohlížeč to umí spočítat jen přes https. Příkaz níže funguje všude.
replay_verify_all = Když si stáhneš zápis partie, tento příkaz přepočítá každý hod, každou kartu a každý tah:
replay_broken_off = Partie byla ukončena předčasně
replay_broken_off_why = Skončila dřív, než mohl někdo vyhrát. Její klíč zůstává tajný.
replay_you_win = Vyhráváš!
replay_you_lose = Tentokrát ne
replay_nobody_wins = Tentokrát nevyhrává nikdo
replay_wins = Vyhrává { $name }
replay_all_win = O výhru se dělí všichni
replay_share_win = Dělená výhra: { $names }
replay_place = { $rank }.
replay_watch = Podívat se na záznam
replay_result = Výsledek
replay_rematch = Ještě jednu partii
replay_next_bots = Boti v další partii
replay_wanted_by = Ještě jednu partii? Ano: { $names }.
replay_waiting_for = Čeká se na: { $names }.
replay_lesson_title = První kroky: { $title }
replay_lesson_next = Dál
replay_lesson_leave = Odejít
replay_lesson_again = Ještě jednou
replay_lesson_play = Hrát naostro
replay_lesson_progress = Postup v lekci
replay_lesson_watch = Sleduj…
replay_lesson_astray = Dobrý nápad, ale nejdřív tohle:
replay_player = Hráč { $number }

## Refusals of the table

refusal_unreachable = Stůl je nedostupný. Zkontroluj připojení, zkoušíme to dál.
refusal_bad_message = Tomuhle server nerozumí ({ $cause }). Načti stránku znovu a zkus to ještě jednou.
refusal_first_hello = Spojení nezačalo správně. Načti stránku znovu.
refusal_no_table = Takový stůl tu není, nebo k němu nemáš přístup. Řekni si znovu o odkaz.
refusal_no_match = Taková partie tu není, nebo k ní nemáš přístup. Zkontroluj odkaz.
refusal_no_record = Takový záznam tu není. Zkontroluj odkaz, nebo ho nahraj znovu.
refusal_worn_already = To si u stolu vybral někdo jiný. Zkus něco jiného.
refusal_not_in_book = Kniha domu tyhle dva nezná.
refusal_no_device = Takové zařízení už nemáš. Podívej se na seznam znovu.
refusal_no_pass = Tento odkaz nebo zaklínadlo už neplatí: bylo použito, vypršelo, nebo je v něm chyba. Vytvoř na druhém zařízení nové.
refusal_bad_push = Službu, která budí tenhle prohlížeč, tady nejde použít.
refusal_too_many_guesses = Příliš mnoho pokusů. Počkej pár minut a zkus to znovu.
refusal_too_many_devices = Už máš { $most } zařízení. Nejdřív některé z nich zapomeň.
refusal_no_seat = Tento stůl nemá místo { $seat }. Vyber jiné.
refusal_not_your_seat = Místo { $seat } není tvoje. Vyber některé ze svých.
refusal_no_seat_here = U tohoto stolu nemáš místo. Nejdřív si k němu sedni.
refusal_no_watching = Tento stůl diváky nepouští. Požádej hráče o místo.
refusal_watching = Jen se díváš. Tohle mohou dělat pouze hráči.
refusal_not_owner = To může jen ten, kdo stůl otevřel. Řekni mu o to.
refusal_seat_taken = Místo { $seat } je obsazené. Vyber jiné.
refusal_no_free_seat = Žádné místo není volné. Otevři vlastní stůl, nebo se dívej.
refusal_has_begun = Partie už začala. Počkej na další.
refusal_not_begun = Tady se zatím nehraje. Počkej, až budou obsazená všechna místa.
refusal_other_rules = Tato partie začala s jinými pravidly. Zůstává uložená, ale pokračovat nejde; začni novou.
refusal_damaged = Disk sám změnil, co měl uloženo, a tak je to odloženo stranou. Požádej toho, kdo stůl hostí, o zálohu, nebo začni novou partii.
refusal_not_full = { $free ->
    [one] Ještě je volné { $free } místo. Pozvi někoho, nebo přidej bota.
    [few] Ještě jsou volná { $free } místa. Pozvi někoho, nebo přidej boty.
   *[other] Ještě je volných { $free } míst. Pozvi někoho, nebo přidej boty.
}
refusal_not_over = Partie ještě neskončila. Vrať se, až skončí.
refusal_no_puzzle = Taková úloha tu není.
refusal_not_analysed = Tahle partie se nedohrála do konce, nebo se hrála podle jiných pravidel: není co zkoumat.
refusal_is_over = Partie skončila. Řekni si o odvetu.
refusal_stale = Partie se mezitím pohnula. Podívej se a vyber znovu.
refusal_paused = Partie je pozastavená. Nejdřív ji spusť.
refusal_not_paused = Partie není pozastavená. Hraj dál.
refusal_no_undo = Nemáš co vzít zpět.
refusal_undo_asked = O vrácení tahu už někdo žádá. Počkej na odpovědi.
refusal_undo_enough = V téhle partii se tahy vracely už tolikrát, že víc to nejde. Hraj dál.
refusal_no_undo_asked = Nikdo od tebe souhlas s vrácením nežádá. Hraj dál.
refusal_nobody_late = Nikomu čas nevypršel. Hraj dál.
refusal_own_time = Čas vypršel tobě: vybírají ostatní.
refusal_bot_plays = Hraje za tebe bot. Nejdřív si vezmi místo zpátky.
refusal_no_stand_in = Žádný bot za tebe nehraje. Prostě hraj dál.
refusal_has_left = Z této partie už jsi pryč. Nejdřív se vrať.
refusal_no_resigning = Vzdát se dá jen partie jednoho proti jednomu.
refusal_all_began = Všichni už začali: partii nejde zrušit.
refusal_nobody_away = Na nikoho tam se nečeká.
refusal_not_away_yet = Chvilku počkej: bot smí zaskočit po { $seconds } s nepřítomnosti.
refusal_nobody_stands_in = U tohoto stolu se na nepřítomné čeká.
refusal_bot_is_there = Tam už bot hraje.
refusal_not_waited_yet = Dej tomu chvilku: na tahu je to méně než { $seconds } s.
refusal_nudged_lately = Šťouchnutí už před chvilkou přišlo.
refusal_no_chat = U tohoto stolu si povídají jen ti, kdo hrají.
refusal_no_hints = U tohoto stolu se neradí. Spolehni se na sebe.
refusal_no_hint_now = Rada je jen pro toho, kdo zrovna rozhoduje. Počkej na sebe.
refusal_no_ways_now = Kam tahy vedou, vidí jen ten, kdo zrovna rozhoduje. Počkej na sebe.
refusal_hint_running = O radě se už přemýšlí. Chvilku počkej.
refusal_too_fast = To bylo moc rychle. Chvilku počkej a zkus to znovu.
refusal_too_many_tables = { $most ->
    [one] Už máš { $most } nedohraný stůl. Nejdřív ho dohraj.
    [few] Už máš { $most } nedohrané stoly. Nejdřív některý dohraj.
   *[other] Už máš { $most } nedohraných stolů. Nejdřív některý dohraj.
}
refusal_too_many_sockets = Je otevřeno moc spojení. Zavři jiné karty prohlížeče a načti stránku znovu.
refusal_too_large = To je moc velké: nanejvýš { $most } bajtů. Pošli něco kratšího.
refusal_bad_option = Tohle nastavení nejde dohromady: { $cause }
refusal_bad_record = Tenhle záznam partie nejde přečíst: { $cause }
refusal_bad_name = Jméno má 1 až 24 viditelných znaků. Vyber jiné.
refusal_bad_text = Zpráva má 1 až 500 viditelných znaků. Napiš kratší.
refusal_bad_origin = Tahle stránka stůl používat nesmí. Otevři vlastní adresu stolu.
refusal_bad_host = Tenhle stůl se jako „{ $host }“ nezná. Otevři jeho vlastní adresu, nebo popros správce, ať tuhle uvede.
refusal_too_slow = Požadavek přicházel příliš dlouho. Zkontroluj připojení a zkus to znovu.
refusal_not_stored = Nepodařilo se to uložit, takže se nic nestalo. Zkus to znovu.
refusal_stopping = Server se právě vypíná. Počkej: stránka se vrátí sama.
refusal_no_such_page = Tady nic není. Vrať se na úvodní stránku.
refusal_wrong_method = To tady nejde. Načti stránku znovu.
refusal_internal = Něco se pokazilo a nic se nestalo. Zkus to znovu. Když se to opakuje, nahlas číslo { $number }.
refusal_over = Partie skončila. Řekni si o odvetu.
refusal_not_asked = Teď se ptáme na něco jiného. Vyber jednu z nabízených možností.
refusal_not_now = To teď nejde. Vyber jednu z nabízených možností.
refusal_unknown_text = „{ $text }“ není tah této hry. Vyber některý z nabízených.
refusal_unknown_text_near = „{ $text }“ není tah této hry. Myslíš „{ $action }“?
refusal_unknown_json = To není tah této hry ({ $error }). Načti stránku znovu.
refusal_other_seat = Teď rozhoduje { $name }. Chvilku počkej.
refusal_unknown_action = { $action } není tah této hry. Vyber některý z nabízených.
refusal_unknown_number = Tah číslo { $number } neexistuje. Vyber některý z nabízených.
refusal_moved_on = Partie se pohnula: zobrazuje se tah { $seen }, teď je { $now }. Vyber znovu.
refusal_nothing_done = Není co vzít zpět.
refusal_sealed = Poslední tah nejde vzít zpět: něco odhalil, padla kostka, přišla karta nebo se něco předalo.
refusal_declared = Co bylo ohlášeno, platí: podle pravidel se to už nesmí měnit, a tedy ani vzít zpět.

## A table that is alive

match_log_leave = { $name } odchází; dál hraje bot.
match_log_stand_in = { $name } nechává hrát bota: { $other }.
match_log_resign = { $name } se vzdává.
match_log_abort = { $name } ruší partii.
match_leave_title = Odejít z partie?
match_leave_alone = Hraješ jen s boty: odchodem partie skončí.
match_leave_others = Dál za tebe hraje bot. Dokud partie trvá, můžeš se vrátit.
match_leave_do = Odejít
match_resign = Vzdát se: vyhrává soupeř
match_abort = Zrušit partii
match_stay = Zůstat
match_left = odchod · bot: { $level }
match_bot_plays = bot: { $level }
match_away_since = pryč { $since }
match_away_long = { $name } je pryč.
match_waits_long = Čeká se: { $name }.
match_nudge = Šťouchnout
match_let_bot = Ať hraje bot
match_nudged_you = { $name } tě šťouchá: jsi na tahu!
match_nudged = { $name } šťouchá: { $other }.
match_sending = Odesílá se…
match_lost_kept = Hledáme spojení se stolem… tvůj tah je uložen.
match_lost_asked = Hledáme spojení se stolem… co posíláš, se neztratí.
match_react = Reakce
match_react_laugh = se směje
match_react_cheer = jásá
match_react_wow = žasne
match_react_think = přemýšlí
match_react_sad = je smutno
match_react_wave = mává
match_mute_all = Ztlumit všechny
match_watchers = Dívají se: { $names }
match_watcher_nameless = někdo
match_open_chat = Otevřít povídání
replay_aborted = Partie byla zrušena
replay_aborted_why = Skončila dřív, než všichni začali.
replay_resigned_why = Druhá strana se vzdala.
home_leavers_ask = Ostatní smějí povolat bota
home_days = Partie na dny
home_days_about = Každý hraje, až má čas; na nikoho se nespěchá.
push_title = Tah tě najde
push_ask = Má ti tohle zařízení říct, že jsi na tahu, i když je stránka zavřená?
push_yes = Ano, řekni
push_no = Teď ne
push_on = Tohle zařízení ti řekne, že jsi na tahu, i když je stránka zavřená.
push_off = Už mi to neříkej
push_insecure = Zavřená stránka ti tady neřekne, že jsi na tahu: prohlížeče to dovolují jen přes https. Občas se podívej.
push_denied = Tenhle prohlížeč má zakázáno zobrazovat zprávy téhle stránky, takže ti neřekne, že jsi na tahu. Dovolíš to v jeho nastavení.
push_unsupported = Tenhle prohlížeč ti při zavřené stránce neřekne, že jsi na tahu. Na iPhonu a iPadu si stránku nejdřív přidej na plochu.
push_failed = Prohlížeč nedosáhne na službu, která by ho probudila. Zkus to později.
home_watchers_chat = Diváci smějí psát
home_here_too = Hrát i na tomto zařízení
home_chat = Povídání
match_moves =
    { $who ->
        [me] Hraješ.
       *[other] Hraje { $name }.
    }
match_shown = Ukazuje se, co se stalo.
home_first_time = Poprvé? Lekce trvá 3 minuty.
home_first_lesson = Ukaž mi, jak se hraje
home_first_play = Znám to: hrát
common_volume = Hlasitost
match_not_now = Teď ne:
match_help = Nápověda
match_explain_how = Podrž cokoli prstem, klikni pravým tlačítkem nebo stiskni I: vysvětlí se to.
match_keys = Klávesy
match_key = { $what ->
    [card] sáhnout na kartu s tímto číslem
    [target] přejít na další věc, kterou lze vybrat
    [arrows] přejít na souseda tímto směrem
    [confirm] provést, co je vybráno
    [clear] pustit, nebo přeskočit, co se ukazuje
    [hint] požádat o radu
    [undo] vzít zpět
    [explain] vysvětlit, co je označeno
    [log] otevřít záznam
   *[help] otevřít tuto nápovědu
}
match_goal = O co jde
match_log_whole = Celý záznam
match_turn_of = Tah: { $name }.
home_quick = { $bots ->
    [one] Ty a jeden bot
    [few] Ty a { $bots } boti
   *[other] Ty a { $bots } botů
}
home_quick_alone = O samotě
home_quick_easier = snazší první hra


analysis_title = Štěstí a um
analysis_waiting = Partie se prochází: { $percent } %
analysis_fine = V pořádku
analysis_doubtful = Ne to nejlepší
analysis_mistake = Chyba
analysis_blunder = Velká chyba
analysis_brilliant = Skvělé!
analysis_better = Lepší: { $action } (stálo to { $percent } % naděje na výhru)
analysis_luck = Štěstí
analysis_show = Ukázat
analysis_find = Najít lepší tah
analysis_find_ask = Najdi lepší tah.
analysis_find_left = { $left ->
    [one] Zbývá jeden pokus.
    [few] Zbývají { $left } pokusy.
    [many] Zbývá { $left } pokusu.
   *[other] Zbývá { $left } pokusů.
}
analysis_find_thinking = Podívám se …
analysis_find_chance = S ním je naděje na výhru { $percent } %.
analysis_find_wrong = To stojí { $percent } % naděje na výhru.
analysis_find_solution = Bylo by to: { $action }
analysis_find_back = K záznamu
analysis_next = Další důležitá chvíle
analysis_branch = Co kdyby?
analysis_figures = V číslech
analysis_who = Kdo
analysis_accuracy = Dobrá rozhodnutí
analysis_even = Při stejném štěstí
analysis_about = Štěstí je to, co s nadějí na výhru udělaly kostky a losování. Při stejném štěstí: co vynesla samotná rozhodnutí.
analysis_turnings = Co rozhodlo
analysis_turn_luck = Tah { $turn }, kostky a losování: { $change } % pro hráče { $name }
analysis_turn_decision = Tah { $turn }, rozhoduje { $who }: { $change } % pro hráče { $name }
analysis_moments = Chvíle, na které stojí za to se podívat
analysis_what_if = Co kdyby?
analysis_what_if_words = Hraj dál od této chvíle, s jinými kostkami. Je to jen pro zábavu a nepočítá se to.
analysis_what_if_seat = Hraješ za
analysis_what_if_others = Za ostatní hrají
analysis_what_if_bots = Boti
analysis_what_if_friends = Přátelé, přes odkaz
analysis_what_if_hidden = Co leží skryté
analysis_what_if_same = je stejné jako tehdy
analysis_what_if_anew = se rozdá znovu
analysis_what_if_play = Hrát dál
puzzle_title = Úlohy
puzzle_about = Pozice a jeden tah, který je určitě lepší než všechny ostatní.
puzzle_today = Úloha dne
puzzle_you = { $tried ->
    [0] Zatím žádná vyzkoušená úloha.
    [one] Jedna vyzkoušená úloha, napoprvé správně: { $right }.
    [few] { $tried } vyzkoušené úlohy, napoprvé správně: { $right }; v řadě: { $streak }.
   *[other] { $tried } vyzkoušených úloh, napoprvé správně: { $right }; v řadě: { $streak }.
}
puzzle_rating = Tvé hodnocení: { $rating } ± { $unsure }.
puzzle_game = Hra
puzzle_theme = Téma
puzzle_difficulty = Obtížnost
puzzle_any = Vše
puzzle_was_right = vyřešeno napoprvé
puzzle_was_wrong = zkoušeno
puzzle_ask = Najdi nejlepší tah.
puzzle_ask_words = Jeden je určitě lepší než všechny ostatní.
puzzle_go_on = Zatím správně. A teď?
puzzle_right = Správně!
puzzle_wrong = To ne.
puzzle_cost = Stojí to aspoň { $percent } % naděje na výhru.
puzzle_tempting = Co pro to mluví: { $reasons }.
puzzle_reply = Jenže ostatní z toho mají: { $reasons }.
puzzle_solution = Takhle to je.
puzzle_solve = Ukázat řešení
puzzle_again = Ještě jednou
puzzle_next = Další úloha
puzzle_all = Všechny úlohy
puzzle_theme_win = Výhra
puzzle_theme_defence = Obrana
puzzle_theme_home = Cesta domů
puzzle_theme_trap = Pasti
puzzle_theme_castle = Hrad
puzzle_theme_rescue = Záchrana
puzzle_theme_push = Strkání
puzzle_theme_climb = Stoupání
puzzle_theme_capture = Lapení
puzzle_theme_award = Ocenění
puzzle_theme_goods = Zboží
puzzle_theme_tempo = Tempo
