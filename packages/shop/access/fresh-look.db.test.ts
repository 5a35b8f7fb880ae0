import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

const dayMs = 86_400_000;

test("a report older than a year is offered a fresh look of today, and its book stays as it was", async () => {
  const sale = await sales.delivered("look@example.org");
  const report = await one.shop.openReportByLink(sale.secret);
  if (!report) throw new Error("the report does not open");
  const kept = await one.shop.reportOfOrder(report);
  expect([one.shop.hasFreshLook(report), await one.shop.freshLook(report)]).toEqual([false, null]);
  one.later = 367 * dayMs;
  const fresh = await one.shop.freshLook(report);
  one.later = 0;
  const days = (Date.parse(fresh?.asOf ?? "") - Date.parse(report.asOf)) / dayMs;
  expect(days).toBe(367);
  expect(fresh?.document).not.toBe(kept);
  const books = await one.database.pool.query("select kind from books where order_id = $1", [sale.orderId]);
  expect(books.rows).toEqual([{ kind: "book" }]);
  one.shop.forgetReport(report);
  expect(one.shop.keptReports().filter(({ orderId }) => orderId === sale.orderId)).toEqual([]);
  expect((await one.shop.reportOfOrder(report)).hash).toBe(kept.hash);
});
