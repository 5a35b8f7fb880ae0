import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../testing/open-test-shop.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

const start = (changes: object = {}) => one.shop.startCheckout({ ...sampleCheckout, ...changes });
const withBirth = (birth: object) => start({ birthData: { ...sampleCheckout.birthData, ...birth } });
const pageOf = async (answer: Awaited<ReturnType<typeof start>>) =>
  answer.ok ? one.shop.hostedPage?.session(sessionOf(answer.url)) : null;

test("clicks of one attempt that come shortly one after another never take each other for another tab", async () => {
  for (let n = 0; n < 10; n++) {
    const attempt = crypto.randomUUID();
    const email = `clicks-${n}@example.org`;
    const click = async (after: number) => {
      for (let turn = 0; turn < after; turn++) await one.database.pool.query("select 1");
      return start({ email, attempt });
    };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, after) => click(after)));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.url : answer.reason))).size).toBe(1);
  }
});

test("the price is the server's: one sent by a browser is ignored", async () => {
  const answer = await start({ price: 1, amount: 1, currency: "XXX", plan: "premium", locale: "pt-br" });
  expect(await pageOf(answer)).toMatchObject({ amountMinor: 24999, currency: "BRL", locale: "pt-BR" });
});

test("the first checkout screen pays the test version's price while payments run in the sandbox", async () => {
  expect(await pageOf(await start({ firstCheckout: true }))).toMatchObject({ amountMinor: 102, currency: "USD" });
});

test("ten clicks of one attempt are one order and one page; other content is another order", async () => {
  const attempt = crypto.randomUUID();
  const clicks = await Promise.all(Array.from({ length: 10 }, () => start({ attempt })));
  expect(new Set(clicks.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(clicks[0]).toMatchObject({ ok: true });
  const changed = await start({ attempt, email: "other@example.org" });
  expect(changed.ok && clicks[0]?.ok && changed.orderId === clicks[0].orderId).toBe(false);
  expect(await one.shop.listOrders({ email: "other@example.org" })).toHaveLength(1);
});

test("twenty clicks that name no attempt are one order and one page, and ask the payment service once", async () => {
  const email = "twenty@example.org";
  const clicks = await Promise.all(Array.from({ length: 20 }, () => start({ email })));
  expect(new Set(clicks.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { rows } = await one.database.pool.query("select count(*)::int as n from sandbox_sessions where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

test("a changed price table changes no old order, and the wording the buyer read is kept with it", async () => {
  const first = await start({ email: "wording@example.org", plan: "premium", locale: "es-es" });
  if (!first.ok) throw new Error("refused");
  await one.database.pool.query("update orders set price_minor = 4321 where id = $1", [first.orderId]);
  await one.shop.hostedPage?.pay(sessionOf(first.url), "4242424242424242");
  await one.shop.settleOrder(first.orderId);
  const story = await one.shop.showOrder(first.orderId);
  expect(story).toMatchObject({
    priceMinor: 4321,
    currency: "EUR",
    consentWording: "begin-at-once/2026-11",
    termsVersion: "2026-11",
  });
  const { submitText } = (await pageOf(first)) ?? {};
  expect(submitText).toMatch(/^Tu informe se hace y se entrega.+ \[Condiciones de venta\]\(.+\/es-es\/terms\)$/);
  expect(story?.history.map(({ was, is, cause }) => [was, is, cause])).toEqual([
    [null, "created", "checkout"],
    ["created", "redirected", "checkout"],
    ["redirected", "paid", "payment"],
  ]);
});

test("an attempt repeated after payment goes to the page that leads to its report, not to a second payment", async () => {
  const attempt = crypto.randomUUID();
  const first = await start({ attempt, email: "paid@example.org" });
  if (!first.ok) throw new Error("refused");
  await one.shop.hostedPage?.pay(sessionOf(first.url), "4242424242424242");
  await one.shop.settleOrder(first.orderId);
  const again = await start({ attempt, email: "paid@example.org" });
  expect(again).toEqual({
    ok: true,
    orderId: first.orderId,
    url: `${one.siteUrl}/en-gb/already-yours?journey=main&session_id=${sessionOf(first.url)}`,
  });
});

test("a buyer of the funnel comes back into the funnel, in their language, paid or not", async () => {
  const page = await pageOf(await start({ journey: "funnel", locale: "es-es" }));
  expect(page).toMatchObject({
    successUrl: expect.stringMatching(`^${one.siteUrl}/es-es/funnel\\?session_id=`),
    cancelUrl: `${one.siteUrl}/es-es/funnel?step=preview-payment`,
  });
  expect(await pageOf(await start({ journey: "elsewhere" }))).toMatchObject({
    successUrl: expect.stringMatching(`^${one.siteUrl}/success\\?session_id=`),
  });
});

test("an unknown birth time is sold; form texts count as numbers", async () => {
  expect(await withBirth({ birthTime: "12:00", timeUnknown: true })).toMatchObject({ ok: true });
  expect(await withBirth({ latitude: "-23.5505", longitude: "-46.6333", timeUnknown: "" })).toMatchObject({ ok: true });
});

test("a time left empty is asked for, unless it is said to be unknown", async () => {
  const missing = { ok: false, reason: "invalid", problems: [{ field: "birthTime", code: "missing" }] };
  expect(await withBirth({ birthTime: "" })).toEqual(missing);
  expect(await withBirth({ birthTime: "  " })).toEqual(missing);
  expect(await withBirth({ birthTime: "", timeUnknown: "on" })).toMatchObject({ ok: true });
  expect(await withBirth({ birthTime: null })).toMatchObject({ ok: true });
});

/** What a clock shows so many minutes from now. */
function clockIn(timezone: string, minutes: number): { readonly birthDate: string; readonly birthTime: string } {
  const written = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "short" });
  const [birthDate = "", birthTime = ""] = written.format(Date.now() + minutes * 60_000).split(" ");
  return { birthDate, birthTime };
}

test.each([
  ["Pacific/Auckland", { latitude: -36.85, longitude: 174.76 }],
  ["Europe/Madrid", { latitude: 40.42, longitude: -3.7 }],
  ["Pacific/Honolulu", { latitude: 21.31, longitude: -157.86 }],
])("nobody is born later than now by the clock of %s", async (timezone, place) => {
  const born = (minutes: number) => withBirth({ timezone, ...place, ...clockIn(timezone, minutes) });
  expect(await born(-1)).toMatchObject({ ok: true });
  expect(await born(60)).toMatchObject({ ok: false, problems: [{ code: "out-of-range" }] });
});

test.each([
  ["an address that is none", { email: "zoe" }, { field: "email", code: "malformed" }],
  ["no address", { email: "" }, { field: "email", code: "missing" }],
  ["an unknown locale", { locale: "fr-fr" }, { field: "locale", code: "malformed" }],
  ["no birth", { birthData: undefined }, { field: "birthData", code: "missing" }],
])("%s is refused by field and code", async (_what, changes, problem) => {
  expect(await start(changes)).toEqual({ ok: false, reason: "invalid", problems: [problem] });
});

test.each([
  ["a date that never was", { birthDate: "1990-02-30" }, "birthDate"],
  ["a date to come", { birthDate: "2190-02-03" }, "birthDate"],
  ["a place without coordinates", { latitude: undefined }, "latitude"],
  ["an unknown zone", { timezone: "Mars/Olympus" }, "timezone"],
])("%s is refused before anything is sold", async (_what, birth, field) => {
  const before = (await one.shop.listOrders({ limit: 1000 })).length;
  expect(await withBirth(birth)).toMatchObject({ ok: false, reason: "invalid", problems: [{ field }] });
  expect(await one.shop.listOrders({ limit: 1000 })).toHaveLength(before);
});

test("a session nobody made and links nobody was given open nothing", async () => {
  expect(await one.shop.openReportBySession("cs_test_none")).toBeNull();
  for (const secret of ["", "x", "a".repeat(43), "../../etc"])
    expect(await one.shop.openReportByLink(secret)).toBeNull();
});
