import { type EdgeKind, edgeKinds } from "@cosmic/chart/edges/edge";
import { type Kind, part, portraitsKind } from "../kind.ts";

const parts = (names: readonly string[], words = 42, bounds: readonly [number, number] = [16, 80]) =>
  names.map((name) => part(name, words, { bounds }));

/** Variants of kinds whose paragraph a book may lack: the note for one that prints it. */
const variantsOf: Readonly<Partial<Record<EdgeKind, readonly string[]>>> = {
  ...{ "angle-aspect": ["until-printed"], "moon-phase": ["until-printed", "from-printed"] },
  ...{ "point-house": ["until-printed", "from-printed"], "point-sign": ["until-printed", "from-printed"] },
};

const marks = [
  ...["placement", "rising", "midheaven", "cusp", "phase"].flatMap((name) => [`${name}-until`, `${name}-from`]),
  ...["sect", "spine", "aspect"],
];

/** What the clock could change, and what a day without a birth time leaves open. */
export const edges: Kind = portraitsKind({
  name: "edges",
  line: "second edition",
  claims: [0, 2],
  slots: ["a", "b", "time", "house", "sign", "count", "angle"],
  subjects: [
    {
      id: "edges/edges",
      about: "boundaries near the birth time, polar days, and days without a time",
      passages: [
        { heading: "intro", parts: parts(["exact", "rounded-five", "rounded-half-hour"], 52, [25, 90]) },
        { heading: "none", parts: parts(["line"]) },
        ...edgeKinds.map((kind) => ({ heading: kind, parts: parts(["until", "from", ...(variantsOf[kind] ?? [])]) })),
        { heading: "mark", parts: parts(marks, 16, [8, 30]) },
        ...["polar-night", "midnight-sun", "never-rose", "never-set", "sect-says-nothing", "whole-sign-advice"].map(
          (heading) => ({ heading, parts: parts(["line"]) }),
        ),
        { heading: "two-moons", parts: parts(["even", "likelier"]) },
        { heading: "two-suns", parts: parts(["line"]) },
        ...["untimed-intro", "rising-open", "houses-open"].map((heading) => ({ heading, parts: parts(["line"]) })),
      ],
    },
  ],
});
