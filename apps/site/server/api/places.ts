import { readPlaceQuestion } from "@cosmic/atlas/places/place-question";
import type { PlacesOpening } from "@cosmic/atlas/places/places-from-disk";
import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyInstance } from "fastify";

const searchesPerMinute = 300;
/** One hour: many visitors type the same few letters, and the gazetteer changes only with a release. */
const cacheHeader = "public, max-age=3600";

const unavailable = {
  code: "places-unavailable",
  message: "The town search is not at hand. Type the coordinates of the place instead.",
};

/**
 * `GET /api/places?q=&limit=&locale=`: towns matching typed text. `GET /api/places?latitude=&longitude=`: towns near
 * the visitor. An invalid question gets 400; a missing gazetteer, 503.
 */
export function servePlaces(app: FastifyInstance, places: PlacesOpening, log: Log) {
  if (!places.ok) log.warn({ reason: places.reason }, "the town search has no gazetteer");
  const config = { rateLimit: { max: searchesPerMinute, timeWindow: "1 minute" } };
  app.get("/api/places", { config }, async (request, reply) => {
    const read = readPlaceQuestion(request.query, "q");
    reply.header("cache-control", "no-store");
    if (!read.ok) return reply.code(400).send({ error: read.problem });
    const field = read.kind === "named" ? "q" : "latitude";
    if (!places.ok) return reply.code(503).send({ error: { ...unavailable, field } });
    if (read.kind === "near") return { places: places.search.near(read.question) };
    reply.header("cache-control", cacheHeader);
    return { places: places.search.named(read.question) };
  });
}
