### Rebrík

ladder_option_long = Dlhý rebrík
ladder_option_long_about = Dvakrát toľko priečok.
ladder_ask_turn = { $who ->
    [me] Istý krok, alebo šprint?
   *[other] { $name } volí, ako polezie.
}
ladder_why_step = { $rungs ->
    [one] Vylez o { $rungs } priečku.
    [few] Vylez o { $rungs } priečky.
   *[other] Vylez o { $rungs } priečok.
}
ladder_why_dash = Vylez o toľko priečok, koľko padne; jednotka je pád na zem.
ladder_tell_climbed = { $who ->
    [me] Lezieš vyššie: { $rungs }.
   *[other] { $name } lezie vyššie: { $rungs }.
}
ladder_tell_fell = { $who ->
    [me] Padáš na zem.
   *[other] { $name } padá na zem.
}
ladder_tell_match_ended = { $reason ->
    [late] Partia sa skončila: nikto nedoliezol včas.
   *[reached] Partia sa skončila: vrchol je dosiahnutý.
}
ladder_reason_wins = vyhráva
ladder_reason_climbs = { $rungs ->
    [one] lezie o { $rungs } priečku
    [few] lezie o { $rungs } priečky
   *[other] lezie o { $rungs } priečok
}
ladder_reminder = Buď prvý hore: krok je istý, šprint sa môže skončiť pádom.
