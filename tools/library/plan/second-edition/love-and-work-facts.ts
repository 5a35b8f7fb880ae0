import { houseNumbers, planets } from "@cosmic/chart/names";
import { type Kind, part, portraitsKind, subject } from "../kind.ts";
import { elementNames } from "../sky-names.ts";

const core = [part("core", 75, { bounds: [40, 110] })];
const natures = ["beside", "hard", "soft"];

/** The closest aspect of a body: every other planet in three natures, as far as the sky makes them, or none. */
function met(body: "venus" | "mars" | "moon" | "saturn"): readonly string[] {
  const never = body === "venus" ? ["sun-hard", "sun-soft", "mercury-hard"] : [];
  return [
    ...planets
      .filter((other) => other !== body)
      .flatMap((other) => natures.map((nature) => `${other}-${nature}`))
      .filter((heading) => !never.includes(heading)),
    "none",
  ];
}

const residents = (houses: readonly number[]) =>
  planets.flatMap((planet) => houses.map((house) => `${planet}-${house}`));
const facts = (id: string, about: string, headings: readonly (string | number)[], parts = core) =>
  subject({ id, about, headings, parts });

/** The facts that Love has to weigh beside the signs. */
export const loveFacts: Kind = portraitsKind({
  name: "love-facts",
  line: "second edition",
  claims: [0, 3],
  slots: ["a"],
  subjects: [
    facts("love-facts/venus-met", "what you want, corrected by the closest aspect of Venus", met("venus")),
    facts("love-facts/mars-met", "how you reach for it: the closest aspect of Mars", met("mars")),
    facts("love-facts/moon-met", "how you attach: the closest aspect of the Moon", met("moon")),
    facts("love-facts/seventh-ruler", "where the bond has its business", houseNumbers),
    facts("love-facts/residents", "a planet in the fifth, seventh or eighth house", residents([5, 7, 8])),
    facts(
      "love-facts/hardest",
      "the planet that presses Venus, the Moon or the ruler of the seventh",
      ["sun", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"],
      [part("core", 48, { bounds: [25, 80] })],
    ),
    facts(
      "love-facts/settling",
      "where choosing hands over to living together: Venus by element, then the Moon",
      elementNames.flatMap((venus) => elementNames.map((moon) => `${venus}-${moon}`)),
      [part("core", 88, { bounds: [60, 110] })],
    ),
    facts(
      "love-facts/verdict",
      "what wanting and reaching make of each other: Venus by element, then Mars",
      elementNames.flatMap((venus) => elementNames.map((mars) => `${venus}-${mars}`)),
      [part("core", 60, { bounds: [35, 100] })],
    ),
  ],
});

/** The facts that Work has to weigh. */
export const workFacts: Kind = portraitsKind({
  name: "work-facts",
  line: "second edition",
  claims: [0, 3],
  subjects: [
    facts("work-facts/saturn-met", "what you carry, and how long: the closest aspect of Saturn", met("saturn")),
    facts("work-facts/midheaven-ruler", "the house of the Midheaven’s ruler", houseNumbers),
    facts("work-facts/ruler-planet", "the planet that rules the Midheaven", planets),
    facts("work-facts/residents", "a planet in the second, sixth or tenth house", residents([2, 6, 10])),
  ],
});
