import { AstroTime, Body as EngineBody, GeoMoonState, GeoVector, type Vector } from "astronomy-engine";
import { eclipticOfDate, meanSiderealTimeDeg } from "./earth-frame.ts";
import { lunarElements } from "./lunar-elements.ts";
import { nutation } from "./nutation.ts";
import { type Body, bodies, type Frame, type Position, type Sky, type TimeScales } from "./sky.ts";
import { timeScales } from "./time-scales.ts";

const J2000 = 2451545;
const degrees = Math.PI / 180;
/** Light travels this far in a day: 299 792.458 km/s over 149 597 870.7 km. */
const auPerDay = 173.1446326847;
/** Half the span of the central difference, days: short against a month, long against the engine's rounding. */
const speedStepDays = 0.01;

const seenBodies = {
  sun: EngineBody.Sun,
  mercury: EngineBody.Mercury,
  venus: EngineBody.Venus,
  mars: EngineBody.Mars,
  jupiter: EngineBody.Jupiter,
  saturn: EngineBody.Saturn,
  uranus: EngineBody.Uranus,
  neptune: EngineBody.Neptune,
  pluto: EngineBody.Pluto,
} as const;

type Place = Omit<Position, "speedDegPerDay">;

/**
 * The first engine, on the package astronomy-engine 2.1.19 (MIT). Apparent places within 20″ of DE440 over
 * 1900–2100, half of them within 3″; the README has the table. It knows no Chiron. Nodes and
 * apogee are directions: their distance is given as 0.
 */
export const astronomyEngineSky: Sky = {
  engine: "astronomy-engine 2.1.19",
  bodies: bodies.filter((body) => body !== "chiron"),
  timeScales,
  position,
  frame,
};

function position(body: Body, jdTt: number): Position {
  const before = place(body, jdTt - speedStepDays);
  const after = place(body, jdTt + speedStepDays);
  const change = ((after.longitudeDeg - before.longitudeDeg + 540) % 360) - 180;
  return { ...place(body, jdTt), speedDegPerDay: change / (2 * speedStepDays) };
}

function frame({ jdTt, jdUt1 }: TimeScales): Frame {
  const { longitudeDeg, obliquityDeg } = nutation(jdTt);
  const trueObliquityDeg = eclipticOfDate(jdTt).meanObliquity / degrees + obliquityDeg;
  const equationOfEquinoxes = longitudeDeg * Math.cos(trueObliquityDeg * degrees);
  return {
    obliquityDeg: trueObliquityDeg,
    siderealTimeDeg: turn(meanSiderealTimeDeg(jdUt1, jdTt) + equationOfEquinoxes),
  };
}

function place(body: Body, jdTt: number): Place {
  switch (body) {
    case "moon":
      return moon(jdTt);
    case "trueNode":
      return trueNode(jdTt);
    case "meanNode":
      return {
        longitudeDeg: turn(lunarElements(jdTt).nodeDeg + nutation(jdTt).longitudeDeg),
        latitudeDeg: 0,
        distanceAu: 0,
      };
    case "meanLilith": {
      const { apogeeDeg, apogeeLatitudeDeg } = lunarElements(jdTt);
      return {
        longitudeDeg: turn(apogeeDeg + nutation(jdTt).longitudeDeg),
        latitudeDeg: apogeeLatitudeDeg,
        distanceAu: 0,
      };
    }
    case "chiron":
      throw new RangeError("astronomy-engine has no Chiron; see Sky.bodies");
    default:
      return ofDate(GeoVector(seenBodies[body], timeAt(jdTt), true), jdTt);
  }
}

/** The Moon shares the Earth's motion, so light time alone makes its apparent place; the engine leaves it out. */
function moon(jdTt: number): Place {
  const geometric = GeoMoonState(timeAt(jdTt));
  const lightDays = Math.hypot(geometric.x, geometric.y, geometric.z) / auPerDay;
  const seen = {
    x: geometric.x - geometric.vx * lightDays,
    y: geometric.y - geometric.vy * lightDays,
    z: geometric.z - geometric.vz * lightDays,
  };
  return ofDate(seen, jdTt);
}

/** Where the osculating orbit of the geometric Moon rises through the ecliptic of date. */
function trueNode(jdTt: number): Place {
  const { x, y, z, vx, vy, vz } = GeoMoonState(timeAt(jdTt));
  const pole = ofDate({ x: y * vz - z * vy, y: z * vx - x * vz, z: x * vy - y * vx }, jdTt);
  return { longitudeDeg: turn(pole.longitudeDeg + 90), latitudeDeg: 0, distanceAu: 0 };
}

/** Equatorial J2000 to longitude and latitude on the true ecliptic of date (Fukushima–Williams, then nutation). */
function ofDate({ x, y, z }: Pick<Vector, "x" | "y" | "z">, jdTt: number): Place {
  const { gamma, phi, psi } = eclipticOfDate(jdTt);
  const alongNode = x * Math.cos(gamma) + y * Math.sin(gamma);
  const acrossNode = y * Math.cos(gamma) - x * Math.sin(gamma);
  const across = acrossNode * Math.cos(phi) + z * Math.sin(phi);
  const up = z * Math.cos(phi) - acrossNode * Math.sin(phi);
  const longitude = (Math.atan2(across, alongNode) + psi) / degrees;
  return {
    longitudeDeg: turn(longitude + nutation(jdTt).longitudeDeg),
    latitudeDeg: Math.atan2(up, Math.hypot(alongNode, across)) / degrees,
    distanceAu: Math.hypot(x, y, z),
  };
}

function timeAt(jdTt: number): AstroTime {
  return AstroTime.FromTerrestrialTime(jdTt - J2000);
}

function turn(angleDeg: number): number {
  return ((angleDeg % 360) + 360) % 360;
}
