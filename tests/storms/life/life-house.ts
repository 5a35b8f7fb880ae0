import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { openLog } from "@cosmic/platform/log/open-log";
import { bookOfOrder } from "@cosmic/shop/books/keep-book";
import { shopHandlers } from "@cosmic/shop/jobs";
import { openTools, printShopOf } from "@cosmic/shop/open-tools";
import { isCurrentReport } from "@cosmic/shop/report/is-current";
import { openReports } from "@cosmic/shop/report/reports";
import { openTestShop, type TestShop } from "@cosmic/shop/testing/open-test-shop";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

/** A shop in which nothing happens by itself: its clock stands, no webhook comes, and a job runs when it is told to. */
export interface LifeHouse {
  readonly one: TestShop;
  /** Moment at which the clock stands while nothing is added to it, milliseconds. */
  readonly startedAt: number;
  /** Runs one job of the shop once. */
  runJob(name: string, payload: Readonly<Record<string, string>>): Promise<void>;
  /** Sets the key that seals links, and the one before it. */
  setKeys(linkSecret: string, linkSecretBefore: string | null): void;
  /** Forgets every order and all that belongs to one, and sets the clock back. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function openLifeHouse(): Promise<LifeHouse> {
  const sky = skyFromDisk();
  const one = await openTestShop({ sky, settings: { REFUND_REVIEW: "on" } });
  // No webhook comes: the shop learns of a payment when it settles, and only then.
  one.siteDown = true;
  const startedAt = Date.now();
  one.stopClockAt(startedAt);
  const { environment, bookTools } = one;
  const pdf = Buffer.from("%PDF-1.7 /Type /Page %%EOF\n");
  const print = async () => ({ ok: true as const, pdf, pages: 1, milliseconds: 1, replacedCharacters: 0 });
  const makeEpub = async () => ({ ok: false as const, reason: "busy" as const });
  const { tools, close } = await openTools({
    environment,
    log: openLog({ level: "fatal", stream: process.stderr }),
    clock: bookTools.clock,
    writeReport: bookTools.writeReport,
    printer: { print, printReceipt: print, makeEpub },
    sky,
    timeZones: timeZonesFrom(zoneHistory),
  });
  const reports = openReports(tools, {
    bookOf: (subject) => bookOfOrder(tools, subject),
    print: printShopOf(tools),
    isCurrent: (report) => isCurrentReport(tools, report),
  });
  const handlers = new Map(shopHandlers(tools, reports).map((handler) => [handler.job.name, handler]));
  return {
    one,
    startedAt,
    runJob: async (name, payload) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`the shop has no job ${name}`);
      await handler.run(payload);
    },
    setKeys: (linkSecret, linkSecretBefore) => {
      Object.assign(environment, { linkSecret, linkSecretBefore });
    },
    empty: async () => {
      await one.database.pool.query(
        "truncate orders, rate_limits, resend_requests, privacy_requests, mailbox_messages, pgboss.job cascade",
      );
      one.later = 0;
    },
    close: async () => {
      await close();
      await one.close();
    },
  };
}
