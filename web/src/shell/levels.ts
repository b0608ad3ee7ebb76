/** The bots to play against; those without a title are there to compare with. */
import type { About, LevelInfo } from "../protocol";

export const opponents = (about: About): LevelInfo[] => about.bots.filter((bot) => Object.keys(bot.titles).length > 0);
