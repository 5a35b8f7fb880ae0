import { expect, test } from "vitest";
import { type HouseNumber, houseNumbers, type Planet, planets, type Sign } from "../names.ts";
import { type PairEnd, pairEnds, type StrandName } from "../pair/contacts/contact.ts";
import { strandOf } from "../pair/contacts/contact-rules.ts";
import { balanceOf } from "../pair/together/balance.ts";
import { pairReceptions } from "../pair/together/receptions.ts";
import { chooseVisits } from "../pair/together/visits.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

// What two charts have together; orbs, natures, tones and weights of contacts stand in contact-rules.test.ts.

/** A contact belongs to the first of these that one of its ends belongs to. */
const strands: readonly (readonly [StrandName, readonly PairEnd[]])[] = [
  ["standing", ["midheaven"]],
  ["talk", ["mercury"]],
  ["staying", ["saturn"]],
  ["spark", ["mars", "uranus", "pluto"]],
  ["widening", ["jupiter", "neptune"]],
  ["home", ["sun", "moon", "venus", "ascendant", "chiron", "trueNode"]],
];

test.each(strands)("of the strand %s is what has %o at one end and nothing of a strand before", (name, ends) => {
  const before = strands
    .slice(
      0,
      strands.findIndex(([strand]) => strand === name),
    )
    .flatMap(([, members]) => members);
  for (const first of ends) {
    for (const second of pairEnds.filter((end) => !before.includes(end))) {
      expect(strandOf(first, second), `${first} ${second}`).toBe(name);
      expect(strandOf(second, first), `${second} ${first}`).toBe(name);
    }
  }
});

test.each<[Planet, number]>([
  ["sun", 10],
  ["moon", 10],
  ["mercury", 7],
  ["venus", 8],
  ["mars", 8],
  ["jupiter", 5],
  ["saturn", 7],
  ["uranus", 4],
  ["neptune", 4],
  ["pluto", 4],
])("a visit of %s weighs %d, 4 more in an angular house, 2 more in company of three", (planet, weight) => {
  const angular: readonly HouseNumber[] = [1, 4, 7, 10];
  const others = planets.filter((one) => one !== planet).slice(-2);
  for (const house of houseNumbers) {
    const bonus = angular.includes(house) ? 4 : 0;
    expect(chooseVisits({ [planet]: house })).toEqual([{ planet, house, weight: weight + bonus }]);
    const company = chooseVisits({ [planet]: house, ...Object.fromEntries(others.map((one) => [one, house])) });
    expect(company.find((visit) => visit.planet === planet)?.weight).toBe(weight + bonus + 2);
  }
});

/** Ten planets of which so many stand in the first sign, the rest in the second. */
const placed = (many: number, [one, other]: readonly [Sign, Sign]) =>
  perPlanet((planet) => (planets.indexOf(planet) < many ? one : other));

test.each([
  // Of ten planets: an element is full from 40 % and low to 10 %, a modality full from 50 % and low to 20 %.
  [0, "low", "low"],
  [1, "low", "low"],
  [2, "even", "low"],
  [3, "even", "even"],
  [4, "full", "even"],
  [5, "full", "full"],
  [6, "full", "full"],
  [10, "full", "full"],
] as const)("%d of ten planets: an element is %s, a modality %s", (many, element, modality) => {
  const none = placed(0, ["Aries", "Taurus"]);
  // Aries and Taurus differ in element and in modality: Fire and Cardinal, Earth and Fixed.
  const here = placed(many, ["Aries", "Taurus"]);
  expect(balanceOf([here], [none]).elements.Fire).toEqual({ first: many * 10, second: 0, state: `${element}-low` });
  expect(balanceOf([none], [here]).elements.Fire).toEqual({ first: 0, second: many * 10, state: `low-${element}` });
  const { Cardinal } = balanceOf([here], [none]).modalities;
  expect(Cardinal).toEqual({ first: many * 10, second: 0, state: `${modality}-low` });
});

test.each<[Planet, Sign, Planet, Sign, boolean]>([
  // Each in a sign the other rules, Sun to Saturn, by the traditional rulers.
  ["sun", "Cancer", "moon", "Leo", true],
  ["sun", "Leo", "moon", "Cancer", false],
  ["mercury", "Libra", "venus", "Virgo", true],
  ["mercury", "Taurus", "venus", "Gemini", true],
  ["mars", "Aquarius", "saturn", "Scorpio", true],
  ["mars", "Capricorn", "saturn", "Aries", true],
  ["jupiter", "Leo", "sun", "Pisces", true],
  ["jupiter", "Leo", "sun", "Sagittarius", true],
  ["mars", "Taurus", "venus", "Scorpio", true],
  ["mars", "Taurus", "venus", "Libra", false],
  ["pluto", "Aries", "mars", "Scorpio", false],
  ["uranus", "Capricorn", "saturn", "Aquarius", false],
  ["neptune", "Sagittarius", "jupiter", "Pisces", false],
  ["venus", "Taurus", "venus", "Libra", false],
])("%s in %s and the other's %s in %s: a reception is %s", (first, sign, second, otherSign, isReception) => {
  const only = (planet: Planet, at: Sign) => (asked: Planet) => (asked === planet ? at : null);
  expect(pairReceptions(only(first, sign), only(second, otherSign))).toEqual(isReception ? [{ first, second }] : []);
});
