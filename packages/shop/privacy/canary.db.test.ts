import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { linkHash, makeLinkSecret } from "../access/report-links.ts";
import { type Kept, readEverythingKept, whereIs } from "../testing/kept-everywhere.ts";
import { openTestShop, sampleCheckout, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";

// One marked person goes the whole way; then every table, queue archives included, every line of the log and every file
// that is not PostgreSQL's own is searched for the marks.
const email = "canary.7f3a@example.org";
const marks = {
  address: "canary.7f3a",
  name: "Canaryname",
  date: "1971-03-09",
  place: "Canaryville",
  latitude: "-13.1313",
  letter: "Canarywords",
  reason: "Canaryreason",
  review: "Canaryreview",
} as const;
const birthMarks = [marks.date, marks.place, marks.latitude];
const soon = { timeout: 45_000, interval: 20 };

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), settings: { REFUND_REVIEW: "on" } });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

const birthData = {
  ...sampleCheckout.birthData,
  ...{ fullName: `${marks.name} Zimmer`, email, birthDate: marks.date, birthCity: marks.place },
  ...{ latitude: Number(marks.latitude), longitude: -46.1 },
};
const changes = { name: birthData.fullName, birthData };

/** Everything that is kept, the log included. */
async function everything(): Promise<Kept> {
  const kept = await readEverythingKept(one.database, one.dataDir);
  return new Map([...kept, ["log", one.logged().toLowerCase()]]);
}

test("a marked person leaves marks only where they are kept, and after the erasure none anywhere", async () => {
  const sale = await sales.delivered(email, changes);
  await sales.open(email, changes);
  await one.shop.takeLetter({ name: marks.name, email, subject: "x", message: marks.letter, locale: "en-gb" });
  await one.shop.resendLinks(email.toUpperCase(), "203.0.113.9");
  await one.shop.lookAgain(email, "203.0.113.9");
  await one.shop.askForNewsletter({ email, locale: "en-gb" });
  await writeReview(sale.orderId);
  await one.shop.requestRefund(sale.secret, marks.reason);
  expect(await one.shop.refuseRefund(sale.number)).toMatchObject({ ok: false, reason: "statutory" });
  await one.shop.askPrivacy({ email, kind: "erase", locale: "en-gb" }, "203.0.113.9");
  const secret = await confirmationIn(email);

  const kept = await everything();
  for (const mark of birthMarks)
    expect([mark, whereIs(kept, mark).toSorted()]).toEqual([mark, ["public.books", "public.orders"]]);
  for (const mark of Object.values(marks)) {
    const places = whereIs(kept, mark).filter((place) => /^(log|pgboss|.*limits|.*operator_acts|\/)/.test(place));
    expect([mark, places]).toEqual([mark, []]);
  }
  expect(await one.shop.viewPrivacyLink(secret)).toEqual({ kind: "erase" });
  expect(await one.shop.openReportByLink(sale.secret)).not.toBeNull();
  expect(await one.shop.confirmPrivacy(secret)).toEqual({ kind: "erase" });
  expect(await one.shop.openReportByLink(sale.secret)).toBeNull();
  expect(await one.shop.confirmPrivacy(secret)).toBeNull();
  await vi.waitFor(async () => {
    const open = await one.database.pool.query(
      "select name from pgboss.job where state in ('created','active','retry')",
    );
    expect(open.rows).toEqual([]);
  }, soon);
  const after = await everything();
  for (const mark of Object.values(marks)) expect([mark, whereIs(after, mark)]).toEqual([mark, []]);
  expect(sales.stored(sale)).toBe(false);
  // What tax law asks for is still there.
  const story = await sales.story(sale);
  expect(story).toMatchObject({ state: "erased", priceMinor: 1299, currency: "GBP", email: "", name: "", birth: null });
  expect(story.history.at(-1)).toMatchObject({ is: "erased", cause: "customer" });
});

/** By the link that the mail would hold. */
async function writeReview(orderId: string): Promise<void> {
  const secret = makeLinkSecret();
  const invited = "update review_invitations set secret_hash = $1 where order_id = $2";
  await one.database.pool.query(invited, [linkHash(secret), orderId]);
  const typed = { stars: "1", text: `${marks.review}, far too long.`, name: marks.name, locale: "en-gb" } as const;
  expect(await one.shop.writeReview(secret, typed)).toMatchObject({ ok: true });
}

/** Waits for the mailed link; mails that come later find nobody. */
async function confirmationIn(to: string): Promise<string> {
  return vi.waitFor(async () => {
    const lines = (await one.shop.mailbox?.listMailbox()) ?? [];
    const line = lines.find((each) => each.to === to && each.subject.startsWith("Confirm: erase"));
    if (!line) throw new Error("no mail yet");
    const mail = await one.shop.mailbox?.readMailboxMessage(line.id);
    const secret = /privacy\/confirm\/([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    if (!secret) throw new Error("no link in the mail");
    return secret;
  }, soon);
}
