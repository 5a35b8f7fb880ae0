import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type AspectType, type Planet, planetNamed } from "@cosmic/chart/names";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { voiceOf } from "../../passages/carried-voices.ts";
import type { PlanInput } from "../plan-input.ts";
import type { ChapterRole, PlannedItem, PlannedSlots } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";
import { familyOf, partSlot, speakersOf, structureOf } from "./structure-words.ts";

const variants = 2;

/** Outside the spine they are what a generation shares, of which nothing is said twice. */
const generational: ReadonlySet<SpineBody> = new Set(["uranus", "neptune", "pluto"]);
const hard: ReadonlySet<AspectType> = new Set(["opposition", "square"]);

type Ground = Pick<PlanInput, "facts" | "spine">;

/** The planet a chapter is seen against, and how it stands to the chapter's body; `under` where it rules the sign. */
interface Tie {
  readonly relation: "against" | "alongside" | "under";
  readonly other: Planet;
}

/** Opening lines on what a body does for or against another, and closing lines on what that changes. */
export interface Hinge {
  readonly opens: readonly PlannedItem[];
  readonly closes: readonly PlannedItem[];
}

/** The lines of a chapter about one body. The Sun’s whole degree picks the variant: people of one generation share many
 * aspects, and would otherwise share the sentences too. */
export function bodyHinge(body: SpineBody, ground: Ground, line: LineMaker): Hinge {
  const tie = tieOf(body, ground);
  if (tie === null) return { opens: [], closes: [] };
  const variant = 1 + (Math.floor(ground.facts.planets.sun.longitude) % variants);
  const as = { facts: [placementFact(body, "sign")], slots: { other: named(tie.other), b: matterOf(tie.other) } };
  const side = (name: "opens" | "closes") => line(`hinges/${tie.relation}/${body}#${name}-${variant}`, as);
  return { opens: side("opens"), closes: side("closes") };
}

/** The closest aspect to the company of a body’s structure, a hard one first where the structure is a strain; of a body
 * outside the spine, its closest aspect. Without any, the ruler of its sign. */
function tieOf(body: SpineBody, { facts, spine }: Ground): Tie | null {
  const planet = planetNamed(body);
  const structure = structureOf(body, spine);
  const isSlow = generational.has(body);
  if (planet === null) return ruledBy(body, facts);
  if (structure === null && isSlow) return null;
  const isStrain = structure !== null && familyOf[structure.type] === "strain" && structure.core.includes(body);
  const ties = [...facts.aspects, ...facts.ruleAspects]
    .flatMap((aspect) => {
      const { a, b, type, orb } = aspect;
      const other = planetNamed(a === planet ? b : b === planet ? a : undefined);
      // A quincunx neither opposes nor helps.
      if (
        other === null ||
        type === "quincunx" ||
        !isAspectCertain(aspect, facts) ||
        (isSlow && generational.has(other))
      )
        return [];
      if (structure !== null && !structure.core.includes(other)) return [];
      return [{ other, orb, relation: hard.has(type) ? ("against" as const) : ("alongside" as const) }];
    })
    .sort((one, other) => one.orb - other.orb);
  const first = (isStrain ? ties.find(({ relation }) => relation === "against") : undefined) ?? ties[0];
  return first ?? (isSlow ? null : ruledBy(body, facts));
}

/** The ruler of the sign that a body stands in; none in its own sign, or where the day leaves the sign open. */
function ruledBy(body: SpineBody, facts: Ground["facts"]): Tie | null {
  if (voiceOf(body, facts) === null) return null;
  const planet = planetNamed(body);
  const sign = planet === null ? facts.angles?.ascendant.sign : facts.planets[planet].sign;
  const ruler = sign === undefined ? planet : modernRulers[sign];
  return ruler === null || ruler === planet ? null : { relation: "under", other: ruler };
}

const named = (body: Planet) => ({ is: "bodies", bodies: [body] }) as const;
const matterOf = (body: Planet) => partSlot(`hinges/matters/matters#${body}`);

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
    ...{ a: named(lead), b: matterOf(lead) },
    ...(second === undefined ? {} : { other: named(second) }),
  };
  const group = familyOf[first.type] === "strain" ? "strain" : "other";
  return line(`hinges/chapters/${heading}#opens-${group}`, { slots });
}
