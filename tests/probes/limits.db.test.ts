import { join } from "node:path";
import { lastSegment } from "@cosmic/addresses/paths";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { birthData, checkout, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { type StormDatabase, startStormDatabase } from "../storms/runner/storm-database.ts";
import { askRaw } from "./hostile/ask-raw.ts";

const folder = makeTestFolder();
let server: StormDatabase;
let database: Database;
let webs: [Site, Site];
/** Has the per-client page limit of production, but lowered. */
let narrow: Site;
let secret: string;
let paidSession: string;

const pagesPerMinute = 20;
const start = async (variables: Readonly<Record<string, string>> = {}): Promise<Site> => {
  const port = await freePort();
  const shared = {
    DATABASE_URL: server.url,
    LINK_SECRET: "l".repeat(43),
    STRIPE_WEBHOOK_SECRET: `whsec_${"w".repeat(32)}`,
  };
  const site = startSite({
    dataDir: join(folder.path, `${port}`),
    port,
    variables: { ...shared, ROLE: "web", ...variables },
  });
  await ready(site);
  return site;
};

beforeAll(async () => {
  server = await startStormDatabase(folder.path);
  webs = [await start(), await start()];
  narrow = await start({ CLIENT_PAGES_PER_MINUTE: String(pagesPerMinute) });
  database = await openDatabase({ databaseUrl: server.url, dataDir: folder.path }, openLog({ level: "silent" }));
  ({ secret, session: paidSession } = await buy());
  // As a worker would leave it.
  await database.pool.query("update orders set state = 'delivered', delivered_at = now() where paid_at is not null");
});
afterAll(async () => {
  await stopSites();
  await database.close();
  await server.stop();
  await folder.remove();
});

async function buy(): Promise<{ readonly secret: string; readonly session: string }> {
  const session = await openCheckout("buyer@example.org");
  const body = "cardNumber=4242424242424242&expiry=12/40&cvc=123&cardName=B";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await askRaw(webs[0], `/sandbox/pay/${session}`, { method: "POST", headers, body });
  const opened = await askRaw(webs[0], `/success?session_id=${session}`);
  const found = /\/r\/([\w-]{43})/.exec(opened.text)?.[1];
  if (!found) throw new Error(`the paid report does not open: ${opened.status}`);
  return { secret: found, session };
}

async function openCheckout(email: string): Promise<string> {
  const answer = await askCheckout(webs[0], email, from("10.1.0.1"));
  return lastSegment(JSON.parse(answer.text).url);
}

const askCheckout = (site: Site, email: string, headers: Readonly<Record<string, string>>) =>
  askRaw(site, "/api/checkout", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ ...checkout, email, birthData: { ...birthData, email } }),
  });

const from = (address: string) => ({ "x-forwarded-for": address, "accept-language": "en-US" });
const birth = "fullName=Ann&birthDate=1990-06-15&birthTime=14:30&birthCity=Madrid&birthCountry=Spain";

/** Makes every key with hits in this scope look as if it had just used up its limit. */
const useUp = (scope: string, times: number) =>
  database.pool.query("update rate_limits set hits = array_fill(now(), array[$2::int]) where scope = $1", [
    scope,
    times,
  ]);

const spellings = [
  `/success?${birth}`,
  `/success?session_id=&${birth}`,
  `/success?session%5Fid=&${birth}`,
  `/success?${birth}&session_id=`,
  `/success.data?${birth}`,
  `/success.data?_routes=routes%2Fsuccess&${birth}`,
];
const otherSpellings = [
  "/success/",
  "/SUCCESS",
  "/%73uccess",
  "//success",
  "/./success",
  "/x/../success",
  "/success/.data",
];

test("a free chart is limited however its address is written, over all processes, and after a restart", async () => {
  const client = from("203.0.113.7");
  expect((await askRaw(webs[0], `/success?${birth}`, { headers: client })).status).toBe(200);
  await useUp("free-chart-client", 60);
  const again = await start();
  for (const site of [...webs, again]) {
    for (const path of spellings) {
      const answer = await askRaw(site, path, { headers: client });
      expect([path, answer.status, answer.headers["retry-after"]]).toEqual([path, 429, "60"]);
      if (!path.includes(".data")) {
        expect(answer.text).toContain("One moment, please");
        expect(answer.text).toContain(/nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"]))?.[1]);
      }
    }
    for (const path of otherSpellings) {
      const answer = await askRaw(site, `${path}?${birth}`, { headers: client });
      expect([path, answer.status]).toEqual([path, 308]);
      expect(answer.headers.location).toMatch(/^\/success(\.data)?\?fullName=Ann&/);
    }
  }
  // A neighbor on the same network, and another network of the same provider.
  for (const address of ["203.0.113.8", "2001:db8:1:2::1"])
    expect((await askRaw(webs[1], `/success?${birth}`, { headers: from(address) })).status).toBe(200);
});

test("the sample, a paid session and a report's link are read from a client whose free charts are used up", async () => {
  const client = from("203.0.113.9");
  await askRaw(webs[0], `/success?${birth}`, { headers: client });
  await useUp("free-chart-client", 60);
  for (const path of ["/success", `/success?session_id=${paidSession}`, `/r/${secret}`])
    expect([path, (await askRaw(webs[0], path, { headers: client })).status]).toEqual([path, 200]);
});

test("IPv6 is one client by its first 64 bits", async () => {
  await askRaw(webs[0], `/success?${birth}`, { headers: from("2001:db8:7:7::1") });
  await useUp("free-chart-client", 60);
  const same = await askRaw(webs[1], `/success?${birth}`, { headers: from("2001:db8:7:7:ffff::2") });
  const other = await askRaw(webs[1], `/success?${birth}`, { headers: from("2001:db8:7:8::1") });
  expect([same.status, other.status]).toEqual([429, 200]);
});

test("checkouts and questions to outside sources are limited over all processes; what was typed is kept", async () => {
  const client = from("203.0.113.20");
  expect((await askCheckout(webs[0], "one@example.org", client)).status).toBe(200);
  await useUp("checkout-client", 60);
  const refused = await askCheckout(webs[1], "two@example.org", client);
  expect([refused.status, refused.headers["retry-after"], JSON.parse(refused.text).error.code]).toEqual([
    429,
    "60",
    "too-many",
  ]);
  const { rows } = await database.pool.query("select from orders where email = 'two@example.org'");
  expect(rows).toEqual([]);
  const form = new URLSearchParams({
    ...{ name: "Ana Kept", email: "ana@example.com", birthDate: "1990-06-15", birthTime: "14:30" },
    ...{ latitude: "-23.5505", longitude: "-46.6333", timezone: "America/Sao_Paulo" },
  }).toString();
  const headers = { ...client, "content-type": "application/x-www-form-urlencoded" };
  const page = await askRaw(webs[1], "/api/checkout", { method: "POST", headers, body: form });
  expect([page.status, page.headers["retry-after"]]).toEqual([429, "60"]);
  expect(page.text).toContain("Ana Kept");
  expect(page.text).toContain("That was a little too often");
  const json = { ...client, "content-type": "application/json" };
  const ask = (site: Site) =>
    askRaw(site, "/api/sources", { method: "POST", headers: json, body: JSON.stringify(birthData) });
  expect((await ask(webs[0])).status).toBe(200);
  await useUp("sources-client", 20);
  expect((await ask(webs[1])).status).toBe(429);
});

test("one report is read so often a minute, from wherever and over all processes, and other reports are not affected", async () => {
  for (const [path, scope, most] of [
    [`/r/${secret}`, "report-page-order", 300],
    [`/r/${secret}.data`, "report-page-order", 300],
    [`/success?session_id=${paidSession}`, "report-page-order", 300],
    [`/r/${secret}/report.pdf`, "report-pdf-order", 30],
  ] as const) {
    await database.pool.query("delete from rate_limits where scope = $1", [scope]);
    expect([path, (await askRaw(webs[0], path, { headers: from("10.3.0.1") })).status]).toEqual([path, 200]);
    await useUp(scope, most);
    const answer = await askRaw(webs[1], path, { headers: from("10.4.0.1") });
    expect([path, answer.status, answer.headers["retry-after"]]).toEqual([path, 429, "60"]);
  }
  await database.pool.query("delete from rate_limits where scope like 'report-%'");
});

test("a fresh look is offered after a year alone, in no cache and no search engine, and is limited and closed as the report is", async () => {
  const look = `/r/${secret}/now`;
  const ask = () => askRaw(webs[1], look, { headers: from("10.5.0.1") });
  const asOf = (day: string) => database.pool.query("update orders set as_of = $1", [day]);
  await asOf(new Date().toISOString().slice(0, 10));
  expect((await ask()).status).toBe(404);
  await asOf("2024-02-29");
  const fresh = await ask();
  expect([fresh.status, fresh.headers["cache-control"], fresh.headers["x-robots-tag"]]).toEqual([
    200,
    "private, no-store",
    "noindex, nofollow",
  ]);
  expect(fresh.headers["referrer-policy"]).toBe("no-referrer");
  expect(fresh.text).toContain("2024");
  await useUp("report-pdf-order", 30);
  const refused = await ask();
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
  await database.pool.query("delete from rate_limits where scope like 'report-%'");
  await database.pool.query("update orders set state = 'refunded'");
  expect((await ask()).status).toBe(404);
  await database.pool.query("update orders set state = 'delivered'");
});

test("past the coarse limit every page of a client is refused with the calm page, whatever it is, and buyers are not", async () => {
  const client = from("203.0.113.40");
  const statuses: number[] = [];
  // The budget may refill by a page or two meanwhile, but never as fast as pages are requested.
  while (statuses.at(-1) !== 429) statuses.push((await askRaw(narrow, "/not-a-page", { headers: client })).status);
  expect(statuses.length).toBeGreaterThan(pagesPerMinute);
  const refusedOf = async (path: string, times: number) => {
    const asked = Array.from({ length: times }, () => askRaw(narrow, path, { headers: client }));
    return (await Promise.all(asked)).filter(({ status }) => status === 429);
  };
  for (const path of [
    "/",
    "/faq",
    "/es-es/faq.data",
    "/success",
    "/nowhere",
    `/r/${"A".repeat(43)}`,
    "/success?session_id=x",
  ]) {
    const [refused] = await refusedOf(path, pagesPerMinute);
    expect([path, refused?.status]).toEqual([path, 429]);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  }
  for (const path of [`/r/${secret}`, `/r/${secret}/report.pdf`, `/success?session_id=${paidSession}`, "/healthz"])
    expect([path, await refusedOf(path, 3)]).toEqual([path, []]);
  expect((await askRaw(narrow, "/faq", { headers: from("203.0.113.41") })).status).toBe(200);
});
