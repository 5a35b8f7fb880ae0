import { expect, test } from "vitest";
import { fetchZoneAt, fetchZoneTable } from "./fetch-zone.ts";

const table = { version: "2026f", links: {}, zones: { "Etc/GMT+5": ["-18000,0,-05", "", ""] } };

test("a zone is asked for by its name, coordinates are posted and never stand in the address", async () => {
  const asked: (readonly [string, unknown])[] = [];
  const send: typeof fetch = async (address, options) => {
    asked.push([String(address), options?.body]);
    return Response.json(options?.method === "POST" ? { zone: "Etc/GMT+5", table } : table);
  };
  expect(await fetchZoneTable("Etc/GMT+5", send)).toEqual(table);
  expect(await fetchZoneAt({ latitude: 1, longitude: 2 }, send)).toEqual({ zone: "Etc/GMT+5", table });
  expect(asked).toEqual([
    ["/api/clocks/Etc/GMT%2B5", undefined],
    ["/api/clocks", '{"latitude":1,"longitude":2}'],
  ]);
});

test.each([
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["no answer in time", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ["an unknown zone", async () => Response.json({ error: {} }, { status: 404 })],
  ["an answer that is no JSON", async () => new Response("<html>")],
  ["an answer of another shape", async () => Response.json({ version: 1 })],
])("%s is null, not a crash", async (_what, send) => {
  expect(await fetchZoneTable("Europe/Madrid", send)).toBeNull();
  expect(await fetchZoneAt({ latitude: 1, longitude: 2 }, send)).toBeNull();
});
