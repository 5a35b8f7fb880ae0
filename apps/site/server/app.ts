import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { relative } from "node:path";
import { constants as zlib } from "node:zlib";
import type { Log } from "@cosmic/platform/log/open-log";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { serveAfterSale } from "./api/after-sale.ts";
import { serveCheckout } from "./api/checkout/checkout.ts";
import { servePlaces } from "./api/places.ts";
import { serveSources } from "./api/sources.ts";
import { serveTimeZones } from "./api/time-zones.ts";
import { serveWebhooks } from "./api/webhooks.ts";
import { serveDownloads } from "./downloads/downloads.ts";
import { serveMailboxFiles } from "./downloads/mailbox-files.ts";
import { findPages, redirectToCanonical } from "./http/canonical-addresses.ts";
import { acceptForms } from "./http/forms.ts";
import { refuseOddRequests } from "./http/malformed-requests.ts";
import { answerErrors } from "./http/plain-errors.ts";
import { makePages, servePages } from "./http/react-router-host.ts";
import { logRequests } from "./http/request-log.ts";
import { refuseUnreadableAddresses, routableAddress } from "./http/unreadable-addresses.ts";
import { limitRequests } from "./limits/limit-requests.ts";
import { shedLoad } from "./limits/load-shedding.ts";
import { openRequestBudget } from "./limits/request-budget.ts";
import { endLateRequests } from "./limits/request-timeouts.ts";
import { healthOf, serveHealth } from "./monitoring/health.ts";
import type { OpenedServices } from "./open-services.ts";
import { openPageRoutes } from "./pages/page-routes.ts";
import { servicesByVisitor } from "./pages/trial-pages.ts";
import { keepPagesPrivate } from "./security/private-pages.ts";
import { refuseCrossOrigin } from "./security/same-origin.ts";
import { addSecurityHeaders } from "./security/security-headers.ts";

const requestIdBytes = 8;
/** Brotli 4 costs little more than gzip and saves 20% of the bytes. */
const brotliQuality = 4;
const compressFromBytes = 1024;
const maxBodyBytes = 65_536;

export interface AppOptions {
  readonly services: OpenedServices;
  readonly log: Log;
  /** Folder of built client files; absent when Vite serves them. */
  readonly clientDir?: string;
  readonly dev?: boolean;
  readonly serverFactory?: (handler: RequestListener) => Server;
}

/** Builds the web server: guards first, then the host's own routes, then the pages. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, log } = options;
  const app: FastifyInstance = Fastify({
    bodyLimit: maxBodyBytes,
    ...endLateRequests(),
    // Trust client addresses only from the operator's proxies.
    trustProxy: services.trustProxy,
    rewriteUrl: routableAddress,
    genReqId: () => randomBytes(requestIdBytes).toString("hex"),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  logRequests(app, log, services.metrics);
  answerErrors(app, log);
  addSecurityHeaders(app, { dev: options.dev ?? false, https: services.siteUrl.startsWith("https://") });
  refuseOddRequests(app);
  refuseCrossOrigin(app);
  const servicesFor = servicesByVisitor(services);
  const pages = makePages(servicesFor, log);
  refuseUnreadableAddresses(app, pages.showNotFound);
  findPages(app, openPageRoutes());
  keepPagesPrivate(app);
  const budget = openRequestBudget(services.clientPagesPerMinute);
  limitRequests(app, { shop: services.shop, budget, showTooMany: pages.showTooMany });
  redirectToCanonical(app);
  acceptForms(app);
  await app.register(compress, {
    threshold: compressFromBytes,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await app.register(rateLimit, { global: false });
  await shedLoad(app);
  if (options.clientDir && existsSync(options.clientDir)) await serveFiles(app, options.clientDir);
  serveHealth(app, healthOf(services, log));
  serveTimeZones(app);
  servePlaces(app, services.places, log);
  serveSources(app, services.shop);
  serveCheckout(app, services, pages.showCheckoutTrouble);
  await serveAfterSale(app, services.shop);
  serveDownloads(app, services.shop, pages.showNotFound);
  serveMailboxFiles(app, servicesFor, pages);
  await serveWebhooks(app, services.shop);
  await servePages(app, pages);
  return app;
}

/** Content-hashed files are cached for a year; sharing images for less, as their version is only in the query. */
function cachedFor(path: string): string {
  if (path.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return path.startsWith("share/") ? "public, max-age=604800" : "public, max-age=300";
}

async function serveFiles(app: FastifyInstance, root: string) {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    index: false,
    // The build writes a Brotli copy beside each text file.
    preCompressed: true,
    // The plugin's own header would overwrite ours and disable caching.
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", cachedFor(relative(root, path)));
      response.setHeader("vary", "accept-encoding");
    },
  });
}
