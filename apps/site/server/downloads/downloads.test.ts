import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { createPrinter } from "@cosmic/print/press/printer";
import { sampleDocument } from "@cosmic/print/testing/sample-document";
import { openPdfFolder } from "@cosmic/shop/pdf-cache/pdf-folder";
import { openPdfService } from "@cosmic/shop/pdf-cache/pdf-service";
import type { Shop } from "@cosmic/shop/services";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { answerErrors } from "../http/plain-errors.ts";
import { serveDownloads } from "./downloads.ts";

const place = makeTestFolder();
afterAll(() => place.remove());

test("when as many books wait as may, the next reader is asked to come back in a moment", async () => {
  const crashing = new URL("../../../../packages/print/testing/crashing-worker.ts", import.meta.url);
  const printer = createPrinter({ workerUrl: crashing, threads: 1, mostWaiting: 0 });
  const print = openPdfService({
    printer,
    store: openPdfFolder({ folder: place.path, mostBytes: 10_000_000 }),
    storeFailed: (error) => {
      throw error;
    },
  });
  // This print never finishes.
  const hanging = print({ ...sampleDocument(), publisher: "hang", hash: "hanging" }, "one").catch(() => null);
  const app = Fastify();
  answerErrors(app, openLog({ level: "silent" }));
  const shop = {
    openReportByLink: async () => ({ name: "Marina", orderId: "one" }),
    mayRead: async () => true,
    pdfOfOrder: () => print({ ...sampleDocument(), hash: "next" }, "two"),
  };
  // The route uses only these three methods of the shop.
  serveDownloads(app, shop as unknown as Shop, async (_, reply) => reply.code(404).send());
  const answer = await app.inject(`/r/${"A".repeat(43)}/report.pdf`);
  await app.close();
  await printer.close();
  await hanging;
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.json()).toEqual({
    error: { code: "busy", message: "The service is busy. Please try again in a moment." },
  });
});
