### The terminal

## Seats

seat_blue = Modrý
seat_yellow = Žltý
seat_red = Červený
seat_green = Zelený
seat_orange = Oranžový
seat_purple = Fialový

## Lists and ends

list_and = { $first } a { $last }
list_or = { $first } alebo { $last }
won_alone = Víťaz: { $name }.
won_shared = O prvé miesto sa delia { $names }.

## Playing

tty_human = človek
tty_seats = Miesta: { $seats }
tty_options = Voľby: { $options }
tty_promise = Partia { $id }. O všetkých kockách a ťahoch z balíčka rozhoduje tajný kľúč; ukáže sa na konci. Záväzok:
tty_type_help = Napíš help a uvidíš, čo všetko sa dá písať.
tty_help =
    Napíš číslo možnosti alebo jej zápis. Okrem toho:
      look         znova ukázať stôl a možnosti
      log          všetko, čo sa doteraz stalo
      rules        ako sa hrá, v skratke
      hint         čo by tu urobil silný bot a prečo
      undo         vziať poslednú voľbu späť, kým sa nič nehodilo, nepotiahlo, neodkrylo, neohlásilo ani neodovzdalo
      save FILE    uložiť partiu do súboru
      resume FILE  hrať uloženú partiu ďalej
      quit         odísť
tty_pass_device = Odovzdaj zariadenie, hrá { $name }. Potom stlač Enter.
tty_type = Napíš { $numbers }, alebo help.
tty_no_choice = Možnosť { $text } tu nie je: napíš { $numbers }.
tty_numbers = { $count ->
    [one] 1
    [few] číslo od 1 do { $count }
   *[other] číslo od 1 do { $count }
}
tty_taken_back = Vzaté späť.
tty_thinking = Rozmýšľam…
tty_chance = šanca na výhru { $percent }, predtým { $now }
tty_then = , potom { $plan }

## Saving and leaving

tty_saved = Uložené do { $path }; tajný kľúč leží vedľa v { $key }: odlož si oba súbory.
tty_saved_over = Uložené do { $path }; ktokoľvek to môže overiť pomocou „abraka verify { $path }“.
tty_which_file = Povedz, ktorý súbor: { $command } FILE.
tty_folder = { $path } je priečinok: napíš meno súboru.
tty_offer_saving = Napíš „save FILE“ a partia sa uloží, alebo len stlač Enter:
tty_neither = „{ $answer }“ nie je ani jedno: partia by sa stratila.
tty_not_saved = Partia nebola uložená (to robí „save FILE“).
tty_key = Kľúč bol { $key }:
tty_key_checked = sha256 z „{ $id }“ a tohto kľúča je záväzok ukázaný na začiatku.
tty_file = Súbor
tty_unusable = { $file } sa nedá použiť: { $cause }.

## Refusals of all games

refusal_over = Partia sa skončila.
refusal_not_asked = „{ $action }“ neodpovedá na to, na čo sa teraz hra pýta.
refusal_not_now = To sa teraz nedá.
refusal_unknown_text = „{ $text }“ nie je akcia tejto hry.
refusal_unknown_text_near = „{ $text }“ nie je akcia tejto hry. Nemyslíš „{ $action }“?
refusal_nothing_done = Nie je čo vziať späť.
refusal_sealed = Poslednú akciu nemožno vziať späť: niečo odkryla, hodila, potiahla alebo odovzdala.
refusal_declared = Čo bolo ohlásené, platí: podľa pravidiel sa to už nedá zmeniť, a tak sa za to nedá ani vrátiť.
