### The terminal

## Seats

seat_blue = Modrý
seat_yellow = Žlutý
seat_red = Červený
seat_green = Zelený
seat_orange = Oranžový
seat_purple = Fialový

## Lists and ends

list_and = { $first } a { $last }
list_or = { $first } nebo { $last }
won_alone = Vítěz: { $name }.
won_shared = O první místo se dělí { $names }.

## Playing

tty_human = člověk
tty_seats = Místa: { $seats }
tty_options = Volby: { $options }
tty_promise = Partie { $id }. O všech kostkách a tazích z balíčku rozhoduje tajný klíč; ukáže se na konci. Závazek:
tty_type_help = Napiš help a uvidíš, co všechno lze psát.
tty_help =
    Napiš číslo možnosti nebo její zápis. Kromě toho:
      look         znovu ukázat stůl a možnosti
      log          vše, co se dosud stalo
      rules        jak se hraje, ve zkratce
      hint         co by tu udělal silný bot a proč
      undo         vzít poslední volbu zpět, dokud se nic nehodilo, nelízlo, neodkrylo, neohlásilo ani nepředalo
      save FILE    uložit partii do souboru
      resume FILE  hrát uloženou partii dál
      quit         odejít
tty_pass_device = Předej zařízení, hraje { $name }. Pak stiskni Enter.
tty_type = Napiš { $numbers }, nebo help.
tty_no_choice = Možnost { $text } tu není: napiš { $numbers }.
tty_numbers = { $count ->
    [one] 1
    [few] číslo od 1 do { $count }
   *[other] číslo od 1 do { $count }
}
tty_taken_back = Vzato zpět.
tty_thinking = Přemýšlím…
tty_chance = šance na výhru { $percent }, předtím { $now }
tty_then = , potom { $plan }

## Saving and leaving

tty_saved = Uloženo do { $path }; tajný klíč leží vedle v { $key }: uschovej oba soubory.
tty_saved_over = Uloženo do { $path }; kdokoli to může ověřit pomocí „abraka verify { $path }“.
tty_which_file = Řekni, který soubor: { $command } FILE.
tty_folder = { $path } je složka: napiš jméno souboru.
tty_offer_saving = Napiš „save FILE“ a partie se uloží, nebo jen stiskni Enter:
tty_neither = „{ $answer }“ není ani jedno: partie by se ztratila.
tty_not_saved = Partie nebyla uložena (to dělá „save FILE“).
tty_key = Klíč byl { $key }:
tty_key_checked = sha256 z „{ $id }“ a tohoto klíče je závazek ukázaný na začátku.
tty_file = Soubor
tty_unusable = { $file } nelze použít: { $cause }.

## Refusals of all games

refusal_over = Partie skončila.
refusal_not_asked = „{ $action }“ neodpovídá na to, na co se teď hra ptá.
refusal_not_now = To teď nejde.
refusal_unknown_text = „{ $text }“ není akce této hry.
refusal_unknown_text_near = „{ $text }“ není akce této hry. Nemyslíš „{ $action }“?
refusal_nothing_done = Není co vzít zpět.
refusal_sealed = Poslední akci nelze vzít zpět: něco odkryla, hodila, lízla nebo předala.
refusal_declared = Co bylo ohlášeno, platí: podle pravidel už to nelze změnit, a tak se za to nejde ani vrátit.
