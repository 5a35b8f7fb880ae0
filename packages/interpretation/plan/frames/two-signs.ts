import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, SlotValue } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";

/** Odds beyond two to one make one Moon the likelier. */
const likelierOdds = 2;
const minutesPerHour = 60;

/** When the Sun passed into its second sign; nothing on a day on which it kept its sign. */
export function twoSuns({ facts }: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const [first, second] = facts.sunSigns;
  if (!first || !second) return [];
  const sign = (of: typeof first): SlotValue => ({ is: "signs", signs: [of.sign] });
  return line("edges/edges/two-suns#line", {
    facts: ["sun-signs"],
    slots: { a: sign(first), b: sign(second), time: { is: "time", time: first.to } },
  });
}

/** When the Moon passed into its second sign, and which of the two is the likelier; nothing on a day on which it kept
 * its sign. */
export function twoMoons({ facts }: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const [first, second] = facts.moonSigns;
  if (!first || !second) return [];
  const sign = (of: typeof first): SlotValue => ({ is: "signs", signs: [of.sign] });
  const [one, other] = [minutesIn(first), minutesIn(second)];
  const isLikelier = Math.max(one, other) > likelierOdds * Math.min(one, other);
  const [a, b] = isLikelier && other > one ? [second, first] : [first, second];
  return line(`edges/edges/two-moons#${isLikelier ? "likelier" : "even"}`, {
    facts: ["moon-signs"],
    slots: {
      ...{ a: sign(a), b: sign(b) },
      time: { is: "time", time: first.to },
      count: { is: "count", count: Math.round(Math.max(one, other) / minutesPerHour) },
    },
  });
}

function minutesIn({ from, to }: PlanInput["facts"]["moonSigns"][number]): number {
  const minutesOf = (time: string) => {
    const [hours = "0", minutes = "0"] = time.split(":");
    return Number(hours) * minutesPerHour + Number(minutes);
  };
  return minutesOf(to) - minutesOf(from);
}
