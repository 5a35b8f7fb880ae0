import type { Angles } from "@cosmic/sky/angles";
import type { Facts, PlanetFacts } from "../facts.ts";
import type { Planet } from "../names.ts";
import { findPatterns } from "../patterns/patterns.ts";
import { dispositorsBy, rulersOf } from "../rulership/dispositors.ts";
import { mutualReceptions } from "../rulership/reception.ts";
import { angleAspects, calculationAspects, ruleAspects } from "../zodiac/aspects.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";

type PatternFacts = Pick<
  Facts,
  "aspects" | "ruleAspects" | "angleAspects" | "configurations" | "receptions" | "dispositors"
>;

/** How the planets relate to one another and to the angles; `angles` is null without a birth time. */
export function patternFacts(placed: Readonly<Record<Planet, PlanetFacts>>, angles: Angles | null): PatternFacts {
  const aspects = calculationAspects(placed);
  const byRules = ruleAspects(placed);
  const modern = rulersOf(placed, modernRulers);
  const traditional = rulersOf(placed, traditionalRulers);
  return {
    aspects,
    ruleAspects: byRules,
    angleAspects:
      angles === null ? [] : angleAspects(placed, { ascendant: angles.ascendantDeg, midheaven: angles.midheavenDeg }),
    configurations: findPatterns({ placed, aspects, ruleAspects: byRules }),
    receptions: mutualReceptions(modern, traditional),
    dispositors: { modern: dispositorsBy(modern), traditional: dispositorsBy(traditional) },
  };
}
