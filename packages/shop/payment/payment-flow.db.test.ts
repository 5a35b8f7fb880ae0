import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../testing/open-test-shop.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

const card = "4242 4242 4242 4242";
const personal = /@example\.org|Zimmer|1990-06-15|"14:30|Paulo|4242 ?4242|whsec_|sk_test|\/r\/[A-Za-z0-9_-]{43}/;
/** Paths of opened reports, to be looked for where they must not be. */
const paths: string[] = [];
const soon = { timeout: 45_000, interval: 20 };

async function order(changes: object = {}) {
  const answer = await one.shop.startCheckout({ ...sampleCheckout, ...changes });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return { ...answer, sessionId: sessionOf(answer.url) };
}
const stateOf = async (orderId: string) => (await one.shop.showOrder(orderId))?.state;
const mailsTo = async (email: string) =>
  ((await one.shop.mailbox?.listMailbox()) ?? []).filter(
    (line) => line.to === email.toLowerCase() || line.to === email,
  );
const jobsOf = async (name: string, orderId: string) =>
  (
    await one.database.pool.query("select id from pgboss.job where name = $1 and data->>'orderId' = $2", [
      name,
      orderId,
    ])
  ).rows.length;

test("nothing opens before payment: neither link nor session, and a lost webhook is made good by the sweep", async () => {
  one.siteDown = true;
  const { orderId, sessionId } = await order({ email: "sweep@example.org" });
  expect(await one.shop.openReportBySession(sessionId)).toMatchObject({
    kind: "waiting",
    paymentPage: expect.stringContaining("/sandbox/pay/"),
  });
  await one.shop.hostedPage?.pay(sessionId, card);
  expect(await stateOf(orderId)).toBe("redirected");
  expect(await one.shop.sweep()).toEqual({ settling: 0, delivering: 0 });
  one.later = 61_000;
  expect(await one.shop.sweep()).toEqual({ settling: 1, delivering: 0 });
  // The sweep has only enqueued; the job is what any worker will do.
  expect(await one.shop.settleOrder(orderId)).toBe("paid");
  one.later = 0;
  expect(await jobsOf("deliver-report", orderId)).toBe(1);
});

test("an order records the language its report is sold in, and one without a record is English", async () => {
  const { orderId, sessionId } = await order({ email: "idioma@example.org", locale: "es-es" });
  const sold = "select report_language from orders where id = $1";
  expect((await one.database.pool.query(sold, [orderId])).rows).toEqual([{ report_language: "en" }]);
  await one.shop.hostedPage?.pay(sessionId, card);
  await one.database.pool.query("update orders set report_language = null where id = $1", [orderId]);
  await vi.waitFor(
    async () => expect(await one.shop.openReportBySession(sessionId)).toMatchObject({ kind: "report" }),
    soon,
  );
  expect(await one.shop.openReportBySession(sessionId)).toMatchObject({ report: { language: "en" } });
});

test("a refund that arrives before the completion leaves the order refunded, unread and unmailed", async () => {
  const { orderId, sessionId } = await order({ email: "refund@example.org" });
  await one.shop.hostedPage?.pay(sessionId, card);
  // Refunded at the payment service itself, before we have heard of the payment.
  await one.database.pool.query(
    "update sandbox_sessions set refunded_minor = amount_minor where client_reference_id = $1",
    [orderId],
  );
  await one.shop.settleOrder(orderId);
  expect(await stateOf(orderId)).toBe("refunded");
  expect(await one.shop.settleOrder(orderId)).toBe("refunded");
  expect(await one.shop.openReportBySession(sessionId)).toBeNull();
  expect(await jobsOf("deliver-report", orderId)).toBe(0);
});

test("a declined card leaves the order open", async () => {
  const { orderId, sessionId } = await order({ email: "declined@example.org" });
  expect(await one.shop.hostedPage?.pay(sessionId, "4000 0000 0000 0002")).toEqual({ ok: false, reason: "declined" });
  expect(await one.shop.settleOrder(orderId)).toBe("redirected");
});

test("from checkout to delivered: report by link and by session, one mail with the PDF and the link", async () => {
  one.siteDown = false;
  one.shop.startWorkers();
  const { orderId, sessionId } = await order();
  const paid = await one.shop.hostedPage?.pay(sessionId, card);
  expect(paid).toEqual({ ok: true, redirectTo: `${one.siteUrl}/success?session_id=${sessionId}` });
  await vi.waitFor(async () => expect(await stateOf(orderId)).toBe("delivered"), soon);
  const access = await one.shop.openReportBySession(sessionId);
  if (access?.kind !== "report") throw new Error("closed");
  const { report } = access;
  expect(report).toMatchObject({ orderId, name: "Zoë Zimmer", language: "en", locale: "en-gb", state: "delivered" });
  paths.push(report.path);
  const secret = report.path.slice("/r/".length);
  expect(await one.shop.openReportByLink(secret)).toEqual(report);
  expect((await one.shop.reportOfOrder(report)).chapters[0]?.sections[0]?.blocks[0]).toMatchObject({
    text: "The Sun stands in Gemini.",
  });
  expect((await one.shop.reportOfOrder(report, "es")).language).toBe("es");
  const [mail, ...more] = await mailsTo(sampleCheckout.email);
  expect(more).toEqual([]);
  const read = await one.shop.mailbox?.readMailboxMessage(mail?.id ?? 0);
  expect(read).toMatchObject({
    subject: "Your birth chart report is ready",
    messageId: `report-${orderId}@127.0.0.1`,
    attachments: [{ fileName: "cosmic-blueprint-Zoë Zimmer.pdf", contentType: "application/pdf" }],
  });
  for (const part of [read?.html, read?.text]) expect(part).toContain(`${one.siteUrl}${report.path}`);
  expect(read?.text).toContain(report.number);
});

test("the same webhook twice is one event, one job and one mail", async () => {
  const { orderId, sessionId } = await order({ email: "twice@example.org" });
  await one.shop.hostedPage?.pay(sessionId, card);
  await vi.waitFor(async () => expect(await stateOf(orderId)).toBe("delivered"), soon);
  const call = one.calls.find((known) => known.body.includes(orderId) && known.body.includes("session.completed"));
  if (!call) throw new Error("no webhook came");
  expect(await one.shop.receivePaymentEvent(call.body, call.signature)).toBe("duplicate");
  expect(await one.shop.settleOrder(orderId)).toBe("delivered");
  expect(await jobsOf("settle-order", orderId)).toBe(1);
  expect(await jobsOf("deliver-report", orderId)).toBe(1);
  expect(await mailsTo("twice@example.org")).toHaveLength(1);
  expect((await one.shop.showOrder(orderId))?.events).toHaveLength(1);
});

test("a bad signature and a stranger's event change nothing", async () => {
  const call = one.calls[0];
  if (!call) throw new Error("no webhook came");
  const forged = Buffer.from(call.body.toString().replace(/evt_\w+/, "evt_forged"));
  expect(await one.shop.receivePaymentEvent(forged, call.signature)).toBe("bad-signature");
  expect(await one.shop.receivePaymentEvent(call.body, "")).toBe("bad-signature");
  const kept = await one.database.pool.query("select 1 from webhook_events where id = 'evt_forged'");
  expect(kept.rows).toEqual([]);
});

test("a refund after delivery closes the link", async () => {
  const { orderId, sessionId } = await order({ email: "sorry@example.org" });
  await one.shop.hostedPage?.pay(sessionId, card);
  await vi.waitFor(async () => expect(await stateOf(orderId)).toBe("delivered"), soon);
  const access = await one.shop.openReportBySession(sessionId);
  const path = access?.kind === "report" ? access.report.path : "";
  const number = (await one.shop.showOrder(orderId))?.number.toLowerCase() ?? "";
  expect(await one.shop.refundOrder(number)).toMatchObject({ ok: true, orderId, state: "refunded" });
  expect(await one.shop.refundOrder(orderId)).toMatchObject({ ok: true, orderId, state: "refunded" });
  expect(await one.shop.openReportByLink(path.slice(3))).toBeNull();
  expect(await one.shop.openReportBySession(sessionId)).toBeNull();
});

test("resend answers everybody alike and mails only customers, once a minute", async () => {
  const answers = await Promise.all(
    ["Twice@Example.org ", "nobody@example.org", "sorry@example.org", null].map((email) => one.shop.resendLinks(email)),
  );
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
  await vi.waitFor(async () => expect(await mailsTo("twice@example.org")).toHaveLength(2), soon);
  await one.shop.resendLinks("twice@example.org");
  await vi.waitFor(async () => {
    const open = await one.database.pool.query("select 1 from resend_requests where sent_at is null");
    expect(open.rows).toEqual([]);
  }, soon);
  expect(await mailsTo("twice@example.org")).toHaveLength(2);
  expect(await mailsTo("nobody@example.org")).toEqual([]);
  const toSorry = (await mailsTo("sorry@example.org")).map(({ subject }) => subject);
  expect(toSorry.sort()).toEqual(["Your birth chart report is ready", "Your refund is on its way"]);
});

test("the operator's list finds orders by state and address", async () => {
  const found = await one.shop.listOrders({ email: "TWICE@example.org" });
  expect(found).toMatchObject([{ state: "delivered", priceMinor: 1299, currency: "GBP" }]);
  expect((await one.shop.listOrders({ state: "refunded" })).map((line) => line.state)).toEqual([
    "refunded",
    "refunded",
  ]);
  expect(await one.shop.showOrder("CB-0000-0000")).toBeNull();
});

test("neither log nor queue nor inbox holds a person, a birth, a card or a secret; the database holds no link", async () => {
  const rows = await one.database.pool.query(
    "select row_to_json(j)::text as t from pgboss.job j union all select row_to_json(w)::text from webhook_events w",
  );
  const outside = one.logged() + JSON.stringify(rows.rows);
  expect(outside).toContain("an order moved");
  expect(outside.match(personal)).toBeNull();
  const [report] = await Promise.all(paths.map((path) => one.shop.openReportByLink(path.slice(3))));
  expect(report).toBeTruthy();
  const tables = ["orders", "deliveries", "sandbox_sessions", "sandbox_events", "sandbox_answers", "resend_requests"];
  for (const table of tables) {
    const all = await one.database.pool.query(`select row_to_json(t)::text as t from ${table} t`);
    for (const path of paths) expect(JSON.stringify(all.rows)).not.toContain(path.slice(3));
    expect(JSON.stringify(all.rows)).not.toMatch(/4242 ?4242|4000 ?0000 ?0000/);
  }
});

test("a shop that is ready says so", async () => {
  expect(await one.shop.ready()).toEqual({ database: true });
  expect(await one.shop.inspect()).toMatchObject({ database: true, payments: true, mail: true });
});
