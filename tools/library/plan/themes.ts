import { houseNumbers } from "@cosmic/chart/names";
import type { ClaimsTable } from "../read/claims-table.ts";
import { type Kind, type PlannedSubject, part, passagesKind, subject } from "./kind.ts";
import { moreParts } from "./placements.ts";
import { elementNames, planetNames, signNames } from "./sky-names.ts";

function theme(name: string, about: string, headings: readonly (string | number)[]): PlannedSubject {
  return subject({
    id: `themes/${name}`,
    about,
    headings,
    parts: [part("core", 76, { now: true, bounds: [62, 125] }), part("scene", 50, { bounds: [40, 100] })],
  });
}

export const themes: Kind = passagesKind({
  name: "themes",
  line: "themes and tensions",
  claims: [0, 3],
  slots: ["a", "b", "orb", "house"],
  quoted: true,
  optional: moreParts,
  subjects: [
    theme("planet", "one planet leads the chart", planetNames),
    theme(
      "leading-light",
      "the Sun or the Moon leads the chart, by the element it stands in",
      ["sun", "moon"].flatMap((light) => elementNames.map((element) => `${light}-${element}`)),
    ),
    theme("sign", "one sign holds most of the chart", signNames),
    theme("house", "one house holds most of the chart", houseNumbers),
    theme(
      "element",
      "an element leads the chart, or is missing",
      elementNames.flatMap((element) => [element, `no-${element}`]),
    ),
    theme("angular-planet", "a planet stands on one of the four angles", planetNames),
    theme(
      "hard-aspect",
      "a conjunction, square or opposition within 3°, by its outer planet ({b}; {a} is the other); inner: among Sun, Moon, Mercury, Venus",
      ["inner", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"],
    ),
    theme("figure", "a figure holds the chart together", [
      "t-square",
      "grand-trine",
      "kite",
      "grand-cross",
      "yod",
      "mystic-rectangle",
    ]),
    theme("sect", "a chart of the day or of the night", ["day", "night"]),
    theme("chart-ruler", "the planet that rules the rising sign", planetNames),
    theme("node-axis", "the line of the nodes, by the sign of the north node", signNames),
  ],
});

/**
 * Pairs with a second passage, because they come up in most books. To be measured again on 10,000 charts once the
 * library is complete.
 */
const commonestPairs: readonly string[] = [
  "needs-closeness",
  "wants-to-be-seen",
  "quick-to-trust",
  "holds-on",
  "seeks-sameness",
  "acts-first",
  "speaks-at-once",
  "meets-conflict",
  "decides-alone",
  "begins-things",
];

/** The heading for a pair of claims. */
export function pairHeading(claim: string, opposite: string): string {
  return `${claim} × ${opposite}`;
}

/** Passages that reconcile two opposite claims. */
export function tensionsKind({ pairs }: ClaimsTable): Kind {
  const core = [part("core", 108, { now: true, bounds: [88, 120] })];
  const headings = pairs.map(([claim, opposite]) => pairHeading(claim, opposite));
  const common = pairs.filter(([claim]) => commonestPairs.includes(claim));
  return passagesKind({
    name: "tensions",
    line: "themes and tensions",
    claims: [2, 2],
    slots: ["a", "b"],
    optional: moreParts,
    subjects: [
      subject({
        id: "tensions/pairs",
        about: "a pair of opposite claims, reconciled; {a} carries the first",
        headings,
        parts: core,
      }),
      subject({
        id: "tensions/pairs-again",
        about: "the commonest pairs in other words, for the next reader",
        headings: common.map(([claim, opposite]) => pairHeading(claim, opposite)),
        parts: core,
      }),
    ],
  });
}
