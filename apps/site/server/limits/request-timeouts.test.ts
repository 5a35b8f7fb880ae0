import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endLateRequests } from "./request-timeouts.ts";

const server = Fastify(endLateRequests(200));
let port = 0;
beforeAll(async () => {
  server.post("/", () => "taken");
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => server.close());

/** Sends the start of a request, then a byte every 20 ms; returns what the server sends before closing. */
async function sendSlowly(start: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(start);
  const drip = setInterval(() => socket.writable && socket.write("x"), 20);
  try {
    return await text(socket);
  } finally {
    clearInterval(drip);
  }
}

test.each([
  ["a body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n"],
  ["the headers", "POST / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
])("%s that comes a byte at a time is ended with 408", async (_, start) => {
  expect(await sendSlowly(start)).toMatch(/^HTTP\/1\.1 408 /);
});
