import { setTimeout as wait } from "node:timers/promises";
import { openLog } from "@cosmic/platform/log/open-log";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerErrors } from "../http/plain-errors.ts";
import { shedLoad } from "./load-shedding.ts";

/** Blocks the event loop. */
function hold(milliseconds: number): void {
  const endMs = performance.now() + milliseconds;
  while (performance.now() < endMs);
}

async function makeServer(longestDelayMs: number, sampleMs: number) {
  const server = Fastify();
  answerErrors(server, openLog({ level: "silent" }));
  await shedLoad(server, { longestDelayMs, sampleMs });
  server.get("/page", () => "a page");
  server.get("/assets/script.js", () => "a script");
  await server.ready();
  return server;
}
type Server = Awaited<ReturnType<typeof makeServer>>;
const statusOf = async (server: Server, url: string) => (await server.inject({ url })).statusCode;

test("a loop that is late turn after turn refuses pages, and still gives a served page its scripts", async () => {
  const server = await makeServer(5, 100);
  let page = await server.inject({ url: "/page" });
  for (let turn = 0; turn < 200 && page.statusCode === 200; turn += 1) {
    hold(40);
    await wait(1);
    page = await server.inject({ url: "/page" });
  }
  expect(page.statusCode).toBe(503);
  expect(page.headers["retry-after"]).toBe("10");
  expect(page.json()).toMatchObject({ error: { code: "busy" } });
  expect(await statusOf(server, "/assets/script.js")).toBe(200);
  await server.close();
});

test("a turn longer than a whole sample refuses nobody afterwards", async () => {
  const server = await makeServer(60_000, 50);
  for (let turn = 0; turn < 20; turn += 1) {
    hold(120);
    await wait(0);
    expect(await statusOf(server, "/page")).toBe(200);
  }
  await server.close();
});
