import type { BirthProblem } from "@cosmic/chart/birth";
import { formSpelling, readBirth, spelled } from "@cosmic/chart/birth-codec";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { type BirthTools, birthContext, type StoredBirth, storeBirth } from "../orders/stored-birth.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { BirthData } from "./checkout-form.ts";

/** A birth whose chart can be computed, ready to be stored; or what is wrong with it, under the form's name of the
 * field. */
export type BirthDataReading =
  | { readonly ok: true; readonly birth: StoredBirth }
  | { readonly ok: false; readonly field: string; readonly code: BirthProblem["code"] };

/** Reads the birth of a checkout and proves that its chart can be computed, so that nothing is sold that cannot be
 * made. */
export function readBirthData(
  tools: BirthTools & Pick<ShopTools, "sky">,
  { birthCity, birthCountry, birthTime, timeUnknown, ...data }: BirthData,
  fullName: string,
): BirthDataReading {
  const place = [birthCity, birthCountry].filter(Boolean).join(", ");
  const typed = { ...data, fullName, birthCity: place, birthTime: timeUnknown ? null : birthTime };
  const read = readBirth(typed, birthContext(tools), formSpelling);
  if (!read.ok) return refused(read.problem);
  const ahead = aheadOfNow(read.birth, tools.timeZones, tools.clock.now().getTime() / 1000);
  if (ahead !== null) return { ok: false, field: formSpelling[ahead], code: "out-of-range" };
  const chart = natalChartWithoutCycles(read.birth, tools);
  if (!chart.ok) return refused(spelled(chart.problem, formSpelling));
  return { ok: true, birth: storeBirth(read.birth, chart.facts, tools.timeZones) };
}

const refused = ({ field, code }: BirthProblem): BirthDataReading => ({ ok: false, field, code });
