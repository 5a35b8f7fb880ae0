import { expect, test } from "vitest";
import { leadingTwo, leastOf } from "./leading-shares.ts";

test("the two that lead are named in their usual order, whichever is larger", () => {
  expect(leadingTwo({ Fire: 10, Earth: 40, Air: 20, Water: 30 })).toBe("Earth-Water");
  expect(leadingTwo({ Fire: 30, Earth: 0, Air: 40, Water: 30 })).toBeNull();
});

test("the least is one alone, and something that is there", () => {
  expect(leastOf({ Fire: 10, Earth: 40, Air: 20, Water: 30 })).toBe("Fire");
  expect(leastOf({ Fire: 10, Earth: 10, Air: 40, Water: 40 })).toBeNull();
  expect(leastOf({ Fire: 0, Earth: 20, Air: 40, Water: 40 })).toBeNull();
});
