/** A few quiet sounds, made here from plain waves; off unless a person switches them on. */
import { prefs } from "./prefs.svelte";

let audio: AudioContext | null = null;

function note(frequency: number, after: number, lasts: number, loudness: number, shape: OscillatorType): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const wave = new OscillatorNode(audio, { frequency, type: shape });
  const volume = new GainNode(audio, { gain: loudness });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + lasts);
}

/** You are asked. */
export function chime(): void {
  if (!prefs.sound) return;
  note(523, 0, 0.5, 0.12, "sine");
  note(784, 0.14, 0.7, 0.1, "sine");
}

/** Something moves on the table. */
export function knock(): void {
  if (prefs.sound) note(140, 0, 0.09, 0.2, "triangle");
}
