import { domains } from "@cosmic/library/domain";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Carrier } from "../carrier.ts";
import { claimRanker } from "../claim.ts";
import { printedConflicts } from "../unreconciled-claims.ts";
import { settleClaims } from "./claims-ledger.ts";

const growthSection = 3;
const inAspect = (one: string, other: string) => one === "sun" && other === "saturn";
const settle = (carriers: readonly Carrier[], growthTakesLight = false) =>
  settleClaims({
    pairs: secondEditionPairs,
    ...{ carriers, rankedOf: claimRanker(secondEditionPairs) },
    ...{ growthSection, growthTakesLight, isShort: false, inAspect },
  });

function carrier(part: string, claim: string, rest: Partial<Carrier> = {}): Carrier {
  return {
    part,
    claims: [{ name: claim, domain: "feeling" }],
    ...{ weight: 8, mandatory: false, section: 5, bodies: ["moon"], place: false },
    ...rest,
  };
}

const near = "needs-closeness";
const far = "needs-distance";

describe("a contradiction", () => {
  test("in two domains is none", () => {
    const work = carrier("b/b/b#core", far, { claims: [{ name: far, domain: "work" }] });
    expect(settle([carrier("a/a/a#core", near), work])).toEqual({ entries: [], suppressed: new Set() });
  });

  test("of two heavy sides goes to Growth, the heavier named first", () => {
    const ledger = settle([carrier("a/a/a#core", near), carrier("b/b/b#core", far, { weight: 9 })]);
    expect(ledger.suppressed.size).toBe(0);
    expect(ledger.entries).toEqual([
      {
        ...{ pair: `${near}.${far}`, domain: "feeling", held: "b/b/b#core", against: "a/a/a#core" },
        ...{ outcome: "growth", section: growthSection, relation: null },
      },
    ]);
  });

  test("before the chapter on growth is turned where its second side is told", () => {
    const [entry] = settle([
      carrier("a/a/a#core", near, { section: 0 }),
      carrier("b/b/b#core", far, { section: 2 }),
      carrier("c/c/c#core", far, { section: 9 }),
    ]).entries;
    expect(entry).toMatchObject({ outcome: "turned", section: 2, against: "b/b/b#core", relation: "same-body" });
  });

  test("with a side too light is suppressed: under 4, or under half of what it is held against", () => {
    const light = settle([carrier("a/a/a#core", near, { weight: 4 }), carrier("b/b/b#core", far, { weight: 3.9 })]);
    expect([...light.suppressed]).toEqual(["b/b/b#core"]);
    const kept = settle(
      [carrier("a/a/a#core", near, { weight: 4 }), carrier("b/b/b#core", far, { weight: 3.9 })],
      true,
    );
    expect([kept.suppressed.size, kept.entries[0]?.outcome]).toEqual([0, "growth"]);
    const just = settle([carrier("a/a/a#core", near, { weight: 4 }), carrier("b/b/b#core", far, { weight: 4 })]);
    expect(just.suppressed.size).toBe(0);
    const overborne = settle([
      carrier("a/a/a#core", near, { weight: 12 }),
      carrier("b/b/b#core", far, { weight: 5.9 }),
    ]);
    expect([...overborne.suppressed]).toEqual(["b/b/b#core"]);
    expect(overborne.entries).toMatchObject([{ outcome: "suppressed", held: "a/a/a#core", section: null }]);
    const enough = settle([carrier("a/a/a#core", near, { weight: 12 }), carrier("b/b/b#core", far, { weight: 6 })]);
    expect(enough.suppressed.size).toBe(0);
  });

  test("weighs a claim less for each claim named before it", () => {
    const second = carrier("b/b/b#core", far, {
      claims: [
        { name: "blunt", domain: "feeling" },
        { name: far, domain: "feeling" },
      ],
      weight: 4.5,
    });
    expect([...settle([carrier("a/a/a#core", near, { weight: 5 }), second]).suppressed]).toEqual(["b/b/b#core"]);
  });

  test("is reconciled whatever its weight when the part is mandatory", () => {
    const ledger = settle([
      carrier("a/a/a#core", near, { weight: 12 }),
      carrier("b/b/b#core", far, { weight: 1, mandatory: true }),
    ]);
    expect(ledger.suppressed.size).toBe(0);
  });
});

test("a suppressed core takes its whole unit along, and a mandatory part keeps its core", () => {
  const strain = carrier("b/b/b#strain", "blunt", { weight: 11 });
  const held = carrier("a/a/a#core", near, { weight: 12 });
  const core = carrier("b/b/b#core", far, { weight: 1 });
  expect([...settle([held, core, strain]).suppressed].toSorted()).toEqual(["b/b/b#core", "b/b/b#strain"]);
  expect(settle([held, core, { ...strain, mandatory: true }]).suppressed.size).toBe(0);
});

test("a suppressed part that is no core leaves its siblings", () => {
  const held = carrier("a/a/a#core", near, { weight: 12 });
  const [core, strain] = [carrier("b/b/b#core", "blunt", { weight: 2 }), carrier("b/b/b#strain", far, { weight: 2 })];
  const lighter = carrier("b/b/b#use", "in-a-hurry", { weight: 1 });
  expect([...settle([held, core, strain, lighter]).suppressed]).toEqual(["b/b/b#strain"]);
});

/** Opposite carriers for as many pairs as asked, each side of the given weight. */
function opposites(count: number, weight: number, mandatory = false): readonly Carrier[] {
  return secondEditionPairs
    .slice(0, count)
    .flatMap((pair, index) =>
      pair.map((name, side) =>
        carrier(`k/s${index}/${side}#core`, name, { weight, mandatory, bodies: side === 0 ? ["sun"] : ["saturn"] }),
      ),
    );
}

test("a book has at most nine turns, and more only for mandatory parts", () => {
  const reconciled = (carriers: readonly Carrier[]) =>
    settle(carriers).entries.filter(({ outcome }) => outcome !== "suppressed").length;
  // The two heaviest of the nine stand in Growth, which is never empty.
  expect(reconciled(opposites(20, 5.5))).toBe(9);
  expect(reconciled(opposites(20, 5.5, true))).toBe(20);
});

test("Growth holds five contradictions at most, and the two heaviest where none is heavy", () => {
  const inGrowth = (carriers: readonly Carrier[]) =>
    settle(carriers).entries.filter(({ outcome }) => outcome === "growth").length;
  expect(inGrowth(opposites(20, 9))).toBe(5);
  expect(inGrowth(opposites(20, 5.5))).toBe(2);
  expect(inGrowth(opposites(1, 5.5))).toBe(1);
});

test("one pair turned in several domains has one turn", () => {
  const claims = (name: string) =>
    ["self", "work", "home"].map((domain) => ({ name, domain }) as Carrier["claims"][number]);
  const ledger = settle([
    carrier("a/a/a#core", near, { claims: claims(near), section: 0, bodies: ["sun"], mandatory: true }),
    carrier("b/b/b#core", far, {
      claims: claims(far),
      section: 1,
      bodies: ["saturn", "sun"],
      place: true,
      mandatory: true,
    }),
  ]);
  expect(ledger.entries.map(({ relation }) => relation)).toEqual(["same-body", "same-body", "same-body"]);
});

test("a pair turned in two areas of life has the relation of its first turn, and one in Growth has none", () => {
  const said = (part: string, name: string, domain: Carrier["claims"][number]["domain"], rest: Partial<Carrier>) =>
    carrier(part, name, { claims: [{ name, domain }], ...rest });
  const turned = [
    said("a/a/a#core", near, "self", { section: 0, bodies: ["sun"] }),
    said("b/b/b#core", far, "self", { section: 1, bodies: ["sun"] }),
    said("c/c/c#core", near, "work", { section: 1, bodies: ["moon"] }),
    said("d/d/d#core", far, "work", { section: 2, bodies: ["venus"] }),
  ];
  const later = [
    said("e/e/e#core", near, "home", { section: 5, weight: 9 }),
    said("f/f/f#core", far, "home", { section: 6, weight: 9 }),
  ];
  const found = settle([...turned, ...later]).entries;
  expect(found.map(({ domain, outcome, section, relation }) => ({ domain, outcome, section, relation }))).toEqual([
    { domain: "self", outcome: "turned", section: 1, relation: "same-body" },
    { domain: "work", outcome: "turned", section: 2, relation: "same-body" },
    { domain: "home", outcome: "growth", section: growthSection, relation: null },
  ]);
});

test("a contradiction is heavy from 6 on its lighter side, and no heavy one is turned while Growth has room", () => {
  const outcomeOf = (weight: number) => {
    const [one, other] = opposites(3, 9).slice(4);
    const { entries } = settle([...opposites(2, 9), ...(one && other ? [one, { ...other, weight }] : [])]);
    return entries.map(({ outcome }) => outcome).toSorted();
  };
  expect(outcomeOf(6)).toEqual(["growth", "growth", "growth"]);
  expect(outcomeOf(5.9)).toEqual(["growth", "growth", "turned"]);
});

test("a turn names the first voice of each side, the earlier one first, and Growth the strongest of each", () => {
  const voices = (section: number) => [
    carrier("a/a/a#core", near, { section: section + 2, weight: 9 }),
    carrier("b/b/b#core", near, { section: section + 1, weight: 5 }),
    carrier("c/c/c#core", near, { section: section + 1, weight: 6 }),
    carrier("d/d/d#core", far, { section, weight: 8 }),
  ];
  expect(settle(voices(0)).entries).toMatchObject([
    { outcome: "turned", section: 1, held: "d/d/d#core", against: "c/c/c#core" },
  ]);
  expect(settle(voices(growthSection)).entries).toMatchObject([
    { outcome: "growth", section: growthSection, held: "a/a/a#core", against: "d/d/d#core" },
  ]);
});

test("what reconciles a pair in one domain serves it in another, although the book holds no further pair", () => {
  for (const [section, weight, most] of [
    [growthSection, 9, 5],
    [0, 5.5, 9],
  ] as const) {
    const feeling = opposites(most, weight).map((one) => ({ ...one, section }));
    const also = feeling.slice(0, 2).map(({ part, claims, ...rest }) => ({
      ...{ ...rest, part: part.replace("#core", "#work") },
      claims: claims.map(({ name }) => ({ name, domain: "work" as const })),
    }));
    const { entries, suppressed } = settle([...feeling, ...also]);
    expect([entries.length, suppressed.size]).toEqual([most + 1, 0]);
    expect(new Set(entries.map(({ outcome }) => outcome)).size).toBe(1);
  }
});

const names = secondEditionPairs.flat();
const claim = fc.record({
  name: fc.constantFrom(...names.slice(0, 8)),
  domain: fc.constantFrom(...domains.slice(0, 2)),
});
/** Few names, domains and sections, so that nearly everything contradicts something. */
const carriers = fc.uniqueArray(
  fc.record({
    part: fc.tuple(fc.nat(6), fc.constantFrom("core", "strain", "scene")).map(([unit, part]) => `k/s/${unit}#${part}`),
    claims: fc.array(claim, { maxLength: 4 }),
    weight: fc.integer({ min: 0, max: 30 }).map((half) => half / 2),
    mandatory: fc.boolean(),
    section: fc.nat(6),
    bodies: fc.subarray(["sun", "moon", "saturn"]),
    place: fc.boolean(),
  }),
  { selector: ({ part }) => part, maxLength: 21 },
);

test("what a ledger lets a book print has no contradiction left unreconciled", () => {
  fc.assert(
    fc.property(carriers, (all) => {
      const { entries, suppressed } = settle(all);
      const conflicts = printedConflicts({
        parts: all.filter(({ part }) => !suppressed.has(part)),
        reconciliations: entries.flatMap(({ pair, domain, section }) =>
          section === null ? [] : [{ pair, domain, section }],
        ),
        claimsOf: (part) => all.find((one) => one.part === part)?.claims ?? [],
        pairs: secondEditionPairs,
      });
      expect(conflicts.filter(({ reconciled }) => !reconciled)).toEqual([]);
    }),
  );
});

test("a ledger is the same in whatever order its carriers come, and never suppresses a mandatory one", () => {
  fc.assert(
    fc.property(
      carriers.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const ledger = settle(all);
        expect(settle(shuffled)).toEqual(ledger);
        expect(all.filter(({ part, mandatory }) => mandatory && ledger.suppressed.has(part))).toEqual([]);
      },
    ),
  );
});

test("reconciled entries name two parts that are printed and do claim the pair", () => {
  fc.assert(
    fc.property(carriers, (all) => {
      const { entries, suppressed } = settle(all);
      for (const { pair, domain, held, against, outcome } of entries) {
        const claimed: readonly string[] = all
          .filter(({ part }) => part === held || part === against)
          .flatMap(({ claims }) => claims.filter((one) => one.domain === domain))
          .map(({ name }) => name);
        expect(claimed).toEqual(expect.arrayContaining(pair.split(".")));
        expect(suppressed.has(against)).toBe(outcome === "suppressed");
        if (outcome !== "suppressed") expect(suppressed.has(held)).toBe(false);
      }
    }),
  );
});
