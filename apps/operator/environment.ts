import { isPoolerRefusal, poolerRefusal } from "@cosmic/platform/database/pooler-refusal";
import { readEnvironment } from "@cosmic/platform/environment/environment";
import { openLog } from "@cosmic/platform/log/open-log";
import type { WriteReport } from "@cosmic/shop/report/report-tools";
import type { Shop } from "@cosmic/shop/services";

/** Reads and validates this process's environment. */
export const readSettings = () => readEnvironment(process.env);

/** The site name used in reports made on the command line. */
export const siteName = (): string => {
  const reading = readSettings();
  return reading.ok ? reading.environment.siteName : "Cosmic Blueprint";
};

/** The address of the site that files made on the command line name. */
export const siteUrl = (): string => {
  const reading = readSettings();
  return reading.ok ? reading.environment.siteUrl : "http://127.0.0.1:3000";
};

type WithShop<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** The error code when PostgreSQL is unreachable or refuses the client (SQLSTATE classes 08, 28, 3D, 53 and 57); null
 * for any other fault. */
function databaseFault(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const noWay = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH"];
  return noWay.includes(code) || /^(08|28|3D|53|57)\w{3}$/.test(code) ? code : null;
}

type ShopDoor = typeof import("@cosmic/shop/services");

async function openOrSay(
  { openShop }: ShopDoor,
  options: Parameters<ShopDoor["openShop"]>[0],
): Promise<WithShop<Shop>> {
  try {
    return { ok: true, value: await openShop(options) };
  } catch (error) {
    if (isPoolerRefusal(error)) return { ok: false, sentences: [poolerRefusal] };
    const code = databaseFault(error);
    if (code === null) throw error;
    const sentence = `The database cannot be had (${code}): see that PostgreSQL runs and that DATABASE_URL is right.`;
    return { ok: false, sentences: [sentence] };
  }
}

/** Opens the shop on the configured database, runs `work`, and closes the shop again. */
export async function withShop<T>(work: (shop: Shop) => Promise<T>): Promise<WithShop<T>> {
  const reading = readSettings();
  if (!reading.ok) return reading;
  const { environment } = reading;
  const log = openLog({ level: "silent" });
  // These imports take seconds, so --help must not trigger them.
  const [door, { chartAndCompose, composerOf }, { timeZones, sky }, { openPrinter }] = await Promise.all([
    import("@cosmic/shop/services"),
    import("@cosmic/shop/report/write-report"),
    import("./natal.ts"),
    import("./reports.ts"),
  ]);
  const printer = openPrinter();
  const compose = composerOf(environment.siteName);
  // A command serves nobody else meanwhile, so it writes reports without a worker thread.
  const writeReport: WriteReport = (request) => ({
    ok: true,
    ...chartAndCompose({ compose, sky, timeZones }, request),
  });
  const opened = await openOrSay(door, { environment, log, printer, writeReport, sky, timeZones });
  if (!opened.ok) {
    await printer.close();
    return opened;
  }
  try {
    return { ok: true, value: await work(opened.value) };
  } finally {
    await opened.value.close();
    await printer.close();
  }
}
