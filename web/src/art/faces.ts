/** The faces of the bots, by who they are. The middle of a head is at 0, -24; it wears the hat of its seat. */

export type Eyes = "dots" | "closed" | "glasses" | "monocle" | "patch" | "wink" | "wide" | "tired";

export interface Drawn {
  skin: string;
  head: readonly [rx: number, ry: number];
  hair: string;
  back?: string; // hair behind the head
  front?: string; // hair and beard before it
  eyes: Eyes;
  mouth: string;
  sign?: readonly [colour: string, path: string]; // what nobody else has
}

const SMILE = "M-4-17q4 3.500 8 0";
const STERN = "M-3.500-16.500h7";

export const FACES: Readonly<Record<string, Drawn>> = {
  barnaby: {
    skin: "#e9c39c",
    head: [12, 13],
    hair: "#f2ece0",
    front: "M-12-23Q-15-4 0 3Q15-4 12-23Q8-15 0-18Q-8-15-12-23Z",
    eyes: "dots",
    mouth: "M-3-13.500q3 2.500 6 0",
  },
  mirabel: {
    skin: "#c98f63",
    head: [11, 13],
    hair: "#3b2a2a",
    back: "M-13-36Q-20-14-15-4Q-8-8-9-20H9Q8-8 15-4Q20-14 13-36Z",
    eyes: "closed",
    mouth: SMILE,
  },
  otto: {
    skin: "#f0d0b0",
    head: [9.5, 14],
    hair: "#5a4a3c",
    front: "M-6-19q3-2.500 6 0q3-2.500 6 0q-3 2.500-6 1.500q-3 1-6-1.500Z",
    eyes: "glasses",
    mouth: STERN,
  },
  quill: {
    skin: "#dfb48c",
    head: [9, 13],
    hair: "#8b6b3e",
    back: "M-9-34Q-14-26-12-17L-8-19V-34Z",
    eyes: "dots",
    mouth: "M0-16h5",
    sign: ["#fff6e0", "M8-22Q19-30 18-46Q9-38 8-22Z"],
  },
  hazel: {
    skin: "#b97f52",
    head: [11.5, 12.5],
    hair: "#6e4423",
    back: "M-12-34Q-19-22-15-6L-11-4L-9-20ZM12-34Q19-22 15-6L11-4L9-20Z",
    eyes: "dots",
    mouth: SMILE,
    sign: ["#5d8a3c", "M-14-9q-6-5-2-11q6 4 2 11ZM14-9q6-5 2-11q-6 4-2 11Z"],
  },
  bruno: {
    skin: "#d8a077",
    head: [15, 13],
    hair: "#4a3526",
    front: "M-15-22Q-15-9 0-9Q15-9 15-22Q10-14 5-14.500H-5Q-10-14-15-22Z",
    eyes: "dots",
    mouth: "M-4-12h8",
  },
  nettle: {
    skin: "#ecd3b2",
    head: [10.5, 13],
    hair: "#5f8f3e",
    back: "M-9-35L-19-33L-13-27L-20-22L-13-19L-17-11L-8-14V-34ZM9-35L19-33L13-27L20-22L13-19L17-11L8-14V-34Z",
    eyes: "dots",
    mouth: "M-4-15.500q4-2 8 0",
    sign: ["#3f5f2a", "M-8-31L-2-28.500L-8-29ZM8-31L2-28.500L8-29Z"],
  },
  ember: {
    skin: "#f3cda8",
    head: [11.5, 12.5],
    hair: "#d2552a",
    back: "M-11-35Q-22-26-16-19Q-20-13-13-6Q-13-12-9-13H9Q13-12 13-6Q20-13 16-19Q22-26 11-35Z",
    eyes: "wide",
    mouth: SMILE,
    sign: [
      "#c9854f",
      "M-8-20h1.600v1.600h-1.600ZM-5-18.500h1.600v1.600h-1.600ZM3.500-18.500h1.600v1.600h-1.600ZM6.500-20h1.600v1.600h-1.600Z",
    ],
  },
  mortimer: {
    skin: "#cfc8b8",
    head: [9.5, 15],
    hair: "#a9a79f",
    back: "M-10-35Q-16-18-13 2L-8-4V-34ZM10-35Q16-18 13 2L8-4V-34Z",
    eyes: "tired",
    mouth: "M-3-13.500q3-1.500 6 0",
  },
  pip: {
    skin: "#f0c49a",
    head: [10, 10],
    hair: "#c79a3f",
    back: "M-9-30Q-16-29-14-21L-9-20ZM9-30Q16-29 14-21L9-20Z",
    eyes: "wide",
    mouth: "M-5.500-21Q0-11 5.500-21Z",
  },
  sybil: {
    skin: "#a56c48",
    head: [11, 13],
    hair: "#7a4f9c",
    back: "M-12-36Q-19-12-17 2H-9V-20H9V2H17Q19-12 12-36Z",
    eyes: "closed",
    mouth: STERN,
    sign: ["#f1c84b", "M-12-16a3 3 0 1 0 .1 0ZM12-16a3 3 0 1 0 .1 0ZM0-33l2 3l-2 3l-2-3Z"],
  },
  fergus: {
    skin: "#f0c7a2",
    head: [12, 13],
    hair: "#b5622c",
    front: "M-12-27Q-18-17-12-8L-7-12Q-9-18-9-26ZM12-27Q18-17 12-8L7-12Q9-18 9-26Z",
    eyes: "patch",
    mouth: "M-4-16q5 4 8-1",
  },
  luna: {
    skin: "#e6e0ea",
    head: [11, 12.5],
    hair: "#b9c3dd",
    back: "M-11-36Q-17-26-16-12Q-11-9-8-12V-34ZM11-36Q17-26 16-12Q11-9 8-12V-34Z",
    eyes: "wide",
    mouth: "M-2.500-16q2.500 2 5 0",
    sign: ["#f1d884", "M-1-33a4 4 0 1 0 4 5a3.200 3.200 0 1 1-4-5Z"],
  },
  gustav: {
    skin: "#edbf9c",
    head: [13, 12.5],
    hair: "#7d7468",
    front:
      "M0-19.500Q-5-22-9-18Q-13-15-16-20Q-14-11-7-14Q-3-15 0-17.500Q3-15 7-14Q14-11 16-20Q13-15 9-18Q5-22 0-19.500Z",
    eyes: "monocle",
    mouth: "M-2-12h4",
  },
  wanda: {
    skin: "#8d5a3c",
    head: [11, 12.5],
    hair: "#2e2024",
    back: "M-12-34a6 6 0 0 0-4 9a6 6 0 0 0 0 9a6 6 0 0 0 7 6V-34ZM12-34a6 6 0 0 1 4 9a6 6 0 0 1 0 9a6 6 0 0 1-7 6V-34Z",
    eyes: "wink",
    mouth: SMILE,
  },
  crispin: {
    skin: "#dcb38a",
    head: [10, 13],
    hair: "#27324f",
    back: "M-9-29L-18-33L-10-20ZM9-29L18-33L10-20Z",
    front: "M-4-14.500H4L0-3Z",
    eyes: "dots",
    mouth: SMILE,
    sign: ["#f1c84b", "M6.500-22l1 2l2.200.3l-1.600 1.500l.4 2.200l-2-1l-2 1l.4-2.200l-1.600-1.500l2.200-.3Z"],
  },
};
