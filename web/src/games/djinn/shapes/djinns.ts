/** The outlines of the djinns, feet at 0, 0: each colour has a shape of its own. */
import type { Colour, Sort } from "../view";

export const SMOKE: Record<Sort, string> = {
  // Broad, with two stubby horns.
  brown:
    "M1 0Q-8-3-4-10Q-18-13-18-29Q-18-41-11-45L-14-55Q-6-53-4-48" +
    "Q0-49 4-48Q6-53 14-55L11-45Q18-41 18-29Q18-13 6-11Q2-6 8-2Q4 1 1 0Z",
  // A drop with a crest that breaks like a wave.
  blue: "M1 0Q-8-3-5-10Q-16-16-15-28Q-14-39-5-45Q2-50-2-60Q14-58 12-45Q17-38 16-27Q15-15 6-10Q2-5 7-1Q4 1 1 0Z",
  // Three tongues of fire.
  red:
    "M0 0Q-8-4-4-11Q-17-16-15-31Q-14-38-17-49Q-10-45-8-41Q-6-52 1-61" +
    "Q3-50 8-42Q11-46 15-51Q13-42 15-35Q18-17 6-11Q2-6 7-2Q3 1 0 0Z",
  // A cloud.
  yellow:
    "M0 0Q-7-4-3-9Q-12-10-14-18Q-22-23-17-32Q-20-43-10-46Q-4-55 5-49" +
    "Q16-51 17-41Q24-34 18-27Q18-15 6-10Q2-5 6-1Q3 1 0 0Z",
  // Taller than all others, with wide shoulders.
  boss:
    "M0 0Q-12-4-6-14Q-24-18-27-36Q-35-41-32-53Q-25-46-21-48Q-22-66-9-73L0-78" +
    "L9-73Q22-66 21-48Q25-46 32-53Q35-41 27-36Q24-18 9-14Q4-8 11-3Q5 1 0 0Z",
};

/** Half as wide, and as high, as they are drawn. */
export const EXTENT: Record<Sort, { half: number; height: number }> = {
  brown: { half: 18, height: 55 },
  blue: { half: 17, height: 60 },
  red: { half: 17, height: 61 },
  yellow: { half: 22, height: 52 },
  boss: { half: 34, height: 88 },
};

/** A small sign for each colour, around 0, 0, so that nothing is told by colour alone. */
export const SIGN: Record<Colour, string> = {
  brown: "M-7 6L-8-3L-4-7L-1-4H1L4-7L8-3L7 6Q0 8-7 6Z",
  blue: "M0-9Q8 0 7 4Q5 9 0 9Q-5 9-7 4Q-8 0 0-9Z",
  red: "M0-10Q2-5 5-2L7-6Q9 2 6 6Q3 9 0 9Q-4 9-6 6Q-9 1-6-7L-4-3Q-3-7 0-10Z",
  yellow: "M-8 5Q-11 1-7-2Q-7-8-1-7Q3-10 6-5Q11-4 9 2Q9 6 5 6H-5Q-7 6-8 5Z",
};
