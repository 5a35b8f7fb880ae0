import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { ThemeSubject } from "../../findings.ts";
import { type Planet, planets, type Sign } from "../../names.ts";
import { required } from "../../required.ts";
import { marina, personFrom, placed } from "../../testing/pair-births.ts";
import { isMetByMoons } from "../../year/natal-points.ts";
import { pointRoles } from "../../year/point-roles.ts";

// Premium, 2.6: a natal point weighs more as chart ruler, as ruler of the year, and when it leads one of the five themes.

const personOf = personFrom({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
const angles = required(personOf(placed(marina)).facts.angles, "the angles of a chart with a time");
const rising = (sign: Sign) => ({ ...angles, ascendant: { ...angles.ascendant, sign } });
const lived = (age: number, daysInYear = 365) => ({ fromJdTt: 2_448_000, toJdTt: 2_448_365, age, daysInYear });
const bare = { angles: rising("Virgo"), chartRuler: null, themes: [] };

test.each<[Sign, age: number, ruler: Planet]>([
  // The ruler of the sign of the year is one of the seven.
  ["Virgo", 0, "mercury"],
  ["Virgo", 1, "venus"],
  ["Virgo", 2, "mars"],
  ["Virgo", 5, "saturn"],
  ["Virgo", 6, "jupiter"],
  ["Leo", 0, "sun"],
  ["Leo", 11, "moon"],
])("with %s rising the ruler of the year that begins at %d is %s", (sign, age, ruler) => {
  const roles = pointRoles({ ...bare, angles: rising(sign) }, [lived(age)]);
  expect(roles).toEqual({ chartRuler: null, yearRuler: ruler, themePlanets: new Set(), spineCore: new Set() });
});

test("of two years of life the one with more days in the window gives its ruler", () => {
  expect(pointRoles(bare, [lived(0, 100), lived(1, 265)]).yearRuler).toBe("venus");
  expect(pointRoles(bare, [lived(0, 265), lived(1, 100)]).yearRuler).toBe("mercury");
});

test("without a birth time, or a year of life, nothing rules the year", () => {
  expect(pointRoles({ ...bare, angles: null }, [lived(0)]).yearRuler).toBeNull();
  expect(pointRoles(bare, []).yearRuler).toBeNull();
});

test.each([...planets, null])("the chart ruler is %s", (chartRuler) => {
  expect(pointRoles({ ...bare, chartRuler }, [lived(0)])).toMatchObject({ chartRuler, yearRuler: "mercury" });
});

test.each<[ThemeSubject, readonly Planet[]]>([
  [{ kind: "planet", subject: "mars" }, ["mars"]],
  [{ kind: "angular-planet", subject: "moon" }, ["moon"]],
  [{ kind: "chart-ruler", subject: "saturn" }, ["saturn"]],
  [{ kind: "sign", subject: "Leo" }, []],
  [{ kind: "node-axis", subject: "Leo" }, []],
  [{ kind: "house", subject: "7" }, []],
  [{ kind: "element", subject: "Fire" }, []],
  [{ kind: "missing-element", subject: "Water" }, []],
  [{ kind: "sect", subject: "night" }, []],
])("the theme %o is led by %o", (theme, led) => {
  expect(pointRoles({ ...bare, themes: [theme] }, []).themePlanets).toEqual(new Set(led));
  const many = [theme, { kind: "planet", subject: "venus" } as const, theme];
  expect(pointRoles({ ...bare, themes: many }, []).themePlanets).toEqual(new Set([...led, "venus"]));
});

test("lunations touch Sun to Saturn and the angles, and the progressed Moon meets them; never the outer three", () => {
  const met = [...planets, "ascendant", "midheaven"] as const;
  expect(met.filter((point) => !isMetByMoons({ point }))).toEqual(["uranus", "neptune", "pluto"]);
});
