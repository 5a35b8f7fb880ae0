import { readEnvironment } from "@cosmic/platform/environment/environment";
import { openLog } from "@cosmic/platform/log/open-log";
import { reportWriter } from "@cosmic/shop/report/write-report";
import { openShop, type Shop } from "@cosmic/shop/services";
import { clocks, sky } from "./natal.ts";
import { openPrinter } from "./reports.ts";

/** The environment of this process, read the one time it is read. */
export const readSettings = () => readEnvironment(process.env);

/** Name of the site in reports made on the command line. */
export const siteName = (): string => {
  const reading = readSettings();
  return reading.ok ? reading.environment.siteName : "Cosmic Blueprint";
};

type WithShop<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Opens the shop on the configured database, works with it, and closes it again. */
export async function withShop<T>(work: (shop: Shop) => Promise<T>): Promise<WithShop<T>> {
  const reading = readSettings();
  if (!reading.ok) return reading;
  const { environment } = reading;
  const log = openLog({ level: "silent" });
  const printer = openPrinter();
  const compose = reportWriter(environment.siteName);
  const shop = await openShop({ environment, log, printer, compose, sky, clocks });
  try {
    return { ok: true, value: await work(shop) };
  } finally {
    await shop.close();
    await printer.close();
  }
}
