import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readEverythingKept, whereIs } from "../../testing/kept-everywhere.ts";
import { openTestShop, type TestShop } from "../../testing/open-test-shop.ts";
import { openSales, type Sale } from "../../testing/sales.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());
afterEach(() => {
  one.later = 0;
});

const dayMs = 86_400_000;
const soon = { timeout: 45_000, interval: 20 };
const query = async (sql: string, values: readonly unknown[] = []) =>
  (await one.database.pool.query(sql, [...values])).rows;
const reviewOf = async (sale: Sale) => (await sales.story(sale)).review;

/** Lets two weeks pass and waits until every invitation that is due has come to an end. */
async function twoWeeksLater(): Promise<void> {
  one.later += 14 * dayMs + 1000;
  await one.shop.sweep();
  await vi.waitFor(async () => {
    const open = "select 1 from review_invitations where result is null and due_at <= $1";
    expect(await query(open, [new Date(Date.now() + one.later)])).toEqual([]);
  }, soon);
}

/** The mails that asked an address for a review, as they left. */
async function askedOf(email: string): Promise<readonly string[]> {
  const rows = await query("select raw from mailbox_messages order by id");
  const mails = rows.map(({ raw }) =>
    String(raw).replaceAll("=\r\n", "").replaceAll("\r\n ", " ").replaceAll("=3D", "="),
  );
  return mails.filter((raw) => raw.includes(`To: ${email}`) && /Message-ID: <review-/.test(raw));
}
const linkIn = (raw: string): string => /\/review\/([\w-]{43})/.exec(raw)?.[1] ?? "";
/** What the mail's link that ends the asking carries. */
const leaveIn = (raw: string) => ({
  secret: linkIn(raw),
  token: /\/leave\?token=([\w-]{43})>/.exec(raw)?.[1] ?? null,
});

test("a buyer is asked once, fourteen days after the delivery by the shop's clock and not a minute before", async () => {
  const sale = await sales.delivered("once@example.org");
  one.later = 14 * dayMs - 60_000;
  await one.shop.sweep();
  // Nothing is on its way either.
  const planned = "select queued_at from review_invitations where order_id = $1";
  expect(await query(planned, [sale.orderId])).toEqual([{ queued_at: null }]);
  one.later = 0;
  await twoWeeksLater();
  expect(await reviewOf(sale)).toMatchObject({ result: "accepted", writtenAt: null, heldFor: null });
  for (let month = 1; month <= 3; month += 1) await twoWeeksLater();
  expect(await askedOf("once@example.org")).toHaveLength(1);
});

test("the mail says why it came, and its link and the database's hash of it are all there is of the secret", async () => {
  await sales.delivered("why@example.org", {
    locale: "es-es",
    consentAsked: true,
    beginNow: true,
    endsWithdrawal: true,
  });
  await twoWeeksLater();
  const [raw = ""] = await askedOf("why@example.org");
  const secret = linkIn(raw);
  expect(raw).toContain(`${one.siteUrl}/es-es/review/${secret}`);
  expect(raw).toMatch(new RegExp(`List-Unsubscribe: <${one.siteUrl}/es-es/review/${secret}/leave\\?token=[\\w-]{43}>`));
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(raw).toContain("porque compraste un informe");
  const kept = await query("select i::text from review_invitations i union all select data::text from pgboss.job");
  expect(JSON.stringify(kept)).not.toContain(secret);
  expect(one.logged()).not.toContain(secret);
  expect(await one.shop.viewReview(secret)).toMatchObject({ review: null, held: null });
});

test("who was refunded or erased, or is in dispute, is not asked", async () => {
  const [refunded, erased, disputed] = await Promise.all(
    ["refunded", "erased", "disputed"].map((name) => sales.delivered(`${name}@example.org`)),
  );
  if (!refunded || !erased || !disputed) throw new Error("three sales were made");
  await one.shop.refundOrder(refunded.number);
  await one.shop.eraseCustomer("erased@example.org");
  await query("update orders set state = 'disputed' where id = $1", [disputed.orderId]);
  await twoWeeksLater();
  expect(await reviewOf(refunded)).toMatchObject({ result: "dropped", askedAt: null });
  expect(await reviewOf(erased)).toBeNull();
  expect(await reviewOf(disputed)).toMatchObject({ result: "dropped", askedAt: null });
  for (const name of ["refunded", "disputed"]) expect(await askedOf(`${name}@example.org`)).toEqual([]);
});

test("of several orders of one address one is asked about, however they come due", async () => {
  const both = await Promise.all([sales.delivered("Family@example.org"), sales.delivered("family@example.org")]);
  await twoWeeksLater();
  const ends = await Promise.all(both.map(async (sale) => (await reviewOf(sale))?.result));
  expect(ends.toSorted()).toEqual(["accepted", "dropped"]);
  const later = await sales.delivered("family@example.org");
  await twoWeeksLater();
  expect(await reviewOf(later)).toMatchObject({ result: "dropped" });
});

test("one click ends it for the address: the link closes, and a later order is not asked about", async () => {
  await sales.delivered("ends@example.org");
  await twoWeeksLater();
  const secret = linkIn((await askedOf("ends@example.org"))[0] ?? "");
  const next = await sales.delivered("ends@example.org");
  await one.shop.endReviewInvitation({ secret: "A".repeat(43), token: "A".repeat(43) });
  expect(await one.shop.viewReview(secret)).not.toBeNull();
  await one.shop.endReviewInvitation({ secret, token: null });
  await one.shop.endReviewInvitation({ secret, token: null });
  expect(await one.shop.viewReview(secret)).toBeNull();
  expect(
    await one.shop.writeReview(secret, { stars: "5", text: "Written too late.", name: "", locale: "en-us" }),
  ).toBeNull();
  expect((await reviewOf(next))?.endedAt).not.toBeNull();
  await twoWeeksLater();
  expect(await askedOf("ends@example.org")).toHaveLength(1);
});

test("the no of an address is kept to when its order is erased before or after the click, and no table holds the address", async () => {
  for (const [email, clicks] of [
    ["no.first@example.org", "before"],
    ["no.later@example.org", "after"],
  ] as const) {
    await sales.delivered(email);
    await twoWeeksLater();
    const link = leaveIn((await askedOf(email))[0] ?? "");
    expect(link.token).not.toBeNull();
    if (clicks === "before") await one.shop.endReviewInvitation(link);
    await one.shop.eraseCustomer(email);
    if (clicks === "after") await one.shop.endReviewInvitation(link);
    const kept = await readEverythingKept(one.database, one.dataDir);
    expect([clicks, whereIs(kept, email)]).toEqual([clicks, []]);
    const next = await sales.delivered(email.toUpperCase());
    await twoWeeksLater();
    expect(await reviewOf(next)).toMatchObject({ result: "dropped", askedAt: null });
  }
});

test("a restored backup forgets no objection, and a token that was made up is none", async () => {
  const objections = () => query("select address_key from mail_objections order by 1");
  const kept = await objections();
  expect(kept.length).toBeGreaterThan(0);
  await query("delete from mail_objections");
  expect(await one.shop.replayErasures({ dry: true })).toMatchObject({ objections: kept.length });
  expect(await objections()).toEqual([]);
  expect(await one.shop.replayErasures({ dry: false })).toMatchObject({ objections: kept.length });
  expect(await objections()).toEqual(kept);
  for (const token of ["A".repeat(43), "", "A".repeat(44), "../"])
    await one.shop.endReviewInvitation({ secret: "A".repeat(43), token });
  expect(await objections()).toEqual(kept);
});

test("an invitation that a worker left in the middle is taken up when its claim is over, with the same link", async () => {
  const sale = await sales.delivered("killed@example.org");
  const inHand = "update review_invitations set claimed_until = $2, secret_hash = '\\x01' where order_id = $1";
  await query(inHand, [sale.orderId, new Date(Date.now() + 14 * dayMs + 20_000)]);
  one.later = 14 * dayMs + 1000;
  await one.shop.sweep();
  await vi.waitFor(async () => {
    const failed =
      "select 1 from pgboss.job where name = 'ask-for-review' and state = 'retry' and data->>'orderId' = $1";
    expect(await query(failed, [sale.orderId])).toHaveLength(1);
  }, soon);
  expect(await askedOf("killed@example.org")).toEqual([]);
  one.later += 30_000;
  await query("update pgboss.job set start_after = now() where name = 'ask-for-review'");
  await vi.waitFor(async () => expect(await reviewOf(sale)).toMatchObject({ result: "accepted" }), soon);
  const [raw = ""] = await askedOf("killed@example.org");
  expect(await one.shop.viewReview(linkIn(raw))).not.toBeNull();
});

test("a mail the recipient's server takes for good or not yet is recorded as such", async () => {
  const sale = await sales.delivered("hourly@example.org");
  // Its tries are used up: the sweep takes it up an hour after it was enqueued.
  await query("update review_invitations set due_at = now(), queued_at = now() where order_id = $1", [sale.orderId]);
  one.later = 59 * 60_000;
  await one.shop.sweep();
  expect(
    await query("select 1 from pgboss.job where name = 'ask-for-review' and data->>'orderId' = $1", [sale.orderId]),
  ).toEqual([]);
  one.later = 61 * 60_000;
  await one.shop.sweep();
  await vi.waitFor(async () => expect(await reviewOf(sale)).toMatchObject({ result: "accepted" }), soon);
});
