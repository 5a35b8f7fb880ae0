import type { Reception } from "../findings.ts";
import { type Planet, planets, type Sign } from "../names.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";

type Rulers = Readonly<Record<Sign, Planet>>;

/** Pairs of planets each of which stands in a sign the other rules, by either set of rulers, in the usual order. */
export function mutualReceptions(signOf: Readonly<Record<Planet, Sign>>): readonly Reception[] {
  const found: Reception[] = [];
  for (const a of planets) {
    const modern = receiver(a, modernRulers, signOf);
    const traditional = receiver(a, traditionalRulers, signOf);
    if (modern !== null && modern === traditional) found.push({ a, b: modern, rulers: "both" });
    else {
      if (modern !== null) found.push({ a, b: modern, rulers: "modern" });
      if (traditional !== null) found.push({ a, b: traditional, rulers: "traditional" });
    }
  }
  return found;
}

/** The later planet that rules the sign of `a` and stands in a sign of `a`. */
function receiver(a: Planet, rulers: Rulers, signOf: Readonly<Record<Planet, Sign>>): Planet | null {
  const b = rulers[signOf[a]];
  return rulers[signOf[b]] === a && planets.indexOf(b) > planets.indexOf(a) ? b : null;
}
