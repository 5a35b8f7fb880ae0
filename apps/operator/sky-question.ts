import { parseInstant } from "@cosmic/chart/moment/written-time";
import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { SkyRefusal } from "@cosmic/sky/refusal";
import type { Position, Sky, TimeScales } from "@cosmic/sky/sky";
import { type Field, given, type LineInput, read, refused } from "./field.ts";
import type { LineAnswer } from "./json-lines.ts";

const how = "Give utc as YYYY-MM-DDTHH:MM:SSZ, or jdTt as [day, fraction], a Julian date of Terrestrial Time.";

/** The requested instant: its time scales, and the Julian date to echo back. */
interface Asked {
  readonly scales: TimeScales;
  readonly jdTt: readonly [day: number, fraction: number];
}

/** Answers `{utc}` or `{jdTt}`: the position of every body. */
export function answerSky(input: unknown, sky: Sky): LineAnswer {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, code: "malformed", field: "line", message: `Send one JSON object a line. ${how}` };
  }
  const fields = { ...input };
  const field = given(fields, "utc") === undefined ? "jdTt" : "utc";
  try {
    const asked = field === "utc" ? readUtc(fields, sky) : readJdTt(fields, sky);
    return asked.ok ? { ok: true, value: answerOf(asked.value, sky) } : { ok: false, ...asked.problem };
  } catch (error) {
    if (!(error instanceof SkyRefusal)) throw error;
    return { ok: false, code: error.reason, field, message: error.message };
  }
}

function answerOf({ scales, jdTt }: Asked, sky: Sky) {
  return {
    jdTt,
    deltaTSeconds: scales.deltaTSeconds,
    deltaTUncertaintySeconds: scales.deltaTUncertaintySeconds,
    deltaTSource: scales.deltaTSource,
    obliquity: sky.frame(scales).obliquityDeg,
    siderealTime: sky.frame(scales).siderealTimeDeg,
    bodies: Object.fromEntries(sky.bodies.map((body) => [body, placeOf(sky.position(body, scales.jdTt))])),
  };
}

const placeOf = ({ longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay }: Position) => ({
  longitude: longitudeDeg,
  latitude: latitudeDeg,
  distanceAu,
  speed: speedDegPerDay,
});

function readUtc(input: LineInput, sky: Sky): Field<Asked> {
  const utc = given(input, "utc");
  const instant = typeof utc === "string" ? parseInstant(utc) : "malformed";
  if (instant === "malformed") return refused("malformed", "utc", how);
  if (instant === "impossible-date") {
    return refused("impossible-date", "utc", "This day is not in the calendar. Check the day and the month.");
  }
  const scales = sky.timeScales(instant);
  const day = Math.floor(scales.jdTt - 0.5) + 0.5;
  return read({ scales, jdTt: [day, scales.jdTt - day] });
}

function readJdTt(input: LineInput, sky: Sky): Field<Asked> {
  const jdTt = given(input, "jdTt");
  if (jdTt === undefined) return refused("missing", "utc", how);
  if (!Array.isArray(jdTt) || jdTt.length !== 2) return refused("malformed", "jdTt", how);
  const [day, fraction] = jdTt;
  if (typeof day !== "number" || typeof fraction !== "number") return refused("malformed", "jdTt", how);
  // A Julian date in one number is good to 40 µs, 0.00002″ of the Moon. Convert to Unix time to get the time scales.
  const scales = sky.timeScales(unixSecondsAt(day + fraction));
  return read({ scales: { ...scales, jdTt: day + fraction }, jdTt: [day, fraction] });
}
