### Drabina

ladder_option_long = Długa drabina
ladder_option_long_about = Dwa razy więcej szczebli.
ladder_ask_turn = { $who ->
    [me] Pewny krok czy zryw?
   *[other] { $name } wybiera, jak się wspiąć.
}
ladder_why_step = { $rungs ->
    [one] Wejdź o { $rungs } szczebel.
    [few] Wejdź o { $rungs } szczeble.
   *[many] Wejdź o { $rungs } szczebli.
}
ladder_why_dash = Wejdź o tyle szczebli, ile wypadnie; jedynka to upadek na ziemię.
ladder_tell_climbed = { $who ->
    [me] Wspinasz się: { $rungs }.
   *[other] { $name } wspina się: { $rungs }.
}
ladder_tell_fell = { $who ->
    [me] Spadasz na ziemię.
   *[other] { $name } spada na ziemię.
}
ladder_tell_match_ended = { $reason ->
    [late] Partia skończona: nikt nie doszedł na czas.
   *[reached] Partia skończona: szczyt zdobyty.
}
ladder_reason_wins = wygrywa
ladder_reason_climbs = { $rungs ->
    [one] wspina się o { $rungs } szczebel
    [few] wspina się o { $rungs } szczeble
   *[many] wspina się o { $rungs } szczebli
}
ladder_reminder = Bądź pierwszy na szczycie: krok jest pewny, zryw może skończyć się upadkiem.
