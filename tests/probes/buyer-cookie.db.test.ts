import { lastSegment } from "@cosmic/addresses/paths";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkout, newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

const patience = 300_000;
const dataDir = newData();
let site: Site;
let database: Database;
beforeAll(async () => {
  site = startSite({ dataDir, port: await freePort() });
  await ready(site);
  database = await openDatabase({ databaseUrl: null, dataDir }, openLog({ level: "silent" }));
}, patience);
afterAll(async () => {
  await database.close();
  await stopSites();
});

const order = (changes: object = {}, cookie = "") =>
  fetch(`${site.address}/api/checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ ...checkout, attempt: crypto.randomUUID(), again: true, ...changes }),
  });
const cookieOf = (answer: Response) => answer.headers.get("set-cookie");
const sessionOf = async (answer: Response) => lastSegment((await answer.json()).url);
/** The cookie as the browser returns it. */
const sentBack = (set: string | null) => set?.split(";")[0] ?? "";

test("whoever orders gets a cookie that no script can read; one that is there is kept, one that was made up replaced", async () => {
  const set = cookieOf(await order());
  expect(set).toMatch(/^buyer=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  expect(cookieOf(await order({}, `theme=dark; ${sentBack(set)}`))).toBe(set);
  expect(cookieOf(await order({}, "buyer=admin"))).toMatch(/^buyer=[\w-]{43};/);
  expect(cookieOf(await order({ email: "none" }))).toBeNull();
});

test("two days after the payment only the browser that ordered comes in by the session, on every page that takes one", async () => {
  const placed = await order();
  const own = sentBack(cookieOf(placed));
  const session = await sessionOf(placed);
  const paying = { cardNumber: "4242424242424242", expiry: "12/40", cvc: "123", cardName: "V" };
  const form = new URLSearchParams(paying);
  await fetch(`${site.address}/sandbox/pay/${session}`, { method: "POST", body: form, redirect: "manual" });
  const pages = ["success", "thank-you", "funnel", "en-us/report", "already-yours", "success.data", "thank-you.data"];
  const secretOn = async (page: string, cookie = "") => {
    const address = `${site.address}/${page}?session_id=${session}`;
    const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
    return /\/r\/[\w-]{43}/.exec((answer.headers.get("location") ?? "") + (await answer.text()))?.[0] ?? null;
  };
  const secretsWith = (cookie?: string) => Promise.all(pages.map((page) => secretOn(page, cookie)));
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query("select 1 from orders where state = 'delivered'");
      expect(rows).toHaveLength(1);
    },
    { timeout: patience / 2, interval: 100 },
  );
  const opened = await secretsWith();
  expect(opened.filter(Boolean).length).toBeGreaterThan(4);
  await database.pool.query("update orders set paid_at = paid_at - interval '2 days' where paid_at is not null");
  expect(await secretsWith()).toEqual(pages.map(() => null));
  expect(await secretsWith(`buyer=${"A".repeat(43)}`)).toEqual(pages.map(() => null));
  expect(await secretsWith(own)).toEqual(opened);
});
