/** Has the service worker keep what can be used without the table, and lets a new version take over. */
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

const LOOK_AGAIN_MS = 3_600_000;

/** To be called once, when the page is there. Over plain http browsers have no service workers: then nothing is kept. */
export function keepFiles(): void {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  let before = workers.controller;
  workers.addEventListener("controllerchange", () => {
    router.outdated = before !== null;
    before = workers.controller;
    before?.postMessage({ keep: prefs.locale });
  });
  $effect.root(() => {
    $effect(() => {
      const keep = prefs.locale;
      void workers.ready.then(({ active }) => active?.postMessage({ keep }));
    });
  });
  void workers.register("/sw.js").then(lookAgain, () => undefined); // without it all works but what is kept
}

/** A page that stays open for days looks for a new version when somebody comes back to it. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    void registration.update().catch(() => undefined);
  });
}
