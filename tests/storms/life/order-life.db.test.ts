import { openTestShop, type TestShop } from "@cosmic/shop/testing/open-test-shop";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLives } from "./order-commands.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

// Thousands: node --import tsx tests/storms/life/run-lives.ts
test("whatever buyer, bank, operator and time do to an order, its state and what its link opens are the model's", {
  timeout: 300_000,
}, async () => {
  expect(await checkLives(one, { runs: 40, length: 40, seed: 28 })).toBeGreaterThan(200);
});
