import { anglesOver, type LocalSky, siderealDegPerSecond } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Position } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import type { BirthSky } from "../../birth-sky.ts";
import { type DiurnalArc, diurnalArcs } from "../../horizon/diurnal-arc.ts";
import type { AspectType } from "../../names.ts";
import { aspectAngleDeg } from "../../zodiac/aspects.ts";
import { separation, shorterWay } from "../../zodiac/longitude.ts";
import { isPairAngle, isPairPoint, type PairAngle, type PairEnd } from "./contact.ts";
import { meetingRule, orbLimitDeg } from "./contact-rules.ts";

/** Errors of a birth time are looked at up to an hour. */
const mostHeldSeconds = 3600;
/** A body's motion changes so little in an hour that this much further is enough to catch every end within it. */
const marginSeconds = 60;
/** Newton's method on a motion all but even: the second step is good to a microsecond. */
const newtonSteps = 2;
/** Beyond the polar circles the Ascendant may run backward and leap, so the hour is looked through in such steps. */
const polarStepSeconds = 20;

/** One end of a contact, seen from the person whose clock may be wrong: theirs moves, the other stands. */
export interface MovingEnd {
  readonly own: PairEnd;
  readonly other: PairEnd;
  readonly otherDeg: number;
  readonly type: AspectType;
}

/**
 * Least error of a birth time, either way, in whole seconds, that ends a contact; 3600 when none within the hour does.
 */
export function heldSeconds(end: MovingEnd, at: BirthSky): number {
  const limitDeg = orbLimitDeg(end.type, meetingRule(end.own, end.other) ?? "planets");
  const seconds = isPairAngle(end.own) ? angleHeld(end.own, end, limitDeg, at) : bodyHeld(end.own, end, limitDeg, at);
  // An aspect holds up to its limit and ends past it: the first whole second after that.
  return Math.min(mostHeldSeconds, Math.floor(seconds) + 1);
}

type Body = Exclude<PairEnd, PairAngle>;

function bodyHeld(body: Body, { otherDeg, type }: MovingEnd, limitDeg: number, at: BirthSky): number {
  const { longitudeDeg, speedDegPerDay } = isPairPoint(body) ? placeAfter(0, body, at) : at.positions[body];
  const degPerSecond = Math.abs(speedDegPerDay) / secondsPerDay;
  let seconds = (limitDeg - orbOf(type, otherDeg, longitudeDeg)) / degPerSecond;
  if (!(seconds < mostHeldSeconds + marginSeconds)) return mostHeldSeconds;
  const way = shorterWay(otherDeg, longitudeDeg);
  const opening = Math.sign(way) * Math.sign(Math.abs(way) - aspectAngleDeg[type]) * Math.sign(speedDegPerDay);
  const direction = opening < 0 ? -1 : 1;
  for (let step = 0; step < newtonSteps; step += 1) {
    const ownDeg = placeAfter(direction * seconds, body, at).longitudeDeg;
    seconds += (limitDeg - orbOf(type, otherDeg, ownDeg)) / degPerSecond;
  }
  return Math.max(0, seconds);
}

function orbOf(type: AspectType, oneDeg: number, otherDeg: number): number {
  return Math.abs(separation(oneDeg, otherDeg) - aspectAngleDeg[type]);
}

/** A body's position after an error of the birth time. */
function placeAfter(seconds: number, body: Body, { sky, moment }: BirthSky): Position {
  return sky.position(body, sky.timeScales(moment.unixSeconds + seconds).jdTt);
}

function angleHeld(angle: PairAngle, end: MovingEnd, limitDeg: number, { localSky }: BirthSky): number {
  const { latitudeDeg, obliquityDeg } = localSky;
  const isPolar = Math.abs(latitudeDeg) >= 90 - obliquityDeg;
  if (angle === "ascendant" && isPolar) return polarHeld(end, limitDeg, localSky);
  const arcOf = diurnalArcs(localSky);
  const { ascendantDeg, midheavenDeg } = anglesOver(localSky);
  const way = shorterWay(end.otherDeg, angle === "midheaven" ? midheavenDeg : ascendantDeg);
  const exactDeg = end.otherDeg + (way < 0 ? -1 : 1) * aspectAngleDeg[end.type];
  // Both angles run forward through the zodiac: an early clock ends the contact at one side, a late one at the other.
  const later = normalizeDegrees(siderealTimeDeg(angle, arcOf(exactDeg + limitDeg)) - localSky.meridianDeg);
  const earlier = normalizeDegrees(localSky.meridianDeg - siderealTimeDeg(angle, arcOf(exactDeg - limitDeg)));
  return Math.min(later, earlier) / siderealDegPerSecond;
}

/** The sidereal time at which a degree stands on an angle. */
function siderealTimeDeg(angle: PairAngle, { rightAscensionDeg, semiArcDeg }: DiurnalArc): number {
  return angle === "midheaven" ? rightAscensionDeg : rightAscensionDeg - semiArcDeg;
}

function polarHeld({ otherDeg, type }: MovingEnd, limitDeg: number, atBirth: LocalSky): number {
  const holds = (seconds: number): boolean => {
    const meridianDeg = normalizeDegrees(atBirth.meridianDeg + seconds * siderealDegPerSecond);
    const { ascendantDeg } = anglesOver({ ...atBirth, meridianDeg });
    return orbOf(type, otherDeg, ascendantDeg) <= limitDeg;
  };
  for (let until = polarStepSeconds; until <= mostHeldSeconds; until += polarStepSeconds) {
    for (const direction of [-1, 1]) {
      if (!holds(direction * until)) return lastHeld((seconds) => holds(direction * seconds), until);
    }
  }
  return mostHeldSeconds;
}

/** The last whole second of a step at which something still holds. */
function lastHeld(holds: (seconds: number) => boolean, endedBy: number): number {
  let held = endedBy - polarStepSeconds;
  let ended = endedBy;
  while (ended - held > 1) {
    const middle = Math.floor((held + ended) / 2);
    if (holds(middle)) held = middle;
    else ended = middle;
  }
  return held;
}
