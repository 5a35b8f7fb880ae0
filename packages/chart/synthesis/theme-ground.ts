import { aspectId, configurationId, planetFactIds } from "../evidence/fact-ids.ts";
import type { Aspect, Facts } from "../facts.ts";
import type { Configuration } from "../findings.ts";
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
  readonly fact: string;
  readonly weight: number;
  spent: boolean;
}

/** A theme before the choice: what speaks for it, and the reason it cannot do without. */
export interface Candidate {
  readonly kind: ThemeKind;
  readonly subject: string;
  readonly core: Reason;
  readonly reasons: readonly Reason[];
}

/** Facts read once for all candidates. Without a birth time nothing rests on where exactly the Moon was. */
export interface ThemeGround {
  readonly facts: ThemeFacts;
  /** By planet: its sign (of an unsure Moon the signs of its day), its house, its sect. */
  readonly signs: Readonly<Record<Planet, Reason>>;
  readonly houses: Readonly<Record<Planet, Reason>>;
  readonly sects: Readonly<Record<Planet, Reason>>;
  readonly ascendant: Reason;
  /** Tight aspects by the rule orbs, then those to the angles. */
  readonly tight: readonly TightAspect[];
  readonly figures: readonly Figure[];
  /** The Moon's sign is one: the time is known, or the Moon kept its sign all day. */
  readonly moonIsSure: boolean;
}
export interface TightAspect {
  readonly aspect: Aspect;
  readonly reason: Reason;
}
export interface Figure {
  readonly figure: Configuration;
  readonly reason: Reason;
}

/** A reason nobody has spent yet. */
export function reason(fact: string, weight: number): Reason {
  return { fact, weight, spent: false };
}

/** Reads the ground of the themes of a chart. */
export function themeGround(facts: ThemeFacts): ThemeGround {
  const moonIsSure = !facts.timeUnknown || facts.moonSigns.length === 1;
  return {
    facts,
    signs: perPlanet((planet) => {
      const isUnsure = planet === "moon" && !moonIsSure;
      return reason(isUnsure ? "moon-signs" : planetFactIds[planet].sign, signWeight(planet));
    }),
    houses: perPlanet((planet) => {
      const isAngular = facts.planets[planet].houseClass === "angular";
      return reason(planetFactIds[planet].house, isAngular ? angularWeight : 0);
    }),
    sects: perPlanet((planet) => reason(planetFactIds[planet].sect, sectWeight)),
    ascendant: reason("ascendant.sign", ascendantWeight),
    tight: tightAspects(facts),
    figures: figuresOf(facts, moonIsSure),
    moonIsSure,
  };
}

function tightAspects({ timeUnknown, ruleAspects, angleAspects }: ThemeFacts): readonly TightAspect[] {
  const found: TightAspect[] = [];
  for (const list of [ruleAspects, angleAspects]) {
    for (const aspect of list) {
      // Each list is closest first.
      if (!aspect.tight) break;
      const isFirm = !timeUnknown || (aspect.a !== "moon" && aspect.b !== "moon");
      if (isFirm && aspect.type !== "quincunx") {
        found.push({ aspect, reason: reason(aspectId(aspect), tightWeight(aspect.type)) });
      }
    }
  }
  return found;
}

function figuresOf({ timeUnknown, configurations, planets }: ThemeFacts, moonIsSure: boolean): readonly Figure[] {
  return configurations
    .filter((figure) => !figure.planets.includes("moon") || (figure.sign === undefined ? !timeUnknown : moonIsSure))
    .map((figure) => ({ figure, reason: reason(configurationId(figure), figureWeightOf(figure, planets)) }));
}
