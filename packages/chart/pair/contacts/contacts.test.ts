import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { evenly } from "../../testing/evenly.ts";
import { daniel, dateOnly, marina, personFrom, placed, timedPlaces } from "../../testing/pair-births.ts";
import { pairEnds } from "./contact.ts";
import { contactsBetween, type PairPlaces } from "./contacts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const personOf = personFrom(sources);

const found = (id: string, ...places: Parameters<typeof contactsBetween>) =>
  contactsBetween(...places).find((one) => one.id === id);

test("the heaviest contact of the golden pair is the first's Sun trine the second's Mercury, 0.71°, weight 4.94", () => {
  const [heaviest] = contactsBetween(personOf(placed(marina)).places, personOf(placed(daniel)).places);
  expect(heaviest).toMatchObject({
    id: "first.sun-trine-second.mercury",
    nature: "flows",
    tone: "holds",
    strand: "talk",
  });
  expect(heaviest?.orb).toBeCloseTo(0.71, 2);
  expect(heaviest?.weight).toBeCloseTo(4.94, 2);
});

test("two bodies that meet both ways each weigh 1.2 times as much, a body with itself does not", () => {
  const first = timedPlaces({ sun: 0, moon: 100 });
  const once = timedPlaces({ moon: 3 });
  const both = timedPlaces({ moon: 3, sun: 160 });
  expect(found("first.sun-conjunction-second.moon", first, once)).toMatchObject({ weight: 6.25, bothWays: false });
  expect(found("first.sun-conjunction-second.moon", first, both)).toMatchObject({ weight: 7.5, bothWays: true });
  expect(found("first.moon-sextile-second.sun", first, both)).toMatchObject({ weight: 6, bothWays: true });
  const itself = found("first.sun-conjunction-second.sun", first, timedPlaces({ sun: 0 }));
  expect(itself).toMatchObject({ weight: 10, bothWays: false });
});

test("slow pairs, Chiron and the node are listed without weight, strand or effect on others", () => {
  const first = timedPlaces({ jupiter: 0, chiron: 50, sun: 200 });
  const second = timedPlaces({ saturn: 1, sun: 51, trueNode: 202 });
  for (const id of [
    "first.jupiter-conjunction-second.saturn",
    "first.chiron-conjunction-second.sun",
    "first.sun-conjunction-second.trueNode",
  ]) {
    expect(found(id, first, second), id).toMatchObject({ weight: 0, strand: null, certain: true });
  }
});

const day = (start: number, noon: number, end: number): PairPlaces => ({
  at: { venus: noon },
  dayEnds: [{ venus: start }, { venus: end }],
});

test("without a birth time a contact counts only if in orb at both ends of the day; its orb is in whole degrees", () => {
  const other = timedPlaces({ sun: 0 });
  const kept = found("first.venus-conjunction-second.sun", day(1.2, 1.8, 2.4), other);
  expect(kept).toMatchObject({ certain: true, orb: 2, strand: "home" });
  expect(kept?.weight).toBeCloseTo(8 * (1 - 1.8 / 8), 12);
  const lost = found("first.venus-conjunction-second.sun", day(7.2, 7.8, 8.4), other);
  expect(lost).toMatchObject({ certain: false, orb: 8, weight: 0, strand: null, bothWays: false });
  const passing = found("first.venus-sextile-second.sun", day(56.5, 57, 57.5), day(0, 0.5, 1.6));
  expect(passing).toBeUndefined();
  const bothOpen = found("first.venus-sextile-second.venus", day(56.5, 57, 57.5), day(-0.6, 0, 0.6));
  expect(bothOpen).toMatchObject({ certain: false });
});

test("without a birth time nothing rests on the Moon or the angles; without a place the day runs over all zones", () => {
  const untimed = personOf(placed({ ...marina, time: null }));
  const nowhere = personOf(dateOnly("1990-06-15"));
  for (const { places } of [untimed, nowhere]) {
    const ends = contactsBetween(places, personOf(placed(daniel)).places).map(({ first }) => first);
    expect(ends).not.toContain("moon");
    expect(ends).not.toContain("ascendant");
    expect(ends).not.toContain("midheaven");
    expect(ends).toContain("sun");
  }
  // 15 June in Madrid is 22:00 to 22:00 UTC; anywhere it is 14 June 10:00 to 16 June 12:00 UTC.
  const hoursOf = ({ span }: typeof untimed) =>
    span && [span.fromUnix, span.toUnix].map((unix) => new Date(unix * 1000).toISOString().slice(0, 16));
  expect(hoursOf(untimed)).toEqual(["1990-06-14T22:00", "1990-06-15T22:00"]);
  expect(hoursOf(nowhere)).toEqual(["1990-06-14T10:00", "1990-06-16T12:00"]);
});

test("twins are told no strand by a body beside itself", () => {
  const chart = timedPlaces({ sun: 10, moon: 130 });
  expect(found("first.sun-conjunction-second.sun", chart, chart, { twins: true })).toMatchObject({
    strand: null,
    weight: 10,
  });
  expect(found("first.sun-trine-second.moon", chart, chart, { twins: true })).toMatchObject({ strand: "home" });
  expect(found("first.sun-conjunction-second.sun", chart, chart)).toMatchObject({ strand: "home" });
});

test("exchanging two charts mirrors their contacts, in 10,000 pairs", () => {
  const longitudes = fc.tuple(...pairEnds.map(() => evenly(0, 359.999999)));
  const places = fc.tuple(longitudes, evenly(0, 2), fc.boolean()).map(([at, motion, timed]): PairPlaces => {
    const shifted = (by: number) =>
      Object.fromEntries(pairEnds.map((end, i) => [end, ((at[i] ?? 0) + by + 360) % 360]));
    return { at: shifted(0), dayEnds: timed ? null : [shifted(-motion), shifted(motion)] };
  });
  fc.assert(
    fc.property(places, places, (one, other) => {
      const mirrored = new Map(
        contactsBetween(other, one).map((contact) => [`${contact.second} ${contact.first}`, contact]),
      );
      const contacts = contactsBetween(one, other);
      if (contacts.length !== mirrored.size) throw new Error("one side has more");
      for (const contact of contacts) {
        const back = mirrored.get(`${contact.first} ${contact.second}`);
        const same = (["type", "orb", "weight", "tone", "strand", "bothWays", "certain"] as const).every(
          (key) => back?.[key] === contact[key],
        );
        if (!same) throw new Error(`${contact.id} is not mirrored`);
      }
    }),
    { numRuns: 10_000 },
  );
});
