import { planets } from "@cosmic/chart/names";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import type { LineMaker } from "../frames/line-maker.ts";
import { familyOf, partSlot } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots, SlotValue } from "../report-plan.ts";

const openings = ["opening-one", "opening-two", "opening-three"] as const;
/** Above this share of the chart a spine holds most of it. */
const mostCoverage = 0.6;

/** What the chapter is, the names of the structures, how many planets belong to them and which only hang on. */
export function openingItems(input: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const { spine, facts } = input;
  const { structures } = spine;
  const names = structures.map(({ type }) => partSlot(`spine/frames/names#${type}`));
  const members = planets.filter((planet) => structures.some(({ core }) => core.includes(planet)));
  const attached = planets.filter(
    (planet) => !members.includes(planet) && structures.some(({ bound }) => (bound[planet] ?? 0) > 0),
  );
  const slots: PlannedSlots = {
    name: { is: "name" },
    count: { is: "count", count: members.length },
    ...Object.fromEntries(names.map((value, index): [string, SlotValue] => [["a", "b", "c"][index] ?? "c", value])),
  };
  const heading = openings[structures.length - 1] ?? openings[0];
  return [
    ...line(`spine/frames/${heading}#${facts.timeUnknown ? "untimed" : timedOpening(structures)}`, { slots }),
    ...coversItems(members.length + attached.length, attached, spine.coverage, line),
  ];
}

/** How many of the ten planets are accounted for, and which of them only hang on a structure. */
function coversItems(
  count: number,
  attached: readonly SpineBody[],
  coverage: number,
  line: LineMaker,
): readonly PlannedItem[] {
  const slots: PlannedSlots = { count: { is: "count", count }, a: { is: "bodies", bodies: attached } };
  const extent = count === planets.length ? "all" : coverage >= mostCoverage ? "most" : "part";
  if (attached.length > 0) return line(`spine/frames/covers#${extent}`, { slots });
  return extent === "all" ? [] : line(`spine/frames/covers#${extent}-alone`, { slots });
}

/** Most charts have two structures: their opening goes by what the first does. */
function timedOpening([first, ...others]: readonly Structure[]): string {
  const family = first === undefined ? null : familyOf[first.type];
  return others.length === 1 && (family === "strain" || family === "chain") ? `timed-${family}` : "timed";
}
