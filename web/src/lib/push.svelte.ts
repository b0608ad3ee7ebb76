/** Whether this device tells its person that they are waited for while the page is closed, and how it comes to that. */
import type { TellMe } from "../protocol";
import { api } from "./api";
import { prefs } from "./prefs.svelte";

/** `insecure`: the page came over plain http. `failed`: the browser does not reach its push service. */
export type Pushing = "unknown" | "on" | "off" | "denied" | "insecure" | "unsupported" | "failed";

const DECLINED = "abraka.push.declined";

class Push {
  state: Pushing = $state("unknown");
  declined = $state(localStorage.getItem(DECLINED) !== null);

  /** Looks how it is; what was agreed to is told to the table again, in the language of now. Asks nobody. */
  async look(): Promise<void> {
    const before = obstacle();
    if (before) {
      this.state = before;
      return;
    }
    try {
      const manager = (await navigator.serviceWorker.ready).pushManager;
      const [{ key, on }, kept] = await Promise.all([api.push(), manager.getSubscription()]);
      const ours = kept !== null && sameKey(kept, key);
      if (ours) await api.tellMe(addressOf(kept));
      else if (on) await api.tellMeNoMore();
      this.state = ours ? "on" : "off";
    } catch {
      this.state = "unknown"; // the table is not reached, and says so itself
    }
  }

  /** To be called from a press: the browser asks, then the table knows where to. */
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.state = obstacle() ?? "off";
      return;
    }
    try {
      const manager = (await navigator.serviceWorker.ready).pushManager;
      const { key } = await api.push();
      const old = await manager.getSubscription();
      if (old && !sameKey(old, key)) await old.unsubscribe();
      const agreed = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
      await api.tellMe(addressOf(agreed));
      this.state = "on";
    } catch {
      this.state = "failed";
    }
  }

  async turnOff(): Promise<void> {
    await api.tellMeNoMore();
    const manager = (await navigator.serviceWorker.ready).pushManager;
    await (await manager.getSubscription())?.unsubscribe();
    this.state = "off";
  }

  /** Not now, and not at the next table either; on “Who I am” nothing is asked. */
  decline(): void {
    localStorage.setItem(DECLINED, "1");
    this.declined = true;
  }
}

/** Why nothing can be told here, in this browser. */
function obstacle(): Pushing | null {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

function addressOf(agreed: PushSubscription): TellMe {
  const { keys } = agreed.toJSON();
  return {
    endpoint: agreed.endpoint,
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    language: prefs.locale,
  };
}

function sameKey(agreed: PushSubscription, key: string): boolean {
  const [theirs, ours] = [new Uint8Array(agreed.options.applicationServerKey ?? new ArrayBuffer(0)), bytesOf(key)];
  return theirs.length === ours.length && theirs.every((byte, place) => byte === ours[place]);
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

export const push = new Push();
