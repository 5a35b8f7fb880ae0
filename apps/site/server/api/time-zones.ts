import { zoneAt } from "@cosmic/atlas/zone-at";
import { type ZoneTable, zoneAlone } from "@cosmic/atlas/zone-table";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";

const lookupsPerMinute = 120;
/** One day: every form gets a new time zone database release within a day. */
const cacheHeader = "public, max-age=86400";

const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

interface Refusal {
  readonly code: string;
  readonly field: string;
  readonly message: string;
}

/**
 * Time zone history, for forms that resolve local times themselves. `GET /api/clocks/Europe/Madrid` returns that zone's
 * part of the table. `POST /api/clocks` takes latitude and longitude, to keep them out of the URL, and returns `{zone,
 * table}`.
 */
export function serveTimeZones(app: FastifyInstance) {
  const config = { rateLimit: { max: lookupsPerMinute, timeWindow: "1 minute" } };
  app.get<{ Params: { "*": string } }>("/api/clocks/*", { config }, async (request, reply) => {
    const table = zoneAlone(zoneHistory, request.params["*"]);
    if (table === null) return refuse(reply, 404, unknownZone);
    reply.header("cache-control", cacheHeader);
    return table;
  });
  app.post("/api/clocks", { config }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const point = pointSchema.safeParse(request.body);
    if (!point.success) return refuse(reply, 400, refusalOf(point.error, request.body));
    const zone = zoneAt(point.data.latitude, point.data.longitude);
    const table = zoneAlone(zoneHistory, zone);
    if (table === null) return refuse(reply, 404, unknownZone);
    return { zone, table } satisfies { readonly zone: string; readonly table: ZoneTable };
  });
}

const unknownZone: Refusal = {
  code: "unknown-zone",
  field: "zone",
  message: "This time zone is not known. Give it by its IANA name, such as Europe/Madrid.",
};

function refusalOf(error: z.ZodError, body: unknown): Refusal {
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? "body");
  if (field === "body") {
    return { code: "malformed", field, message: "Send one JSON object with latitude and longitude." };
  }
  const given = typeof body === "object" && body !== null && field in body;
  const outside = issue?.code === "too_small" || issue?.code === "too_big";
  const code = outside ? "out-of-range" : given ? "malformed" : "missing";
  const reach = field === "latitude" ? "degrees north, −90 to 90" : "degrees east, −180 to 180";
  return { code, field, message: `Give the ${field} as a number, ${reach}.` };
}

function refuse(reply: FastifyReply, status: 400 | 404, error: Refusal): FastifyReply {
  return reply.code(status).send({ error });
}
