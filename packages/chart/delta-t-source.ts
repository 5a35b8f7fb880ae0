import { type DeltaTSource, deltaTSources } from "@cosmic/sky/earth/delta-t";
import type { Facts } from "./facts.ts";
import { required } from "./required.ts";

const codes = Object.keys(deltaTSources).filter((code): code is DeltaTSource => Object.hasOwn(deltaTSources, code));

/** The source of the chart's TT − UT1 as a code, for reports, which name it in words of their language. */
export function deltaTSourceOf({ deltaTSource }: Pick<Facts, "deltaTSource">): DeltaTSource {
  const code = codes.find((one) => deltaTSources[one] === deltaTSource);
  return required(code, `a source of TT − UT1 named ${deltaTSource}`);
}
