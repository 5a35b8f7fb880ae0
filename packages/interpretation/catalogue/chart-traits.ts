import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts } from "@cosmic/chart/facts";
import type { Pattern } from "@cosmic/chart/findings";
import type { Planet } from "@cosmic/chart/names";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import type { PatternTrait } from "@cosmic/library/test-words";

/** The traits of a pattern that units name, each with its value; `mixed` where its members do not share one. */
export function patternTraitsOf(
  { type, sign, house, apex, element, modality, planets: members }: Pattern,
  facts: Facts,
): readonly (readonly [PatternTrait, string])[] {
  const ofApex = apex ? ([["apex", apex]] as const) : [];
  switch (type) {
    case "stellium":
      return sign === undefined ? [["house", String(house)]] : [["sign", lowercase(sign)]];
    case "t-square":
      return [["modality", modality ? lowercase(modality) : "mixed"], ...ofApex];
    case "grand-trine":
    case "kite":
      return [["element", element ? lowercase(element) : "mixed"]];
    case "grand-cross":
      return [["modality", modality ? lowercase(modality) : "mixed"]];
    case "yod":
      return ofApex;
    case "mystic-rectangle":
      return [["elements", rectangleElements(members, facts)]];
  }
}

function rectangleElements(members: readonly Planet[], { planets: placed }: Facts): string {
  const found = new Set(members.map((planet) => elementOf(placed[planet].sign)));
  const only = (...two: readonly ("Fire" | "Earth" | "Air" | "Water")[]) =>
    [...found].every((one) => two.includes(one));
  return only("Fire", "Air") ? "fire-air" : only("Earth", "Water") ? "earth-water" : "mixed";
}
