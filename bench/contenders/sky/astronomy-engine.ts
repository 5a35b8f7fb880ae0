import { J2000 } from "@cosmic/sky/units";
import { peer } from "../../peer.ts";

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface MoonState extends Vector {
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
}
type Time = object;

/** The part we use of `astronomy-engine` 2.1.19 (MIT), whose series are truncated to 1′. */
interface AstronomyEngine {
  readonly AstroTime: { FromTerrestrialTime(days: number): Time };
  readonly Vector: new (x: number, y: number, z: number, time: Time) => Vector;
  GeoVector(body: string, time: Time, aberration: boolean): Vector;
  GeoMoonState(time: Time): MoonState;
  Rotation_EQJ_ECT(time: Time): object;
  RotateVector(rotation: object, vector: Vector): Vector;
  SphereFromVector(vector: Vector): { readonly lon: number; readonly lat: number; readonly dist: number };
}

const planets = ["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const;
const auPerDay = 173.1446326847;
/** The package gives no speeds; we compute one more position this many days later. */
const speedStepDays = 0.01;

/** Longitude, latitude and distance of one body at a Julian day of TT, true ecliptic and equinox of date. */
interface Place {
  readonly lon: number;
  readonly lat: number;
  readonly dist: number;
}

/** Opens it as a function from a Julian day of TT to the positions it knows: ten planets and the true node. */
export async function astronomyEngine(): Promise<(jdTt: number) => Readonly<Record<string, Place>>> {
  // The package's own type declarations are not visible here; these are its documented exports.
  const engine = (await peer("astronomy-engine")) as AstronomyEngine;
  return (jdTt) => {
    const time = engine.AstroTime.FromTerrestrialTime(jdTt - J2000);
    const rotation = engine.Rotation_EQJ_ECT(time);
    const ofDate = (vector: Vector) => engine.SphereFromVector(engine.RotateVector(rotation, vector));
    const moon = engine.GeoMoonState(time);
    const lightDays = Math.hypot(moon.x, moon.y, moon.z) / auPerDay;
    const seen = new engine.Vector(
      moon.x - moon.vx * lightDays,
      moon.y - moon.vy * lightDays,
      moon.z - moon.vz * lightDays,
      time,
    );
    const pole = ofDate(
      new engine.Vector(
        moon.y * moon.vz - moon.z * moon.vy,
        moon.z * moon.vx - moon.x * moon.vz,
        moon.x * moon.vy - moon.y * moon.vx,
        time,
      ),
    );
    const found = planets.map((name) => [name.toLowerCase(), ofDate(engine.GeoVector(name, time, true))] as const);
    return {
      ...Object.fromEntries(found),
      moon: ofDate(seen),
      trueNode: { lon: (pole.lon + 90) % 360, lat: 0, dist: 0 },
    };
  };
}

/** Computes the positions at a moment and shortly after, which is how to get speeds from this package. */
export function placesWithSpeeds(places: (jdTt: number) => unknown, jdTt: number): void {
  places(jdTt);
  places(jdTt + speedStepDays);
}
