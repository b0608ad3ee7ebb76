### Wandering Towers

towers_goal = { $way ->
    [together] Together: bring all wizards into the Raven castle and fill all potions before the cards are used up.
   *[other] Bring all your wizards into the Raven castle and fill all your potions: whoever has done both first wins.
}
towers_spell_advance_wizard = Advance a wizard
towers_spell_advance_tower = Advance a tower
towers_spell_headwind_wizard = Headwind for a wizard
towers_spell_headwind_tower = Headwind for a tower
towers_spell_swap = Swap the battlements
towers_spell_raven = The fickle raven
towers_spell_piggyback = Piggyback
towers_spell_free = Free a wizard
towers_spell_advance_wizard_text = Any visible wizard, anybody's, goes 1 space forward.
towers_spell_advance_tower_text = Any tower goes 2 spaces forward, with all that stands on it.
towers_spell_headwind_wizard_text = Any visible wizard, anybody's, goes 1 space back.
towers_spell_headwind_tower_text = Any tower goes 2 spaces back, with all that stands on it.
towers_spell_swap_text = The top towers of two stacks change places, with the wizards on their roofs. No potion is filled.
towers_spell_raven_text = The castle flies forward or back, as you say, to the nearest space with no wizard on top. It needs no crest.
towers_spell_piggyback_text = { $whose ->
    [partner] When a card moves a wizard, one of your partner's wizards from the same space rides along.
   *[other] When a card moves a wizard, one of your wizards from the same space rides along.
}
towers_spell_free_text = { $whose ->
    [partner] Lift any tower. If your partner's wizard stands right below it, it comes up to that stack's roof, or into the castle if that is on top. If nobody is there, the potion is lost.
   *[other] Lift any tower. If your wizard stands right below it, it comes up to that stack's roof, or into the castle if that is on top. If nobody is there, the potion is lost.
}
towers_card_wizard = wizard { $steps }
towers_card_tower = tower { $steps }
towers_card_both = tower { $tower } / wizard { $wizard }
towers_card_die = die for a tower or a wizard
towers_card_tower_dice = { $dice } dice for a tower
towers_card_wizard_dice = { $dice } dice for a wizard
towers_card_wizard_text = { $whose ->
    [partner] { $steps ->
        [one] Move one of your partner's wizards { $steps } space forward.
       *[other] Move one of your partner's wizards { $steps } spaces forward.
    }
   *[other] { $steps ->
        [one] Move one of your wizards { $steps } space forward.
       *[other] Move one of your wizards { $steps } spaces forward.
    }
}
towers_card_tower_text = { $steps ->
    [one] Move any tower { $steps } space forward, with all that stands on it.
   *[other] Move any tower { $steps } spaces forward, with all that stands on it.
}
towers_card_both_text = { $whose ->
    [partner] Move any tower by { $tower }, or one of your partner's wizards by { $wizard }.
   *[other] Move any tower by { $tower }, or one of your wizards by { $wizard }.
}
towers_card_die_text = { $whose ->
    [partner] Roll the die, then move a tower or one of your partner's wizards that far.
   *[other] Roll the die, then move a tower or one of your wizards that far.
}
towers_card_tower_dice_text = Roll up to { $dice } times; the last roll counts. Then move a tower that far.
towers_card_wizard_dice_text = { $whose ->
    [partner] Roll up to { $dice } times; the last roll counts. Then move one of your partner's wizards that far.
   *[other] Roll up to { $dice } times; the last roll counts. Then move one of your wizards that far.
}
towers_ask_first_card = { $who ->
    [me] Your turn: play a card.
   *[other] { $name } is choosing a card.
}
towers_ask_second_card = { $who ->
    [me] Play your second card.
   *[other] { $name } is choosing a second card.
}
towers_ask_end_turn = { $who ->
    [me] Cast a spell, or end your turn.
   *[other] { $name } may still cast a spell.
}
towers_ask_or_cast = Or cast a spell.
towers_ask_or_free = Or free a wizard.
towers_ask_or_partner = Or ask your partner for one.
towers_ask_or_partner_cast = Or ask your partner for one, or cast a spell.
towers_ask_or_partner_free = Or ask your partner for one, or free a wizard.
towers_ask_card_for_tower = Tower { $tower }: with which card?
towers_ask_card_for_wizard = The wizard on { $space }: with which card?
towers_ask_roll_first = A die card: play it and roll.
towers_ask_offer = { $who ->
    [me] Offer your partner a card?
   *[other] { $name } may offer a card.
}
towers_ask_asked = { $who ->
    [me] Your partner asks for a card. Give one?
   *[other] { $name } is asked for a card.
}
towers_ask_return = { $who ->
    [me] Which card do you give back?
   *[other] { $name } is choosing a card to give back.
}
towers_ask_roll = { $who ->
    [me] { $rolls ->
        [one] The die shows { $steps }. Keep it? { $rolls } roll left.
       *[other] The die shows { $steps }. Keep it? { $rolls } rolls left.
    }
   *[other] { $name } has a { $steps }: keep it or roll?
}
towers_ask_half = { $who ->
    [me] { $steps } forward: a tower or a wizard?
   *[other] { $name } is choosing: tower or wizard.
}
towers_ask_halves = { $who ->
    [me] A tower { $tower } forward, or a wizard { $wizard }?
   *[other] { $name } is choosing: tower or wizard.
}
towers_ask_tower = { $who ->
    [me] Which tower? { $steps } forward.
   *[other] { $name } is choosing a tower, { $steps } forward.
}
towers_ask_wizard = { $who ->
    [me] Which wizard? { $steps } forward.
   *[other] { $name } is choosing a wizard, { $steps } forward.
}
towers_ask_tower_back = { $who ->
    [me] Which tower? { $steps } back.
   *[other] { $name } is choosing a tower, { $steps } back.
}
towers_ask_wizard_back = { $who ->
    [me] Which wizard? { $steps } back.
   *[other] { $name } is choosing a wizard, { $steps } back.
}
towers_ask_stuck = { $who ->
    [me] Nothing can go { $steps } forward. Cast a spell, or leave it?
   *[other] { $name } can move nothing { $steps } forward, but may cast a spell.
}
towers_ask_round_a = { $who ->
    [me] Cast a spell before the card, or pay one for after it?
   *[other] { $name } may cast a spell before the card.
}
towers_ask_round_a_now = { $who ->
    [me] Cast a spell before the card?
   *[other] { $name } may cast a spell before the card.
}
towers_ask_round_a_later = { $who ->
    [me] Pay for a spell to come after the card?
   *[other] { $name } may pay for a spell after the card.
}
towers_ask_round_a_free = { $who ->
    [me] Free a wizard before the card?
   *[other] { $name } may free a wizard before the card.
}
towers_ask_round_b = { $who ->
    [me] Cast a spell after the card?
   *[other] { $name } may cast a spell after the card.
}
towers_ask_round_b_free = { $who ->
    [me] Free a wizard after the card?
   *[other] { $name } may free a wizard after the card.
}
towers_ask_ride = { $who ->
    [me] Ride along by Piggyback?
   *[other] { $name } may ride along.
}
towers_ask_again = { $who ->
    [me] Cast “{ $spell }” once more?
   *[other] { $name } may cast “{ $spell }” once more.
}
towers_ask_swap_first = { $who ->
    [me] Swap which top tower?
   *[other] { $name } is choosing towers to swap.
}
towers_ask_swap_second = { $who ->
    [me] Swap tower { $tower } with which one?
   *[other] { $name } is choosing towers to swap.
}
towers_ask_castle_way = { $who ->
    [me] The castle: forward or back?
   *[other] { $name } is sending the castle away.
}
towers_ask_lift = { $who ->
    [me] Lift which tower?
   *[other] { $name } is choosing a tower to lift.
}
towers_ask_release = { $who ->
    [me] Whose wizard comes out?
   *[other] { $name } is choosing who comes out.
}
towers_ask_lend = { $who ->
    [me] Your partner lacks potions for “{ $spell }”. Add yours?
   *[other] { $name } may add potions.
}
towers_ask_round_free = { $who ->
    [me] Free a wizard before the tower moves?
   *[other] { $name } may free a wizard.
}
towers_ask_redraw_tower = { $who ->
    [me] You may move one tower 1 forward.
   *[other] { $name } may move a tower 1 forward.
}
towers_ask_none = Nothing is asked now.
towers_over = The match is over: { $why }
towers_won = { $who ->
    [me] You win!
   *[other] { $name } wins.
}
towers_won_shared = The win is shared: { $names }.
towers_won_all = You have all won!
towers_lost = The game is lost. Try again!
towers_do_throw = Throw away: { $card }
towers_do_give = Give: { $card }
towers_do_use_tower = Tower
towers_do_use_wizard = Wizard
towers_do_use_tower_steps = Tower { $steps }
towers_do_use_wizard_steps = Wizard { $steps }
towers_do_roll = Roll again
towers_do_keep = Keep { $steps }
towers_do_wizard = Wizard on { $space }
towers_do_tower = Tower { $tower }
towers_do_reserve = { $spell } (after the card)
towers_do_ride = Ride along
towers_do_release_own = My wizard
towers_do_release_partner = Partner's wizard
towers_do_castle_forward = Castle forward
towers_do_castle_back = Castle back
towers_do_redraw = New cards
towers_do_ask = Ask for a card
towers_do_lend = Add potions
towers_do_again = Cast again
towers_do_pass = Pass
towers_do_pass_turn = End turn
towers_do_pass_move = Move nothing
towers_do_pass_tower = Move no tower
towers_do_pass_spell = No spell
towers_do_pass_card = No card
towers_do_pass_ride = Stay here
towers_do_pass_again = Enough
towers_do_pass_lend = Add none
towers_do_pass_release = Nobody
towers_why_throw = Throw this card away without effect.
towers_why_give = Your partner gets this card: { $card }.
towers_why_use_tower = The card moves a tower.
towers_why_use_wizard = { $whose ->
    [partner] The card moves one of your partner's wizards.
   *[other] The card moves one of your wizards.
}
towers_why_roll = Roll again: only the new roll counts.
towers_why_keep = Go { $steps } forward.
towers_why_wizard = { $who ->
    [me] Your wizard goes from space { $start } to space { $end }.
   *[other] { $name }'s wizard goes from space { $start } to space { $end }.
}
towers_why_wizard_home = { $who ->
    [me] Your wizard goes from space { $start } into the castle!
   *[other] { $name }'s wizard goes from space { $start } into the castle!
}
towers_why_wizard_here = { $who ->
    [me] Your wizard on space { $start }.
   *[other] { $name }'s wizard on space { $start }.
}
towers_why_tower = Tower { $tower } goes from space { $start } to space { $end }.
towers_why_tower_here = Tower { $tower } on space { $start }.
towers_why_lift = Lift tower { $tower } on space { $start } and see who stands below.
towers_why_swap = Swap tower { $tower } on top of space { $start }.
towers_why_above = { $count ->
    [one] With it goes { $count } tower above.
   *[other] With it go { $count } towers above.
}
towers_why_traps = It covers: { $names }.
towers_why_castle_goes = The castle goes along.
towers_cost = { $count ->
    [one] Costs { $count } potion.
   *[other] Costs { $count } potions.
}
towers_why_reserve = Paid now, acts after the card.
towers_why_reserve_ride = Paid now, acts when the wizard moves.
towers_why_ride = { $whose ->
    [partner] Your partner's wizard rides along to the same place.
   *[other] Your wizard rides along to the same place.
}
towers_why_release = { $who ->
    [me] Your wizard comes out.
   *[other] { $name }'s wizard comes out.
}
towers_why_castle = The castle flies to space { $space }.
towers_why_redraw = Discard all cards, draw three new ones, then move a tower 1 forward if you like. Ends your turn.
towers_why_ask = Your partner may give you a card and gets one back. Once a turn.
towers_why_lend = Your potions pay what your partner lacks.
towers_why_again = Cast the same spell once more.
towers_why_pass = Do nothing here.
towers_why_pass_turn = End your turn and draw up to three cards.
towers_tell_turn_began = { $who ->
    [me] Your turn ({ $turn }).
   *[other] { $name }'s turn ({ $turn }).
}
towers_tell_card_played = { $who ->
    [me] You play: { $card }.
   *[other] { $name } plays: { $card }.
}
towers_tell_card_thrown = { $who ->
    [me] You discard: { $card }.
   *[other] { $name } discards: { $card }.
}
towers_tell_redrew = { $who ->
    [me] You exchange all your cards.
   *[other] { $name } exchanges all cards.
}
towers_tell_drew = { $who ->
    [me] { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
}
towers_tell_got = { $who ->
    [me] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
towers_tell_pile_renewed = { $count ->
    [one] The discards become a new pile of { $count } card.
   *[other] The discards become a new pile of { $count } cards.
}
towers_tell_rolled = { $who ->
    [me] You roll a { $die }.
   *[other] { $name } rolls a { $die }.
}
towers_tell_half_tower = { $who ->
    [me] You use the card for a tower.
   *[other] { $name } uses the card for a tower.
}
towers_tell_half_wizard = { $who ->
    [me] You use the card for a wizard.
   *[other] { $name } uses the card for a wizard.
}
towers_tell_no_effect = The card has no effect: { $card }.
towers_tell_wizard_moved = { $who ->
    [me] { $owner ->
        [own] You move a wizard from space { $start } to { $end }.
       *[other] You move { $of }'s wizard from space { $start } to { $end }.
    }
   *[other] { $owner ->
        [own] { $name } moves a wizard from space { $start } to { $end }.
        [me] { $name } moves your wizard from space { $start } to { $end }.
       *[other] { $name } moves { $of }'s wizard from space { $start } to { $end }.
    }
}
towers_tell_wizard_entered = { $who ->
    [me] { $owner ->
        [own] You bring a wizard from space { $start } into the castle!
       *[other] You bring { $of }'s wizard from space { $start } into the castle.
    }
   *[other] { $owner ->
        [own] { $name } brings a wizard from space { $start } into the castle.
        [me] { $name } brings your wizard from space { $start } into the castle!
       *[other] { $name } brings { $of }'s wizard from space { $start } into the castle.
    }
}
towers_tell_tower_moved = { $who ->
    [me] You move tower { $tower } from space { $start } to { $end }.
   *[other] { $name } moves tower { $tower } from space { $start } to { $end }.
}
towers_tell_revealed = { $who ->
    [me] { $count ->
        [one] On space { $space } your wizard appears.
       *[other] On space { $space } { $count } of your wizards appear.
    }
    [all] { $count ->
        [one] On space { $space } a wizard appears.
       *[other] On space { $space } { $count } wizards appear.
    }
   *[other] { $count ->
        [one] On space { $space } { $name }'s wizard appears.
       *[other] On space { $space } { $count } of { $name }'s wizards appear.
    }
}
towers_tell_trapped = { $who ->
    [me] { $count ->
        [one] On space { $space } your wizard is trapped.
       *[other] On space { $space } { $count } of your wizards are trapped.
    }
    [all] { $count ->
        [one] On space { $space } a wizard is trapped.
       *[other] On space { $space } { $count } wizards are trapped.
    }
   *[other] { $count ->
        [one] On space { $space } { $name }'s wizard is trapped.
       *[other] On space { $space } { $count } of { $name }'s wizards are trapped.
    }
}
towers_tell_potion_filled = { $who ->
    [me] You fill a potion.
   *[other] { $name } fills a potion.
}
towers_tell_spell_cast = { $who ->
    [me] { $count ->
        [one] You cast “{ $spell }” for { $count } potion.
       *[other] You cast “{ $spell }” for { $count } potions.
    }
   *[other] { $count ->
        [one] { $name } casts “{ $spell }” for { $count } potion.
       *[other] { $name } casts “{ $spell }” for { $count } potions.
    }
}
towers_tell_spell_reserved = { $who ->
    [me] { $count ->
        [one] You pay { $count } potion for “{ $spell }” later.
       *[other] You pay { $count } potions for “{ $spell }” later.
    }
   *[other] { $count ->
        [one] { $name } pays { $count } potion for “{ $spell }” later.
       *[other] { $name } pays { $count } potions for “{ $spell }” later.
    }
}
towers_tell_spell_lost = “{ $spell }” finds no target and is lost.
towers_tell_potions_lent = { $who ->
    [me] { $count ->
        [one] You add { $count } potion.
       *[other] You add { $count } potions.
    }
   *[other] { $count ->
        [one] { $name } adds { $count } potion.
       *[other] { $name } adds { $count } potions.
    }
}
towers_tell_loan_refused = { $who ->
    [me] You add no potions in this turn.
   *[other] { $name } adds no potions in this turn.
}
towers_tell_castle_flew = The castle flies from space { $start } to { $end }.
towers_tell_castle_stayed = No crest is free: the castle stays on space { $space }.
towers_tell_towers_swapped = Towers { $first } and { $second } change places.
towers_tell_lifted = { $who ->
    [me] You lift tower { $tower }.
   *[other] { $name } lifts tower { $tower }.
}
towers_tell_wizard_freed = { $who ->
    [me] Your wizard comes out on space { $space }.
    [all] A wizard comes out on space { $space }.
   *[other] { $name }'s wizard comes out on space { $space }.
}
towers_tell_card_asked = { $who ->
    [me] You ask your partner for a card.
   *[other] { $name } asks for a card.
}
towers_tell_card_given = { $name } gives a partner a card.
towers_tell_card_passed = { $who ->
    [me] You give your partner: { $card }.
    [you] Your partner gives you: { $card }.
   *[other] { $name } gives a partner: { $card }.
}
towers_tell_passed = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
towers_tell_last_round = { $who ->
    [me] You have reached the goal: this is the last round.
   *[other] { $name } has reached the goal: this is the last round.
}
towers_end_fulfilled = all wizards are home and all potions filled.
towers_end_nobody_outside = no wizard is left outside the castle.
towers_end_turn_limit = 1,000 turns are over, a draw.
towers_end_all_home = all wizards are home in time.
towers_end_cards_used_up = the last card is played, and not all are home.
towers_end_broken_off = it was broken off.
towers_banner_last_round = Last round
towers_banner_cards_left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
towers_describe_turn = Round { $round }, turn { $turn }.
towers_describe_last = This is the last round.
towers_describe_space = Space { $space }: { $floors }.
towers_describe_ground = on the ground { $wizards }
towers_describe_tower = tower { $tower }
towers_describe_tower_crest = tower { $tower } with a crest
towers_describe_roof = { $tower }, on it { $wizards }
towers_describe_castle = the castle
towers_describe_crest = a crest on the ground
towers_describe_hidden = perhaps trapped wizards
towers_describe_crowd = { $name } { $count }
towers_describe_own = yours { $count }
towers_describe_all = wizards { $count }
towers_describe_empty = Empty: { $spaces }.
towers_describe_seat = { $name }: { $home } of { $wizards } wizards home, { $trapped } trapped. Potions: { $empty } empty, { $full } full, { $spent } spent. Cards: { $cards }.
towers_describe_you = You
towers_describe_everybody = All
towers_describe_hand = Your hand: { $cards }.
towers_describe_spells = Spells in play: { $spells }.
towers_describe_spell = { $spell } ({ $cost })
towers_describe_card = Card in play: { $card }.
towers_describe_pile = Cards in the pile: { $pile }, discarded: { $discards }.
towers_reason_wins = Wins the match
towers_reason_fulfils = Brings the last one home with all potions filled
towers_reason_more_potions = Leaves more full potions than { $name } has
towers_reason_stops_last = { $who ->
    [me] Traps your last wizard
   *[other] Traps { $name }'s last wizard
}
towers_reason_brings_home = { $count ->
    [one] Brings a wizard home
   *[other] Brings { $count } wizards home
}
towers_reason_partner_home = { $who ->
    [me] { $count ->
        [one] Brings your wizard home
       *[other] Brings { $count } of your wizards home
    }
   *[other] { $count ->
        [one] Brings { $name }'s wizard home
       *[other] Brings { $count } of { $name }'s wizards home
    }
}
towers_reason_last_potion = Fills the last potion
towers_reason_fills = { $count ->
    [one] Fills a potion
   *[other] Fills { $count } potions
}
towers_reason_frees = { $count ->
    [one] Frees a wizard
   *[other] Frees { $count } wizards
}
towers_reason_covers = { $who ->
    [me] { $count ->
        [one] Covers your wizard
       *[other] Covers { $count } of your wizards
    }
   *[other] { $count ->
        [one] Covers { $name }'s wizard
       *[other] Covers { $count } of { $name }'s wizards
    }
}
towers_reason_holds_back = { $who ->
    [me] Takes your wizard out of the castle's reach
   *[other] Takes { $name }'s wizard out of the castle's reach
}
towers_reason_keeps_card = Keeps “{ $card }” for a wizard { $steps } before the castle
towers_reason_in_reach = { $count ->
    [one] Brings a wizard into the castle's reach
   *[other] Brings { $count } wizards into the castle's reach
}
towers_reason_nearer = { $count ->
    [one] Comes { $count } space nearer to the castle
   *[other] Comes { $count } spaces nearer to the castle
}
towers_reason_moves_castle = Takes the castle to space { $space }
towers_reason_lends = { $count ->
    [one] Adds a potion for the partner
   *[other] Adds { $count } potions for the partner
}
towers_reason_gives_card = Gives the partner a card
towers_reason_new_cards = Draws three new cards
towers_refusal_no_pass = You can't pass here: make a choice.
towers_refusal_no_card = That card is not in your hand ({ $card }). Play one that you hold.
towers_refusal_two_cards = Two cards are played already. End your turn.
towers_refusal_one_card = Here one card a turn is played. End your turn.
towers_refusal_no_throwing = At this table cards can't be thrown away. Play the card.
towers_refusal_throw_second = Only the second card can be thrown away. Play the first.
towers_refusal_no_redrawing = There is no exchange of cards in this game. Play a card.
towers_refusal_redraw_first = Cards are exchanged only before the first card. Play your second one.
towers_refusal_nothing_to_redraw = You have no cards to exchange.
towers_refusal_no_partners = There are no partners at this table to ask for a card.
towers_refusal_exchanged = Partners exchange a card only once a turn. Play a card.
towers_refusal_asked_late = You can ask for a card only while you still have one to play.
towers_refusal_must_play = You still have a card to play in this turn.
towers_refusal_must_move = This card can be carried out, so it must be. Choose a piece.
towers_refusal_must_move_rolled = In the Polish edition a roll must be carried out if it can be. Choose a piece.
towers_refusal_must_release = In the Polish edition the wizard found below goes free. Say whose.
towers_refusal_moves_tower = This card moves a tower. Choose one.
towers_refusal_moves_wizard = This card moves a wizard. Choose one.
towers_refusal_own_wizard = A card moves one of your own wizards. Choose one of yours.
towers_refusal_partner_wizard = Your own wizards are all home: a card moves one of your partner's. Choose one of those.
towers_refusal_no_wizard = { $who ->
    [me] You have no visible wizard on space { $space }. Choose another.
   *[other] { $name } has no visible wizard on space { $space }. Choose another.
}
towers_refusal_level_full = Space { $space } is full: at most { $limit } wizards stand on one level. Choose another wizard.
towers_refusal_second_wizard = You have brought a wizard home in this turn already; a spell can't bring in a second. Choose another target.
towers_refusal_second_wizard_partner = You have brought in a wizard in this turn; no spell brings in one of your partner's too. Choose another target.
towers_refusal_onto_castle = Tower { $tower } would land on the castle's space { $space }. Choose another.
towers_refusal_roof_full = The roof above tower { $tower } is full, nobody could come out. Choose another.
towers_refusal_not_on_top = Only top towers are swapped, and tower { $tower } has another above it. Choose a top one.
towers_refusal_castle_on_top = A stack with the castle on top can't be swapped. Choose another.
towers_refusal_tower_chosen = Tower { $tower } is chosen already. Choose another one for the swap.
towers_refusal_not_yours_to_free = You can free only your own wizards.
towers_refusal_not_team_to_free = You can free only your own and your partner's wizards.
towers_refusal_not_partner_to_free = You can free only your partner's wizards.
towers_refusal_not_below = { $who ->
    [me] None of your wizards stands right below the lifted tower.
   *[other] { $name } has no wizard right below the lifted tower.
}
towers_refusal_not_in_play = “{ $spell }” is not in play. Choose one of the spells on the table.
towers_refusal_amid_card = First finish the card, then cast.
towers_refusal_reserved_late = It is too late to pay a spell for after the card: cast it now.
towers_refusal_around_card = In the master game spells are cast around a card. Play a card first.
towers_refusal_after_card = Here a spell comes after the card. Play a card first.
towers_refusal_one_spell = Only one spell a turn. Go on with your cards.
towers_refusal_one_spell_joint = Only one spell a turn. End your turn.
towers_refusal_free_before_redraw = Before this tower moves only “{ $free }” can be cast.
towers_refusal_free_at_once = “{ $free }” is cast at once. Choose it without waiting.
towers_refusal_right_used = Somebody has cast around this card already. Wait for the next one.
towers_refusal_piggyback_when = “{ $piggyback }” is cast when a wizard is about to move. Wait for that.
towers_refusal_nobody_rides = None of your wizards could ride along with this card.
towers_refusal_nobody_rides_partner = No wizard of your partner's could ride along with this card.
towers_refusal_too_dear = { $cost ->
    [one] “{ $spell }” costs { $cost } full potion, and you have { $potions }. Trap wizards to fill more.
   *[other] “{ $spell }” costs { $cost } full potions, and you have { $potions }. Trap wizards to fill more.
}
towers_refusal_too_dear_team = { $cost ->
    [one] “{ $spell }” costs { $cost } full potion, and you and your partner have { $potions }. Trap wizards to fill more.
   *[other] “{ $spell }” costs { $cost } full potions, and you and your partner have { $potions }. Trap wizards to fill more.
}
towers_refusal_no_target = “{ $spell }” has no target now. Choose something else.
towers_figure_wizard_moves = Moves of wizards
towers_figure_tower_moves = Moves of towers
towers_figure_home = Wizards home
towers_figure_covered = Others' wizards covered
towers_figure_own_covered = Own wizards covered
towers_figure_potions = Potions filled
towers_figure_spells = Spells cast
towers_figure_flights = Castle flights caused
towers_figure_dice = Dice rolled
towers_figure_luck = Average roll
towers_option_variant = Spells
towers_option_variant_about = Which spells may be cast, and when.
towers_option_variant_base = Base: two spells, one a turn
towers_option_variant_advanced = Advanced: four by lot, as many as you can pay
towers_option_variant_master = Master: around every card, also in others' turns
towers_option_edition = Edition
towers_option_edition_about = Whose rulebook decides where the two differ.
towers_option_edition_cs = Czech
towers_option_edition_pl = Polish
towers_option_teams = Teams
towers_option_teams_about = Partners sit opposite and win together; for 4 or 6 players.
towers_option_together = Together
towers_option_together_about = All play one colour with one open hand, and win or lose together.
towers_option_spells = Chosen spells
towers_option_spells_about = Master game, alone and together: the spells in play. None chosen: by lot.
towers_option_spell_count = Spells by lot
towers_option_spell_count_about = Master game: how many spells are drawn.
towers_option_potions = Spells alone and together
towers_option_potions_about = Without spells, or three spells with six potions.
towers_option_potions_none = No spells
towers_option_potions_full = Potions full at the start
towers_option_potions_empty = Potions empty, to be filled
towers_option_skip_second = Second card may be thrown away
towers_option_skip_second_about = You may discard your second card without effect.
towers_option_offers = Partners offer cards
towers_option_offers_about = Teams: at the start of a turn the partner is asked for an offer.
towers_option_memory = Trapped wizards
towers_option_memory_about = Whether you must remember who is where below the towers.
towers_board_space = Space { $space }
towers_board_choose = Space { $space }: choose what to move
towers_board_look = Space { $space }: look at the stack
towers_board_confirm = Do it
towers_board_close = Close
towers_board_tower = Tower { $tower }
towers_board_maybe = Somebody may be inside
towers_board_inside = Inside: { $wizards }.
towers_board_spell = { $spell } (potions: { $cost })
towers_board_given = { $name } has from you:
towers_board_home = Wizards home: { $home } of { $wizards }.
towers_board_potions = Potions: { $full } full, { $empty } empty, { $spent } spent.
towers_board_trapped = Trapped wizards: { $count }.
towers_board_cards = Cards: { $count }.
towers_legend_castle = Raven castle
towers_legend_castle_text = A wizard who reaches it by exact count is home. It then flies on to the next crest without a wizard, and the turn ends.
towers_legend_crest = Raven's crest
towers_legend_crest_text = The castle can come to rest here.
towers_legend_tower = Tower
towers_legend_tower_text = It moves with all that stands on it. Whoever it lands on is trapped, and its mover fills a potion. It never ends on the castle's space.
towers_legend_home = Wizards home
towers_legend_home_text = All must get into the castle.
towers_legend_full = Full potion
towers_legend_full_text = It pays for spells. Whoever traps somebody fills one.
towers_legend_empty = Empty potion
towers_legend_empty_text = None may be left empty at the end.
towers_legend_spent = Spent potion
towers_legend_spent_text = It counts as filled.
towers_legend_trapped = Trapped wizards
towers_legend_trapped_text = They stand below towers until those move away.
towers_legend_hand_text = Three at the end of each turn.
towers_tutorial_you = You
towers_tutorial_rival = Elvira
towers_tutorial_welcome = Welcome! You lead the blue wizards. Three of them are in the Raven castle already, two are still on their way.
towers_tutorial_goal = You win with all wizards in the castle and no empty potion. One of yours is still empty. In a turn you play two cards.
towers_tutorial_walk = First a walk. Tap the card that moves a wizard by 3, then your wizard on the ground, and confirm.
towers_tutorial_tower = Towers walk too, with everything on top of them. Play the tower card 2 and take the tower your wizard stands on: it gives a ride.
towers_tutorial_end_turn = Two cards are played. Full potions would pay for a spell now, but we save them for later. End your turn.
towers_tutorial_watch = You have drawn, so you hold three cards again. Now it is Elvira's turn. Keep an eye on your wizard!
towers_tutorial_trapped = Elvira put a tower on your wizard. He is trapped, and that filled one of her potions. Nobody may peek below, so remember who is where.
towers_tutorial_cover = Pay her back! Your card moves a tower 2 or a wizard 4. Take the upper tower: your wizard is free, and it lands on one of hers.
towers_tutorial_filled = Covering somebody fills one of your potions. That was your last empty one!
towers_tutorial_enter = From your freed wizard it is exactly 5 to the castle, and only an exact count gets in. Play the wizard card 5 with him.
towers_tutorial_flown = Home! And the castle flies on, to the next free place with a raven crest. Bringing a wizard in ends your turn at once. Elvira plays.
towers_tutorial_exchanged = She did not like her cards: instead of playing she exchanged all three and moved one tower by 1. You may do that too.
towers_tutorial_short = Your last wizard is 6 away from the castle. Play the wizard card 5 …
towers_tutorial_spell = … and magic does the rest. Cast “Advance a wizard” for two full potions and tap your wizard.
towers_tutorial_end = All wizards home, no potion empty: you win! Spent potions count as filled. Now you know enough for a real match.
towers_preset_base = Base
towers_preset_base_about = Two spells, one a turn. Start with this.
towers_preset_advanced = Advanced
towers_preset_advanced_about = Four spells by lot, as many a turn as you can pay.
towers_preset_master = Master
towers_preset_master_about = Spells around every card, in other people's turns too.
towers_preset_teams = Teams
towers_preset_teams_about = Four or six players; partners sit opposite and win together.
towers_preset_solo = Solo
towers_preset_solo_about = Twelve wizards, thirty cards, you alone.
towers_preset_together = Together
towers_preset_together_about = One colour, one open hand; all win or all lose.

## The terminal

towers_draw_home = home
towers_draw_trapped = trapped
towers_draw_empty = potions: empty
towers_draw_full = full
towers_draw_spent = spent
towers_draw_cards = cards
towers_draw_gave = { $count } (gave { $cards })
towers_draw_right = { $name } has the right to cast: { $spell }
towers_reminder =
    Goal: bring all your wizards into the castle and fill all your potions. Then the
    round is finished; who has most full potions left wins.
    Turn: play two cards. A card moves one of your visible wizards, or any tower with
    all that stands on it. Instead you may first exchange all three cards.
    Castle: a wizard must reach it by exact count. It then flies to the next crest
    without a wizard, and your turn ends. No tower may end on the castle's space.
    Potions: a tower that lands on wizards traps them, and you fill a potion.
    Full potions pay for spells. At most six wizards stand on one roof.
    Alone or together: one card a turn, all wizards home with the 30th card.
    Picture: letters are wizards, ▐5♦ ▌ is tower 5 with a crest, ? may hide wizards,
    ◢♜◣ is the castle. Cards: w3 a wizard 3, t2w4 a tower 2 or a wizard 4, d a die.
