import { timeScales } from "@cosmic/sky/earth/time-scales";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { type Body, bodies, type Sky } from "@cosmic/sky/sky";
import { required } from "../required.ts";

/** Mean daily motions, near enough, degrees. */
const meanDegPerDay: Readonly<Record<Body, number>> = {
  ...{ sun: 1, moon: 12, mercury: 1, venus: 1, mars: 0.5, jupiter: 0.08, saturn: 0.03 },
  ...{ uranus: 0.012, neptune: 0.006, pluto: 0.004, chiron: 0.02 },
  ...{ trueNode: -0.053, meanNode: -0.053, meanLilith: 0.11 },
};

/** From when to when an even sky stands, Julian days (TT). */
type Span = Sky["span"];

/**
 * A sky in which every body moves evenly from where a test puts it at an instant, else from 0° Aries, so that whoever
 * reads the test can work out when it stands where. Outside its span it throws.
 */
export function evenSky(
  since: string,
  atDeg: Readonly<Partial<Record<Body, number>>> = {},
  span: Span = { firstJdTt: 2_415_100, lastJdTt: 2_495_300 },
): Sky {
  const sinceJdTt = jdTtOf(since);
  return skyOf(span, (body, jdTt) => ({
    longitudeDeg: (atDeg[body] ?? 0) + meanDegPerDay[body] * (jdTt - sinceJdTt),
    speedDegPerDay: meanDegPerDay[body],
  }));
}

/** A sky of the true node alone, which swings about a longitude as far as `swingDeg` in 200 days, at an instant backward through the middle. */
export function swingingNode(since: string, swing: { aboutDeg: number; swingDeg: number }, span?: Span): Sky {
  const perDay = (2 * Math.PI) / 200;
  const sinceJdTt = jdTtOf(since);
  return skyOf(span ?? { firstJdTt: 2_415_100, lastJdTt: 2_495_300 }, (_, jdTt) => {
    const turned = perDay * (jdTt - sinceJdTt);
    return {
      longitudeDeg: swing.aboutDeg - swing.swingDeg * Math.sin(turned),
      speedDegPerDay: -swing.swingDeg * perDay * Math.cos(turned),
    };
  });
}

function skyOf(span: Span, at: (body: Body, jdTt: number) => { longitudeDeg: number; speedDegPerDay: number }): Sky {
  return {
    ...{ engine: "made up", bodies, span, timeScales },
    frame: () => ({ obliquityDeg: 23.5, siderealTimeDeg: 0 }),
    position(body, jdTt) {
      if (jdTt < span.firstJdTt || jdTt > span.lastJdTt) throw new RangeError(`no sky at ${jdTt}`);
      const { longitudeDeg, speedDegPerDay } = at(body, jdTt);
      return { longitudeDeg: normalizeDegrees(longitudeDeg), speedDegPerDay, latitudeDeg: 0, distanceAu: 1 };
    },
  };
}

export const jdTtOf = (instant: string) => timeScales(Date.parse(instant) / 1000).jdTt;

/** The date that many days after another. */
export const dateAfter = (date: string, days: number) =>
  required(new Date(Date.parse(date) + days * 86_400_000).toISOString().split("T")[0], "a date");
