import { join } from "node:path";
import { openSources } from "@cosmic/outside-sources/open-sources";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { inspectRoute } from "@cosmic/platform/database/pooler";
import type { Environment } from "@cosmic/platform/environment/environment";
import { openFolderStore } from "@cosmic/platform/file-store";
import type { Log } from "@cosmic/platform/log/open-log";
import { openMail } from "@cosmic/platform/mail/open-mail";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import type { Clock } from "@cosmic/platform/system-clock";
import { systemClock } from "@cosmic/platform/system-clock";
import { migrateShop } from "./database/migrate-shop.ts";
import { shopJobs } from "./jobs.ts";
import { openPayments } from "./payment-service/open-payments.ts";
import { openPdfBucket } from "./pdf-cache/pdf-bucket.ts";
import type { PdfCache } from "./pdf-cache/pdf-cache.ts";
import { openPdfFolder } from "./pdf-cache/pdf-folder.ts";
import { openPdfService, type Print } from "./pdf-cache/pdf-service.ts";
import { openErasureLedger } from "./privacy/erasure/erasure-ledger.ts";
import type { ReportTools } from "./report/report-tools.ts";
import type { ShopTools } from "./shop-tools.ts";

export interface ShopOptions extends ReportTools {
  readonly environment: Environment;
  readonly log: Log;
  /** Defaults to the machine's clock. */
  readonly clock?: Clock;
}

/** About four hundred books. */
const folderBytes = 512 * 1024 * 1024;

/** The printer behind the PDF cache; a cache that does not work costs a print each time, never the report. */
export function printShopOf({ printer, pdfCache, log }: ShopTools): Print {
  const storeFailed = (error: unknown) => log.warn({ err: error }, "the store of finished PDFs does not work");
  return openPdfService({ printer, store: pdfCache, storeFailed });
}

function openPdfStore({ bucket, dataDir }: Environment): PdfCache {
  return bucket ? openPdfBucket(bucket) : openPdfFolder({ folder: join(dataDir, "pdf"), mostBytes: folderBytes });
}

/** An undeclared pooler swallows job announcements and may hand one session's lock to another. */
async function warnOfRoute(database: Database, log: Log): Promise<void> {
  const { direct, limited } = await inspectRoute(database);
  if (!direct) log.warn("sessions that listen and lock go through a pooler: set DATABASE_DIRECT_URL");
  if (!limited) log.warn("PostgreSQL limits no statement that comes through the pooler: see docs/operating.md");
}

interface Closable {
  close(): Promise<void>;
}

export interface OpenedTools extends Closable {
  readonly tools: ShopTools;
  /** Adds something that `close` closes first. */
  closeFirst(one: Closable): void;
}

/** The erasure ledger is kept with the data and with the backups, which may be all that is left. */
export function openBackups({
  dataDir,
  backupDir,
}: Pick<Environment, "dataDir" | "backupDir">): Pick<ShopTools, "ledger" | "backups"> {
  const places = [dataDir, ...(backupDir === null ? [] : [backupDir])];
  const ledger = openErasureLedger(places.map((place) => openFolderStore(join(place, "erasures"))));
  return { ledger, backups: backupDir === null ? null : openFolderStore(backupDir) };
}

/** Opens what every part of the shop works with: database (migrated), queue, payments, mail, PDFs. Rejects when the
 * database cannot be opened. */
export async function openTools(options: ShopOptions): Promise<OpenedTools> {
  const { environment, log, clock = systemClock } = options;
  const database = await openDatabase(environment, log);
  const opened: Closable[] = [database];
  // What depends on another is closed before it; a step that fails closes what was open.
  const closing = new AbortController();
  const close = async () => {
    closing.abort();
    for (const one of opened.splice(0).reverse()) await one.close();
  };
  try {
    await migrateShop(database);
    await warnOfRoute(database, log);
    const mail = await openMail({ environment, database, clock, log });
    opened.push(mail);
    const queue = await openQueue({ database, log, jobs: shopJobs });
    const payments = await openPayments({ environment, database, queue, clock, log });
    // The queue closes first: running jobs still need payments and mail.
    opened.push(payments, queue);
    const sources = openSources({ settings: environment.sources, log, clock });
    opened.push({ close: async () => sources.close() });
    const kept = { ...openBackups(environment), closing: closing.signal };
    const pdfCache = openPdfStore(environment);
    const tools = { ...options, ...kept, clock, database, queue, payments, mail, pdfCache, sources };
    return { tools, close, closeFirst: (one) => opened.push(one) };
  } catch (error) {
    await close();
    throw error;
  }
}
