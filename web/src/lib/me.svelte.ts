/** The person at this device, as the server knows them. */
import type { AboutMe, Me } from "../protocol";
import { api } from "./api";

class Myself {
  about: Me | null = $state.raw(null);
  /** The card that asks for a name is shown, and tells what came of it. */
  asking: ((done: boolean) => void) | null = $state.raw(null);

  async load(): Promise<Me> {
    this.about = await api.me();
    return this.about;
  }

  async change(changes: AboutMe): Promise<Me> {
    this.about = await api.changeMe(changes);
    return this.about;
  }

  /** Asks for a name, once in a life; says whether there is one now. */
  async introduce(): Promise<boolean> {
    const { name } = this.about ?? (await this.load());
    if (name) return true;
    return new Promise((resolve) => {
      this.asking = (done) => {
        this.asking = null;
        resolve(done);
      };
    });
  }
}

export const me = new Myself();
