import type { Sources } from "@cosmic/outside-sources/open-sources";
import type { Database } from "@cosmic/platform/database/open";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { FileStore } from "@cosmic/platform/file-store";
import type { Log } from "@cosmic/platform/log/open-log";
import type { Mail } from "@cosmic/platform/mail/open-mail";
import type { Queue } from "@cosmic/platform/queue/open-queue";
import type { Clock } from "@cosmic/platform/system-clock";
import type { Payments } from "./payment-service/open-payments.ts";
import type { PdfCache } from "./pdf-cache/pdf-cache.ts";
import type { ErasureLedger } from "./privacy/erasure/erasure-ledger.ts";
import type { ReportTools } from "./report/report-tools.ts";

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
