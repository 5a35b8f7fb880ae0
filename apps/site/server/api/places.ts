import { searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** Suggestions of the main form; also the most anyone gets. */
const mostSuggestions = 8;
/** Suggestions start at two typed characters. */
const shortestQuery = 2;
const longestQuery = 100;
const searchesPerMinute = 300;

const querySchema = z.object({
  q: z.string().trim().max(longestQuery).catch(""),
  limit: z.coerce.number().int().min(1).max(mostSuggestions).catch(mostSuggestions),
});

/** `GET /api/places?q=&limit=&locale=`: suggestions for a typed place. */
export function servePlaces(app: FastifyInstance) {
  const config = { rateLimit: { max: searchesPerMinute, timeWindow: "1 minute" } };
  app.get("/api/places", { config }, async (request, reply) => {
    const { q, limit } = querySchema.parse(request.query);
    reply.header("cache-control", "public, max-age=3600");
    return { places: q.length < shortestQuery ? [] : searchBuiltInCities(q, limit) };
  });
}
