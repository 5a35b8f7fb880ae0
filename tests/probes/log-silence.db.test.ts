import { lastSegment } from "@cosmic/addresses/paths";
import { startEmbeddedPostgres } from "@cosmic/platform/database/embedded/embedded-postgres";
import { openLog } from "@cosmic/platform/log/open-log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { ask } from "./hostile/ask.ts";
import { type FailingDatabase, openFailingDatabase } from "./hostile/failing-database.ts";

// The site runs as its own process and both its output streams are read, so that anything a library prints around our
// log counts too.
const patience = 1_200_000;
const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };

const birth = {
  ...{ fullName: "Canarella Canary", email: "canarella@example.org", birthDate: "1991-07-23", birthTime: "03:47" },
  ...{ birthCity: "Canaryville", birthCountry: "Canaria", latitude: 12.345678, longitude: 87.654321 },
  ...{ timezone: "Asia/Kolkata", timeUnknown: false },
};
const letter = "canary-letter: the matter is\nprivate, over two lines";
const unknownSecret = "Canary".padEnd(43, "x");
const unknownSession = `cs_test_${"ca".repeat(24)}`;
/** No log line may contain any of these, nor the real session and report link of the purchase made here. */
const canaries = [
  ...["canarella", "canary", "1991-07-23", "03:47", "12.345678", "87.654321", "private, over", unknownSecret],
  unknownSession,
];

let site: Site;
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: FailingDatabase;
beforeAll(async () => {
  const dataDir = newData();
  server = await startEmbeddedPostgres(dataDir, openLog({ level: "silent" }));
  const { host, user, database: name } = server.connection;
  database = await openFailingDatabase({ socketFolder: host, user, database: name });
  const variables = { DATABASE_URL: database.url, LOG_LEVEL: "debug", ROLE: "web", TRIAL_PAGES: "anyone" };
  site = startSite({ dataDir, port: await freePort(), variables });
  await ready(site);
}, patience);
afterAll(async () => {
  await stopSites();
  await database.close();
  await server.stop();
});

const query = new URLSearchParams(Object.entries(birth).map(([key, value]) => [key, String(value)])).toString();
const fields = `${query}&name=Canarella&subject=canary&message=${encodeURIComponent(letter)}&kind=erase&locale=en-us&stars=1&text=${encodeURIComponent(letter)}`;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Every address that reads or writes personal data, with a canary in every field. */
function requests(session: string, secret: string): readonly Asked[] {
  const pages = [
    ...[`/?${query}`, "/contact", "/newsletter", "/privacy/data", `/success?${query}`, `/thank-you?${query}`],
    ...[session, unknownSession].flatMap((id) => [
      ...[`/success?session_id=${id}`, `/thank-you?session_id=${id}`, `/en-us/report?session_id=${id}`],
      ...[`/funnel?session_id=${id}`, `/sandbox/pay/${id}`],
    ]),
    ...[secret, unknownSecret].flatMap((link) => [
      ...[
        `/r/${link}`,
        `/r/${link}/refund`,
        `/r/${link}/correct`,
        `/r/${link}/report.pdf`,
        `/r/${link}/interior.pdf`,
        `/r/${link}/cover.pdf`,
        `/r/${link}/dates.ics`,
        `/privacy/confirm/${link}`,
      ],
      ...[
        `/privacy/confirm/${link}/file`,
        `/newsletter/confirm/${link}`,
        `/newsletter/leave/${link}`,
        `/review/${link}`,
      ],
    ]),
    "/mailbox",
    "/mailbox/1",
  ];
  const dataOf = (page: string) => page.replace(/^\/(\?|$)/, "/_root$1").replace(/(\?|$)/, ".data$1");
  const onPages = pages.flatMap((path): readonly Asked[] => [
    { method: "GET", path },
    { method: "GET", path: dataOf(path) },
    { method: "POST", path, headers: form, body: fields },
    { method: "POST", path: dataOf(path), headers: form, body: fields },
    { method: "DELETE", path, headers: form, body: fields },
  ]);
  const checkout = { email: birth.email, name: birth.fullName, birthData: birth, plan: "basic", locale: "en-us" };
  const body = JSON.stringify(checkout);
  const toApi: readonly Asked[] = [
    ...["/api/checkout", "/api/fulfill", "/api/resend", "/api/sources", "/api/webhooks/stripe"].flatMap((path) => [
      { method: "POST", path, headers: json, body },
      { method: "POST", path, headers: json, body: `${body.slice(0, -1)},` },
      { method: "POST", path, headers: form, body: fields },
    ]),
    { method: "GET", path: `/api/places?q=canaryville&limit=2&locale=${encodeURIComponent("canary")}` },
    { method: "POST", path: "/sandbox/card", headers: json, body: JSON.stringify({ session, cardNumber: "4242" }) },
  ];
  return [...onPages, ...toApi];
}

/** Buys an order; returns the ids that open it. */
async function buy(): Promise<{ readonly session: string; readonly secret: string }> {
  const body = JSON.stringify({
    email: birth.email,
    name: birth.fullName,
    birthData: birth,
    attempt: crypto.randomUUID(),
  });
  const { text } = await ask(site, { method: "POST", path: "/api/checkout", headers: json, body });
  const session = lastSegment(JSON.parse(text).url);
  const card = "cardNumber=4242424242424242&expiry=12/40&cvc=123";
  await ask(site, { method: "POST", path: `/sandbox/pay/${session}`, headers: form, body: card });
  const opened = await ask(site, { path: `/success?session_id=${session}` });
  const secret = /\/r\/([\w-]{43})/.exec(opened.text)?.[1];
  if (!secret) throw new Error(`the paid report does not open: ${opened.status}`);
  return { session, secret };
}

test("no line of a running site holds anything of a person, whichever statement of the database fails", {
  timeout: patience,
}, async () => {
  const { session, secret } = await buy();
  const asked = requests(session, secret);
  let failed = 0;
  for (const one of asked) {
    database.spoil(0);
    await ask(site, one);
    const statements = database.spoil(0);
    for (let statement = 1; statement <= statements; statement += 1) {
      database.spoil(statement);
      const { status } = await ask(site, one);
      if (status >= 500) failed += 1;
      expect(site.child.exitCode, `${one.method} ended the site`).toBeNull();
    }
  }
  // If nothing failed, the silence would prove nothing.
  expect(failed).toBeGreaterThan(asked.length / 4);
  const lines = site.words().split("\n");
  expect(lines.filter((line) => /"err"/.test(line)).length).toBeGreaterThan(failed / 2);
  const held = (line: string) =>
    [...canaries, session, secret].some((canary) => line.toLowerCase().includes(canary.toLowerCase()));
  expect(lines.filter(held).slice(0, 10)).toEqual([]);
  // Anything printed around the log starts neither like a log line nor like the startup message.
  const printed = lines.filter((line) => line.trim() !== "" && !/^(\{"level"| {2}\w)/.test(line));
  expect(printed.slice(0, 10)).toEqual([]);
});
