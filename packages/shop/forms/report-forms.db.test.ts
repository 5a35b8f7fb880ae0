import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

const pdfs = ["a4", "interior", "cover"] as const;

async function opened(sale: Sale) {
  const report = await one.shop.openReportByLink(sale.secret);
  if (!report) throw new Error("a delivered report opens");
  return report;
}

test("while the report is open every form is made of it", async () => {
  const report = await opened(await sales.delivered("forms@example.org"));
  const epub = await one.shop.epubOfOrder(report);
  if (!epub.ok) throw new Error(epub.reason);
  expect(Buffer.from(epub.epub).toString("latin1", 0, 2)).toBe("PK");
  expect(await one.shop.epubOfOrder(report)).toEqual(epub);
  for (const form of pdfs) expect(await one.shop.pdfOfOrder(report, undefined, form)).toMatchObject({ ok: true });
  const file = JSON.parse((await one.shop.chartFormOfOrder(report, "chart.json")) ?? "");
  expect(file.$schema).toBe(`${one.siteUrl}/schemas/chart.json`);
  expect(await one.shop.chartFormOfOrder(report, "chart.md")).toContain("# ");
  expect(await one.shop.chartFormOfOrder(report, "signs.svg")).toMatch(/^<svg /);
  // The sample document has no wheel.
  expect(await one.shop.chartFormOfOrder(report, "wheel-light.svg")).toBeNull();
});

test("a refund closes them, with an EPUB in the making too", async () => {
  const sale = await sales.delivered("refunded-forms@example.org");
  const report = await opened(sale);
  expect(await one.shop.refundOrder(sale.number)).toMatchObject({ ok: true, state: "refunded" });
  expect(await one.shop.openReportByLink(sale.secret)).toBeNull();
  expect(await one.shop.epubOfOrder(report)).toEqual({ ok: false, reason: "outdated" });
  for (const form of pdfs)
    expect(await one.shop.pdfOfOrder(report, undefined, form)).toEqual({ ok: false, reason: "outdated" });
  expect(await sales.stored(sale)).toBe(false);
});

test("an erasure closes them", async () => {
  const sale = await sales.delivered("erased-forms@example.org");
  const report = await opened(sale);
  await one.shop.eraseCustomer("erased-forms@example.org");
  expect(await one.shop.openReportByLink(sale.secret)).toBeNull();
  expect(await one.shop.epubOfOrder(report)).toEqual({ ok: false, reason: "outdated" });
  for (const form of pdfs)
    expect(await one.shop.pdfOfOrder(report, undefined, form)).toEqual({ ok: false, reason: "outdated" });
  expect(await sales.stored(sale)).toBe(false);
});
