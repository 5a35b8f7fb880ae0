import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import type { Planet } from "@cosmic/chart/names";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";

/** A planet or the Ascendant, which both stand in a sign. */
type Body = Planet | "ascendant";

/** Whether a body is one of the two ends of an aspect. */
export function joins({ a, b }: Pick<Aspect, "a" | "b">, body: Body): boolean {
  return a === body || b === body;
}

/** Whether two bodies are in an aspect that is known to be there; without a birth time, all day. */
export function areInAspect(
  one: Body,
  other: Body,
  facts: Pick<Facts, "aspects" | "timeUnknown" | "planets">,
): boolean {
  return (
    one !== other &&
    facts.aspects.some((aspect) => joins(aspect, one) && joins(aspect, other) && isAspectCertain(aspect, facts))
  );
}

/** Whether a planet rules the sign in which another body stands. */
export function rulesSignOf(ruler: Body, body: Body, { planets, angles }: Pick<Facts, "planets" | "angles">): boolean {
  const sign = body === "ascendant" ? angles?.ascendant.sign : planets[body].sign;
  return sign !== undefined && ruler !== body && modernRulers[sign] === ruler;
}

/** Whether an aspect or a rulership ties two bodies. */
export function areTied(
  one: Body,
  other: Body,
  facts: Parameters<typeof areInAspect>[2] & Pick<Facts, "angles">,
): boolean {
  return areInAspect(one, other, facts) || rulesSignOf(one, other, facts) || rulesSignOf(other, one, facts);
}
