import type { TimeZones } from "@cosmic/atlas/time-zones";
import { type ChartSources, natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { dayMs } from "@cosmic/platform/durations";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { AstrometricDirection, ReportedPhase, SourceBody } from "../attempt.ts";
import { eclipticOfDate } from "../judge/ecliptic-of-date.ts";
import type { Site, StandInSky } from "./stand-in-sky.ts";

/** The true sky for the stand-ins of the outside sources, from our own engine. */
export function standInSky(tools: {
  readonly sky: ChartSources["sky"];
  readonly timeZones: TimeZones;
  readonly zoneAt: (latitude: number, longitude: number) => string;
}): StandInSky {
  const { sky, timeZones, zoneAt } = tools;
  const jdTtOf = (instant: Date) => sky.timeScales(instant.getTime() / 1000).jdTt;
  const longitudeDeg = (body: SourceBody, instant: Date) => sky.position(body, jdTtOf(instant)).longitudeDeg;
  const chartOf = (birth: { readonly date: string; readonly time: string; readonly site: Site }) => {
    const { latitudeDeg: latitude, longitudeDeg: longitude } = birth.site;
    const zone = zoneAt(latitude, longitude);
    const chart = natalChartWithoutCycles(
      { date: birth.date, time: birth.time, latitude, longitude, zone },
      { sky, timeZones },
    );
    if (!chart.ok) throw new Error(`the stand-ins know no sky for this: ${chart.problem.message}`);
    return chart.facts;
  };
  return {
    instantOf: (date, time, site) => new Date(chartOf({ date, time, site }).instant),
    longitudeDeg,
    ayanamsaDeg: (instant) => {
      const [date = "", time = ""] = instant.toISOString().split("T");
      return chartOf({ date, time: time.slice(0, 5), site: { latitudeDeg: 51.48, longitudeDeg: 0 } }).sidereal.ayanamsa;
    },
    direction: (body, instant, site) => directionTo(sky, { body, instant, site }),
    nextPhases: (instant) => nextPhases(longitudeDeg, instant),
  };
}

/** Finds the direction from the ground that our own reading turns into our own position: start near it, then mend the
 * difference. */
function directionTo(
  sky: ChartSources["sky"],
  { body, instant, site }: { readonly body: SourceBody; readonly instant: Date; readonly site: Site },
): AstrometricDirection {
  const scales = sky.timeScales(instant.getTime() / 1000);
  const own = sky.position(body, scales.jdTt);
  const from = {
    ...sky.frame(scales),
    jdTt: scales.jdTt,
    sunLongitudeDeg: sky.position("sun", scales.jdTt).longitudeDeg,
    ...site,
  };
  let longitudeDeg = own.longitudeDeg;
  let told = onEquator(longitudeDeg, own.latitudeDeg, own.distanceAu);
  for (let times = 0; times < 5; times += 1) {
    const found = eclipticOfDate(told, from);
    longitudeDeg += ((own.longitudeDeg - found + 540) % 360) - 180;
    told = onEquator(longitudeDeg, own.latitudeDeg, own.distanceAu);
  }
  return told;
}

const obliquityJ2000Deg = 23.4392794;

function onEquator(longitudeDeg: number, latitudeDeg: number, distanceAu: number): AstrometricDirection {
  const [lambda, beta, epsilon] = [
    longitudeDeg * radiansPerDegree,
    latitudeDeg * radiansPerDegree,
    obliquityJ2000Deg * radiansPerDegree,
  ];
  const [x, flat, up] = [Math.cos(beta) * Math.cos(lambda), Math.cos(beta) * Math.sin(lambda), Math.sin(beta)];
  const y = flat * Math.cos(epsilon) - up * Math.sin(epsilon);
  const z = flat * Math.sin(epsilon) + up * Math.cos(epsilon);
  const rightAscensionDeg = (Math.atan2(y, x) / radiansPerDegree + 360) % 360;
  return { rightAscensionDeg, declinationDeg: Math.asin(z) / radiansPerDegree, distanceAu };
}

const quartersDeg = [0, 90, 180, 270] as const;
/** Mean daily gain of the Moon on the Sun, degrees. */
const gainDeg = 12.19075;

/** The four quarters that come next, each mended to the second. */
function nextPhases(longitudeDeg: (body: SourceBody, instant: Date) => number, from: Date): readonly ReportedPhase[] {
  const elongationDeg = (ms: number) => longitudeDeg("moon", new Date(ms)) - longitudeDeg("sun", new Date(ms));
  const phases = quartersDeg.map((quarterDeg) => {
    const toGoDeg = (quarterDeg - elongationDeg(from.getTime()) + 720) % 360;
    let ms = from.getTime() + (toGoDeg / gainDeg) * dayMs;
    for (let times = 0; times < 8; times += 1) {
      const stillDeg = ((quarterDeg - elongationDeg(ms) + 900) % 360) - 180;
      ms += (stillDeg / gainDeg) * dayMs;
    }
    return { elongationDeg: quarterDeg, instant: new Date(ms).toISOString() };
  });
  return phases.toSorted((one, other) => one.instant.localeCompare(other.instant));
}
