import type { FastifyInstance } from "fastify";

const stateChanging = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Machines post here with a signature of their own. */
const signedPaths = new Set(["/api/webhooks/stripe"]);

/** True when a browser says the request comes from a page of ours, or when no browser is speaking at all. */
export function isSameOrigin(headers: {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string;
}): boolean {
  if (headers.fetchSite !== undefined && headers.fetchSite !== "same-origin" && headers.fetchSite !== "none")
    return false;
  // A page that tells nobody of itself posts its forms with the origin `null`; no page can set `Sec-Fetch-Site`.
  if (headers.origin === undefined || headers.fetchSite === "same-origin") return true;
  if (!URL.canParse(headers.origin)) return false;
  return new URL(headers.origin).host === headers.host;
}

/** Refuses every state change that another site's page asks for. */
export function refuseCrossOrigin(app: FastifyInstance) {
  app.addHook("onRequest", async (request, reply) => {
    if (!stateChanging.has(request.method) || signedPaths.has(request.url.split("?")[0] ?? "")) return;
    const { origin, "sec-fetch-site": fetchSite } = request.headers;
    const site = Array.isArray(fetchSite) ? fetchSite[0] : fetchSite;
    if (isSameOrigin({ origin, fetchSite: site, host: request.host })) return;
    await reply.code(403).send({ error: { code: "cross-origin", message: "Please use the form on our own page." } });
  });
}
