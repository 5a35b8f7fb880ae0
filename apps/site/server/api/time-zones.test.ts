import Fastify from "fastify";
import { expect, test } from "vitest";
import { serveTimeZones } from "./time-zones.ts";

const app = Fastify();
serveTimeZones(app);

test("one zone's history comes by its name, a second name too, and may be kept for a day", async () => {
  for (const zone of ["America/Argentina/Buenos_Aires", "Asia/Calcutta", "Etc/GMT%2B5", "UTC"]) {
    const answer = await app.inject(`/api/clocks/${zone}`);
    expect([zone, answer.statusCode]).toEqual([zone, 200]);
    expect(Object.keys(answer.json().zones)).toEqual([decodeURIComponent(zone)]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
    expect(answer.body.length).toBeLessThan(3000);
  }
});

test.each(["Mars/Olympus", "", "__proto__", "constructor", "..%2f..%2fetc", "x".repeat(2000)])(
  "%j is no zone: 404 with a sentence",
  async (zone) => {
    const answer = await app.inject(`/api/clocks/${zone}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toMatchObject({ code: "unknown-zone", field: "zone" });
  },
);

test("posted coordinates give their zone with its history, and nothing to keep", async () => {
  const answer = await app.inject({ method: "POST", url: "/api/clocks", payload: { latitude: 52.37, longitude: 4.9 } });
  expect(answer.json()).toMatchObject({ zone: "Europe/Amsterdam", table: { version: "2026f" } });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test.each([
  [{}, "missing latitude"],
  [[], "malformed body"],
  [7, "malformed body"],
  [{ latitude: "x", longitude: 4 }, "malformed latitude"],
  [{ latitude: 90.1, longitude: 4 }, "out-of-range latitude"],
  [{ latitude: 5, longitude: -181 }, "out-of-range longitude"],
  [{ latitude: 5 }, "missing longitude"],
])("%j is refused by code and field, with a sentence", async (payload, problem) => {
  const answer = await app.inject({
    method: "POST",
    url: "/api/clocks",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
  const { code, field, message } = answer.json().error;
  expect([answer.statusCode, `${code} ${field}`]).toEqual([400, problem]);
  expect(message).toMatch(/^[A-Z].*\.$/);
});
