import { planetFactIds } from "../fact-index/fact-ids.ts";
import type { Aspect, Facts } from "../facts.ts";
import type { Pattern } from "../findings.ts";
import type { Planet, ThemeKind } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { angularWeight, ascendantWeight, figureWeightOf, sectWeight, signWeight, tightWeight } from "./weights.ts";

/** The facts themes are made of. */
export type ThemeFacts = Pick<
  Facts,
  | "timeUnknown"
  | "planets"
  | "points"
  | "angles"
  | "sect"
  | "chartRuler"
  | "ruleAspects"
  | "angleAspects"
  | "configurations"
  | "emphasis"
  | "moonSigns"
>;

/** A fact that speaks for themes, with one weight wherever it speaks; a chosen theme spends it. */
export interface Reason {
  /** Its id; an aspect or a figure goes as it is, and has its id written only where it is told. */
  readonly fact: string | Aspect | Pattern;
  readonly weight: number;
  spent: boolean;
}

/** A theme before the choice: what it is about, what speaks for it, and the reason it cannot do without. */
export type Candidate = Subject & {
  readonly core: Reason;
  readonly reasons: readonly Reason[];
};
type Subject =
  | { readonly kind: "aspect"; readonly subject: Aspect }
  | { readonly kind: "configuration"; readonly subject: Pattern }
  | { readonly kind: Exclude<ThemeKind, "aspect" | "configuration">; readonly subject: string };

/** Facts read once for all candidates. Without a birth time nothing rests on where exactly the Moon was. */
export interface ThemeGround {
  readonly facts: ThemeFacts;
  readonly planets: Readonly<Record<Planet, PlanetReasons>>;
  readonly ascendant: Reason;
  /** Tight aspects by the rule orbs, then those to the angles. */
  readonly tight: readonly TightAspect[];
  readonly figures: readonly PatternInput[];
  /** The Moon's sign is one: the time is known, or the Moon kept its sign all day. */
  readonly moonIsSure: boolean;
}
/** What a planet has to say. */
export interface PlanetReasons {
  /** Of an unsure Moon the signs of its day. */
  readonly sign: Reason;
  readonly house: Reason;
  readonly isAngular: boolean;
  /** Null for a planet that is not of the chart's sect. */
  readonly sect: Reason | null;
  /** Of the tight aspects, those of the planet. */
  readonly tight: Reason[];
}
export interface TightAspect {
  readonly aspect: Aspect;
  readonly reason: Reason;
}
export interface PatternInput {
  readonly figure: Pattern;
  readonly reason: Reason;
}

/** A reason nobody has spent yet. */
export function reason(fact: Reason["fact"], weight: number): Reason {
  return { fact, weight, spent: false };
}

/** Reads the ground of the themes of a chart. */
export function themeGround(facts: ThemeFacts): ThemeGround {
  const moonIsSure = !facts.timeUnknown || facts.moonSigns.length === 1;
  const planets = perPlanet((planet): PlanetReasons => {
    const ids = planetFactIds[planet];
    const { houseClass, inSect } = facts.planets[planet];
    const isUnsure = planet === "moon" && !moonIsSure;
    const isAngular = houseClass === "angular";
    return {
      sign: reason(isUnsure ? "moon-signs" : ids.sign, signWeight(planet)),
      house: reason(ids.house, isAngular ? angularWeight : 0),
      isAngular,
      sect: inSect === true ? reason(ids.sect, sectWeight) : null,
      tight: [],
    };
  });
  return {
    facts,
    planets,
    ascendant: reason("ascendant.sign", ascendantWeight),
    tight: tightAspects(facts, planets),
    figures: figuresOf(facts, moonIsSure),
    moonIsSure,
  };
}

/** The tight aspects, each given to its planets too. */
function tightAspects(
  { timeUnknown, ruleAspects, angleAspects }: ThemeFacts,
  planets: Readonly<Partial<Record<string, PlanetReasons>>>,
): readonly TightAspect[] {
  const found: TightAspect[] = [];
  for (const list of [ruleAspects, angleAspects]) {
    for (const aspect of list) {
      // Each list is closest first.
      if (!aspect.tight) break;
      const isFirm = !timeUnknown || (aspect.a !== "moon" && aspect.b !== "moon");
      if (!isFirm || aspect.type === "quincunx") continue;
      const one = { aspect, reason: reason(aspect, tightWeight(aspect.type)) };
      found.push(one);
      planets[aspect.a]?.tight.push(one.reason);
      planets[aspect.b]?.tight.push(one.reason);
    }
  }
  return found;
}

function figuresOf({ timeUnknown, configurations, planets }: ThemeFacts, moonIsSure: boolean): readonly PatternInput[] {
  const found: PatternInput[] = [];
  for (const figure of configurations) {
    const isFirm = !figure.planets.includes("moon") || (figure.sign === undefined ? !timeUnknown : moonIsSure);
    if (isFirm) found.push({ figure, reason: reason(figure, figureWeightOf(figure, planets)) });
  }
  return found;
}
