/** A dozen short sounds, made here from plain waves and noise when they are played: they weigh nothing. */
import { prefs } from "./prefs.svelte";

/** One voice of a sound: a wave or noise that goes from one pitch to another and fades. */
interface Voice {
  wave: OscillatorType | "noise";
  from: number; // hertz; of noise: where its band lies
  to: number;
  at: number; // seconds after the sound began
  lasts: number;
  loud: number;
}

const voice = (wave: Voice["wave"], from: number, to: number, at: number, lasts: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const SOUNDS = {
  /** You are asked. */
  turn: [voice("sine", 523, 523, 0, 0.5, 0.24), voice("sine", 784, 784, 0.14, 0.7, 0.2)],
  /** A piece goes, or is put down. */
  step: [voice("triangle", 170, 120, 0, 0.09, 0.4)],
  land: [voice("triangle", 110, 60, 0, 0.18, 0.6), voice("noise", 500, 200, 0, 0.08, 0.2)],
  /** Something is pushed, hit or driven away. */
  hit: [voice("noise", 900, 200, 0, 0.16, 0.5), voice("square", 130, 50, 0, 0.2, 0.16)],
  card: [voice("noise", 2600, 5200, 0, 0.11, 0.16)],
  roll: [0, 0.07, 0.15, 0.26, 0.4].map((at, k) => voice("noise", 1500 - 120 * k, 900, at, 0.045, 0.3)),
  coin: [voice("square", 1320, 1320, 0, 0.06, 0.06), voice("square", 1760, 1760, 0.06, 0.22, 0.06)],
  /** A potion fills, a bottle is corked. */
  potion: [0, 0.08, 0.16].map((at, k) => voice("sine", 320 + 90 * k, 620 + 120 * k, at, 0.12, 0.2)),
  spell: [voice("sine", 420, 1400, 0, 0.45, 0.16), voice("triangle", 630, 2100, 0.05, 0.4, 0.08)],
  /** Something large flies or turns. */
  whoosh: [voice("noise", 300, 1700, 0, 0.28, 0.3), voice("noise", 1700, 250, 0.24, 0.34, 0.24)],
  /** A djinn is caught, a wizard is trapped. */
  catch: [voice("sawtooth", 700, 140, 0, 0.34, 0.1), voice("sine", 220, 330, 0.3, 0.22, 0.26)],
  gain: [voice("sine", 659, 659, 0, 0.16, 0.18), voice("sine", 880, 880, 0.1, 0.3, 0.18)],
  win: [523, 659, 784, 1047].map((pitch, k) => voice("triangle", pitch, pitch, k * 0.14, 0.5, 0.26)),
  lose: [392, 330, 262].map((pitch, k) => voice("sine", pitch, pitch * 0.98, k * 0.2, 0.5, 0.2)),
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
export const sounds = Object.keys(SOUNDS) as Sound[];

const BETWEEN_S = 0.16; // sounds of one move follow one another
const MOST = 4;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let nothing be heard before the page was touched; nor does it try. */
function heard(): AudioContext | null {
  if (!prefs.sound || prefs.volume <= 0 || !navigator.userActivation.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A second of noise, the same each time. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  let seed = 20011;
  for (let k = 0; k < samples.length; k += 1) {
    seed = (seed * 48271) % 2147483647;
    samples[k] = seed / 1073741823.5 - 1;
  }
  return hiss;
}

function sing(context: AudioContext, { wave, from, to, at, lasts, loud }: Voice, after: number): void {
  const start = context.currentTime + after + at;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loud * prefs.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  volume.connect(context.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + lasts);
  };
  if (wave === "noise") {
    const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
    const band = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 });
    glide(band.frequency);
    source.connect(band).connect(volume);
    source.start(start);
    source.stop(start + lasts);
  } else {
    const source = new OscillatorNode(context, { type: wave });
    glide(source.frequency);
    source.connect(volume);
    source.start(start);
    source.stop(start + lasts);
  }
}

/** Plays sounds one after another, each once. */
export function play(...all: readonly Sound[]): void {
  const context = heard();
  if (!context) return;
  [...new Set(all)].slice(0, MOST).forEach((sound, k) => {
    for (const one of SOUNDS[sound]) sing(context, one, k * BETWEEN_S);
  });
}
