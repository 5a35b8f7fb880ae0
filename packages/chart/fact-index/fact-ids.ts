import type { Aspect } from "../facts.ts";
import type { Pattern, Reception } from "../findings.ts";
import type { AspectType, Element } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** `venus-square-saturn`. */
export function aspectId({
  a,
  b,
  type,
}: {
  readonly a: string;
  readonly b: string;
  readonly type: AspectType;
}): string {
  return `${a}-${type}-${b}`;
}

/** `stellium-in-leo`, `stellium-in-house-4`, `t-square-sun-moon-mars`. */
export function configurationId({ type, planets, sign, house }: Pattern): string {
  if (sign !== undefined) return `${type}-in-${sign.toLowerCase()}`;
  return house === undefined ? `${type}-${planets.join("-")}` : `${type}-in-house-${house}`;
}

/** Id of an aspect or a pattern; an id is returned unchanged. */
export function factId(fact: string | Aspect | Pattern): string {
  if (typeof fact === "string") return fact;
  return "orb" in fact ? aspectId(fact) : configurationId(fact);
}

/** `mutual-reception-sun-mars`. */
export function receptionId({ a, b }: Reception): string {
  return `mutual-reception-${a}-${b}`;
}

/** `elements.fire`. */
export function elementId(element: Element): string {
  return `elements.${element.toLowerCase()}`;
}

/** `sun.sign` and the like, built once. */
export const planetFactIds = perPlanet((planet) => ({
  sign: `${planet}.sign`,
  house: `${planet}.house`,
  sect: `${planet}.sect`,
}));
