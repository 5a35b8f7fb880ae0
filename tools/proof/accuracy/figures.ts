import { createHash } from "node:crypto";
import type { Body, Sky } from "@cosmic/sky/sky";
import { goldenAngles, ownGolden, ownMotions, sharedGolden } from "../golden-sky/golden-set.ts";
import { type DateFigures, dateFigures } from "./dates/date-figures.ts";
import { type AngleName, angleErrors, settingPoints } from "./errors/angle-errors.ts";
import { type DeltaTEra, deltaTEras } from "./errors/delta-t-eras.ts";
import { type DisplayedMinutes, displayedMinutes } from "./errors/displayed-minutes.ts";
import { type BodyYears, errorYears } from "./errors/error-years.ts";
import { type BodyErrors, bodyErrors, type PlaceError, placeErrors, type Spread, spreadOf } from "./errors/errors.ts";
import { positionBits } from "./errors/position-bits.ts";
import { type TableSize, tableSizes } from "./page/table-sizes.ts";
import { peerFigures } from "./peers/peer-figures.ts";

/** All the numbers on the accuracy page. */
export interface AccuracyFigures {
  readonly engine: string;
  readonly bodies: readonly Body[];
  readonly own: PlaceSetErrors;
  readonly shared: PlaceSetErrors;
  readonly edges: PlaceSetErrors;
  readonly later: PlaceSetErrors;
  /** Over the moments at which the other engines were measured. */
  readonly ownAndShared: PlaceSetErrors;
  /** Over all moments, by year, for the drawing. */
  readonly years: readonly BodyYears[];
  readonly minutes: DisplayedMinutes;
  readonly angles: ReadonlyMap<AngleName, Spread>;
  readonly anglePlaces: number;
  /** How many of those lie beyond the polar circles. */
  readonly polarPlaces: number;
  readonly settingPoints: number;
  readonly motions: readonly MotionErrors[];
  readonly dates: DateFigures;
  readonly eras: readonly DeltaTEra[];
  readonly peers: ReturnType<typeof peerFigures>;
  readonly hash: string;
  readonly sizes: readonly TableSize[];
}

/** Errors over one set of moments. */
export interface PlaceSetErrors {
  readonly moments: number;
  readonly bodies: readonly BodyErrors[];
}

/** Errors of speed in arc-seconds per day, and of distance in parts per million. */
export interface MotionErrors {
  readonly body: Body;
  readonly speed: Spread | null;
  readonly distance: Spread | null;
}

const arcsecondsPerDegree = 3600;
const millionths = 1e6;

/** Computes all of it for an engine. */
export function accuracyFigures(sky: Sky): AccuracyFigures {
  const own = placeErrors(sky, ownGolden("positions").places);
  const shared = placeErrors(sky, sharedGolden().places);
  const edges = placeErrors(sky, within(sky, ownGolden("edges").places));
  const later = placeErrors(sky, within(sky, ownGolden("later").places));
  const set = (errors: readonly PlaceError[]) => ({ moments: momentsOf(errors), bodies: bodyErrors(sky, errors) });
  const angles = goldenAngles();
  return {
    engine: sky.engine,
    bodies: sky.bodies,
    own: set(own),
    shared: set(shared),
    edges: set(edges),
    later: set(later),
    ownAndShared: set([...own, ...shared]),
    years: errorYears(sky.bodies, [...own, ...shared, ...edges, ...later]),
    minutes: displayedMinutes(sky, ownGolden("positions").places),
    angles: angleErrors(sky, angles),
    anglePlaces: angles.length,
    // The golden values have Placidus cusps wherever they exist.
    polarPlaces: angles.filter(({ placidus }) => placidus === null).length,
    settingPoints: settingPoints(sky, angles),
    motions: motionErrors(sky),
    dates: dateFigures(sky),
    eras: deltaTEras(),
    peers: peerFigures(),
    hash: createHash("sha256").update(positionBits(sky)).digest("hex"),
    sizes: tableSizes(),
  };
}

const momentsOf = (errors: readonly PlaceError[]) => new Set(errors.map(({ place }) => place.jdTt)).size;

function within<Place extends { readonly jdTt: number }>({ span }: Sky, places: readonly Place[]): readonly Place[] {
  return places.filter(({ jdTt }) => jdTt >= span.firstJdTt && jdTt <= span.lastJdTt);
}

function motionErrors(sky: Sky): readonly MotionErrors[] {
  const motions = ownMotions();
  return sky.bodies.map((body) => {
    const its = motions
      .filter((motion) => motion.body === body)
      .map((golden) => ({ golden, found: sky.position(body, golden.jdTt) }));
    const speeds = its.flatMap(({ golden: { speedDegPerDay }, found }) =>
      speedDegPerDay === null ? [] : Math.abs(found.speedDegPerDay - speedDegPerDay) * arcsecondsPerDegree,
    );
    const distances = its.flatMap(({ golden: { distanceAu }, found }) =>
      distanceAu === null ? [] : Math.abs(found.distanceAu / distanceAu - 1) * millionths,
    );
    return { body, speed: spreadOf(speeds), distance: spreadOf(distances) };
  });
}
