### Magic Hill

hill_goal = Bring one of your five goblins to the summit: whoever is there first wins.
hill_option_walk_on = Walking on
hill_option_walk_on_about = After landing on a goblin the next card may also walk on, not only climb.
hill_option_memory = Tiles that were seen
hill_option_memory_about = Whether you must remember what lies under a tile.
hill_card_joker = joker
hill_card_joker_as = joker as { $value }
hill_card_text = { $value ->
    [one] Names goblin { $value }, or moves the named one { $value } field.
   *[other] Names goblin { $value }, or moves the named one { $value } fields.
}
hill_card_joker_text = Any number from 1 to 5, as you like.
hill_tile_passage = Secret passage
hill_tile_ghost = Ghost
hill_tile_raven = Raven
hill_tile_ball = Crystal ball
hill_tile_whirlwind = Whirlwind
hill_tile_flying = Flying card
hill_tile_trapdoor = Trapdoor
hill_tile_unknown = Tile face down
hill_tile_passage_text = The goblin goes up to the field above, from ring 4 to the summit. If it is taken, the goblin waits.
hill_tile_ghost_text = The goblin flees to a village of its owner's choice.
hill_tile_raven_text = Name a player, who loses a stone. Who has none loses the next one.
hill_tile_ball_text = Turn up three tiles. They stay open until they have worked.
hill_tile_whirlwind_text = Open tiles are turned down, then the hill turns a quarter. The villages stay.
hill_tile_flying_text = Draw a card at once and play one more in this turn.
hill_tile_trapdoor_text = The goblin falls to the field below, from ring 1 into a village. If it is taken, the goblin waits.
hill_tile_unknown_text = Nobody sees what it is.
hill_place_field = field { $field }
hill_place_village = village { $village }
hill_place_summit = summit
hill_from_field = from { $field }
hill_from_village = from village { $village }
hill_to_field = to { $field }
hill_to_village = to village { $village }
hill_to_summit = to the summit
hill_to_ring = to ring { $level }
hill_to_a_village = to a village
hill_way_cw = clockwise
hill_way_ccw = counter-clockwise
hill_way_up = one ring up
hill_way_up_cw = up, then clockwise
hill_way_up_ccw = up, then counter-clockwise
hill_way_out = out of the village
hill_ask_place = { $who ->
    [me] Put a goblin into a village.
   *[other] { $name } is putting a goblin into a village.
}
hill_ask_turn = { $who ->
    [me] Your turn: name a goblin with a card, or exchange cards.
   *[other] { $name } is choosing a goblin.
}
hill_ask_only_exchange = { $who ->
    [me] Your turn: exchange cards, for none of yours can name a goblin that another could move.
   *[other] { $name } is choosing a goblin.
}
hill_ask_exchange = { $who ->
    [me] { $count ->
        [one] Put down one more card, or draw { $count } card.
       *[other] Put down one more card, or draw { $count } cards.
    }
   *[other] { $name } is exchanging cards.
}
hill_ask_move = { $who ->
    [me] Goblin { $goblin }: which card moves it, and which way?
   *[other] { $name } is choosing how far goblin { $goblin } goes.
}
hill_ask_move_on = { $who ->
    [me] One more card for goblin { $goblin }, or end your turn?
   *[other] { $name } may play one more card for goblin { $goblin }.
}
hill_ask_goblin = { $card }, { $way }: with which goblin?
hill_ask_village = { $who ->
    [me] { $cause ->
        [ghost] A ghost carries goblin { $goblin } away: to which village?
       *[other] Goblin { $goblin } falls through a trapdoor: to which village?
    }
   *[other] { $name } is choosing a village for goblin { $goblin }.
}
hill_ask_tile = { $who ->
    [me] { $count ->
        [one] Crystal ball: turn up { $count } tile.
       *[other] Crystal ball: turn up { $count } tiles.
    }
   *[other] { $name } is turning up a tile.
}
hill_ask_whom = { $who ->
    [me] A raven takes a stone: whose?
   *[other] { $name } is sending out the raven.
}
hill_ask_discard = { $who ->
    [me] You hold too many cards: discard one.
   *[other] { $name } is choosing a card to discard.
}
hill_ask_turn_hill = { $who ->
    [me] Whirlwind: turn the hill which way?
   *[other] { $name } is turning the hill.
}
hill_ask_none = Nothing is asked now.
hill_over = The match is over: { $why }
hill_won = { $who ->
    [me] You win!
   *[other] { $name } wins.
}
hill_won_shared = The win is shared: { $names }.
hill_end_summit = a goblin is on the summit.
hill_end_turn_limit = 3,000 turns are over, a draw.
hill_end_broken_off = it was broken off.
hill_banner_extra = { $count ->
    [one] { $count } card more this turn
   *[other] { $count } cards more this turn
}
hill_do_place = Goblin { $goblin } into village { $village }
hill_do_name = Goblin { $goblin }
hill_do_name_joker = Goblin { $goblin } (joker)
hill_do_exchange = Exchange: { $card }
hill_do_done = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
hill_do_move = { $card }, { $way }
hill_do_end = End turn
hill_do_village = Village { $village }
hill_do_reveal = Tile { $field }
hill_do_raven = { $who ->
    [me] The raven comes to me
   *[other] The raven flies to { $name }
}
hill_do_discard = Discard: { $card }
hill_why_place = Goblin { $goblin } starts in village { $village }.
hill_why_name = Goblin { $goblin } goes { $from }. The next card moves it.
hill_why_exchange = Put this card down and draw another. The exchange is your whole turn.
hill_why_done = Draw as many cards as you have put down. That ends your turn.
hill_why_move = { $value ->
    [one] The goblin goes { $value } field: { $way }.
   *[other] The goblin goes { $value } fields: { $way }.
}
hill_why_lands = The goblin goes { $way } { $to }.
hill_why_pushes = { $who ->
    [me] It pushes your goblin { $goblin } on.
   *[other] It pushes { $name }'s goblin { $goblin } on.
}
hill_why_stone = It takes the stone.
hill_why_stone_raven = The raven that waits takes the stone there.
hill_why_stone_many = The stone there leaves the game, for you have two.
hill_why_tile = There lies a tile: { $tile }.
hill_why_turn_village = Village { $village } then lies at corner { $corner }.
hill_why_end = End your turn without another card, and draw.
hill_why_village = The goblin goes to village { $village }.
hill_why_reveal = Turn up the tile on { $field }.
hill_why_raven_takes = { $who ->
    [me] The raven takes a stone from you.
   *[other] The raven takes a stone from { $name }.
}
hill_why_raven_waits = { $who ->
    [me] The raven waits for your next stone.
   *[other] The raven waits for { $name }'s next stone.
}
hill_why_discard = Discard this card.
hill_why_turn = The hill turns a quarter { $way }. The villages stay where they are.
hill_tell_goblin_placed = { $who ->
    [me] You put goblin { $goblin } into village { $village }.
   *[other] { $name } puts goblin { $goblin } into village { $village }.
}
hill_tell_turn_began = { $who ->
    [me] Your turn ({ $turn }).
   *[other] { $name }'s turn ({ $turn }).
}
hill_tell_goblin_named = { $who ->
    [me] { $card ->
        [joker] You name goblin { $goblin } with a joker.
       *[other] You name goblin { $goblin }.
    }
   *[other] { $card ->
        [joker] { $name } names goblin { $goblin } with a joker.
       *[other] { $name } names goblin { $goblin }.
    }
}
hill_tell_card_played = { $who ->
    [me] You play: { $card }, { $way }.
   *[other] { $name } plays: { $card }, { $way }.
}
hill_tell_goblin_moved = { $who ->
    [me] Your goblin { $goblin } goes { $from } { $to }.
   *[other] { $name }'s goblin { $goblin } goes { $from } { $to }.
}
hill_tell_sits = { $who ->
    [me] It sits down on your goblin { $goblin }.
    [own] It sits down on its own fellow { $goblin }.
   *[other] It sits down on { $name }'s goblin { $goblin }.
}
hill_tell_goblin_pushed = { $who ->
    [me] Your goblin { $goblin } is pushed { $from } { $to }.
   *[other] { $name }'s goblin { $goblin } is pushed { $from } { $to }.
}
hill_tell_tile_shown = { $who ->
    [me] Your goblin { $goblin } steps on a tile: { $tile }.
   *[other] { $name }'s goblin { $goblin } steps on a tile: { $tile }.
}
hill_tell_tile_removed = This tile leaves the game: { $tile }.
hill_tell_tile_turned_up = The tile on { $field }: { $tile }.
hill_tell_tiles_turned_down = { $count ->
    [one] { $count } open tile is turned down.
   *[other] { $count } open tiles are turned down.
}
hill_tell_hill_turned = { $who ->
    [me] You turn the hill a quarter { $way }.
   *[other] { $name } turns the hill a quarter { $way }.
}
hill_tell_goblin_rose = { $who ->
    [me] Your goblin { $goblin } goes up the passage { $from } { $to }.
   *[other] { $name }'s goblin { $goblin } goes up the passage { $from } { $to }.
}
hill_tell_goblin_fell = { $who ->
    [me] Your goblin { $goblin } falls { $from } { $to }.
   *[other] { $name }'s goblin { $goblin } falls { $from } { $to }.
}
hill_tell_goblin_fled = { $who ->
    [me] Your goblin { $goblin } flees { $from } { $to }.
   *[other] { $name }'s goblin { $goblin } flees { $from } { $to }.
}
hill_tell_goblin_waits = { $who ->
    [me] The way on is taken: your goblin { $goblin } waits on { $field }.
   *[other] The way on is taken: { $name }'s goblin { $goblin } waits on { $field }.
}
hill_tell_stone_taken = { $who ->
    [me] You take a magic stone: you have { $stones } now.
   *[other] { $name } takes a magic stone and has { $stones } now.
}
hill_tell_stone_too_many = { $who ->
    [me] You have two stones already: this one leaves the game.
   *[other] { $name } has two stones already: this one leaves the game.
}
hill_tell_raven_sent = { $who ->
    [me] { $whom ->
        [own] You send the raven to yourself.
       *[other] You send the raven to { $of }.
    }
   *[other] { $whom ->
        [me] { $name } sends the raven to you.
        [own] { $name } keeps the raven.
       *[other] { $name } sends the raven to { $of }.
    }
}
hill_tell_raven_waits = { $who ->
    [me] You have no stone: the raven waits for one.
   *[other] { $name } has no stone: the raven waits for one.
}
hill_tell_stone_lost = { $who ->
    [me] The raven takes a stone from you.
   *[other] The raven takes a stone from { $name }.
}
hill_tell_card_granted = { $who ->
    [me] You may play one more card in this turn.
   *[other] { $name } may play one more card in this turn.
}
hill_tell_card_discarded = { $who ->
    [me] You discard: { $card }.
   *[other] { $name } discards: { $card }.
}
hill_tell_card_put = { $who ->
    [me] You exchange: { $card }.
   *[other] { $name } exchanges: { $card }.
}
hill_tell_drew = { $who ->
    [me] { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
}
hill_tell_got = { $who ->
    [me] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
hill_tell_pile_renewed = { $count ->
    [one] The discards become a new pile of { $count } card.
   *[other] The discards become a new pile of { $count } cards.
}
hill_tell_turn_ended = { $who ->
    [me] You play no more cards.
   *[other] { $name } plays no more cards.
}
hill_describe_turn = Round { $round }, turn { $turn }.
hill_describe_fields = Fields are counted clockwise: { $field } is field { $number } of ring { $level }, ring 1 being the lowest.
hill_describe_village = Village { $village } lies at corner { $corner }.
hill_describe_you = You
hill_describe_seat = { $name }: { $goblins }. Stones: { $stones }. Cards: { $cards }.
hill_describe_ravens = Ravens that wait: { $ravens }.
hill_describe_goblin = goblin { $goblin }: { $place }
hill_describe_aside = not on the table yet
hill_describe_sits = { $who ->
    [me] on your goblin { $goblin }
   *[other] on { $name }'s goblin { $goblin }
}
hill_describe_blocked = another sits on it
hill_describe_waits = waits
hill_describe_tile = { $field } { $tile }
hill_describe_open = Open tiles: { $tiles }.
hill_describe_down = Tiles face down: { $tiles }.
hill_describe_stones = Magic stones on: { $fields }.
hill_describe_hand = Your hand: { $cards }.
hill_describe_pile = Cards in the pile: { $pile }, discarded: { $discards }.
hill_reason_wins = Brings goblin { $goblin } to the summit
hill_reason_lets_win = { $who ->
    [me] Lets you win
   *[other] Lets { $name } win
}
hill_reason_averts = { $who ->
    [me] Keeps your goblin { $goblin } from the summit
   *[other] Keeps { $name }'s goblin { $goblin } from the summit
}
hill_reason_summit_next = Goblin { $goblin } can then reach the summit with any card
hill_reason_climbs = Brings goblin { $goblin } up { $to }
hill_reason_falls = Takes goblin { $goblin } down { $to }
hill_reason_way_up = Goblin { $goblin } can then climb { $to }
hill_reason_ways = { $count ->
    [one] Goblin { $goblin } can then get to a way up with { $count } kind of card
   *[other] Goblin { $goblin } can then get to a way up with { $count } kinds of cards
}
hill_reason_corner = Goblin { $goblin } stands on a corner, where nobody climbs over it
hill_reason_waits = Goblin { $goblin } waits on a passage
hill_reason_frees = Frees goblin { $goblin }
hill_reason_blocks = { $who ->
    [me] Sits on your goblin { $goblin }
   *[other] Sits on { $name }'s goblin { $goblin }
}
hill_reason_unseats = { $who ->
    [me] Takes your goblin { $goblin } off its way up
   *[other] Takes { $name }'s goblin { $goblin } off its way up
}
hill_reason_sends_down = { $who ->
    [me] Sends your goblin { $goblin } down { $to }
   *[other] Sends { $name }'s goblin { $goblin } down { $to }
}
hill_reason_helps = { $who ->
    [me] Brings your goblin { $goblin } up { $to }
   *[other] Brings { $name }'s goblin { $goblin } up { $to }
}
hill_reason_stone = Takes a stone, and with it one more card
hill_reason_robs = { $who ->
    [me] Takes a stone from you
   *[other] Takes a stone from { $name }
}
hill_reason_raven_waits = { $who ->
    [me] Lets a raven wait for your next stone
   *[other] Lets a raven wait for { $name }'s next stone
}
hill_reason_shows = { $count ->
    [one] Shows what { $count } tile is
   *[other] Shows what { $count } tiles are
}
hill_reason_new_cards = { $count ->
    [one] Draws { $count } new card
   *[other] Draws { $count } new cards
}
hill_reason_keeps_joker = Keeps the joker
hill_reason_keeps_card = Keeps the { $card } for its goblin on ring { $level }
hill_refusal_must_move = At least two cards are played: choose one that moves the goblin.
hill_refusal_empty_exchange = To exchange, put down at least one card.
hill_refusal_exchange_besides = Cards are exchanged instead of playing. Go on with the goblin.
hill_refusal_no_card = That card is not in your hand ({ $card }). Choose one that you hold.
hill_refusal_ridden = { $who ->
    [me] Your own goblin { $rider } sits on your goblin { $goblin }, so it can't move. Choose another.
   *[other] { $name }'s goblin { $rider } sits on your goblin { $goblin }, so it can't move. Choose another.
}
hill_refusal_no_other_card = None of your other cards can move goblin { $goblin }. Choose another.
hill_refusal_climb_only = After landing on a goblin the next card may only climb. Climb, or end your turn.
hill_refusal_not_sitting = Only a goblin that sits on another can climb.
hill_refusal_corner = No way leads up from a corner. Walk along the ring.
hill_refusal_above_taken = A goblin stands on the field above. Choose another way.
hill_refusal_not_in_village = Only a goblin in a village can step out of one.
hill_refusal_pair_on_corner = A pair stands on the corner: say which way it is pushed.
hill_refusal_out_one_step = Out of the village is a single step. With more steps, choose a direction.
hill_refusal_summit_up = To the summit it goes straight up, whatever the number.
hill_refusal_no_direction = A single step has no direction here: it goes up, or out of the village.
hill_refusal_up_one_step = Up is a single step. With more steps, choose a direction on the upper ring.
hill_refusal_pair_in_way = { $most ->
    [one] A pair is in the way, and nobody jumps over a pair: { $most } field at most.
   *[other] A pair is in the way, and nobody jumps over a pair: { $most } fields at most.
}
hill_refusal_placed = Goblin { $goblin } is in a village already. Choose another.
hill_refusal_fourth_village = Everybody uses exactly three villages, and you have yours. Choose one of them.
hill_refusal_too_few_villages = Everybody uses exactly three villages: choose a new one.
hill_refusal_no_tile = No tile lies on { $field }. Choose another field.
hill_refusal_tile_open = The tile on { $field } is open already. Choose one face down.
hill_refusal_raven_to_nobody = The raven flies only to somebody at this table.
hill_figure_highest = Highest ring
hill_figure_moves = Moves of goblins
hill_figure_climbs = Climbs
hill_figure_passages = Secret passages
hill_figure_pushes = Goblins pushed
hill_figure_falls = Falls and flights
hill_figure_tiles = Tiles found
hill_figure_stones = Magic stones
hill_figure_exchanged = Cards exchanged
hill_figure_jokers = Jokers played
hill_banner_near = The summit is near
hill_tutorial_you = You
hill_tutorial_rival = Elvira
hill_tutorial_welcome = Welcome! Your five goblins are the blue ones. The first goblin on the summit wins, yours or Elvira's.
hill_tutorial_cards = You play two or three cards a turn: the first names a goblin by its number, the others move it. Your magic stone lets you hold four cards instead of three.
hill_tutorial_name = Name goblin 3 with the 3. Then play the 5, clockwise: one step out of the village and four on, right onto the shoulders of Elvira's goblin.
hill_tutorial_climb = Shoulders are the way up! The first step of the next card leads to the ring above. Play the 2: up, then one on clockwise.
hill_tutorial_watch = Ring 2! You have drawn new cards. Now it is Elvira's turn, and she has an eye on you …
hill_tutorial_stuck = She sits on your goblin 3. With somebody on its shoulders it can't move, and nobody may jump over a pair.
hill_tutorial_push = But a pair can be pushed! Name goblin 5 and go 2 clockwise onto the two: Elvira's goblin is pushed one field on, and yours takes its seat.
hill_tutorial_ghost = It lands on a tile: a ghost! It scares her goblin back into a village. She may choose which.
hill_tutorial_higher = Your goblin 5 sits on your own goblin 3, and that works just as well. Play the 3: up, then two on clockwise, onto a tile. What may it be?
hill_tutorial_passage = A secret passage, straight up to ring 4! Tiles may also be a raven, a trapdoor, a whirlwind and more. Elvira plays.
hill_tutorial_exchanged = She had nothing better to do than exchange a card. You may do that too, instead of playing.
hill_tutorial_summit = Next to your goblin 5 lies an open passage, and above it there is only the summit. A joker is any number: name 5 with it, then play the 1 clockwise!
hill_tutorial_end = Your goblin is on the summit: you win! Now you know enough for a real match.
hill_foretell_tile = There lies a tile face down …

## The board

hill_board_turn_left = Look from the right
hill_board_turn_right = Look from the left
hill_board_turned = The view turns: what you can choose lies behind the hill.
hill_board_plan = Plan of all rings
hill_board_plan_open = Open the plan of all rings
hill_board_choose = Choose here
hill_board_confirm = Do it
hill_board_goblin = Goblin { $number }
hill_board_names = names
hill_board_moves = moves
hill_board_exchange = Exchange cards
hill_board_exchange_ask = Which cards do you put down?
hill_board_exchange_do = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
hill_board_stones = { $count ->
    [one] { $count } magic stone.
   *[other] { $count } magic stones.
}
hill_board_ravens = { $count ->
    [one] { $count } raven waits for a stone.
   *[other] { $count } ravens wait for a stone.
}
hill_board_cards = { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
hill_board_level = The highest goblin is on ring { $level }.
hill_board_pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
hill_legend_tiles = Tiles
hill_legend_stone = Magic stone
hill_legend_stone_text = Whoever ends on it takes it: one card more in hand. Two at most.
hill_legend_pair = A pair
hill_legend_pair_text = A goblin that sits on another blocks it. With the first step of its next card it may climb to the ring above, but not on a corner.
hill_legend_push = Pushing
hill_legend_push_text = Whoever ends on a pair pushes the upper goblin one field on and takes its seat.
hill_legend_waits = Waiting
hill_legend_waits_text = The way out of its tile was taken. The goblin goes on as soon as it is free.
hill_legend_village = Village
hill_legend_village_text = Goblins start here and flee to here. Nobody blocks anybody; the road leads to a corner of ring 1.
hill_legend_tower = The summit
hill_legend_tower_text = Whose goblin comes here first wins. From a goblin's shoulders on ring 4 any number is enough.
hill_legend_highest = Highest ring
hill_legend_highest_text = How high the player's highest goblin is.
hill_legend_raven = A raven waits
hill_legend_raven_text = It takes the player's next stone.
hill_legend_hand_text = Three, and one more for each stone.

## The picture in the terminal

hill_draw_stones = stones
hill_draw_ravens = ravens
hill_draw_cards = cards
hill_draw_village = Village { $village } (at { $corner }): { $goblins }
hill_draw_waiting = Waiting on a tile: { $goblins }
hill_draw_named = { $name }: goblin { $goblin }, cards played: { $played } of { $allowed }
hill_reminder =
    Goal: be the first to bring one of your goblins to the summit.
    Turn: play two or three cards. The first names your goblin, each further one
    moves it that far round its ring. Or exchange any cards, and draw as many.
    Climbing: land on a goblin on a field that is no corner; the first step of the
    next card may lead up, if no goblin stands there. Secret passages lead up too.
    Nobody jumps over a pair. Who lands on one pushes its upper goblin one field on.
    Stones: one more card in hand each, two at most. Tiles: passage up, trapdoor
    down, ghost to a village, raven takes a stone, ball turns up three tiles,
    whirlwind turns the hill, flying card gives a card.
    Picture: each field under its name, 2.5 being field 5 of ring 2, counted
    clockwise from the top left. B3Y1 is blue 3 sitting on yellow 1, ◆ a stone, ▒ a
    tile face down, P G R O W F T an open passage, ghost, raven, ball, whirlwind,
    flying card, trapdoor; small letters: face down, but seen before.
    Cards: 1 to 5, j3 is a joker as a 3. Ways: cw, ccw, up, up-cw, up-ccw, out.
