import { readStoredSources } from "@cosmic/outside-sources/stored-sources";
import { asOfOrder } from "../books/as-of.ts";
import type { SoldSubject } from "../books/report-subject.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { type BirthTools, readStoredBirth } from "../orders/births/stored-birth.ts";
import { localeOf } from "../orders/locale-of.ts";

/** Whose report an order's row belongs to. Throws for an erased order, which has none. */
export function subjectOf(tools: BirthTools, order: OrderRow): SoldSubject {
  const { birth, soldBy } = readStoredBirth(tools, order.birth);
  const { id: orderId, corrections, reportLanguage } = order;
  return {
    orderId,
    corrections,
    birth,
    soldBy,
    sources: readStoredSources(order.sources),
    locale: localeOf(order),
    language: reportLanguage ?? "en",
    asOf: asOfOrder(tools.timeZones, order, birth),
  };
}
