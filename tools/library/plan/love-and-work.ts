import { type Kind, type PlannedPart, type PlannedSubject, part, passagesKind, subject } from "./kind.ts";
import { moreParts } from "./placements.ts";
import { elementNames, planetNames, signNames } from "./sky-names.ts";

function bySign(id: string, about: string, words: number): PlannedSubject {
  const bounds = [Math.round(words * 0.75), Math.min(130, Math.round(words * 1.5))] as const;
  return subject({ id, about, headings: signNames, parts: [part("core", words, { bounds })] });
}

/** A second paragraph after the core: its reason with an occasion, or the circumstance in which it runs the other way. */
const furtherParts: readonly PlannedPart[] = ["why", "turn"].map((name) => part(name, 75, { bounds: [45, 85] }));
const optional: readonly PlannedPart[] = [...moreParts, ...furtherParts];

export const love: Kind = passagesKind({
  name: "love",
  line: "love and work",
  claims: [0, 3],
  quoted: true,
  optional,
  subjects: [
    subject({
      id: "love/choosing",
      about: "how you choose: Venus by sign",
      headings: signNames,
      parts: [part("core", 90), part("strain", 50)],
    }),
    bySign("love/attaching", "how you attach: the Moon by sign", 85),
    bySign("love/arguing", "how you argue and make up: Mars by sign", 85),
    bySign("love/staying", "how you stay: the sign on the cusp of the seventh house", 85),
    bySign("love/playing", "how you court and play: the sign on the cusp of the fifth house", 60),
    bySign("love/asking", "what to ask for, in words that can be said: the Moon by sign", 60),
    subject({
      id: "love/wanting-and-reaching",
      about: "what Venus wants and how Mars goes after it, by their elements: venus first",
      headings: elementNames.flatMap((venus) => elementNames.map((mars) => `${venus}-${mars}`)),
      parts: [part("core", 72)],
    }),
  ],
});

export const work: Kind = passagesKind({
  name: "work",
  line: "love and work",
  claims: [0, 3],
  quoted: true,
  optional,
  subjects: [
    bySign("work/direction", "what you are known for: the sign of the Midheaven", 95),
    bySign("work/daily-work", "the work of an ordinary day: the sign on the cusp of the sixth house", 72),
    bySign("work/worth", "what is worth having, and what you ask for it: the sign on the cusp of the second house", 72),
    bySign("work/duty", "what you take on, and how long: Saturn by sign", 76),
    bySign("work/effort", "how you start, push and work beside others: Mars by sign", 80),
    bySign("work/rest", "how you stop: the Moon by sign", 68),
    subject({
      id: "work/chart-ruler",
      about: "where the chart wants to go: its ruler",
      headings: planetNames,
      parts: [part("core", 90)],
    }),
  ],
});
