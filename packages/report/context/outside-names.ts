import { required } from "@cosmic/chart/required";
import { type DeltaTSource, deltaTSources } from "@cosmic/sky/earth/delta-t";
import type { ReportContext } from "./report-context.ts";

/** The source of the time zone: the name of its table, or that the visitor set the clock. */
export function zoneSource({ birth, facts, say }: Pick<ReportContext, "birth" | "facts" | "say">): string {
  return birth.offsetSeconds === undefined ? facts.clock.source : say("clock.sourceByHand");
}

const codes = Object.keys(deltaTSources).filter((code): code is DeltaTSource => Object.hasOwn(deltaTSources, code));

/** The source of the difference between even time and the Earth's, in the language's words. */
export function deltaTSourceText({ facts, say }: Pick<ReportContext, "facts" | "say">): string {
  const code = codes.find((one) => deltaTSources[one] === facts.deltaTSource);
  return say(`deltaT.source.${required(code, `a source named ${facts.deltaTSource}`)}`);
}
