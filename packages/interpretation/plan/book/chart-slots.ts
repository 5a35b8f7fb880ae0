import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts } from "@cosmic/chart/facts";
import { type Planet, planetNamed, planets } from "@cosmic/chart/names";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { Test, Unit } from "@cosmic/library/unit";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedSlots, SlotValue } from "../report-plan.ts";
import { hardestInLove } from "./chart-answers.ts";
import { factsOfUnit, patternOf } from "./unit-facts.ts";

/** Fills the slots of a chart’s units: what each names is one of the facts its tests ask about. */
export function chartSlots(input: SlotGround): (unit: Unit) => PlannedSlots {
  return (unit) => Object.assign({}, ...unit.when.map((test) => slotsOfTest(test, unit, input)));
}

type SlotGround = Pick<PlanInput, "facts" | "overhead">;

const placed = (planet: Planet): SlotValue => ({ is: "placement", fact: placementFact(planet, "sign") });
const body = (planet: Planet): SlotValue => ({ is: "bodies", bodies: [planet] });

function slotsOfTest(test: Test, unit: Unit, { facts, overhead }: SlotGround): PlannedSlots {
  switch (test.fact) {
    case "aspect": {
      const [aspect] = factsOfUnit(unit, facts);
      return aspect === undefined ? {} : { orb: { is: "orb", aspect }, near: { is: "near", aspect } };
    }
    case "ruler":
      return rulerSlot(test.house, facts);
    case "sign":
      return signSlots(test, unit, facts);
    case "pattern": {
      const found = patternOf(test, facts);
      const across = found?.apex === undefined ? undefined : acrossFrom(found.apex, found.planets, facts);
      return {
        ...(found?.apex === undefined ? {} : { a: placed(found.apex) }),
        ...(across === undefined ? {} : { b: placed(across) }),
      };
    }
    case "half": {
      const percent = percentInHalf(test.is, facts, overhead);
      return percent === null ? {} : { count: { is: "count", count: (percent * planets.length) / wholePercent } };
    }
    case "house-class": {
      const count = planets.filter((planet) => facts.planets[planet].houseClass === test.is).length;
      return { count: { is: "count", count } };
    }
    case "pressed": {
      const pressed = hardestInLove(facts);
      return pressed === null ? {} : { a: body(pressed.body) };
    }
    default:
      return {};
  }
}

const wholePercent = 100;

/** Share of the planets in a half of the sky: east and west by house, above and below by true altitude. */
function percentInHalf(half: string, { hemispheres }: Facts, overhead: SlotGround["overhead"]): number | null {
  if (hemispheres === null || overhead === null) return null;
  switch (half) {
    case "east":
      return hemispheres.eastern;
    case "west":
      return hemispheres.western;
    case "above":
      return overhead.abovePercent;
    case "below":
      return overhead.belowPercent;
    default:
      return null;
  }
}

function rulerSlot(house: number, { houses }: Facts): PlannedSlots {
  const ruler = houses?.rulers[house - 1];
  return ruler === undefined ? {} : { ruler: body(ruler) };
}

function signSlots({ of }: Extract<Test, { fact: "sign" }>, { id }: Unit, facts: Facts): PlannedSlots {
  const name = typeof of === "string" ? of : of[0];
  const house = /^cusp-(\d+)$/.exec(name ?? "")?.[1];
  if (house !== undefined) return rulerSlot(Number(house), facts);
  const planet = planetNamed(name);
  if (planet === null) return {};
  const years: PlannedSlots = { years: { is: "years", planet } };
  if (!id.startsWith("sign-rulers/")) return years;
  return { a: placed(planet), b: placed(modernRulers[facts.planets[planet].sign]) };
}

/** The member of a pattern opposite its apex, as in a kite. */
function acrossFrom(apex: Planet, members: readonly Planet[], { aspects, ruleAspects }: Facts): Planet | undefined {
  const facing = [...aspects, ...ruleAspects].filter(({ type }) => type === "opposition");
  return members.find((planet) =>
    facing.some(({ a, b }) => (a === apex && b === planet) || (a === planet && b === apex)),
  );
}
