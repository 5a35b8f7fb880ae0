import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterEach, expect, test } from "vitest";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { computePreview } from "../../../features/chart-engine/compute-preview.ts";
import { overwriteGetLocale } from "../../../generated/paraglide/runtime.js";
import { baseLocale, type Locale } from "../../../locale/locale.ts";
import { insightsOf } from "./insights.ts";
import { teaserOf } from "./teaser.ts";

afterEach(() => overwriteGetLocale(() => baseLocale));

const tools = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const marina: BirthData = {
  ...{ birthDate: "1990-06-15", birthTime: "14:30", timeUnknown: false },
  ...{ birthCity: "São Paulo", birthCountry: "Brazil", countryCode: "BR" },
  ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo" },
};
function factsOf(birth: BirthData) {
  const made = computePreview(birth, tools);
  if (!made.ok) throw new Error(made.reason);
  return made.preview.facts;
}

test("three lines say what the sun, the moon and the rising sign of this chart say", () => {
  const lines = insightsOf(factsOf(marina), "en-us").map(({ text }) => text);
  expect(lines).toEqual([
    "You live to find things out and pass them on, and you dislike being only one thing.",
    "You pick up other people’s moods and take them for your own.",
    "Before you show anything of yourself, you want to know who you are dealing with.",
  ]);
});

test("without a birth time no rising sign is made up, and a moon that changed its sign is told with the hour", () => {
  // The Moon moved from Pisces to Aries that day.
  const facts = factsOf({ ...marina, birthDate: "1990-06-16", birthTime: "12:00", timeUnknown: true });
  const [, moon, rising] = insightsOf(facts, "en-us").map(({ text }) => text);
  expect(facts.moonSigns).toHaveLength(2);
  expect(moon).toMatch(/^\w+ until \d\d:\d\d, then \w+\. In doubt, read both/);
  expect(rising).toBe("These signs rose that day, each in its hours. Without a birth time we do not pick one for you.");
});

test("the teaser states facts of the chart, and none of the Moon's aspects without a birth time", () => {
  expect(teaserOf(factsOf(marina), "en-us")).toMatch(
    /^The Sun and Saturn make a quincunx, 0\.3° from exact.* Your strongest element is earth, with 40% of your planets\. Mercury in Gemini /,
  );
  const untimed = factsOf({ ...marina, birthTime: "12:00", timeUnknown: true });
  const moonClosest = {
    a: "moon",
    b: "sun",
    type: "square",
    orb: 0,
    exact: true,
    applying: true,
    tight: true,
  } as const;
  const teaser = teaserOf({ ...untimed, aspects: [moonClosest, ...untimed.aspects] }, "es-es");
  expect(teaser).toMatch(/^The Sun and Saturn make a quincunx, 0,2° from exact/);
});

test("in a sentence Sun, Moon and elements have their article", () => {
  const facts = factsOf(marina);
  const moonClosest = {
    a: "moon",
    b: "sun",
    type: "conjunction",
    orb: 0.1,
    exact: true,
    applying: true,
    tight: true,
  } as const;
  const teaserIn = (locale: Locale) => {
    overwriteGetLocale(() => locale);
    return teaserOf({ ...facts, aspects: [moonClosest] }, locale);
  };
  expect(teaserIn("es-es")).toMatch(
    /^La Luna y el Sol se encuentran .* Tu elemento más fuerte es la tierra, con el 40\s%/,
  );
  expect(teaserIn("pt-br")).toMatch(/^A Lua e o Sol se encontram .* Seu elemento mais forte é a terra, com 40%/);
});
