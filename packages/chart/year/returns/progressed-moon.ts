import { courseOf, moonFromSun, type SearchWindow } from "@cosmic/sky/events/course";
import { crossings } from "@cosmic/sky/events/crossings";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { BirthSky } from "../../birth-sky.ts";
import { livedAt, progressedTo } from "../../cycles/progressed-time.ts";
import { houseOf } from "../../horizon/houses.ts";
import { houseNumber } from "../../names.ts";
import { required } from "../../required.ts";
import { signAt } from "../../zodiac/longitude.ts";
import { phaseAt, phaseWidthDeg } from "../../zodiac/moon-phase.ts";
import { instantAt } from "../instants.ts";
import type { NatalPoint } from "../natal-points.ts";
import { anglesOf } from "../stories/found-story.ts";
import { crossingsByAngle } from "../stories/stays.ts";
import type { ProgressedChange, ProgressedMeeting, ProgressedMoon, ProgressedState } from "../year-facts.ts";
import { untimedProgressedMoon } from "./untimed-progressed-moon.ts";

const signWidthDeg = 30;

/** A birth and the year it is progressed to, TT. */
interface Progression {
  readonly birth: BirthSky;
  readonly birthJdTt: number;
  readonly year: SearchWindow;
}

/** The days after birth that stand for the year. */
function progressedWindow({ birthJdTt, year }: Progression): SearchWindow {
  return { fromJdTt: progressedTo(birthJdTt, year.fromJdTt), toJdTt: progressedTo(birthJdTt, year.toJdTt) };
}

/**
 * The Moon by secondary progression: where it stands when the year begins and ends, its changes of sign, house and
 * phase, and its exact aspects to the given points. Without a birth time, signs alone.
 */
export function progressedMoon(birth: BirthSky, year: SearchWindow, points: readonly NatalPoint[]): ProgressedMoon {
  if (birth.timed === null) return untimedProgressedMoon(birth, year);
  const progression = { birth, birthJdTt: birth.scales.jdTt, year };
  const { cusps } = birth.timed.houses;
  return {
    from: stateAt(birth, cusps, progressedTo(progression.birthJdTt, year.fromJdTt)),
    to: stateAt(birth, cusps, progressedTo(progression.birthJdTt, year.toJdTt)),
    changes: changesOf(progression, cusps),
    meetings: meetingsOf(progression, points),
  };
}

function stateAt({ sky }: BirthSky, cusps: readonly number[], jdTt: number): ProgressedState {
  const moonDeg = sky.position("moon", jdTt).longitudeDeg;
  const sunDeg = sky.position("sun", jdTt).longitudeDeg;
  return { sign: signAt(moonDeg), house: houseOf(moonDeg, cusps), phase: phaseAt(normalizeDegrees(moonDeg - sunDeg)) };
}

function changesOf(progression: Progression, cusps: readonly number[]): readonly ProgressedChange[] {
  const { birth, birthJdTt } = progression;
  const { sky } = birth;
  const window = progressedWindow(progression);
  const moon = courseOf(sky, "moon");
  const found: { readonly jdTt: number; readonly change: ProgressedChange }[] = [];
  const at = (jdTt: number) => instantAt(livedAt(birthJdTt, jdTt));
  for (const { jdTt, longitudeDeg } of crossings(moon, { longitudeDeg: 0, everyDeg: signWidthDeg }, window)) {
    found.push({ jdTt, change: { kind: "sign", becomes: signAt(longitudeDeg), at: at(jdTt), span: null } });
  }
  for (const [index, cusp] of cusps.entries()) {
    const house = required(houseNumber(index + 1), `house ${index + 1}`);
    // At a pole some cusps coincide; the house between them is none.
    if (houseOf(cusp, cusps) !== house) continue;
    for (const { jdTt } of crossings(moon, { longitudeDeg: cusp }, window)) {
      found.push({ jdTt, change: { kind: "house", becomes: house, at: at(jdTt) } });
    }
  }
  for (const { jdTt, longitudeDeg } of crossings(
    moonFromSun(sky),
    { longitudeDeg: 0, everyDeg: phaseWidthDeg },
    window,
  )) {
    found.push({ jdTt, change: { kind: "phase", becomes: phaseAt(longitudeDeg), at: at(jdTt) } });
  }
  return found.toSorted((one, other) => one.jdTt - other.jdTt).map(({ change }) => change);
}

function meetingsOf(progression: Progression, points: readonly NatalPoint[]): readonly ProgressedMeeting[] {
  const { birth, birthJdTt } = progression;
  const window = progressedWindow(progression);
  const moon = courseOf(birth.sky, "moon");
  const { everyDeg, angles } = anglesOf("saturn");
  const found: (ProgressedMeeting & { readonly jdTt: number })[] = [];
  for (const { point, longitudeDeg } of points) {
    const crossed = crossingsByAngle(moon, { longitudeDeg, everyDeg }, window);
    for (const { angle, aspect } of angles) {
      for (const { jdTt } of crossed.get(angle) ?? []) {
        found.push({ point, aspect, angle, at: instantAt(livedAt(birthJdTt, jdTt)), jdTt });
      }
    }
  }
  return found
    .toSorted((one, other) => one.jdTt - other.jdTt)
    .map(({ point, aspect, angle, at }) => ({ point, aspect, angle, at }));
}
