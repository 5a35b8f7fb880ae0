import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { angles, type CycleKind, cycleKinds, houseNumbers, planets, points } from "../names.ts";
import { natalChart } from "../natal-chart.ts";
import { required } from "../required.ts";
import { factIndex } from "./fact-index.ts";

/**
 * What every chart with a birth time knows, by docs/chart.md: id, kind, rule, and the facts it rests on. A name in
 * braces stands for each of its kind.
 */
const always = `
place                 moment       time
clock                 moment       time         place
instant               moment       time         clock
accuracy              moment       time         clock
delta-t               moment       time         instant
obliquity             moment       positions    instant
moon-phase            longitude    signs        sun.longitude moon.longitude
{planet}.longitude    longitude    positions    instant
{planet}.speed        motion       positions    instant
{planet}.sign         sign         signs        {planet}.longitude
{planet}.motion       motion       motion       {planet}.speed
{planet}.declination  declination  declination  {planet}.longitude obliquity
{planet}.dignity      dignity      dignity      {planet}.sign
{point}.sign          sign         signs        {point}.longitude
trueNode.longitude    longitude    positions    instant
meanNode.longitude    longitude    positions    instant
chiron.longitude      longitude    positions    instant
meanLilith.longitude  longitude    positions    instant
dispositors           dispositors  rulership    {planet}.sign*
emphasis              share        shares       {planet}.sign*
elements.fire         share        shares       {planet}.sign*
elements.water        share        shares       {planet}.sign*
modalities.cardinal   share        shares       {planet}.sign*
modalities.mutable    share        shares       {planet}.sign*
polarities.active     share        shares       {planet}.sign*
polarities.receptive  share        shares       {planet}.sign*
sun-signs             day          the-day      clock
moon-signs            day          the-day      clock
rising-signs          day          the-day      clock place
ayanamsa              sidereal     sidereal     instant
sidereal.{planet}     sidereal     sidereal     {planet}.longitude ayanamsa
`;

const withAnHour = `
{planet}.house        house        houses       {planet}.longitude houses
{point}.house         house        houses       {point}.longitude houses
sun.sect              sect         sect         sect
mercury.sect          sect         sect         sect mercury.longitude sun.longitude
saturn.sect           sect         sect         sect
sun.score             score        score        sun.dignity sun.motion sun.house sun.sect
venus.score           score        score        venus.dignity venus.motion venus.light venus.house venus.sect
fortune.longitude     longitude    lots         ascendant.longitude sun.longitude moon.longitude sect
spirit.longitude      longitude    lots         ascendant.longitude sun.longitude moon.longitude sect
{angle}.longitude     longitude    houses       instant place obliquity
{angle}.sign          sign         signs        {angle}.longitude
houses                house        houses       ascendant.longitude midheaven.longitude place
house-{house}.ruler   ruler        rulership    house-{house}.sign
house-1.sign          sign         houses       ascendant.sign
house-2.sign          sign         houses       houses
house-4.sign          sign         houses       imumCoeli.sign
house-7.sign          sign         houses       descendant.sign
house-10.sign         sign         houses       midheaven.sign
sect                  sect         sect         sun.longitude instant place
chart-ruler           ruler        rulership    ascendant.sign
hemispheres           share        shares       {planet}.house*
quadrants             share        shares       {planet}.house*
rarity                rarity       rarity       sun.sign moon.sign ascendant.sign place
house-systems         doubt        houses       {planet}.house*
tolerance             doubt        tolerance    instant place
`;

const timed: Birth = {
  ...{ date: "1990-06-15", time: "14:30", zone: "America/Sao_Paulo" },
  ...{ latitude: -23.5505, longitude: -46.6333 },
};
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function chartOf(birth: Birth) {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return { facts: chart.facts, index: factIndex(chart.facts) };
}
const withHour = chartOf(timed);
const withoutHour = chartOf({ ...timed, time: null });

const names = { planet: planets, point: points, angle: angles, house: houseNumbers };

/** The lines of a table, each name in braces written out; a name with a star lists all of its kind in one line. */
function rowsOf(table: string): readonly (readonly string[])[] {
  const starred = table.replaceAll(/\{planet\}(\.\w+)\*/g, (_, part) => planets.map((one) => one + part).join(" "));
  const lines = starred.split("\n").filter((line) => line !== "");
  const each = lines.flatMap((line) => {
    const name = /\{(planet|point|angle|house)\}/.exec(line)?.[1];
    const all = Object.entries(names).find(([one]) => one === name)?.[1];
    return all === undefined ? [line] : all.map((one) => line.replaceAll(`{${name}}`, String(one)));
  });
  return each.map((line) => line.split(/\s+/));
}

test.each([
  ["with an hour", withHour, always + withAnHour],
  ["without one", withoutHour, always],
])("a chart %s has each fact by its rule and with what it rests on", (_, { index, facts }, table) => {
  const lacked = new Set<string>(points.filter((point) => facts.points[point] === undefined));
  const rows = rowsOf(table).filter(([id = ""]) => !lacked.has(id.split(".")[0] ?? ""));
  expect(rows.length).toBeGreaterThan(90);
  for (const [id, kind, rule, ...restsOn] of rows) {
    const found = [...index.values()].find((one) => one.id === id);
    expect([found?.id, found?.kind, found?.rule, ...(found?.restsOn ?? [])]).toEqual([id, kind, rule, ...restsOn]);
  }
});

test("every planet but the Sun and the Moon has a phase of light", () => {
  const lit = [...withHour.index.values()].filter(({ kind }) => kind === "light");
  const others = planets.filter((planet) => planet !== "sun" && planet !== "moon");
  expect(lit.map(({ id, rule, restsOn }) => [id, rule, ...restsOn])).toEqual(
    others.map((planet) => [`${planet}.light`, "light", `${planet}.longitude`, "sun.longitude"]),
  );
});

test("without an hour nothing is known of houses, angles, sect and lots", () => {
  const ids = [...withoutHour.index.keys()];
  expect(ids.filter((id) => /house|ascendant|midheaven|sect|fortune|spirit|rarity|tolerance/.test(id))).toEqual([]);
  expect(withoutHour.index.get("venus.score")?.restsOn).toEqual(["venus.dignity", "venus.motion", "venus.light"]);
});

test("an aspect rests on two longitudes; one that the rule's orbs alone allow, on the houses as well", () => {
  const { facts, index } = withHour;
  const near = [...facts.aspects, ...facts.angleAspects].map(({ a, type, b }) => `${a}-${type}-${b}`);
  const aspects = [...index.values()].filter(({ kind }) => kind === "aspect");
  expect(aspects.length).toBeGreaterThan(near.length);
  for (const { id, rule, restsOn } of aspects) {
    const [a = "", , b = ""] = id.split("-");
    const longitudes = [`${a}.longitude`, `${b}.longitude`];
    expect(rule).toBe("aspects");
    expect(restsOn, id).toEqual(near.includes(id) ? longitudes : [...longitudes, `${a}.house`, `${b}.house`]);
  }
});

test("a fact is as fragile as what it rests on, and as fragile as the smallest error says", () => {
  const { facts } = withHour;
  const tolerance = {
    "5": ["house-of-mars"],
    "15": ["rising-sign"],
    "60": ["moon-sign", "sect", "midheaven-sign"],
  } as const;
  const index = factIndex({ ...facts, tolerance });
  const minutesOf = (id: Parameters<typeof index.get>[0]) => index.get(id)?.fragileAtMinutes;
  expect(minutesOf("mars.house")).toBe(5);
  expect(minutesOf("mars.score")).toBe(5);
  expect(minutesOf("ascendant.sign")).toBe(15);
  expect(minutesOf("descendant.sign")).toBe(15);
  expect(minutesOf("house-1.sign")).toBe(15);
  expect(minutesOf("chart-ruler")).toBe(15);
  expect(minutesOf("rarity")).toBe(15);
  expect(minutesOf("moon.sign")).toBe(60);
  expect(minutesOf("moon.dignity")).toBe(60);
  expect(minutesOf("sun.sect")).toBe(60);
  expect(minutesOf("midheaven.sign")).toBe(60);
  expect(minutesOf("imumCoeli.sign")).toBe(60);
  expect(minutesOf("house-10.ruler")).toBe(60);
  expect(minutesOf("venus.sign")).toBeNull();
});

test("what only some charts have rests on what makes it", () => {
  const { facts } = withHour;
  const anAspect = required(facts.aspects[0], "an aspect");
  const index = factIndex({
    ...facts,
    configurations: [
      { type: "t-square", planets: ["sun", "moon", "mars"] },
      { type: "stellium", planets: ["sun", "mercury", "venus"], sign: "Leo" },
      { type: "stellium", planets: ["sun", "mercury", "venus"], house: 4 },
    ],
    ruleAspects: [
      { ...anAspect, a: "sun", b: "moon", type: "opposition" },
      { ...anAspect, a: "sun", b: "venus", type: "conjunction" },
    ],
    aspects: [
      { ...anAspect, a: "moon", b: "mars", type: "quincunx" },
      { ...anAspect, a: "sun", b: "mars", type: "square" },
    ],
    houses: { ...required(facts.houses, "houses"), intercepted: [{ sign: "Aries", house: 12 }] },
    receptions: [{ a: "venus", b: "mars", rulers: "modern" }],
    dispositors: { ...facts.dispositors, modern: { ...facts.dispositors.modern, final: "sun" } },
    themes: [{ ...required(facts.themes[0], "a theme"), evidence: ["moon.sign", "venus.house"] }],
    cycles: cycleKinds.map((kind) => ({ ...required(facts.cycles[0], "a cycle"), kind })),
  });
  const groundOf = (id: Parameters<typeof index.get>[0]) => {
    const found = index.get(id);
    return [found?.kind, found?.rule, ...(found?.restsOn ?? [])];
  };
  const byKind = ["configuration", "configurations"];
  // Of the angles between its planets those in orb by the rules, and quincunxes.
  expect(groundOf("t-square-sun-moon-mars")).toEqual([...byKind, "sun-opposition-moon", "moon-quincunx-mars"]);
  expect(groundOf("intercepted-aries")).toEqual(["house", "houses", "houses"]);
  expect(groundOf("stellium-in-leo")).toEqual([...byKind, "sun.sign", "mercury.sign", "venus.sign"]);
  expect(groundOf("stellium-in-house-4")).toEqual([...byKind, "sun.house", "mercury.house", "venus.house"]);
  expect(groundOf("mutual-reception-venus-mars")).toEqual(["reception", "rulership", "venus.sign", "mars.sign"]);
  expect(groundOf("final-dispositor")).toEqual(["dispositors", "rulership", "dispositors"]);
  expect(groundOf("theme-1")).toEqual(["theme", "themes", "moon.sign", "venus.house"]);
  const comesBack = (id: CycleKind) => groundOf(id).slice(2);
  expect(groundOf("saturn-return")).toEqual(["cycle", "life-cycles", "saturn.longitude"]);
  expect(comesBack("jupiter-return")).toEqual(["jupiter.longitude"]);
  for (const kind of ["uranus-square", "uranus-opposition", "uranus-return"] as const)
    expect(comesBack(kind)).toEqual(["uranus.longitude"]);
  expect(comesBack("neptune-square")).toEqual(["neptune.longitude"]);
  expect(comesBack("pluto-square")).toEqual(["pluto.longitude"]);
  expect(comesBack("chiron-return")).toEqual(["chiron.longitude"]);
  for (const kind of ["node-return", "node-opposition"] as const)
    expect(comesBack(kind)).toEqual(["trueNode.longitude"]);
  expect(comesBack("progressed-moon-sign")).toEqual(["moon.longitude"]);
  expect(comesBack("progressed-moon-phase")).toEqual(["sun.longitude", "moon.longitude"]);
  expect(comesBack("progressed-sun-sign")).toEqual(["sun.longitude"]);
});

test("a chart has a fact on the Sun’s change of sign only on a day that has one", () => {
  const changing = chartOf({ ...timed, date: "1990-06-21", time: null });
  expect(changing.facts.sunChange).not.toBeNull();
  expect(changing.index.get("sun-change")).toMatchObject({
    ...{ kind: "day", rule: "the-day" },
    restsOn: ["sun.sign", "clock"],
  });
  expect([...chartOf({ ...timed, date: "1990-06-01", time: null }).index.keys()]).not.toContain("sun-change");
});
