import { expect, test } from "vitest";
import { isSamePoint, namesApart } from "./names-apart.ts";

const square = { name: "venus.sign", facts: ["venus.sign", "jupiter.sign"] } as const;
const venus = { name: "venus.sign", facts: ["venus.sign"] } as const;
const moon = { name: "moon.sign", facts: ["moon.sign", "moon.house"] } as const;

test("two texts keep their names where these differ", () => {
  expect(namesApart(square, moon)).toEqual(["venus.sign", "moon.sign"]);
});

test("of two texts with one name, the one that stands on a second sign goes by it", () => {
  expect(namesApart(square, venus)).toEqual(["jupiter.sign", "venus.sign"]);
  expect(namesApart(venus, square)).toEqual(["venus.sign", "jupiter.sign"]);
});

test("two texts on one placement alone have no names apart", () => {
  expect(namesApart(venus, venus)).toEqual(["venus.sign", "venus.sign"]);
  expect(namesApart(moon, moon)).toEqual(["moon.sign", "moon.sign"]);
});

test("what has no name gets none", () => {
  expect(namesApart({ name: null, facts: ["venus.sign"] }, venus)).toEqual([null, "venus.sign"]);
});

test("the first and the tenth cusp are the Ascendant and the Midheaven, and no two sides", () => {
  expect(isSamePoint("house-10.sign", "midheaven.sign")).toBe(true);
  expect(isSamePoint("ascendant.sign", "house-1.sign")).toBe(true);
  expect(isSamePoint("house-1.sign", "midheaven.sign")).toBe(false);
  expect(isSamePoint("house-7.sign", "ascendant.sign")).toBe(false);
  const cusp = { name: "house-10.sign", facts: ["house-10.sign"] } as const;
  const midheaven = { name: "midheaven.sign", facts: ["midheaven.sign", "saturn.sign"] } as const;
  expect(namesApart(cusp, midheaven)).toEqual(["house-10.sign", "saturn.sign"]);
});
