import { readPlaceQuestion } from "@cosmic/atlas/places/place-question";
import type { PlacesOpening } from "@cosmic/atlas/places/places-from-disk";
import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyInstance } from "fastify";

const searchesPerMinute = 300;
/** An hour: the same few letters are typed by many, and a new gazetteer comes with a new release. */
const cacheHeader = "public, max-age=3600";

const unavailable = {
  code: "places-unavailable",
  message: "The town search is not at hand. Type the coordinates of the place instead.",
};

/**
 * `GET /api/places?q=&limit=&locale=`: towns for a typed text. `GET /api/places?latitude=&longitude=`: towns around the
 * visitor. A question that cannot be read is answered 400, and 503 when the gazetteer is missing.
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
