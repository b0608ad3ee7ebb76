import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "@fontsource-variable/fraunces/wght.css";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followPrefs, prefs } from "./lib/prefs.svelte";
import { speak } from "./lib/words.svelte";

followPrefs();

// A page of an older version asked for what is no more: it is loaded anew, but not again and again.
const RELOADED = "abraka.reloaded";
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 30_000) return;
  sessionStorage.setItem(RELOADED, `${Date.now()}`);
  location.reload();
});

const target = document.getElementById("app");
if (target) void speak(prefs.locale).then(() => mount(App, { target }));

// When all is there: the next visit needs no table for lessons, rules and replays.
if (import.meta.env.PROD && window === window.top) {
  addEventListener("load", () => void import("./lib/offline.svelte").then(({ keepFiles }) => keepFiles()));
}
