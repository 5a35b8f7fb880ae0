import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { expect, test } from "vitest";
import { wheelOf } from "./wheel-of.ts";

const mark = (hook: string): Mark => ({ tag: "g", hook });
const wheel: Drawing = {
  viewBox: [0, 0, 1, 1],
  title: "",
  marks: [
    mark("w-rings"),
    {
      ...mark("w-aspects"),
      marks: [mark("w-as a-sun a-moon"), mark("w-as a-sun a-mars"), mark("w-mg a-sun a-moon"), { tag: "circle" }],
    },
    { ...mark("w-planets"), marks: [mark("w-p p-sun"), mark("w-p p-moon"), mark("w-p p-mars")] },
  ],
};

test("a wheel of some bodies keeps them, the aspects among them and its frame", () => {
  const hooks = (marks: readonly Mark[]): readonly unknown[] =>
    marks.map((one) => (one.marks ? [one.hook, ...hooks(one.marks)] : one.hook));
  expect(hooks(wheelOf(wheel, ["sun", "moon"]).marks)).toEqual([
    "w-rings",
    ["w-aspects", "w-as a-sun a-moon", undefined],
    ["w-planets", "w-p p-sun", "w-p p-moon"],
  ]);
});
