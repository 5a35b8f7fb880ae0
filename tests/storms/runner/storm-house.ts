import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { type BucketMood, startTestBucket } from "@cosmic/shop/testing/test-bucket";
import { freePort } from "./free-port.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { type StormDatabase, startStormDatabase } from "./storm-database.ts";
import { keepStarted, type LastingProcess } from "./storm-processes.ts";

/** The built site in its own processes, on its own PostgreSQL. */
export interface StormHouse {
  readonly database: StormDatabase;
  readonly webs: readonly LastingProcess[];
  readonly workers: readonly LastingProcess[];
  /** One for each web process. */
  readonly siteUrls: readonly string[];
  /** Sets how the bucket responds; does nothing when there is none. */
  setBucket(mood: BucketMood): void;
  close(): Promise<void>;
}

export interface StormHouseOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly workers: number;
  /**
   * Two web processes, and every process as if on its own machine: with its own data folder, behind PgBouncer, with
   * PDFs in a bucket.
   */
  readonly severalMachines: boolean;
  readonly smtpUrl: string;
  /** One call in ten to the payment service fails. */
  readonly paymentsFail: boolean;
}

/** Starts the web processes and the workers, without waiting until they respond. */
export async function openStormHouse(options: StormHouseOptions): Promise<StormHouse> {
  const { dataDir, severalMachines, smtpUrl, paymentsFail } = options;
  const database = await startStormDatabase(dataDir);
  const pooler = severalMachines ? await startPgbouncer(join(dataDir, "pooler"), database.connection) : null;
  const bucket = severalMachines ? await startTestBucket(dataDir) : null;
  const ports = severalMachines ? [await freePort(), await freePort()] : [await freePort()];
  const siteUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  const shared = {
    ...(pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url } : { DATABASE_URL: database.url }),
    ...(bucket ? { ...bucket.variables, ...keys } : {}),
    ...{ SITE_URL: required(siteUrls[0], "a site"), SMTP_URL: smtpUrl, LOG_LEVEL: "warn" },
    SANDBOX_FAILS: paymentsFail ? "sometimes" : "never",
    // Each buyer pays from their own address.
    TRIAL_PAGES: "anyone",
  };
  const start = (name: string, own: Readonly<Record<string, string>>) =>
    keepStarted({ ...shared, DATA_DIR: join(dataDir, severalMachines ? name : "site"), ...own });
  const webs = ports.map((port, n) => start(`web-${n}`, { ROLE: "web", PORT: String(port) }));
  const workers = Array.from({ length: options.workers }, (_, n) => start(`worker-${n}`, { ROLE: "worker" }));
  return {
    ...{ database, webs, workers, siteUrls },
    setBucket: (mood) => void (bucket && Object.assign(bucket, { mood })),
    close: async () => {
      await Promise.all([...webs, ...workers].map((one) => one.stop()));
      await pooler?.stop();
      await bucket?.close();
      await database.stop();
    },
  };
}

/** Keys that processes with separate data folders cannot generate for themselves. */
const keys = { LINK_SECRET: "l".repeat(43), STRIPE_WEBHOOK_SECRET: `whsec_${"w".repeat(32)}` };
