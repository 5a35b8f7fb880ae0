import type { Aspect, Facts, Sign } from "@cosmic/chart/facts";
import type { Passage, Subject } from "@cosmic/library/passage";
import type { PartName } from "./report-library.ts";

/** The three placements a book opens with. */
export type OpeningPlacement = "sun" | "moon" | "ascendant";

/** A passage chosen for a placement, and how much of it is told. */
export interface ChosenPassage {
  readonly placement: OpeningPlacement;
  readonly sign: Sign;
  readonly passage: Passage;
  /** In reading order; only parts the passage has. */
  readonly parts: readonly PartName[];
  /** Facts the passage rests on. */
  readonly facts: readonly string[];
}

/** Sun one; Moon two where it changed sign that day and the hour is unknown, in order of time; Ascendant none without a
 * birth time. */
export type ChosenPassages = Readonly<Record<OpeningPlacement, readonly ChosenPassage[]>>;

/** What is always told, and what weight adds. Reading order is that of `readingOrder`. */
const partsAlways: readonly PartName[] = ["core", "strain", "practice"];
const partsFromWeight: readonly (readonly [weight: number, part: PartName])[] = [
  [5, "gift"],
  [7, "scene"],
  [8, "others"],
];
const readingOrder: readonly PartName[] = ["core", "gift", "scene", "strain", "others", "practice"];

/** What a near angle adds to the weight: it is felt all day long. Limits are those of `exact` and `tight`. */
const exactAspectWeight = 2;
const tightAspectWeight = 1;

/** Chooses the passages for Sun, Moon and Ascendant. Weight is the planet's score (0…10; for the Ascendant the chart
 * ruler's) plus 2 for an exact angle or 1 for a tight one. Core, strain and practice are always told; a gift from
 * weight 5, a scene from 7, the view of others from 8. Of two possible Moons only what is always told. */
export function choosePassages(
  facts: Facts,
  subjects: { readonly sun: Subject; readonly moon: Subject; readonly ascendant: Subject },
): ChosenPassages {
  const choose = (placement: OpeningPlacement, sign: Sign, weight: number): ChosenPassage => {
    const passage = passageFor(subjects[placement], sign);
    return { placement, sign, passage, parts: partsFor(passage, weight), facts: [`${placement}.sign`] };
  };
  const moonSigns = possibleMoonSigns(facts);
  const moonWeight = moonSigns.length > 1 ? 0 : weightOf(facts, "moon");
  const rising = facts.angles?.ascendant.sign;
  return {
    sun: [choose("sun", facts.planets.sun.sign, weightOf(facts, "sun"))],
    moon: moonSigns.map((sign) => choose("moon", sign, moonWeight)),
    ascendant: rising ? [choose("ascendant", rising, weightOf(facts, "ascendant"))] : [],
  };
}

/** The signs the Moon may stand in: one, or with an unknown hour all those of that day. */
export function possibleMoonSigns(facts: Facts): readonly Sign[] {
  if (!facts.timeUnknown) return [facts.planets.moon.sign];
  const signs = facts.moonSigns.map((window) => window.sign);
  return signs.length > 0 ? [...new Set(signs)] : [facts.planets.moon.sign];
}

function weightOf(facts: Facts, placement: OpeningPlacement): number {
  const scored = placement === "ascendant" ? facts.chartRuler : placement;
  const score = scored ? facts.planets[scored].score : 0;
  const near = [...facts.aspects, ...facts.angleAspects].filter(
    // Without the hour the Moon's own place is eight degrees wide, and so are its angles.
    (aspect) => joins(aspect, placement) && !(facts.timeUnknown && joins(aspect, "moon")),
  );
  if (near.some((aspect) => aspect.exact)) return score + exactAspectWeight;
  return near.some((aspect) => aspect.tight) ? score + tightAspectWeight : score;
}

function joins(aspect: Aspect, placement: string): boolean {
  return aspect.a === placement || aspect.b === placement;
}

function passageFor(subject: Subject, sign: Sign): Passage {
  const passage = subject.passages[sign.toLowerCase()];
  if (!passage) throw new Error(`the library has no ${subject.id}/${sign.toLowerCase()} in ${subject.language}`);
  return passage;
}

function partsFor(passage: Passage, weight: number): readonly PartName[] {
  const earned = partsFromWeight.filter(([least]) => weight >= least).map(([, part]) => part);
  const told = new Set([...partsAlways, ...earned]);
  return readingOrder.filter((part) => told.has(part) && passage.parts[part]);
}
