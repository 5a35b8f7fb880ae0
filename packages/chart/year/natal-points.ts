import { anglesOver } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { BirthSky } from "../birth-sky.ts";
import { planetLongitudes } from "../moment/planet-longitudes.ts";
import { type AspectEnd, type Planet, planets } from "../names.ts";
import { shorterWay } from "../zodiac/longitude.ts";

/** A birth this much earlier or later gives the leeways, seconds. */
const leewaySeconds = 300;

/** A place of the natal chart that transits meet. */
export interface NatalPoint<Point extends string = AspectEnd> {
  readonly point: Point;
  /** Without a birth time that of noon. */
  readonly longitudeDeg: number;
  /** Ends of the arc travelled on the day of birth, before and after it; both 0 with a birth time. */
  readonly behindDeg: number;
  readonly aheadDeg: number;
  /** Longitude for a birth five minutes earlier and later; null without a birth time. */
  readonly shifted: { readonly earlierDeg: number; readonly laterDeg: number } | null;
}

/** Sun to Saturn and the angles: what lunations touch and the progressed Moon meets. */
export function isMetByMoons({ point }: Pick<NatalPoint, "point">): boolean {
  return point !== "uranus" && point !== "neptune" && point !== "pluto";
}

const timedEnds: readonly AspectEnd[] = [...planets, "ascendant", "midheaven"];

/** Ten planets, Ascendant and Midheaven; without a birth time nine planets, the Moon and the angles being unknown. */
export function natalPoints(birth: BirthSky): readonly NatalPoint[] {
  return birth.timed === null ? untimedPoints(birth) : timedPoints(birth);
}

function timedPoints(birth: BirthSky): readonly NatalPoint[] {
  const here = placesAt(birth, 0);
  const earlier = placesAt(birth, -leewaySeconds);
  const later = placesAt(birth, leewaySeconds);
  return timedEnds.map((point) => ({
    ...{ point, longitudeDeg: here[point], behindDeg: 0, aheadDeg: 0 },
    shifted: { earlierDeg: earlier[point], laterDeg: later[point] },
  }));
}

/** Where everything stands for a birth so many seconds later. */
function placesAt({ birth, sky, moment }: BirthSky, seconds: number): Readonly<Record<AspectEnd, number>> {
  const scales = sky.timeScales(moment.unixSeconds + seconds);
  const { obliquityDeg, siderealTimeDeg } = sky.frame(scales);
  const meridianDeg = normalizeDegrees(siderealTimeDeg + birth.longitude);
  const { ascendantDeg, midheavenDeg } = anglesOver({ meridianDeg, obliquityDeg, latitudeDeg: birth.latitude });
  return { ...planetLongitudes(sky, scales.jdTt), ascendant: ascendantDeg, midheaven: midheavenDeg };
}

function untimedPoints({ sky, day, positions }: BirthSky): readonly NatalPoint[] {
  const dawn = sky.timeScales(day.startUnix).jdTt;
  const night = sky.timeScales(day.endUnix).jdTt;
  return planets
    .filter((point): point is Exclude<Planet, "moon"> => point !== "moon")
    .map((point) => {
      const { longitudeDeg } = positions[point];
      const toDawn = shorterWay(longitudeDeg, sky.position(point, dawn).longitudeDeg);
      const toNight = shorterWay(longitudeDeg, sky.position(point, night).longitudeDeg);
      return {
        ...{ point, longitudeDeg, shifted: null },
        behindDeg: Math.max(0, -toDawn, -toNight),
        aheadDeg: Math.max(0, toDawn, toNight),
      };
    });
}
