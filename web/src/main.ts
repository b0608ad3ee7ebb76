import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "@fontsource-variable/fraunces/wght.css";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followPrefs } from "./lib/prefs.svelte";

followPrefs();
const target = document.getElementById("app");
if (target) mount(App, { target });
