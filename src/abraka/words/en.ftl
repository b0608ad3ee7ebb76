### The terminal

## Seats

seat_blue = Blue
seat_yellow = Yellow
seat_red = Red
seat_green = Green
seat_orange = Orange
seat_purple = Purple

## Lists and ends

list_and = { $first } and { $last }
list_or = { $first } or { $last }
won_alone = { $name } wins.
won_shared = { $names } share the first place.

## Playing

tty_human = human
tty_seats = Seats: { $seats }
tty_options = Options: { $options }
tty_promise = Match { $id }. A secret key decides all dice and draws; it is shown at the end. Commitment:
tty_type_help = Type help to see what you can type.
tty_help =
    Type the number of a choice, or its notation. Besides:
      look         show the table and the choices again
      log          everything that has happened so far
      rules        how it is played, in short
      hint         what a strong bot would do here, and why
      undo         take the last choice back, until something was rolled, drawn, revealed, declared or passed on
      save FILE    write the match to a file
      resume FILE  play a saved match on
      quit         leave
tty_pass_device = Pass the device to { $name }, then press Enter.
tty_type = Type { $numbers }, or help.
tty_no_choice = There is no choice { $text }: type { $numbers }.
tty_numbers = { $count ->
    [one] 1
   *[other] a number from 1 to { $count }
}
tty_taken_back = Taken back.
tty_thinking = Thinking…
tty_chance = { $percent } to win, { $now } before
tty_then = , then { $plan }

## Saving and leaving

tty_saved = Saved in { $path }; the secret key lies beside it in { $key }: keep both.
tty_saved_over = Saved in { $path }; anybody can check it with “abraka verify { $path }”.
tty_which_file = Say which file: { $command } FILE.
tty_folder = { $path } is a folder: name a file.
tty_offer_saving = Type “save FILE” to keep the match, or just press Enter:
tty_neither = “{ $answer }” is neither: the match would be lost.
tty_not_saved = The match was not saved (“save FILE” does that).
tty_key = The key was { $key }:
tty_key_checked = the sha256 of “{ $id }” and this key is the commitment shown at the start.
tty_file = The file
tty_unusable = { $file } can't be used: { $cause }.

## Refusals of all games

refusal_over = The match is over.
refusal_not_asked = “{ $action }” does not answer what is asked now.
refusal_not_now = This can't be done now.
refusal_unknown_text = “{ $text }” is no action of this game.
refusal_unknown_text_near = “{ $text }” is no action of this game. Did you mean “{ $action }”?
refusal_nothing_done = There is nothing to take back.
refusal_sealed = The last action can't be taken back: it revealed, rolled, drew or passed something on.
refusal_declared = What was declared stands: by the rules it can't be changed any more, so no undo goes behind it.
