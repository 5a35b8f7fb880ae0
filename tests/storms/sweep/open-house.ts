import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { readEnvironment } from "@cosmic/platform/environment/environment";
import { openLog } from "@cosmic/platform/log/open-log";
import { inTrace } from "@cosmic/platform/log/trace";
import type { JobHandler } from "@cosmic/platform/queue/job";
import { bookOfOrder } from "@cosmic/shop/books/keep-book";
import { shopHandlers } from "@cosmic/shop/jobs";
import { openTools, printShopOf } from "@cosmic/shop/open-tools";
import { receivePaymentEvent } from "@cosmic/shop/payment/receive-event";
import { isCurrentReport } from "@cosmic/shop/report/is-current";
import { openReports } from "@cosmic/shop/report/reports";
import type { ShopTools } from "@cosmic/shop/shop-tools";
import { sampleWriter } from "@cosmic/shop/testing/sample-document";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

/** Where a shop is stored, so that one process after another can open it. */
export interface Address {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** On loopback; webhooks are received there. */
  readonly siteUrl: string;
  readonly smtpUrl: string;
}

/** A shop opened by one process, with workers not started. */
export interface House {
  readonly tools: ShopTools;
  /** All job handlers of its workers, including the periodic ones. */
  readonly handlers: readonly JobHandler[];
  /** How far the shop's clock is ahead, milliseconds. */
  laterMs: number;
  close(): Promise<void>;
}

/** A few bytes that pass for a PDF; the contents do not matter here. */
const samplePdf = Buffer.from("%PDF-1.7 /Type /Page /Type /Page /Type /Page %%EOF\n");
const printed = async () => ({ ok: true as const, pdf: samplePdf, pages: 3, milliseconds: 1, replacedCharacters: 0 });

/** Opens the shop at an address, with these settings beside the address, and listens for its webhook. */
export async function openHouse(address: Address, settings: Readonly<Record<string, string>> = {}): Promise<House> {
  const { databaseUrl, dataDir, siteUrl, smtpUrl } = address;
  const read = readEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    SMTP_URL: smtpUrl,
    ...settings,
  });
  if (!read.ok) throw new Error(read.sentences.join(" "));
  const state = { laterMs: 0 };
  const [sky, timeZones] = [skyFromDisk(), timeZonesFrom(zoneHistory)];
  const { tools, close } = await openTools({
    environment: read.environment,
    log: openLog({ level: "error", stream: process.stderr }),
    clock: { now: () => new Date(Date.now() + state.laterMs) },
    writeReport: sampleWriter({ sky, timeZones }),
    printer: { print: printed, printReceipt: printed, makeEpub: async () => ({ ok: false, reason: "busy" }) },
    sky,
    timeZones,
  });
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const signature = String(request.headers["stripe-signature"]);
    await inTrace({ requestId: "webhook" }, () => receivePaymentEvent(tools, body, signature));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(siteUrl).port), "127.0.0.1", resolve));
  const handlers = shopHandlers(
    tools,
    openReports(tools, {
      bookOf: (subject) => bookOfOrder(tools, subject),
      print: printShopOf(tools),
      isCurrent: (report) => isCurrentReport(tools, report),
    }),
  );
  return Object.assign(state, {
    tools,
    handlers,
    close: async () => {
      await close();
      server.closeAllConnections();
      server.close();
    },
  });
}

/** Handlers triggered by events rather than by a schedule. */
export function causedHandlers({ handlers }: House): readonly JobHandler[] {
  return handlers.filter(({ job }) => job.everySeconds === undefined);
}

/** Counts the open event-triggered jobs: those due or active, and those waiting for their time. */
export async function openJobs(house: House): Promise<{ readonly now: number; readonly later: number }> {
  const names = causedHandlers(house).map(({ job }) => job.name);
  const { rows } = await house.tools.database.pool.query<{ now: number; later: number }>(
    `select count(*) filter (where state = 'active' or start_after <= now())::int as now,
            count(*) filter (where state <> 'active' and start_after > now())::int as later
       from pgboss.job where state < 'completed' and name = any($1)`,
    [names],
  );
  return rows[0] ?? { now: 0, later: 0 };
}
