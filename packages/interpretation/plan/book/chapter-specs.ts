import { houseNumbers, type Planet } from "@cosmic/chart/names";
import type { ChapterRole } from "../report-plan.ts";

/** Which units a section takes: all below a beginning of their id that fit the chart. */
export interface Selection {
  /** `planets-in-signs/moon`: the units in that file. */
  readonly from: string;
  /** Only those whose tests name this planet. */
  readonly body?: Planet;
  /** Only when the two planets are in aspect, or without a birth time, when there is less to tell. */
  readonly inAspect?: readonly [Planet, Planet];
  /** Printed whatever else the book says. */
  readonly mandatory?: true;
  /** Printed while the chapter has room. */
  readonly optional?: true;
  /** Where the chart calls for the gift, the gift stands in place of the core. */
  readonly giftForCore?: true;
  /** Their cores alone. */
  readonly coresOnly?: true;
  /** At most this many, the heaviest first. */
  readonly most?: number;
  /** What they weigh, where their facts have no weight of their own. */
  readonly weight?: number;
}

interface SectionSpec {
  readonly id: string;
  /** It may change places with the next section, where neighboring paragraphs would have one shape. */
  readonly movable?: true;
  readonly takes: readonly Selection[];
}

export interface ChapterSpec {
  readonly role: ChapterRole;
  /** Words of prose, to be met within a seventh where the chart has enough to say. Without a birth time houses and the
   * rising sign are silent, and the other chapters say more. */
  readonly words: { readonly timed: number; readonly untimed: number };
  readonly sections: readonly SectionSpec[];
}

const states = (planet: Planet): readonly Selection[] =>
  ["conditions/motion", "conditions/near-the-sun", "conditions/unaspected"].map((from) => ({
    from,
    body: planet,
    optional: true,
  }));

const optionalSign: readonly Planet[] = ["uranus", "neptune", "pluto"];
/** What a generation shares is said before the state and the ruler of what it shares. */
const sharedWeight = 6;
const rulerWeight = 2;

/** A planet's sign with what the sign makes of it, its house and its condition, each in its section. */
function planetSections(planet: Planet, id: string, before: readonly Selection[] = []): readonly SectionSpec[] {
  const slow = optionalSign.includes(planet);
  const mandatoryHouse = ["sun", "moon", "mercury", "venus", "mars"].includes(planet);
  return [
    {
      id: `${id}-sign`,
      takes: [
        ...before,
        {
          from: `planets-in-signs/${planet}`,
          ...(slow ? { optional: true, weight: sharedWeight } : { mandatory: true }),
        },
        { from: "conditions/dignity", body: planet, optional: true },
        { from: `sign-rulers/${planet}`, optional: true, weight: rulerWeight },
      ],
    },
    {
      id: `${id}-house`,
      takes: [{ from: `planets-in-houses/${planet}`, ...(mandatoryHouse ? { mandatory: true } : {}) }],
    },
    { id: `${id}-state`, takes: states(planet) },
  ];
}

/** Two planets by their elements. */
function together(a: Planet, b: Planet): readonly SectionSpec[] {
  return [
    {
      id: `two-${a}-${b}`,
      movable: true,
      takes: [{ from: `two-planets/${a}-${b}`, inAspect: [a, b], optional: true, weight: 5 }],
    },
  ];
}

const factWeight = 8;
/** What the heading of its section promises. */
const always = (from: string): Selection => ({ from, mandatory: true });
const obligatory = (from: string): Selection => ({ from, mandatory: true, weight: factWeight });
const room = (from: string, weight = 4): Selection => ({ from, optional: true, weight });

/**
 * The chapters that are told from passages by weight, with their length. Chapters that are put together from the spine,
 * the date or the clock are not in this table.
 */
export const chapterSpecs: readonly ChapterSpec[] = [
  {
    role: "soul",
    words: { timed: 1200, untimed: 1500 },
    // On a day on which the Sun changed sign: how to tell the two apart, before both passages.
    sections: planetSections("sun", "soul", [{ from: "the-day-as-it-turned/two-suns", weight: 5 }]),
  },
  {
    role: "heart",
    words: { timed: 1700, untimed: 2000 },
    sections: [
      ...planetSections("moon", "heart", [{ from: "the-day-as-it-turned/two-moons", weight: 5 }]),
      { id: "heart-phase", movable: true, takes: [{ from: "conditions/moon-phase", optional: true }] },
      ...together("sun", "moon"),
    ],
  },
  {
    role: "mask",
    words: { timed: 950, untimed: 0 },
    sections: [
      { id: "mask-sign", takes: [{ from: "planets-in-signs/ascendant", mandatory: true }] },
      { id: "mask-state", takes: [{ from: "house-rulers/1" }] },
    ],
  },
  {
    role: "the-day-as-it-turned",
    words: { timed: 0, untimed: 3300 },
    sections: [
      {
        id: "day-rising",
        takes: ["rising-signs", "high-latitude"].map((name) => ({
          ...{ from: `the-day-as-it-turned/${name}`, coresOnly: true as const, optional: true as const, weight: 5 },
        })),
      },
      { id: "day-rulers", takes: [{ from: "the-day-as-it-turned/rulers", optional: true, weight: 5 }] },
    ],
  },
  {
    role: "mercury-venus-mars",
    words: { timed: 3200, untimed: 4000 },
    sections: [
      ...(["mercury", "venus", "mars"] as const).flatMap((planet) => planetSections(planet, planet)),
      ...together("mercury", "mars"),
      ...together("sun", "mars"),
    ],
  },
  {
    role: "love",
    words: { timed: 2300, untimed: 2300 },
    sections: [
      { id: "love-choosing", takes: [always("love/choosing"), obligatory("love-facts/venus-met")] },
      { id: "love-wanting", movable: true, takes: [{ from: "love-facts/verdict", weight: 5 }] },
      { id: "love-arguing", takes: [always("love/arguing"), obligatory("love-facts/mars-met")] },
      { id: "love-attaching", takes: ["love-facts/settling", "love/attaching", "love-facts/moon-met"].map(obligatory) },
      { id: "love-pressed", movable: true, takes: [obligatory("love-facts/hardest")] },
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
    words: { timed: 1500, untimed: 1500 },
    sections: [
      {
        id: "work-direction",
        takes: [
          always("work/direction"),
          { from: "work-facts/ruler-planet", weight: 5 },
          { from: "work-facts/midheaven-ruler", weight: 5 },
        ],
      },
      { id: "work-ruler", takes: [room("work/chart-ruler", 5)] },
      {
        id: "work-duty",
        takes: [{ ...always("work/duty"), giftForCore: true }, obligatory("work-facts/saturn-met")],
      },
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
    words: { timed: 1260, untimed: 1650 },
    sections: [
      ...(["jupiter", "saturn"] as const).flatMap((planet) => planetSections(planet, planet)),
      ...together("venus", "saturn"),
      ...together("jupiter", "saturn"),
    ],
  },
  {
    role: "houses",
    words: { timed: 2400, untimed: 0 },
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
    words: { timed: 560, untimed: 700 },
    sections: (["uranus", "neptune", "pluto"] as const).flatMap((planet) => planetSections(planet, planet)),
  },
  {
    role: "points",
    words: { timed: 430, untimed: 750 },
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
    words: { timed: 550, untimed: 550 },
    sections: [
      { id: "elements-and-modes", takes: [room("conditions/elements", 6), room("conditions/modes", 4)] },
      { id: "halves", takes: [room("conditions/hemispheres", 4), room("conditions/house-classes", 3)] },
      { id: "strengths", takes: [{ ...room("conditions/strength", 5), most: 2 }] },
    ],
  },
];

/** Words of the chapter on aspects, which has a section for each aspect outside the spine, as long as there is room. */
export const conversationWords: ChapterSpec["words"] = { timed: 3400, untimed: 5000 };
