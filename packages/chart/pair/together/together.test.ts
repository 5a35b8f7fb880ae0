import { expect, test } from "vitest";
import { type Planet, planets, type Sign } from "../../names.ts";
import { contactLike, timedPlaces } from "../../testing/pair-births.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";
import { strandAt } from "../strands/strands.ts";
import { balanceOf } from "./balance.ts";
import { compareClaims } from "./compare-claims.ts";
import { pairContradictions } from "./contradictions.ts";
import { pairReceptions } from "./receptions.ts";
import { chooseVisits, overlayOf } from "./visits.ts";

const houses = Array.from({ length: 12 }, (_, house) => house * 30);

test("a planet visits the house it falls in; one that may be in two, and an unknown Moon, visit none", () => {
  expect(overlayOf(timedPlaces({ sun: 0, moon: 29.99, mars: 359 }), houses)).toEqual({ sun: 1, moon: 1, mars: 12 });
  const untimed = {
    at: { sun: 29.5, venus: 15 },
    dayEnds: [
      { sun: 29, venus: 14 },
      { sun: 30, venus: 16 },
    ] as const,
  };
  expect(overlayOf(untimed, houses)).toEqual({ venus: 1 });
  expect(overlayOf(untimed, null)).toBeNull();
});

test("visits are told by the body's weight, 4 more in an angular house and 2 more in company of three; five of them", () => {
  const told = chooseVisits({ sun: 3, moon: 8, mercury: 10, venus: 8, mars: 2, jupiter: 5, saturn: 8, pluto: 1 });
  expect(told).toEqual([
    { planet: "moon", house: 8, weight: 12 },
    { planet: "mercury", house: 10, weight: 11 },
    { planet: "sun", house: 3, weight: 10 },
    { planet: "venus", house: 8, weight: 10 },
    { planet: "saturn", house: 8, weight: 9 },
  ]);
});

const signsOf = (given: readonly Sign[]): Readonly<Record<Planet, Sign>> =>
  perPlanet((planet) => given[planets.indexOf(planet)] ?? "Aries");

test("an element is full from 40 and low to 10, a modality full from 50 and low to 20, and both people are named", () => {
  const fiery = signsOf(["Aries", "Aries", "Leo", "Leo", "Taurus", "Taurus", "Taurus", "Gemini", "Gemini", "Cancer"]);
  const mild = signsOf(["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Libra", "Scorpio"]);
  const { elements, modalities } = balanceOf([fiery], [mild]);
  expect(elements).toEqual({
    Fire: { first: 40, second: 20, state: "full-even" },
    Earth: { first: 30, second: 20, state: "even-even" },
    Air: { first: 20, second: 30, state: "even-even" },
    Water: { first: 10, second: 30, state: "low-even" },
  });
  expect(modalities).toEqual({
    Cardinal: { first: 30, second: 40, state: "even-even" },
    Fixed: { first: 50, second: 40, state: "full-even" },
    Mutable: { first: 20, second: 20, state: "low-low" },
  });
});

test("a share that a change of sign during the day decides is unsure", () => {
  const before = signsOf(["Aries", "Aries", "Leo", "Leo"]);
  const after = { ...before, moon: "Taurus" as const };
  const { elements, modalities } = balanceOf([before, before, after], [before]);
  expect(elements.Fire.state).toBe("full-full");
  expect(modalities.Fixed).toEqual({ first: 20, second: 20, state: "unsure-low" });
});

test("a reception is a planet of each in a sign the other rules, Sun to Saturn, by the traditional rulers", () => {
  const inSigns = (signs: Partial<Record<Planet, Sign>>) => (planet: Planet) => signs[planet] ?? null;
  const receive = (first: Partial<Record<Planet, Sign>>, second: Partial<Record<Planet, Sign>>) =>
    pairReceptions(inSigns(first), inSigns(second));
  expect(receive({ venus: "Aries" }, { mars: "Libra" })).toEqual([{ first: "venus", second: "mars" }]);
  expect(receive({ moon: "Scorpio" }, { mars: "Cancer" })).toEqual([{ first: "moon", second: "mars" }]);
  expect(receive({ sun: "Pisces" }, { jupiter: "Leo" })).toEqual([{ first: "sun", second: "jupiter" }]);
  expect(receive({ saturn: "Leo" }, { sun: "Aquarius" })).toEqual([{ first: "saturn", second: "sun" }]);
  expect(receive({ uranus: "Leo" }, { sun: "Aquarius" })).toEqual([]);
  expect(receive({ venus: "Taurus" }, { venus: "Libra" })).toEqual([]);
  expect(receive({ venus: "Aries" }, { mars: "Virgo" })).toEqual([]);
});

test("opposite tones both ways are a contradiction", () => {
  const holding = contactLike("sun", "mars", { bothWays: true });
  const rubbing = contactLike("mars", "sun", { type: "square", tone: "rubs", bothWays: true });
  expect(pairContradictions([holding, rubbing], {})).toEqual([
    { ground: "both-ways", contacts: [holding.id, rubbing.id] },
  ]);
  expect(pairContradictions([holding, { ...rubbing, tone: "holds" }], {})).toEqual([]);
  expect(pairContradictions([holding, { ...rubbing, certain: false }], {})).toEqual([]);
});

test("a body that the other person holds and rubs is a contradiction when both weigh 2 or more", () => {
  const holding = contactLike("sun", "venus", { weight: 3 });
  const rubbing = contactLike("sun", "saturn", { weight: 2, tone: "rubs" });
  const other = contactLike("moon", "venus", { weight: 2.5, tone: "rubs" });
  expect(pairContradictions([holding, rubbing], {})).toEqual([
    { ground: "held-and-rubbed", contacts: [holding.id, rubbing.id] },
  ]);
  expect(pairContradictions([holding, { ...rubbing, weight: 1.99 }], {})).toEqual([]);
  expect(pairContradictions([holding, other], {})).toEqual([
    { ground: "held-and-rubbed", contacts: [holding.id, other.id] },
  ]);
});

test("a strand that holds and one that rubs are a contradiction when both sums are above the median", () => {
  const contacts = [
    contactLike("sun", "moon", { strand: "home" }),
    contactLike("sun", "mars", { strand: "spark", tone: "rubs" }),
  ];
  const strands = (home: number, spark: number) => ({
    home: strandAt("home", { holds: home, rubs: 0 }, "timed"),
    spark: strandAt("spark", { holds: 0, rubs: spark }, "timed"),
  });
  expect(pairContradictions(contacts, strands(9, 12))).toEqual([
    { ground: "strands", contacts: contacts.map(({ id }) => id) },
  ]);
  expect(pairContradictions(contacts, strands(8, 12))).toEqual([]);
});

test("claims differ where opposite ones stand on each side, and are alike where both have the same; five of each", () => {
  const opposites = [
    ["close", "distant"],
    ["quick", "slow"],
  ] as const;
  const { differences, likenesses } = compareClaims(
    [
      { claim: "close", weight: 9 },
      { claim: "quick", weight: 3 },
      { claim: "warm", weight: 8 },
      { claim: "warm", weight: 2 },
    ],
    [
      { claim: "distant", weight: 5 },
      { claim: "slow", weight: 7 },
      { claim: "warm", weight: 6 },
      { claim: "close", weight: 4 },
    ],
    opposites,
  );
  expect(differences).toEqual([
    { first: "close", second: "distant", weight: 5 },
    { first: "quick", second: "slow", weight: 3 },
  ]);
  expect(likenesses).toEqual([
    { first: "warm", second: "warm", weight: 6 },
    { first: "close", second: "close", weight: 4 },
  ]);
  const many = Array.from({ length: 9 }, (_, i) => ({ claim: `c${i}`, weight: i }));
  const opposed = many.map(({ claim }) => [claim, `${claim}-not`] as const);
  const negated = many.map(({ claim, weight }) => ({ claim: `${claim}-not`, weight }));
  expect(compareClaims(many, many, []).likenesses.map(({ weight }) => weight)).toEqual([8, 7, 6, 5, 4]);
  expect(compareClaims(many, negated, opposed).differences.map(({ weight }) => weight)).toEqual([8, 7, 6, 5, 4]);
});
