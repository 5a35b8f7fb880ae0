import type { SourceBody } from "../attempt.ts";
import type { StandInSky } from "./stand-in-sky.ts";

const bodies: Readonly<Record<string, SourceBody>> = { "'10'": "sun", "'301'": "moon", "'199'": "mercury" };

/** An ephemeris as the service prints one: head, one line between the marks, foot. */
export function horizonsText(query: URLSearchParams, sky: StandInSky, off: number): string {
  const body = bodies[query.get("COMMAND") ?? ""];
  if (!body) return "No matches found.";
  const [longitudeDeg = 0, latitudeDeg = 0] = unquoted(query.get("SITE_COORD")).split(",").map(Number);
  const start = unquoted(query.get("START_TIME"));
  const instant = new Date(`${start.replace(" ", "T")}Z`);
  const { rightAscensionDeg, declinationDeg, distanceAu } = sky.direction(body, instant, { latitudeDeg, longitudeDeg });
  const direction = `${hours(rightAscensionDeg + off)} ${degrees(declinationDeg)}`;
  const line = ` ${start}  m   ${direction}    -1.234    n.a. ${distanceAu.toFixed(14)}   0.1234567`;
  return ["Ephemeris of the stand-in", "$$SOE", line, "$$EOE", "*****"].join("\n");
}

const unquoted = (text: string | null): string => (text ?? "").replaceAll("'", "");
const hundredthsPerSecond = 100;
const two = (value: number): string => String(value).padStart(2, "0");

function sexagesimal(value: number): string {
  const hundredths = Math.round(value * 3600 * hundredthsPerSecond);
  const seconds = (hundredths % (60 * hundredthsPerSecond)) / hundredthsPerSecond;
  const minutes = Math.floor(hundredths / (60 * hundredthsPerSecond));
  return `${two(Math.floor(minutes / 60))} ${two(minutes % 60)} ${seconds.toFixed(2).padStart(5, "0")}`;
}

const hours = (rightAscensionDeg: number): string => sexagesimal((((rightAscensionDeg % 360) + 360) % 360) / 15);
const degrees = (declinationDeg: number): string =>
  `${declinationDeg < 0 ? "-" : "+"}${sexagesimal(Math.abs(declinationDeg))}`;
