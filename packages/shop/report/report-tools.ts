import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import type { BirthSky } from "@cosmic/chart/birth-sky";
import type { Facts } from "@cosmic/chart/facts";
import type { ChartSources } from "@cosmic/chart/natal-chart";
import type { Printer } from "@cosmic/print/press/printer";
import type { AskedSource } from "@cosmic/report/context/asked-source";
import type { Edition, ReportDocument } from "@cosmic/report/document";

/** What a report is about. */
export interface ReportMatter {
  readonly at: BirthSky;
  readonly facts: Facts;
  /** The day it is written on, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Outside sources asked at the sale; none when left out. */
  readonly sources?: readonly AskedSource[];
}

/** Writes a sealed document about a chart, in the language and spelling of an edition. */
export type Compose = (matter: ReportMatter, edition: Edition) => ReportDocument;

/** Which birth a report is about, and in which edition. */
export interface ReportRequest {
  readonly birth: Birth;
  /** The time zone history it was sold by; null: today's. */
  readonly soldBy: ZoneTable | null;
  readonly sources: readonly AskedSource[];
  readonly edition: Edition;
  /** The day it is written on, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A document, and what it was composed from. */
export interface ComposedReport {
  readonly document: ReportDocument;
  /** SHA-256 of the facts, hexadecimal. */
  readonly factsDigest: string;
  /** Of the library and its selection. */
  readonly textVersion: number;
}

/** A document, or why there is none now: `busy` when too many reports that nobody bought are waiting. */
export type WrittenReport = ({ readonly ok: true } & ComposedReport) | { readonly ok: false; readonly reason: "busy" };

/** Computes a chart and writes the document about it. A report somebody bought is never refused as busy. */
export type WriteReport = (
  request: ReportRequest,
  options: { readonly sold: boolean },
) => WrittenReport | Promise<WrittenReport>;

/** What the app gives the shop for reports. */
export interface ReportTools {
  readonly writeReport: WriteReport;
  readonly printer: Pick<Printer, "print" | "printReceipt" | "makeEpub">;
  readonly sky: ChartSources["sky"];
  readonly timeZones: TimeZones;
  /** The time zone at coordinates, for orders that name none. */
  readonly zoneAt?: (latitude: number, longitude: number) => string;
}
