import { plainText } from "@cosmic/report/plain-text";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, sampleCheckout, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";
import { bookOfOrder } from "./keep-book.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  // What it prints are its words.
  one = await openTestShop({
    sky: skyFromDisk(),
    pdf: (document) => Buffer.from(`%PDF ${plainText(document)} %%EOF\n`),
  });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());
beforeEach(() => {
  one.verb = "stands";
});

const opened = async ({ secret }: Pick<Sale, "secret">) => {
  const report = await one.shop.openReportByLink(secret);
  if (!report) throw new Error("the report does not open");
  return report;
};
const wordsOf = async (sale: Sale) => {
  const report = await opened(sale);
  // Another process, or the same after a restart, has nothing in memory.
  one.shop.forgetReport(report);
  return plainText(await one.shop.reportOfOrder(report));
};
/** As a process of its own would read it: it has nothing in memory. */
const readByItself = async (report: Awaited<ReturnType<typeof opened>>) =>
  plainText(await bookOfOrder(one.bookTools, report));
const pdfOf = async (sale: Sale) => {
  const pdf = await one.shop.pdfOfOrder(await opened(sale));
  if (!pdf.ok) throw new Error(pdf.reason);
  return Buffer.from(pdf.pdf).toString();
};
interface Kept {
  readonly corrections: number;
  readonly asOf: string;
  readonly bytes: number;
}
const booksOf = async ({ orderId }: Sale): Promise<readonly Kept[]> =>
  (
    await one.database.pool.query<Kept>(
      `select corrections, as_of::text as "asOf", length(content) as bytes from books
       where order_id = $1 order by corrections`,
      [orderId],
    )
  ).rows;
const forgetBooks = ({ orderId }: Sale) => one.database.pool.query("delete from books where order_id = $1", [orderId]);
const corrected = { ...sampleCheckout.birthData, birthCity: "São Paulo, Brazil", birthCountry: "" };
const correct = (sale: Sale, changes: object, shownAfter = 0) =>
  one.shop.correctBirth({ secret: sale.secret, input: { ...corrected, ...changes }, shownAfter });

test("a library whose one word differs changes no sold book, on the page and in the PDF, and a new order has the new word", async () => {
  const old = await sales.delivered("old@example.org");
  const digest = await one.database.pool.query("select document_hash, facts_digest, edition, kind from books");
  expect(digest.rows[0]).toMatchObject({
    edition: 2,
    kind: "book",
    facts_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  one.verb = "shines";
  const young = await sales.delivered("young@example.org");
  expect(await wordsOf(old)).toContain("The Sun stands in Gemini.");
  expect(await wordsOf(young)).toContain("The Sun shines in Gemini.");
  // The store of finished PDFs is only a cache.
  await one.removeStoredPdfs();
  expect(await pdfOf(old)).toContain("The Sun stands in Gemini.");
  expect(await pdfOf(young)).toContain("The Sun shines in Gemini.");
});

test("an order delivered before books were kept is frozen by its first reading, once, however many read at once", async () => {
  const sale = await sales.delivered("before@example.org");
  await forgetBooks(sale);
  const report = await opened(sale);
  one.shop.forgetReport(report);
  const read = () => readByItself(report);
  const texts = await Promise.all(Array.from({ length: 6 }, read));
  expect(new Set(texts).size).toBe(1);
  expect(await booksOf(sale)).toHaveLength(1);
  one.verb = "shines";
  expect(await wordsOf(sale)).toContain("stands");
});

test("the operator freezes all that is not frozen, with progress, and again nothing; what cannot be composed is named", async () => {
  const some = [await sales.delivered("some1@example.org"), await sales.delivered("some2@example.org")];
  const closed = await sales.delivered("closed@example.org");
  await one.shop.refundOrder(closed.number);
  for (const sale of some) await forgetBooks(sale);
  expect(await one.shop.freezeBooks({ dry: true })).toEqual({ frozen: 2, failed: [] });
  expect((await Promise.all(some.map(booksOf))).flat()).toEqual([]);
  const steps: string[] = [];
  const progress = (done: number, of: number) => steps.push(`${done}/${of}`);
  expect(await one.shop.freezeBooks({ dry: false, progress })).toEqual({ frozen: 2, failed: [] });
  expect(steps).toEqual(["1/2", "2/2"]);
  expect((await Promise.all(some.map(booksOf))).flat()).toHaveLength(2);
  expect(await booksOf(closed)).toEqual([]);
  expect(await one.shop.freezeBooks({ dry: false })).toEqual({ frozen: 0, failed: [] });
  const [broken] = some;
  if (!broken) throw new Error("no sale");
  await forgetBooks(broken);
  const birth = (await one.database.pool.query("select birth from orders where id = $1", [broken.orderId])).rows[0]
    .birth;
  const setBirth = (to: unknown) =>
    one.database.pool.query("update orders set birth = $2 where id = $1", [broken.orderId, JSON.stringify(to)]);
  await setBirth({ ...birth, date: "1990-02-31" });
  expect(await one.shop.freezeBooks({ dry: false })).toEqual({ frozen: 0, failed: [broken.orderId] });
  await setBirth(birth);
  expect(await one.shop.freezeBooks({ dry: false })).toEqual({ frozen: 1, failed: [] });
});

test("the day of the payment in the birth's zone is stored with the order, and derived where it is not", async () => {
  const tokyo = { ...sampleCheckout.birthData, timezone: "Asia/Tokyo", latitude: 35.68, longitude: 139.69 };
  one.stopClockAt(Date.parse("2026-12-31T15:30:00Z"));
  const [east, west] = [
    await sales.paid("east@example.org", { birthData: tokyo }),
    await sales.paid("west@example.org"),
  ];
  one.stopClockAt(Date.now());
  expect([(await opened(east)).asOf, (await opened(west)).asOf]).toEqual(["2027-01-01", "2026-12-31"]);
  await one.database.pool.query("update orders set as_of = null where id = $1", [east.orderId]);
  expect((await opened(east)).asOf).toBe("2027-01-01");
});

test("a corrected birth makes a second book of its own day, and a library that changed in between leaves the first as it was", async () => {
  const sale = await sales.delivered("second@example.org");
  one.verb = "shines";
  one.later = 3 * 86_400_000;
  expect(await correct(sale, { birthDate: "1990-08-29" })).toMatchObject({ ok: true, ordinal: 1 });
  one.later = 0;
  const kept = await booksOf(sale);
  expect(kept.map(({ corrections }) => corrections)).toEqual([0, 1]);
  expect(Date.parse(kept[1]?.asOf ?? "") - Date.parse(kept[0]?.asOf ?? "")).toBe(3 * 86_400_000);
  expect(await wordsOf(sale)).toContain("The Sun shines in Virgo.");
  const first = await one.shop.openEarlierBook(sale.secret, 0);
  expect(first && plainText(first.document)).toContain("The Sun stands in Gemini.");
  expect((await opened(sale)).asOf).toBe(kept[1]?.asOf);
});

test("the first book is frozen before its birth is replaced, also where nobody had read it since books are kept", async () => {
  const sale = await sales.delivered("unread@example.org");
  await forgetBooks(sale);
  expect(await correct(sale, { birthDate: "1990-08-29" })).toMatchObject({ ok: true });
  expect((await booksOf(sale)).map(({ corrections }) => corrections)).toEqual([0, 1]);
});

test.each(["refunded", "erased"])(
  "an order that is %s loses all its books and PDFs, also by the version before",
  async (state) => {
    const [ours, theirs] = [
      await sales.delivered(`${state}1@example.org`),
      await sales.delivered(`${state}2@example.org`),
    ];
    for (const sale of [ours, theirs]) {
      await correct(sale, { birthTime: "10:00" });
      expect(await booksOf(sale)).toHaveLength(2);
    }
    if (state === "refunded") await one.shop.refundOrder(ours.number);
    else await one.shop.eraseCustomer(`${state}1@example.org`);
    // The version before knows of no books.
    await one.database.pool.query("update orders set state = $2 where id = $1", [theirs.orderId, state]);
    for (const sale of [ours, theirs]) {
      expect(await booksOf(sale)).toEqual([]);
      expect(await one.shop.openEarlierBook(sale.secret, 0)).toBeNull();
    }
    expect(sales.stored(ours)).toBe(false);
  },
);

test("a book composed while its order was erased is not stored", async () => {
  const sale = await sales.delivered("late@example.org");
  const report = await opened(sale);
  await one.shop.eraseCustomer("late@example.org");
  await readByItself(report);
  expect(await booksOf(sale)).toEqual([]);
});

test("a fresh look is kept beside the book by its day, and a second book of one version is refused", async () => {
  const sale = await sales.delivered("fresh@example.org");
  const copy = (changes: string) =>
    one.database.pool.query(
      `insert into books select (b).* from (select jsonb_populate_record(books, $2::jsonb || jsonb_build_object('id', gen_random_uuid())) as b
         from books where order_id = $1 and kind = 'book') as copies`,
      [sale.orderId, changes],
    );
  await expect(copy("{}")).rejects.toThrow("books_version");
  await copy('{"kind": "now", "as_of": "2028-01-01"}');
  await copy('{"kind": "now", "as_of": "2029-01-01"}');
  await expect(copy('{"kind": "now", "as_of": "2029-01-01"}')).rejects.toThrow("books_now");
  await copy('{"edition": 3}');
  expect(await wordsOf(sale)).toContain("stands");
});

test("a stored book that has changed by one byte is not shown", async () => {
  const sale = await sales.delivered("byte@example.org");
  await one.database.pool.query(
    "update books set content = set_byte(content, 20, 255 - get_byte(content, 20)) where order_id = $1",
    [sale.orderId],
  );
  await expect(wordsOf(sale)).rejects.toThrow("has changed since it was frozen");
});
