import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { fetchPdf } from "./fetch-pdf.ts";

const pdf = Buffer.alloc(200_000, "x");
const answers: Readonly<Record<string, RequestListener>> = {
  "/good": (_, reply) => reply.writeHead(200, { "content-length": pdf.length }).end(pdf),
  "/unmeasured": (_, reply) => reply.writeHead(200).end(pdf),
  "/busy": (_, reply) => reply.writeHead(503).end(),
  "/missing": (_, reply) => reply.writeHead(404).end(),
  "/broken": (_, reply) => reply.writeHead(500).end(),
  "/cut": (_, reply) => {
    reply.writeHead(200, { "content-length": pdf.length });
    reply.write("x", () => reply.destroy());
  },
};
const server = createServer((request, reply) => answers[request.url ?? ""]?.(request, reply));
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
// A listening TCP server always has an AddressInfo.
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

test("the file comes whole, and its progress ends at a hundred percent", async () => {
  const told: number[] = [];
  const got = await fetchPdf(`${site}/good`, (percent) => told.push(percent));
  expect(got.ok && got.file.size).toBe(pdf.length);
  expect(told.at(-1)).toBe(100);
  expect(told).toEqual([...told].sort((one, other) => one - other));
});

test("a file of unknown length comes whole, too", async () => {
  const got = await fetchPdf(`${site}/unmeasured`, () => undefined);
  expect(got.ok && got.file.size).toBe(pdf.length);
});

test.each([
  ["busy", "busy"],
  ["missing", "missing"],
  ["broken", "failed"],
  ["cut", "failed"],
])("an answer that is %s is told as %s", async (path, trouble) => {
  expect(await fetchPdf(`${site}/${path}`, () => undefined)).toEqual({ ok: false, trouble });
});

test("a server that is not there is told as failed", async () => {
  expect(await fetchPdf("http://127.0.0.1:1/", () => undefined)).toEqual({ ok: false, trouble: "failed" });
});
