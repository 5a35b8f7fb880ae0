import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { randomBirths } from "../../../../tools/proof/golden-chart/random-births.ts";
import { birthAt, personFrom, placed } from "../../testing/pair-births.ts";
import { pairFacts } from "../pair-facts.ts";
import { contactsBetween } from "./contacts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const personOf = personFrom(sources);

/** Whether a contact is there when one clock was wrong by so many seconds, by whole charts. */
function isThere(
  id: string,
  one: Born,
  other: Born,
  shift: { readonly first: number; readonly second: number },
): boolean {
  const first = personOf(placed(birthAt(one.unixSeconds + shift.first, one)));
  const second = personOf(placed(birthAt(other.unixSeconds + shift.second, other)));
  return contactsBetween(first.places, second.places).some((contact) => contact.id === id);
}

type Born = { readonly unixSeconds: number; readonly latitude: number; readonly longitude: number };

function heldExactly(one: Born, other: Born): number {
  const births = { first: placed(birthAt(one.unixSeconds, one)), second: placed(birthAt(other.unixSeconds, other)) };
  const found = pairFacts({ ...births, relation: "unsaid", today: "2026-11-26" }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  let ended = 0;
  for (const { id, heldSeconds } of found.facts.contacts) {
    for (const side of ["first", "second"] as const) {
      const held = heldSeconds[side] ?? Number.NaN;
      const at = (seconds: number) => isThere(id, one, other, { first: 0, second: 0, [side]: seconds });
      expect(held, id).toBeGreaterThan(0);
      expect([at(held - 1), at(1 - held)], `${id}, ${side} ${held}`).toEqual([true, true]);
      if (held === 3600) continue;
      ended += 1;
      expect(at(held) && at(-held), `${id}, ${side} ${held}`).toBe(false);
    }
  }
  return ended;
}

test("a contact holds up to the second before the one that is told, and not at it, by whole charts", () => {
  const births = [...randomBirths({ howMany: 8, seed: 5, years: [1946, 2016], furthestLatitudeDeg: 60 })];
  let ended = 0;
  for (let i = 0; i + 1 < births.length; i += 2) {
    const [one, other] = [births[i], births[i + 1]];
    if (one && other) ended += heldExactly(one, other);
  }
  expect(ended).toBeGreaterThan(20);
});

test("so it does beyond the polar circles, where the Ascendant may run backward", () => {
  const ended = [0, 4, 9, 15, 20].map((hour) => {
    const unixSeconds = Date.UTC(1990, 5, 15, hour) / 1000;
    const polar = { unixSeconds, latitude: 69.65, longitude: 18.96 };
    return heldExactly(polar, { unixSeconds: unixSeconds - 5e7, latitude: -77.8, longitude: 166.7 });
  });
  expect(Math.min(...ended)).toBeGreaterThan(0);
});

test("without a birth time there is no clock to be wrong", () => {
  const untimed = placed({ date: "1990-06-15", time: null, latitude: 40, longitude: -3, zone: "Europe/Madrid" });
  const timed = placed({ date: "1988-11-03", time: "07:20", latitude: 40, longitude: -3, zone: "Europe/Madrid" });
  const found = pairFacts({ first: untimed, second: timed, relation: "unsaid", today: "2026-11-26" }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  for (const { heldSeconds } of found.facts.contacts) {
    expect(heldSeconds.first).toBeNull();
    expect(heldSeconds.second).toBeGreaterThan(0);
  }
});
