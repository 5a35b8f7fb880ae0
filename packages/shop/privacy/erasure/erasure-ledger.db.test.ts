import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { linkHash, makeLinkSecret } from "../../access/report-links.ts";
import { readEverythingKept, whereIs } from "../../testing/kept-everywhere.ts";
import { openTestShop, sampleCheckout, type TestShop } from "../../testing/open-test-shop.ts";
import { openSales } from "../../testing/sales.ts";

// Rows are put back as a restored database puts them back; tests/restore does it with pg_dump.
const restored = [
  "orders",
  "contact_messages",
  "newsletter_subscriptions",
  "resend_requests",
  "privacy_requests",
  "mailbox_messages",
];
const soon = { timeout: 45_000, interval: 20 };
const place = makeTestFolder();
const backups = join(place.path, "backups");
let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), settings: { BACKUP_DIR: backups } });
  sales = openSales(one);
  await query("create schema before");
});
afterAll(async () => {
  await one.close();
  await place.remove();
});
beforeEach(async () => {
  for (const table of restored) await query(`drop table if exists before.${table}`);
});

const query = async (sql: string) => (await one.database.pool.query(sql)).rows;
const backUpRows = async () => {
  for (const table of restored) await query(`create table before.${table} as table public.${table}`);
};
async function restoreRows(): Promise<void> {
  // As pg_restore loads rows: nothing that hangs on them is asked.
  await one.database.transaction(async ({ client }) => {
    await client.query("set local session_replication_role = replica");
    for (const table of restored) {
      await client.query(`delete from public.${table}`);
      await client.query(`insert into public.${table} overriding system value select * from before.${table}`);
      await client.query(`drop table before.${table}`);
    }
  });
}
const ledgerIn = (folder: string) => readdirSync(join(folder, "erasures")).sort();
const buy = (email: string, name: string) =>
  sales.paid(email, { name, birthData: { ...sampleCheckout.birthData, fullName: name, email } });

test("an erasure survives a restore: order, letter and newsletter are erased again, and no mark is left", async () => {
  const [email, mark] = ["canary.ledger@example.org", "Canaryledger"];
  const sale = await buy(email, mark);
  await buy("neighbor@example.org", "Neighbor");
  await one.shop.takeLetter({ name: mark, email, subject: "x", message: mark, locale: "en-gb" });
  await one.shop.askForNewsletter({ email, locale: "en-gb" });
  await one.shop.resendLinks(email);
  await one.shop.askPrivacy({ email, kind: "erase", locale: "en-gb" });
  await query(`insert into mailbox_messages (raw) values ('To: ${email}\n\n${mark}')`);
  await backUpRows();
  await one.shop.eraseCustomer(email);
  await restoreRows();
  expect(await one.shop.openReportByLink(sale.secret)).not.toBeNull();

  const counts = { orders: 1, letters: 1, newsletters: 1, unknownOrders: [] };
  expect(await one.shop.inspectBackups()).toMatchObject({ erasures: { back: 3 } });
  expect(await one.shop.replayErasures({ dry: true })).toMatchObject(counts);
  expect(await one.shop.openReportByLink(sale.secret)).not.toBeNull();
  expect(await one.shop.replayErasures({ dry: false })).toMatchObject(counts);
  expect(await one.shop.openReportByLink(sale.secret)).toBeNull();
  const kept = await readEverythingKept(one.database, one.dataDir);
  for (const each of ["canary.ledger", mark]) expect([each, whereIs(kept, each)]).toEqual([each, []]);
  for (const folder of [one.dataDir, backups]) {
    expect(ledgerIn(folder)).toContain(`order.${sale.orderId}`);
    expect(ledgerIn(folder).join()).not.toMatch(/canary|example/i);
  }
  expect(await query("select 1 from orders where name = 'Neighbor'")).toHaveLength(1);
  expect(await one.shop.replayErasures({ dry: false })).toMatchObject({ orders: 0, letters: 0, newsletters: 0 });
});

test("either place of the ledger is enough, and an order the database never had is named", async () => {
  const sale = await buy("two-places@example.org", "Two");
  await one.shop.eraseCustomer("two-places@example.org");
  rmSync(join(one.dataDir, "erasures"), { recursive: true });
  expect(ledgerIn(backups)).toContain(`order.${sale.orderId}`);
  await query(`delete from orders where id = '${sale.orderId}'`);
  expect((await one.shop.replayErasures({ dry: true })).unknownOrders).toEqual([sale.orderId]);
});

test("who has left the newsletter stays away after a restore", async () => {
  const email = "leaver@example.org";
  await one.shop.askForNewsletter({ email, locale: "en-us" });
  // The link that the mail would hold.
  const secret = makeLinkSecret();
  await one.database.pool.query("update newsletter_subscriptions set leave_hash = $1 where email = $2", [
    linkHash(secret),
    email,
  ]);
  await backUpRows();
  await one.shop.leaveNewsletter(secret);
  await restoreRows();
  expect(await one.shop.replayErasures({ dry: false })).toMatchObject({ newsletters: 1 });
  expect(await query(`select 1 from newsletter_subscriptions where email = '${email}'`)).toEqual([]);
});

test("a crash between the ledger and the commit loses no erasure, and the next try finishes it", async () => {
  const email = "crash@example.org";
  const sale = await buy(email, "Crash");
  // Fires when the transaction commits, with everything done in it.
  await query(`create function refuse_commit() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`);
  await query(
    `create constraint trigger crash after update on orders deferrable initially deferred for each row
     when (new.state = 'erased') execute function refuse_commit()`,
  );
  await expect(one.shop.eraseCustomer(email)).rejects.toThrow("gone");
  expect(await query(`select 1 from orders where email = '${email}'`)).toHaveLength(1);
  expect(ledgerIn(one.dataDir)).toContain(`order.${sale.orderId}`);
  await query("drop trigger crash on orders");
  one.shop.startWorkers();
  await vi.waitFor(async () => {
    expect(await query(`select 1 from orders where id = '${sale.orderId}' and state = 'erased'`)).toHaveLength(1);
  }, soon);
});

test("a ledger that cannot be written lets nothing be erased; once it can, a worker finishes", async () => {
  const email = "full-disk@example.org";
  const sale = await buy(email, "Full");
  const folder = join(backups, "erasures");
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, "not a folder");
  await expect(one.shop.eraseCustomer(email)).rejects.toThrow();
  expect(await query(`select 1 from orders where email = '${email}'`)).toHaveLength(1);
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  await vi.waitFor(async () => {
    expect(await query(`select 1 from orders where id = '${sale.orderId}' and state = 'erased'`)).toHaveLength(1);
  }, soon);
  expect(ledgerIn(backups)).toContain(`order.${sale.orderId}`);
});
