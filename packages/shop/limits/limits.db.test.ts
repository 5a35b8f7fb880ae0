import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { take } from "./take.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

const environment = { linkSecret: "k".repeat(43) } as Parameters<typeof take>[0]["environment"]; // only the key is read
const three = { scope: "three", most: 3, windowSeconds: 3600 };
let at = Date.parse("2026-01-01T00:00:00Z");
const ask = (key: string) =>
  take({ database: one.database, clock: { now: () => new Date(at) }, environment }, three, key);

test("of a hundred questions at once as many are answered as the limit allows", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("crowd")));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test("in no hour, wherever it begins, is the limit passed, and after it the key may ask again", async () => {
  const allowed: number[] = [];
  for (let minute = 0; minute < 300; minute += 7) {
    at = Date.parse("2026-02-01T00:00:00Z") + minute * 60_000;
    if (await ask("steady")) allowed.push(minute);
  }
  for (const start of allowed)
    expect(allowed.filter((m) => m >= start && m < start + 60).length).toBeLessThanOrEqual(3);
  expect(allowed.length).toBeGreaterThanOrEqual(14);
});

test("keys do not share a limit, and none of them can be read in the table", async () => {
  expect([await ask("zoe@example.org"), await ask("yan@example.org")]).toEqual([true, true]);
  const { rows } = await one.database.pool.query("select row_to_json(l)::text as t from rate_limits l");
  expect(JSON.stringify(rows)).not.toMatch(/zoe|example|crowd|steady/);
});
