### The client around the games

## Everywhere

plain_picture = The table as text, in English
plain_choices = What you can do
plain_do = Do it
plain_wait = The table is being drawn …
plain_no_picture = There is no picture of this moment yet. These are its figures:
plain_turn = { $name } decides now.
plain_over = The match is over.
plain_broken_off = It was broken off.
option_first = Starting player
option_first_about = Who has the first turn.
option_first_lot = By lot
option_first_seat = Seat { $seat }
option_memory_faithful = Left to memory
option_memory_aided = Shown
title = Abraka
wizards = { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
}
common_close = Close
board_legend = What everything means
board_legend_board = On the board
board_legend_cards = Cards
board_legend_spells = Spells
board_legend_plates = On the name plates
board_legend_hand = Cards in hand
common_cancel = Cancel
common_save = Save
common_saved = Saved
common_copy = Copy
common_copied = Copied
common_share = Share
common_retry = Try again
common_loading = One moment …
common_home = All games
common_yes = Yes
common_no = No
common_unreachable = The server can't be reached. Check your connection, then try again.
common_language = Language
common_preferences = Preferences
common_theme = Light
common_theme_auto = As the system
common_theme_day = Day
common_theme_night = Night
common_pace = Pace
common_pace_about = A bot's turn takes about three seconds at the normal pace.
common_pace_slow = Calm
common_pace_normal = Normal
common_pace_fast = Quick
common_pace_instant = At once
common_confirm = Ask before a move is sent
common_confirm_about = You see where it leads and can still change your mind.
common_motion = Motion
common_motion_about = Pieces travel across the board. Without it they are there at once.
common_sound = Sound
common_kept_here = Kept in this browser, for you alone.
common_seat = Seat { $number }
common_bot_random = By chance
common_bot_greedy = One step ahead
common_bot_plain = Plain search
common_you = you
common_bot = bot
common_warm_up = The bots are warming up
common_rules = Rules

## Pages before and around a match

home_welcome = Four board games of wizards
home_invitation = Play bots at once, or send friends a link. No account.
home_games = Games
home_players = { $to ->
    [one] { $from }–{ $to } player
   *[other] { $from }–{ $to } players
}
home_minutes = about { $count } min
home_play_now = Play now
home_opening = Opening …
home_open_table = Open a table
home_rules = Rules
home_learn = Learn it
home_continue = Continue
home_your_turn = Your turn
home_their_turn = Another's turn
home_running = Being played
home_about_to_begin = About to begin
home_free_seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home_join = Join
home_watch = Watch
home_public_tables = Public tables
home_no_public_tables = None is open just now. Open one, and others will find it here.
home_warm_up = The bots are still warming up ({ $percent } %), but everything can be played already.
home_other_ways = Other ways in
home_offline = Meanwhile, without the table
home_offline_replays = Replays that were opened here
home_my_name = My name
home_my_name_about = What others see at the table.
home_by_link = Join by link
home_by_link_about = Paste what somebody sent you.
home_go_there = Go there
home_no_link = There is no table in this. A link looks like …/t/TABLE#KEY.
home_saved_match = Look at a saved match
home_saved_match_about = An .abraka file of a match that is over.
home_choose_file = Choose a file
home_lost = Nothing here
home_lost_about = This way leads nowhere. Perhaps a piece of the link is missing.
home_open_table_about = Say who plays and how.
home_presets = Way to play
home_seats = Seats
home_seat_count = How many play
home_seat_me = At this device
home_seat_open = Somebody else
home_seat_bots = Bots
home_seat_bot = Bot: { $level }
home_seat_name = Name
home_one_device = { $count ->
    [one] { $count } person at this device.
   *[other] { $count } people share this device; it is handed on, and hands stay hidden in between.
}
home_one_device_about = Several people can share this device: give each a seat here.
home_options = Rules of the match
home_more_options = More options
home_table = Table
home_who_may_come = Who may come
home_by_invitation = Those with the link
home_public = Everybody
home_watching = Watching allowed
home_watching_about = Watchers see no hands.
home_hints = Hints
home_hints_about = Anybody may ask what the Archmage would do.
home_start = The match begins
home_start_full = When all seats are taken
home_start_owner = When I say so
home_bot_pace = Bots take their time
home_bot_pace_about = The least time a bot spends on a decision.
home_pace_none = None
home_pace_short = A little
home_pace_middle = More
home_pace_long = A lot
home_leavers = If somebody is away
home_leavers_about = They take their seat back by coming back.
home_away_after = How long they are waited for
home_away_seconds = { $seconds } s
home_away_minutes = { $minutes } min
home_leavers_after = { $what }, after { $time }
home_leavers_wait = Wait
home_leavers_bot = A bot plays on
home_leavers_end = End the match
home_clock = Clock
home_clock_about = Time for the whole match, and a bonus for every turn.
home_clock_bank = Minutes
home_clock_bonus = Seconds a turn
home_clock_is = { $minutes } min + { $seconds } s a turn
home_open_and_invite = Open and invite
home_begin = Begin
home_waiting_for = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
home_all_here = All seats are taken.
home_free_seat = Free seat
home_sit_here = Sit here
home_stand_up = Stand up
home_free_it = Free it
home_put_bot = Put a bot
home_is_here = here
home_is_away = away just now
home_name_of_next = Name of the next person at this device
home_owner_begins = Whoever opened the table starts the match.
home_begins_when_full = The match begins as soon as every seat is taken.
home_invite = Invite
home_invite_about = Send this link, or let a phone read the code. Who has it may sit down.
home_invite_link = Link of this table
home_invite_code = The same link as a QR code
home_this_table = This table
home_as_usual = as usual
home_contents = Contents
home_no_rules = These rules are not written down yet.

## People, their matches and the house's book

names_he = Raven, Tomcat, Mage, Dragon, Gnome, Hedgehog, Wizard
names_he_is = Quiet, Nimble, Wandering, Midnight, Silver, Merry, Curious
names_she = Owl, Vixen, Comet, Lantern, Swallow, Sorceress, Star
names_she_is = Quiet, Nimble, Wandering, Midnight, Silver, Merry, Curious
hat_cone = Pointed hat
hat_brim = Wide brim
hat_hood = Hood
hat_turban = Turban
hat_crown = Crown
hat_nightcap = Night-cap
colour_blue = Blue
colour_yellow = Yellow
colour_red = Red
colour_green = Green
colour_orange = Orange
colour_purple = Purple
me_title = Who I am
me_who = Who is playing?
me_hat = Hat
me_colour = Colour
me_play = Let's play
me_skip = Skip: I am { $name }
me_card_about = It is asked only once. You can change it later in the preferences.
me_preferences = My name, hat and devices
me_how_others_see = How others see me
me_kept_for_next = You wear it at the next table too, unless somebody there has chosen it before you.
me_ratings = Show ratings
me_ratings_about = Numbers that say how strong somebody is. Without them the book has only matches and wins.
me_listed = Stand in the house's book
me_listed_about = Others see your name there, with matches and wins.
me_forget_title = Forget me
me_forget_about = As if you had never been here.
me_forget = Forget me…
me_forget_goes = Gone for good: your name, hat and devices, the spell you wrote down, your list of matches, what you said at tables, saved matches you brought along, and your place in the house's book. In running matches a bot plays on for you.
me_forget_stays = Matches with others stay for them, without your name. It can't be undone.
me_forget_do = Forget me for good
me_forget_not = Keep me
device_take_me = Take me to another device
device_take_me_about = Be the same person on your phone and on your computer. No e-mail, no password.
device_make_link = Make a link and a code
device_link = Link to the other device
device_code = The same link as a QR code
device_until = Open it on the other device. It works once, until { $time }. Whoever has it is you: show it to nobody else.
device_make_phrase = Make a phrase to write down
device_phrase_about = Four words that bring you back, even if this device is lost.
device_phrase_kept = Write it down now: it is shown only once. An older phrase does not work any more.
device_have_one = I have a phrase from another device
device_mine = My devices
device_nameless = A browser
device_this = this device
device_seen = last seen { $day }
device_forget = Forget this device
device_forget_sure = Really forget?
device_forget_about = A forgotten device is a stranger's at once, for example a lost phone.
device_phrase_since = You have a phrase since { $day }.
device_drop_phrase = Make the phrase void
device_is_yours = This device is yours already.
device_somebody = Somebody
device_becomes = This device becomes that of { $name }: the same matches, the same name.
device_bring = Bring along what is here
device_become = Yes, that is me
device_phrase = Your four words
device_phrase_here = From the page “Who I am” on your other device. Large or small letters make no difference.
device_look = Look
matches_title = My matches
matches_export = All as files
matches_game = Game
matches_all = All ({ $count })
matches_running = Going on
matches_over = Over
matches_waits_for = Waits for { $name }
matches_none = No match is over yet.
matches_more = Earlier ones
matches_won = Won
matches_lost = Not won
matches_broken_off = Broken off
matches_fun = just for fun
matches_replay = Replay
matches_drop = Take off my list
matches_drop_sure = Really take it off?
matches_drop_about = Off your list only: whoever played with you keeps it.
book_title = The house's book
book_about = What was played here, and by whom. It stays on this machine.
book_empty = The first finished match opens the book.
book_size = At a table of
book_any = Any
book_rating = Rating
book_rating_about = Everybody begins at 1000 ± 333. The number after ± says how unsure it still is.
book_played = Matches
book_wins = Wins
book_streak = In a row (best)
book_best = Best scores
book_latest = Latest matches
book_compare = Compare
book_compare_two = Compare the two you ticked
book_versus = One against the other
book_never_met = These two have not met at a table yet.
home_fun = Just for fun
home_fun_about = The match does not count for the house's book.
privacy_title = What is kept here
privacy_lead = In short: a name that you choose and the matches you play, on the machine of whoever runs this table. No account, no e-mail, no tracking.
privacy_where = Where it is
privacy_where_text = In one file on the host's machine. Nothing of it is sent anywhere else but what you ask for below, and these pages load nothing from other servers.
privacy_push = If you want to be told of your turn
privacy_push_text = Only then, and for each device by itself: its browser gives this house an address at its maker's push service. There the house sends “it is your turn” and the game, sealed so that only your browser can read it. The service sees that this house has sent something, and when. It ends when you say so on “Who I am”, or forget the device.
privacy_cookie = How you are known
privacy_cookie_text = By one cookie in this browser. The house keeps only a fingerprint of it, as of links and phrases to other devices: whoever reads the file can't become you with it. Of those who only look around nothing is kept.
privacy_you = What is kept of you
privacy_you_text = Your name, hat and colour, what you want to see, your devices by browser and system (“Firefox · Android”), and the day when each was here last. No addresses. The puzzles you have tried, and how your first try went.
privacy_matches = Matches and chat
privacy_matches_text = Every match with who sat where, all moves and the times of the moves; what was said at the table; and saved matches that you have brought along.
privacy_others = What others see
privacy_others_text = At a table: your name, hat and whether you are there. Whoever has the link of a finished match can watch it. In the house's book everybody who reaches this table sees names, wins and ratings, unless you leave the book.
privacy_browser = What stays in your browser
privacy_browser_text = Language, light, pace and sound, which games you have played, how far you have read the chats, puzzles, Djinn's record sheet, the pages themselves, and the last twenty replays you have opened. Clearing the site's data in the browser removes all of it.
privacy_long = For how long
privacy_long_text = Tables that never began: 7 days. Unfinished matches: 60 days after the last move, then 30 days in a bin. People who have left nothing here: 30 days. Finished matches stay. Links to another device: a quarter of an hour. Only days on which the table is open are counted.
privacy_remove = How you remove it
privacy_remove_text = Change your name, leave the book and forget devices on “Who I am”. Take matches off your list on “My matches”; they stay for those who played with you.
privacy_host = To be forgotten altogether
privacy_host_text = “Forget me” on “Who I am” removes you with your devices and what you said; in matches of others your place has no name any more. The host can do the same: “abraka forget NAME”. Backups keep what they have. The host sees all that is on their machine: play with people whose machine you trust.
device_bring_about = { $count ->
    [one] { $count } match or table of this device comes along.
   *[other] { $count } matches and tables of this device come along.
}
matches_days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
matches_minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
matches_turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
book_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
book_matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
book_players = { $count ->
    [one] one
   *[other] { $count }
}

## The match

match_title_yours = ● Your turn – { $title }
match_no_entry = You can't come in here
match_home = To the start page
match_loading = Setting the table …
match_curtain_title = Hand the device to { $name }
match_curtain_text = Everybody else looks away. The cards appear when you tap.
match_curtain_take = I am { $name }
match_board = Board
match_skip = Skip
match_prompt = What is asked
match_over = The match is over.
match_confirm = Do it
match_let_go = Cancel
match_pass_on = Pass until my turn
match_undo = Take back
match_hint = Hint
match_thinking = Thinking …
match_stand_in = a bot stands in
match_bot = bot
match_away = away
match_seats = Seats
match_you = (you)
match_is_asked = is to decide
match_clock = Time left: { $left }
match_log = Log
match_log_empty = What happens is written here.
match_log_undo = Taken back.
match_log_ask = { $name } asks to take something back.
match_log_agree = { $name } agrees.
match_log_refuse = { $name } does not agree.
match_log_pause = { $name } pauses the match.
match_log_resume = The match goes on.
match_log_late = { $name }: the time has run out.
match_log_vote = { $name } votes.
match_log_wait = { $name } gets new time.
match_log_bot = { $name }: a bot plays now.
match_log_back = { $name } is back.
match_log_end = The match is broken off.
match_chat = Chat
match_chat_empty = Nobody has said anything yet.
match_mute = Hear no more of { $name }
match_unmute = Hear everybody again
match_say = Say something
match_send = Send
match_hint_says = The Archmage's advice:
match_hint_turn = By the end of the turn:
match_hint_chance = Chance to win: { $before } % now, about { $chance } % then
match_hint_show = Show it
match_close = Close
match_catching = Back again, catching up …
match_lost = No connection. Trying again; nothing is lost.
match_agree = Agree
match_disagree = No
match_undo_waiting = The others are asked whether you may take it back.
match_late_you = Your time has run out. You may still act; the others choose what happens.
match_late = { $name }: the time has run out. What now?
match_vote_wait = Wait
match_vote_bot = Let a bot play
match_vote_end = End the match
match_paused = The match is paused.
match_resume = Go on
match_bot_for_you = A bot plays for you.
match_take_back = I am back
match_watching = watching
match_since = What happened?
match_rules = Rules
match_menu = Menu
match_in_words = The table in words
match_share = Link to this table
match_preferences = Preferences
match_ask_undo = Ask to take back
match_pause = Pause
match_leave = Leave the match
match_undo_asked = { $name } asks to take back their last turn, and all that came after it.

## Replays

replay_title = Replay: { $title }
replay_controls = Walk through the match
replay_where = Turn { $turn }: { $name }
replay_count = { $at } of { $all }
replay_speed = Speed
replay_moment = Moment of the match
replay_first = To the beginning
replay_previous_turn = Previous turn
replay_back = One step back
replay_play = Play
replay_pause = Stop
replay_forward = One step forward
replay_next_turn = Next turn
replay_last = To the end
replay_beginning = This is how it began.
replay_share = Share
replay_copied = Link copied
replay_link = Link to this moment
replay_eyes = Seen as
replay_everything = Nothing hidden
replay_download = Download the record
replay_statistics = The match in figures
replay_no_statistics = The figures of this match can't be had now.
replay_verify = Were the dice fair?
replay_verify_words = All dice and draws of a match come from one secret key. Before the first move you were shown a fingerprint of it: a promise that it would not be changed. Now the match is over and the key is open, so everybody can compare the two.
replay_promise = The promise, shown before the first move
replay_key = The key, open now
replay_key_fits = Your browser has checked it: the key is the promised one.
replay_key_wrong = The key is not the promised one!
replay_no_check = Your browser can compute this only over https. The command below works everywhere.
replay_verify_all = To compute every die, every draw and every move again, download the record and run:
replay_broken_off = The match was broken off
replay_broken_off_why = It ended before anybody could win. Its key stays secret.
replay_you_win = You win!
replay_you_lose = Not this time
replay_nobody_wins = Nobody wins this time
replay_wins = { $name } wins
replay_all_win = All share the win
replay_share_win = Shared win: { $names }
replay_place = { $rank }.
replay_watch = Watch the replay
replay_result = Result
replay_rematch = Another match
replay_next_bots = Bots in the next match
replay_wanted_by = Another match? Yes: { $names }.
replay_waiting_for = Waiting for: { $names }.
replay_lesson_title = First steps: { $title }
replay_lesson_next = Next
replay_lesson_leave = Leave
replay_lesson_again = Once more
replay_lesson_play = Play a real match
replay_lesson_progress = How far the lesson is
replay_lesson_watch = Watch …
replay_lesson_astray = Good idea, but this first:
replay_player = Player { $number }

## Refusals of the table

refusal_unreachable = The table can't be reached. Check your connection; we keep trying.
refusal_bad_message = The server can't read this ({ $cause }). Reload the page and try again.
refusal_first_hello = The connection began in the wrong way. Reload the page.
refusal_no_table = There is no such table, or it is not open to you. Ask for its link again.
refusal_no_match = There is no such match, or it is not open to you. Check the link.
refusal_no_record = There is no such saved match. Check the link, or import it again.
refusal_worn_already = Somebody else at the table has chosen that. Take another one.
refusal_not_in_book = The house's book does not know these two.
refusal_no_device = You have no such device any more. Look at the list again.
refusal_no_pass = This link or spell no longer works: it was used, it has expired, or a letter is wrong. Make a new one on your other device.
refusal_bad_push = This browser's push service can't be used here.
refusal_too_many_guesses = Too many tries. Wait a few minutes, then try again.
refusal_too_many_devices = You have { $most } devices already. Forget one of them first.
refusal_no_seat = This table has no seat { $seat }. Choose another.
refusal_not_your_seat = Seat { $seat } is not yours. Choose one of your own.
refusal_no_seat_here = You have no seat at this table. Take a free one first.
refusal_no_watching = This table does not let anybody watch. Ask its players for a seat.
refusal_watching = You are watching. Only players can do that.
refusal_not_owner = Only the one who opened the table may do that. Ask them.
refusal_seat_taken = Seat { $seat } is taken. Choose another.
refusal_no_free_seat = No seat is free. Open a table of your own, or watch.
refusal_has_begun = The match has begun already. Wait for the next one.
refusal_not_begun = No match is going on here yet. Wait until all seats are taken.
refusal_other_rules = This match was begun with other rules. It is kept, but can't go on here; start a new one.
refusal_damaged = The disk has changed what it kept of this by itself, so it is set aside. Ask whoever hosts the table for a backup, or start a new match.
refusal_not_full = { $free ->
    [one] { $free } seat is still free. Invite somebody, or add a bot.
   *[other] { $free } seats are still free. Invite somebody, or add bots.
}
refusal_not_over = The match is not over yet. Come back when it is.
refusal_no_puzzle = There is no such puzzle.
refusal_not_analysed = This match was not played to its end, or by other rules: there is nothing to find out about it.
refusal_is_over = The match is over. Ask for a rematch.
refusal_stale = The match has moved on meanwhile. Look, and choose again.
refusal_paused = The match is paused. Let it go on first.
refusal_not_paused = The match is not paused. Play on.
refusal_no_undo = There is nothing of yours to take back.
refusal_undo_asked = An undo is asked for already. Wait for the answers.
refusal_undo_enough = You have taken back so often in this match that no more is possible. Play on.
refusal_no_undo_asked = No undo is asked for that you could answer. Play on.
refusal_nobody_late = Nobody's time has run out. Play on.
refusal_own_time = It is your own time that has run out: the others choose.
refusal_bot_plays = A bot plays for you. Take your seat back first.
refusal_no_stand_in = No bot plays for you. Just play on.
refusal_has_left = You have left this match. Come back first.
refusal_no_resigning = A match can be resigned only where one plays against one.
refusal_all_began = Everybody has begun: the match can't be called off any more.
refusal_nobody_away = Nobody is waited for there.
refusal_not_away_yet = Wait a little: a bot may stand in after { $seconds } s of absence.
refusal_nobody_stands_in = This table waits for those who are away.
refusal_bot_is_there = A bot plays there already.
refusal_not_waited_yet = Give them a moment: they were asked less than { $seconds } s ago.
refusal_nudged_lately = They were nudged a moment ago.
refusal_no_chat = At this table only those who play chat.
refusal_no_hints = This table gives no hints. Trust your own eyes.
refusal_no_hint_now = A hint is given when it is your turn to decide. Wait for it.
refusal_no_ways_now = Where choices lead is shown when it is your turn to decide. Wait for it.
refusal_hint_running = A hint is being thought about already. Wait a moment.
refusal_too_fast = That was too fast. Wait a moment, then try again.
refusal_too_many_tables = { $most ->
    [one] You have { $most } unfinished table already. Finish it first.
   *[other] You have { $most } unfinished tables already. Finish one first.
}
refusal_too_many_sockets = Too many connections are open. Close other tabs, then reload.
refusal_too_large = That is too large: at most { $most } bytes. Send something shorter.
refusal_bad_option = These options do not go together: { $cause }
refusal_bad_record = This is no saved match that can be read: { $cause }
refusal_bad_name = A name has 1 to 24 visible characters. Choose another.
refusal_bad_text = A line has 1 to 500 visible characters. Write a shorter one.
refusal_bad_origin = This page may not use this table. Open the table's own address.
refusal_bad_host = This table is not known as “{ $host }”. Open its own address, or ask its host to name this one.
refusal_too_slow = The request took too long to arrive. Check your connection, then try again.
refusal_not_stored = It could not be stored, so it was not done. Try again.
refusal_stopping = The server is about to stop. Wait: the page comes back by itself.
refusal_no_such_page = There is nothing here. Go back to the first page.
refusal_wrong_method = That can't be done here. Reload the page.
refusal_internal = Something went wrong; nothing was done. Try again. If it happens again, report number { $number }.
refusal_over = The match is over. Ask for a rematch.
refusal_not_asked = Something else is asked now. Choose one of the lit choices.
refusal_not_now = This can't be done now. Choose one of the lit choices.
refusal_unknown_text = “{ $text }” is no action of this game. Choose one of the offered ones.
refusal_unknown_text_near = “{ $text }” is no action of this game. Did you mean “{ $action }”?
refusal_unknown_json = This is no action of this game ({ $error }). Reload the page.
refusal_other_seat = It is for { $name } to decide now. Wait a moment.
refusal_unknown_action = { $action } is no action of this game. Choose one of the offered ones.
refusal_unknown_number = There is no action number { $number }. Choose one of the offered ones.
refusal_moved_on = The match has moved on: you saw action { $seen }, it is now at { $now }. Choose again.
refusal_nothing_done = There is nothing to take back.
refusal_sealed = The last action can't be taken back: it revealed, rolled, drew or passed something on.
refusal_declared = What was declared stands: by the rules it can't be changed any more, so it can't be taken back.

## A table that is alive

match_log_leave = { $name } has left; a bot plays on.
match_log_stand_in = { $name } lets a bot stand in: { $other }.
match_log_resign = { $name } resigns.
match_log_abort = { $name } calls the match off.
match_leave_title = Leave this match?
match_leave_alone = You play with bots alone: leaving ends the match.
match_leave_others = A bot plays on for you. You may come back while the match goes on.
match_leave_do = Leave
match_resign = Resign: the other wins
match_abort = Call the match off
match_stay = Stay
match_left = has left · bot: { $level }
match_bot_plays = bot: { $level }
match_away_since = away { $since }
match_away_long = { $name } is away.
match_waits_long = Waiting for { $name }.
match_nudge = Nudge
match_let_bot = Let a bot play
match_nudged_you = { $name } nudges you: it is your turn!
match_nudged = { $name } nudges { $other }.
match_sending = Sending …
match_lost_kept = Trying to reach the table … your move is kept.
match_lost_asked = Trying to reach the table … what you sent is kept.
match_react = React
match_react_laugh = laughs
match_react_cheer = cheers
match_react_wow = is amazed
match_react_think = thinks
match_react_sad = is sad
match_react_wave = waves
match_mute_all = Mute all
match_watchers = Watching: { $names }
match_watcher_nameless = somebody
match_open_chat = Open the chat
replay_aborted = The match was called off
replay_aborted_why = It ended before all had begun.
replay_resigned_why = The other side has resigned.
home_leavers_ask = Others may call a bot
home_days = A match over days
home_days_about = Everybody plays when they find the time; nobody counts as away.
push_title = Your turn reaches you
push_ask = Shall this device tell you when it is your turn, also while this page is closed?
push_yes = Tell me
push_no = Not now
push_on = This device tells you when it is your turn, also while the page is closed.
push_off = Tell me no more
push_insecure = While it is closed, this page can't tell you that it is your turn: browsers allow that over https only. Look in now and then.
push_denied = This browser was told not to show messages of this page, so it can't tell you that it is your turn. Its settings can allow it.
push_unsupported = This browser can't tell you that it is your turn while the page is closed. On an iPhone or iPad, put the page on the home screen first.
push_failed = The browser does not reach the service that would wake it. Try again later.
home_watchers_chat = Watchers may chat
home_here_too = Play on this device too
home_chat = Chat
match_moves =
    { $who ->
        [me] You move.
       *[other] { $name } moves.
    }
match_shown = What happened is shown.
home_first_time = First time? A lesson takes 3 minutes.
home_first_lesson = Show me how it goes
home_first_play = I know it: play
common_volume = Volume
match_not_now = Not now:
match_help = Help
match_explain_how = Hold anything down, right-click it or press I: it explains itself.
match_keys = Keys
match_key = { $what ->
    [card] touch the card with this number
    [target] go to the next thing that can be picked
    [arrows] go to the neighbour in this direction
    [confirm] do what is picked
    [clear] let go, or skip what is being shown
    [hint] ask for a hint
    [undo] take back
    [explain] explain what is selected
    [log] open the log
   *[help] open this help
}
match_goal = What it is about
match_log_whole = Whole log
match_turn_of = { $name }'s turn.
home_quick = { $bots ->
    [one] You and one bot
   *[other] You and { $bots } bots
}
home_quick_alone = Alone
home_quick_easier = the easier first game


analysis_title = Luck and skill
analysis_waiting = The match is being looked through: { $percent } %
analysis_fine = Fine
analysis_doubtful = Not the best
analysis_mistake = A mistake
analysis_blunder = A big mistake
analysis_brilliant = Brilliant!
analysis_better = Better: { $action } (that was { $percent } % of the chance to win)
analysis_luck = Luck
analysis_show = Show it
analysis_find = Find a better move
analysis_find_ask = Find a better move.
analysis_find_left = { $left ->
    [one] One try is left.
   *[other] { $left } tries are left.
}
analysis_find_thinking = Let me see …
analysis_find_chance = With it the chance to win is { $percent } %.
analysis_find_wrong = That costs { $percent } % of the chance to win.
analysis_find_solution = It would have been: { $action }
analysis_find_back = To the replay
analysis_next = Next moment that counts
analysis_branch = What if?
analysis_figures = In figures
analysis_who = Who
analysis_accuracy = Fine decisions
analysis_even = With even luck
analysis_about = Luck is what dice and draws did to the chance to win. With even luck is what the decisions alone were worth.
analysis_turnings = What decided it
analysis_turn_luck = Turn { $turn }, dice and draws: { $change } % for { $name }
analysis_turn_decision = Turn { $turn }, a decision of { $who }: { $change } % for { $name }
analysis_moments = Moments to look at
analysis_what_if = What if?
analysis_what_if_words = Play on from this moment, with other dice. It is just for fun and does not count.
analysis_what_if_seat = You play for
analysis_what_if_others = The others are played by
analysis_what_if_bots = Bots
analysis_what_if_friends = Friends, by a link
analysis_what_if_hidden = What lies hidden
analysis_what_if_same = is as it was
analysis_what_if_anew = is dealt anew
analysis_what_if_play = Play on
puzzle_title = Puzzles
puzzle_about = A position, and one move that is surely better than any other.
puzzle_today = Puzzle of the day
puzzle_you = { $tried ->
    [0] You have tried none yet.
    [one] You have tried one, { $right } right at once.
   *[other] You have tried { $tried }, { $right } right at once; { $streak } in a row.
}
puzzle_rating = Your rating: { $rating } ± { $unsure }.
puzzle_game = Game
puzzle_theme = Theme
puzzle_difficulty = How hard
puzzle_any = Any
puzzle_was_right = solved at once
puzzle_was_wrong = tried
puzzle_ask = Find the best move.
puzzle_ask_words = One is surely better than any other.
puzzle_go_on = Right so far. And now?
puzzle_right = Right!
puzzle_wrong = Not this.
puzzle_cost = It costs at least { $percent } % of the chance to win.
puzzle_tempting = What speaks for it: { $reasons }.
puzzle_reply = But then the others get: { $reasons }.
puzzle_solution = This is how it goes.
puzzle_solve = Show the solution
puzzle_again = Once more
puzzle_next = Next puzzle
puzzle_all = All puzzles
puzzle_theme_win = Winning
puzzle_theme_defence = Defence
puzzle_theme_home = Bringing home
puzzle_theme_trap = Traps
puzzle_theme_castle = The castle
puzzle_theme_rescue = Rescue
puzzle_theme_push = Pushing
puzzle_theme_climb = Climbing
puzzle_theme_capture = Capture
puzzle_theme_award = Awards
puzzle_theme_goods = Goods
puzzle_theme_tempo = Tempo
