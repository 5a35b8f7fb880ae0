import { planetNamed } from "@cosmic/chart/names";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";

/** The two bodies that speak for a structure: of a figure with an apex the apex first, of an opposition or a square the
 * two planets of its passage, that on the leader’s side first, of others the leader and its second. */
export function speakersOf({ type, key, lead, second, against }: Structure): readonly [SpineBody, SpineBody | null] {
  if (type === "opposition" || type === "square") {
    const [a, b] = key.split("-").map(planetNamed);
    if (!a || !b) return [lead, second];
    return against.includes(a) ? [b, a] : [a, b];
  }
  const apex = type === "t-square" || type === "yod" || type === "kite" ? planetNamed(key) : null;
  return apex === null || apex === lead ? [lead, second] : [apex, lead];
}
