import { isSureFigure } from "@cosmic/chart/certainty/day/possible-signs";
import { aspectId, configurationId, type FactId, houseFact, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import type { Pattern } from "@cosmic/chart/findings";
import { houseNumber, type Planet, planetNamed, pointNamed } from "@cosmic/chart/names";
import type { Condition } from "@cosmic/library/test-words";
import type { Test, Unit } from "@cosmic/library/unit";
import { patternTraitsOf } from "../../catalogue/chart-traits.ts";
import { hardestInLove } from "./chart-answers.ts";

/** The facts of a chart that a unit rests on, main fact first: those its tests ask about. */
export function factsOfUnit({ id, when }: Unit, facts: Facts): readonly FactId[] {
  // Of a day without a birth time: said of each rising sign it had.
  const open: readonly FactId[] = id.startsWith("the-day-as-it-turned/r") ? ["rising-signs"] : [];
  return [...new Set([...open, ...when.flatMap((test) => factsOfTest(test, facts))])];
}

function factsOfTest(test: Test, facts: Facts): readonly FactId[] {
  switch (test.fact) {
    case "sign":
      return (typeof test.of === "string" ? [test.of] : test.of).map((of) => {
        const number = of.startsWith("cusp-") ? houseNumber(Number(of.slice("cusp-".length))) : null;
        if (number !== null) return houseFact(number, "sign");
        if (of === "ascendant" && facts.angles === null) return "rising-signs";
        if (of === "moon" && facts.timeUnknown && facts.moonSigns.length > 1) return "moon-signs";
        if (of === "sun" && facts.timeUnknown && facts.sunSigns.length > 1) return "sun-signs";
        return placementFact(placementNamed(of), "sign");
      });
    case "house":
      return [placementFact(test.of, "house")];
    case "ruler": {
      const ruler = facts.houses?.rulers[test.house - 1];
      return [houseFact(test.house, "ruler"), ...(ruler === undefined ? [] : [placementFact(ruler, "house")])];
    }
    case "rules":
      return [houseFact(test.house, "ruler")];
    case "aspect":
      return firstAspect(facts, ({ a, b, type }) => a === test.a && b === test.b && type === test.type);
    case "condition":
      return [placementFact(test.body, conditionParts[test.is])];
    case "phase":
      return ["moon-phase"];
    case "share":
    case "leading-pair":
      return ["emphasis"];
    case "half":
      return ["hemispheres"];
    case "house-class":
      return ["quadrants"];
    case "pattern":
      return [patternOf(test, facts)].flatMap((pattern) => (pattern ? [configurationId(pattern)] : []));
    case "met":
      return test.by === "none" ? [placementFact(test.body, "sign")] : aspectBetween(test.body, test.by, facts);
    case "pressed": {
      const pressed = hardestInLove(facts);
      return pressed === null ? [] : aspectBetween(pressed.body, pressed.by, facts);
    }
    case "linked":
      return [placementFact(test.a, "sign")];
    case "rising-signs":
      return ["rising-signs"];
    default:
      return [];
  }
}

const conditionParts = {
  ...({ domicile: "dignity", exaltation: "dignity", detriment: "dignity", fall: "dignity" } as const),
  ...({ stationary: "motion", retrograde: "motion", fast: "motion", slow: "motion" } as const),
  ...({ cazimi: "light", combust: "light", "under-beams": "light" } as const),
  ...({ strongest: "score", weakest: "score" } as const),
  unaspected: "longitude",
} as const satisfies Record<Condition, string>;

/** The aspect of two planets, whichever is named first. */
function aspectBetween(one: Planet, other: Planet, facts: Facts): readonly FactId[] {
  return firstAspect(facts, ({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

function firstAspect(
  { aspects, ruleAspects, angleAspects }: Facts,
  fits: (aspect: Aspect) => boolean,
): readonly FactId[] {
  const found = aspects.find(fits) ?? ruleAspects.find(fits) ?? angleAspects.find(fits);
  return found === undefined ? [] : [aspectId(found)];
}

function placementNamed(of: string) {
  const named = planetNamed(of) ?? pointNamed(of);
  if (named !== null && named !== undefined) return named;
  return of === "midheaven" ? "midheaven" : "ascendant";
}

/** The first pattern that a test asks for, one that is certain before others. Without a birth time the spine may hold a
 * gathering that is certain although the Moon, which is not, belongs to the pattern at noon. */
export function patternOf({ type, by, is }: PatternTest, facts: Facts): Pattern | undefined {
  const asked = facts.configurations.filter(
    (pattern) =>
      pattern.type === type && patternTraitsOf(pattern, facts).some(([trait, value]) => trait === by && value === is),
  );
  return asked.find((pattern) => isSureFigure(pattern, facts)) ?? asked[0];
}

type PatternTest = Extract<Test, { fact: "pattern" }>;
