import { expect, test } from "vitest";
import { namesApart } from "./names-apart.ts";

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
