import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerUnreadable } from "./unreadable-requests.ts";

const server = Fastify({ clientErrorHandler: answerUnreadable });
let port = 0;
beforeAll(async () => {
  server.get("/", () => "a page");
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => server.close());

/** Like a proxy: reuses one connection as long as the server keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (method: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method, agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
    });
    asked.on("error", reject);
    asked.end();
  });

test("after an answer to headers that are too long the next visitor's request is answered", async () => {
  for (const method of ["GET", "HEAD", "GET", "HEAD"]) {
    expect(await ask(method, { "x-long": "x".repeat(20_000) })).toBe(431);
    expect(await ask(method)).toBe(200);
  }
});

test("what is no HTTP is answered 400, and the connection ends", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("no HTTP\r\n\r\n");
  expect(await text(socket)).toBe("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
});
