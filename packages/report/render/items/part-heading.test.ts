import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import type { ItemRole } from "@cosmic/interpretation/plan/report-plan";
import { sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import { expect, test } from "vitest";
import { partHeading } from "./part-heading.ts";

const say = sayFrom(englishLibrary);
const headingOf = (part: string, role: ItemRole) => partHeading({ part, role, facts: [], slots: {} }, say);

test("a part on a planet's sign is headed by what the planet does", () => {
  expect(headingOf("planets-in-signs/mars/aries#strain", "strain")).toBe("Where anger is hard");
  expect(headingOf("planets-in-signs/mercury/aries#others", "others")).toBe("How you sound");
});

test("a part of another kind has that kind's heading, or the general one", () => {
  expect(headingOf("two-planets/sun-moon/easy#strain", "strain")).toBe("Where the two are at odds");
  expect(headingOf("planets-in-houses/mars/third#strain", "strain")).toBe("Where it is hard");
});

test("the first part of a unit, and what continues it, stand without", () => {
  expect(headingOf("planets-in-signs/mars/aries#core", "core")).toBeNull();
  expect(headingOf("love/choosing/aries#turn", "further")).toBeNull();
});
