/** What a person likes, kept in this browser only. */
import { languages, type Language } from "./languages";
import { language, speak } from "./words.svelte";

export type Theme = "auto" | "day" | "night";
export type Pace = "slow" | "normal" | "fast" | "instant";

interface Kept {
  locale: Language;
  theme: Theme;
  pace: Pace;
  confirm: boolean; // ask before a move is sent
  sound: boolean;
  volume: number; // of sounds, 0 to 1
  quiet: boolean; // hears nobody's chat
  motion: boolean; // false: instant, even if the system would like to see motion
}

const KEY = "abraka.preferences";

function browserLocale(): Language {
  for (const wanted of navigator.languages) {
    const found = languages.find((locale) => wanted.toLowerCase().startsWith(locale));
    if (found) return found;
  }
  return "en";
}

function kept(): Kept {
  const usual: Kept = {
    locale: browserLocale(),
    theme: "auto",
    pace: "normal",
    confirm: true,
    sound: true,
    volume: 0.5,
    quiet: false,
    motion: true,
  };
  try {
    const all = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return languages.includes(all.locale) ? all : { ...all, locale: usual.locale };
  } catch {
    return usual;
  }
}

export const prefs: Kept = $state(kept());

/** Keeps what was changed, and shows it. Called once, when the page opens. */
export function followPrefs(): void {
  $effect.root(() => {
    $effect(() => void speak(prefs.locale));
    $effect(() => {
      const text = JSON.stringify(prefs);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays.
      }
      document.documentElement.lang = language();
      document.documentElement.dataset["theme"] = prefs.theme;
    });
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return prefs.motion && prefs.pace !== "instant" && !still.matches;
}

/** How much faster a replay is shown than a match. */
export const tempo = $state({ factor: 1 });

/** How long something is shown now that is shown so many milliseconds at the normal pace, be it moving or not. */
export function shown(ms: number): number {
  return (ms / tempo.factor) * { slow: 1.7, normal: 1, fast: 0.5, instant: 0 }[prefs.pace];
}

/** How long a motion takes now that takes so many milliseconds at the normal pace. */
export const lasting = (ms: number): number => (mayMove() ? shown(ms) : 0);
