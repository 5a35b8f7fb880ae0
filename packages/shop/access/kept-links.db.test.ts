import { dayMs } from "@cosmic/platform/durations";
import { readEnvironment } from "@cosmic/platform/environment/environment";
import { printVersion } from "@cosmic/print/press/print-version";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resealLinks } from "../admin/reseal-links.ts";
import { objectionKeyOf } from "../objections/objection-key.ts";
import { keyInToken, objectionToken } from "../objections/objection-token.ts";
import { openPdfBucket } from "../pdf-cache/pdf-bucket.ts";
import { openPdfFolder } from "../pdf-cache/pdf-folder.ts";
import { removeStalePdfs } from "../pdf-cache/remove-stale-pdfs.ts";
import { forgetClosed } from "../report/forget-closed.ts";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";
import { startTestBucket } from "../testing/test-bucket.ts";
import { linkHash, linkSecret } from "./report-links.ts";
import { openSealedLink } from "./seal-link.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
});
afterAll(() => one.close());

const keptOrders = () => one.shop.keptReports().map(({ orderId }) => orderId);

async function keptOf(sale: Sale) {
  const { rows } = await one.database.pool.query(
    `select id, sealed_link as "sealedLink", link_hash as "linkHash", link_version as "linkVersion" from orders where id = $1`,
    [sale.orderId],
  );
  return rows[0];
}

test("the key is replaced while links go on working, and after the resealing the old one can be forgotten", async () => {
  const [sealed, old] = [await sales.paid("sealed@example.org"), await sales.paid("old@example.org")];
  // As orders were sold before copies were kept.
  const computed = linkSecret(one.environment.linkSecret, old.orderId, 1);
  await one.database.pool.query("update orders set sealed_link = null, link_hash = $2 where id = $1", [
    old.orderId,
    linkHash(computed),
  ]);
  const keys = { LINK_SECRET: "n".repeat(43), LINK_SECRET_PREVIOUS: one.environment.linkSecret };
  const read = readEnvironment({ DATA_DIR: one.dataDir, ...keys });
  if (!read.ok) throw new Error(read.sentences.join(" "));
  const { environment } = read;
  const tools = { database: one.database, environment };
  const noMails = { purpose: "review", email: "sealed@example.org" } as const;
  const objection = await objectionKeyOf({ environment: one.environment }, one.database.db, noMails);
  const token = objectionToken(one.environment, objection);
  expect(openSealedLink(environment, await keptOf(sealed))).toBe(sealed.secret);
  expect(keyInToken(environment, token)).toBe(objection);
  expect(await resealLinks(tools, { dry: true })).toEqual({ resealed: 3, current: 0 });
  expect(await resealLinks(tools, { dry: false })).toEqual({ resealed: 3, current: 0 });
  expect(await resealLinks(tools, { dry: false })).toEqual({ resealed: 0, current: 3 });
  const alone = { linkSecret: keys.LINK_SECRET, linkSecretBefore: null };
  const later = { environment: { ...environment, ...alone } };
  expect(await objectionKeyOf(later, one.database.db, noMails)).toBe(objection);
  expect(openSealedLink(alone, await keptOf(sealed))).toBe(sealed.secret);
  expect(openSealedLink(alone, await keptOf(old))).toBe(computed);
  expect(await one.shop.openReportByLink(computed)).not.toBeNull();
});

test("PDFs of closed orders, of another print version and of long ago are removed from folder and bucket, and no other", async () => {
  const [open, closed] = [await sales.paid("open@example.org"), await sales.paid("closed@example.org")];
  await one.database.pool.query("update orders set state = 'refunded' where id = $1", [closed.orderId]);
  const bucket = await startTestBucket(one.dataDir);
  const folder = openPdfFolder({ folder: `${one.dataDir}/stale`, mostBytes: 1_000_000 });
  for (const pdfCache of [folder, openPdfBucket(bucket.settings)]) {
    const left = async (daysLater: number) => {
      const clock = { now: () => new Date(Date.now() + daysLater * dayMs) };
      await removeStalePdfs({ database: one.database, pdfCache, clock });
      const found: string[] = [];
      for await (const page of pdfCache.list()) found.push(...page.map(({ owner, hash }) => `${owner} ${hash}`));
      return found.sort();
    };
    const today = `h-${printVersion}`;
    for (const owner of [open.orderId, closed.orderId, "sample"]) {
      await pdfCache.write({ owner, hash: today }, Buffer.from("x"));
      await pdfCache.write({ owner, hash: "h-0" }, Buffer.from("x"));
    }
    // For a day the machines of the version before may still be at work.
    expect(await left(0)).toEqual(
      [open.orderId, "sample"].flatMap((owner) => [`${owner} h-0`, `${owner} ${today}`]).sort(),
    );
    expect(await left(2)).toEqual([open.orderId, "sample"].map((owner) => `${owner} ${today}`).sort());
    expect(await left(31)).toEqual([]);
  }
  await bucket.close();
});

test("a document that a process keeps of an order closed elsewhere is removed from its memory, and no other", async () => {
  const [open, closed] = [await sales.paid("kept@example.org"), await sales.paid("gone@example.org")];
  for (const { secret } of [open, closed]) {
    const report = await one.shop.openReportByLink(secret);
    if (report) await one.shop.reportOfOrder(report);
  }
  expect(keptOrders()).toEqual(expect.arrayContaining([open.orderId, closed.orderId]));
  await one.database.pool.query("update orders set state = 'refunded' where id = $1", [closed.orderId]);
  expect(await forgetClosed(one, one.shop)).toBe(1);
  expect(keptOrders()).toContain(open.orderId);
  expect(keptOrders()).not.toContain(closed.orderId);
});
