import { type FactId, placementFact } from "../fact-index/fact-ids.ts";
import type { Aspect, Facts } from "../facts.ts";
import type { Pattern, SimpleSubject } from "../findings.ts";
import type { AspectEnd, Planet } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { angularWeight, ascendantWeight, figureWeightOf, sectWeight, signWeight, tightWeight } from "./weights.ts";

/** Facts that themes are built from. */
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

/** A fact that supports themes, with the same weight in each; a chosen theme spends it. */
export interface Reason {
  /** Fact id, or an aspect or pattern, whose id is built only when needed. */
  readonly fact: FactId | Aspect | Pattern;
  readonly weight: number;
  spent: boolean;
}

/** A candidate theme: its subject, the facts that support it, and the one it cannot do without. */
export interface Candidate {
  readonly about: Subject;
  readonly core: Reason;
  readonly reasons: readonly Reason[];
}
type Subject =
  | { readonly kind: "aspect"; readonly subject: Aspect }
  | { readonly kind: "configuration"; readonly subject: Pattern }
  | SimpleSubject;

/** Facts read once for all candidates. Without a birth time, nothing rests on the Moon's exact position. */
export interface ThemeGround {
  readonly facts: ThemeFacts;
  readonly planets: Readonly<Record<Planet, PlanetReasons>>;
  readonly ascendant: Reason;
  /** Tight aspects by the rule orbs, then tight aspects to the angles. */
  readonly tight: readonly TightAspect[];
  readonly figures: readonly PatternInput[];
  /** The Moon's sign is certain: the time is known, or the Moon stayed in one sign all day. */
  readonly moonIsSure: boolean;
}
/** What one planet contributes. */
export interface PlanetReasons {
  /** For an uncertain Moon, the Moon signs of the day. */
  readonly sign: Reason;
  readonly house: Reason;
  readonly isAngular: boolean;
  /** Null for a planet outside the chart's sect. */
  readonly sect: Reason | null;
  /** The planet's tight aspects. */
  readonly tight: Reason[];
}
interface TightAspect {
  readonly aspect: Aspect;
  readonly reason: Reason;
}
export interface PatternInput {
  readonly figure: Pattern;
  readonly reason: Reason;
}

/** Builds an unspent reason. */
export function reason(fact: Reason["fact"], weight: number): Reason {
  return { fact, weight, spent: false };
}

/** `sun.sign` and the like, built once. */
const planetFactIds = perPlanet((planet) => ({
  sign: placementFact(planet, "sign"),
  house: placementFact(planet, "house"),
  sect: placementFact(planet, "sect"),
}));

/** Collects the input for a chart's themes. */
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

/** Tight aspects, also added to the planets involved. */
function tightAspects(
  { timeUnknown, ruleAspects, angleAspects }: ThemeFacts,
  planets: ThemeGround["planets"],
): readonly TightAspect[] {
  const among: Readonly<Partial<Record<AspectEnd, PlanetReasons>>> = planets;
  const found: TightAspect[] = [];
  for (const list of [ruleAspects, angleAspects]) {
    for (const aspect of list) {
      // Each list is closest first.
      if (!aspect.tight) break;
      const isFirm = !timeUnknown || (aspect.a !== "moon" && aspect.b !== "moon");
      const { type } = aspect;
      if (!isFirm || type === "quincunx") continue;
      const one = { aspect, reason: reason(aspect, tightWeight(type)) };
      found.push(one);
      planets[aspect.a].tight.push(one.reason);
      among[aspect.b]?.tight.push(one.reason);
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
