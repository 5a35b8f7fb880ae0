import { aspectId, configurationId, lowercase } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts } from "@cosmic/chart/facts";
import type { Pattern, ThemeSubject } from "@cosmic/chart/findings";
import { type Planet, planets } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import type { PatternTrait, ThemeTrait } from "@cosmic/library/test-words";

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

/** What a theme is about, and which of its kind. */
export function themeTraitOf({ kind, subject }: ThemeSubject, facts: Facts): readonly [ThemeTrait, string] {
  if (kind === "aspect") return ["hard-aspect", outerOf(subject, facts)];
  if (kind === "configuration") {
    const found = facts.configurations.find((pattern) => configurationId(pattern) === subject);
    return ["figure", required(found, `the pattern ${subject} of a theme`).type];
  }
  return [kind, subject.toLowerCase()];
}

/** Planets whose hard aspects with each other share one passage. */
const inner: readonly Planet[] = planets.slice(0, planets.indexOf("mars"));

/** The outer of an aspect's two planets, or `inner` where both are. */
function outerOf(subject: Extract<ThemeSubject, { kind: "aspect" }>["subject"], facts: Facts): string {
  const found = [...facts.aspects, ...facts.ruleAspects].find((aspect) => aspectId(aspect) === subject);
  const { a, b } = required(found, `the aspect ${subject} of a theme`);
  const outer = required(
    planets.findLast((planet) => planet === a || planet === b),
    `a planet of ${subject}`,
  );
  return inner.includes(outer) ? "inner" : outer;
}
