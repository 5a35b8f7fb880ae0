import type { TaxRecord, TaxRefund } from "../database/tables/tax-records.ts";

const digits = 6;
const written = (year: number, number: number): string => `${year}-${String(number).padStart(digits, "0")}`;

/** Such as `2026-000123`. */
export const receiptNumberOf = (record: Pick<TaxRecord, "receiptYear" | "receiptNumber">): string =>
  written(record.receiptYear, record.receiptNumber);

/** Such as `R2026-000004`. */
export const refundNumberOf = ({ noteYear, noteNumber }: Pick<TaxRefund, "noteYear" | "noteNumber">): string =>
  `R${written(noteYear, noteNumber)}`;
