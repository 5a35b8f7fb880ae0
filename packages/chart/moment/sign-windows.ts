import type { Sky } from "@cosmic/sky/sky";
import type { Sign, SignWindow } from "../facts.ts";
import { ascendant } from "../horizon/angles.ts";
import { risingSignEdges } from "../horizon/rising-signs.ts";
import { signAt, turn } from "../zodiac/longitude.ts";
import type { LocalDay } from "./local-day.ts";

/** Turn of the sky against the Earth, degrees a second of time: IERS Conventions (2010) §5.4, sidereal day 86164.0905 s. */
const siderealDegPerSecond = 360 / 86164.0905;
/** Edges are read to the minute; half a second is enough to truncate by. */
const edgeToleranceSeconds = 0.5;

/** The Moon's signs through a civil day, one or two. */
export function moonSignWindows(sky: Sky, day: LocalDay): readonly SignWindow[] {
  const signWhen = (unixSeconds: number) => signAt(sky.position("moon", sky.timeScales(unixSeconds).jdTt).longitudeDeg);
  let before = day.startUnix;
  let after = day.endUnix;
  const first = signWhen(before);
  if (signWhen(after) === first) return windows(day, [], signWhen);
  // The Moon passes at most 16° in the longest day, so there is one edge at most.
  while (after - before > edgeToleranceSeconds) {
    const middle = (before + after) / 2;
    if (signWhen(middle) === first) before = middle;
    else after = middle;
  }
  return windows(day, [after], signWhen);
}

/** The rising signs through a civil day at a place, in the order they rose; beyond the polar circles some never do. */
export function risingSignWindows(
  sky: Sky,
  day: LocalDay,
  place: { readonly latitude: number; readonly longitude: number },
): readonly SignWindow[] {
  const { obliquityDeg, siderealTimeDeg } = sky.frame(sky.timeScales(day.startUnix));
  const horizon = { latitudeDeg: place.latitude, obliquityDeg };
  const meridianAtStart = siderealTimeDeg + place.longitude;
  const signWhen = (unixSeconds: number) => {
    const meridianDeg = meridianAtStart + (unixSeconds - day.startUnix) * siderealDegPerSecond;
    return signAt(ascendant({ ...horizon, meridianDeg }));
  };
  const edges: number[] = [];
  for (const edgeDeg of risingSignEdges(horizon)) {
    let edge = day.startUnix + turn(edgeDeg - meridianAtStart) / siderealDegPerSecond;
    // A civil day is longer than a sidereal one, so an edge may come twice.
    for (; edge < day.endUnix; edge += 360 / siderealDegPerSecond) edges.push(edge);
  }
  return windows(
    day,
    edges.sort((a, b) => a - b),
    signWhen,
  );
}

/** Cuts the day at the edges and joins neighbours of one sign; the sign of a piece is the one in its middle. */
function windows(day: LocalDay, edges: readonly number[], signWhen: (unixSeconds: number) => Sign): SignWindow[] {
  const cuts = [day.startUnix, ...edges, day.endUnix];
  const found: SignWindow[] = [];
  for (const [i, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[i + 1] ?? day.endUnix;
    const sign = signWhen((start + end) / 2);
    const last = found.at(-1);
    if (last?.sign === sign) found.splice(-1, 1, { ...last, to: day.clockText(end) });
    else found.push({ from: day.clockText(start), to: day.clockText(end), sign });
  }
  return found;
}
