import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { openSessionIds } from "@cosmic/payment-sandbox/protocol/session-ids";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { openQueue, type Queue } from "@cosmic/platform/queue/open-queue";
import { systemClock } from "@cosmic/platform/system-clock";
import { copyPreparedDatabase } from "@cosmic/platform/testing/prepared-database";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrateShop } from "../database/migrate-shop.ts";
import { openPayments, type Payments, paymentJobs } from "./open-payments.ts";

const folder = makeTestFolder();
const log = openLog({ level: "silent" });
const webhookSecret = "whsec_sandboxtest";
const retiringSecret = "whsec_retiring";
const events: Stripe.Event[] = [];
let failures = 1;
let server: Server;
let database: Database;
let queue: Queue;
let payments: Payments;
let other: Payments;

const linkSecret = "k".repeat(43);
const ids = openSessionIds(linkSecret);

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await buffer(request);
    const event = await payments.readEvent(body, String(request.headers["stripe-signature"]));
    // The first delivery fails on purpose, and is retried.
    if (failures-- > 0 || !event) response.statusCode = 500;
    else events.push(event);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const dataDir = join(folder.path, "data");
  copyPreparedDatabase(dataDir);
  database = await openDatabase({ databaseUrl: null, dataDir }, log);
  await migrateShop(database);
  queue = await openQueue({ database, log, jobs: paymentJobs });
  const environment = {
    linkSecret,
    siteUrl: `http://127.0.0.1:${port}`,
    payments: { kind: "sandbox", webhookSecrets: [webhookSecret, retiringSecret] },
  } as const;
  const tools = { environment, database, queue, clock: systemClock, log };
  payments = await openPayments(tools);
  // A second process's sandbox over the same database.
  other = await openPayments(tools);
  queue.startWorkers(payments.jobs);
});
afterAll(async () => {
  await queue.close();
  await Promise.all([payments.close(), other.close()]);
  await database.close();
  server.close();
  await folder.remove();
});

const params = {
  mode: "payment",
  ui_mode: "hosted_page",
  line_items: [{ quantity: 1, price_data: { currency: "eur", unit_amount: 1399, product_data: { name: "Informe" } } }],
  success_url: "https://example.org/success?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "https://example.org/?step=checkout",
  custom_text: { submit: { message: "You ask us to begin at once." } },
  customer_email: "zoe@example.org",
  client_reference_id: "order-1",
  locale: "es",
  metadata: { order: "order-1" },
  payment_intent_data: { metadata: { order: "order-1" } },
} satisfies Stripe.Checkout.SessionCreateParams;
const create = (extra: Stripe.Checkout.SessionCreateParams = {}, idempotencyKey?: string) =>
  payments.stripe.checkout.sessions.create({ ...params, ...extra }, idempotencyKey ? { idempotencyKey } : {});
const pay = (id: string, card: string) => payments.hostedPage?.pay(id, card);

test("the same idempotency key gives the same session, also to two calls at once, and refuses other content", async () => {
  const [one, two] = await Promise.all([create({}, "key-1"), create({}, "key-1")]);
  expect(one.id).toBe(two.id);
  expect((await create({}, "key-1")).lastResponse.headers["idempotent-replayed"]).toBe("true");
  await expect(create({ locale: "fr" }, "key-1")).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
});

test("unknown parameters and unknown sessions are refused as the service does", async () => {
  const unknown = { ...params, nonsense: "1" };
  await expect(payments.stripe.checkout.sessions.create(unknown)).rejects.toMatchObject({ code: "parameter_unknown" });
  await expect(payments.stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("a session made in one process is paid in another, and its event arrives signed after a failed delivery", async () => {
  const session = await create();
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 1399, currency: "eur" });
  expect(await other.hostedPage?.session(session.id)).toEqual({
    id: session.id,
    state: "open",
    amountMinor: 1399,
    currency: "EUR",
    itemName: "Informe",
    email: "zoe@example.org",
    locale: "es",
    successUrl: `https://example.org/success?session_id=${session.id}`,
    cancelUrl: "https://example.org/?step=checkout",
    submitText: "You ask us to begin at once.",
    methods: ["card"],
    pix: null,
  });
  const redirectTo = `https://example.org/success?session_id=${session.id}`;
  expect(await other.hostedPage?.pay(session.id, "4242 4242 4242 4242")).toEqual({ ok: true, redirectTo });
  expect(await pay(session.id, "4242 4242 4242 4242")).toEqual({ ok: true, redirectTo });
  const charges = await database.pool.query("select count(*)::int as n from sandbox_events where session_id = $1", [
    ids.toStored(session.id),
  ]);
  expect(charges.rows).toEqual([{ n: 1 }]);
  await vi.waitFor(() => expect(events.map((event) => event.type)).toEqual(["checkout.session.completed"]), {
    timeout: 45_000,
    interval: 20,
  });
});

test("declined and foreign cards leave the page open; a foreign number is written down nowhere", async () => {
  const session = await create();
  expect(await pay(session.id, "4000 0000 0000 0002")).toEqual({ ok: false, reason: "declined" });
  expect(await pay(session.id, "4000 0000 0000 9995")).toEqual({ ok: false, reason: "declined" });
  expect(await pay(session.id, "4111 1111 1111 1111")).toEqual({ ok: false, reason: "not-a-test-card" });
  expect((await payments.hostedPage?.session(session.id))?.state).toBe("open");
  const dump = await database.pool.query("select row_to_json(s)::text as row from sandbox_sessions s");
  expect(JSON.stringify(dump.rows)).not.toMatch(/4111 ?1111|4000 ?0000/);
});

test("an expired page takes no money and says so to the site", async () => {
  const session = await create();
  await payments.stripe.checkout.sessions.expire(session.id);
  expect(await pay(session.id, "4242424242424242")).toEqual({ ok: false, reason: "expired" });
  await expect(payments.stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/can be expired/);
  const late = await create();
  await database.pool.query("update sandbox_sessions set expires_at = now() where id = $1", [ids.toStored(late.id)]);
  expect((await payments.stripe.checkout.sessions.retrieve(late.id)).status).toBe("expired");
});

test("refunds add up to the price and no further", async () => {
  const session = await create();
  await pay(session.id, "4242424242424242");
  const paid = await payments.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
  const intent = paid.payment_intent;
  if (typeof intent !== "object" || intent === null) throw new Error("not expanded");
  expect(intent.latest_charge).toMatchObject({ amount: 1399, refunded: false, metadata: { order: "order-1" } });
  await payments.stripe.refunds.create({ payment_intent: intent.id, amount: 399 });
  const refund = await payments.stripe.refunds.create({ payment_intent: intent.id });
  expect(refund).toMatchObject({ amount: 1000, status: "succeeded" });
  await expect(payments.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect(await pay(session.id, "4242424242424242")).toEqual({ ok: false, reason: "already-paid" });
});

test("a signature of another secret, another body or another hour is no event", async () => {
  const body = JSON.stringify({ id: "evt_1", object: "event" });
  const sign = (secret: string, timestamp?: number) =>
    payments.stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...(timestamp ? { timestamp } : {}) });
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  expect(await payments.readEvent(Buffer.from(body), sign(webhookSecret))).toMatchObject({ id: "evt_1" });
  expect(await payments.readEvent(Buffer.from(body), sign("whsec_other"))).toBeNull();
  expect(await payments.readEvent(Buffer.from(`${body} `), sign(webhookSecret))).toBeNull();
  expect(await payments.readEvent(Buffer.from(body), sign(webhookSecret, anHourAgo))).toBeNull();
  expect(await payments.readEvent(Buffer.from(body), "")).toBeNull();
});
