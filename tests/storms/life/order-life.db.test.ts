import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLives } from "./check-lives.ts";
import { type LifeHouse, openLifeHouse } from "./life-house.ts";

let house: LifeHouse;
beforeAll(async () => {
  house = await openLifeHouse();
});
afterAll(() => house.close());

// Thousands: node --import tsx tests/storms/life/run-lives.ts
test("whatever buyer, bank, operator, workers and time do to an order, its state and what opens are the model's", {
  timeout: 300_000,
}, async () => {
  expect(await checkLives(house, { runs: 40, length: 30, seed: 28 })).toBeGreaterThan(200);
});
