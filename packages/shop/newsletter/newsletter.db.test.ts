import { dayMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  one.shop.startWorkers();
});
afterAll(() => one.close());
afterEach(async () => {
  one.later = 0;
  await one.database.pool.query("delete from newsletter_subscriptions");
  await one.database.pool.query("delete from mailbox_messages");
  await one.database.pool.query("delete from rate_limits");
});

const soon = { timeout: 45_000, interval: 50 };
const zoe = { email: " Zoe@Example.org ", locale: "es-es" };

const rows = async () => {
  const { rows: found } = await one.database.pool.query("select * from newsletter_subscriptions order by requested_at");
  return found;
};

const mails = async (): Promise<readonly string[]> => {
  const { rows: found } = await one.database.pool.query("select raw from mailbox_messages order by id");
  // Soft line breaks and folded headers undone, so that a link is in one piece.
  return found.map(({ raw }) => String(raw).replaceAll("=\r\n", "").replaceAll("\r\n ", " "));
};

/** Signs up and waits for the mail; gives the secrets of its two links. */
async function ask(input: unknown, mail = 1) {
  expect(await one.shop.askForNewsletter(input)).toEqual({ ok: true });
  const raw = await vi.waitFor(async () => {
    const all = await mails();
    expect(all).toHaveLength(mail);
    expect((await rows()).every(({ mailed_at }) => mailed_at !== null)).toBe(true);
    return all.at(-1) ?? "";
  }, soon);
  const secret = (page: string) => new RegExp(`/newsletter/${page}/([\\w-]{43})`).exec(raw)?.[1] ?? "";
  return { raw, confirm: secret("confirm"), leave: secret("leave") };
}

test("a subscription counts once its mailed link is confirmed, and keeps who agreed to which wording, and when", async () => {
  const { raw, confirm } = await ask(zoe);
  expect(raw).toContain("To: zoe@example.org");
  expect(raw).toContain("Confirma");
  const [asked] = await rows();
  expect(asked).toMatchObject({
    email: "zoe@example.org",
    locale: "es-es",
    consent_version: "2026-11",
    confirmed_at: null,
  });
  expect(await one.shop.confirmNewsletter(confirm)).toBe(true);
  expect(await one.shop.confirmNewsletter(confirm)).toBe(true);
  const [confirmed] = await rows();
  expect(confirmed.confirmed_at).toBeInstanceOf(Date);
});

test("neither secret is in the database or the log, and mail programs are told how to leave", async () => {
  const { raw, confirm, leave } = await ask(zoe);
  const { rows: kept } = await one.database.pool.query("select t::text as line from newsletter_subscriptions t");
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${confirm}|${leave}`));
  expect(one.logged()).not.toMatch(new RegExp(`${confirm}|${leave}|zoe@example`));
  expect(raw).toContain(`List-Unsubscribe: <${one.siteUrl}/es-es/newsletter/leave/${leave}>`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("an address on the list is answered like any other, and its answer leaves the same row", async () => {
  const { confirm } = await ask(zoe);
  await one.shop.confirmNewsletter(confirm);
  await ask({ ...zoe, locale: "en-gb" }, 2);
  const [first, second] = await rows();
  expect(Object.keys(second)).toEqual(Object.keys(first));
  expect(first.confirmed_at).not.toBeNull();
});

test("what cannot be an address is not kept", async () => {
  for (const email of [
    "",
    "zoe",
    "zoe@",
    "a@b.c\r\nBcc: all@example.org",
    `${"x".repeat(250)}@example.org`,
    7,
    undefined,
  ]) {
    expect(await one.shop.askForNewsletter({ email, locale: "en-us" })).toEqual({ ok: false, reason: "email" });
  }
  expect(await rows()).toEqual([]);
});

test("a link works for seven days; a made-up one never", async () => {
  const { confirm } = await ask(zoe);
  one.later = 7 * dayMs + 1000;
  expect(await one.shop.confirmNewsletter(confirm)).toBe(false);
  expect(await one.shop.confirmNewsletter("A".repeat(43))).toBe(false);
  expect(await one.shop.confirmNewsletter("../r")).toBe(false);
  one.later = 0;
  expect(await one.shop.confirmNewsletter(confirm)).toBe(true);
});

test("leaving erases the address and all that was kept of it", async () => {
  const first = await ask(zoe);
  await one.shop.confirmNewsletter(first.confirm);
  await ask(zoe, 2);
  await ask({ email: "other@example.org", locale: "en-us" }, 3);
  await one.shop.leaveNewsletter("A".repeat(43));
  expect(await rows()).toHaveLength(3);
  await one.shop.leaveNewsletter(first.leave);
  expect((await rows()).map(({ email }) => email)).toEqual(["other@example.org"]);
  expect(await one.shop.confirmNewsletter(first.confirm)).toBe(false);
});

test("who never confirmed is forgotten after 31 days, who did is kept", async () => {
  const { confirm } = await ask(zoe);
  await one.shop.confirmNewsletter(confirm);
  await ask({ email: "never@example.org", locale: "pt-br" }, 2);
  const forgetIn = (ms: number) =>
    forgetUnconfirmed({ database: one.database, clock: { now: () => new Date(Date.now() + ms) } });
  expect(await forgetIn(31 * dayMs - 60_000)).toBe(0);
  expect(await forgetIn(31 * dayMs + 60_000)).toBe(1);
  expect((await rows()).map(({ email }) => email)).toEqual(["zoe@example.org"]);
});

test("a mailbox gets three mails an hour and a network asks sixty times, and both are answered as ever", async () => {
  for (const mail of [1, 2, 3]) await ask(zoe, mail);
  expect(await one.shop.askForNewsletter(zoe)).toEqual({ ok: true });
  expect(await rows()).toHaveLength(3);
  for (let guest = 0; guest < 61; guest += 1) {
    expect(await one.shop.askForNewsletter({ email: `g${guest}@example.org` }, "203.0.113.7")).toEqual({ ok: true });
  }
  expect(await rows()).toHaveLength(63);
});
