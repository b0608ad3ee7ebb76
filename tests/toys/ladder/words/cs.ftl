### Žebřík

ladder_option_long = Dlouhý žebřík
ladder_option_long_about = Dvakrát tolik příček.
ladder_ask_turn = { $who ->
    [me] Jistý krok, nebo sprint?
   *[other] { $name } volí, jak poleze.
}
ladder_why_step = { $rungs ->
    [one] Vylez o { $rungs } příčku.
    [few] Vylez o { $rungs } příčky.
   *[other] Vylez o { $rungs } příček.
}
ladder_why_dash = Vylez o tolik příček, kolik padne; jednička je pád na zem.
ladder_tell_climbed = { $who ->
    [me] Lezeš výš: { $rungs }.
   *[other] { $name } leze výš: { $rungs }.
}
ladder_tell_fell = { $who ->
    [me] Padáš na zem.
   *[other] { $name } padá na zem.
}
ladder_tell_match_ended = { $reason ->
    [late] Partie skončila: nikdo nedolezl včas.
   *[reached] Partie skončila: vrchol je dosažen.
}
ladder_reason_wins = vyhrává
ladder_reason_climbs = { $rungs ->
    [one] leze o { $rungs } příčku
    [few] leze o { $rungs } příčky
   *[other] leze o { $rungs } příček
}
ladder_reminder = Buď první nahoře: krok je jistý, sprint může skončit pádem.
