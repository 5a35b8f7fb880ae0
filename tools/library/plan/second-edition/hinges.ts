import { planets } from "@cosmic/chart/names";
import { type Kind, part, portraitsKind, subject } from "../kind.ts";

const hinge = (name: string) => part(name, 34, { bounds: [18, 55] });
/** Two of each, so that contemporaries do not share both. */
const variants = ["opens", "closes"].flatMap((side) => [1, 2].map((number) => hinge(`${side}-${number}`)));

const slow: readonly string[] = ["uranus", "neptune", "pluto"];
const relations = [
  { id: "against", about: "a planet in hard aspect to {other}", headings: planets },
  { id: "alongside", about: "a planet in conjunction or soft aspect with {other}", headings: planets },
  {
    id: "under",
    about: "a planet, or the Ascendant, whose sign {other} rules",
    headings: [...planets.filter((planet) => !slow.includes(planet)), "ascendant"],
  },
];

const chapters = ["conversation", "love", "work", "houses", "slow-planets", "temperament", "growth", "now"];

/** How a chapter opens by what its planet does for or against another, and closes by what that changes. */
export const hinges: Kind = portraitsKind({
  name: "hinges",
  line: "second edition",
  claims: [0, 2],
  slots: ["a", "b", "other"],
  fragments: ["matters"],
  subjects: [
    ...relations.map(({ id, about, headings }) => subject({ id: `hinges/${id}`, about, headings, parts: variants })),
    {
      id: "hinges/matters",
      about: "what a planet is after, as a clause",
      passages: [{ heading: "matters", parts: planets.map((planet) => part(planet, 5, { bounds: [1, 9] })) }],
    },
    subject({
      id: "hinges/chapters",
      about: "chapters of no single body: of a chart led by a strain, and of any other",
      headings: chapters,
      parts: ["opens-strain", "opens-other"].map(hinge),
    }),
  ],
});
