import { type Planet, planets } from "@cosmic/chart/names";
import { type Kind, part, portraitsKind, subject } from "../kind.ts";

const hinge = (name: string) => part(name, 34, { bounds: [18, 55] });

const slow: readonly Planet[] = ["uranus", "neptune", "pluto"];
/** Never farther apart than 76°. */
const nearTheSun: readonly Planet[] = ["sun", "mercury", "venus"];

/** Ordered pairs, such as `sun-saturn` for the chapter on the Sun; those of two slow planets are a generation’s. */
const pairs = planets.flatMap((one) =>
  planets
    .filter((other) => other !== one && !(slow.includes(one) && slow.includes(other)))
    .map((other): readonly [Planet, Planet] => [one, other]),
);
const hardPairs = pairs.filter((pair) => !pair.every((planet) => nearTheSun.includes(planet)));
const relations = [
  { id: "against", about: "a planet in square or opposition to another", of: hardPairs },
  { id: "alongside", about: "a planet in conjunction, trine or sextile with another", of: pairs },
];

const chapters = ["conversation", "love", "work", "houses", "slow-planets", "temperament", "growth", "now"];

/** How a chapter opens by what its planet does for or against another, and closes by what that changes. */
export const hinges: Kind = portraitsKind({
  name: "hinges",
  line: "second edition",
  claims: [0, 2],
  slots: ["a", "other"],
  subjects: [
    ...relations.map(({ id, about, of }) =>
      subject({
        id: `hinges/${id}`,
        about,
        headings: of.map((pair) => pair.join("-")),
        parts: ["opens", "closes"].map(hinge),
      }),
    ),
    subject({
      id: "hinges/chapters",
      about: "chapters of no single body: of a chart led by a strain, and of any other",
      headings: chapters,
      parts: ["opens-strain", "opens-other"].map(hinge),
    }),
  ],
});
