import type { Shape } from "@cosmic/library/unit";
import { expect, test } from "vitest";
import type { Candidate } from "../book/candidates.ts";
import type { PlannedItem } from "../report-plan.ts";
import { arrangeChapter, type PrintedSection } from "./arrange-parts.ts";

/** A part by its id, its shape and whether it can be left out; its name is its role. */
function part(id: string, shape: Shape | null, optional = true): Candidate {
  const [unit = "", name = ""] = id.split("#");
  const roles = new Map<string, Candidate["item"]["role"]>([["why", "further"]]);
  for (const own of ["practice", "strain", "scene", "others"] as const) roles.set(own, own);
  return {
    item: { part: id, role: roles.get(name) ?? "core", facts: [], slots: {} },
    unit: units.get(unit) ?? newUnit(unit),
    ...{ about: { name: null, bodies: [], place: false }, claims: [] },
    ...{ words: 60, shape, openings: [], weight: 4, urgency: 0, mandatory: false, optional, core: `${unit}#core` },
  };
}

const units = new Map<string, Candidate["unit"]>();
function newUnit(id: string): Candidate["unit"] {
  const unit: Candidate["unit"] = { id, when: [{ fact: "frame", is: "any" }], claims: [], parts: {} };
  units.set(id, unit);
  return unit;
}

const section = (id: string, parts: readonly Candidate[], movable = false): PrintedSection => ({
  section: { id, candidates: parts, ...(movable ? { movable: true } : {}) },
  ...{ parts, turns: [] },
});

function orderOf(...sections: readonly PrintedSection[]): readonly string[] {
  const shapes = new Map(sections.flatMap(({ parts }) => parts.map(({ item, shape }) => [item.part, shape])));
  const arranged = arrangeChapter(sections, ({ part: id }) => shapes.get(id) ?? null);
  return arranged.flatMap(({ items }) => items.map((item) => item.part));
}

test("two paragraphs of one shape are parted by one of another, and the core stays first", () => {
  const own = section("sun", [
    part("signs/sun/leo#core", "plain", false),
    part("signs/sun/leo#others", "plain"),
    part("signs/sun/leo#scene", "scene"),
  ]);
  expect(orderOf(own)).toEqual(["signs/sun/leo#core", "signs/sun/leo#scene", "signs/sun/leo#others"]);
});

test("what continues a core follows it at once, though another part would break the monotony", () => {
  const own = section("love", [
    part("love/choosing/leo#core", "why", false),
    part("love/choosing/leo#why", "why"),
    part("love/choosing/leo#scene", "scene"),
  ]);
  expect(orderOf(own)).toEqual(["love/choosing/leo#core", "love/choosing/leo#why", "love/choosing/leo#scene"]);
});

test("what helps never stands before what is hard", () => {
  const own = section("sun", [
    part("signs/sun/leo#core", "hard", false),
    part("signs/sun/leo#strain", "hard"),
    part("signs/sun/leo#practice", "use"),
  ]);
  expect(orderOf(own)).toEqual(["signs/sun/leo#core", "signs/sun/leo#strain", "signs/sun/leo#practice"]);
});

test("an arrangement without like neighbors is left as it is", () => {
  const ids = ["signs/sun/leo#core", "signs/sun/leo#scene", "signs/sun/leo#strain", "states/motion/sun#core"];
  const shapes = ["why", "scene", "hard", "plain"] as const;
  const own = ids.map((id, index) => part(id, shapes[index] ?? null, index > 0));
  expect(orderOf(section("sun", own))).toEqual(ids);
});

test("units change places where their cores are like what stands before", () => {
  const first = section("sun-house", [part("houses/sun/4#core", "why", false)]);
  const states = section("sun-state", [part("states/motion/sun#core", "why"), part("states/light/sun#core", "plain")]);
  expect(orderOf(first, states).slice(1)).toEqual(["states/light/sun#core", "states/motion/sun#core"]);
});

test("units of one subject keep their order", () => {
  const first = section("before", [part("houses/sun/4#core", "why", false)]);
  const ids = ["day/rising/leo#core", "day/rising/virgo#core"];
  const own = section("day", [part("day/rising/leo#core", "why"), part("day/rising/virgo#core", "plain")]);
  expect(orderOf(first, own).slice(1)).toEqual(ids);
});

test("a section changes places with the next only where it may move", () => {
  const sections = (movable: boolean) => [
    section("one", [part("aspects/sun-moon/square#core", "why")]),
    section("two", [part("aspects/sun-mars/square#core", "why")], movable),
    section("three", [part("aspects/sun-venus/square#core", "plain")]),
  ];
  const [one, two, three] = ["sun-moon", "sun-mars", "sun-venus"].map((pair) => `aspects/${pair}/square#core`);
  expect(orderOf(...sections(false))).toEqual([one, two, three]);
  expect(orderOf(...sections(true))).toEqual([one, three, two]);
});

test("a section with a turn keeps its place, for the turn may serve the next one", () => {
  const own = section("two", [part("aspects/sun-mars/square#core", "why")], true);
  const turn = { part: "turns/turns/a.b#two-voices", role: "turn", facts: [], slots: {} } as const;
  const sections = [
    section("one", [part("aspects/sun-moon/square#core", "why")]),
    { ...own, turns: [turn] },
    section("three", [part("aspects/sun-venus/square#core", "plain")]),
  ];
  expect(orderOf(...sections)).toEqual([
    "aspects/sun-moon/square#core",
    "aspects/sun-mars/square#core",
    turn.part,
    "aspects/sun-venus/square#core",
  ]);
});

test("facts, turns and voices stand before the headed parts that end a section, the last line of a chapter after them", () => {
  const line = (id: string, role: "turn" | "voice" | "frame"): PlannedItem => ({
    part: id,
    role,
    facts: [],
    slots: {},
  });
  const [arranged] = arrangeChapter(
    [
      {
        section: { id: "love", candidates: [], after: [line("voice", "voice"), line("closes", "frame")] },
        parts: [
          part("love/choosing/leo#core", "plain", false),
          part("love/choosing/leo#scene", "scene"),
          part("love/choosing/leo#practice", "use"),
          part("love-facts/venus-met/mars-hard#core", "hard", false),
        ],
        turns: [line("turn", "turn")],
      },
    ],
    () => null,
  );
  expect(arranged?.items.map((item) => item.part)).toEqual([
    ...["love/choosing/leo#core", "love-facts/venus-met/mars-hard#core", "turn", "voice"],
    ...["love/choosing/leo#scene", "love/choosing/leo#practice", "closes"],
  ]);
});
