import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { lastSegment } from "@cosmic/addresses/paths";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { makeEpub } from "@cosmic/epub/make-epub";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { type Environment, readEnvironment } from "@cosmic/platform/environment/environment";
import { openLog } from "@cosmic/platform/log/open-log";
import type { Clock } from "@cosmic/platform/system-clock";
import { copyPreparedDatabase } from "@cosmic/platform/testing/prepared-database";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import type { EpubOrder } from "@cosmic/print/press/press-messages";
import type { ReceiptSheet } from "@cosmic/print/receipt";
import type { ReportDocument } from "@cosmic/report/document";
import type { bookOfOrder } from "../books/keep-book.ts";
import type { ReportTools } from "../report/report-tools.ts";
import { openShop, type Shop } from "../services.ts";
import { sampleWriter } from "./sample-document.ts";

/** A whole shop on an embedded PostgreSQL of its own, behind a site that knows only the webhook. */
export interface TestShop {
  readonly shop: Shop;
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly environment: Environment;
  /** A second way into the database, to look and to set the stage. */
  readonly database: Database;
  /** All that was logged. */
  logged(): string;
  /** Every webhook call that came, answered or not. */
  readonly calls: { readonly body: Buffer; readonly signature: string }[];
  /** While true the site answers 503, as if it were down. */
  siteDown: boolean;
  /** Added to the clock, milliseconds. */
  later: number;
  /** The clock shows this moment from now on, and is moved by `later` alone. */
  stopClockAt(unixMs: number): void;
  /** Reports printed so far. */
  printed: number;
  /** The library's one verb: "The Sun stands in Gemini." */
  verb: string;
  /** Every print waits for it. */
  printsAfter: Promise<void>;
  /** Prints that were begun, those that wait included. */
  printsBegun: number;
  /** What books are written and kept with, in a process of their own. */
  readonly bookTools: Parameters<typeof bookOfOrder>[0];
  /** Empties the store of finished PDFs. */
  removeStoredPdfs(): Promise<void>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  readonly sky: ReportTools["sky"];
  readonly smtpUrl?: string;
  /** More of the environment, such as `LINK_SECRET`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What the printer prints, of whatever document or of this one; a few bytes when absent. */
  readonly pdf?: Buffer | ((document: ReportDocument) => Buffer);
}

const samplePdf = Buffer.from("%PDF-1.7 /Type /Page /Type /Page /Type /Page %%EOF\n");

/** Opens it; the workers are not started. */
export async function openTestShop({
  sky,
  smtpUrl,
  settings = {},
  pdf = samplePdf,
}: TestShopOptions): Promise<TestShop> {
  const folder = makeTestFolder();
  const lines: string[] = [];
  const log = openLog({ level: "debug", stream: { write: (line) => lines.push(line) } });
  const server = createServer();
  const siteUrl = await listen(server);
  const dataDir = join(folder.path, "data");
  const smtp = smtpUrl ? { SMTP_URL: smtpUrl } : {};
  const read = readEnvironment({ DATA_DIR: dataDir, SITE_URL: siteUrl, ...smtp, ...settings });
  if (!read.ok) throw new Error(read.sentences.join(" "));
  if (read.environment.databaseUrl === null) copyPreparedDatabase(dataDir);
  const state = {
    siteDown: false,
    later: 0,
    printed: 0,
    verb: "stands",
    printsAfter: Promise.resolve(),
    printsBegun: 0,
  };
  let stoppedAtMs: number | null = null;
  const clock: Clock = { now: () => new Date((stoppedAtMs ?? Date.now()) + state.later) };
  const print = async (document: ReportDocument) => {
    state.printsBegun += 1;
    await state.printsAfter;
    state.printed += 1;
    const bytes = typeof pdf === "function" ? pdf(document) : pdf;
    return { ok: true as const, pdf: bytes, pages: 3, milliseconds: 1, replacedCharacters: 0 };
  };
  // Its words, so that a test can read them; how it looks is the printer's own test.
  const printReceipt = async (receipt: ReceiptSheet) => {
    const bytes = Buffer.from(JSON.stringify(receipt));
    return { ok: true as const, pdf: bytes, pages: 1, milliseconds: 1, replacedCharacters: 0 };
  };
  const timeZones = timeZonesFrom(zoneHistory);
  const writeReport = sampleWriter({ sky, timeZones }, () => state.verb);
  const makeTestEpub = async ({ document, ...options }: EpubOrder) => ({
    ok: true as const,
    epub: makeEpub(document, options),
  });
  const tools = { writeReport, printer: { print, printReceipt, makeEpub: makeTestEpub }, sky, timeZones };
  const shop = await openShop({ environment: read.environment, log, clock, ...tools });
  const database = await openDatabase(read.environment, log);
  const calls: TestShop["calls"] = [];
  server.on("request", async (request, response) => {
    const call = { body: await buffer(request), signature: String(request.headers["stripe-signature"]) };
    calls.push(call);
    response.statusCode = state.siteDown ? 503 : 200;
    if (!state.siteDown) await shop.receivePaymentEvent(call.body, call.signature);
    response.end();
  });
  const close = async () => {
    await database.close();
    await shop.close();
    server.closeAllConnections();
    server.close();
    await folder.remove();
  };
  const { environment } = read;
  return Object.assign(state, {
    shop,
    siteUrl,
    dataDir,
    environment,
    database,
    calls,
    stopClockAt: (unixMs: number) => {
      stoppedAtMs = unixMs;
    },
    bookTools: { database, writeReport, clock },
    removeStoredPdfs: () => rm(join(dataDir, "pdf"), { recursive: true, force: true }),
    logged: () => lines.join(""),
    close,
  });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

/** What a checkout page sends. */
export const sampleCheckout = {
  email: "Zoe.Zimmer@example.org",
  name: "Zoë Zimmer",
  birthData: {
    fullName: "Zoë Zimmer",
    email: "Zoe.Zimmer@example.org",
    birthDate: "1990-06-15",
    birthTime: "14:30",
    birthCity: "São Paulo",
    birthCountry: "Brazil",
    latitude: -23.5505,
    longitude: -46.6333,
    timezone: "America/Sao_Paulo",
  },
  plan: "basic",
  locale: "en-gb",
};

/** The session's id in a hosted page's address. */
export function sessionOf(url: string): string {
  return lastSegment(url);
}
