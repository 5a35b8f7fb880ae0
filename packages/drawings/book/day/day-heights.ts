import type { Facts } from "@cosmic/chart/facts";
import { asin, cos, sin } from "@cosmic/sky/trigonometry";
import { radian } from "../../geometry/polar.ts";
import { siderealTimeDeg } from "../../sky-of.ts";
import { fromEcliptic } from "../../stars/direction.ts";
import { julianDayAt } from "./local-clock.ts";

/** The day of a birth over its place. */
export interface DayPlace {
  readonly facts: Facts;
  /** North positive. */
  readonly latitudeDeg: number;
  /** East positive. */
  readonly longitudeDeg: number;
}

/** A body's height through the day, from midnight to midnight. */
export interface HeightAt {
  readonly minutes: number;
  readonly heightDeg: number;
}

const stepMinutes = 15;
/** Altitude of the centre when the upper edge meets the horizon: refraction 34′, the Sun's radius 16′; for the Moon its
 * parallax besides (Meeus, Astronomical Algorithms, chapter 15). */
const risingDeg = { sun: -0.8333, moon: 0.125 } as const;
/** Inclination of the Moon's orbit, degrees. */
const moonTiltDeg = 5.145;

/**
 * Height of the Sun or the Moon above where it rises and sets, every quarter of an hour. Carried from the place and speed
 * of the facts, the Moon's latitude by its node: rising and setting within a minute for the Sun, a few for the Moon.
 */
export function heightsOf(day: DayPlace, body: "sun" | "moon"): readonly HeightAt[] {
  return Array.from({ length: 1440 / stepMinutes + 1 }, (_, index) => {
    const minutes = index * stepMinutes;
    return { minutes, heightDeg: heightAt(day, body, minutes) };
  });
}

function heightAt({ facts, latitudeDeg, longitudeDeg }: DayPlace, body: "sun" | "moon", minutes: number): number {
  const julianDay = julianDayAt(facts, minutes);
  const days = julianDay - (facts.julianDayTt - facts.deltaTSeconds / 86400);
  const { longitude, latitude, speed } = facts.planets[body];
  const node = facts.points.trueNode?.longitude;
  const tilted = (at: number) => (node === undefined ? 0 : moonTiltDeg * sin((at - node) * radian));
  const moved = longitude + speed * days;
  const latitudeNow = body === "moon" ? latitude + tilted(moved) - tilted(longitude) : latitude;
  const { raDeg, decDeg } = fromEcliptic(moved, latitudeNow, facts.obliquity);
  const hourAngle = (siderealTimeDeg(julianDay, longitudeDeg) - raDeg) * radian;
  const [place, declination] = [latitudeDeg * radian, decDeg * radian];
  const up = sin(place) * sin(declination) + cos(place) * cos(declination) * cos(hourAngle);
  return asin(up) / radian - risingDeg[body];
}

/** When a body crosses the horizon, minutes after midnight, between the quarters of an hour by straight lines. */
export function horizonCrossings(heights: readonly HeightAt[]) {
  return heights.flatMap((to, index) => {
    const from = heights[index - 1];
    if (!from || from.heightDeg < 0 === to.heightDeg < 0) return [];
    const share = from.heightDeg / (from.heightDeg - to.heightDeg);
    return [{ minutes: from.minutes + share * (to.minutes - from.minutes), rising: to.heightDeg > from.heightDeg }];
  });
}
