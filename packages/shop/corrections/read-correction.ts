import type { Birth, BirthProblem } from "@cosmic/chart/birth";
import { readBirth } from "@cosmic/chart/birth-codec";
import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import { birthDataSchema, problemsOf } from "../checkout/checkout-form.ts";
import { chartOfBirth, readBirthData } from "../checkout/read-birth-data.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { type BirthTools, birthContext, readStoredBirth, type StoredBirth } from "../orders/births/stored-birth.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What is wrong with a field, under the sender's name of it. */
export interface CorrectionProblem {
  readonly field: string;
  readonly code: BirthProblem["code"];
}

/** A new birth whose chart can be computed, or what to mend. */
export type ReadCorrection =
  | { readonly ok: true; readonly birth: StoredBirth; readonly facts: FactsWithoutCycles }
  | { readonly ok: false; readonly problems: readonly CorrectionProblem[] };

export type ReadTools = BirthTools & Pick<ShopTools, "sky">;

/** Reads a birth as the birth forms send it; `fullName` is the name. */
export function readFormCorrection(tools: ReadTools, input: unknown): ReadCorrection {
  const parsed = birthDataSchema.safeParse(input);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, input) };
  const read = readBirthData(tools, parsed.data, parsed.data.fullName);
  return read.ok ? read : { ok: false, problems: [{ field: read.field, code: read.code }] };
}

/** Reads a birth as the command line takes it. A name that is left out stays as it is, and so does a place whose
 * coordinates are the same. */
export function readOperatorCorrection(tools: ReadTools, input: unknown, order: OrderRow): ReadCorrection {
  const read = readBirth(input, birthContext(tools));
  if (!read.ok) return refused(read.problem);
  const { birth: before } = readStoredBirth(tools, order.birth);
  const charted = chartOfBirth(tools, { ...keptOf(before, read.birth), ...read.birth });
  return charted.ok ? charted : refused(charted.problem);
}

function keptOf(before: Birth, after: Birth): Pick<Birth, "name" | "place"> {
  const there = before.latitude === after.latitude && before.longitude === after.longitude;
  return {
    ...(before.name === undefined ? {} : { name: before.name }),
    ...(there && before.place !== undefined ? { place: before.place } : {}),
  };
}

const refused = ({ field, code }: BirthProblem): ReadCorrection => ({ ok: false, problems: [{ field, code }] });
