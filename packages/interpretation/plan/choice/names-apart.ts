import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";

/** A text with the fact that names it in a sentence, and all facts it stands on. */
export interface NamedText {
  readonly name: FactId | null;
  readonly facts: readonly FactId[];
}

/** The names of two texts in one sentence. Where both go by the same, such as a square that Venus leads and Venus in its
 * sign, a text goes by another placement it stands on; without one they are the same. */
export function namesApart(one: NamedText, other: NamedText): readonly [FactId | null, FactId | null] {
  if (pointOf(one.name) !== pointOf(other.name) || one.name === null) return [one.name, other.name];
  const second = furtherName(one);
  if (second !== null) return [second, other.name];
  return [one.name, furtherName(other) ?? other.name];
}

/** Whether two names stand for one point of the chart. */
export function isSamePoint(one: FactId | null, other: FactId | null): boolean {
  return pointOf(one) === pointOf(other);
}

/** The cusps of the first and the tenth house are the Ascendant and the Midheaven. */
const pointOf = (name: FactId | null): FactId | null =>
  name === "house-1.sign" ? "ascendant.sign" : name === "house-10.sign" ? "midheaven.sign" : name;

function furtherName({ name, facts }: NamedText): FactId | null {
  const isSign = (fact: FactId) => {
    const parsed = parseFactId(fact);
    return parsed?.kind === "placement" && parsed.part === "sign";
  };
  return facts.find((fact) => fact !== name && isSign(fact)) ?? null;
}
