import { hourMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../../testing/open-test-shop.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

const card = "4242424242424242";

/** A press of the pay button in a tab of its own. */
async function press(email: string, changes: object = {}) {
  const answer = await one.shop.startCheckout({
    ...sampleCheckout,
    email,
    attempt: crypto.randomUUID(),
    ...changes,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return { ...answer, sessionId: sessionOf(answer.url) };
}
const pay = (page: { readonly sessionId: string }) => one.shop.hostedPage?.pay(page.sessionId, card);
const alreadyYours = () => `${one.siteUrl}/en-gb/already-yours?journey=main`;
const charges = async (email: string): Promise<number> => {
  const { rows } = await one.database.pool.query(
    "select count(*)::int as n from sandbox_sessions where lower(email) = lower($1) and payment_status = 'paid'",
    [email],
  );
  return rows[0].n;
};
const linksAskedFor = async (email: string): Promise<number> => {
  const { rows } = await one.database.pool.query(
    "select count(*)::int as n from resend_requests where lower(email) = lower($1) and kind = 'links'",
    [email],
  );
  return rows[0].n;
};

test("what another tab has bought is not sold again: before the webhook, after it, and after delivery", async () => {
  const email = "two-tabs@example.org";
  const first = await press(email);
  await pay(first);
  const second = await press(email);
  expect(second).toMatchObject({ orderId: first.orderId, url: alreadyYours() });
  await one.database.pool.query("update orders set state = 'delivered', delivered_at = now() where id = $1", [
    first.orderId,
  ]);
  expect((await press(email, { journey: "funnel" })).url).toBe(`${one.siteUrl}/en-gb/already-yours?journey=funnel`);
  expect((await press("TWO-TABS@example.org", { name: " zoë  ZIMMER " })).url).toBe(alreadyYours());
  expect([await charges(email), await one.shop.listOrders({ email })]).toMatchObject([1, [{ id: first.orderId }]]);
  expect(await linksAskedFor(email)).toBe(3);
});

test("only the tab that made the order is led to the report; whoever knows address and birth is not", async () => {
  const email = "stranger@example.org";
  const attempt = crypto.randomUUID();
  const own = await press(email, { attempt });
  await pay(own);
  expect((await press(email, { attempt })).url).toBe(`${alreadyYours()}&session_id=${own.sessionId}`);
  for (const stranger of [undefined, crypto.randomUUID()])
    expect((await press(email, { attempt: stranger })).url).toBe(alreadyYours());
});

test("two tabs never hold two pages that can both be paid on", async () => {
  const email = "two-pages@example.org";
  const first = await press(email);
  const second = await press(email);
  expect(second.orderId).not.toBe(first.orderId);
  expect(await pay(first)).toEqual({ ok: false, reason: "expired" });
  expect(await pay(second)).toMatchObject({ ok: true });
  // The first tab tries once more.
  expect((await press(email)).url).toBe(alreadyYours());
  expect(await charges(email)).toBe(1);
  expect((await one.shop.showOrder(first.orderId))?.state).toBe("expired");
});

test("tabs that press at the same moment are charged once, whichever gets the page", async () => {
  const email = "at-once@example.org";
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => one.shop.startCheckout({ ...sampleCheckout, email, attempt: crypto.randomUUID() })),
  );
  const pages = answers.flatMap((answer) => (answer.ok ? [sessionOf(answer.url)] : []));
  expect(pages.length).toBeGreaterThan(0);
  for (const sessionId of pages) await one.shop.hostedPage?.pay(sessionId, card);
  expect(await charges(email)).toBe(1);
  for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe("payment-unavailable");
});

test("a slow payment that is under way is not asked for a second time", async () => {
  const email = "slow@example.org";
  const first = await press(email);
  await one.shop.sandboxControls?.payLater(first.sessionId);
  expect((await press(email)).url).toBe(alreadyYours());
  await one.shop.sandboxControls?.settleLater(first.sessionId, "failed");
  const second = await press(email);
  expect(second.orderId).not.toBe(first.orderId);
  expect(await pay(second)).toMatchObject({ ok: true });
});

test("a second copy is sold to whoever asks for it, and so is another birth, name, language or address", async () => {
  const email = "on-purpose@example.org";
  const attempt = crypto.randomUUID();
  const first = await press(email, { attempt });
  await pay(first);
  const birthData = { ...sampleCheckout.birthData, birthTime: "14:31" };
  for (const other of [{ birthData }, { name: "Zoë Zimmer's twin" }, { locale: "es-es" }, { again: true, attempt }])
    expect(await pay(await press(email, other))).toMatchObject({ ok: true });
  expect(await pay(await press("gift@example.org"))).toMatchObject({ ok: true });
  expect([await charges(email), await charges("gift@example.org")]).toEqual([5, 1]);
  expect((await press(email, { again: true, attempt })).url).toMatch(/already-yours\?journey=main&session_id=/);
});

test("a day later, or once the money has gone back, the same is sold anew", async () => {
  const email = "next-day@example.org";
  await pay(await press(email));
  try {
    one.later = 24 * hourMs + 60_000;
    // The first order is settled a day late here, so its payment counts from now.
    expect((await press(email)).url).toBe(alreadyYours());
    one.later *= 2;
    expect(await pay(await press(email))).toMatchObject({ ok: true });
  } finally {
    one.later = 0;
  }
  const refunded = await press("back@example.org");
  await pay(refunded);
  await one.shop.settleOrder(refunded.orderId);
  await one.shop.refundOrder(refunded.orderId);
  expect(await pay(await press("back@example.org"))).toMatchObject({ ok: true });
});

test("a birth is not found out by trying: after thirty of an address in a day nothing is said any more", async () => {
  const email = "guessed@example.org";
  await pay(await press(email));
  expect((await press(email)).url).toBe(alreadyYours());
  const guess = (minute: number) =>
    press(email, {
      birthData: { ...sampleCheckout.birthData, birthTime: `03:${String(minute).padStart(2, "0")}` },
    });
  for (let minute = 0; minute < 30; minute += 1) await guess(minute);
  expect((await press(email)).url).not.toBe(alreadyYours());
  // However often somebody asks, a mailbox gets no more than it may.
  expect(await linksAskedFor(email)).toBe(1);
});

test("an order keeps no mark of its birth once it is erased", async () => {
  const email = "erased@example.org";
  const { orderId } = await press(email);
  const read = () => one.database.pool.query("select purchase_hash as h from orders where id = $1", [orderId]);
  expect((await read()).rows[0].h).toHaveLength(32);
  await one.shop.eraseCustomer(email);
  expect((await read()).rows[0].h).toBeNull();
});
