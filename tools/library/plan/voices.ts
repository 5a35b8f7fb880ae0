import { type Kind, linesKind, part, subject } from "./kind.ts";
import { signNames } from "./sky-names.ts";

const now = true;
/** A voice's name, its one object, the sentence it says, and a line for each place where it returns. */
const parts = [
  part("voice", 2, { now, bounds: [2, 3] }),
  part("motif", 3, { now, bounds: [1, 5] }),
  part("says", 3, { now, bounds: [1, 7] }),
  part("enter", 45, { now, bounds: [30, 60] }),
  part("love", 38, { now, bounds: [24, 55] }),
  part("work", 38, { now, bounds: [24, 55] }),
  part("quarrel", 28, { now, bounds: [15, 40] }),
  part("now", 21, { now, bounds: [12, 28] }),
  part("letter", 22, { now, bounds: [14, 32] }),
  part("own", 26, { now, bounds: [15, 38] }),
];

const ofSigns = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "ascendant"];

export const voices: Kind = linesKind({
  name: "voices",
  line: "voices",
  subjects: [
    ...ofSigns.map((body) =>
      subject({ id: `voices/${body}`, about: `how the ${body} speaks in each sign`, headings: signNames, parts }),
    ),
    subject({
      id: "voices/slow-planets",
      about: "one voice each for the planets whose sign a generation shares",
      headings: ["uranus", "neptune", "pluto"],
      parts,
    }),
  ],
});
