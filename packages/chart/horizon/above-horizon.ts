import { altitude, ascendant } from "@cosmic/sky/angles";
import type { Facts } from "../facts.ts";
import { type Planet, planets } from "../names.ts";
import { shorterWay } from "../zodiac/longitude.ts";
import { percentage } from "../zodiac/shares.ts";
import { skyOfFacts } from "./sky-of-facts.ts";

/**
 * What was above the horizon of a birthplace at the minute of birth, by true altitude. Houses are reckoned by ecliptic
 * longitude and may disagree.
 */
export interface AboveHorizon {
  /** Planets above the horizon, in their usual order. */
  readonly above: readonly Planet[];
  /** Shares of the ten planets above and below the horizon. */
  readonly abovePercent: number;
  readonly belowPercent: number;
  /** Only beyond the polar circles: houses 7 to 12 are then below the horizon, and the signs rise in reverse order. */
  readonly midheavenBelow: boolean;
  /** Degrees the Ascendant moves per minute of time; negative when it moves backward. */
  readonly ascendantDegPerMinute: number;
}

/** Rotation of the sky per minute of time, degrees; close enough for a rate. */
const turnPerMinuteDeg = 0.25;

/** What stood above the birthplace; null without a birth time. */
export function aboveHorizon(
  { angles, planets: placed, obliquity }: Pick<Facts, "angles" | "planets" | "obliquity">,
  latitudeDeg: number,
): AboveHorizon | null {
  if (angles === null) return null;
  const sky = skyOfFacts({ angles, obliquity }, latitudeDeg);
  const { meridianDeg } = sky;
  const heightOf = (planet: Planet) =>
    altitude({ longitudeDeg: placed[planet].longitude, latitudeDeg: placed[planet].latitude }, sky);
  const above = planets.filter((planet) => heightOf(planet) > 0);
  const abovePercent = percentage(above.length, planets.length);
  return {
    above,
    abovePercent,
    belowPercent: 100 - abovePercent,
    midheavenBelow: altitude({ longitudeDeg: angles.midheaven.longitude, latitudeDeg: 0 }, sky) < 0,
    ascendantDegPerMinute: shorterWay(
      ascendant({ ...sky, meridianDeg: meridianDeg - turnPerMinuteDeg / 2 }),
      ascendant({ ...sky, meridianDeg: meridianDeg + turnPerMinuteDeg / 2 }),
    ),
  };
}
