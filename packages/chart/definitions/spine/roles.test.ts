import { expect, test } from "vitest";
import { planets } from "../../names.ts";
import type { BodyWeights } from "../../spine/body-weights.ts";
import { candidate } from "../../spine/candidates/candidate.ts";
import type { Weighed } from "../../spine/choose-structures.ts";
import { spineOf } from "../../spine/find-spine.ts";
import { heaviest } from "../../spine/heaviest.ts";
import type { SpineBody, StructureType } from "../../spine/spine.ts";
import { even } from "../../testing/bare-sky.ts";

// The bodies of the structures that hold a chart: who leads, who stands across, who belongs to them.

const weights: BodyWeights = { ...even, of: (body) => ({ moon: 4, mercury: 3, jupiter: 2 })[String(body)] ?? 1 };

function structure(
  type: StructureType,
  core: readonly SpineBody[],
  more: { against?: readonly SpineBody[]; attached?: SpineBody } = {},
): Weighed {
  const { against = [], attached } = more;
  const bound = Object.fromEntries(core.map((body) => [body, 1]));
  return {
    ...candidate({ type, key: core.join("-"), core, against }),
    bound: attached === undefined ? bound : { ...bound, [attached]: 0.5 },
    score: 0.25,
  };
}

const spine = (...chosen: readonly Weighed[]) => spineOf({ chosen, coverage: 0.75 }, weights);

test("the heaviest leads; the second is the heaviest at the other end, else the next of the core, else none", () => {
  const opposition = structure("opposition", ["sun", "saturn", "jupiter", "moon"], { against: ["saturn", "jupiter"] });
  const ring = structure("ring", ["venus", "pluto", "mercury"]);
  const alone = structure("singleton", ["mars"]);
  const ends = structure("opposition", ["moon", "mercury", "saturn"], { against: ["saturn"] });
  expect(spine(opposition, ring, alone, ends).structures).toEqual([
    {
      ...{ type: "opposition", key: "sun-saturn-jupiter-moon", score: 0.25, bound: opposition.bound },
      ...{ core: ["moon", "jupiter", "sun", "saturn"], against: ["jupiter", "saturn"] },
      ...{ lead: "moon", second: "jupiter" },
    },
    {
      ...{ type: "ring", key: "venus-pluto-mercury", score: 0.25, bound: ring.bound },
      ...{ core: ["mercury", "venus", "pluto"], against: [], lead: "mercury", second: "venus" },
    },
    {
      ...{ type: "singleton", key: "mars", score: 0.25, bound: alone.bound },
      ...{ core: ["mars"], against: [], lead: "mars", second: null },
    },
    {
      ...{ type: "opposition", key: "moon-mercury-saturn", score: 0.25, bound: ends.bound },
      ...{ core: ["moon", "mercury", "saturn"], against: ["saturn"], lead: "moon", second: "saturn" },
    },
  ]);
});

test("the firmest standing of a body is its role: lead, opposed, member, attached, outside", () => {
  const across = structure("opposition", ["moon", "sun", "saturn"], { against: ["saturn"], attached: "mars" });
  // Jupiter leads the one and stands across in the other; Saturn stands across in the one and belongs to the other.
  const square = structure("square", ["mercury", "jupiter"], { against: ["jupiter"], attached: "venus" });
  const ring = structure("ring", ["jupiter", "saturn", "venus"]);
  const { roles } = spine(across, square, ring);
  expect(roles).toEqual({
    ...{ sun: "member", moon: "lead", mercury: "lead", venus: "member", mars: "attached" },
    ...{ jupiter: "lead", saturn: "opposed", uranus: "outside", neptune: "outside", pluto: "outside" },
    ascendant: "outside",
  });
});

test("the weights of the bodies and how much is bound stand with the spine", () => {
  const { weights: weighed, coverage } = spine(structure("ring", ["sun", "moon"]));
  const ones = Object.fromEntries([...planets, "ascendant"].map((body) => [body, 1]));
  expect(weighed).toEqual({ ...ones, moon: 4, mercury: 3, jupiter: 2 });
  expect(coverage).toBe(0.75);
});

test("of no body none is the heaviest", () => {
  expect(() => heaviest([], weights)).toThrow(RangeError);
});
