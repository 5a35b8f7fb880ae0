import { required } from "@cosmic/chart/required";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { askRaw, type RawAnswer, sendBytes } from "./hostile/ask-raw.ts";

let site: Site;
const metricsToken = "a-token-that-nobody-guesses";

beforeAll(async () => {
  site = startSite({ dataDir: newData(), port: await freePort(), variables: { METRICS_TOKEN: metricsToken } });
  await ready(site);
});
afterAll(stopSites);

let visitors = 0;
const anotherVisitor = () => ({ "x-forwarded-for": `10.6.0.${visitors++}` });

const secret = "A".repeat(43);
const session = "session_id=cs_test_x";

/** Every private page of the site, with its Referrer-Policy. */
const privatePages: readonly (readonly [path: string, referrer: string])[] = [
  ["/success", "no-referrer"],
  [`/success?${session}`, "no-referrer"],
  ["/thank-you", "no-referrer"],
  ["/es-es/thank-you", "no-referrer"],
  ["/already-yours", "no-referrer"],
  [`/r/${secret}`, "no-referrer"],
  [`/r/${secret}/refund`, "same-origin"],
  [`/r/${secret}/correct`, "same-origin"],
  [`/newsletter/confirm/${secret}`, "same-origin"],
  [`/pt-br/newsletter/leave/${secret}`, "same-origin"],
  [`/review/${secret}`, "same-origin"],
  [`/es-es/review/${secret}/leave`, "same-origin"],
  [`/privacy/confirm/${secret}`, "same-origin"],
  [`/privacy/confirm/${secret}/file`, "same-origin"],
  ["/mailbox", "no-referrer"],
  ["/mailbox/1", "no-referrer"],
  ["/sandbox/pay/cs_test_x", "same-origin"],
  ["/sandbox/card", "no-referrer"],
  [`/funnel?step=thank-you&${session}`, "no-referrer"],
  ["/funnel?step=thank-you&session%5Fid=cs_test_x", "no-referrer"],
  [`/en-gb/report?${session}`, "no-referrer"],
  [`/faq?${session}`, "no-referrer"],
  [`/r/${secret}/report.pdf`, "no-referrer"],
  [`/r/${secret}/interior.pdf`, "no-referrer"],
  [`/r/${secret}/cover.pdf`, "no-referrer"],
  [`/r/${secret}/dates.ics`, "no-referrer"],
  ...["report.epub", "chart.json", "chart.md", "wheel-light.svg", "wheel-night.svg", "signs.svg"].map(
    (file) => [`/r/${secret}/${file}`, "no-referrer"] as const,
  ),
  ["/mailbox/1/attachments/0", "no-referrer"],
];

/** The same page in spellings that the router and some proxies accept. */
function oddSpellings(address: string): readonly string[] {
  const [path = "", query] = address.split("?");
  const odd = [
    path,
    ...(/\.(?:pdf|ics|epub|json|md|svg)$|attachments/.test(path) ? [] : [`${path}.data`, `${path}/`, `${path}/.data`]),
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    path.replace(/^\/([a-z-]+)/, (start) => start.toUpperCase()),
    `/${path}`,
    `/x/..${path}`,
  ];
  return odd.map((spelling) => (query === undefined ? spelling : `${spelling}?${query}`));
}

const guarded = ({ headers }: RawAnswer) => [
  headers["cache-control"],
  headers["x-robots-tag"],
  headers["referrer-policy"],
];

describe.each(privatePages)("%s", (address, referrer) => {
  test("is in no cache, no search engine and no other site's log, however its address is written", async () => {
    for (const path of oddSpellings(address)) {
      const answer = await askRaw(site, path);
      // A spelling that leads nowhere shows nothing private.
      if (answer.status === 404 && path !== address && !/\.data|^\/(r|mailbox|sandbox)\//.test(path)) continue;
      expect([path, guarded(answer)]).toEqual([path, ["private, no-store", "noindex, nofollow", referrer]]);
      if (answer.status !== 308) continue;
      const next = await askRaw(site, required(answer.headers.location, "the address a redirect leads to"));
      expect([answer.headers.location, next.status === 308]).toEqual([answer.headers.location, false]);
      expect([answer.headers.location, guarded(next)]).toEqual([
        answer.headers.location,
        ["private, no-store", "noindex, nofollow", referrer],
      ]);
    }
  });
});

test("a page that says nothing of caches is kept by none, its data and its 404 included; files and towns are kept", async () => {
  for (const path of ["/", "/faq", "/es-es", "/_.data", "/faq.data", "/nowhere", "/zodiac/none", "/%zz"])
    expect([path, (await askRaw(site, path)).headers["cache-control"]]).toEqual([path, "private, no-store"]);
  expect((await askRaw(site, "/api/places?q=Madrid")).headers["cache-control"]).toBe("public, max-age=3600");
  expect((await askRaw(site, "/favicon.svg")).headers["cache-control"]).toBe("public, max-age=300");
});

test("a page takes GET, HEAD and POST, and for nothing else does anything run", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "name=Ann&email=ann@example.org&subject=s&message=A+message+that+is+long+enough&consent=on";
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]) {
    for (const path of [
      "/contact",
      "/contact.data",
      "/newsletter",
      "/privacy/data",
      `/r/${secret}/refund`,
      `/r/${secret}/correct`,
      `/review/${secret}`,
      "/",
      "/nowhere",
    ]) {
      const answer = await askRaw(site, path, { method, headers, ...(method === "TRACE" ? {} : { body }) });
      expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, "GET, HEAD, POST"]);
    }
  }
  expect(await (await askRaw(site, "/mailbox")).text).not.toContain("ann@example.org");
  expect((await askRaw(site, "/contact", { method: "POST", headers, body })).status).toBe(200);
});

test("a plain form of a page that tells nobody of itself is taken, and a hidden origin of anybody else's is not", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "null", ...anotherVisitor() };
  const post = (more: Record<string, string>) =>
    askRaw(site, "/thank-you", { method: "POST", headers: { ...headers, ...more }, body: "email=ann@example.org" });
  expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await post({})).status).toBe(403);
  expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ "sec-fetch-site": "none" })).status).toBe(403);
});

test("two Host headers are answered 400, on every kind of address", async () => {
  for (const path of ["/", "/healthz", "/api/places?q=a", "/assets/none.js", `/r/${secret}`]) {
    const asked = `GET ${path} HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\nConnection: close\r\n\r\n`;
    expect([path, (await sendBytes(site, asked)).split("\r\n")[0]]).toEqual([path, "HTTP/1.1 400 Bad Request"]);
  }
  const once = "GET /healthz HTTP/1.1\r\nHost: one.example\r\nConnection: close\r\n\r\n";
  expect((await sendBytes(site, once)).split("\r\n")[0]).toBe("HTTP/1.1 200 OK");
});

test("/metrics wants its token, whoever asks from wherever", async () => {
  const asked = async (headers: Record<string, string>) => (await askRaw(site, "/metrics", { headers })).status;
  expect(await asked({})).toBe(404);
  expect(await asked({ "x-forwarded-proto": "https", "x-forwarded-host": "example.org" })).toBe(404);
  expect(await asked({ authorization: `Bearer ${metricsToken}x` })).toBe(404);
  expect(await asked({ authorization: metricsToken })).toBe(404);
  expect(await asked({ authorization: `Bearer ${metricsToken}` })).toBe(200);
  expect(await asked({ authorization: `Bearer ${metricsToken}`, "x-forwarded-for": "203.0.113.9" })).toBe(200);
});

test("without a token in the settings /metrics answers nobody", async () => {
  const other = startSite({ dataDir: newData(), port: await freePort(), variables: { METRICS_TOKEN: "" } });
  await ready(other);
  for (const authorization of ["", "Bearer", "Bearer ", "Bearer null", "Bearer undefined"])
    expect((await askRaw(other, "/metrics", { headers: { authorization } })).status).toBe(404);
});

const json = { "content-type": "application/json" };
const brokenUtf8 = Buffer.from([...Buffer.from('{"email":"a'), 0xff, ...Buffer.from('@example.org"}')]);

test.each(["/api/fulfill", "/api/resend"])(
  "%s answers 422 to a body that is not its own, and everybody else alike",
  async (path) => {
    const bodies: readonly (readonly [Record<string, string>, string | Buffer])[] = [
      ...["[]", "7", '"a@example.org"', "null", "{}", '{"email":', '{"email":7}', ""].map(
        (body) => [json, body] as const,
      ),
      [{ "content-type": "text/plain" }, "email=a@example.org"],
      [json, brokenUtf8],
    ];
    for (const [headers, body] of bodies) {
      const answer = await askRaw(site, path, { method: "POST", headers: { ...headers, ...anotherVisitor() }, body });
      expect([String(body), answer.status]).toEqual([String(body), 422]);
      expect(JSON.parse(answer.text).error.message).toMatch(/^Send a JSON object or a form/);
    }
    const alike = await Promise.all(
      ["known@example.org", "unknown@example.org", "no address"].map((email) =>
        askRaw(site, path, {
          method: "POST",
          headers: { ...json, ...anotherVisitor() },
          body: JSON.stringify({ email }),
        }),
      ),
    );
    expect(alike.map(({ status, text }) => [status, text])).toEqual(alike.map(() => [200, '{"ok":true}']));
  },
);

// Takes a minute: PROBE_SIZE=full npx vitest run --project database tests/probes/private-pages.db.test.ts
test.runIf(process.env.PROBE_SIZE === "full")(
  "a body that never ends is ended after half a minute",
  { timeout: 120_000 },
  async () => {
    const asked =
      "POST /api/checkout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
    expect((await sendBytes(site, asked)).split("\r\n")[0]).toBe("HTTP/1.1 408 Request Timeout");
  },
);
