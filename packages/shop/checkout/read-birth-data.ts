import type { Birth, BirthProblem } from "@cosmic/chart/birth";
import { formSpelling, readBirth, spelled } from "@cosmic/chart/birth-codec";
import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { type BirthTools, birthContext, type StoredBirth, storeBirth } from "../orders/births/stored-birth.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { BirthData } from "./checkout-form.ts";

/** A birth ready to be stored, and its chart. */
interface Charted {
  readonly ok: true;
  readonly birth: StoredBirth;
  readonly facts: FactsWithoutCycles;
}

/** A birth whose chart can be computed, ready to be stored; or what is wrong with it, under the form's name of the
 * field. */
export type BirthDataReading =
  | Charted
  | { readonly ok: false; readonly field: string; readonly code: BirthProblem["code"] };

type ReadTools = BirthTools & Pick<ShopTools, "sky">;

/** Reads the birth of a checkout and proves that its chart can be computed, so that nothing is sold that cannot be
 * made. */
export function readBirthData(
  tools: ReadTools,
  { birthCity, birthCountry, birthTime, timeUnknown, ...data }: BirthData,
  fullName: string,
): BirthDataReading {
  const place = [birthCity, birthCountry].filter(Boolean).join(", ");
  const typed = { ...data, fullName, birthCity: place, birthTime: timeUnknown ? null : birthTime };
  const read = readBirth(typed, birthContext(tools), formSpelling);
  if (!read.ok) return refused(read.problem);
  const charted = chartOfBirth(tools, read.birth);
  return charted.ok ? charted : refused(spelled(charted.problem, formSpelling));
}

/** Computes the chart of a birth that was read, with today's clocks, and adds them to it. Refuses one that lies ahead of
 * now. */
export function chartOfBirth(
  tools: ReadTools,
  birth: Birth,
): Charted | { readonly ok: false; readonly problem: BirthProblem } {
  const ahead = aheadOfNow(birth, tools.timeZones, tools.clock.now().getTime() / 1000);
  if (ahead !== null) return { ok: false, problem: { code: "out-of-range", field: ahead, message: aheadHint } };
  const chart = natalChartWithoutCycles(birth, tools);
  return chart.ok
    ? { ok: true, birth: storeBirth(birth, chart.facts, tools.timeZones), facts: chart.facts }
    : { ok: false, problem: chart.problem };
}

const aheadHint = "This moment lies ahead by the clock of the place. Give one from 1 January 1900 to now.";

const refused = ({ field, code }: BirthProblem): BirthDataReading => ({ ok: false, field, code });
