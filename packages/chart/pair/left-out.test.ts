import { expect, test } from "vitest";
import { elements, modalities, planets } from "../names.ts";
import { recordOf } from "../record-of.ts";
import { contactLike } from "../testing/pair-births.ts";
import { type LeftOutGround, leftOutOf } from "./left-out.ts";
import type { Balance } from "./together/balance.ts";

// Premium, 1: "Uncertainty". What a birth leaves open is left out, and the list names it.

const timed = { span: null, placeKnown: true };
const untimed = { span: { fromUnix: 0, toUnix: 86_400 }, placeKnown: true };
const dateAlone = { ...untimed, placeKnown: false };

const even = { first: 20, second: 20, state: "even-even" } as const;
const evenly: Balance = { elements: recordOf(elements, () => even), modalities: recordOf(modalities, () => even) };
const sure = contactLike("sun", "moon");
const unsure = contactLike("venus", "mars", { certain: false });

const houses = recordOf(planets, () => 1 as const);
const { moon: _moon, ...withoutMoon } = houses;
const { mars: _mars, sun: _sun, ...withoutThree } = withoutMoon;

/** Two births with their times, of whose facts nothing is open. */
const whole: LeftOutGround = {
  people: { first: timed, second: timed },
  contacts: [sure],
  overlays: { first: houses, second: houses },
  balance: evenly,
  ...{ twins: false, underAge: [] },
};

test.each<[string, Partial<LeftOutGround>, readonly string[]]>([
  ["nothing of two births with their times", {}, []],
  [
    "Moon, angles and houses of a birth without a time, and the angles halfway",
    { people: { first: untimed, second: timed }, overlays: { first: withoutMoon, second: null } },
    [
      "moon of first: no-birth-time",
      "angles of first: no-birth-time",
      "houses of first: no-birth-time",
      "halfway.angles of first: no-birth-time",
    ],
  ],
  [
    "the place too where there is none",
    { people: { first: timed, second: dateAlone }, overlays: { first: null, second: withoutMoon } },
    [
      "moon of second: no-birth-time",
      "angles of second: no-birth-time",
      "houses of second: no-birth-time",
      "place of second: no-place",
      "halfway.angles of second: no-birth-time",
    ],
  ],
  [
    "the strand of the Midheavens when neither time is known",
    { people: { first: untimed, second: dateAlone }, overlays: { first: null, second: null } },
    [
      "moon of first: no-birth-time",
      "angles of first: no-birth-time",
      "houses of first: no-birth-time",
      "moon of second: no-birth-time",
      "angles of second: no-birth-time",
      "houses of second: no-birth-time",
      "place of second: no-place",
      "strands.standing of both: no-birth-time",
      "halfway.angles of both: no-birth-time",
    ],
  ],
  [
    "a strand's bodies beside themselves in the charts of twins",
    { twins: true },
    ["strands.same-bodies of both: twins"],
  ],
  ["the spark of those under 18", { underAge: ["second"] }, ["strands.spark of second: under-18"]],
  [
    "the spark of both, after what twins share",
    { twins: true, underAge: ["first", "second"] },
    ["strands.same-bodies of both: twins", "strands.spark of first: under-18", "strands.spark of second: under-18"],
  ],
])("left out is %s", (_, change, expected) => {
  expect(written({ ...whole, ...change })).toEqual(expected);
});

test.each([
  ["first", { first: untimed, second: timed }],
  ["second", { first: timed, second: untimed }],
  ["both", { first: untimed, second: untimed }],
] as const)("a contact that does not hold all day is named, as open by the birth of %s", (who, people) => {
  const rows = written({ ...whole, people, contacts: [unsure, sure] });
  expect(rows).toContain(`first.venus-trine-second.mars of ${who}: not-all-day`);
  expect(rows.filter((row) => row.startsWith("first."))).toHaveLength(1);
});

test("of an untimed birth the planets that may fall in two houses of the other are named, the Moon once for all", () => {
  const people = { first: untimed, second: timed };
  const visits = (ground: LeftOutGround) => written(ground).filter((row) => row.startsWith("visits."));
  const found = visits({ ...whole, people, overlays: { first: withoutThree, second: null } });
  expect(found).toEqual(["visits.sun of first: not-all-day", "visits.mars of first: not-all-day"]);
  const theirs = { people: { first: timed, second: untimed }, overlays: { first: null, second: withoutThree } };
  expect(visits({ ...whole, ...theirs })).toEqual([
    "visits.sun of second: not-all-day",
    "visits.mars of second: not-all-day",
  ]);
});

test("of an untimed birth the shares that a change of sign decides are named: elements, then modalities", () => {
  const balance: Balance = {
    elements: {
      ...evenly.elements,
      Earth: { ...even, state: "unsure-low" },
      Air: { ...even, state: "full-unsure" },
    },
    modalities: { ...evenly.modalities, Fixed: { ...even, state: "unsure-unsure" } },
  };
  const shares = (first: typeof timed | typeof untimed, second: typeof timed | typeof untimed) =>
    written({ ...whole, balance, people: { first, second } }).filter((row) => row.startsWith("balance."));
  expect(shares(untimed, timed)).toEqual([
    "balance.Earth of first: not-all-day",
    "balance.Fixed of first: not-all-day",
  ]);
  expect(shares(timed, untimed)).toEqual([
    "balance.Air of second: not-all-day",
    "balance.Fixed of second: not-all-day",
  ]);
});

function written(ground: LeftOutGround): readonly string[] {
  return leftOutOf(ground).map(({ what, who, why }) => `${what} of ${who}: ${why}`);
}
