### Djinn

djinn_goal = { $way ->
    [alone] Drive all six bosses out before Tom's deck is used up, and score as many points as you can.
   *[other] Capture djinns and bosses, and cork them in bottles for awards: most points win, when all six bosses have left.
}
djinn_option_easy = Easier first game
djinn_option_easy_about = Like places are not joined; no traits, no scoring cards.
djinn_option_longer = Longer game
djinn_option_longer_about = One djinn more at each round space joined to the Source; for 2 to 4 players.
djinn_option_tom = Tom's deck
djinn_option_tom_about = Solo: how many cards Tom has; fewer are harder.
djinn_place = { $id ->
    [academy] Academy
    [tavern] Tavern
    [catacombs] Catacombs
    [archive] Archive
    [workshop] Workshop
    [market] Market
    [source] Source of Magic
   *[other] { $id }
}
djinn_mage = { $id ->
    [root_digger] Root Digger
    [water_carrier] Water Carrier
    [charcoal_burner] Charcoal Burner
    [cloud_herder] Cloud Herder
    [bricklayer] Bricklayer
    [well_keeper] Well Keeper
    [lamplighter] Lamplighter
    [bird_catcher] Bird Catcher
    [night_watchman] Night Watchman
    [swamp_aunt] Swamp Aunt
    [smoke_reader] Smoke Reader
    [kiln_master] Kiln Master
    [rain_drummer] Rain Drummer
    [dust_dancer] Dust Dancer
    [steam_sister] Steam Sister
    [grand_summoner] Grand Summoner
    [chimney_sweep] Chimney Sweep
    [moss_beard] Moss Beard
    [tea_oracle] Tea Oracle
    [firework_maker] Firework Maker
    [tower_hermit] Tower Hermit
    [stone_granny] Stone Granny
    [fountain_tamer] Fountain Tamer
    [ember_keeper] Ember Keeper
    [wind_piper] Wind Piper
    [djinn_tracker] Djinn Tracker
    [miller] Miller
    [tavern_cook] Tavern Cook
    [ferryman] Ferryman
    [dragon_groom] Dragon Groom
    [retired_dean] Retired Dean
    [storm_baron] Storm Baron
   *[other] { $id }
}
djinn_gear = { $id ->
    [staff_steady] Steady Staff
    [staff_furnace] Furnace Staff
    [staff_drizzle] Drizzle Staff
    [staff_thunder] Thunder Staff
    [staff_fishing] Fishing Staff
    [staff_broom] Broom Staff
    [staff_prefect] Prefect's Staff
    [staff_bone] Bone Staff
    [staff_hollow] Hollow Staff
    [hat_miner] Miner's Hat
    [hat_scribe] Scribe's Hat
    [hat_barker] Barker's Hat
    [hat_envoy] Envoy's Hat
    [hat_alchemist] Alchemist's Hat
    [hat_bookseller] Bookseller's Hat
    [hat_archivist] Archivist's Hat
    [hat_innkeeper] Innkeeper's Hat
    [hat_pathfinder] Pathfinder's Hat
    [cloak_glassblower] Glassblower's Cloak
    [cloak_stallholder] Stallholder's Cloak
    [cloak_pilgrim] Pilgrim's Cloak
    [cloak_craftsman] Craftsman's Cloak
    [cloak_merchant] Merchant's Cloak
    [cloak_pocketed] Pocketed Cloak
    [cloak_warden] Warden's Cloak
    [cloak_cork_cutter] Cork Cutter's Cloak
    [cloak_starlit] Starlit Cloak
   *[other] { $id }
}
djinn_trait = { $id ->
    [rich_start] Well Provided
    [market_free] Smooth Talker
    [tavern_key] Regular Guest
    [workshop_corks] Handy
    [source_cheap] Friend of the Source
    [archive_twice] Bookworm
    [miss_gain] Learns from Failure
    [keep_key] Lockpicker
    [academy_flip] Good Mentor
    [private_goals] Secret Ambition
    [poor_start] Penniless
    [weak_start] Sleepyhead
    [blocked_circle] Smudged Chalk
    [no_colours] One Shade for All
    [no_flip] Tiresome Company
    [catacombs_basic] Afraid of the Dark
    [no_unlock] All Thumbs
    [key_mage_down] Sleepy Friends
    [blind_equipment] Grab Bag
    [must_bottle] Stickler
   *[other] { $id }
}
djinn_scoring = { $id ->
    [two_sets] Well Equipped
    [third_of_kind] Collector
    [few_secrets] Open Book
    [no_key_mage] No Locked Doors
    [inactive_circles] Two Circles Suffice
    [low_capacity] Small Vessel
    [minimum_two] Firm Ground
    [keys] Bunch of Keys
    [ready_mages] Friends at the Ready
    [unused_glass] Stock in Hand
   *[other] { $id }
}
djinn_colour = { $id ->
    [brown] brown
    [blue] blue
    [red] red
    [yellow] yellow
   *[other] { $id }
}
djinn_colour_of = { $id ->
    [brown] brown
    [blue] blue
    [red] red
    [yellow] yellow
   *[other] { $id }
}
djinn_djinn = { $id ->
    [brown] Brown djinn
    [blue] Blue djinn
    [red] Red djinn
    [yellow] Yellow djinn
    [boss] Boss
   *[other] { $id }
}
djinn_one = { $id ->
    [boss] a boss
    [brown] a brown djinn
    [blue] a blue djinn
    [red] a red djinn
    [yellow] a yellow djinn
   *[other] { $id }
}
djinn_crowd = { $id ->
    [brown] { $count ->
        [one] { $count } brown djinn
       *[other] { $count } brown djinns
    }
    [blue] { $count ->
        [one] { $count } blue djinn
       *[other] { $count } blue djinns
    }
    [red] { $count ->
        [one] { $count } red djinn
       *[other] { $count } red djinns
    }
    [yellow] { $count ->
        [one] { $count } yellow djinn
       *[other] { $count } yellow djinns
    }
    [boss] { $count ->
        [one] { $count } boss
       *[other] { $count } bosses
    }
   *[other] { $count } { $id }
}
djinn_bottles = { $id ->
    [brown] { $count ->
        [one] { $count } brown bottle
       *[other] { $count } brown bottles
    }
    [blue] { $count ->
        [one] { $count } blue bottle
       *[other] { $count } blue bottles
    }
    [red] { $count ->
        [one] { $count } red bottle
       *[other] { $count } red bottles
    }
    [yellow] { $count ->
        [one] { $count } yellow bottle
       *[other] { $count } yellow bottles
    }
   *[other] { $count } { $id }
}
djinn_bottle = { $id ->
    [brown] a brown bottle
    [blue] a blue bottle
    [red] a red bottle
    [yellow] a yellow bottle
   *[other] { $id }
}
djinn_into = { $id ->
    [circle] into a circle
    [brown] into a brown bottle
    [blue] into a blue bottle
    [red] into a red bottle
    [yellow] into a yellow bottle
   *[other] { $id }
}
djinn_kind = { $id ->
    [staff] Staff
    [hat] Hat
    [cloak] Cloak
   *[other] { $id }
}
djinn_stall = { $id ->
    [bottles] bottles
    [cork] cork
    [scrolls] scrolls
    [coins] coins
    [bottle_and_cork] bottle and cork
    [mages] mages
   *[other] { $id }
}
djinn_amount = { $what ->
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [power] { $count } power
    [corks] { $count ->
        [one] { $count } cork
       *[other] { $count } corks
    }
    [bottles] { $count ->
        [one] { $count } bottle
       *[other] { $count } bottles
    }
    [scrolls] { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
    [keys] { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
    [points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[other] { $count } { $what }
}
djinn_good = { $id ->
    [coins] Coins
    [scrolls] Scrolls
    [power] Power
    [keys] Keys
    [corks] Corks
    [bottles] Bottles
    [capacity] Capacity
    [minimum] Least power
   *[other] { $id }
}
djinn_effect = { $id ->
    [bottles] { $count ->
        [one] { $count } bottle of any colour
       *[other] { $count } bottles of any colours
    }
    [distinct] { $count ->
        [one] { $count } bottle
       *[other] { $count } bottles of different colours
    }
    [capacity] capacity +{ $count }
    [mage] { $count ->
        [one] { $count } mage
       *[other] { $count } mages
    }
    [open] { $count ->
        [one] { $count } mage of the open piles
       *[other] { $count } mages of the open piles
    }
    [equipment] { $count ->
        [one] { $count } equipment card
       *[other] { $count } equipment cards
    }
    [flip_mages] { $count ->
        [one] turn a mage face up
       *[other] turn up to { $count } mages face up
    }
    [circle] { $count ->
        [one] activate a circle
       *[other] activate { $count } circles
    }
    [place_secret] { $count ->
        [one] place a secret tile
       *[other] place { $count } secret tiles
    }
    [draw_djinn] { $count ->
        [one] draw a djinn from the bag and capture for nothing
       *[other] draw { $count } djinns from the bag and capture for nothing
    }
    [remove_djinn] { $count ->
        [one] remove a djinn from the map
       *[other] remove { $count } djinns from the map
    }
    [remove_boss] { $count ->
        [one] remove a djinn or boss from the map
       *[other] remove { $count } djinns or bosses from the map
    }
    [swap_bottles] { $count ->
        [one] exchange an empty bottle for other colours
       *[other] exchange up to { $count } empty bottles for other colours
    }
    [capture_power] a capture costs { $count } power less
    [extra_chest] in the catacombs reveal 1 chest more and leave one
    [assistant_stay] your assistant may stay at its stall once
    [no_pay] you need not pay other players for a place
    [vp] { $count ->
        [one] { $count } point at the end, if it lies face up
       *[other] { $count } points at the end, if it lies face up
    }
   *[other] { $id } { $count }
}
djinn_effect_colours = each { $colours } djinn costs { $count } power less
djinn_offer = { $gain } for { $pay }
djinn_effect_often = { $count ->
    [one] once a turn
   *[other] up to { $count } times a turn
}
djinn_effect_location = once a turn { $gain } if your space or your secret tile there shows: { $place }
djinn_mage_text = Takes { $count } off the price of a capture.
djinn_mage_colours = { $count } more for each { $colours } djinn in it.
djinn_mage_fee = { $count ->
    [one] Fee each time: { $count } coin.
   *[other] Fee each time: { $count } coins.
}
djinn_mage_free = Helps for nothing.
djinn_mage_all = { $count } more for each djinn in it.
djinn_mage_key = Comes with a key.
djinn_face_down = Lies face down.
djinn_gear_text = { $kind ->
    [staff] { $lasts ->
        [once] Staff for one use: { $effects }.
       *[other] Lasting staff: { $effects }.
    }
    [hat] { $lasts ->
        [once] Hat for one use: { $effects }.
       *[other] Lasting hat: { $effects }.
    }
    [cloak] { $lasts ->
        [once] Cloak for one use: { $effects }.
       *[other] Lasting cloak: { $effects }.
    }
   *[other] Lasting cloak: { $effects }.
}
djinn_chest = Chest { $number }
djinn_chest_text = In it: { $gain }.
djinn_chest_locked = Behind the lock, for a key: { $gain }.
djinn_award = Award { $column }
djinn_award_text = { $count ->
    [one] { $count } point at the end. At once: { $gain }.
   *[other] { $count } points at the end. At once: { $gain }.
}
djinn_ambition = Secret scoring card
djinn_tom_card = Tom's card: { $places }
djinn_tom_blank = Tom's blank card
djinn_tom_text = If a boss is at the round { $first }, a djinn joins it; if not, the same at the round { $second }; if not, you pay { $pay }.
djinn_tom_blank_text = Nothing happens.
djinn_djinn_text = Costs { $price }. In a corked bottle it is worth { $bottled }, in a circle { $circle }.
djinn_boss_text = Costs { $price }, and { $step } more for each djinn beside it; then one of them comes for nothing. In a corked bottle of any colour it is worth { $bottled }, in a circle { $circle }.
djinn_scoring_if = { $count ->
    [one] { $count } point if { $what }.
   *[other] { $count } points if { $what }.
}
djinn_scoring_each = { $count ->
    [one] { $count } point for each { $what }, at most { $most }.
   *[other] { $count } points for each { $what }, at most { $most }.
}
djinn_measure = { $id ->
    [equipment_sets_min] { $count ->
        [one] you have { $count } set of equipment
       *[other] you have { $count } sets of equipment
    }
    [equipment_kinds_with_three] kind of equipment of which you have three cards
    [secrets_placed_max] { $count ->
        [one] you have placed at most { $count } secret tile
       *[other] you have placed at most { $count } secret tiles
    }
    [key_mages_none] you have no mage with a key
    [key_mages_max] { $count ->
        [one] you have at most { $count } mage with a key
       *[other] you have at most { $count } mages with a key
    }
    [inactive_circles_min] { $count ->
        [one] at least { $count } of your circles is not active
       *[other] at least { $count } of your circles are not active
    }
    [capacity_max] your capacity marker has not passed { $count }
    [minimum_is] your least power is { $count }
    [keys] key
    [face_up_mages] mage that lies face up
    [unused_bottles_and_corks] empty bottle and each cork
   *[other] { $id }
}
djinn_trait_gain = You start with { $gain } more.
djinn_trait_lose = You start with { $gain } less.
djinn_perk = { $id ->
    [market_no_pay] At the market you need not pay other players.
    [tavern_open_mage_key] In the tavern every mage without a key brings you a key, too.
    [workshop_special_three_corks] { $count ->
        [one] The special workshop action brings you { $count } cork.
       *[other] The special workshop action brings you { $count } corks.
    }
    [source_fee_fixed] { $count ->
        [one] A purchase at the Source always costs you { $count } scroll.
       *[other] A purchase at the Source always costs you { $count } scrolls.
    }
    [archive_same_option_twice] In the special archive action you may take the same option twice.
    [no_capture_gain] When you capture nobody you gain { $count } power instead of losing any.
    [unlock_keeps_key] When you unlock a chest you keep the key. Each key opens one chest a turn.
    [academy_power_flips] In the academy you may turn up to { $count } mages face up, each instead of 1 power.
    [private_scoring_cards] You get { $count } secret scoring cards; the better one counts at the end.
    [start_circle_blocked] Your first circle is covered at the start. It is the next one that you activate, and it brings 2 power.
    [no_colour_bonus] The colour numbers of your mages do not count.
    [mages_never_flip_up] Your mages never turn face up again: each helps once.
    [catacombs_special_forbidden] In the catacombs you do only the basic action.
    [chests_never_unlocked] You can't unlock chests. Keys still serve for all else.
    [key_mages_arrive_face_down] A mage with a key comes to you face down.
    [equipment_from_bottom] You take equipment unseen, from the bottom of a pile.
    [must_bottle] Whatever you capture goes into a bottle if it can.
   *[other] { $id }
}
djinn_task = { $id ->
    [mages_8] at least 8 mages
    [sets_2] at least 2 sets of equipment
    [awards_3] at least 3 awards
    [coins_10] at least 10 coins
    [keys_3] at least 3 keys
    [circles_2] at most 2 active circles
    [capacity_6] a capacity marker that has not passed 6
    [one_kind] at most one kind of equipment
    [mages_2] at most 2 mages
    [no_key_mage] no mage with a key
    [no_secret] no secret tile on the map
   *[other] { $id }
}
djinn_to = { $shape ->
    [square] to the square { $place }
    [round] to the round { $place }
    [source] to the Source of Magic
   *[other] to another space
}
djinn_at = { $shape ->
    [square] at the square { $place }
    [round] at the round { $place }
    [source] at the Source of Magic
   *[other] at a space
}
djinn_space = { $shape ->
    [square] { $place } (square)
    [round] { $place } (round)
   *[other] { $place }
}
djinn_deed_basic = Basic action: { $deed }.
djinn_deed_special = Special action, on the round space: { $deed }.
djinn_deed = { $id ->
    [catacombs] { $count ->
        [one] open { $count } chest
       *[other] open { $count } chests
    }
    [archive] { $count ->
        [one] one option
       *[other] up to { $count } different options
    }
    [market] { $count ->
        [one] send your assistant once
       *[other] send your assistant up to { $count } times
    }
   *[other] { $id }
}
djinn_about_archive = Options: { $options }.
djinn_about_market = Each time it goes to another stall, pays a coin or a scroll to the owner of every assistant there, and takes one offer.
djinn_about_tavern = Mages of the other two piles come with a key.
djinn_about_chests = A chest's lock opens for a key.
djinn_about_source = Once: fill up your power, or capture bosses of the supply for { $price } power each. And as often as you like, for { $fee }: { $goods }.
djinn_ask_draft_first = Take a trait, good or bad.
djinn_ask_draft_good = Now take a good trait.
djinn_ask_draft_bad = Now take a bad trait.
djinn_ask_place_wizard = Put your wizard on a path to a square space.
djinn_ask_move = Your turn: where does your wizard go?
djinn_ask_toll = Pay { $owner } for the place: a coin or a scroll?
djinn_ask_free = Do something free, or go on.
djinn_ask_free_chest = Something free before the chest goes? Inside: { $gain }
djinn_ask_award_mix = How many bosses are among the bottles you pay?
djinn_ask_award_pick = Choose your award.
djinn_ask_act = { $place }: what do you do?
djinn_ask_act_again = { $place }: anything else?
djinn_ask_consolation = What do you take instead of an action?
djinn_ask_mage = Which mage do you take?
djinn_ask_chest_discard = Which chest do you leave?
djinn_ask_unlock = Unlock the chest for a key? In it: { $gain }
djinn_ask_archive_option = What do you do in the archive?
djinn_ask_secret_tile = Which secret tile do you place?
djinn_ask_secret_space = Where does your tile “{ $place }” go?
djinn_ask_equipment = Which equipment card do you take?
djinn_ask_equipment_keep = Which card stays face up?
djinn_ask_market_place = Where does your assistant go?
djinn_ask_market_offer = What do you buy?
djinn_ask_bottle_colour = Which bottle do you take? { $count } to go.
djinn_ask_flip_mage = Which mage turns face up? At most { $count }.
djinn_ask_academy_flips = How many mages turn face up instead of power?
djinn_ask_swap_bottle = Exchange an empty bottle? At most { $count }.
djinn_ask_source_buy = What do you buy for { $gain }?
djinn_ask_capture_target = Whom do you capture? A djinn costs { $count } power.
djinn_ask_capture_more = Anybody else? { $count } power so far.
djinn_ask_capture_help = { $count } power to pay. Does a mage help?
djinn_ask_container = Where do you put { $one }?
djinn_ask_free_djinn = The boss brings a djinn for nothing: which one?
djinn_ask_remove_space = From where do you remove a djinn?
djinn_ask_remove_which = Who leaves the map?
djinn_ask_accept_capacity = Raise your capacity to { $count }?
djinn_ask_accept_circle = Activate a circle? It brings: { $gain }
djinn_ask_none = Nothing is asked now.
djinn_ask_free_things = Free now: { $things }. Or go on.
djinn_ask_so_far = Chosen: { $chosen }. { $question }
djinn_ask_next_toll = A coin or a scroll?
djinn_ask_next_colour = Which bottle do you take?
djinn_ask_next_flip = Which mage turns face up?
djinn_ask_next_swap = Which bottle do you exchange?
djinn_ask_next_help = Does anybody else help, or do you pay?
djinn_ask_next_container = Where do you put the djinn?
djinn_ask_next_key = What do you change a key into?
djinn_ask_next_more = What else?
djinn_free_key = change a key
djinn_free_cork = put a djinn from a circle into a bottle
djinn_free_award = give full bottles for an award
djinn_free_use = use { $card }
djinn_free_claim = take the reward of { $card }
djinn_asked = { $about ->
    [trait] { $name } is choosing a trait.
    [move] { $name } is choosing a way.
    [act] { $name } is choosing an action: { $place }.
    [card] { $name } is choosing a card.
    [shop] { $name } is buying.
    [award] { $name } is choosing an award.
    [capture] { $name } is capturing djinns.
   *[other] { $name } is thinking it over.
}
djinn_do = { $what ->
    [basic] Basic
    [special] Special
    [tile] My tile: { $place }
    [capture] Capture
    [toll_coin] Pay a coin
    [toll_scroll] Pay a scroll
    [leave] Leave: { $thing }
    [unlock] Unlock: { $thing }
    [tile_of] Tile: { $place }
    [blind] { $thing }, unseen
    [visit] Stall: { $thing }
    [swap] { $old } → { $new }
    [refill] Fill up power
    [shop] Buy for scrolls
    [key] Key for { $thing }
    [cork] Bottle: { $thing }
    [award] Award for { $thing }
    [use] Use: { $thing }
    [claim] Claim: { $thing }
    [accept] Raise it
    [accept_circle] Activate it
   *[other] { $thing }
}
djinn_do_price = { $what }: { $price }
djinn_do_from = { $what }: from { $price }
djinn_do_bosses = { $count ->
    [one] Capture { $count } boss
   *[other] Capture { $count } bosses
}
djinn_mages_up = { $count ->
    [one] { $count } mage face up
   *[other] { $count } mages face up
}
djinn_djinns = { $count ->
    [one] { $count } djinn
   *[other] { $count } djinns
}
djinn_pass = { $prompt ->
    [act] No action
    [act_again] Nothing more
    [mage] No mage
    [unlock] Leave it locked
    [archive_option] No more options
    [equipment] No card
    [market_place] No more visits
    [flip_mage] No more mages
    [swap_bottle] No exchange
    [source_buy] Buy nothing more
    [miss] Capture nobody
    [targets] That is all
    [pay] Pay { $gain }
    [free_djinn] Take none
    [remove_space] Remove none
    [accept_capacity] Leave it
    [accept_circle] Leave it
    [container] Put it back
   *[other] Go on
}
djinn_why_go = You go { $to }.
djinn_why_here = There: { $crowd }.
djinn_why_tile = Your secret tile lies there: { $place }.
djinn_why_toll = For the place you pay a coin or a scroll each to: { $names }.
djinn_why = { $what ->
    [toll_coin] { $owner } gets a coin from you.
    [toll_scroll] { $owner } gets a scroll from you.
    [capture] Try to capture: { $thing }.
    [console] Instead of an action you gain { $thing }.
    [leave] You go without this chest. { $thing }
    [unlock] For a key: { $thing }.
    [unlock_keep] You keep the key: { $thing }.
    [tile] From your next turn on, at the square where you place it: { $thing }.
    [at_tile] Your tile goes { $to }.
    [at_remove] You remove one of these: { $thing }.
    [blind] You take the bottom card of this pile, unseen.
    [keep] It stays face up; the other one turns face down.
    [visit] Offers there: { $thing }.
    [stay] With the cloak your assistant stays where it is.
    [colour] You take { $thing }.
    [flip] The mage turns face up and can help again.
    [swap] You give { $old } for { $thing }.
    [refill] Your power rises to { $thing }.
    [bosses] Bosses of the supply, for { $thing } in all; each needs a circle, or a bottle and a cork.
    [shop] For { $old } each: { $thing }.
    [target] It costs { $thing }.
    [target_all] All of them together cost { $thing }.
    [target_free] You capture it for nothing.
    [target_remove] It leaves the map.
    [help] { $old } less to pay, for a fee of { $thing }.
    [help_free] { $old } less to pay, for no fee.
    [wield] { $old } less to pay; the card is used up.
    [circle] Worth { $thing } there; it can go into a bottle later.
    [bottle] Corked for good: { $thing }. Three bottles of a colour pay an award.
    [accept] Your capacity marker moves on, and with it the most power you can have.
    [accept_circle] A circle becomes active: { $thing }.
    [mix] For the award you give { $thing }.
    [key] You change a key into { $thing }.
    [cork] It goes from its circle { $thing }, corked for good.
    [award] You give { $thing } for an award of column { $old }.
    [claim] You gain { $thing } now; else it comes at the end of your turn, unless the card is face down by then.
    [no_action] No action here; instead you take { $thing }.
    [miss] You capture nobody and lose { $thing }.
    [miss_gain] You capture nobody and gain { $thing }.
    [pay] You pay { $thing }.
    [back] It goes back into the bag.
    [pass] You leave it at that and go on.
   *[other] { $thing }
}
djinn_tell = { $what ->
    [trait_taken] { $who ->
        [me] You take the trait { $thing }.
       *[other] { $name } takes the trait { $thing }.
    }
    [circle_covered] { $who ->
        [me] One of your circles is covered.
       *[other] { $name } has one circle covered.
    }
    [ambition_dealt] { $who ->
        [me] { $count ->
            [one] You get { $count } secret scoring card.
           *[other] You get { $count } secret scoring cards.
        }
       *[other] { $count ->
            [one] { $name } gets { $count } secret scoring card.
           *[other] { $name } gets { $count } secret scoring cards.
        }
    }
    [ambition_card] { $who ->
        [me] Your secret scoring card: { $thing }.
       *[other] { $name } has the secret scoring card { $thing }.
    }
    [turn_began] { $who ->
        [me] Your turn ({ $count }).
       *[other] Turn of { $name } ({ $count }).
    }
    [wizard_moved] { $who ->
        [me] You go { $to }.
       *[other] { $name } goes { $to }.
    }
    [stuck] { $who ->
        [me] You can't move and stay.
       *[other] { $name } can't move and stays.
    }
    [toll_paid] { $who ->
        [me] You pay for a place beside { $other }.
       *[other] { $name } pays for a place beside { $other }.
    }
    [toll_paid_me] { $name } pays for a place beside you.
    [basic] { $who ->
        [me] You do the basic action { $at }.
       *[other] { $name } does the basic action { $at }.
    }
    [tile] { $who ->
        [me] You do the action of the secret tile { $at }.
       *[other] { $name } does the action of the secret tile { $at }.
    }
    [special] { $who ->
        [me] You do the special action { $at }.
       *[other] { $name } does the special action { $at }.
    }
    [capture] { $who ->
        [me] You meet the djinns { $at }.
       *[other] { $name } meets the djinns { $at }.
    }
    [skip] { $who ->
        [me] You do no action { $at }.
       *[other] { $name } does no action { $at }.
    }
    [refill] { $who ->
        [me] You draw power from the Source.
       *[other] { $name } draws power from the Source.
    }
    [bosses] { $who ->
        [me] You capture bosses at the Source.
       *[other] { $name } captures bosses at the Source.
    }
    [shop] { $who ->
        [me] You buy at the Source.
       *[other] { $name } buys at the Source.
    }
    [gained] { $who ->
        [me] You gain { $thing }.
       *[other] { $name } gains { $thing }.
    }
    [paid] { $who ->
        [me] You pay { $thing }.
       *[other] { $name } pays { $thing }.
    }
    [bottle_swapped] { $who ->
        [me] You exchange { $thing } for { $other }.
       *[other] { $name } exchanges { $thing } for { $other }.
    }
    [capacity_rose] { $who ->
        [me] Your capacity rises to { $count }.
       *[other] { $name } raises the capacity to { $count }.
    }
    [capacity_flipped] { $who ->
        [me] You flip the capacity marker: the most power is 8 now.
       *[other] { $name } flips the capacity marker: the most power is 8 now.
    }
    [capacity_declined] { $who ->
        [me] You leave the capacity as it is.
       *[other] { $name } leaves the capacity as it is.
    }
    [minimum_rose] { $who ->
        [me] Your power is now at least { $count } at the start of a turn.
       *[other] The power of { $name } is now at least { $count } at the start of a turn.
    }
    [circle_activated] { $who ->
        [me] You activate circle { $count }.
       *[other] { $name } activates circle { $count }.
    }
    [circle_declined] { $who ->
        [me] You leave your circles as they are.
       *[other] { $name } leaves the circles as they are.
    }
    [mage_taken] { $who ->
        [me] A mage joins you: { $thing }.
       *[other] A mage joins { $name }: { $thing }.
    }
    [mage_used] { $who ->
        [me] { $thing } helps you: { $count } less to pay.
       *[other] { $thing } helps { $name }: { $count } less to pay.
    }
    [mage_turned_up] { $who ->
        [me] You turn a mage face up: { $thing }.
       *[other] { $name } turns a mage face up: { $thing }.
    }
    [gear_taken] { $who ->
        [me] You take equipment: { $thing }.
       *[other] { $name } takes equipment: { $thing }.
    }
    [gear_used] { $who ->
        [me] You use { $thing }.
       *[other] { $name } uses { $thing }.
    }
    [reward_claimed] { $who ->
        [me] { $thing } rewards you.
       *[other] { $thing } rewards { $name }.
    }
    [tile_placed] { $who ->
        [me] You place the secret tile “{ $thing }” { $at }.
       *[other] { $name } places the secret tile “{ $thing }” { $at }.
    }
    [chest_shown] { $who ->
        [me] You open a chest.
       *[other] { $name } opens a chest.
    }
    [chest_left] { $who ->
        [me] You leave a chest.
       *[other] { $name } leaves a chest.
    }
    [chest_unlocked] { $who ->
        [me] You unlock a chest.
       *[other] { $name } unlocks a chest.
    }
    [chests_shuffled] The discarded chests are a new pile.
    [assistant_moved] { $who ->
        [me] Your assistant goes to a stall: { $thing }.
       *[other] { $name } sends the assistant to a stall: { $thing }.
    }
    [caught] { $who ->
        [me] You capture { $thing }, { $to }.
       *[other] { $name } captures { $thing }, { $to }.
    }
    [bottled] { $who ->
        [me] You move { $thing } from a circle { $to }.
       *[other] { $name } moves { $thing } from a circle { $to }.
    }
    [missed] { $who ->
        [me] You capture nobody.
       *[other] { $name } captures nobody.
    }
    [djinn_drawn] { $who ->
        [me] You draw { $thing } from the bag.
       *[other] { $name } draws { $thing } from the bag.
    }
    [djinn_returned] { $who ->
        [me] You put { $thing } back into the bag.
       *[other] { $name } puts { $thing } back into the bag.
    }
    [djinn_appeared] A new djinn comes { $to }: { $thing }.
    [djinn_removed] { $who ->
        [me] You remove { $thing } { $at }.
       *[other] { $name } removes { $thing } { $at }.
    }
    [boss_captured] The boss { $at } is captured. Gone from the map: { $count } of { $other }.
    [boss_driven_out] The boss { $at } is driven out. Gone from the map: { $count } of { $other }.
    [award_taken] { $who ->
        [me] You take an award: { $thing }
       *[other] { $name } takes an award: { $thing }
    }
    [award_paid] { $who ->
        [me] You give for an award: { $thing }.
       *[other] { $name } gives for an award: { $thing }.
    }
    [end_began] All bosses have left the map! Round { $count } is the last.
    [final_began] { $who ->
        [me] Your final action at the Source begins.
       *[other] The final action of { $name } at the Source begins.
    }
    [tom_turned] { $count ->
        [one] Tom turns up a card: { $thing } { $count } is left.
       *[other] Tom turns up a card: { $thing } { $count } are left.
    }
    [scored] { $who ->
        [me] You score { $thing }: { $other }.
       *[other] { $name } scores { $thing }: { $other }.
    }
    [over] The match is over: { $thing }
   *[other] { $what }
}
djinn_item = { $id ->
    [awards] awards
    [bottled] djinns in bottles
    [circles] djinns in circles
    [glass] empty bottles and corks
    [equipment] equipment
    [cards] scoring cards
    [ambition] secret scoring card
    [tom_cards] cards left to Tom
   *[other] { $id }
}
djinn_end_points = everybody has been at the Source, and points are counted.
djinn_end_tom = Tom was faster, and bosses are still in the town.
djinn_end_broken_off = it was broken off.
djinn_won = { $who ->
    [me] { $count ->
        [one] You win with { $count } point!
       *[other] You win with { $count } points!
    }
   *[other] { $count ->
        [one] { $name } wins with { $count } point!
       *[other] { $name } wins with { $count } points!
    }
}
djinn_won_shared = The win is shared: { $names }.
djinn_lost = This time Tom has won. Try again!
djinn_banner = { $id ->
    [end] All bosses are gone: this round and one more, then the Source
    [last] The last round, then the Source
    [final] Final actions at the Source
    [tom] { $count ->
        [one] Tom has { $count } card left
       *[other] Tom has { $count } cards left
    }
   *[other] { $id }
}
djinn_reason_wins = this wins
djinn_reason_beats_tom = this beats Tom: the last boss leaves the map
djinn_reason_begins_end = the end begins while you lead by { $points }
djinn_reason_boss_gone =
    { $count ->
        [one] the map is rid of { $count } boss
       *[other] the map is rid of { $count } bosses
    }
djinn_reason_captures_boss =
    { $count ->
        [one] captures { $count } boss
       *[other] captures { $count } bosses
    }
djinn_reason_captures =
    { $count ->
        [one] captures { $count } djinn
       *[other] captures { $count } djinns
    }
djinn_reason_bottles =
    { $count ->
        [one] fills { $count } bottle
       *[other] fills { $count } bottles
    }
djinn_reason_award = brings an award of { $points }
djinn_reason_three = makes three full bottles of one colour ({ $thing }), enough for an award
djinn_reason_two = only one more full bottle is needed for an award ({ $thing })
djinn_reason_tile = places a secret tile: { $thing }
djinn_reason_last_tile = it is the last secret tile: your least power rises, and the archive gets better
djinn_reason_mage = a new helper: { $thing }
djinn_reason_readies =
    { $count ->
        [one] { $count } mage can help again
       *[other] { $count } mages can help again
    }
djinn_reason_card = new equipment: { $thing }
djinn_reason_first_set = completes a set of equipment: your least power rises
djinn_reason_capacity = raises the capacity to { $count }
djinn_reason_circle = activates a circle: room for one more djinn
djinn_reason_gains = brings { $thing }
djinn_reason_scoring = the scoring card { $thing } brings { $points } more
djinn_reason_loses_scoring = but the scoring card { $thing } brings { $points } less
djinn_reason_takes_away =
    { $who ->
        [me] takes away what you could have captured next
       *[other] takes away what { $name } could have captured next
    }
djinn_reason_pays =
    { $who ->
        [me] but you get paid for the place
       *[other] but { $name } gets paid for the place
    }
djinn_reason_no_card = Tom turns up no card after a turn like this
djinn_reason_next_capture = next turn there is something to capture, with { $thing }
djinn_reason_keeps_keys = keeps { $thing } for later
djinn_describe_turn = Round { $round }, turn { $turn }. Bosses gone from the map: { $gone } of { $all }.
djinn_describe_space = { $space }: { $parts }.
djinn_describe_joined = paths to { $spaces }
djinn_describe_wizard = { $who ->
    [me] your wizard
   *[other] wizard of { $name }
}
djinn_describe_wizard_from = { $who ->
    [me] your wizard, on the path from { $from }
   *[other] wizard of { $name }, on the path from { $from }
}
djinn_describe_tile = { $who ->
    [me] your secret tile: { $place }
   *[other] secret tile of { $name }: { $place }
}
djinn_describe_you = You
djinn_describe = { $id ->
    [goods] { $name }: { $things }; power { $power } of at most { $most }.
    [bottles] { $name }, empty bottles: { $things }.
    [corked] { $name }, in corked bottles: { $things }.
    [circles] { $name }, circles: { $things }.
    [mages] { $name }, mages: { $things }.
    [gear] { $name }, equipment: { $things }.
    [traits] { $name }, traits: { $things }.
    [awards] { $name }, awards: { $things }.
    [ambition] { $name }, secret scoring cards: { $things }.
    [strip] { $name }, secret tiles to place: { $things }.
    [points] { $name }: { $things }.
    [top_mages] Mages in the tavern: { $things }.
    [top_gear] Equipment in the workshop: { $things }.
    [market] Stall: { $things }.
    [offered] Awards on offer: { $things }.
    [scoring] Scoring cards: { $things }.
    [draft] Traits on offer: { $things }.
   *[other] { $things }
}
djinn_circle = { $id ->
    [empty] empty
    [inactive] not active
    [covered] covered
    [boss] a boss
    [brown] a brown djinn
    [blue] a blue djinn
    [red] a red djinn
    [yellow] a yellow djinn
   *[other] { $id }
}
djinn_describe_assistants = assistants of { $names }
djinn_describe_supply = In the bag: { $bag }. Bosses in the supply: { $supply }. Keys in the supply: { $keys }.
djinn_nothing = nothing
djinn_nobody = nobody
djinn_figure = { $id ->
    [points] Points
    [djinns] Djinns captured
    [bosses] Bosses captured
    [bottled] Bottles filled
    [awards] Awards
    [mages] Mages' help
    [gear] Equipment cards
    [tiles] Secret tiles placed
    [chests] Chests opened
    [power] Power gained
    [coins] Coins gained
    [misses] Captures missed
   *[other] { $id }
}
djinn_refusal_free_later = Free actions wait until nothing is half done. Answer first.
djinn_refusal_source_rows = The Source has its own two rows. Choose one of them.
djinn_refusal_no_pass = You can't pass here: make a choice.
djinn_refusal_must_go = Your wizard must move. Choose where.
djinn_refusal_must_start = Put your wizard on the map first.
djinn_refusal_must_pay = Whoever stops beside another player pays. Choose what with.
djinn_refusal_must_capture = At a round space with djinns you must try to capture; you may still capture nobody.
djinn_refusal_must_take_mage = In the tavern you take a mage. Choose one.
djinn_refusal_must_leave_chest = One of the chests must be left. Choose which.
djinn_refusal_must_help = Your power and keys do not suffice. Let somebody help.
djinn_refusal_must_contain = Whatever you capture needs a circle or a bottle. Choose one.
djinn_refusal_must_flip = Turn up as many mages as you have said.
djinn_refusal_trait_not_offered = { $thing }: this trait is not on offer. Choose another.
djinn_refusal_trait_same_sign = One trait is good, the other bad. Take one of the other kind.
djinn_refusal_no_path = No path leads there. Choose another.
djinn_refusal_start_square = You start beside a square space. Choose one.
djinn_refusal_path_taken = A wizard stands on this path already. Choose another.
djinn_refusal_turning_back = That is where your wizard came from; it never turns back. Choose another way.
djinn_refusal_too_far = Your wizard can't get there: it goes on only past spaces where others stand.
djinn_refusal_cannot_pay_owner = Another wizard stands there, and you have nothing to pay with. Choose another place.
djinn_refusal_cannot_pay_owners = Several wizards stand there, and you can't pay them all. Choose another place.
djinn_refusal_square_special = A square space has no special action. Do the basic one.
djinn_refusal_square_capture = Djinns are at round spaces; here is nobody to capture.
djinn_refusal_round_tile = No secret tile lies at a round space.
djinn_refusal_one_capture = You have captured here already; once is all.
djinn_refusal_no_djinn_here = No djinn is here to capture.
djinn_refusal_one_action = At a round space you do one action, the special or the basic one.
djinn_refusal_basic_done = The basic action of this space is done already.
djinn_refusal_tile_new = Your tile works from your next turn on.
djinn_refusal_no_tile_here = You have no secret tile here.
djinn_refusal_tile_done = The action of your tile is done already.
djinn_refusal_no_catacombs = { $thing }: you do no special action in the catacombs. Do the basic one.
djinn_refusal_award_mix = Your bottles of this colour do not hold that. Choose another number.
djinn_refusal_award_not_shown = That award is not on offer. Choose another.
djinn_refusal_award_column = Your next award comes from column { $column }. Choose one there.
djinn_refusal_no_use_tavern = No mage is left here to take.
djinn_refusal_no_use_archive = Nothing in the archive can help you now.
djinn_refusal_no_use_workshop = You can't pay the price of the workshop.
djinn_refusal_no_use_market = You can't pay for anything at the stalls that your assistant may go to.
djinn_refusal_mage_not_on_top = { $thing } does not lie on top of a pile. Choose one that does.
djinn_refusal_mage_with_keys = { $thing } has a key; here you take from the open piles. Choose another.
djinn_refusal_chest_not_revealed = That chest is not open before you. Choose another.
djinn_refusal_other_chest = You are asked about another chest.
djinn_refusal_red_closed = The better options open once your last secret tile is placed.
djinn_refusal_red_only = Your last secret tile is placed: choose from the better options.
djinn_refusal_option_useless = This option can do nothing for you now. Choose another.
djinn_refusal_option_again = The second option must differ from the first. Choose another.
djinn_refusal_no_tile_left = You have no such secret tile left: { $place }.
djinn_refusal_tile_fits_nowhere = This tile fits on no square space now: { $place }. Choose another.
djinn_refusal_djinns_are_round = Djinns are at round spaces. Choose one.
djinn_refusal_no_djinn_at = No djinn is there. Choose another space.
djinn_refusal_tiles_are_square = Secret tiles lie on square spaces. Choose one.
djinn_refusal_own_tile_there = A tile of yours lies there already. Choose another square.
djinn_refusal_location_there = That square shows it already: { $place }. Choose another.
djinn_refusal_from_bottom = { $thing }: you take the bottom card of a pile, unseen. Choose a pile.
djinn_refusal_from_top = You take a card that you see. Choose one.
djinn_refusal_gear_not_on_top = { $thing } does not lie on top of its pile. Choose another.
djinn_refusal_gear_gone = No such card is left. Choose another pile.
djinn_refusal_other_stall = That stall belongs to another one here. Choose that.
djinn_refusal_assistant_there = Your assistant is there already. Send it to another stall.
djinn_refusal_offers_useless = Nothing there would help you now. Choose another stall.
djinn_refusal_cannot_pay_tolls = You can't pay the other players there and an offer, too. Choose another stall.
djinn_refusal_cannot_pay_stall = You can't pay any offer there. Choose another stall.
djinn_refusal_not_offered = That is not offered here. Choose something else.
djinn_refusal_offer_useless = This offer would do nothing for you now. Choose another.
djinn_refusal_cannot_pay_offer = You can't pay for that. Choose something else.
djinn_refusal_colour_taken = These bottles are of different colours. Choose a new colour.
djinn_refusal_swap_same = A bottle is exchanged for another colour. Choose another.
djinn_refusal_swap_none = You have no empty bottle of this colour.
djinn_refusal_flip_not_yours = { $thing } is not one of your mages. Choose another.
djinn_refusal_flip_up_already = { $thing } lies face up already. Choose another.
djinn_refusal_flips_too_many = You have not that many mages face down.
djinn_refusal_row_1_used = The first row of the Source is used already.
djinn_refusal_row_2_used = The second row of the Source is used already.
djinn_refusal_refill_full = Your power is full already.
djinn_refusal_nobody_to_flip = You have no mage that could be turned up.
djinn_refusal_cannot_pay_purchase =
    { $count ->
        [one] A purchase costs you { $count } scroll, and you can't pay that.
       *[other] A purchase costs you { $count } scrolls, and you can't pay that.
    }
djinn_refusal_free_boss = With the boss comes a djinn for nothing, not another boss.
djinn_refusal_remove_boss = This removes a djinn, not a boss. Choose another.
djinn_refusal_nobody_there = There is nobody of that sort. Choose another.
djinn_refusal_no_target = There is nobody of that sort here. Choose another.
djinn_refusal_no_more_targets = There is no more of that sort here. Choose another.
djinn_refusal_no_room = You lack circles, or bottles and corks, to hold them.
djinn_refusal_too_strong = Power, keys, mages and equipment do not suffice for that.
djinn_refusal_bosses_too_strong = Power, keys, mages and equipment do not suffice for so many.
djinn_refusal_too_few_bosses = There are only { $count } bosses in the supply.
djinn_refusal_help_not_yours = { $thing } is not one of your mages. Choose another.
djinn_refusal_help_face_down = { $thing } lies face down and can't help. Choose another.
djinn_refusal_nothing_to_pay = Nothing is left to pay. Go on.
djinn_refusal_help_useless = { $thing } takes nothing off this price.
djinn_refusal_help_in_vain = With { $thing } somebody would have helped for nothing. Pay without, or take a step back.
djinn_refusal_cannot_pay_fee =
    { $count ->
        [one] { $thing } costs { $count } coin, and you can't pay that.
       *[other] { $thing } costs { $count } coins, and you can't pay that.
    }
djinn_refusal_poor_after_fee = If you pay { $thing }, the rest can't be paid any more. Choose another.
djinn_refusal_wield_not_yours = You do not have this card: { $thing }.
djinn_refusal_wield_counted = { $thing } works by itself; it is counted already.
djinn_refusal_wield_useless = { $thing } does not help in this capture.
djinn_refusal_wield_in_vain = With { $thing } somebody would have helped for nothing. Pay without, or take a step back.
djinn_refusal_no_circle = None of your active circles is empty. Choose a bottle.
djinn_refusal_must_bottle = { $thing }: what can go into a bottle must. Choose a bottle.
djinn_refusal_others_need_it = The others that you capture would find no room then. Choose another.
djinn_refusal_own_colour = A djinn goes into a bottle of its own colour. Choose another.
djinn_refusal_no_bottle = You have no empty bottle of this colour.
djinn_refusal_no_cork = You have no cork.
djinn_refusal_no_key = You have no key to change.
djinn_refusal_key_power_full = Your power is full already. Change the key into something else.
djinn_refusal_cork_nobody = No circle of yours holds { $one }.
djinn_refusal_cork_no_bottle = You have no empty bottle of this colour.
djinn_refusal_cork_none = You have no cork.
djinn_refusal_award_at_end = No award can be taken in the final action.
djinn_refusal_awards_gone = No award is left.
djinn_refusal_award_too_dear = An award costs { $price } full bottles of one colour; of this one you have { $count }.
djinn_refusal_gear_not_yours = You do not have this card: { $thing }.
djinn_refusal_gear_face_down = This card lies face down: { $thing }.
djinn_refusal_gear_used = This card was used in this turn already: { $thing }.
djinn_refusal_gear_too_dear = You can't pay what this card costs: { $thing }.
djinn_refusal_gear_moment = This card has its own moment, in a capture or at the market: { $thing }.
djinn_refusal_gear_useless = This card can do nothing for you now: { $thing }.
djinn_refusal_gear_by_itself = This card works by itself: { $thing }.
djinn_refusal_claim_nothing = This card has no reward for a place: { $thing }.
djinn_refusal_claim_at_end = In the final action there are no rewards for places.
djinn_refusal_claim_early = Move first; rewards for places come after that.
djinn_refusal_claimed = This card has given its reward in this turn: { $thing }.
djinn_refusal_claim_elsewhere = { $thing }: the reward is for another place ({ $place }).
djinn_tutorial_you = You
djinn_tutorial_rival = Elvira
djinn_tutorial_welcome = Welcome to a town full of djinns! Your wizard is the blue one. You capture djinns and cork them in bottles.
djinn_tutorial_goal = Most points win. Three full bottles of one colour pay an award of 30 or 36. Bosses lead the djinns: when the last of six has left, the end is near.
djinn_tutorial_walk = A turn: you walk along a path, never back the way you came, and then you act. Go to the square Academy: tap the end of the path there and confirm.
djinn_tutorial_academy = A square space offers its basic action. Here it is 1 scroll and 3 power. Take it.
djinn_tutorial_watch = Now you have 6 power, all you can hold. It is Elvira's turn. Where another wizard stands on your path's end, you pay its owner a coin or a scroll, or skip the space.
djinn_tutorial_tavern = Djinns are at round spaces. The last boss waits at the round Tavern, with a brown djinn beside it. Go there.
djinn_tutorial_mage = A round space has a stronger, special action, and then you meet its djinns. Do the special action, and take Swamp Aunt: mages help you to capture.
djinn_tutorial_boss = Whom do you capture? A djinn costs 4 power. The boss costs 4, and 2 more for the djinn beside it. Choose the boss, and that is all.
djinn_tutorial_help = You could pay all 6. But for 2 coins Swamp Aunt takes 3 off, and then she turns face down. Let her help.
djinn_tutorial_free = Whoever captures a boss may take a djinn from there for nothing. Take the brown one!
djinn_tutorial_gone = Both sit in your circles, worth 3 points each. New djinns have come, but no new boss. That was the last one: now one more round is played. Elvira goes on.
djinn_tutorial_market = In a corked bottle each of them is worth 10 points. Go to the square Market.
djinn_tutorial_buy = With the basic action your assistant goes shopping. Send it to the stall with bottle and cork, for a scroll, and choose a brown bottle: a djinn needs its own colour.
djinn_tutorial_cork = Whenever nothing is half done, some things are free. Move the brown djinn from its circle into the bottle.
djinn_tutorial_award = Three full brown bottles! Give them for an award, that is free too, and take the one with 36 points and 2 power.
djinn_tutorial_last = Elvira has her last turn. After it everybody has one final action, at the Source of Magic.
djinn_tutorial_source = The Source fills up power, or sells for scrolls, here 3. Buy a bottle, and take a red one: a boss fits into any colour.
djinn_tutorial_boss_bottle = You still have a cork. Put the boss into the bottle: 10 points instead of 3.
djinn_tutorial_finish = Power and coins are worth nothing at the end; empty bottles and corks are worth 1 each. You are done: end your action.
djinn_tutorial_end = 56 points to 35: you win! In a real match there are chests, equipment, secret tiles and traits to discover, too.

## The desk

djinn_desk_mine = Your desk
djinn_desk_of = { $name }’s desk
djinn_desk_look = Look at the whole desk.
djinn_desk_can_pick = Something can be picked here.
djinn_desk_tab = { $tab ->
    [power] Power and circles
    [shelf] Bottles and goods
    [mages] Mages
    [gear] Equipment and secret tiles
   *[other] Capture
}
djinn_desk_power = Power { $power }, at most { $most }.
djinn_desk_minimum = Minimum { $n }.
djinn_desk_capacity = Capacity { $n }.
djinn_desk_capacity_flipped = Capacity { $n }, flipped.
djinn_desk_fee = { $count ->
    [one] Fee at the Source: { $count } scroll.
   *[other] Fee at the Source: { $count } scrolls.
}
djinn_desk_next_award = Next award: column { $column }.
djinn_desk_next_any = Next award: any column.
djinn_desk_circle_empty = Circle { $n }: empty
djinn_desk_circle_holds = Circle { $n }: { $who }
djinn_desk_circle_inactive = Circle { $n }: not active; it will bring { $what }
djinn_desk_bottles = Empty bottles, { $colour }: { $count }
djinn_desk_corked = Corked bottles, { $colour }: djinns { $djinns }, bosses { $bosses }
djinn_desk_no_mages = No mages yet.
djinn_desk_kind = { $kind ->
    [staff] Staff
    [hat] Hat
   *[other] Cloak
}
djinn_desk_secret = Secret tile: { $place }
djinn_desk_secrets = Secret tiles
djinn_desk_secret_waits = Not placed yet.
djinn_desk_secret_at = Placed: { $space }.
djinn_desk_mages = Mages
djinn_desk_gear = { $sets ->
    [one] Equipment: { $sets } set
   *[other] Equipment: { $sets } sets
}
djinn_desk_traits = Traits
djinn_desk_awards = Awards
djinn_desk_ambition = { $count ->
    [one] { $count } private scoring card
   *[other] { $count } private scoring cards
}
djinn_desk_caught = Djinns and bosses: { $circled } in circles, { $bottled } in bottles.
djinn_desk_award_count = { $count ->
    [one] { $count } award.
   *[other] { $count } awards.
}
djinn_desk_mage_count = { $count ->
    [one] { $count } mage.
   *[other] { $count } mages.
}
djinn_desk_total = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
djinn_desk_needed = Needed
djinn_desk_off = Already off
djinn_desk_help = Help
djinn_desk_pay = To pay
djinn_desk_fees = Fees
djinn_desk_with_keys = { $count ->
    [one] and { $count } key
   *[other] and { $count } keys
}
djinn_desk_aim = Aim
djinn_desk_capture = Capture
djinn_desk_target = { $who }: costs { $price } power; { $aims } of { $there } aimed at
djinn_desk_helper = { $card }: takes off { $bonus }, fee { $fee }
djinn_desk_where = Where does it go? { $who }
djinn_desk_into_circle = Circle
djinn_desk_into_bottle = Bottle
djinn_desk_free = One djinn may come along for nothing.
djinn_desk_score_now = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
djinn_desk_score_hidden = Private scoring cards are counted at the end.
djinn_desk_points = Points
djinn_desk_score = { $item ->
    [awards] Awards
    [bottled] In corked bottles
    [circles] In circles
    [glass] Unused bottles and corks
    [equipment] Equipment
    [cards] Scoring cards
    [ambition] Private scoring card
    [tom_cards] Tom's cards left
    [total] Total
   *[other] Coins, scrolls and keys break the tie
}
djinn_desk_sheet = Record sheet
djinn_desk_sheet_deck = Cards in Tom's deck
djinn_desk_sheet_best = Best score
djinn_desk_met = met
djinn_desk_not_met = not met
djinn_desk_tasks = Tasks
djinn_desk_tom_left = { $count ->
    [one] Tom: { $count } card left
   *[other] Tom: { $count } cards left
}
djinn_desk_tom_cards = Which cards he still has
djinn_desk_tom_rule = A djinn comes to the first place that still has a boss. If neither has one, you pay.
djinn_desk_tom_card = { $first }, else { $second }; else { $pay }
djinn_desk_tom_blank = Nothing happens

## The map

djinn_card_can = You can take it now: tap it.
djinn_card_how = { $kind ->
    [mage] You take a mage at the Tavern: from the two open piles by the basic action, from all four by the special one.
    [gear] You take equipment at the Workshop; on top of each pile lies the card on offer.
    [pile] You take equipment at the Workshop.
    [award] Three corked bottles of one colour pay for an award: your first comes from column I, the second from II, the third from III.
    [chest] Chests are opened in the Catacombs; the locked part needs a key.
    [option] You choose this when you act at the Archive.
    [stall] You send your assistant here when you act at the Market.
    [offer] You can buy this when your assistant goes to this stall.
    [purchase] You buy this at the Source of Magic, for scrolls.
    [trait] Traits are chosen before the first turn, one good and one bad.
   *[other] It can not be chosen now.
}
djinn_map_look = Look at: { $place }
djinn_map_confirm = Yes, like this
djinn_map_blind = { $kind ->
    [staff] The bottom card of the staffs, unseen
    [hat] The bottom card of the hats, unseen
   *[other] The bottom card of the cloaks, unseen
}
djinn_map_under = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
djinn_map_empty = No cards left
djinn_map_offer = { $pay } for { $gain }
djinn_map_stall = Send your assistant here: { $offers }
djinn_map_award = Award, { $points } points
djinn_map_chests = { $count ->
    [one] { $count } chest to come, { $gone } on the discard pile
   *[other] { $count } chests to come, { $gone } on the discard pile
}
djinn_map_basic = Basic
djinn_map_special = Special
djinn_map_djinn_price = A djinn costs { $power } power.
djinn_map_boss_price = The boss costs { $power }.
djinn_map_supply = { $count ->
    [one] { $count } boss in the supply, for { $power } power
   *[other] { $count } bosses in the supply, for { $power } power each
}
djinn_map_awards = Awards
djinn_map_scoring = Scoring cards
djinn_map_bag = Still in the bag
djinn_map_tom = { $count ->
    [one] Tom: { $count } card left
   *[other] Tom: { $count } cards left
}
djinn_map_traits = Traits
djinn_map_shelf = Cards beside the map
djinn_map_to_map = Map
djinn_map_all = All cards
djinn_map_nearer = Nearer
djinn_map_farther = Farther
djinn_map_whole = The whole town
djinn_map_round = Round { $round }
djinn_map_bosses = { $count ->
    [one] { $count } boss on the map
   *[other] { $count } bosses on the map
}
djinn_preset_full = Full game
djinn_preset_full_about = With traits, and cards for points at the end.
djinn_preset_first = First game
djinn_preset_first_about = No traits, no scoring cards, an even town. Start with this.
djinn_preset_longer = Longer game
djinn_preset_longer_about = More djinns around the Source.
djinn_preset_solo = Solo
djinn_preset_solo_about = You against Tom: rid the town of its bosses before his cards run out.
djinn_legend = { $of ->
    [goods] What one has
    [signs] Signs
    [places] Places
   *[djinns] Djinns and bosses
}
djinn_legend_good = { $id ->
    [power] It pays for captures. Never below 0, and at most one less than the capacity marker shows.
    [coins] They pay mages' help and goods on the market.
    [scrolls] They pay at the Source of Magic and at the market.
    [keys] A key stands in for a coin, a scroll or a power, and opens the locked part of a chest.
    [bottles] A djinn of the bottle's colour goes in.
    [corks] A cork closes a bottle with a djinn in it: only corked bottles pay for awards.
   *[capacity] How much power you can hold.
}
djinn_legend_title = { $id ->
    [round] Round place
    [square] Square place
    [tile] Secret tile
    [circle] Circle
    [mage] Mage
    [equipment] Equipment
    [award] Award
    [vp] Star
   *[barrier] Barrier
}
djinn_legend_sign = { $id ->
    [round] A boss and djinns wait here: you act, and capture them if you can.
    [square] Nobody waits here: you only act.
    [tile] Whose frame it has also does here what its sign says.
    [circle] Holds one djinn or boss, until you bottle it.
    [mage] Helps with captures: a card of the Tavern.
    [equipment] Staff, hat and cloak: cards of the Workshop. One of each is a set.
    [award] Three corked bottles of one colour pay for it.
    [vp] Points at the end; everywhere.
   *[barrier] Where your wizard came from: it may not go back.
}
djinn_legend_boss = A boss costs power, and more for every djinn beside it. One that is left without djinns is driven out. When all six are gone the end is near.

## The terminal

djinn_to_id = to { $space }
djinn_at_id = at { $space }
djinn_tell_wizard_moved = { $name } goes to { $space }, coming from { $via }.
djinn_tell_mage_shown = On top in the tavern now: { $thing }.
djinn_tell_gear_shown = On top in the workshop now: { $thing }.
djinn_tell_gear_turned_down = { $name } turns a card face down: { $thing }.
djinn_tell_key_changed = { $name } changes a key into { $thing }.
djinn_draw_legend = [square] (round) · br bl re ye: brown, blue, red, yellow djinns, 2br two of them · *B the wizard or assistant, +B a secret tile of seat B
djinn_draw_deeds = { $basic }; round: { $special }
djinn_draw_mage = mages: fee, power off, +1br for each brown djinn
djinn_draw_open = open
djinn_draw_with_key = with key
djinn_draw_chests = Chests
djinn_draw_head = { $id ->
    [coins] coins
    [scrolls] scrolls
    [power] power
    [minimum] min
    [keys] keys
    [corks] corks
    [fee] fee
   *[wizard] wizard
}
djinn_draw_by_key = A key stands in for it.
djinn_draw_not_placed = not yet placed
djinn_draw_part = { $id ->
    [circles] circles: { $things }
    [bottles] empty bottles: { $things }
    [corked] corked: { $things }
    [mages] mages: { $things }
    [gear] equipment: { $things }
    [traits] traits: { $things }
    [awards] awards: { $things }
    [ambition] secret scoring cards: { $things }
    [placed] tiles: { $things }
   *[strip] tiles to place: { $things }
}
djinn_reminder =
    Goal: most points from djinns in bottles, awards and scoring cards.
    Turn: move along a path, never back the way you came; then act at the space.
    Square space: its location's basic action, and that of your own tile there.
    Round space: the special (or basic) action, and a capture, in either order.
    Capture: 4 power for a djinn, 4 and 2 for each djinn beside it for the boss.
    Mages help for their fee; what is captured needs a circle, or bottle and cork.
    A boss brings a djinn for nothing. No capture costs 1 power.
    Free, in your turn: key to coin, scroll or power; djinn from circle to bottle;
    three bottles of a colour for an award; equipment.
    The end: when all six bosses are gone, this round, one more, and the Source.
