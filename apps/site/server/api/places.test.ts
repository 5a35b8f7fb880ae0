import { placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import { openLog } from "@cosmic/platform/log/open-log";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePlaces } from "./places.ts";

let app: FastifyInstance;
let bare: FastifyInstance;

async function serving(places: Parameters<typeof servePlaces>[1]): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(rateLimit, { global: false });
  servePlaces(server, places, openLog({ level: "silent" }));
  return server;
}

beforeAll(async () => {
  app = await serving(await placesFromDisk());
  bare = await serving({ ok: false, reason: "missing" });
});
afterAll(async () => {
  await app.close();
  await bare.close();
});

const get = (query: string, server = app) => server.inject(`/api/places?${query}`);

test("a typed name is answered with towns, for the visitor's locale, and may be kept for an hour", async () => {
  const answer = await get("q=s%C3%A3o%20pau&limit=3&locale=pt-br");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  const { places } = answer.json();
  expect(places).toHaveLength(3);
  expect(places[0]).toMatchObject({ name: "São Paulo", country: "Brasil", zone: "America/Sao_Paulo" });
});

test("without a limit there are eight", async () => {
  expect((await get("q=san")).json().places).toHaveLength(8);
});

test("a visitor's position is answered with the towns around it and kept by nobody", async () => {
  const answer = await get("latitude=-23.5614&longitude=-46.6559&limit=1");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json().places.map((place: { name: string }) => place.name)).toEqual(["São Paulo"]);
});

test.each([
  ["", "missing", "q"],
  ["q=", "missing", "q"],
  ["q=%20%20", "missing", "q"],
  ["q=a", "too-short", "q"],
  [`q=${"a".repeat(500)}`, "too-long", "q"],
  ["q=lon%00don", "malformed", "q"],
  ["q=lon%0Adon", "malformed", "q"],
  ["q=london&q=paris", "malformed", "q"],
  ["q=london&limit=0", "out-of-range", "limit"],
  ["q=london&limit=many", "malformed", "limit"],
  ["q=london&locale=xx-xx", "malformed", "locale"],
  ["latitude=91&longitude=0", "out-of-range", "latitude"],
  ["latitude=0&longitude=-181", "out-of-range", "longitude"],
  ["latitude=NaN&longitude=0", "malformed", "latitude"],
  ["latitude=10", "missing", "longitude"],
])("'%s' is refused with 400, a code, the field and a sentence", async (query, code, field) => {
  const answer = await get(query);
  expect(answer.statusCode).toBe(400);
  const { error } = answer.json();
  expect(error).toMatchObject({ code, field });
  expect(error.message).toMatch(/\.$/);
});

test("odd bytes in the address are never our fault", async () => {
  for (const query of [
    "q=%E0%A4%A",
    "q=%ff%fe",
    "q=%F0%9F%98%80%F0%9F%98%80",
    "q=..%2f..%2f",
    "q=%27%20or%201=1",
    "%",
    "q[]=a",
  ]) {
    expect((await get(query)).statusCode, query).toBeLessThan(500);
  }
});

test("without a gazetteer the search says so with 503, and a bad question is still a bad question", async () => {
  const answer = await get("q=london", bare);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toMatchObject({ code: "places-unavailable", field: "q" });
  expect((await get("q=a", bare)).statusCode).toBe(400);
});
