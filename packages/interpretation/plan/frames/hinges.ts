import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type AspectType, type Planet, planetNamed } from "@cosmic/chart/names";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { speakersOf } from "../../passages/structure-speakers.ts";
import type { PlanInput } from "../plan-input.ts";
import type { ChapterRole, PlannedItem, PlannedSlots } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";
import { familyOf, structureOf } from "./structure-words.ts";

/** How the planets of an aspect stand to each other; a quincunx neither opposes nor helps. */
const relations = {
  ...({ opposition: "against", square: "against" } as const),
  ...({ conjunction: "alongside", trine: "alongside", sextile: "alongside" } as const),
  quincunx: null,
} as const satisfies Readonly<Record<AspectType, string | null>>;

const generational: ReadonlySet<Planet> = new Set(["uranus", "neptune", "pluto"]);

type Ground = Pick<PlanInput, "facts" | "spine">;

/** The planet a chapter is read with, and how it stands to the chapter’s planet. */
interface Tie {
  readonly relation: "against" | "alongside";
  readonly other: Planet;
}

/** Opening lines on what a body does for or against another, and closing lines on what that changes. */
export interface Hinge {
  readonly opens: readonly PlannedItem[];
  readonly closes: readonly PlannedItem[];
}

/** The lines of a chapter about one planet; none about the Ascendant. */
export function bodyHinge(body: SpineBody, ground: Ground, line: LineMaker): Hinge {
  const planet = planetNamed(body);
  const tie = planet === null ? null : tieOf(planet, ground);
  if (tie === null) return { opens: [], closes: [] };
  const as = { facts: [placementFact(body, "sign")] };
  const side = (name: "opens" | "closes") => line(`hinges/${tie.relation}/${body}-${tie.other}#${name}`, as);
  return { opens: side("opens"), closes: side("closes") };
}

/** The closest aspect to the other members of a planet’s structure, a hard one first where the structure is a strain; of
 * any other planet, its closest aspect. */
function tieOf(planet: Planet, { facts, spine }: Ground): Tie | null {
  const structure = structureOf(planet, spine);
  const isStrain = structure !== null && familyOf[structure.type] === "strain" && structure.core.includes(planet);
  const ties = [...facts.aspects, ...facts.ruleAspects]
    .flatMap((aspect) => {
      const { a, b, type, orb } = aspect;
      const other = planetNamed(a === planet ? b : b === planet ? a : undefined);
      const relation = relations[type];
      if (other === null || relation === null || !isAspectCertain(aspect, facts)) return [];
      // What two slow planets have with each other is a generation's.
      if (generational.has(planet) && generational.has(other)) return [];
      if (structure?.core.includes(planet) && !structure.core.includes(other)) return [];
      return [{ other, orb, relation }];
    })
    .sort((one, other) => one.orb - other.orb);
  const first = (isStrain ? ties.find(({ relation }) => relation === "against") : undefined) ?? ties[0];
  return first ?? null;
}

const named = (body: Planet) => ({ is: "bodies", bodies: [body] }) as const;

const hingedChapters: Readonly<Partial<Record<ChapterRole, string>>> = {
  ...{ conversation: "conversation", love: "love", work: "work", houses: "houses" },
  ...{ "outer-planets": "slow-planets", temperament: "temperament", growth: "growth", now: "now" },
};

/** The opening of a chapter that is about no single body, by the leaders of the first structure. */
export function chapterOpening(role: ChapterRole, { spine }: Ground, line: LineMaker): readonly PlannedItem[] {
  const heading = hingedChapters[role];
  const [first] = spine.structures;
  if (heading === undefined || first === undefined) return [];
  const [lead, second] = speakersOf(first).flatMap((body) => planetNamed(body ?? "") ?? []);
  if (lead === undefined) return [];
  const slots: PlannedSlots = {
    a: named(lead),
    ...(second === undefined ? {} : { other: named(second) }),
  };
  const group = familyOf[first.type] === "strain" ? "strain" : "other";
  return line(`hinges/chapters/${heading}#opens-${group}`, { slots });
}
