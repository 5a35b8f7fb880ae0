import { likelierSign, signHours } from "@cosmic/chart/certainty/day/possible-signs";
import type { Planet, Sign } from "@cosmic/chart/names";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, SlotValue } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";

const minutesPerHour = 60;

/** When the Sun passed into its second sign; nothing with a birth time, or on a day on which it kept its sign. */
export function twoSuns({ facts }: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const [first, second] = facts.sunSigns;
  if (!facts.timeUnknown || !first || !second) return [];
  const sign = (of: typeof first): SlotValue => ({ is: "signs", signs: [of.sign] });
  return line("edges/edges/two-suns#line", {
    facts: ["sun-signs"],
    slots: { a: sign(first), b: sign(second), time: { is: "time", time: first.to } },
  });
}

/** When the Moon passed into its second sign, and which of the two is the likelier; nothing with a birth time, or on a
 * day on which it kept its sign. */
export function twoMoons({ facts }: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const [first, second] = facts.moonSigns;
  if (!facts.timeUnknown || !first || !second) return [];
  const sign = (of: typeof first): SlotValue => ({ is: "signs", signs: [of.sign] });
  const likelier = likelierSign(facts.moonSigns);
  const [a, b] = likelier?.sign === second.sign ? [second, first] : [first, second];
  return line(`edges/edges/two-moons#${likelier ? "likelier" : "even"}`, {
    facts: ["moon-signs"],
    slots: {
      ...{ a: sign(a), b: sign(b) },
      time: { is: "time", time: first.to },
      ...(likelier ? { count: { is: "count", count: Math.round(likelier.minutes / minutesPerHour) } as const } : {}),
    },
  });
}

/** The signs a planet had on a day without a birth time, in the order of their passages: the likelier first, else
 * as the day had them; none where it kept its sign. */
export function signsInOrder(planet: Planet, facts: Parameters<typeof signHours>[1]): readonly Sign[] {
  const windows = signHours(planet, facts);
  const likelier = likelierSign(windows)?.sign;
  return windows.map(({ sign }) => sign).sort((one, other) => Number(other === likelier) - Number(one === likelier));
}
