import type { Reception } from "../findings.ts";
import { type Planet, planets } from "../names.ts";
import type { Rulers } from "./dispositors.ts";

/** Pairs of planets each in a sign the other rules, by either set of rulers, in the usual order. */
export function mutualReceptions(modernRulers: Rulers, traditionalRulers: Rulers): readonly Reception[] {
  const found: Reception[] = [];
  for (let i = 0; i < planets.length; i += 1) {
    const a = planets[i];
    const modern = receiver(i, modernRulers);
    const traditional = receiver(i, traditionalRulers);
    if (a === undefined) continue;
    if (modern !== null && modern === traditional) found.push({ a, b: modern, rulers: "both" });
    else {
      if (modern !== null) found.push({ a, b: modern, rulers: "modern" });
      if (traditional !== null) found.push({ a, b: traditional, rulers: "traditional" });
    }
  }
  return found;
}

/** The planet after `a` that rules the sign of `a` and is in a sign `a` rules; null when there is none. */
function receiver(a: number, rulers: Rulers): Planet | null {
  const b = rulers[a] ?? a;
  return b > a && rulers[b] === a ? (planets[b] ?? null) : null;
}
