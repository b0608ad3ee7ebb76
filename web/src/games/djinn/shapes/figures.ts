/** The drawings that tell one piece of equipment, or one mage, from all others: parts by tone, within 44 by 44. */
export type Tone = "main" | "dark" | "pale" | "gold" | "gem" | "red" | "wood" | "line";
export type Part = readonly [tone: Tone, path: string];

export interface Figure {
  main: string; // the colour of its largest part
  parts: readonly Part[];
}

const SHAFT: Part = ["wood", "M-13 20L8-12"];
const staff = (...head: Part[]): Figure => ({ main: "#7d5731", parts: [SHAFT, ...head] });
const hat = (main: string, ...parts: Part[]): Figure => ({ main, parts });
const COLLAR: Part = ["gem", "M-4-19h8v5h-8Z"];
const cloak = (main: string, shape: string, ...parts: Part[]): Figure => ({
  main,
  parts: [["main", shape], ...parts, COLLAR],
});

const LONG = "M-8-20Q0-15 8-20Q20 0 20 18Q10 23 0 20Q-10 23-20 18Q-20 0-8-20Z";
const SHORT = "M-9-20Q0-15 9-20Q22-6 22 8L11 12L0 8L-11 12L-22 8Q-22-6-9-20Z";
const WIDE = "M-7-20Q0-16 7-20Q24-12 22 16L14 20L7 15L0 20L-7 15L-14 20L-22 16Q-24-12-7-20Z";

export const GEAR: Readonly<Record<string, Figure>> = {
  staff_steady: staff(["wood", "M2-18L18-6"], ["gold", "M10-22a6 6 0 1 1-.1 12a6 6 0 1 1 .1-12Z"]),
  staff_furnace: staff(["dark", "M2-12H18L15-4H5Z"], ["red", "M4-13Q2-20 8-24Q8-19 12-22Q18-18 16-13Z"]),
  staff_drizzle: staff(
    ["pale", "M2-14a6 6 0 0 1 4-9a7 7 0 0 1 12 3a5 5 0 0 1 0 8H4Z"],
    ["line", "M5-8v4M10-8v6M15-8v4"],
  ),
  staff_thunder: staff(["gold", "M10-24L2-12H8L4-2L18-15H11L16-24Z"]),
  staff_fishing: staff(
    ["line", "M8-12L20-22V2q0 6-5 5q-4-1-3-5"],
    ["red", "M18-8a2.500 2.500 0 1 1 4 0a2.500 2.500 0 1 1-4 0Z"],
  ),
  staff_broom: staff(["gold", "M4-14L14-6L22-22L12-24Z"], ["line", "M7-13L15-22M11-10L19-22"]),
  staff_prefect: staff(["gold", "M3-14L1-24L7-19L11-25L14-18L21-21L16-11Z"], ["red", "M8-16a3 3 0 1 1 .1 0Z"]),
  staff_bone: staff(
    ["pale", "M2-8Q-3-22 10-23Q22-22 18-8L14-4H7Z"],
    ["dark", "M5-14a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0ZM12-13a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0Z"],
  ),
  staff_hollow: staff(["main", "M10-24a9 9 0 1 1-.1 18a9 9 0 1 1 .1-18Zm0 4a5 5 0 1 0 .1 10a5 5 0 1 0-.1-10Z"]),

  hat_miner: hat(
    "#d0a13a",
    ["main", "M-18 8Q-18-16 0-16Q18-16 18 8Z"],
    ["dark", "M-22 7H22V13H-22Z"],
    ["pale", "M-7-8H7V4H-7Z"],
    ["gold", "M-3-5H3V1H-3Z"],
  ),
  hat_scribe: hat(
    "#4a5aa0",
    ["main", "M-20 10Q-18-14 2-14Q18-12 20 10Q0 16-20 10Z"],
    ["pale", "M6-6Q10-24 22-24Q20-10 9-2Z"],
    ["line", "M5 2L19-20"],
  ),
  hat_barker: hat(
    "#a33a3a",
    ["main", "M-10 8L-13-20H13L10 8Z"],
    ["dark", "M-22 7H22V14H-22Z"],
    ["gold", "M-11 0H11L11 6H-11Z"],
  ),
  hat_envoy: hat(
    "#3d7a6a",
    ["main", "M-22 8Q-12-4 0-14Q12-4 22 8Q0 2-22 8Z"],
    ["dark", "M-22 8Q0 2 22 8Q0 16-22 8Z"],
    ["red", "M4-10Q14-26 20-16Q12-16 8-6Z"],
  ),
  hat_alchemist: hat(
    "#5b4a8c",
    ["main", "M-16 10L-4-24Q4-18 10-20Q6-10 16 10Z"],
    ["dark", "M-22 9Q0 18 22 9L16 3Q0 11-16 3Z"],
    ["gem", "M-3-8a4 4 0 1 1 .1 0Z"],
    ["gold", "M6 0a3 3 0 1 1 .1 0Z"],
  ),
  hat_bookseller: hat(
    "#7a5a3a",
    ["main", "M-17 8V-6Q-17-14 0-14Q17-14 17-6V8Z"],
    ["pale", "M-14-22L0-18L14-22V-11L0-7L-14-11Z"],
    ["line", "M0-18V-7"],
    ["dark", "M-20 7H20V12H-20Z"],
  ),
  hat_archivist: hat(
    "#6d4a7a",
    ["main", "M-13 10V-2Q0-8 13-2V10Q0 15-13 10Z"],
    ["dark", "M0-18L24-8L0 2L-24-8Z"],
    ["gold", "M20-9V6h3V-8Z"],
  ),
  hat_innkeeper: hat(
    "#e9e0cc",
    ["main", "M-14 12V0Q-24-2-20-12Q-14-22-4-18Q4-24 12-18Q24-16 20-4Q18 0 14 0V12Z"],
    ["line", "M-14 5H14M-5-6V0M5-6V0"],
  ),
  hat_pathfinder: hat(
    "#5f7a3a",
    ["main", "M-10 6Q-12-20 4-18Q14-14 10 6Z"],
    ["dark", "M-24 4Q0 18 24 4Q8 8 0 8Q-8 8-24 4Z"],
    ["pale", "M-9-4L-22-22L-3-12Z"],
  ),

  cloak_glassblower: cloak("#8d3f55", LONG, ["pale", "M-3 0H3V5Q9 8 7 15H-7Q-9 8-3 5Z"]),
  cloak_stallholder: cloak("#b0742f", WIDE, ["pale", "M-14 0H-8V17H-14ZM-3 0H3V18H-3ZM8 0H14V17H8Z"]),
  cloak_pilgrim: cloak("#6d6a58", LONG, ["gold", "M0-6L3 2L11 2L5 7L7 15L0 10L-7 15L-5 7L-11 2L-3 2Z"]),
  cloak_craftsman: cloak("#8a5638", SHORT, ["dark", "M-3-4H10V2H3V10H-2V2H-3Z"]),
  cloak_merchant: cloak(
    "#3d6a8a",
    LONG,
    ["gold", "M0-3a8 8 0 1 1-.1 16a8 8 0 1 1 .1-16Z"],
    ["dark", "M-2 1H4V4H0V6H4V11H-3V8H1V7H-2Z"],
  ),
  cloak_pocketed: cloak("#7a7f4a", WIDE, ["dark", "M-15-2H-3V9H-15ZM3-2H15V9H3Z"], ["line", "M-15 1H-3M3 1H15"]),
  cloak_warden: cloak("#4a5468", SHORT, ["pale", "M-8-5H8V2Q8 9 0 12Q-8 9-8 2Z"], ["red", "M-8-1H8V3H-8Z"]),
  cloak_cork_cutter: cloak("#9a7a55", LONG, ["pale", "M-6-4H6L8 8H-8Z"], ["line", "M-10 14L10 2"]),
  cloak_starlit: cloak("#2f3a78", WIDE, [
    "gold",
    "M-9-4l1.500 3l3 .5l-2 2l.5 3l-3-1.500l-3 1.500l.5-3l-2-2l3-.5ZM8 2l1.500 3l3 .5l-2 2l.5 3l-3-1.500l-3 1.500l.5-3l-2-2l3-.5ZM0 12l1 2l2 .3l-1.500 1.500l.4 2l-1.900-1l-1.900 1l.4-2L-3 14.300l2-.3Z",
  ]),
};

/** What each mage holds; it stands at the right of the portrait, 20 by 20 around 0, 0. */
const HELD: Readonly<Record<string, readonly Part[]>> = {
  root_digger: [
    ["wood", "M0-10V4"],
    ["dark", "M-5 2H5L3 10H-3Z"],
  ],
  water_carrier: [
    ["wood", "M-7-4Q0-12 7-4"],
    ["gem", "M-7-3H7L5 9H-5Z"],
  ],
  charcoal_burner: [
    ["dark", "M-8 8L-4-2L0 3L4-6L8 8Z"],
    ["red", "M-2 8Q-3 2 1-2Q5 4 3 8Z"],
  ],
  cloud_herder: [["pale", "M-8 5a4 4 0 0 1 2-7a5 5 0 0 1 9-2a4.500 4.500 0 0 1 4 9Z"]],
  bricklayer: [["red", "M-9 0H-1V4H-9ZM1 0H9V4H1ZM-5-6H4V-2H-5ZM-6 6H3V10H-6Z"]],
  well_keeper: [
    ["dark", "M-8 0H8V9H-8Z"],
    ["wood", "M-6 0V-8H6V0"],
    ["gem", "M-5 2H5V5H-5Z"],
  ],
  lamplighter: [
    ["wood", "M-6 10L0-4"],
    ["gold", "M-3-3L-2-11H5L7-3Z"],
  ],
  bird_catcher: [["gem", "M-8 2Q-2-8 4-3L10-5L6 1Q4 8-3 6L-8 9Z"]],
  night_watchman: [
    ["wood", "M4 10V-6"],
    ["pale", "M-2-10Q10-14 12-2Q6-6-1-3Z"],
  ],
  swamp_aunt: [
    ["gem", "M-8 4Q-8-4 0-4Q8-4 8 4Q0 9-8 4Z"],
    ["pale", "M-6-6a2.500 2.500 0 1 1 5 0ZM1-6a2.500 2.500 0 1 1 5 0Z"],
  ],
  smoke_reader: [["pale", "M0 10Q-8 4-1-1Q6-6-2-11Q10-8 6 0Q2 4 4 10Z"]],
  kiln_master: [
    ["dark", "M-8 9V0Q0-14 8 0V9Z"],
    ["red", "M-3 9V2Q0-2 3 2V9Z"],
  ],
  rain_drummer: [
    ["red", "M-8-2H8V8H-8Z"],
    ["pale", "M-8-2a8 3 0 1 1 16 0a8 3 0 1 1-16 0Z"],
    ["wood", "M-6-9L0-3M7-9L3-3"],
  ],
  dust_dancer: [["gold", "M-9 8Q0 2-4-2Q-8-8 2-9Q-2-4 3-1Q9 4 9 8Z"]],
  steam_sister: [
    ["dark", "M-8 0H6V9H-6ZM6 2L10-1"],
    ["pale", "M-4-2Q-7-6-3-10Q-3-6 0-3ZM2-2Q0-6 4-10Q3-5 5-3Z"],
  ],
  grand_summoner: [["gold", "M0-11L3-3L11-3L5 2L7 10L0 5L-7 10L-5 2L-11-3L-3-3Z"]],
  chimney_sweep: [
    ["wood", "M0 10V-4"],
    ["dark", "M-8-3Q0-14 8-3L5 0L2-3L0 0L-2-3L-5 0Z"],
  ],
  moss_beard: [["gem", "M0 10Q-10 2-4-8Q0-4 4-8Q10 2 0 10Z"]],
  tea_oracle: [
    ["pale", "M-8-3H5V3Q4 9-1 9Q-7 9-8 3ZM5-1Q11-1 8 5H5Z"],
    ["gem", "M-6-5Q-4-8-6-11M-1-5Q1-8-1-11"],
  ],
  firework_maker: [
    ["red", "M-3-2H3V8H-3Z"],
    ["gold", "M0-11L2-6L7-8L4-3H-4L-7-8L-2-6Z"],
  ],
  tower_hermit: [
    ["dark", "M-6 10V-6H-8V-11H-4V-8H-2V-11H2V-8H4V-11H8V-6H6V10Z"],
    ["gold", "M-2-3H2V3H-2Z"],
  ],
  stone_granny: [
    ["dark", "M-9 8Q-10-2-2-6Q8-8 9 4L7 8Z"],
    ["pale", "M-4 1L0-3L3 2Z"],
  ],
  fountain_tamer: [
    ["gem", "M0-10Q8-10 8-2Q5-6 0-6Q-5-6-8-2Q-8-10 0-10ZM-9 5H9L6 10H-6Z"],
    ["gem", "M-1-7H1V5H-1Z"],
  ],
  ember_keeper: [
    ["dark", "M-9 4Q0 14 9 4Z"],
    ["red", "M-5 4Q-6-4 0-10Q6-4 5 4Z"],
    ["gold", "M-2 4Q-2 0 0-3Q2 0 2 4Z"],
  ],
  wind_piper: [
    ["wood", "M-8 8L8-8"],
    ["pale", "M-4 2a1.200 1.200 0 1 1 .1 0ZM0-2a1.200 1.200 0 1 1 .1 0ZM4-6a1.200 1.200 0 1 1 .1 0Z"],
    ["line", "M2 6Q8 4 10-1"],
  ],
  djinn_tracker: [
    ["line", "M-2-8a6 6 0 1 0 .1 12a6 6 0 1 0-.1-12ZM3 3L9 10"],
    ["gem", "M-5-2a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z"],
  ],
  miller: [
    ["pale", "M-7-4H7Q10 4 6 10H-6Q-10 4-7-4Z"],
    ["wood", "M-5-6Q0-2 5-6"],
  ],
  tavern_cook: [["dark", "M-9-2H5V2Q5 8-2 8Q-9 8-9 2ZM5-1L11-5V-2L5 2Z"]],
  ferryman: [
    ["wood", "M6 10L-2-8"],
    ["dark", "M-10 4H10Q8 11 0 11Q-8 11-10 4Z"],
  ],
  dragon_groom: [
    ["gem", "M-9 6Q-10-8 2-8L8-10L7-4L10-1L3 2Q4 8-2 10Z"],
    ["gold", "M1-4a1.500 1.500 0 1 1 .1 0Z"],
  ],
  retired_dean: [
    ["red", "M-8-6H8V9H-8Z"],
    ["pale", "M-5-3H5V0H-5Z"],
    ["line", "M-4 3H4M-4 6H2"],
  ],
  storm_baron: [["gold", "M2-11L-7 2H-1L-4 11L8-3H2L6-11Z"]],
};

const CLOAKS = ["#7b5a9e", "#3f6fa3", "#93463a", "#4b7a5a", "#b0742f", "#5b6478", "#2d8a84", "#8f5a78"];
const HEADS = [
  "M-11-8Q-2-12 0-27Q4-12 12-8Q0-4-11-8Z",
  "M-17-8Q0-2 17-8Q9-12 8-18Q0-24-8-18Q-9-12-17-8Z",
  "M-11 4Q-13-18 2-21Q13-17 11 4Q9-9 0-10Q-9-9-11 4Z",
  "M-10-8Q-12-19 0-20Q12-19 10-8Q0-13-10-8Z",
  "M-12-7Q-14-14-6-14Q-6-22 4-20Q14-20 11-12Q14-8 12-7Q0-11-12-7Z",
  "M-10-8L-13-22L-5-15L0-25L5-15L13-22L10-8Q0-12-10-8Z",
  "M-11-6Q-10-18 0-18Q16-18 20-2Q12-12 10-7Q0-12-11-6Z",
];

export interface Portrait {
  cloak: string;
  head: string;
  bearded: boolean;
  held: readonly Part[];
}

/** A mage of a name; one that is not known holds nothing. */
export function portraitOf(id: string): Portrait {
  const number = Math.max(0, Object.keys(HELD).indexOf(id));
  return {
    cloak: CLOAKS[number % CLOAKS.length] ?? "",
    head: HEADS[(number * 3) % HEADS.length] ?? "",
    bearded: number % 3 !== 1,
    held: HELD[id] ?? [],
  };
}

export const mages: readonly string[] = Object.keys(HELD);
