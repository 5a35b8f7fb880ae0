import { houseNumbers, type Planet } from "@cosmic/chart/names";
import type { ChapterRole } from "../report-plan.ts";

/** Which units a section takes: all below a beginning of their id that fit the chart. */
export interface Selection {
  /** `planets-in-signs/moon`: the units in that file, or of that kind. */
  readonly from: string;
  /** Only those whose tests name this planet. */
  readonly body?: Planet;
  /** Only when the two planets are in aspect. */
  readonly inAspect?: readonly [Planet, Planet];
  /** Printed whatever else the book says. */
  readonly mandatory?: true;
  /** Printed while the chapter has room. */
  readonly optional?: true;
  /** Their cores alone. */
  readonly coresOnly?: true;
  /** At most this many, the heaviest first. */
  readonly most?: number;
  /** What they weigh, where their facts have no weight of their own. */
  readonly weight?: number;
}

export interface SectionSpec {
  readonly id: string;
  readonly takes: readonly Selection[];
}

export interface ChapterSpec {
  readonly role: ChapterRole;
  /** Words of prose, to be met within a seventh where the chart has enough to say. */
  readonly words: number;
  readonly sections: readonly SectionSpec[];
}

const states = (planet: Planet): readonly Selection[] =>
  ["conditions/dignity", "conditions/motion", "conditions/near-the-sun", "conditions/unaspected"].map((from) => ({
    from,
    body: planet,
    optional: true,
  }));

const optionalSign: readonly Planet[] = ["uranus", "neptune", "pluto"];
/** What a generation shares weighs little. */
const sharedWeight = 2;

/** A planet's sign, house and condition, each in its section. */
function planetSections(planet: Planet, id: string): readonly SectionSpec[] {
  const slow = optionalSign.includes(planet);
  const mandatoryHouse = ["sun", "moon", "mercury", "venus", "mars"].includes(planet);
  return [
    {
      id: `${id}-sign`,
      takes: [
        {
          from: `planets-in-signs/${planet}`,
          ...(slow ? { optional: true, weight: sharedWeight } : { mandatory: true }),
        },
        { from: `sign-rulers/${planet}`, optional: true, weight: sharedWeight },
      ],
    },
    {
      id: `${id}-house`,
      takes: [{ from: `planets-in-houses/${planet}`, ...(mandatoryHouse ? { mandatory: true } : {}) }],
    },
    { id: `${id}-state`, takes: states(planet) },
  ];
}

const factWeight = 8;
/** A fact that Love or Work has to tell. */
const obligatory = (from: string): Selection => ({ from, mandatory: true, weight: factWeight });
const room = (from: string, weight = 4): Selection => ({ from, optional: true, weight });

/**
 * The chapters that are told from passages by weight, with their length. Chapters that are put together from the spine,
 * the date or the clock are not in this table.
 */
export const chapterSpecs: readonly ChapterSpec[] = [
  { role: "soul", words: 1000, sections: planetSections("sun", "soul") },
  {
    role: "heart",
    words: 1150,
    sections: [
      ...planetSections("moon", "heart"),
      { id: "heart-phase", takes: [{ from: "conditions/moon-phase", optional: true }] },
      { id: "heart-sun-moon", takes: [{ from: "two-planets/sun-moon", inAspect: ["sun", "moon"], optional: true }] },
    ],
  },
  {
    role: "mask",
    words: 850,
    sections: [
      { id: "mask-sign", takes: [{ from: "planets-in-signs/ascendant", mandatory: true }] },
      { id: "mask-state", takes: [{ from: "house-rulers/1" }] },
    ],
  },
  {
    role: "the-day-as-it-turned",
    words: 1900,
    sections: [
      {
        id: "day-rising",
        takes: [{ from: "the-day-as-it-turned/rising-signs", coresOnly: true, optional: true, weight: 5 }],
      },
      { id: "day-rulers", takes: [{ from: "the-day-as-it-turned/rulers", optional: true, weight: 4 }] },
    ],
  },
  {
    role: "mercury-venus-mars",
    words: 2400,
    sections: (["mercury", "venus", "mars"] as const).flatMap((planet) => planetSections(planet, planet)),
  },
  {
    role: "love",
    words: 1900,
    sections: [
      { id: "love-choosing", takes: [{ from: "love/choosing", mandatory: true }, obligatory("love-facts/venus-met")] },
      { id: "love-wanting", takes: [{ from: "love-facts/verdict", weight: 5 }] },
      { id: "love-arguing", takes: [{ from: "love/arguing" }, obligatory("love-facts/mars-met")] },
      { id: "love-attaching", takes: [{ from: "love/attaching" }, obligatory("love-facts/moon-met")] },
      { id: "love-pressed", takes: [obligatory("love-facts/hardest")] },
      {
        id: "love-staying",
        takes: [
          { from: "love/staying" },
          { from: "love-facts/seventh-ruler", weight: 5 },
          obligatory("love-facts/residents"),
          room("love/playing"),
        ],
      },
      { id: "love-asking", takes: [{ from: "love/asking" }] },
    ],
  },
  {
    role: "work",
    words: 1500,
    sections: [
      {
        id: "work-direction",
        takes: [
          { from: "work/direction" },
          { from: "work-facts/ruler-planet", weight: 5 },
          { from: "work-facts/midheaven-ruler", weight: 5 },
        ],
      },
      { id: "work-duty", takes: [{ from: "work/duty" }, obligatory("work-facts/saturn-met")] },
      {
        id: "work-days",
        takes: [
          obligatory("work-facts/residents"),
          room("work/daily-work"),
          room("work/worth"),
          room("work/effort", 3),
        ],
      },
      { id: "work-rest", takes: [room("work/rest", 5)] },
    ],
  },
  {
    role: "jupiter-saturn",
    words: 1400,
    sections: (["jupiter", "saturn"] as const).flatMap((planet) => planetSections(planet, planet)),
  },
  {
    role: "houses",
    words: 1900,
    sections: houseNumbers.map((house) => ({
      id: `house-${house}`,
      takes: [
        ...(house === 1 ? [] : [{ from: `house-rulers/${house}`, coresOnly: true } as const]),
        { from: `signs-on-cusps/${house}`, optional: true, coresOnly: true } as const,
      ],
    })),
  },
  {
    role: "outer-planets",
    words: 850,
    sections: (["uranus", "neptune", "pluto"] as const).flatMap((planet) => planetSections(planet, planet)),
  },
  {
    role: "points",
    words: 450,
    sections: (
      [
        ["trueNode", "north-node"],
        ["chiron", "chiron"],
        ["meanLilith", "lilith"],
        ["fortune", "fortune"],
      ] as const
    ).map(([id, name]) => ({
      id,
      takes: [
        { from: `points-in-signs/${name}`, ...(name === "north-node" ? {} : { optional: true as const }) },
        { from: `points-in-houses/${name}`, optional: true },
      ],
    })),
  },
  {
    role: "temperament",
    words: 450,
    sections: [
      { id: "elements-and-modes", takes: [room("conditions/elements", 6), room("conditions/modes", 4)] },
      { id: "halves", takes: [room("conditions/hemispheres", 4), room("conditions/house-classes", 3)] },
      { id: "strengths", takes: [{ ...room("conditions/strength", 5), most: 2 }] },
    ],
  },
];

/** Conversation is told from the aspects outside the spine, one section each, as long as there is room. */
export const conversationWords = { timed: 1700, untimed: 2300 } as const;
