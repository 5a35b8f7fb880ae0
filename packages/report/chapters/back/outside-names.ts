import { deltaTSourceOf } from "@cosmic/chart/delta-t-source";
import type { ReportContext } from "../../context/report-context.ts";

/** The source of the time zone: the name of its table, or that the visitor set the clock. */
export function zoneSource({ birth, facts, say }: Pick<ReportContext, "birth" | "facts" | "say">): string {
  return birth.offsetSeconds === undefined ? facts.clock.source : say("clock.sourceByHand");
}

/** The source of the difference between even time and the Earth's, in the language's words. */
export function deltaTSourceText({ facts, say }: Pick<ReportContext, "facts" | "say">): string {
  return say(`deltaT.source.${deltaTSourceOf(facts)}`);
}
