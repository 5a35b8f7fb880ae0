import { join } from "node:path";
import { openFolderStore } from "@cosmic/platform/backup/file-store";
import type { Clock } from "@cosmic/platform/clock/system-clock";
import { systemClock } from "@cosmic/platform/clock/system-clock";
import { migrateDatabase } from "@cosmic/platform/database/migrate";
import { openDatabase } from "@cosmic/platform/database/open";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { Log } from "@cosmic/platform/log/open-log";
import { openMail } from "@cosmic/platform/mail/open-mail";
import { openPayments } from "@cosmic/platform/payments/open-payments";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import { openSources } from "@cosmic/platform/sources/open-sources";
import { shopJobs } from "./jobs.ts";
import { openErasureLedger } from "./privacy/erasure-ledger.ts";
import { openPdfShelf } from "./report/pdf-shelf.ts";
import { openPrintShop, type Print } from "./report/print-shop.ts";
import type { ReportTools, ShopTools } from "./shop-tools.ts";

export interface ShopOptions extends ReportTools {
  readonly environment: Environment;
  readonly log: Log;
  /** The machine's clock when absent. */
  readonly clock?: Clock;
}

/** About four hundred books. */
const shelfBytes = 512 * 1024 * 1024;

/** The printer behind its shelf; a shelf that is out of use costs a print each time, never the report. */
export function printShopOf({ printer, shelf, log }: ShopTools): Print {
  const shelfFailed = (error: unknown) => log.warn({ err: error }, "the shelf of finished PDFs is out of use");
  return openPrintShop({ printer, shelf, shelfFailed });
}

interface Closable {
  close(): Promise<void>;
}

export interface OpenedTools extends Closable {
  readonly tools: ShopTools;
  /** Adds what `close` is to close before all else. */
  closeFirst(one: Closable): void;
}

/** The ledger of erasures stands beside the data, and beside the backups too, which may be all that is left. */
export function openBackups({
  dataDir,
  backupDir,
}: Pick<Environment, "dataDir" | "backupDir">): Pick<ShopTools, "ledger" | "backups"> {
  const places = [dataDir, ...(backupDir === null ? [] : [backupDir])];
  const ledger = openErasureLedger(places.map((place) => openFolderStore(join(place, "erasures"))));
  return { ledger, backups: backupDir === null ? null : openFolderStore(backupDir) };
}

/** Opens what every part of the shop works with: database (migrated), queue, payments, mail, shelf. Rejects when the database
 * cannot be had. */
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
    await migrateDatabase(database);
    const mail = await openMail({ environment, database, clock, log });
    opened.push(mail);
    const queue = await openQueue({ database, log, jobs: shopJobs });
    const payments = await openPayments({ environment, database, queue, clock, log });
    // The queue closes first: jobs in hand still need payments and mail.
    opened.push(payments, queue);
    const sources = openSources({ settings: environment.sources, log, clock });
    opened.push({ close: async () => sources.close() });
    const shelf = openPdfShelf({ folder: join(environment.dataDir, "pdf"), mostBytes: shelfBytes });
    const kept = { ...openBackups(environment), closing: closing.signal };
    const tools = { ...options, ...kept, clock, database, queue, payments, mail, shelf, sources };
    return { tools, close, closeFirst: (one) => opened.push(one) };
  } catch (error) {
    await close();
    throw error;
  }
}
