import { dayMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, sampleCheckout, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";
import { privacySecret } from "./privacy-links.ts";

const soon = { timeout: 45_000, interval: 20 };
let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

const count = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  (await one.database.pool.query(`select count(*)::int as n from ${sql}`, [...values])).rows[0].n;
const mailsTo = async (email: string) =>
  ((await one.shop.mailbox?.listMailbox()) ?? []).filter(({ to }) => to === email);
const idle = () =>
  vi.waitFor(async () => expect(await count("pgboss.job where state in ('created','active','retry')")).toBe(0), soon);
/** The secret of the newest request of an address. */
async function newestSecret(email: string): Promise<string> {
  const { rows } = await one.database.pool.query(
    "select id from privacy_requests where email = $1 order by requested_at desc limit 1",
    [email],
  );
  return privacySecret(one.environment, rows[0].id);
}

test("known and unknown addresses are answered alike, by the same rows, and only the known one is mailed", async () => {
  await sales.delivered("known@example.org");
  const answers = [];
  for (const email of ["known@example.org", "unknown@example.org"])
    answers.push(await one.shop.askPrivacy({ email, kind: "export", locale: "pt-br" }));
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(await count("privacy_requests where kind = 'export' and confirmed_at is null")).toBe(2);
  await idle();
  const subjects = (await mailsTo("known@example.org")).map(({ subject }) => subject);
  expect(subjects).toContain("Confirme: receber meus dados");
  expect(await mailsTo("unknown@example.org")).toEqual([]);
  expect(await one.shop.askPrivacy({ email: "none", kind: "export" })).toEqual({ ok: false, reason: "email" });
});

test("a mailbox is asked three times an hour for each purpose, whoever asks", async () => {
  await sales.delivered("three@example.org");
  for (let times = 0; times < 4; times += 1) await one.shop.askPrivacy({ email: "Three@example.org", kind: "erase" });
  for (let times = 0; times < 4; times += 1) await one.shop.resendLinks("three@example.org ");
  expect(await count("privacy_requests where email = 'three@example.org'")).toBe(3);
  expect(await count("resend_requests where email = 'three@example.org'")).toBe(3);
  await idle();
});

test("a stranger who asks for a customer at another form, or from a network past its limit, blocks none of their mails", async () => {
  const email = "victim@example.org";
  await sales.delivered(email);
  const stranger = "203.0.113.9";
  for (let times = 0; times < 5; times += 1) await one.shop.askForNewsletter({ email, locale: "en-us" }, stranger);
  for (let guest = 0; guest < 60; guest += 1) {
    await one.shop.resendLinks(`guest-${guest}@example.org`, stranger);
    await one.shop.askPrivacy({ email: `guest-${guest}@example.org`, kind: "erase" }, stranger);
  }
  for (let times = 0; times < 5; times += 1) {
    await one.shop.resendLinks(email, stranger);
    await one.shop.askPrivacy({ email, kind: "erase" }, stranger);
  }
  const asked = async () => [
    await count("resend_requests where email = $1", [email]),
    await count("privacy_requests where email = $1", [email]),
  ];
  expect(await asked()).toEqual([0, 0]);
  await one.shop.resendLinks(email, "198.51.100.4");
  await one.shop.askPrivacy({ email, kind: "export" }, "198.51.100.4");
  expect(await asked()).toEqual([1, 1]);
  await idle();
});

test("a copy is fetched once, with everything in it; the link is over after a day", async () => {
  const email = "copy@example.org";
  const sale = await sales.delivered(email);
  const corrected = { ...sampleCheckout.birthData, birthTime: "10:00", birthCity: "São Paulo, Brazil" };
  expect(await one.shop.correctBirth({ secret: sale.secret, input: corrected, shownAfter: 0 })).toMatchObject({
    ok: true,
  });
  await one.shop.askPrivacy({ email, kind: "export", locale: "en-us" });
  await idle();
  const secret = await newestSecret(email);
  expect(await one.shop.viewPrivacyLink(secret)).toEqual({ kind: "export" });
  one.later = dayMs + 1000;
  expect(await one.shop.viewPrivacyLink(secret)).toBeNull();
  one.later = 0;
  const [first, second] = await Promise.all([one.shop.confirmPrivacy(secret), one.shop.confirmPrivacy(secret)]);
  const done = first ?? second;
  expect([first, second].filter((each) => each === null)).toHaveLength(1);
  expect(done).toMatchObject({
    kind: "export",
    data: {
      email,
      orders: [
        {
          number: sale.number,
          consentWording: "begin-at-once/2026-11",
          termsVersion: "2026-11b",
          birth: { date: "1990-06-15" },
          link: `${one.siteUrl}/r/${sale.secret}`,
          books: [
            { version: 1, kind: "book", edition: 2, writtenIn: "en-gb" },
            { version: 2, kind: "book", edition: 2, writtenIn: "en-gb" },
          ],
        },
      ],
    },
  });
  const days = { writtenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), storedAt: expect.any(Date) };
  const [order] = done?.kind === "export" ? done.data.orders : [];
  expect(order).toMatchObject({ books: [days, days] });
  expect(JSON.stringify(order).split(sale.secret)).toHaveLength(2);
  for (const forged of ["", "x", "A".repeat(43)]) expect(await one.shop.confirmPrivacy(forged)).toBeNull();
});

test("an erased order can be paid no more, and a slow payment that comes after all is given back", async () => {
  const email = "slow@example.org";
  const [open, slow] = [await sales.open(email), await sales.open(email)];
  await one.shop.sandboxControls?.payLater(slow.sessionId);
  expect(await one.shop.eraseCustomer(email)).toEqual({ found: true, orders: [open.number, slow.number] });
  expect(await one.shop.hostedPage?.pay(open.sessionId, "4242424242424242")).toEqual({ ok: false, reason: "expired" });
  await one.shop.sandboxControls?.settleLater(slow.sessionId, "paid");
  await vi.waitFor(async () => {
    const { rows } = await one.database.pool.query(
      "select refunded_minor from sandbox_sessions where client_reference_id = $1",
      [slow.orderId],
    );
    expect(rows).toEqual([{ refunded_minor: 1299 }]);
  }, soon);
  expect((await sales.story(slow)).state).toBe("erased");
});

test("erased while a refund is asked for, the money goes back all the same", async () => {
  const sale = await sales.delivered("both@example.org");
  await one.shop.requestRefund(sale.secret, "private words");
  await one.shop.eraseCustomer("BOTH@example.org");
  await vi.waitFor(async () => expect((await sales.story(sale)).refundedAt).not.toBeNull(), soon);
  expect(await sales.story(sale)).toMatchObject({ state: "erased", refundRequests: [{ reason: null }] });
});

test("unpaid births go after 31 days, refunded ones before 30 are over, paid ones stay", async () => {
  const [unpaid, paid, refunded] = [
    await sales.open("unpaid@example.org"),
    await sales.delivered("paid@example.org"),
    await sales.delivered("refunded@example.org"),
  ];
  await one.shop.refundOrder(refunded.orderId);
  one.later = 29 * dayMs - 60_000;
  await one.shop.cleanUp();
  expect((await sales.story(refunded)).birth).not.toBeNull();
  one.later = 29 * dayMs + 60_000;
  await one.shop.cleanUp();
  expect(await sales.story(refunded)).toMatchObject({ state: "refunded", birth: null, name: "", email: "" });
  expect((await sales.story(unpaid)).birth).not.toBeNull();
  one.later = 31 * dayMs + 60_000;
  await one.shop.cleanUp();
  one.later = 0;
  expect(await sales.story(unpaid)).toMatchObject({ state: "erased", birth: null, email: "" });
  expect(await sales.story(paid)).toMatchObject({ state: "delivered", birth: { date: "1990-06-15" } });
});

test("each act of the operator leaves a row, and no row names a person", async () => {
  const sale = await sales.delivered("audited@example.org");
  await one.shop.resendOrder(sale.number);
  await one.shop.exportCustomer("audited@example.org");
  await one.shop.refundOrder(sale.number);
  await one.shop.refundOrder("CB-0000-0000");
  await one.shop.eraseCustomer("audited@example.org");
  const { rows } = await one.database.pool.query(
    "select act, outcome, order_id is not null as of_order, subject is not null as of_person from operator_acts order by id desc limit 5",
  );
  expect(rows.reverse()).toEqual([
    { act: "resend", outcome: "ok", of_order: true, of_person: false },
    { act: "export", outcome: "ok", of_order: false, of_person: true },
    { act: "refund", outcome: "ok", of_order: true, of_person: false },
    { act: "refund", outcome: "unknown-order", of_order: false, of_person: false },
    { act: "erase", outcome: "ok", of_order: false, of_person: true },
  ]);
  const dump = await one.database.pool.query("select row_to_json(a)::text as t from operator_acts a");
  expect(JSON.stringify(dump.rows)).not.toMatch(/audited|example/);
});
