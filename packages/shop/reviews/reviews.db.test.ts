import { randomFrom } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { linkHash, makeLinkSecret } from "../access/report-links.ts";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";
import { type StarCounts, type Stars, starValues, totalOf } from "./star-counts.ts";

let one: TestShop;
let sale: Sale;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sale = await openSales(one).paid("buyer@example.org");
});
afterAll(() => one.close());
beforeEach(() => query("delete from orders where id <> $1", [sale.orderId]));
afterEach(() => {
  one.later += 61_000;
});

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await one.database.pool.query(sql, [...values])).rows;

/** A sold order whose buyer was mailed a link. */
interface Asked {
  readonly number: string;
  readonly secret: string;
}

const another = `
  insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', $2::text,
    'attempt_hash', null, 'purchase_hash', null, 'checkout_session_hash', null, 'sealed_checkout_session', null,
    'payment_intent_id', null, 'link_hash', null, 'sealed_link', null))).*
  from orders as o where id = $1 returning id`;
let made = 0;
async function asked(): Promise<Asked> {
  made += 1;
  const [secret, number] = [makeLinkSecret(), `CB-TEST-${made}`];
  const [{ id }] = await query(another, [sale.orderId, number]);
  await query(
    "insert into review_invitations (order_id, due_at, secret_hash, sandbox, result) values ($1, now(), $2, true, 'accepted')",
    [id, linkHash(secret)],
  );
  return { number, secret };
}
const words = "It is longer than I thought it would be.";
const write = ({ secret }: Asked, stars: number, more: object = {}) =>
  one.shop.writeReview(secret, { stars: `${stars}`, text: words, name: "Ana", locale: "en-gb", ...more });
const book = async (page = 1) => {
  one.later += 61_000;
  return one.shop.readReviews(page);
};

test("a review is shown at once, the newest first, with name, month of purchase and no trace of the order", async () => {
  const [first, second] = [await asked(), await asked()];
  expect(await write(first, 2)).toMatchObject({ ok: true, own: { review: { stars: 2, text: words, name: "Ana" } } });
  one.later += 1000;
  await write(second, 5, { name: "", text: "Primera línea.\r\nSegunda línea.", locale: "es-es" });
  const shown = await book();
  expect(shown?.reviews).toMatchObject([
    { stars: 5, name: "", text: "Primera línea.\nSegunda línea.", locale: "es-es" },
    { stars: 2, name: "Ana", text: words, locale: "en-gb", boughtIn: new Date().toISOString().slice(0, 7) },
  ]);
  expect(shown).toMatchObject({ rating: { average: 3.5, count: 2 }, pages: 1 });
  expect(JSON.stringify(shown)).not.toMatch(/CB-|example\.org|[0-9a-f]{8}-/);
});

test("its buyer changes it or takes it back by the same link, and nobody does by another", async () => {
  const buyer = await asked();
  await write(buyer, 4);
  expect(await write(buyer, 1, { text: "On second thoughts it is not for me." })).toMatchObject({ ok: true });
  expect((await book())?.reviews).toMatchObject([{ stars: 1, text: "On second thoughts it is not for me." }]);
  for (const secret of ["A".repeat(43), "", "../r", `${buyer.secret}a`]) {
    expect(await one.shop.viewReview(secret)).toBeNull();
    expect(await write({ ...buyer, secret }, 5)).toBeNull();
    expect(await one.shop.takeBackReview(secret)).toBe(false);
  }
  expect(await one.shop.takeBackReview(buyer.secret)).toBe(true);
  expect(await one.shop.takeBackReview(buyer.secret)).toBe(true);
  expect(await book()).toMatchObject({ reviews: [], rating: null });
  expect(JSON.stringify(await query("select r::text from reviews r"))).not.toContain("second thoughts");
  expect(await write(buyer, 3)).toMatchObject({ ok: true });
  expect((await book())?.reviews).toHaveLength(1);
});

test("what is refused leaves what stood there", async () => {
  const buyer = await asked();
  await write(buyer, 4);
  expect(await write(buyer, 0, { text: "short" })).toEqual({ ok: false, fields: ["stars", "text"] });
  expect(await one.shop.viewReview(buyer.secret)).toMatchObject({ review: { stars: 4, text: words } });
});

test("a held review is out of list and figures, its buyer reads why, and writing it anew does not free it", async () => {
  const buyer = await asked();
  await write(buyer, 1);
  const hold = { reason: "privacy", note: "It names a neighbor." } as const;
  expect(await one.shop.holdReview(buyer.number, hold)).toMatchObject({ ok: true, review: { heldFor: "privacy" } });
  expect(await one.shop.holdReview(buyer.number, hold)).toMatchObject({ ok: false, reason: "already-held" });
  expect(await one.shop.viewReview(buyer.secret)).toMatchObject({ review: { stars: 1 }, held: hold });
  expect(await book()).toMatchObject({
    reviews: [],
    counts: { received: { 1: 1 }, shown: { 1: 0 }, held: { law: 0, privacy: 1 } },
  });
  one.later += 1000;
  await write(buyer, 5);
  expect(await one.shop.showReview(buyer.number)).toMatchObject({ heldFor: "privacy", changedSinceHeld: true });
  await one.shop.takeBackReview(buyer.secret);
  expect(await one.shop.publishReview(buyer.number)).toMatchObject({ ok: false, reason: "no-review" });
  await write(buyer, 2);
  expect(await book()).toMatchObject({ reviews: [] });
  expect(await one.shop.publishReview(buyer.number)).toMatchObject({ ok: true });
  expect(await one.shop.publishReview(buyer.number)).toMatchObject({ ok: false, reason: "not-held" });
  expect(await book()).toMatchObject({ reviews: [{ stars: 2 }] });
  expect(await one.shop.holdReview("CB-NONE-NONE", hold)).toEqual({ ok: false, reason: "unknown-order" });
  const acts = await query("select act, outcome from operator_acts where act like '%-review' order by id");
  expect(acts.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
    ...["hold-review ok", "hold-review already-held", "publish-review no-review", "publish-review ok"],
    ...["publish-review not-held", "hold-review unknown-order"],
  ]);
});

test("whatever the operator and the buyers do, what is shown is what was received, but for what is held", async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, asked));
  const seed = Number(process.env.PROBE_SEED ?? Date.now() % 1_000_000);
  const random = randomFrom(seed);
  const draw = (most: number) => Math.floor(random() * most);
  /** What each buyer's review must be, kept apart from the shop. */
  const written = new Map<Asked, Stars>();
  const held = new Set<Asked>();
  for (let step = 0; step < 120; step += 1) {
    const buyer = buyers[draw(buyers.length)] ?? buyers[0];
    if (!buyer) throw new Error("there are buyers");
    const stars = starValues[draw(starValues.length)] ?? 1;
    switch (draw(5)) {
      case 0:
      case 1:
        await write(buyer, stars);
        written.set(buyer, stars);
        break;
      case 2:
        await one.shop.takeBackReview(buyer.secret);
        written.delete(buyer);
        break;
      case 3:
        await one.shop.holdReview(buyer.number, { reason: stars > 2 ? "law" : "privacy", note: "x" });
        if (written.has(buyer)) held.add(buyer);
        break;
      case 4:
        await one.shop.publishReview(buyer.number);
        if (written.has(buyer)) held.delete(buyer);
        break;
    }
    if (step % 10 !== 9) continue;
    const countOf = (counts: (buyer: Asked) => boolean): StarCounts => {
      const of = (value: Stars) => [...written].filter(([one, given]) => given === value && counts(one)).length;
      return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
    };
    const { received, shown, held: heldBack } = await one.shop.listReviews();
    const must = { received: countOf(() => true), shown: countOf((one) => !held.has(one)) };
    expect({ received, shown }, `seed ${seed}, step ${step}`).toEqual(must);
    expect(totalOf(received) - totalOf(shown)).toBe(heldBack.law + heldBack.privacy);
    // What everybody reads comes of the same counts, and lists as many.
    const open = await book();
    expect(open?.counts).toEqual({ received, shown, held: heldBack });
    expect(open?.reviews).toHaveLength(totalOf(shown));
  }
});

test("erasing the order takes its review out of list and figures; a refund leaves it, and its link", async () => {
  const [erased, refunded] = [await asked(), await asked()];
  await query("update orders set email = 'gone@example.org' where number = $1", [erased.number]);
  await write(erased, 1, { name: "Gonename" });
  await write(refunded, 2, { name: "Refunda" });
  await query("update orders set state = 'refunded', refunded_at = now() where number = $1", [refunded.number]);
  await one.shop.eraseCustomer("gone@example.org");
  expect(await book()).toMatchObject({ reviews: [{ stars: 2 }], counts: { received: { 1: 0, 2: 1 } } });
  expect(await one.shop.viewReview(erased.secret)).toBeNull();
  expect(await one.shop.viewReview(refunded.secret)).toMatchObject({ review: { stars: 2 } });
  const exported = await one.shop.exportCustomer("buyer@example.org");
  expect(exported.orders).toContainEqual(
    expect.objectContaining({ review: expect.objectContaining({ stars: 2, name: "Refunda" }) }),
  );
  // The person of a refunded order is forgotten; what its buyer published is not.
  one.later += 30 * 86_400_000;
  await one.shop.cleanUp();
  expect(await query("select 1 from orders where number = $1 and email = ''", [refunded.number])).toHaveLength(1);
  expect(await book()).toMatchObject({ reviews: [{ stars: 2 }] });
  expect(await one.shop.viewReview(refunded.secret)).toMatchObject({ mayEnd: false });
  expect(await one.shop.takeBackReview(refunded.secret)).toBe(true);
});

test("a restored backup shows no review that was taken back, and leaves one that was written since", async () => {
  const [back, anew] = [await asked(), await asked()];
  await write(back, 3, { text: "Ledgermark, taken back." });
  await write(anew, 3, { text: "Ledgermark, written anew." });
  await query("create table reviews_before as table reviews");
  await one.shop.takeBackReview(back.secret);
  await one.shop.takeBackReview(anew.secret);
  await write(anew, 4, { text: "This is what I think now." });
  await query("delete from reviews where order_id in (select id from orders where number = $1)", [back.number]);
  await query(
    "insert into reviews select b.* from reviews_before b join orders o on o.id = order_id where number = $1",
    [back.number],
  );
  await query("drop table reviews_before");
  expect(await one.shop.replayErasures({ dry: true })).toMatchObject({ reviews: 1 });
  expect(await one.shop.replayErasures({ dry: false })).toMatchObject({ reviews: 1 });
  expect(JSON.stringify(await query("select r::text from reviews r"))).not.toContain("Ledgermark");
  expect((await book())?.reviews).toMatchObject([{ stars: 4, text: "This is what I think now." }]);
});

test("a list of any length is read by pages, each once a minute, and what lies beyond asks the database nothing", async () => {
  const buyers = await Promise.all(Array.from({ length: 21 }, asked));
  for (const [n, buyer] of buyers.entries()) {
    one.later += 1000;
    await write(buyer, (n % 5) + 1, { text: `This is review number ${n}.` });
  }
  expect(await book()).toMatchObject({ pages: 2, rating: { count: 21 } });
  const second = await one.shop.readReviews(2);
  expect(second?.reviews.map(({ text }) => text)).toEqual(["This is review number 0."]);
  for (const page of [0, -1, 3, 1.5, Number.NaN, 1e9]) expect(await one.shop.readReviews(page)).toBeNull();
  // Within the minute nothing is asked: a hundred visitors read what the first was given.
  await query("update reviews set text = 'changed behind the back'");
  const all = await Promise.all(Array.from({ length: 100 }, () => one.shop.readReviews(1)));
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.reviews[0]?.text).toBe("This is review number 20.");
  one.later += 61_000;
  expect((await one.shop.readReviews(1))?.reviews[0]?.text).toBe("changed behind the back");
});

test("payments of the sandbox make no rating for the pages that sell", async () => {
  for (const buyer of await Promise.all(Array.from({ length: 6 }, asked))) await write(buyer, 5);
  expect(await book()).toMatchObject({ rating: { average: 5, count: 6 } });
  expect(await one.shop.readRating()).toBeNull();
});
