import { availableParallelism } from "node:os";
import type { Locale } from "@cosmic/addresses/locales";
import { type PlacesOpening, placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { whenServed } from "@cosmic/platform/database/when-served";
import { type Environment, readEnvironment } from "@cosmic/platform/environment/environment";
import { type Log, openLog } from "@cosmic/platform/log/open-log";
import { systemClock } from "@cosmic/platform/system-clock";
import { createPrinter } from "@cosmic/print/press/printer";
import { type ClaimEvidence, loadEvidence, shownClaims } from "@cosmic/shop/claims/claim-evidence";
import { fixedRatings } from "@cosmic/shop/claims/claim-ids";
import { openReportThreads } from "@cosmic/shop/report/report-threads";
import { sellerNotice } from "@cosmic/shop/seller/seller-notice";
import { openShop } from "@cosmic/shop/services";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { openSiteMetrics, type SiteMetrics } from "./monitoring/site-metrics.ts";
import type { SiteServices } from "./services.ts";

export interface OpenedServices extends SiteServices {
  readonly metrics: SiteMetrics;
  /** Bearer token for `/metrics`; null disables the endpoint. */
  readonly metricsToken: string | null;
  /** Who may use the mailbox and payment sandbox, if enabled. */
  readonly trialPages: Environment["trialPages"];
  /** Page requests allowed per client per minute. */
  readonly clientPagesPerMinute: number;
  close(): Promise<void>;
}

/** Each print thread uses up to 600 MB; if you need more threads than this, use another machine. */
const mostPrintThreads = 4;
/** Queued prints beyond those running; the last one waits about half a minute on two cores. */
const mostWaitingPrints = 60;

/** Each report thread uses about 150 MB and writes five reports a second. */
const mostReportThreads = 2;

const noPlaces: PlacesOpening = { ok: false, reason: "missing" };

/** Entry points of the worker threads: bundles, or source files under tsx. */
export interface Workers {
  readonly print: URL;
  readonly report: URL;
}

/** Opens all services the site depends on. */
export async function openServices(options: {
  readonly environment: Environment;
  readonly log: Log;
  readonly workers: Workers;
  readonly metrics: SiteMetrics;
  /** The operator's evidence of claims. */
  readonly evidence: readonly ClaimEvidence[];
}): Promise<OpenedServices> {
  const { environment, log, metrics, workers, evidence } = options;
  const threads = Math.min(availableParallelism(), mostPrintThreads);
  const press = createPrinter({ workerUrl: workers.print, threads, mostWaiting: mostWaitingPrints });
  const printer = metrics.watchPrinter(press, threads);
  const reports = openReportThreads(workers.report, {
    // Leave one core for the event loop.
    threads: Math.max(1, Math.min(availableParallelism() - 1, mostReportThreads)),
    siteName: environment.siteName,
  });
  const tools = { printer, writeReport: reports.writeReport, sky: skyFromDisk(), zoneAt };
  const timeZones = timeZonesFrom(zoneHistory);
  const shop = await whenServed(log, () => openShop({ environment, log, timeZones, ...tools }));
  // A worker never searches towns: skipping the gazetteer saves a third of its startup time and 90 MB.
  const places = environment.role === "worker" ? noPlaces : await placesFromDisk();
  const { metricsToken, clientPagesPerMinute, trialPages } = environment;
  const close = async () => {
    await shop.close();
    await reports.close();
    await printer.close();
  };
  const claims = shownClaims(environment, evidence);
  const useless = evidence.filter(({ claim }) => fixedRatings.includes(claim)).map(({ claim }) => claim);
  if (useless.length > 0) log.warn({ useless }, "CLAIMS_FILE names ratings, which come from buyers' reviews alone");
  const site = { ...settingsOf(environment), claims, shop, places };
  return { ...site, metrics, metricsToken, clientPagesPerMinute, trialPages, close };
}

/** The settings that pages show or go by. */
function settingsOf(environment: Environment): Omit<SiteServices, "shop" | "places" | "claims"> {
  const { siteName, supportEmail, seller, privacy, siteUrl, social, analytics, trustProxy, bucket } = environment;
  return {
    ...{ siteName, supportEmail, seller, privacy, siteUrl, social, analytics, trustProxy },
    sellerIn: (locale: Locale) => sellerNotice(seller, supportEmail, locale),
    pdfStore: bucket && new URL(bucket.endpoint).hostname,
  };
}

/** Opens services in trial mode, for the development server. */
export async function openTrialServices(
  settings: Readonly<Record<string, string>>,
  workers: Workers,
): Promise<OpenedServices & { readonly log: Log }> {
  const reading = readEnvironment(settings);
  if (!reading.ok) throw new Error(reading.sentences.join(" "));
  const evidence = loadEvidence(reading.environment, systemClock);
  if (!evidence.ok) throw new Error(evidence.sentence);
  const metrics = openSiteMetrics();
  const log = openLog({ level: reading.environment.logLevel, count: metrics.countLine });
  const opened = await openServices({ ...reading, ...evidence, log, workers, metrics });
  return { ...opened, log };
}
