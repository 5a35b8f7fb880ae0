import type { Facts } from "@cosmic/chart/facts";
import { asin, cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree, secondsPerDay } from "@cosmic/sky/units";
import { fromEcliptic } from "../../stars/direction.ts";
import { siderealTimeDeg } from "../../stars/sky-of.ts";
import { julianDayAt } from "./local-clock.ts";

/** The birth date and place. */
export interface DayPlace {
  readonly facts: Facts;
  /** North positive. */
  readonly latitudeDeg: number;
  /** East positive. */
  readonly longitudeDeg: number;
}

/** A body's altitude at a time of day, in minutes from midnight. */
export interface HeightAt {
  readonly minutes: number;
  readonly heightDeg: number;
}

const stepMinutes = 15;
/** Altitude of the center when the upper limb touches the horizon: refraction 34′, solar radius 16′, plus parallax for
 * the Moon (Meeus, Astronomical Algorithms, chapter 15). */
const risingDeg = { sun: -0.8333, moon: 0.125 } as const;
/** Inclination of the Moon's orbit, degrees. */
const moonTiltDeg = 5.145;

/**
 * Altitude of the Sun or Moon relative to its rising and setting altitude, every quarter of an hour. Extrapolated from
 * the position and speed in the facts, with the Moon's latitude from its node: rise and set are accurate to a minute
 * for the Sun, a few for the Moon.
 */
export function heightsOf(day: DayPlace, body: "sun" | "moon"): readonly HeightAt[] {
  return Array.from({ length: 1440 / stepMinutes + 1 }, (_, index) => {
    const minutes = index * stepMinutes;
    return { minutes, heightDeg: heightAt(day, body, minutes) };
  });
}

function heightAt({ facts, latitudeDeg, longitudeDeg }: DayPlace, body: "sun" | "moon", minutes: number): number {
  const julianDay = julianDayAt(facts, minutes);
  const days = julianDay - (facts.julianDayTt - facts.deltaTSeconds / secondsPerDay);
  const { longitude, latitude, speed } = facts.planets[body];
  const node = facts.points.trueNode?.longitude;
  const tilted = (at: number) => (node === undefined ? 0 : moonTiltDeg * sin((at - node) * radiansPerDegree));
  const moved = longitude + speed * days;
  const latitudeNow = body === "moon" ? latitude + tilted(moved) - tilted(longitude) : latitude;
  const { raDeg, decDeg } = fromEcliptic(moved, latitudeNow, facts.obliquity);
  const hourAngle = (siderealTimeDeg(julianDay, longitudeDeg) - raDeg) * radiansPerDegree;
  const [place, declination] = [latitudeDeg * radiansPerDegree, decDeg * radiansPerDegree];
  const up = sin(place) * sin(declination) + cos(place) * cos(declination) * cos(hourAngle);
  return asin(up) / radiansPerDegree - risingDeg[body];
}

/** Times a body crosses the horizon, in minutes after midnight, by linear interpolation between quarter hours. */
export function horizonCrossings(heights: readonly HeightAt[]) {
  return heights.flatMap((to, index) => {
    const from = heights[index - 1];
    if (!from || from.heightDeg < 0 === to.heightDeg < 0) return [];
    const share = from.heightDeg / (from.heightDeg - to.heightDeg);
    return [{ minutes: from.minutes + share * (to.minutes - from.minutes), rising: to.heightDeg > from.heightDeg }];
  });
}
