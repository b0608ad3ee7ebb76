### Ladder

ladder_option_long = Long ladder
ladder_option_long_about = Twice as many rungs.
ladder_ask_turn = { $who ->
    [me] Step surely, or dash?
   *[other] { $name } is choosing how to climb.
}
ladder_why_step = { $rungs ->
    [one] Climb { $rungs } rung.
   *[other] Climb { $rungs } rungs.
}
ladder_why_dash = Climb as many rungs as the die shows; a one is a fall to the ground.
ladder_tell_climbed = { $who ->
    [me] You climb { $rungs } rungs.
   *[other] { $name } climbs { $rungs } rungs.
}
ladder_tell_fell = { $who ->
    [me] You fall to the ground.
   *[other] { $name } falls to the ground.
}
ladder_tell_match_ended = { $reason ->
    [late] The match is over: nobody has reached the top in time.
   *[reached] The match is over: the top is reached.
}
ladder_reason_wins = wins
ladder_reason_climbs = { $rungs ->
    [one] climbs { $rungs } rung
   *[other] climbs { $rungs } rungs
}
ladder_reminder = Be the first at the top: step surely, or dash and risk a fall.
