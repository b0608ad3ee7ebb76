### The terminal

## Seats

seat_blue = Niebieski
seat_yellow = Żółty
seat_red = Czerwony
seat_green = Zielony
seat_orange = Pomarańczowy
seat_purple = Fioletowy

## Lists and ends

list_and = { $first } i { $last }
list_or = { $first } lub { $last }
won_alone = Wygrywa { $name }.
won_shared = Pierwsze miejsce dzielą { $names }.

## Playing

tty_human = człowiek
tty_seats = Miejsca: { $seats }
tty_options = Opcje: { $options }
tty_promise = Partia { $id }. O wszystkich rzutach i dobieraniu kart decyduje tajny klucz; pokaże się na końcu. Zobowiązanie:
tty_type_help = Napisz help, a zobaczysz, co można pisać.
tty_help =
    Napisz numer wyboru albo jego zapis. Poza tym:
      look         pokaż jeszcze raz stół i wybory
      log          wszystko, co się dotąd stało
      rules        jak się gra, w skrócie
      hint         co zrobiłby tu silny bot i dlaczego
      undo         cofnij ostatni wybór, póki nic nie rzucono, nie dobrano, nie odkryto, nie ogłoszono ani nie przekazano
      save FILE    zapisz partię do pliku
      resume FILE  graj dalej zapisaną partię
      quit         wyjdź
tty_pass_device = Przekaż urządzenie, gra { $name }. Potem naciśnij Enter.
tty_type = Napisz { $numbers } albo help.
tty_no_choice = Nie ma wyboru { $text }: napisz { $numbers }.
tty_numbers = { $count ->
    [one] 1
    [few] liczbę od 1 do { $count }
   *[many] liczbę od 1 do { $count }
}
tty_taken_back = Cofnięto.
tty_thinking = Myślę…
tty_chance = szansa na wygraną { $percent }, przedtem { $now }
tty_then = , potem { $plan }

## Saving and leaving

tty_saved = Zapisano w { $path }; tajny klucz leży obok w { $key }: zachowaj oba pliki.
tty_saved_over = Zapisano w { $path }; każdy może to sprawdzić przez „abraka verify { $path }”.
tty_which_file = Powiedz, który plik: { $command } FILE.
tty_folder = { $path } to folder: podaj nazwę pliku.
tty_offer_saving = Napisz „save FILE”, żeby zachować partię, albo po prostu naciśnij Enter:
tty_neither = „{ $answer }” to ani jedno, ani drugie: partia by przepadła.
tty_not_saved = Partia nie została zapisana (robi to „save FILE”).
tty_key = Kluczem było { $key }:
tty_key_checked = sha256 z „{ $id }” i tego klucza to zobowiązanie pokazane na początku.
tty_file = Plik
tty_unusable = Nie można użyć { $file }: { $cause }.

## Refusals of all games

refusal_over = Partia jest skończona.
refusal_not_asked = „{ $action }” nie odpowiada na to, o co gra teraz pyta.
refusal_not_now = Tego nie można teraz zrobić.
refusal_unknown_text = „{ $text }” nie jest akcją tej gry.
refusal_unknown_text_near = „{ $text }” nie jest akcją tej gry. Czy chodzi o „{ $action }”?
refusal_nothing_done = Nie ma czego cofać.
refusal_sealed = Ostatniej akcji nie można cofnąć: coś odkryła, rzuciła, dobrała albo przekazała.
refusal_declared = Co ogłoszono, to obowiązuje: według zasad nie da się tego już zmienić, więc nie można się za to cofnąć.
