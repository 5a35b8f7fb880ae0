import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { aspectId, houseFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Point, planets } from "@cosmic/chart/names";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../../context/report-context.ts";

/** Cusps that are not angles; the others belong to the rising sign and Midheaven. */
const betweenAngles = [2, 3, 5, 6, 8, 9, 11, 12] as const;
/** Points in the order the chart has them, without the mean node, which the book does not describe. */
const movingPoints = ["trueNode", "meanLilith", "chiron", "fortune", "spirit"] as const satisfies readonly Point[];
/** More aspects than this are counted instead of named. */
const mostNamed = 3;

/**
 * The facts that an error in the birth time changes, as one text: angles, day or night, signs, cusps, houses, aspects.
 */
export function changedText(facts: readonly FactId[], context: ReportContext): string {
  const { say } = context;
  const clauses = [...angleClauses(facts, context), ...bodyClauses(facts, context), ...aspectClauses(facts, context)];
  if (clauses.length === 0) return say("tolerance.nothing");
  return raiseFirst(clauses.reduce((first, second) => say("word.clauses", { first, second })));
}

function angleClauses(facts: readonly FactId[], { say }: ReportContext): readonly string[] {
  return [
    ...(facts.includes("ascendant.sign") ? [say("tolerance.state.rising-sign")] : []),
    ...(facts.includes("midheaven.sign") ? [say("tolerance.state.midheaven-sign")] : []),
    ...(facts.includes("sect") ? [say("tolerance.state.sect")] : []),
    ...cuspClauses(facts, say),
  ];
}

function cuspClauses(facts: readonly FactId[], say: ReportContext["say"]): readonly string[] {
  const cusps = betweenAngles.filter((house) => facts.includes(houseFact(house, "sign")));
  const [only] = cusps;
  if (only === undefined) return [];
  if (cusps.length === 1) return [say("tolerance.state.cusp", { house: say(`house.${only}`) })];
  if (cusps.length === betweenAngles.length) return [say("tolerance.state.allCusps")];
  const ordinals = cusps.map((house) => say(`ordinal.${house}`));
  return [say("tolerance.state.cusps", { houses: listed(ordinals, say) })];
}

/** Signs and houses of the bodies, grouped by kind. */
function bodyClauses(ids: readonly FactId[], { say, facts, words }: ReportContext): readonly string[] {
  const bodies = [...planets, ...movingPoints.filter((point) => facts.points[point] !== undefined)];
  const named = (part: "sign" | "house") =>
    bodies.filter((body) => ids.includes(`${body}.${part}`)).map((body) => words.body(body));
  const signs = named("sign");
  const houses = named("house");
  const together = (of: readonly string[], one: "sign" | "house"): readonly string[] => {
    const [only] = of;
    if (only === undefined) return [];
    if (of.length === 1) return [say(`tolerance.state.${one}`, { body: only })];
    return [say(`tolerance.state.${one}s`, { bodies: listed(of, say) })];
  };
  return [
    ...together(signs, "sign"),
    ...(houses.length === bodies.length ? [say("tolerance.state.allHouses")] : together(houses, "house")),
  ];
}

function aspectClauses(ids: readonly FactId[], { facts, words, say }: ReportContext): readonly string[] {
  const changed = facts.angleAspects.map(aspectId).filter((id) => ids.includes(id));
  if (changed.length > mostNamed) return [say("tolerance.state.aspects", { count: String(changed.length) })];
  return changed.flatMap((id) => words.optionalName(id) ?? []);
}
