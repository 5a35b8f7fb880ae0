import type { Locale } from "@cosmic/addresses/locales";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import type { AskedSource } from "@cosmic/report/context/asked-source";
import type { Language } from "@cosmic/report/document";

/** Whose report, of which birth. */
export interface ReportSubject {
  readonly orderId: string;
  /** How often its birth was corrected; names the birth. */
  readonly corrections: number;
  readonly birth: Birth;
  /** The time zone history it was sold by; null: today's. */
  readonly soldBy: ZoneTable | null;
  /** Outside sources asked at the sale; none when left out. */
  readonly sources?: readonly AskedSource[];
  /** The market it was ordered in. */
  readonly locale: Locale;
  /** The language it was sold in; the market's when left out. */
  readonly language?: Language;
  /** The day it is written on, YYYY-MM-DD; left out for a report that nobody ordered, whose words are not kept. */
  readonly asOf?: string;
}

/** The report of an order, written on a day. */
export type SoldSubject = ReportSubject & { readonly asOf: string };
