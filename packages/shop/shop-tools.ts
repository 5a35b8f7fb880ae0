import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import type { ChartSources } from "@cosmic/chart/natal-chart";
import type { Sources } from "@cosmic/outside-sources/open-sources";
import type { FileStore } from "@cosmic/platform/backup/file-store";
import type { Database } from "@cosmic/platform/database/open";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { Log } from "@cosmic/platform/log/open-log";
import type { Mail } from "@cosmic/platform/mail/open-mail";
import type { Queue } from "@cosmic/platform/queue/open-queue";
import type { Clock } from "@cosmic/platform/system-clock";
import type { Printer } from "@cosmic/print/press/printer";
import type { AskedSource } from "@cosmic/report/context/asked-source";
import type { Edition, ReportDocument } from "@cosmic/report/document";
import type { Payments } from "./payment-service/open-payments.ts";
import type { PdfCache } from "./pdf-cache/pdf-cache.ts";
import type { ErasureLedger } from "./privacy/erasure-ledger.ts";

/** What a report tells of. */
export interface ReportMatter {
  readonly birth: Birth;
  readonly facts: Facts;
  /** Outside sources asked at the sale; none when left out. */
  readonly sources?: readonly AskedSource[];
}

/** Writes a chart up as a sealed document, in the words of an edition. */
export type Compose = (matter: ReportMatter, edition: Edition) => ReportDocument;

/** Whose birth is written up, and in the words of which edition. */
export interface ReportRequest {
  readonly birth: Birth;
  /** The clocks it was sold by; null: today's. */
  readonly soldBy: ZoneTable | null;
  readonly sources: readonly AskedSource[];
  readonly edition: Edition;
}

/** A document, or why there is none now: `busy`, as many reports that nobody bought are waiting as may. */
export type WrittenReport =
  | { readonly ok: true; readonly document: ReportDocument }
  | { readonly ok: false; readonly reason: "busy" };

/** Computes a chart and writes it up as a sealed document. A report of an order is never refused as busy. */
export type WriteReport = (
  request: ReportRequest,
  options: { readonly sold: boolean },
) => WrittenReport | Promise<WrittenReport>;

/** What the app gives the shop for reports. */
export interface ReportTools {
  readonly writeReport: WriteReport;
  readonly printer: Pick<Printer, "print" | "printReceipt">;
  readonly sky: ChartSources["sky"];
  readonly timeZones: TimeZones;
  /** The zone at coordinates, for orders that name none. */
  readonly zoneAt?: (latitude: number, longitude: number) => string;
}

/** What every part of the shop works with. */
export interface ShopTools extends ReportTools {
  readonly environment: Environment;
  readonly database: Database;
  readonly queue: Queue;
  readonly payments: Payments;
  readonly mail: Mail;
  readonly pdfCache: PdfCache;
  readonly sources: Sources;
  /** What was erased, outside the database. */
  readonly ledger: ErasureLedger;
  /** Where backups are kept; null: nowhere. */
  readonly backups: FileStore | null;
  /** Aborted when the shop closes: what runs outside this process ends with it. */
  readonly closing: AbortSignal;
  readonly clock: Clock;
  readonly log: Log;
}
