### Hocus Pocus

hocus_goal = Run once round the loop: whoever first comes back to START wins.
hocus_option_memory = Known cards of others
hocus_option_memory_about = Whether you must remember the cards of others that you have seen.
hocus_spell_super_start = Super-start
hocus_spell_reverse = Reverse
hocus_spell_double = Double
hocus_spell_snail = Snail
hocus_spell_freeze = Freeze
hocus_spell_fog = Fog
hocus_spell_gust = Gust
hocus_spell_whirl = Whirl
hocus_spell_swap = Swap
hocus_spell_pickpocket = Pickpocket
hocus_spell_amnesia = Amnesia
hocus_spell_shield = Shield
hocus_spell_prophecy = Prophecy
hocus_spell_twin = Twin
hocus_spell_tailwind = Tailwind
hocus_spell_cleanse = Cleanse
hocus_spell_super_start_text = Sends somebody to START, from wherever they stand.
hocus_spell_reverse_text = Somebody's rolls go backwards.
hocus_spell_double_text = Your move of this turn, or somebody's next one, counts twice.
hocus_spell_snail_text = Somebody's rolls are halved, rounded up.
hocus_spell_freeze_text = Somebody loses the next turn.
hocus_spell_fog_text = Somebody can cast nothing but Cleanse.
hocus_spell_gust_text = { $steps ->
    [one] Blows somebody { $steps } field back.
   *[other] Blows somebody { $steps } fields back.
}
hocus_spell_gust_forward_text = { $steps ->
    [one] Blows somebody { $steps } field forward.
   *[other] Blows somebody { $steps } fields forward.
}
hocus_spell_whirl_text = Sends somebody back to the nearest field of the same landscape; not from START or KING.
hocus_spell_swap_text = You change places with somebody. Nobody is hit.
hocus_spell_pickpocket_text = You take a card from somebody, at random.
hocus_spell_amnesia_text = All of somebody's cards go under the deck.
hocus_spell_shield_text = Others' spells can't reach you.
hocus_spell_prophecy_text = You choose the number instead of rolling.
hocus_spell_twin_text = You roll two dice and go by their sum.
hocus_spell_tailwind_text = This roll counts { $steps } more.
hocus_spell_cleanse_text = Takes all spells off you. You can cast it anywhere.
hocus_when_before = before the roll
hocus_when_after = after the roll
hocus_when_instead = instead of the roll
hocus_turns = { $turns ->
    [one] for { $turns } turn
   *[other] for { $turns } turns
}
hocus_terrain_start = START
hocus_terrain_king = KING
hocus_terrain_forest = forest
hocus_terrain_lake = lake
hocus_terrain_rock = rock
hocus_terrain_meadow = meadow
hocus_terrain_swamp = swamp
hocus_terrain_sand = sand
hocus_terrain_hill = hill
hocus_terrain_snow = snow
hocus_terrain_village = village
hocus_terrain_road = road
hocus_terrain_cave = cave
hocus_terrain_river = river
hocus_terrain_garden = garden
hocus_terrain_ruin = ruin
hocus_terrain_red = red
hocus_terrain_orange = orange
hocus_terrain_yellow = yellow
hocus_terrain_green = green
hocus_terrain_blue = blue
hocus_terrain_purple = purple
hocus_terrain_brown = brown
hocus_terrain_pink = pink
hocus_terrain_black = black
hocus_terrain_white = white
hocus_from = from { $place }
hocus_from_start = from START
hocus_from_king = from KING
hocus_to = to { $place }
hocus_to_start = to START
hocus_to_king = to KING
hocus_to_finish = to the finish
hocus_ask_roll = { $who ->
    [me] Your turn: roll the die.
   *[other] { $name } is about to roll.
}
hocus_ask_roll_or_cast = { $who ->
    [me] Your turn: roll, or first cast a spell that fits.
   *[other] { $name } may cast a spell or roll.
}
hocus_ask_roll_now = { $who ->
    [me] The spell is cast. Now roll.
   *[other] { $name } is about to roll.
}
hocus_ask_roll_more = { $who ->
    [me] Now roll: it counts { $steps } more.
   *[other] { $name } is about to roll with a tailwind.
}
hocus_ask_target = { $who ->
    [me] { $effect ->
        [super_start] “{ $spell }” sends somebody to START: whom?
        [reverse] “{ $spell }” makes somebody walk backwards: whom?
        [double] “{ $spell }” counts a move twice: whose?
        [snail] “{ $spell }” halves rolls: whose?
        [freeze] “{ $spell }” takes a turn: from whom?
        [fog] “{ $spell }” keeps somebody from casting: whom?
        [gust] “{ $spell }” blows somebody along the way: whom?
        [whirl] “{ $spell }” sends somebody back: whom?
        [swap] “{ $spell }” changes your place with another's: whose?
        [pickpocket] “{ $spell }” takes a card: from whom?
        [amnesia] “{ $spell }” takes all cards: whose?
       *[other] “{ $spell }”: on whom?
    }
   *[other] { $name } is choosing whom to cast “{ $spell }” on.
}
hocus_ask_number = { $who ->
    [me] How far do you want to go?
   *[other] { $name } is choosing a number.
}
hocus_ask_spell = { $who ->
    [me] Cast a spell, or end your turn.
   *[other] { $name } may still cast a spell.
}
hocus_ask_reach = In reach: { $names }.
hocus_ask_reach_all = Everybody is in reach.
hocus_ask_done = { $who ->
    [me] None of your cards can be cast here: end your turn.
   *[other] { $name } may still cast a spell.
}
hocus_ask_spell_for = { $who ->
    [me] Which spell on yourself?
   *[other] Which spell on { $name }?
}
hocus_ask_none = Nothing is asked now.
hocus_over = The match is over: { $why }
hocus_won = { $who ->
    [me] You win!
   *[other] { $name } wins.
}
hocus_won_shared = The win is shared: { $names }.
hocus_end_finished = a pawn has gone all the way round.
hocus_end_round_limit = the last round is over, a draw.
hocus_end_broken_off = it was broken off.
hocus_banner_near = The finish is in sight
hocus_banner_rounds = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
hocus_do_roll = Roll
hocus_do_target = { $who ->
    [me] On myself
   *[other] On { $name }
}
hocus_do_number = Go { $number }
hocus_do_done = End turn
hocus_why_roll = Roll the die and go that far.
hocus_why_roll_more = It counts { $steps } more.
hocus_why_roll_half = “{ $spell }” halves it.
hocus_why_roll_twice = “{ $spell }” makes it count twice.
hocus_why_roll_back = “{ $spell }” sends you backwards.
hocus_why_lasts = { $turns ->
    [one] Lasts { $turns } turn.
   *[other] Lasts { $turns } turns.
}
hocus_why_target = { $who ->
    [me] Cast it on yourself.
   *[other] Cast it on { $name }.
}
hocus_why_target_spell = { $who ->
    [me] Cast “{ $spell }” on yourself.
   *[other] Cast “{ $spell }” on { $name }.
}
hocus_why_number = Take { $number } as your number.
hocus_why_hits = Hits { $name }.
hocus_why_done = End your turn without a spell.
hocus_tell_turn_began = { $who ->
    [me] Your turn ({ $turn }).
   *[other] { $name }'s turn ({ $turn }).
}
hocus_tell_turn_lost = { $who ->
    [me] You can't move: the turn is lost.
   *[other] { $name } can't move: the turn is lost.
}
hocus_tell_rolled = { $who ->
    [me] You roll a { $die }.
   *[other] { $name } rolls a { $die }.
}
hocus_tell_number_chosen = { $who ->
    [me] You choose { $number }.
   *[other] { $name } chooses { $number }.
}
hocus_tell_moved = { $who ->
    [me] You go { $from } { $to }.
   *[other] { $name } goes { $from } { $to }.
}
hocus_tell_sent = { $who ->
    [me] You send { $of } { $from } { $to }.
   *[other] { $whom ->
        [me] { $name } sends you { $from } { $to }.
       *[other] { $name } sends { $of } { $from } { $to }.
    }
}
hocus_tell_hit = { $who ->
    [me] You hit { $of }: back { $to }!
   *[other] { $whom ->
        [me] { $name } hits you: back { $to }!
       *[other] { $name } hits { $of }: back { $to }.
    }
}
hocus_tell_swapped = { $who ->
    [me] You and { $of } change places.
   *[other] { $whom ->
        [me] { $name } changes places with you.
       *[other] { $name } and { $of } change places.
    }
}
hocus_tell_drew = { $who ->
    [me] You draw a spell.
   *[other] { $name } draws a spell.
}
hocus_tell_got = { $who ->
    [me] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
hocus_tell_spell_cast = { $who ->
    [me] You cast “{ $spell }”.
   *[other] { $name } casts “{ $spell }”.
}
hocus_tell_spell_laid = { $who ->
    [me] { $turns ->
        [one] “{ $spell }” lies on you for { $turns } turn.
       *[other] “{ $spell }” lies on you for { $turns } turns.
    }
   *[other] { $turns ->
        [one] “{ $spell }” lies on { $name } for { $turns } turn.
       *[other] “{ $spell }” lies on { $name } for { $turns } turns.
    }
}
hocus_tell_spell_left = { $who ->
    [me] “{ $spell }” wears off you.
   *[other] “{ $spell }” wears off { $name }.
}
hocus_tell_stole = { $who ->
    [me] You take a card from { $of }.
   *[other] { $whom ->
        [me] { $name } takes a card from you.
       *[other] { $name } takes a card from { $of }.
    }
}
hocus_tell_stole_card = { $who ->
    [me] You take from { $of }: { $card }.
   *[other] { $whom ->
        [me] { $name } takes from you: { $card }.
       *[other] { $name } takes from { $of }: { $card }.
    }
}
hocus_tell_forgot = { $who ->
    [me] { $count ->
        [one] Your { $count } card goes under the deck.
       *[other] Your { $count } cards go under the deck.
    }
   *[other] { $count ->
        [one] { $name }'s { $count } card goes under the deck.
       *[other] { $name }'s { $count } cards go under the deck.
    }
}
hocus_tell_forgot_card = { $who ->
    [me] You lose: { $card }.
   *[other] { $name } loses: { $card }.
}
hocus_tell_passed = { $who ->
    [me] You cast no spell.
   *[other] { $name } casts no spell.
}
hocus_describe_turn = Round { $round }, turn { $turn }.
hocus_describe_track = The loop has { $fields } fields. START is field 0 and the finish, KING is field { $king }.
hocus_describe_terrain = Fields of { $terrain }: { $fields }.
hocus_describe_crosses = Crosses: { $fields }.
hocus_describe_crowns = Crowns: { $fields }.
hocus_describe_seat = { $name }: { $place } of { $fields } ({ $ground }). Cards: { $cards }.
hocus_describe_you = You
hocus_describe_cross = a cross
hocus_describe_crown = a crown
hocus_describe_minus = in the minus
hocus_describe_slots = Lasting spells: { $spells }.
hocus_describe_slot = { $spell } (slot { $slot })
hocus_describe_known = Known cards: { $cards }.
hocus_describe_hand = Your hand: { $cards }.
hocus_describe_casting = Spell being cast: { $spell }.
hocus_describe_deck = Cards in the deck: { $deck }.
hocus_describe_under = At its bottom, from the upper: { $cards }.
hocus_reason_wins = Wins the match
hocus_reason_may_win = { $numbers ->
    [one] Wins with { $numbers } number of 6
   *[other] Wins with { $numbers } numbers of 6
}
hocus_reason_stops_win = { $who ->
    [me] Keeps you from winning next turn
   *[other] Keeps { $name } from winning next turn
}
hocus_reason_takes_place = { $who ->
    [me] Takes your place
   *[other] Takes { $name }'s place
}
hocus_reason_sends_back = { $who ->
    [me] Sends you back { $to }
   *[other] Sends { $name } back { $to }
}
hocus_reason_near_home = { $numbers ->
    [one] Can win next turn with { $numbers } number of 6
   *[other] Can win next turn with { $numbers } numbers of 6
}
hocus_reason_near_home_any = Can win next turn with any number
hocus_reason_may_hit = { $who ->
    [me] { $numbers ->
        [one] { $numbers } number of 6 hits you
       *[other] { $numbers } numbers of 6 hit you
    }
   *[other] { $numbers ->
        [one] { $numbers } number of 6 hits { $name }
       *[other] { $numbers } numbers of 6 hit { $name }
    }
}
hocus_reason_hinders_win = { $who ->
    [me] { $numbers ->
        [one] Leaves you only { $numbers } number of 6 to win next turn
       *[other] Leaves you only { $numbers } numbers of 6 to win next turn
    }
   *[other] { $numbers ->
        [one] Leaves { $name } only { $numbers } number of 6 to win next turn
       *[other] Leaves { $name } only { $numbers } numbers of 6 to win next turn
    }
}
hocus_reason_reverses = { $who ->
    [me] { $turns ->
        [one] Makes you walk backwards for { $turns } turn
       *[other] Makes you walk backwards for { $turns } turns
    }
   *[other] { $turns ->
        [one] Makes { $name } walk backwards for { $turns } turn
       *[other] Makes { $name } walk backwards for { $turns } turns
    }
}
hocus_reason_frees = { $count ->
    [one] Is rid of { $count } spell
   *[other] Is rid of { $count } spells
}
hocus_reason_freezes = { $who ->
    [me] { $turns ->
        [one] Takes { $turns } turn from you
       *[other] Takes { $turns } turns from you
    }
   *[other] { $turns ->
        [one] Takes { $turns } turn from { $name }
       *[other] Takes { $turns } turns from { $name }
    }
}
hocus_reason_sets_back = { $who ->
    [me] { $count ->
        [one] Sets you back by { $count } field
       *[other] Sets you back by { $count } fields
    }
   *[other] { $count ->
        [one] Sets { $name } back by { $count } field
       *[other] Sets { $name } back by { $count } fields
    }
}
hocus_reason_slows = { $who ->
    [me] { $turns ->
        [one] Halves your rolls for { $turns } turn
       *[other] Halves your rolls for { $turns } turns
    }
   *[other] { $turns ->
        [one] Halves { $name }'s rolls for { $turns } turn
       *[other] Halves { $name }'s rolls for { $turns } turns
    }
}
hocus_reason_takes_hand = { $who ->
    [me] { $count ->
        [one] Takes { $count } card out of your hand
       *[other] Takes { $count } cards out of your hand
    }
   *[other] { $count ->
        [one] Takes { $count } card out of { $name }'s hand
       *[other] Takes { $count } cards out of { $name }'s hand
    }
}
hocus_reason_steals = { $who ->
    [me] Steals a card from you
   *[other] Steals a card from { $name }
}
hocus_reason_silences = { $who ->
    [me] { $turns ->
        [one] Keeps you from casting for { $turns } turn
       *[other] Keeps you from casting for { $turns } turns
    }
   *[other] { $turns ->
        [one] Keeps { $name } from casting for { $turns } turn
       *[other] Keeps { $name } from casting for { $turns } turns
    }
}
hocus_reason_shields = { $turns ->
    [one] Is safe from others' spells for { $turns } turn
   *[other] Is safe from others' spells for { $turns } turns
}
hocus_reason_past_king = Reaches KING: a hit beyond it leads back only to KING
hocus_reason_out_of_minus = Comes out of the minus
hocus_reason_escapes = { $who ->
    [me] Gets out of your reach
   *[other] Gets out of { $name }'s reach
}
hocus_reason_keeps = Keeps “{ $spell }” for later
hocus_reason_on_crown = Stands on a crown, with everybody in reach
hocus_reason_draws = Draws a spell
hocus_reason_advances = { $count ->
    [one] Goes { $count } field forward
   *[other] Goes { $count } fields forward
}
hocus_refusal_must_roll = First roll, then your turn can end.
hocus_refusal_rolled = You have moved already, and a turn has one roll.
hocus_refusal_one_spell = Only one spell a turn, and you have cast it.
hocus_refusal_no_spell = “{ $spell }” is not in your hand. Choose a card that you hold.
hocus_refusal_wrong_time = “{ $spell }” is cast { $when }. Keep it for then.
hocus_refusal_nothing_to_cleanse = No spell lies on you that “{ $cleanse }” could take off.
hocus_refusal_in_fog = You are in the fog and can cast nothing but “{ $cleanse }”.
hocus_refusal_no_right = You can't cast here: nobody else is in your landscape ({ $terrain }), and there is no crown. Go on.
hocus_refusal_no_target = Nobody here can be the target of “{ $spell }”. Choose another spell.
hocus_refusal_no_player = Nobody plays that colour here. Choose somebody at the table.
hocus_refusal_not_on_yourself = “{ $spell }” is cast on somebody else, not on yourself.
hocus_refusal_does_nothing = “{ $spell }” would do nothing for you here.
hocus_refusal_out_of_reach = { $who ->
    [me] That is out of your reach.
   *[other] { $name } is not in your landscape, and there is no crown under you.
}
hocus_refusal_shielded = { $who ->
    [me] You are behind a shield.
   *[other] { $name } is behind a shield. Choose somebody else.
}
hocus_refusal_slot_taken = { $name }'s slot { $slot } is taken, so “{ $spell }” has no room. Choose somebody else.
hocus_refusal_own_slot_taken = Your slot { $slot } is taken, so “{ $spell }” has no room.
hocus_refusal_outlasted = The same spell lies on { $name } for longer, so “{ $spell }” would change nothing.
hocus_refusal_own_outlasted = The same spell lies on you for longer, so “{ $spell }” would change nothing.
hocus_refusal_on_start = { $who ->
    [me] You are on START already.
   *[other] { $name } is on START already, so “{ $spell }” would change nothing.
}
hocus_refusal_level = { $who ->
    [me] That changes nothing.
   *[other] { $name } is as far as you are, so “{ $spell }” would change nothing.
}
hocus_refusal_empty_hand = { $who ->
    [me] You hold no card.
   *[other] { $name } holds no card, so “{ $spell }” would change nothing.
}
hocus_refusal_unmoved = { $who ->
    [me] “{ $spell }” moves nobody from START or KING.
   *[other] “{ $spell }” moves nobody from START or KING, and { $name } stands there.
}
hocus_left = { $count ->
    [one] { $count } field to go
   *[other] { $count } fields to go
}
hocus_left_none = at the finish
hocus_figure_forward = Fields gone forward
hocus_figure_back = Fields lost
hocus_figure_hits = Others hit
hocus_figure_was_hit = Times hit
hocus_figure_drawn = Spells drawn
hocus_figure_spells = Spells cast
hocus_figure_suffered = Spells suffered
hocus_figure_dice = Dice rolled
hocus_figure_luck = Average roll
hocus_tutorial_you = You
hocus_tutorial_rival = Elvira
hocus_tutorial_welcome = Welcome! You are blue. Whoever first goes all the way round wins: START is the finish too. Elvira is just ahead of you.
hocus_tutorial_roll = In your turn you roll the die and go that far. Roll!
hocus_tutorial_hit = A 3, right onto Elvira: you hit her! She was past KING, so she goes back there; from the first half it would be START. Now it is her turn.
hocus_tutorial_reversed = From a crown spells reach anybody. Elvira cast “Reverse” on you: it lies with you for two turns, and you go backwards. Roll anyway!
hocus_tutorial_same = Lucky you: on a cross you draw a spell. And you are on sand, just like Elvira: in the same landscape you may cast on her. Pick “Super-start” and confirm.
hocus_tutorial_sent = All the way back to START! You may cast one spell a turn. Let us see what Elvira makes of it.
hocus_tutorial_cleanse = “Reverse” still lies on you. Each card says when it is cast, and “Cleanse”, which you drew, comes before the roll. Cast it, then roll.
hocus_tutorial_crown = Forward again, and by 6, onto a crown! Elvira rolls.
hocus_tutorial_double = Six more fields to the finish. “Double” counts your move twice, and from the crown you may cast it: choose yourself, confirm, and roll!
hocus_tutorial_end = Once round: you win! There are sixteen spells, and everybody else has some too. Now you know enough for a real match.

## The board

hocus_board_look = A closer look at { $name }
hocus_board_more = A closer look
hocus_board_deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
hocus_board_deck_title = Deck
hocus_board_under = Under the deck, from the top
hocus_board_confirm = Do it
hocus_board_place = Place { $place }
hocus_board_slots = Spells that last
hocus_board_cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hocus_board_hidden = { $count ->
    [one] { $count } card is hidden.
   *[other] { $count } cards are hidden.
}
hocus_legend_cross = Cross
hocus_legend_cross_text = Whoever comes here in their own turn draws a spell; five in hand at most.
hocus_legend_crown = Crown
hocus_legend_crown_text = From here spells reach anybody.
hocus_legend_land = Landscapes
hocus_legend_land_text = Elsewhere spells reach only those who stand in the same landscape: same colour, same sign.
hocus_legend_king_text = Half-way. Whoever is hit beyond it goes back only to here. Nobody is hit here, and spells reach anybody.
hocus_legend_start_text = Start and finish: whoever first comes round wins, and may overshoot. Nobody is hit here.
hocus_legend_minus = The minus
hocus_legend_minus_text = Whoever goes backwards past START must first make up for it.
hocus_legend_when_text = The die at a card's foot: when the spell is cast.
hocus_legend_turns = Bars
hocus_legend_turns_text = The spell lasts so many turns: it lies in the slot of that number and moves one down each turn.
hocus_legend_place = Place
hocus_legend_place_text = How many fields from START; the finish is { $fields }.
hocus_legend_hand_text = Spells that only their player sees.

## The terminal

hocus_draw_legend = { $cross } cross: draw a spell · { $crown } crown: cast on anybody · else in the same landscape
hocus_draw_place = place
hocus_draw_slot = slot { $slot }
hocus_draw_cards = cards
hocus_draw_known = { $count } (with { $cards })
hocus_reminder =
    Goal: be the first to go once round the board and reach START again; you may
    overshoot it. KING is the field half-way.
    Turn: roll and move. Who ends on another's field hits it: back to START, or to
    KING if it stood there or beyond. Nobody is hit on START and KING.
    Cross: who comes there on the own turn draws a spell; five in hand at most.
    Spells: one a turn, on somebody in the same landscape as you; from KING or a
    crown on anybody. The card says whether it is cast before the roll, after it or
    instead of it. Spells that last lie in slots 3, 2 and 1 and move down at the end
    of their victim's turn.
    Behind START you are in the minus: make up for it, then go round.
    Picture: letters are pawns, + a cross, ^ a crown, a field's first letters name
    its landscape.
