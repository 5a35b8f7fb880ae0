import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { HouseNumber } from "@cosmic/chart/names";
import type { NowFacts, NowProfection } from "@cosmic/chart/now/now-shape";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";

/** The year from birthday to birthday: its house, its ruler, and how it was reckoned where a reader could miss it. */
export function yearItems({ profection }: NowFacts, input: PlanInput, line: LineMaker): readonly PlannedItem[] {
  if (profection === null) return [];
  const { current, next } = profection;
  const { house, ruler, rulerHouse } = current;
  const day = (date: string) => [date.slice(0, 10), date.slice(0, 10)] as const;
  return [
    ...line("now/frames/year-span#line", {
      slots: {
        date: { is: "dates", dates: [day(current.from)] },
        dates: { is: "dates", dates: [day(current.to)] },
        house: { is: "house", house: next.house },
        a: { is: "bodies", bodies: [next.ruler] },
      },
    }),
    ...line(`now/years/house-${house}#year`, { role: "core", facts: [`house-${house}.sign`], slots: houseSlot(house) }),
    ...line(`now/years/ruler-${ruler}#ruler`, {
      role: "core",
      facts: input.facts.houses ? [placementFact(ruler, "house")] : [],
      slots: houseSlot(rulerHouse),
    }),
    ...yearReckoning(current, input, line),
  ];
}

/** For a year whose house lies in another sign here than in the chapter on the houses, or whose sign has an older ruler
 * than there. */
function yearReckoning(
  { house, sign, ruler }: NowProfection,
  { facts: { houses } }: PlanInput,
  line: LineMaker,
): readonly PlannedItem[] {
  const cuspDeg = houses?.cusps[house - 1];
  if (cuspDeg === undefined) return [];
  const [cuspSign, modern] = [signAt(cuspDeg), modernRulers[sign]];
  const slots: PlannedSlots = {
    ...{ house: { is: "house", house }, sign: { is: "signs", signs: [sign] }, a: { is: "bodies", bodies: [ruler] } },
    b: cuspSign === sign ? { is: "bodies", bodies: [modern] } : { is: "signs", signs: [cuspSign] },
  };
  if (cuspSign !== sign) return line("now/frames/year-reckoned#whole-signs", { slots });
  return modern === ruler ? [] : line("now/frames/year-reckoned#older-ruler", { slots });
}

const houseSlot = (house: HouseNumber): PlannedSlots => ({ house: { is: "house", house } });
