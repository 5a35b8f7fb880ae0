import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type StormDatabase, startStormDatabase } from "./storm-database.ts";
import { keepStarted, type LastingProcess } from "./storm-processes.ts";

/** The built site in processes of its own, on a PostgreSQL of its own. */
export interface StormHouse {
  readonly database: StormDatabase;
  readonly web: LastingProcess;
  readonly workers: readonly LastingProcess[];
  readonly siteUrl: string;
  close(): Promise<void>;
}

export interface StormHouseOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly workers: number;
  readonly smtpUrl: string;
  /** One call in ten to the payment service fails. */
  readonly paymentsFail: boolean;
}

/** Starts one web process and the workers; they answer a while later. */
export async function openStormHouse(options: StormHouseOptions): Promise<StormHouse> {
  const { dataDir, workers: count, smtpUrl, paymentsFail } = options;
  const database = await startStormDatabase(dataDir);
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const settings = {
    ...{ DATABASE_URL: database.url, DATA_DIR: join(dataDir, "site"), SITE_URL: siteUrl, PORT: String(port) },
    ...{ SMTP_URL: smtpUrl, SANDBOX_FAILS: paymentsFail ? "sometimes" : "never", LOG_LEVEL: "warn" },
    // Each buyer pays from an address of their own.
    TRIAL_PAGES: "anyone",
  };
  const web = keepStarted({ ...settings, ROLE: "web" });
  const workers = Array.from({ length: count }, () => keepStarted({ ...settings, ROLE: "worker" }));
  return {
    ...{ database, web, workers, siteUrl },
    close: async () => {
      await Promise.all([web.stop(), ...workers.map((one) => one.stop())]);
      await database.stop();
    },
  };
}
