/** The colours of six seats are told apart by every eye; hats tell them apart besides. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** How eyes without one kind of cone see light (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** So far apart in CIELAB that nobody takes one for the other; 2.3 can just be noticed. */
const APART = 20;

const theme = readFileSync(new URL("../src/theme.css", import.meta.url), "utf-8");
const tones = [...theme.matchAll(/--tone-\d: light-dark\((#\w{6}), (#\w{6})\)/g)];
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (hex: string): Rgb =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Rgb;
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const seen = (colour: Rgb, eye: Matrix): Rgb =>
  eye.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as unknown as Rgb;

function lab(colour: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = f(dot([0.2126, 0.7152, 0.0722], colour));
  const z = f(dot([0.0193, 0.1192, 0.9505], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each(Object.entries(EYES))("seats as seen with %s", (_, eye) => {
  it.each([
    ["day", 1],
    ["night", 2],
  ])("are told apart by %s", (_theme, column) => {
    const colours = tones.map((found) => lab(seen(light(found[column] ?? ""), eye)));
    expect(colours).toHaveLength(6);
    for (const [k, one] of colours.entries()) {
      for (const other of colours.slice(k + 1)) expect(distance(one, other)).toBeGreaterThan(APART);
    }
  });
});
