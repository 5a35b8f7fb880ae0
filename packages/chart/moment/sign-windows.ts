import { siderealDegPerSecond } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Position, Sky } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import type { Planet, SignWindow } from "../facts.ts";
import type { Rising } from "../horizon/rising-signs.ts";
import { required } from "../required.ts";
import { signAt } from "../zodiac/longitude.ts";
import type { LocalDay } from "./local-day.ts";
import { crossingNear } from "./longitude-crossing.ts";

const signWidthDeg = 30;
/** Within a day the Moon strays from its speed at birth by less than this, the Sun by far less. */
const strayDeg = 0.5;

/** The Sun or Moon at an instant of the day. */
export interface ApparentBody {
  readonly body: "sun" | "moon";
  readonly position: Position;
  readonly unixSeconds: number;
}

/** Within a day any other planet strays from its speed at birth by less than this. */
const planetStrayDeg = 0.1;
/** The minute of a change is sought this finely, seconds. */
const changeSeconds = 10;

/** Another planet at an instant of the day. */
export interface ApparentPlanet {
  readonly body: Planet;
  readonly position: Position;
  readonly unixSeconds: number;
}

/** Signs of a planet during a civil day on which it changed sign, forward or retrograde; null on any other day. */
export function changedSigns(sky: Sky, seen: ApparentPlanet, day: LocalDay): readonly SignWindow[] | null {
  if (!mayChangeSign(seen, day)) return null;
  const signOf = (unixSeconds: number) =>
    signAt(sky.position(seen.body, sky.timeScales(unixSeconds).jdTt).longitudeDeg);
  const [first, last] = [signOf(day.startUnix), signOf(day.endUnix)];
  if (first === last) return null;
  let [before, after] = [day.startUnix, day.endUnix];
  while (after - before > changeSeconds) {
    const middle = (before + after) / 2;
    if (signOf(middle) === first) before = middle;
    else after = middle;
  }
  const edge = day.clockText(after);
  return [
    { from: "00:00", to: edge, sign: first },
    { from: edge, to: "24:00", sign: last },
  ];
}

/** Whether position and speed at one instant leave a change of sign possible. */
function mayChangeSign({ position, unixSeconds }: ApparentPlanet, { startUnix, endUnix }: LocalDay): boolean {
  const { longitudeDeg, speedDegPerDay } = position;
  const ends = [startUnix, endUnix].map((end) => longitudeDeg + (speedDegPerDay * (end - unixSeconds)) / secondsPerDay);
  return signAt(Math.min(...ends) - planetStrayDeg) !== signAt(Math.max(...ends) + planetStrayDeg);
}

/** Signs of the Sun or Moon during a civil day, one or two: the Moon covers 17° on the longest day. */
export function signWindows(sky: Sky, seen: ApparentBody, day: LocalDay): readonly SignWindow[] {
  const { longitudeDeg, speedDegPerDay } = seen.position;
  const { startUnix, endUnix } = day;
  const startDeg = longitudeDeg - (speedDegPerDay * (seen.unixSeconds - startUnix)) / secondsPerDay;
  const endDeg = longitudeDeg + (speedDegPerDay * (endUnix - seen.unixSeconds)) / secondsPerDay;
  const first = signAt(startDeg - strayDeg);
  const last = signAt(endDeg + strayDeg);
  // Position and speed at one instant settle it.
  if (first === last) return [{ from: "00:00", to: "24:00", sign: first }];
  const edgeDeg = Math.floor((endDeg + strayDeg) / signWidthDeg) * signWidthDeg;
  const sought = { longitudeDeg: edgeDeg, guessUnix: seen.unixSeconds, fromUnix: startUnix, toUnix: endUnix };
  const crossing = crossingNear(sky, seen.body, sought);
  if (crossing <= startUnix) return [{ from: "00:00", to: "24:00", sign: last }];
  if (crossing >= endUnix) return [{ from: "00:00", to: "24:00", sign: first }];
  const edge = day.clockText(crossing);
  return [
    { from: "00:00", to: edge, sign: first },
    { from: edge, to: "24:00", sign: last },
  ];
}

/** Rising signs during a civil day, in order, from the local sidereal time at its start. */
export function risingSignWindows(
  risings: readonly Rising[],
  meridianAtStartDeg: number,
  day: LocalDay,
): readonly SignWindow[] {
  const startDeg = normalizeDegrees(meridianAtStartDeg);
  const found: SignWindow[] = [];
  // The sign rising at the start of the day began earlier; the list wraps around.
  let next = Math.max(
    0,
    risings.findIndex(({ fromDeg }) => fromDeg > startDeg),
  );
  let { sign } = required(risings.at(next - 1), "the sign that rises at the start of a day");
  let from = "00:00";
  let turnedDeg = 0;
  let reachedDeg = startDeg;
  for (;;) {
    const rising = required(risings[next], "the next sign to rise");
    turnedDeg += normalizeDegrees(rising.fromDeg - reachedDeg) || 360;
    const instant = day.startUnix + turnedDeg / siderealDegPerSecond;
    if (instant >= day.endUnix) break;
    const to = day.clockText(instant);
    found.push({ from, to, sign });
    from = to;
    ({ sign, fromDeg: reachedDeg } = rising);
    // A civil day is longer than a sidereal day, so a sign may rise twice.
    next = (next + 1) % risings.length;
  }
  found.push({ from, to: "24:00", sign });
  return found;
}
