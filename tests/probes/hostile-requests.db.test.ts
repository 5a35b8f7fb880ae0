import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lastSegment } from "@cosmic/addresses/paths";
import { required } from "@cosmic/chart/required";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { randomFrom } from "@cosmic/report/testing/random-births";
import { priceFor } from "@cosmic/shop/prices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { birthData, checkout, newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { type Answer, ask, forEachOf } from "./hostile/ask.ts";
import { fuzzedRequests } from "./hostile/fuzzed-requests.ts";
import { forgedEvent, forgedReturn, guessedSecret, type Known, tamperedCheckout } from "./hostile/made-up.ts";
import { seed, sizeOf } from "./hostile/size.ts";

// Full run: PROBE_SIZE=full npx vitest run --project database tests/probes/hostile-requests.db.test.ts
const patience = 3_600_000;
const dataDir = newData();
const json = { "content-type": "application/json" };
const buyer = "Victoria Verity";
const idler = "Ulric Unpaid";
let site: Site;
let database: Database;
let known: Known;

beforeAll(async () => {
  process.stderr.write(`hostile requests: PROBE_SEED=${seed}\n`);
  site = startSite({ dataDir, port: await freePort(), variables: { LOG_LEVEL: "error", TRIAL_PAGES: "anyone" } });
  await ready(site);
  database = await openDatabase({ databaseUrl: null, dataDir }, openLog({ level: "silent" }));
  const [paidSession, unpaidSession] = [await openCheckout(buyer), await openCheckout(idler)];
  await ask(site, {
    method: "POST",
    path: `/sandbox/pay/${paidSession}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "cardNumber=4242424242424242&expiry=12/40&cvc=123&cardName=V",
  });
  // What the rightful buyer sees. If it could not be found here, its absence elsewhere would prove nothing.
  const opened = await ask(site, { path: `/success?session_id=${paidSession}` });
  const secret = /\/r\/([\w-]{43})/.exec(opened.text)?.[1];
  if (!secret) throw new Error(`the buyer's own way in does not open: ${opened.status}`);
  known = { paidSession, unpaidSession, secret };
  const report = await ask(site, { path: `/r/${secret}` });
  expect([report.status, report.text.includes(buyer)]).toEqual([200, true]);
}, patience);
afterAll(async () => {
  await database.close();
  await stopSites();
});

async function openCheckout(name: string): Promise<string> {
  const body = JSON.stringify({ ...checkout, name, birthData: { ...birthData, fullName: name } });
  const { text } = await ask(site, { method: "POST", path: "/api/checkout", headers: json, body });
  return lastSegment(JSON.parse(text).url);
}

const rowsOf = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await database.pool.query(query, values)).rows;
const many = (count: number) => Array.from({ length: count }, (_, index) => index);
/** What an answer reveals of somebody else's report, or of a way to it, beyond what the request itself contained. */
const givesAway = ({ text }: Answer, asked = "") =>
  [known.secret, buyer, idler].filter((mark) => text.includes(mark) && !asked.includes(mark));

test("forged webhooks: none is believed, none leaves a trace", { timeout: patience }, async () => {
  const random = randomFrom(seed);
  const secret = `whsec_${readFileSync(join(dataDir, "sandbox-webhook-secret"), "utf8").trim()}`;
  const [unpaid] = await rowsOf<{ id: string }>("select id from orders where name = $1", [idler]);
  const before = await rowsOf("select id from webhook_events");
  const about = { orderId: required(unpaid, "the unpaid order").id, session: known.unpaidSession, secret };
  await forEachOf(many(sizeOf(100, 1000)), async () => {
    const { body, signature } = forgedEvent(random, about);
    const headers = { ...json, "stripe-signature": signature };
    const answer = await ask(site, { method: "POST", path: "/api/webhooks/stripe", headers, body });
    expect([signature, answer.status]).toEqual([signature, 400]);
  });
  expect(await rowsOf("select id from webhook_events")).toHaveLength(before.length);
  expect(await rowsOf("select state from orders where name = $1", [idler])).toEqual([{ state: "redirected" }]);
});

test("forged returns: made-up sessions and claims in the address unlock nothing", { timeout: patience }, async () => {
  const random = randomFrom(seed + 1);
  await forEachOf(many(sizeOf(100, 1000)), async () => {
    const path = forgedReturn(random, known);
    const answer = await ask(site, { path });
    expect([path, givesAway(answer, path), answer.status < 500]).toEqual([path, [], true]);
  });
});

test("tampered prices: every order costs what the server's table says", { timeout: patience }, async () => {
  const random = randomFrom(seed + 2);
  await forEachOf(many(sizeOf(100, 1000)), async (index) => {
    const { email, locale, plan, body } = tamperedCheckout(random, index);
    const sent = { method: "POST", path: "/api/checkout", headers: json, body: JSON.stringify(body) };
    expect([email, (await ask(site, sent)).status]).toEqual([email, 200]);
    const { priceMinor, currency } = priceFor({ locale, plan, sandbox: true });
    const charged = await rowsOf(
      `select o.state, o.plan, o.price_minor, o.currency, s.amount_minor, upper(s.currency) as wire
       from orders o join sandbox_sessions s on s.client_reference_id = o.id::text where o.email = $1`,
      [email],
    );
    const due = {
      state: "redirected",
      plan,
      price_minor: priceMinor,
      currency,
      amount_minor: priceMinor,
      wire: currency,
    };
    expect(charged).toEqual([due]);
  });
});

// A link is 256 random bits. A million guesses against a billion sold reports hit one with probability 10^6 · 10^9 /
// 2^256 = 10^15 / 1.2 · 10^77 < 10^-62. What remains to be tested is that nothing short of the whole secret opens.
test("guessed links: all are the same calm 404, those that are nearly right too", { timeout: patience }, async () => {
  const random = randomFrom(seed + 3);
  await forEachOf(many(sizeOf(500, 10_000)), async (index) => {
    const ending = ["", "/report.pdf", "/refund", "/correct", "/dates.ics"][index % 5];
    const path = `/r/${guessedSecret(random, known.secret)}${ending}`;
    const first = await ask(site, { path });
    // A non-canonical URL redirects to the canonical one, whatever it names.
    const answer = first.status === 308 ? await ask(site, { path: first.location }) : first;
    expect([path, answer.status, givesAway(answer, path + first.location)]).toEqual([path, 404, []]);
  });
});

/** Body size in bytes; while a longer one is being sent, the site may close the connection. */
const mostRead = 65_536;
const told = ({ status, text }: Answer) => (status === 0 ? text : String(status));

test("fuzzed requests to every address: each is answered, none with 5xx, and the site stands", {
  timeout: patience,
}, async () => {
  const fallen: string[] = [];
  await forEachOf(fuzzedRequests(seed, sizeOf(500, 10_000)), async (asking) => {
    const answer = await ask(site, asking);
    const isAnswered = answer.status > 0 || Buffer.byteLength(asking.body) > mostRead;
    if (answer.status >= 500 || !isAnswered) fallen.push(`${told(answer)} ${JSON.stringify(asking).slice(0, 1500)}`);
  });
  expect(fallen).toEqual([]);
  expect(site.child.exitCode).toBeNull();
  expect((await ask(site, { path: "/readyz" })).status).toBe(200);
  const paid = await rowsOf("select name from orders where paid_at is not null");
  expect(paid).toEqual([{ name: buyer }]);
});
