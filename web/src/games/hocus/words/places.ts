/** Places of the track in words: “from KING”, “to 12”. */
import { m } from "../../../lib/words.svelte";
import type { View } from "../view";

/** A place as people write it: with a real minus. */
export const placeText = (place: number): string => (place < 0 ? `−${-place}` : String(place));

export function fromText(place: number, view?: View): string {
  if (place === 0) return m.hocus_from_start();
  return place === view?.king ? m.hocus_from_king() : m.hocus_from({ place: placeText(place) });
}

export function toText(place: number, view?: View): string {
  if (place === 0) return m.hocus_to_start();
  if (view && place >= view.fields.length) return m.hocus_to_finish();
  return place === view?.king ? m.hocus_to_king() : m.hocus_to({ place: placeText(place) });
}
