"""The ids of all that is printed on something; their order gives the numbers that rules and states use.

Content files say what these do, and an owner may change that; which things there are is the box's matter.
"""

COLOURS = ("brown", "blue", "red", "yellow")
BOSS = "boss"
SORTS = (*COLOURS, BOSS)
"""What can be captured."""

SPACES = (
    "source",
    "inner_12", "inner_02", "inner_04", "inner_06", "inner_08", "inner_10",
    "outer_12", "outer_02", "outer_04", "outer_06", "outer_08", "outer_10",
)  # fmt: skip

LOCATIONS = ("academy", "tavern", "catacombs", "archive", "workshop", "market")

MAGES = (
    "root_digger", "water_carrier", "charcoal_burner", "cloud_herder", "bricklayer", "well_keeper", "lamplighter",
    "bird_catcher", "night_watchman", "swamp_aunt", "smoke_reader", "kiln_master", "rain_drummer", "dust_dancer",
    "steam_sister", "grand_summoner", "chimney_sweep", "moss_beard", "tea_oracle", "firework_maker", "tower_hermit",
    "stone_granny", "fountain_tamer", "ember_keeper", "wind_piper", "djinn_tracker", "miller", "tavern_cook",
    "ferryman", "dragon_groom", "retired_dean", "storm_baron",
)  # fmt: skip

KINDS = ("staff", "hat", "cloak")
GEAR = (
    "staff_steady", "staff_furnace", "staff_drizzle", "staff_thunder", "staff_fishing", "staff_broom", "staff_prefect",
    "staff_bone", "staff_hollow", "hat_miner", "hat_scribe", "hat_barker", "hat_envoy", "hat_alchemist",
    "hat_bookseller", "hat_archivist", "hat_innkeeper", "hat_pathfinder", "cloak_glassblower", "cloak_stallholder",
    "cloak_pilgrim", "cloak_craftsman", "cloak_merchant", "cloak_pocketed", "cloak_warden", "cloak_cork_cutter",
    "cloak_starlit",
)  # fmt: skip
"""The equipment cards."""

CHESTS = tuple(f"chest_{number:02}" for number in range(1, 19))
AWARDS = tuple(f"award_{column}{letter}" for column in (1, 2, 3) for letter in "abcdefg")

TRAITS = (
    "rich_start", "market_free", "tavern_key", "workshop_corks", "source_cheap", "archive_twice", "miss_gain",
    "keep_key", "academy_flip", "private_goals",
    "poor_start", "weak_start", "blocked_circle", "no_colours", "no_flip", "catacombs_basic", "no_unlock",
    "key_mage_down", "blind_equipment", "must_bottle",
)  # fmt: skip

SCORINGS = (
    "two_sets", "third_of_kind", "few_secrets", "no_key_mage", "inactive_circles", "low_capacity", "minimum_two",
    "keys", "ready_mages", "unused_glass",
)  # fmt: skip

ARCHIVE_OPTIONS = (
    "yellow_place_secret", "yellow_coins", "yellow_scroll", "yellow_flip", "yellow_circle",
    "red_coins", "red_scroll", "red_flip", "red_circle",
)  # fmt: skip

STALLS = ("bottles", "cork", "scrolls", "coins", "bottle_and_cork", "mages")
"""Places of the market are named by their first stall, however the stalls are grouped."""

OFFERS = ("bottles_1", "bottles_2", "bottles_3", "cork", "scrolls", "coins", "bottle_and_cork", "mages")
PURCHASES = ("bottle", "cork", "flip")
"""What the Source sells for scrolls."""

CONSOLATIONS = ("coins", "power", "mixed")
KEY_USES = ("coin", "scroll", "power")

TOM_CARDS = (
    "academy_a", "academy_b", "tavern_a", "tavern_b", "catacombs_a", "catacombs_b", "archive_a", "archive_b",
    "workshop_a", "workshop_b", "market_a", "market_b", "blank_1", "blank_2", "blank_3",
)  # fmt: skip

TASKS = (
    "mages_8", "sets_2", "awards_3", "coins_10", "keys_3", "circles_2", "capacity_6", "one_kind", "mages_2",
    "no_key_mage", "no_secret",
)  # fmt: skip
"""What a solo player may tick off."""

EFFECTS = (
    "", "coins", "scrolls", "power", "keys", "corks", "bottles", "capacity", "mage", "equipment", "flip_mages",
    "circle", "place_secret", "draw_djinn", "remove_djinn", "swap_bottles", "trade", "on_location", "capture_power",
    "rule", "vp",
)  # fmt: skip
"""The kinds of effects, from number 1."""

PERKS = (
    "", "market_no_pay", "tavern_open_mage_key", "workshop_special_three_corks", "source_fee_fixed",
    "archive_same_option_twice", "no_capture_gain", "unlock_keeps_key", "academy_power_flips", "private_scoring_cards",
    "start_circle_blocked", "no_colour_bonus", "mages_never_flip_up", "catacombs_special_forbidden",
    "chests_never_unlocked", "key_mages_arrive_face_down", "equipment_from_bottom", "must_bottle",
)  # fmt: skip
"""What a trait changes for its owner, from number 1; bit by bit in the state."""

GEAR_RULES = ("extra_chest", "assistant_stay", "no_pay")
"""What equipment changes while it lies face up."""

MEASURES = (
    "equipment_sets_min", "equipment_kinds_with_three", "secrets_placed_max", "key_mages_max", "inactive_circles_min",
    "capacity_max", "minimum_is", "keys", "face_up_mages", "unused_bottles_and_corks",
)  # fmt: skip
"""What scoring cards look at: conditions, and counts."""
