import { dayMs, hourMs, minuteMs } from "@cosmic/platform/durations";
import type { SourceName } from "@cosmic/platform/environment/outside-sources";
import { type SourceBody, sourceBodies } from "../attempt.ts";
import { horizonsText } from "./horizons-answer.ts";
import type { StandInSky } from "./stand-in-sky.ts";

/** A request as a stand-in sees it. */
export interface StandInRequest {
  /** Below the source's own address, without a slash in front. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Of a JSON body; empty without one. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** How far off a liar is: degrees of everything, and days of the Moon's phases. */
const lieDeg = 1;

/** What each service would say. With `lying` it says it well and wrong. */
export function answerOf(
  source: SourceName,
  request: StandInRequest,
  by: { readonly sky: StandInSky; readonly lying: boolean },
): unknown {
  const off = by.lying ? lieDeg : 0;
  switch (source) {
    case "place-search":
      return foundPlace(request, off);
    case "reverse-geocoding":
      return by.lying ? { city: "", locality: "", countryName: "" } : { city: "Standin", countryName: "Atlantis" };
    case "daily-horoscope":
      return { sign: request.query.get("sign"), day: request.query.get("day"), text: "A day like any other." };
    case "astrology-chart":
      return { planets: chartPlanets(request, by.sky, off) };
    case "free-planets":
      return siderealPlanets(request, by.sky, off);
    case "space-agency":
      return { signature: { source: "stand-in", version: "1" }, result: horizonsText(request.query, by.sky, off) };
    case "naval-observatory":
      return almanac(request, by.sky, off);
  }
}

const places: Readonly<Record<string, readonly [latitudeDeg: number, longitudeDeg: number]>> = {
  "São Paulo": [-23.5507, -46.6334],
  "New York": [40.7127, -74.006],
  London: [51.5074, -0.1278],
  Madrid: [40.4167, -3.7036],
  Mumbai: [19.076, 72.8777],
};

/** Knows five towns by the beginning of their names. */
function foundPlace({ query }: StandInRequest, off: number): unknown {
  const asked = query.get("q") ?? "";
  const [name, place] = Object.entries(places).find(([town]) => asked.startsWith(town)) ?? [];
  if (!place) return [];
  return [
    { lat: String(place[0] + off), lon: String(place[1] + off), display_name: `${name}, as the stand-in knows it` },
  ];
}

const number = (value: unknown): number => Number(value);
const twoDigits = (value: unknown): string => String(value).padStart(2, "0");
const capital = (body: SourceBody): string => body.charAt(0).toUpperCase() + body.slice(1);
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

function chartPlanets({ body }: StandInRequest, sky: StandInSky, off: number): unknown {
  const date = `${body.year}-${twoDigits(body.month)}-${twoDigits(body.day)}`;
  const site = { latitudeDeg: number(body.latitude), longitudeDeg: number(body.longitude) };
  const instant = sky.instantOf(date, `${twoDigits(body.hour)}:${twoDigits(body.minute)}`, site);
  return sourceBodies.map((one) => ({ name: capital(one), longitude: turn(sky.longitudeDeg(one, instant) + off) }));
}

/** Sidereal, by Lahiri: as this kind of service counts. */
function siderealPlanets({ body }: StandInRequest, sky: StandInSky, off: number): unknown {
  const { year, month, day, hour, min, tzone } = body;
  const clockMs = Date.UTC(number(year), number(month) - 1, number(day), number(hour), number(min));
  const instant = new Date(clockMs - number(tzone) * hourMs);
  const ayanamsaDeg = sky.ayanamsaDeg(instant);
  return sourceBodies.map((one, id) => ({
    ...{ id, name: capital(one), isRetro: "false" },
    fullDegree: turn(sky.longitudeDeg(one, instant) - ayanamsaDeg + off),
  }));
}

const phaseNames: Readonly<Record<number, string>> = {
  0: "New Moon",
  90: "First Quarter",
  180: "Full Moon",
  270: "Last Quarter",
};

function almanac({ path, query }: StandInRequest, sky: StandInSky, off: number): unknown {
  if (path !== "moon/phases/date") return { apiversion: "stand-in", properties: { data: {} } };
  const [month, day, year] = (query.get("date") ?? "").split("/").map(Number);
  const phases = sky.nextPhases(new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)));
  return {
    apiversion: "stand-in",
    phasedata: phases.map(({ elongationDeg, instant }) => {
      const at = new Date(Math.round(Date.parse(instant) / minuteMs) * minuteMs + off * dayMs);
      return {
        phase: phaseNames[elongationDeg],
        ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
        time: at.toISOString().slice(11, 16),
      };
    }),
  };
}
