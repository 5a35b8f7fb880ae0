import type { Shop } from "@cosmic/shop/services";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { serveForms } from "./serve-forms.ts";

test("each form comes under a name that names nobody; a closed link, and a busy printer, get none", async () => {
  const epub = Uint8Array.from([80, 75]);
  const shop = {
    openReportByLink: async (secret: string) => (secret === "closed" ? null : { orderId: secret }),
    mayRead: async (_: string, orderId: string) => orderId !== "often",
    epubOfOrder: async ({ orderId }: { orderId: string }) =>
      orderId === "busy" ? { ok: false, reason: "busy" } : { ok: true, epub, key: "key" },
    chartFormOfOrder: async () => "chart",
    chartSchema: () => "{}",
  };
  const app = Fastify();
  // The routes use only these methods of the shop.
  serveForms(app, shop as unknown as Shop, async (_, reply) => reply.code(404).send());
  for (const file of ["report.epub", "chart.json", "chart.md", "wheel-light.svg", "wheel-night.svg", "signs.svg"]) {
    const { statusCode, headers } = await app.inject(`/r/open/${file}`);
    expect([file, statusCode]).toEqual([file, 200]);
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="cosmic-blueprint[a-z-]*\.[a-z]+"(?:; filename\*=UTF-8''cosmic-blueprint[a-z-]*\.[a-z]+)?$/,
    );
    expect((await app.inject(`/r/closed/${file}`)).statusCode).toBe(404);
    expect((await app.inject(`/r/often/${file}`)).statusCode).toBe(429);
  }
  expect((await app.inject("/r/busy/report.epub")).statusCode).toBe(503);
  expect((await app.inject("/schemas/chart.json")).headers["cache-control"]).toContain("public");
  await app.close();
});
