import { type SourceName, sourceNames } from "@cosmic/platform/environment/outside-sources";
import { openLog } from "@cosmic/platform/log/open-log";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { askSourceWith } from "./ask-source.ts";
import { openEgress } from "./egress/egress.ts";
import type { SourceQuestion } from "./source-question.ts";
import { sampleSky } from "./stand-ins/sample-sky.ts";
import { type StandIns, startStandIns } from "./stand-ins/start-stand-ins.ts";

const question: SourceQuestion = {
  placeText: "São Paulo, Brazil",
  latitudeDeg: -23.55052,
  longitudeDeg: -46.633308,
  date: "1990-06-15",
  time: "14:30",
  instant: "1990-06-15T17:30:00Z",
  sunSign: "Gemini",
};
/** Short, so that a test of a source that hangs is quick; long for an answer on this machine. */
const limitMs = 400;

let standIns: StandIns;
const lines: string[] = [];
beforeAll(async () => {
  standIns = await startStandIns(sampleSky);
});
afterEach(() => {
  for (const name of sourceNames) standIns.set(name, "answer");
  lines.length = 0;
});
afterAll(() => standIns.close());

function asker(settings = standIns.settings, limit = 5000) {
  const log = openLog({ level: "debug", stream: { write: (line) => lines.push(line) } });
  const resolve = async () => [];
  const egress = openEgress({ addresses: Object.values(settings.addresses), allowPrivate: true, resolve });
  const clock = { now: () => new Date("2026-11-22T12:00:00Z") };
  return askSourceWith({ settings, egress, clock, log, limitMs: limit, closing: new AbortController().signal });
}
const ask = async (name: SourceName, changes: Partial<SourceQuestion> = {}) =>
  (await asker()(name, { ...question, ...changes })).attempt;

async function callsOf(name: SourceName, changes: Partial<SourceQuestion> = {}) {
  const before = standIns.calls.length;
  await ask(name, changes);
  return standIns.calls
    .slice(before)
    .map(({ method, path, query, body }) => ({ method, path, query: Object.fromEntries(query), body }));
}

test("place search asks with format, q and limit, and reads the first result", async () => {
  expect(await callsOf("place-search")).toEqual([
    { method: "GET", path: "", query: { format: "json", q: "São Paulo, Brazil", limit: "1" }, body: {} },
  ]);
  expect(await ask("place-search")).toMatchObject({
    success: true,
    source: "place-search",
    data: { latitudeDeg: -23.5507, longitudeDeg: -46.6334, displayName: expect.stringContaining("São Paulo") },
    error: null,
  });
});

test("reverse geocoding asks by coordinates in English and reads city or locality", async () => {
  expect(await callsOf("reverse-geocoding")).toEqual([
    {
      method: "GET",
      path: "",
      query: { latitude: "-23.5505", longitude: "-46.6333", localityLanguage: "en" },
      body: {},
    },
  ]);
  expect((await ask("reverse-geocoding")).data).toEqual({ kind: "place-name", city: "Standin", country: "Atlantis" });
});

test("the horoscope is asked by POST for the sign in small letters today, and kept whole", async () => {
  expect(await callsOf("daily-horoscope")).toEqual([
    { method: "POST", path: "", query: { sign: "gemini", day: "today" }, body: {} },
  ]);
  expect((await ask("daily-horoscope")).data).toEqual({
    kind: "horoscope",
    answer: { sign: "gemini", day: "today", text: "A day like any other." },
  });
});

test("the chart service gets the clock of the place and zone auto", async () => {
  const [call] = await callsOf("astrology-chart");
  expect(call).toMatchObject({ method: "POST", query: {} });
  expect(call?.body).toEqual({
    ...{ year: 1990, month: 6, day: 15, hour: 14, minute: 30 },
    ...{ latitude: -23.5505, longitude: -46.6333, timezone: "auto" },
  });
});

test("the free planets service is asked on the clock of its own offset, over the change of a day too", async () => {
  const [call] = await callsOf("free-planets");
  const place = { lat: -23.5505, lon: -46.6333, tzone: 5.5 };
  expect(call?.body).toEqual({ day: 15, month: 6, year: 1990, hour: 23, min: 0, ...place });
  const [later] = await callsOf("free-planets", { instant: "1990-12-31T22:10:40Z" });
  expect(later?.body).toEqual({ day: 1, month: 1, year: 1991, hour: 3, min: 41, ...place });
});

test("the ephemeris is asked for the first three bodies at the site and the birth time", async () => {
  const calls = await callsOf("space-agency");
  expect(calls.map(({ query }) => query.COMMAND)).toEqual(["'10'", "'301'", "'199'"]);
  expect(calls[0]?.query).toMatchObject({
    ...{ EPHEM_TYPE: "'OBSERVER'", CENTER: "'coord@399'", COORD_TYPE: "'GEODETIC'" },
    ...{ SITE_COORD: "'-46.6333,-23.5505,0'", STEP_SIZE: "'1h'", QUANTITIES: "'1,9,20'" },
    ...{ START_TIME: "'1990-06-15 17:30:00'", STOP_TIME: "'1990-06-15 17:30:00'" },
  });
  const told = (await ask("space-agency")).data;
  if (told?.kind !== "directions") throw new Error("no directions");
  expect(Object.keys(told.bodies)).toEqual(["sun", "moon", "mercury"]);
  expect(told.bodies.moon?.rightAscensionDeg).toBeCloseTo(31.25, 4);
  expect(told.bodies.moon?.declinationDeg).toBeCloseTo(-12.5, 4);
  expect(told.bodies.moon?.distanceAu).toBeCloseTo(1.0158, 8);
});

test("one body that answers is enough; the others are warned of and skipped", async () => {
  standIns.set("space-agency", "fail", 2);
  const told = await ask("space-agency");
  expect(told).toMatchObject({ success: true, error: null });
  expect(lines.filter((line) => line.includes("an ephemeris body failed and is skipped"))).toHaveLength(2);
});

test("the naval observatory gets three calls at once, by day of UTC; one that answers is enough", async () => {
  const calls = await callsOf("naval-observatory");
  const day = { date: "6/15/1990", coords: "-23.5505,-46.6333", tz: "0" };
  expect(calls).toHaveLength(3);
  expect(calls).toContainEqual({ method: "GET", path: "rstt/oneday", query: day, body: {} });
  expect(calls).toContainEqual({ method: "GET", path: "twilight/oneday", query: day, body: {} });
  expect(calls).toContainEqual({ method: "GET", path: "moon/phases/date", query: { date: "6/15/1990" }, body: {} });
  standIns.set("naval-observatory", "fail", 2);
  expect((await ask("naval-observatory")).success).toBe(true);
  standIns.set("naval-observatory", "fail");
  expect(await ask("naval-observatory")).toEqual({
    ...{ success: false, data: null, source: "naval-observatory" },
    error: "All Naval Observatory API calls failed",
  });
});

test("an answer that is not OK is told as HTTP and its status", async () => {
  for (const name of sourceNames.filter((one) => one !== "naval-observatory")) {
    standIns.set(name, "fail");
    expect(await ask(name)).toEqual({ success: false, data: null, source: name, error: "HTTP 503" });
  }
  expect(lines.join("")).toContain('"message":"Geocoding failed"');
});

test("a place nobody knows is Geocoding failed, and no reason to let the service rest", async () => {
  const asking = asker();
  for (const placeText of ["Nowhere 1", "Nowhere 2", "Nowhere 3", "Nowhere 4"])
    expect((await asking("place-search", { ...question, placeText })).attempt.error).toBe("Geocoding failed");
  expect((await asking("place-search", question)).attempt.success).toBe(true);
});

test("garbage of eight kinds is refused by every schema and crashes none", async () => {
  for (const name of sourceNames) {
    standIns.set(name, "garbage");
    for (let times = 0; times < 8; times += 1) {
      const told = await ask(name, { instant: `1990-06-15T17:3${times}:00Z` });
      if (told.success) expect(["horoscope", "almanac"]).toContain(told.data?.kind);
      else expect(told.error).toEqual(expect.any(String));
    }
  }
});

test("a source that hangs is given up at its limit", async () => {
  standIns.set("astrology-chart", "hang");
  expect((await asker(standIns.settings, limitMs)("astrology-chart", question)).attempt.error).toBe(
    "No answer in time",
  );
});

test("many who ask the same at once are one request, and so are those who come later", async () => {
  const asking = asker();
  const before = standIns.calls.length;
  await Promise.all(Array.from({ length: 5 }, () => asking("free-planets", question)));
  await asking("free-planets", question);
  expect(standIns.calls.length - before).toBe(1);
});

test("after three failures in a row a source rests, and the others do not", async () => {
  const asking = asker();
  standIns.set("astrology-chart", "fail");
  for (const time of ["01:00", "02:00", "03:00"]) await asking("astrology-chart", { ...question, time });
  const before = standIns.calls.length;
  const { attempt } = await asking("astrology-chart", { ...question, time: "04:00" });
  expect(attempt.error).toBe("Not asked: it failed several times in a row");
  expect(standIns.calls.length).toBe(before);
  expect((await asking("free-planets", question)).attempt.success).toBe(true);
});

test("no line of the log holds anything of a birth", async () => {
  for (const name of sourceNames) standIns.set(name, "fail");
  for (const name of sourceNames) await ask(name);
  expect(lines.join("")).not.toMatch(/1990|17:30|14:30|23\.55|46\.63|Paulo|Gemini/i);
});
