/** Reads the golden values of packages/sky/golden, for tests and for the accuracy page. */

import { readFileSync } from "node:fs";
import { type Body, bodies } from "@cosmic/sky/sky";
import { J2000 } from "@cosmic/sky/units";

/** The true position of a body at a moment. */
export interface GoldenPlace {
  readonly body: Body;
  readonly jdTt: number;
  readonly longitudeDeg: number;
  /** Null for the nodes and Lilith, whose golden values are longitudes only. */
  readonly latitudeDeg: number | null;
  /** Behind the Sun's disk, where light bending is a convention: allow 4″. */
  readonly behindSun: boolean;
  /** Degrees per day, and au; only in some sets. */
  readonly speedDegPerDay?: number;
  readonly distanceAu?: number;
}

export interface GoldenObliquity {
  readonly jdTt: number;
  readonly obliquityDeg: number;
}

export interface GoldenSet {
  readonly places: readonly GoldenPlace[];
  readonly obliquities: readonly GoldenObliquity[];
}

type Column = readonly (number | null)[];
type OwnRows = Readonly<Record<string, Column | { readonly longitude: Column; readonly latitude: Column }>> & {
  readonly tick: readonly number[];
  readonly obliquity: readonly number[];
  readonly behindSun: Readonly<Partial<Record<Body, readonly number[]>>>;
};

/** Ticks per day, and units per degree (0.0001″), in the sets written by make.py. */
const ticksPerDay = 2 ** 20;
const unitsPerDegree = 36_000_000;
const speedUnits = 1e9;
const distanceUnits = 1e10;

// The files are written by make.py or copied as they are; checksums guarantee their shape.
const json = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../packages/sky/golden/${name}.json`, import.meta.url), "utf8"));

/**
 * A set of make.py: 2,000 random instants of 1900–2100, both sides of every decade boundary, or 100 instants of
 * 2100–2120.
 */
export function ownGolden(name: "positions" | "edges" | "later"): GoldenSet {
  const rows: OwnRows = json(`${name}-own`);
  const jds = rows.tick.map((tick) => J2000 + tick / ticksPerDay);
  const places = bodies.flatMap((body) => {
    const column = rows[body];
    if (column === undefined) return [];
    const [longitudes, latitudes] = "longitude" in column ? [column.longitude, column.latitude] : [column, []];
    const hidden = new Set(rows.behindSun[body]);
    return jds.flatMap((jdTt, row): GoldenPlace[] => {
      const [longitude, latitude] = [longitudes[row] ?? null, latitudes[row] ?? null];
      if (longitude === null) return [];
      const latitudeDeg = latitude === null ? null : latitude / unitsPerDegree;
      return [{ body, jdTt, longitudeDeg: longitude / unitsPerDegree, latitudeDeg, behindSun: hidden.has(row) }];
    });
  });
  const obliquities = jds.map((jdTt, row) => ({ jdTt, obliquityDeg: (rows.obliquity[row] ?? 0) / unitsPerDegree }));
  return { places, obliquities };
}

/** Speeds (all bodies) and distances (bodies that have one) at 400 of the 2,000 instants; no positions. */
export function ownMotions() {
  const rows: {
    readonly tick: readonly number[];
    readonly speed: Readonly<Partial<Record<Body, readonly number[]>>>;
    readonly distance: Readonly<Partial<Record<Body, readonly number[]>>>;
  } = json("speeds-own");
  return bodies.flatMap((body) =>
    rows.tick.map((tick, row) => {
      const speed = rows.speed[body]?.[row];
      const distance = rows.distance[body]?.[row];
      return {
        body,
        jdTt: J2000 + tick / ticksPerDay,
        speedDegPerDay: speed === undefined ? null : speed / speedUnits,
        distanceAu: distance === undefined ? null : distance / distanceUnits,
      };
    }),
  );
}

/**
 * The 400 selected instants of golden-positions.json: stations, eclipses, ingresses, planets near and behind the Sun.
 */
export function sharedGolden(): GoldenSet {
  const file: {
    readonly bodies: readonly Body[];
    readonly rows: readonly {
      readonly tt: readonly [number, number];
      readonly p: readonly (readonly [number, number, number, number])[];
      readonly chiron: readonly [number, number, number];
      readonly trueNode: number;
      readonly trueNodeSpeed: number;
      readonly meanNode: number;
      readonly meanLilith: number;
      readonly eps: number;
      readonly behindSun?: readonly Body[];
    }[];
  } = json("golden-positions");
  const places = file.rows.flatMap((row): GoldenPlace[] => {
    const jdTt = row.tt[0] + row.tt[1];
    const behind = (body: Body) => row.behindSun?.includes(body) ?? false;
    const point = { jdTt, latitudeDeg: null, behindSun: false };
    const [longitudeDeg, latitudeDeg, speedDegPerDay] = row.chiron;
    return [
      ...row.p.flatMap(([longitudeDeg, latitudeDeg, speedDegPerDay, distanceAu], index) => {
        const body = file.bodies[index];
        if (body === undefined) return [];
        return [{ body, jdTt, longitudeDeg, latitudeDeg, speedDegPerDay, distanceAu, behindSun: behind(body) }];
      }),
      { body: "chiron", jdTt, longitudeDeg, latitudeDeg, speedDegPerDay, behindSun: behind("chiron") },
      { ...point, body: "trueNode", longitudeDeg: row.trueNode, speedDegPerDay: row.trueNodeSpeed },
      { ...point, body: "meanNode", longitudeDeg: row.meanNode },
      { ...point, body: "meanLilith", longitudeDeg: row.meanLilith },
    ];
  });
  return { places, obliquities: file.rows.map((row) => ({ jdTt: row.tt[0] + row.tt[1], obliquityDeg: row.eps })) };
}

/**
 * A place on Earth at a moment of UT1, with its angles and cusps. Placidus cusps start at the first house; null beyond
 * the polar circles.
 */
export interface GoldenAngles {
  /** Julian date UT1 = sum. */
  readonly ut1: readonly [day: number, fraction: number];
  /** TT − UT1, seconds. */
  readonly deltaT: number;
  readonly lat: number;
  readonly lon: number;
  readonly armc: number;
  readonly eps: number;
  readonly asc: number;
  readonly mc: number;
  readonly placidus: readonly number[] | null;
  /** Cusps 10, 11, 12, 1, 2, 3. */
  readonly porphyry: readonly number[];
  readonly wholeFirst: number;
}

/** The 200 places of golden-angles.json, 20 of them polar. */
export function goldenAngles(): readonly GoldenAngles[] {
  const file: { readonly rows: readonly GoldenAngles[] } = json("golden-angles");
  return file.rows;
}
