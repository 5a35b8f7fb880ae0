import { randomBytes } from "node:crypto";
import { dayMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sealOldSessions } from "../payment/seal-old-sessions.ts";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";

// Whoever holds a copy of the database, and not the operator's key, opens nothing with it.

const email = "dump@example.org";
const soon = { timeout: 45_000, interval: 20 };
const makeBuyer = () => randomBytes(32).toString("base64url");

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

/** The mails of a trial are kept as they would have left, links and all; with a mail server there are none. */
const exceptMails = "public.mailbox_messages";

/** Every row of every table, the queue's included, as text. */
async function dump(): Promise<string> {
  const { pool } = one.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== exceptMails)) {
    const { rows } = await pool.query<{ t: string }>(`select row_to_json(t)::text as t from ${name} t`);
    texts.push(...rows.map(({ t }) => t));
  }
  return texts.join("\n");
}

/** Values of at least 20 characters, whole and cut at what no secret holds; bytes also in the letters of a link. */
function valuesIn(text: string): readonly string[] {
  const shortest = 20;
  const words = text.split(/[^\w.-]+/).flatMap((word) => [word, ...word.split(".")]);
  const quoted = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = ""]) => value);
  const asLinks = [...text.matchAll(/\\\\x((?:[0-9a-f]{2})+)/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString("base64url"),
  );
  return [...new Set([...words, ...quoted, ...asLinks])].filter((value) => value.length >= shortest);
}

/** What a value opens. */
async function opens(value: string, sale: Sale): Promise<readonly string[]> {
  const { shop } = one;
  const found = {
    link: await shop.openReportByLink(value),
    refund: await shop.viewRefund(value),
    session: await shop.openReportBySession(value),
    "session and cookie": await shop.openReportBySession(value, value),
    cookie: await shop.openReportBySession(sale.orderId, value),
    confirmation: await shop.viewPrivacyLink(value),
    newsletter: (await shop.confirmNewsletter(value)) || null,
    "payment page": await shop.hostedPage?.session(value),
  };
  return Object.entries(found).flatMap(([name, opened]) => (opened == null ? [] : [name]));
}

/** The secrets of the mails that went to the customer, by what stands before them in their address. */
async function mailedSecrets(): Promise<ReadonlyMap<string, string>> {
  const lines = (await one.shop.mailbox?.listMailbox()) ?? [];
  const mails = await Promise.all(lines.map(({ id }) => one.shop.mailbox?.readMailboxMessage(id)));
  const texts = mails.map((mail) => mail?.text ?? "").join("\n");
  return new Map(
    [...texts.matchAll(/\/(r|privacy\/confirm|newsletter\/confirm)\/([\w-]{43})/g)].map(([, a = "", b = ""]) => [a, b]),
  );
}

test("no value of a database dump opens a report, a payment page or a confirmation", async () => {
  const buyer = makeBuyer();
  const sale = await sales.delivered(email, { buyer });
  const unpaid = await sales.open(email);
  await one.shop.askPrivacy({ email, kind: "export", locale: "en-gb" }, "203.0.113.9");
  await one.shop.askForNewsletter({ email, locale: "en-gb" });
  await vi.waitFor(async () => expect((await mailedSecrets()).size).toBe(3), soon);
  const text = await dump();
  const values = valuesIn(text);
  // The way in is open to whoever has the real ones, so that the sweep below proves something.
  const secrets = await mailedSecrets();
  expect(await opens(sale.secret, sale)).toContain("link");
  expect(await opens(sale.sessionId, sale)).toEqual(expect.arrayContaining(["session", "payment page"]));
  expect(await opens(unpaid.sessionId, sale)).toContain("payment page");
  expect(await opens(secrets.get("privacy/confirm") ?? "", sale)).toContain("confirmation");
  expect(values.length).toBeGreaterThan(50);
  for (const secret of [sale.secret, sale.sessionId, unpaid.sessionId, buyer, ...secrets.values()])
    expect(text.includes(secret)).toBe(false);
  const opened = [];
  for (const value of values) opened.push(...(await opens(value, sale)).map((what) => `${what}: ${value}`));
  expect(opened).toEqual([]);
});

test("a session opens its report for a day anywhere, and later only in the browser that ordered", async () => {
  const buyer = makeBuyer();
  const sale = await sales.paid("later@example.org", { buyer });
  const kindOf = async (cookie?: string) => (await one.shop.openReportBySession(sale.sessionId, cookie))?.kind ?? null;
  expect([await kindOf(), await kindOf(buyer)]).toEqual(["report", "report"]);
  one.later = dayMs + 60_000;
  expect([await kindOf(), await kindOf(makeBuyer()), await kindOf("x"), await kindOf(buyer)]).toEqual([
    ...[null, null, null],
    "report",
  ]);
  expect(await one.shop.openReportByLink(sale.secret)).not.toBeNull();
  one.later = 0;
});

test("sessions that the version before kept as they were still open, and are sealed after a day", async () => {
  const [young, old] = [await sales.paid("young@example.org"), await sales.paid("old@example.org")];
  for (const { orderId, sessionId } of [young, old])
    await one.database.pool.query(
      `update orders set checkout_session_id = $2, checkout_session_hash = null, sealed_checkout_session = null,
         sealed_checkout_url = null where id = $1`,
      [orderId, sessionId],
    );
  await one.database.pool.query("update orders set created_at = created_at - interval '2 days' where id = $1", [
    old.orderId,
  ]);
  // A row that a worker holds is left for the next time.
  await vi.waitFor(async () => {
    await sealOldSessions(one, new Date(Date.now() - dayMs));
    const { rows } = await one.database.pool.query(
      "select id from orders where checkout_session_id is not null and email in ('young@example.org', 'old@example.org')",
    );
    expect(rows).toEqual([{ id: young.orderId }]);
  }, soon);
  for (const { sessionId } of [young, old])
    expect((await one.shop.openReportBySession(sessionId))?.kind).toBe("report");
});
