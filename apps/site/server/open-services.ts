import { availableParallelism } from "node:os";
import { type PlacesOpening, placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { whenServed } from "@cosmic/platform/database/when-served";
import { type Environment, readEnvironment } from "@cosmic/platform/environment/environment";
import { type Log, openLog } from "@cosmic/platform/log/open-log";
import { createPrinter } from "@cosmic/print/printer";
import { openReportThreads } from "@cosmic/shop/report/report-threads";
import { openShop } from "@cosmic/shop/services";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { openSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.ts";
import type { SiteServices } from "./services.ts";

export interface OpenedServices extends SiteServices {
  readonly metrics: SiteMetrics;
  /** What opens the figures; null: nothing does. */
  readonly metricsToken: string | null;
  /** Who may look at the mailbox and pay in the sandbox, while there are any. */
  readonly trialPages: Environment["trialPages"];
  /** Pages one client may ask for in a minute. */
  readonly clientPagesPerMinute: number;
  close(): Promise<void>;
}

/** Each print thread holds up to 600 MB: more of them than this is a machine of its own. */
const mostPrintThreads = 4;
/** Behind those at work; the last of them waits half a minute on two cores. */
const mostWaitingPrints = 60;

/** Each report thread holds about 150 MB; one writes five reports a second. */
const mostReportThreads = 2;

const noPlaces: PlacesOpening = { ok: false, reason: "missing" };

/** The entries of the worker threads: bundles, or their sources under tsx. */
export interface Workers {
  readonly print: URL;
  readonly report: URL;
}

/** Opens everything the site stands on. */
export async function openServices(options: {
  readonly environment: Environment;
  readonly log: Log;
  readonly workers: Workers;
  readonly metrics: SiteMetrics;
}): Promise<OpenedServices> {
  const { environment, log, metrics, workers } = options;
  const threads = Math.min(availableParallelism(), mostPrintThreads);
  const press = createPrinter({ workerUrl: workers.print, threads, mostWaiting: mostWaitingPrints });
  const printer = metrics.watchPrinter(press, threads);
  const reports = openReportThreads(workers.report, {
    // One core stays with the event loop.
    threads: Math.max(1, Math.min(availableParallelism() - 1, mostReportThreads)),
    siteName: environment.siteName,
  });
  const tools = { printer, writeReport: reports.writeReport, sky: skyFromDisk(), zoneAt };
  const timeZones = timeZonesFrom(zoneHistory);
  const shop = await whenServed(log, () => openShop({ environment, log, timeZones, ...tools }));
  // A worker is asked for no town: a third of its start and 90 MB are saved.
  const places = environment.role === "worker" ? noPlaces : await placesFromDisk();
  const { siteName, supportEmail, siteUrl, social, analytics, trustProxy } = environment;
  const { metricsToken, clientPagesPerMinute, trialPages } = environment;
  const close = async () => {
    await shop.close();
    await reports.close();
    await printer.close();
  };
  const site = { siteName, supportEmail, siteUrl, social, analytics, trustProxy, shop, places };
  return { ...site, metrics, metricsToken, clientPagesPerMinute, trialPages, close };
}

/** Opens the services of a trial for work on screens. */
export async function openTrialServices(
  settings: Readonly<Record<string, string>>,
  workers: Workers,
): Promise<OpenedServices & { readonly log: Log }> {
  const reading = readEnvironment(settings);
  if (!reading.ok) throw new Error(reading.sentences.join(" "));
  const metrics = openSiteMetrics();
  const log = openLog({ level: reading.environment.logLevel, count: metrics.countLine });
  return { ...(await openServices({ environment: reading.environment, log, workers, metrics })), log };
}
