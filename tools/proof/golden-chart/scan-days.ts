import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import { planets } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { Story } from "@cosmic/chart/year/year-facts";
import type { YearSky } from "@cosmic/chart/year/year-sky";
import { millisecondsPerDay, unixEpochJd } from "@cosmic/sky/units";

/** What a scan of the days finds amiss in the stories of a year. */
export interface ScanFindings {
  /** Crossings seen between two days. */
  readonly passes: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

const bodies = ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"] as const;
const allAngles = [0, 60, 90, 120, 180, 240, 270, 300] as const;
const axis = [0, 180] as const;
/** TT − UTC since 2017; no leap second to come is assumed. */
const ttLessUtcMilliseconds = 69_184;

/** Signed distance along the zodiac, −180 ≤ x < 180. */
const offset = (fromDeg: number, toDeg: number) => ((((toDeg - fromDeg + 180) % 360) + 360) % 360) - 180;

/**
 * Compares stories with the longitudes of the year's days, which know nothing of stations, tables or brackets: every day
 * in orb lies in a span of the right story, every change of side in orb has its pass between the two days, and every
 * pass reported between two days in orb changes the side, unless two passes of one graze lie there.
 */
export function dailyScan({
  sky,
  year,
}: YearSky): (natal: FactsWithoutCycles, stories: readonly Story[]) => ScanFindings {
  const days = Array.from({ length: Math.floor(year.toJdTt - year.fromJdTt) }, (_, day) => year.fromJdTt + day);
  const instants = days.map((jdTt) =>
    new Date((jdTt - unixEpochJd) * millisecondsPerDay - ttLessUtcMilliseconds).toISOString(),
  );
  const longitudes = bodies.map((body) => days.map((jdTt) => sky.position(body, jdTt).longitudeDeg));
  return (natal, stories) => {
    const byId = new Map(stories.map((story) => [story.id as string, story]));
    const findings = { passes: 0, missing: [] as string[], extra: [] as string[] };
    const points: [string, number][] = planets.map((planet) => [planet, natal.planets[planet].longitude]);
    if (natal.angles !== null) {
      points.push(["ascendant", natal.angles.ascendant.longitude], ["midheaven", natal.angles.midheaven.longitude]);
    }
    for (const [index, body] of bodies.entries()) {
      for (const [point, longitude] of points) {
        for (const angle of body === "chiron" ? axis : allAngles) {
          const id = `${body}-${aspectAt(angle)}-${point}.${angle}`;
          scanTarget(longitudes[index] ?? [], longitude + angle, { id, story: byId.get(id), instants, findings });
        }
      }
    }
    return findings;
  };
}

interface Target {
  readonly id: string;
  readonly story: Story | undefined;
  readonly instants: readonly string[];
  readonly findings: { passes: number; missing: string[]; extra: string[] };
}

function scanTarget(longitudes: readonly number[], targetDeg: number, { id, story, instants, findings }: Target): void {
  let before: number | null = null;
  for (const [day, longitude] of longitudes.entries()) {
    const away = offset(targetDeg, longitude);
    const instant = required(instants[day], "the instant of a day");
    if (Math.abs(away) < 1 - 1e-6) {
      const isTold = story?.spans.some((span) => near(span.in, -1) <= instant && near(span.out, 1) >= instant);
      if (!isTold) findings.missing.push(`${id} in orb on ${instant}`);
    }
    if (before !== null && Math.abs(away) < 2) {
      const from = required(instants[day - 1], "the instant of a day");
      const told = story?.passes.filter(({ at }) => at >= from && at < instant).length ?? 0;
      const crosses = before < 0 !== away < 0;
      if (crosses) findings.passes += 1;
      if (crosses && told % 2 === 0 && !isEdge(before, away)) findings.missing.push(`${id} passes after ${from}`);
      if (!crosses && told % 2 === 1 && !isEdge(before, away)) findings.extra.push(`${id} after ${from}`);
    }
    before = away;
  }
}

/** A day begins so close to the target that the second to which a pass is rounded decides. */
function isEdge(one: number, other: number): boolean {
  return Math.min(Math.abs(one), Math.abs(other)) < 5e-6;
}

/** An instant moved by seconds. */
function near(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}

function aspectAt(angle: number): string {
  const names: Readonly<Record<number, string>> = { 0: "conjunction", 60: "sextile", 90: "square", 120: "trine" };
  return angle === 180 ? "opposition" : required(names[angle > 180 ? 360 - angle : angle], `an aspect of ${angle}°`);
}
