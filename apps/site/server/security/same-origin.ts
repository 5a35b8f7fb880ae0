import { paths } from "@cosmic/addresses/paths";
import type { FastifyInstance } from "fastify";

const stateChanging = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Endpoints authenticated by signature instead. */
const signedPaths = new Set([paths.apiStripeWebhook()]);

/** True if the browser says the request comes from our own page, or if the client isn't a browser. */
export function isSameOrigin(headers: {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string;
}): boolean {
  if (headers.fetchSite !== undefined && headers.fetchSite !== "same-origin" && headers.fetchSite !== "none")
    return false;
  // `no-referrer` pages post forms with `Origin: null`; `Sec-Fetch-Site` can't be set by pages, so trust it.
  if (headers.origin === undefined || headers.fetchSite === "same-origin") return true;
  if (!URL.canParse(headers.origin)) return false;
  return new URL(headers.origin).host === headers.host;
}

/** Rejects state-changing requests from other sites' pages. */
export function refuseCrossOrigin(app: FastifyInstance) {
  app.addHook("onRequest", async (request, reply) => {
    if (!stateChanging.has(request.method) || signedPaths.has(request.url.split("?")[0] ?? "")) return;
    const { origin, "sec-fetch-site": fetchSite } = request.headers;
    const site = Array.isArray(fetchSite) ? fetchSite[0] : fetchSite;
    if (isSameOrigin({ origin, fetchSite: site, host: request.host })) return;
    await reply.code(403).send({ error: { code: "cross-origin", message: "Please use the form on our own page." } });
  });
}
