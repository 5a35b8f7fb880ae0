import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { planets } from "../../names.ts";
import { contactLike, daniel, marina, personFrom, placed } from "../../testing/pair-births.ts";
import { chooseContacts, contactText } from "./choice.ts";
import { type Contact, isPairAngle, type PairEnd } from "./contact.ts";
import { contactsBetween } from "./contacts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const personOf = personFrom(sources);

const contacts = contactsBetween(personOf(placed(marina)).places, personOf(placed(daniel)).places);
const byWeight = (one: Contact, other: Contact) => other.weight - one.weight;
const fast = planets.slice(0, 5);

/** Every two planets that are not both slow, flowing, all of the same weight. */
const many = planets.flatMap((first) =>
  planets.flatMap((second) =>
    fast.includes(first) || fast.includes(second) ? [contactLike(first, second, { weight: 3 })] : [],
  ),
);

test("at most sixteen between planets and five to angles, heaviest first, no text twice, four of one body", () => {
  for (const list of [contacts, many]) {
    const { planets: told, angles } = chooseContacts(list);
    expect(told.length).toBeLessThanOrEqual(16);
    expect(angles.length).toBeLessThanOrEqual(5);
    const all = [...told, ...angles];
    expect(told).toEqual([...told].sort(byWeight));
    expect(new Set(all.map(contactText)).size).toBe(all.length);
    const ofEnd = new Map<string, number>();
    for (const { first, second } of all) {
      for (const end of [`first.${first}`, `second.${second}`]) ofEnd.set(end, (ofEnd.get(end) ?? 0) + 1);
    }
    expect(Math.max(...ofEnd.values())).toBeLessThanOrEqual(4);
  }
  expect(chooseContacts(many).planets).toHaveLength(16);
  expect(chooseContacts(contacts).planets[0]?.id).toBe("first.sun-trine-second.mercury");
});

test("the same two bodies with the same nature are one text, whoever's they are; twins are one text altogether", () => {
  const one = contactLike("venus", "saturn", { nature: "rubs" });
  expect(contactText(one)).toBe("venus-saturn-rubs");
  expect(contactText({ ...one, first: "saturn", second: "venus" })).toBe("venus-saturn-rubs");
  expect(contactText(contactLike("ascendant", "mars", { nature: "across" }))).toBe("mars-ascendant-across");
  const twins = planets.slice(0, 3).map((end) => contactLike(end, end, { nature: "beside", strand: null, weight: 8 }));
  expect(chooseContacts(twins).planets).toEqual([twins[0]]);
});

test("four that hold and four that rub are kept where they weigh 1 or more, and make room for no lighter ones", () => {
  const holding = fast.flatMap((first) => planets.map((second) => contactLike(first, second, { weight: 6 })));
  const ends: readonly [PairEnd, PairEnd][] = [
    ["pluto", "sun"],
    ["neptune", "moon"],
    ["uranus", "mercury"],
    ["saturn", "venus"],
    ["jupiter", "mars"],
  ];
  const rubbing = (weight: number) =>
    ends.map(([first, second]) => contactLike(first, second, { weight, tone: "rubs", nature: "rubs", type: "square" }));
  const rubs = (list: readonly Contact[]) => chooseContacts(list).planets.filter(({ tone }) => tone === "rubs").length;
  expect(chooseContacts(holding).planets).toHaveLength(16);
  expect(rubs([...holding, ...rubbing(1)])).toBe(4);
  expect(rubs([...holding, ...rubbing(0.99)])).toBe(0);
  expect(chooseContacts([...holding, ...rubbing(1)]).planets).toHaveLength(16);
});

test("a quincunx is told between Sun to Mars under 1° alone; Midheavens on and across alone; uncounted ones never", () => {
  const aslant = { type: "quincunx", nature: "aslant", tone: "none" } as const;
  const told = (contact: Contact) => {
    const { planets: between, angles } = chooseContacts([contact]);
    return between.length + angles.length === 1;
  };
  expect(told(contactLike("sun", "mars", { ...aslant, orb: 0.99 }))).toBe(true);
  expect(told(contactLike("sun", "mars", { ...aslant, orb: 1 }))).toBe(false);
  expect(told(contactLike("sun", "jupiter", { ...aslant, orb: 0.5 }))).toBe(false);
  expect(told(contactLike("sun", "ascendant", { ...aslant, orb: 0.5 }))).toBe(false);
  for (const nature of ["beside", "across", "flows", "rubs"] as const) {
    expect(told(contactLike("ascendant", "sun", { nature }))).toBe(true);
    expect(told(contactLike("sun", "midheaven", { nature }))).toBe(nature === "beside" || nature === "across");
  }
  expect(told(contactLike("jupiter", "pluto"))).toBe(false);
  expect(told(contactLike("sun", "venus", { certain: false }))).toBe(false);
});

test("Chiron and the node come last, closest first, and are not among the planets", () => {
  const wide = contactLike("chiron", "sun", { orb: 2, weight: 0, strand: null });
  const close = contactLike("moon", "trueNode", { orb: 1, weight: 0, strand: null });
  const { planets: told, points } = chooseContacts([contactLike("sun", "moon"), wide, close]);
  expect(points).toEqual([close, wide]);
  expect(told).toHaveLength(1);
  expect(told.some(({ first }) => isPairAngle(first))).toBe(false);
});
