import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import type { AboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { type Planet, planets } from "@cosmic/chart/names";
import { natalChart } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import type { Condition } from "@cosmic/library/test-words";
import type { Test, Unit } from "@cosmic/library/unit";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { catalogueOf, matchUnits } from "./match-units.ts";
import { linkedKey, metKey, rulesKey, structureKey } from "./test-keys.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsAt(date: string, time: string | null): Facts {
  const birth = { date, time, zone: "America/Sao_Paulo", latitude: -23.5505, longitude: -46.6333 };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

/** Sun in Gemini in the eighth house, Moon in Pisces in the fifth, Scorpio rising, the third house in Capricorn. */
const timed = factsAt("1990-06-15", "14:30");
/** The Moon left Pisces for Aries that day; the Sun was in Gemini throughout. */
const untimed = factsAt("1990-06-16", null);

interface Chart {
  readonly facts: Facts;
  readonly overhead?: AboveHorizon | null;
}

/** Whether a text with this selector may stand in a chart; `further` is what the plan of its book knows besides. */
function holds(selector: Test, { facts, overhead = null }: Chart, further: readonly string[] = []): boolean {
  const unit: Unit = { id: "kind/subject/heading", when: [selector], claims: [], parts: {} };
  return matchUnits(catalogueOf([unit]), { facts, overhead }, further).has(unit.id);
}

const inTimed = (selector: Test) => holds(selector, { facts: timed });
const inUntimed = (selector: Test) => holds(selector, { facts: untimed });

function withPlanet(planet: Planet, change: Partial<Facts["planets"][Planet]>, facts = timed): Facts {
  return { ...facts, planets: { ...facts.planets, [planet]: { ...facts.planets[planet], ...change } } };
}

test.each<readonly [selector: Test, timed: boolean, untimed: boolean]>([
  [{ fact: "timed", is: true }, true, false],
  [{ fact: "timed", is: false }, false, true],
  [{ fact: "sign", of: "sun", in: ["Gemini"] }, true, true],
  [{ fact: "sign", of: "moon", in: ["Pisces"] }, true, false],
  [{ fact: "sign", of: "moon", in: ["Pisces"], hour: "any" }, true, true],
  [{ fact: "sign", of: "moon", in: ["Aries"], hour: "any" }, false, true],
  [{ fact: "sign", of: "moon", in: ["Taurus"], hour: "any" }, false, false],
  [{ fact: "sign", of: "sun", in: ["Gemini"], hour: "ruling" }, true, true],
  [{ fact: "sign", of: "ascendant", in: ["Scorpio"] }, true, false],
  [{ fact: "sign", of: "ascendant", in: ["Scorpio"], hour: "any" }, true, true],
  [{ fact: "sign", of: "midheaven", in: ["Cancer"], hour: "noon" }, true, false],
  [{ fact: "sign", of: "cusp-3", in: ["Capricorn"] }, true, false],
  [{ fact: "sign", of: "trueNode", in: ["Aquarius"] }, true, true],
  [{ fact: "sign", of: "fortune", in: ["Leo"] }, true, false],
  [{ fact: "sign-held", of: "sun", is: true }, true, true],
  [{ fact: "sign-held", of: "moon", is: true }, true, false],
  [{ fact: "sign-held", of: "moon", is: false }, false, true],
  [{ fact: "house", of: "sun", in: [8] }, true, false],
  [{ fact: "house", of: "sun", in: [9] }, false, false],
  [{ fact: "house", of: "fortune", in: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }, true, false],
  [{ fact: "rising-signs", fewerThan: 12 }, false, false],
  [{ fact: "cycle", any: ["saturn-return"] }, true, true],
  [{ fact: "crossing", kind: "saturn-return", count: 1 }, true, true],
  [{ fact: "crossing", kind: "saturn-return", count: 9 }, false, false],
  [{ fact: "progressed", kind: "progressed-moon-phase", in: ["full-moon"] }, true, true],
])("%j holds in a chart with an hour: %j, without one: %j", (selector, withHour, without) => {
  expect([inTimed(selector), inUntimed(selector)]).toEqual([withHour, without]);
});

test("at noon the Moon is in the sign of noon", () => {
  const { sign } = untimed.planets.moon;
  expect(inUntimed({ fact: "sign", of: "moon", in: [sign], hour: "noon" })).toBe(true);
});

test("the ruler of a house is asked for by where it stands", () => {
  const ruler = required(timed.houses?.rulers[2], "the ruler of the third house");
  const stands = required(timed.planets[ruler].house, "its house");
  expect(inTimed({ fact: "ruler", house: 3, stands: [stands] })).toBe(true);
  expect(inTimed({ fact: "ruler", house: 3, stands: [stands === 12 ? 1 : 12] })).toBe(false);
});

const states = { stationary: false, retrograde: false, fast: false, slow: false };
const lights = { cazimi: false, combust: false, underBeams: false };

test.each<readonly [change: Partial<Facts["planets"][Planet]>, conditions: readonly Condition[]]>([
  [{ ...states, stationary: true, retrograde: true, slow: true }, ["stationary"]],
  [{ ...states, retrograde: true, slow: true }, ["retrograde"]],
  [{ ...states, fast: true }, ["fast"]],
  [{ ...states, slow: true }, ["slow"]],
  [{ ...lights, cazimi: true, combust: true, underBeams: true }, ["cazimi"]],
  [{ ...lights, combust: true, underBeams: true }, ["combust"]],
  [{ ...lights, underBeams: true }, ["under-beams"]],
  [{ dignity: "exaltation" }, ["exaltation"]],
  [{ dignity: "domicile" }, ["domicile"]],
])("of one kind a planet has one state: %j", (change, expected) => {
  const plain = { ...states, ...lights, dignity: "neutral", score: 5 } as const;
  const facts = withPlanet("venus", { ...plain, ...change });
  const all: readonly Condition[] = [
    ...(["domicile", "exaltation", "detriment", "fall", "stationary", "retrograde", "fast", "slow"] as const),
    ...(["cazimi", "combust", "under-beams"] as const),
  ];
  expect(all.filter((is) => holds({ fact: "condition", body: "venus", is }, { facts }))).toEqual(expected);
});

test("the strongest and the weakest planet are alone in it", () => {
  const scored = (scores: Partial<Record<Planet, number>>): Facts => ({
    ...timed,
    planets: planetsWith((planet) => ({ ...timed.planets[planet], score: scores[planet] ?? 5 })),
  });
  const is = (body: Planet, condition: Condition, facts: Facts) =>
    holds({ fact: "condition", body, is: condition }, { facts });
  expect(is("mars", "strongest", scored({ mars: 8 }))).toBe(true);
  expect(is("mars", "strongest", scored({ mars: 8, venus: 8 }))).toBe(false);
  expect(is("mars", "weakest", scored({ mars: 8 }))).toBe(false);
  expect(is("mars", "weakest", scored({ mars: 2 }))).toBe(true);
  expect(is("mars", "weakest", scored({ mars: 2, venus: 2 }))).toBe(false);
  expect(is("venus", "weakest", scored({ mars: 2 }))).toBe(false);
});

function planetsWith(of: (planet: Planet) => Facts["planets"][Planet]): Facts["planets"] {
  const [sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto] = planets;
  return {
    ...{ sun: of(sun), moon: of(moon), mercury: of(mercury), venus: of(venus), mars: of(mars) },
    ...{ jupiter: of(jupiter), saturn: of(saturn), uranus: of(uranus), neptune: of(neptune), pluto: of(pluto) },
  };
}

test("shares: one that leads, two that lead together, what is missing, or else what is least", () => {
  const none = { element: null, missingElements: [], modality: null, missingModalities: [] } as const;
  const shared = (elements: Facts["elements"], emphasis: Partial<Facts["emphasis"]>): Chart => ({
    facts: {
      ...timed,
      elements,
      modalities: { Cardinal: 30, Fixed: 30, Mutable: 40 },
      emphasis: { ...timed.emphasis, ...none, ...emphasis },
    },
  });
  const led = shared({ Fire: 50, Earth: 20, Air: 20, Water: 10 }, { element: "Fire" });
  expect(holds({ fact: "share", of: "Fire", is: "dominant" }, led)).toBe(true);
  expect(holds({ fact: "leading-pair", of: ["Fire", "Earth"] }, led)).toBe(false);
  expect(holds({ fact: "share", of: "Water", is: "least" }, led)).toBe(true);
  expect(holds({ fact: "share", of: "Water", is: "missing" }, led)).toBe(false);
  const pair = shared({ Fire: 40, Earth: 40, Air: 20, Water: 0 }, { missingElements: ["Water"] });
  expect(holds({ fact: "leading-pair", of: ["Fire", "Earth"] }, pair)).toBe(true);
  expect(holds({ fact: "share", of: "Water", is: "missing" }, pair)).toBe(true);
  expect(holds({ fact: "share", of: "Air", is: "least" }, pair)).toBe(false);
  expect(holds({ fact: "share", of: "Fire", is: "dominant" }, pair)).toBe(false);
  const modality = shared({ Fire: 30, Earth: 30, Air: 20, Water: 20 }, { modality: "Mutable" });
  expect(holds({ fact: "share", of: "Mutable", is: "dominant" }, modality)).toBe(true);
});

test("a half of the sky holds seven of ten planets, or the sky is even", () => {
  const halves = (eastern: number, abovePercent: number): Chart => ({
    facts: { ...timed, hemispheres: { ...required(timed.hemispheres, "halves"), eastern, western: 100 - eastern } },
    overhead: {
      ...{ above: [], abovePercent, belowPercent: 100 - abovePercent },
      ...{ midheavenBelow: false, ascendantDegPerMinute: 0.25 },
    },
  });
  const found = (chart: Chart) =>
    (["east", "west", "above", "below", "even"] as const).filter((is) => holds({ fact: "half", is }, chart));
  expect(found(halves(70, 50))).toEqual(["east"]);
  expect(found(halves(30, 50))).toEqual(["west"]);
  expect(found(halves(60, 70))).toEqual(["above"]);
  expect(found(halves(60, 30))).toEqual(["below"]);
  expect(found(halves(80, 80))).toEqual(["east", "above"]);
  expect(found(halves(60, 60))).toEqual(["even"]);
  expect(found({ ...halves(70, 70), overhead: null })).toEqual([]);
});

test("a class of houses leads from five planets on", () => {
  const angular = (count: number): Facts => ({
    ...timed,
    planets: planetsWith((planet) => ({
      ...timed.planets[planet],
      houseClass: planets.indexOf(planet) < count ? "angular" : planets.indexOf(planet) % 2 ? "succedent" : "cadent",
    })),
  });
  expect(holds({ fact: "house-class", is: "angular" }, { facts: angular(5) })).toBe(true);
  expect(holds({ fact: "house-class", is: "angular" }, { facts: angular(4) })).toBe(false);
});

test("near a pole not every sign rises in a day", () => {
  const facts = { ...untimed, risingSigns: untimed.risingSigns.slice(0, 7) };
  expect(holds({ fact: "rising-signs", fewerThan: 12 }, { facts })).toBe(true);
});

test("the phase of the Moon is known where it did not change that day", () => {
  const { name } = timed.moonPhase;
  expect(inTimed({ fact: "phase", in: [name] })).toBe(true);
  const within = { ...untimed, moonPhase: { ...untimed.moonPhase, angle: 292, name: "last-quarter" } } as const;
  const turning = { ...untimed, moonPhase: { ...untimed.moonPhase, angle: 272, name: "last-quarter" } } as const;
  expect(holds({ fact: "phase", in: ["last-quarter"] }, { facts: within })).toBe(true);
  expect(holds({ fact: "phase", in: ["last-quarter"] }, { facts: turning })).toBe(false);
});

test("a figure is asked for by its sign, house, apex, element or modality", () => {
  const members = ["sun", "moon", "mars"] as const;
  const facts: Facts = {
    ...timed,
    configurations: [
      { type: "stellium", planets: members, sign: "Leo" },
      { type: "stellium", planets: members, house: 4 },
      { type: "t-square", planets: members, apex: "mars", modality: "Fixed" },
      { type: "grand-trine", planets: members, element: "Fire" },
      { type: "kite", planets: [...members, "venus"] },
      { type: "grand-cross", planets: [...members, "venus"] },
      { type: "yod", planets: members, apex: "moon" },
    ],
  };
  const found = (selector: Extract<Test, { fact: "pattern" }>) => holds(selector, { facts });
  expect(found({ fact: "pattern", type: "stellium", by: "sign", is: "leo" })).toBe(true);
  expect(found({ fact: "pattern", type: "stellium", by: "house", is: "4" })).toBe(true);
  expect(found({ fact: "pattern", type: "stellium", by: "house", is: "5" })).toBe(false);
  expect(found({ fact: "pattern", type: "t-square", by: "modality", is: "fixed" })).toBe(true);
  expect(found({ fact: "pattern", type: "t-square", by: "apex", is: "mars" })).toBe(true);
  expect(found({ fact: "pattern", type: "grand-trine", by: "element", is: "fire" })).toBe(true);
  expect(found({ fact: "pattern", type: "kite", by: "element", is: "mixed" })).toBe(true);
  expect(found({ fact: "pattern", type: "grand-cross", by: "modality", is: "mixed" })).toBe(true);
  expect(found({ fact: "pattern", type: "yod", by: "apex", is: "moon" })).toBe(true);
  const day = { ...facts, timeUnknown: true };
  expect(holds({ fact: "pattern", type: "yod", by: "apex", is: "moon" }, { facts: day })).toBe(false);
});

test.each([
  [["Aries", "Leo", "Gemini", "Libra"], "fire-air"],
  [["Taurus", "Virgo", "Cancer", "Pisces"], "earth-water"],
  [["Aries", "Virgo", "Cancer", "Libra"], "mixed"],
] as const)("a mystic rectangle in %j is of %s", ([sun, moon, venus, mars], is) => {
  const signed = { sun, moon, venus, mars } as const;
  const placed = planetsWith((planet) => {
    const sign = Object.entries(signed).find(([name]) => name === planet)?.[1];
    return { ...timed.planets[planet], ...(sign === undefined ? {} : { sign }) };
  });
  const configurations: Facts["configurations"] = [
    { type: "mystic-rectangle", planets: ["sun", "moon", "venus", "mars"] },
  ];
  const facts = { ...timed, planets: placed, configurations };
  const found = (["fire-air", "earth-water", "mixed"] as const).filter((one) =>
    holds({ fact: "pattern", type: "mystic-rectangle", by: "elements", is: one }, { facts }),
  );
  expect(found).toEqual([is]);
});

test("an aspect to an angle is asked for as one between planets is", () => {
  const toAngle: Aspect = { ...required(timed.aspects[0], "an aspect"), a: "sun", b: "ascendant", type: "trine" };
  const facts: Facts = { ...timed, angleAspects: [toAngle] };
  expect(holds({ fact: "aspect", a: "sun", b: "ascendant", type: "trine" }, { facts })).toBe(true);
  expect(holds({ fact: "aspect", a: "sun", b: "ascendant", type: "square" }, { facts })).toBe(false);
});

test.each<readonly [selector: Test, key: string]>([
  [{ fact: "structure", type: "square", key: "Mercury-Uranus" }, structureKey("square", "mercury-uranus")],
  [{ fact: "linked", a: "sun", b: "mars" }, linkedKey("sun", "mars")],
  [{ fact: "met", body: "mars", by: "saturn", nature: "hard" }, metKey("mars", "saturn", "hard")],
  [{ fact: "met", body: "mars", by: "none" }, metKey("mars", "none")],
  [{ fact: "rules", house: 7, planet: "venus" }, rulesKey(7, "venus")],
])("%j holds once the plan knows it", (selector, key) => {
  expect(inTimed(selector)).toBe(false);
  expect(holds(selector, { facts: timed }, [key])).toBe(true);
  expect(holds(selector, { facts: timed }, [`${key} `])).toBe(false);
});
