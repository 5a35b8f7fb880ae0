import type { Clocks } from "@cosmic/atlas/clock";
import type { Sky } from "@cosmic/sky/sky";
import type { Birth, BirthProblem } from "./birth.ts";
import { type Facts, planets, type ZodiacPoint } from "./facts.ts";
import { altitude, ascendant, type LocalSky, midheaven } from "./horizon/angles.ts";
import { type Houses, housesOver } from "./horizon/houses.ts";
import { birthClock } from "./moment/birth-clock.ts";
import { type BirthMoment, birthMoment } from "./moment/birth-moment.ts";
import { localDay } from "./moment/local-day.ts";
import { moonSignWindows, risingSignWindows } from "./moment/sign-windows.ts";
import { instantText } from "./moment/written-time.ts";
import { planetFacts } from "./planet-facts.ts";
import { pointFacts } from "./point-facts.ts";
import { rarityOf } from "./rarity/rarity.ts";
import { angleAspects, calculationAspects, ruleAspects } from "./zodiac/aspects.ts";
import { signAt, turn, zodiacPoint } from "./zodiac/longitude.ts";
import { moonPhase } from "./zodiac/moon-phase.ts";
import { perPlanet } from "./zodiac/per-planet.ts";
import { modernRulers } from "./zodiac/rulers.ts";
import { elementShares, modalityShares } from "./zodiac/shares.ts";

/** The chart of a birth, or what is wrong with the birth. */
export type NatalChart =
  | { readonly ok: true; readonly facts: Facts }
  | { readonly ok: false; readonly problem: BirthProblem };

/** What a chart is computed with. */
export interface ChartSources {
  readonly sky: Sky;
  readonly clocks: Clocks;
}

/**
 * Every natal fact of a birth; the same birth and sources give the same bits. Without a birth time the positions are those
 * of 12:00 and all that hangs on the time is null or absent, never guessed. Any year the sky's tables hold.
 */
export function natalChart(birth: Birth, { sky, clocks }: ChartSources): NatalChart {
  const clock = birthClock(birth, clocks);
  if (clock === null) {
    const message = "This time zone is not known. Give it by its IANA name, such as Europe/Madrid.";
    return { ok: false, problem: { code: "unknown-zone", field: "zone", message } };
  }
  const found = birthMoment(birth, clock);
  if (!found.ok) return found;
  const day = localDay(found.moment, clock);
  const windows = { moonSigns: moonSignWindows(sky, day), risingSigns: risingSignWindows(sky, day, birth) };
  return { ok: true, facts: { ...momentFacts(birth, found.moment, sky), ...windows } };
}

function momentFacts(birth: Birth, moment: BirthMoment, sky: Sky): Omit<Facts, "moonSigns" | "risingSigns"> {
  const scales = sky.timeScales(moment.unixSeconds);
  const { obliquityDeg, siderealTimeDeg } = sky.frame(scales);
  const positions = perPlanet((planet) => sky.position(planet, scales.jdTt));
  const meridianDeg = turn(siderealTimeDeg + birth.longitude);
  const localSky: LocalSky = { meridianDeg, obliquityDeg, latitudeDeg: birth.latitude };
  const timed = moment.timeUnknown ? null : timedFacts(localSky, altitude(positions.sun, localSky) > 0);
  const cusps = timed?.houses.cusps ?? null;
  const placed = planetFacts(positions, { cusps, sect: timed?.sect ?? null });
  const planetSigns = planets.map((planet) => placed[planet].sign);
  return {
    ...(birth.id === undefined ? {} : { id: birth.id }),
    instant: instantText(moment.unixSeconds),
    clock: moment.clock,
    timeUnknown: moment.timeUnknown,
    accuracy: moment.timeUnknown ? "basic" : "high",
    julianDayTt: scales.jdTt,
    deltaTSeconds: scales.deltaTSeconds,
    deltaTSource: scales.deltaTSource,
    obliquity: obliquityDeg,
    engine: sky.engine,
    planets: placed,
    points: pointFacts(sky, scales.jdTt, timed === null ? null : { ...timed, planets: placed }),
    angles: timed?.angles ?? null,
    houses:
      timed === null ? null : { ...timed.houses, rulers: timed.houses.cusps.map((cusp) => modernRulers[signAt(cusp)]) },
    sect: timed?.sect ?? null,
    chartRuler: timed === null ? null : modernRulers[timed.angles.ascendant.sign],
    moonPhase: moonPhase(placed.sun.longitude, placed.moon.longitude),
    aspects: calculationAspects(placed),
    ruleAspects: ruleAspects(placed),
    angleAspects: timed === null ? [] : angleAspects(placed, longitudesOf(timed.angles)),
    elements: elementShares(planetSigns),
    modalities: modalityShares(planetSigns),
    rarity:
      timed === null
        ? null
        : rarityOf({ sun: placed.sun.sign, moon: placed.moon.sign, rising: timed.angles.ascendant.sign }, localSky),
  };
}

/** What only a birth time gives. */
interface TimedFacts {
  readonly angles: NonNullable<Facts["angles"]>;
  readonly houses: Houses;
  readonly sect: "day" | "night";
}

function timedFacts(localSky: LocalSky, sunIsUp: boolean): TimedFacts {
  const rising = ascendant(localSky);
  const culminating = midheaven(localSky);
  return {
    angles: {
      ascendant: zodiacPoint(rising),
      midheaven: zodiacPoint(culminating),
      descendant: zodiacPoint(rising + 180),
      imumCoeli: zodiacPoint(culminating + 180),
    },
    houses: housesOver(localSky),
    sect: sunIsUp ? "day" : "night",
  };
}

function longitudesOf(angles: Record<"ascendant" | "midheaven", ZodiacPoint>) {
  return { ascendant: angles.ascendant.longitude, midheaven: angles.midheaven.longitude };
}
