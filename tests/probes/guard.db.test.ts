import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  birthData,
  checkout,
  newData,
  postCheckout,
  ready,
  root,
  type Site,
  startSite,
  stopSites,
} from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

let site: Site;
const metricsToken = "a-token-that-nobody-guesses";

beforeAll(async () => {
  site = startSite({ dataDir: newData(), port: await freePort(), variables: { METRICS_TOKEN: metricsToken } });
  await ready(site);
});
afterAll(stopSites);

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(`${site.address}${path}`, { method: "POST", body, headers, redirect: "manual" });
const json = { "content-type": "application/json" };

interface ApiError {
  readonly code: string;
  readonly message: string;
  readonly problems?: readonly { readonly field: string }[];
}
const errorOf = async (answer: Response): Promise<ApiError> => (await answer.json()).error;

test("every page carries a policy whose nonce is on every inline script, and no two answers share one", async () => {
  const nonces = new Set<string>();
  for (const path of ["/", "/?step=birth", "/nowhere"]) {
    const answer = await fetch(`${site.address}${path}`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(nonce).not.toBe("");
    nonces.add(nonce);
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].filter((tag) => !tag[1]?.includes("ld+json"));
    for (const tag of inline) expect(tag[1]).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\son(click|load|error)=/);
  }
  expect(nonces.size).toBe(3);
});

test("an address that cannot be read is answered by the 404 page in its language, and to a script in JSON", async () => {
  const long = "a".repeat(9000);
  for (const path of [
    "/%E0%A4%A",
    "/%zz",
    "/faq%",
    "/%00",
    "/faq?x=%00",
    `/${long}`,
    `/blog/${long}`,
    "/r/%ff/report.pdf",
  ]) {
    const answer = await fetch(site.address + path);
    expect([path.slice(0, 20), answer.status, answer.headers.get("content-type")]).toEqual([
      path.slice(0, 20),
      404,
      "text/html; charset=utf-8",
    ]);
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
    // A report URL gets its own message, which leads readers back to their report.
    const title = path.startsWith("/r/") ? "This link does not open" : "Oops! Page not found";
    expect(await answer.text()).toContain(title);
  }
  expect(await (await fetch(`${site.address}/es-es/%E0%A4%A`)).text()).toContain('<html lang="es-ES"');
  for (const path of ["/api/%E0%A4%A", "/api/places?q=%00"]) {
    const answer = await fetch(site.address + path);
    expect([path, answer.status, (await errorOf(answer)).code]).toEqual([path, 400, "malformed"]);
  }
  // Only the path is decoded for routing, not the query.
  expect((await fetch(`${site.address}/faq?x=%E0%A4%A`)).status).toBe(200);
});

test("a page names what it varies by, compressed or not; a prefix settles the language", async () => {
  const varyOf = async (path: string, encoding: string) => {
    const { headers } = await fetch(site.address + path, { headers: { "accept-encoding": encoding } });
    return (headers.get("vary") ?? "").toLowerCase().split(/, */).sort();
  };
  for (const encoding of ["br", "identity"]) {
    for (const path of ["/", "/faq", "/?step=birth", "/_root.data", "/success", "/not-here"]) {
      expect(await varyOf(path, encoding), `${path} ${encoding}`).toEqual([
        "accept-encoding",
        "accept-language",
        "cookie",
      ]);
    }
    for (const path of ["/es-es", "/pt-br/faq", "/en-gb.data"]) {
      expect(await varyOf(path, encoding), `${path} ${encoding}`).toEqual(["accept-encoding", "cookie"]);
    }
  }
  expect(await varyOf("/sitemap.xml", "br")).toEqual(["accept-encoding"]);
});

test("what a page asks for while it is left for another keeps the language of its prefix", async () => {
  const answer = await fetch(`${site.address}/es-es.data`, { headers: { "accept-language": "en-US" } });
  expect(await answer.text()).toMatch(/13,99\s€/);
});

test("the usual headers are there", async () => {
  const { headers } = await fetch(`${site.address}/`);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f]{16}$/);
});

test("a script says what it is and no more; what is missing beside it is a page with the whole policy", async () => {
  const html = await (await fetch(`${site.address}/`)).text();
  const script = required(/"(\/assets\/en-us\/[^"]+\.js)"/.exec(html)?.[1], "a script of the page");
  const { status, headers } = await fetch(site.address + script);
  expect([status, headers.get("x-content-type-options"), headers.get("content-security-policy")]).toEqual([
    200,
    "nosniff",
    null,
  ]);
  const missing = await fetch(`${site.address}/assets/en-us/none.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
});

test("JSON that is not JSON, a foreign content type and too much text are each told", async () => {
  const broken = await post("/api/checkout", "{", json);
  expect([broken.status, (await errorOf(broken)).code]).toEqual([400, "malformed"]);
  const xml = await post("/api/checkout", "<a/>", { "content-type": "application/xml" });
  expect([xml.status, (await errorOf(xml)).code]).toEqual([415, "content-type"]);
  const huge = await post("/api/checkout", JSON.stringify({ name: "x".repeat(100_000) }), json);
  expect([huge.status, (await errorOf(huge)).code]).toEqual([413, "too-large"]);
});

test.each([
  ["an impossible date", { birthDate: "1990-02-31" }, "birthDate"],
  ["a year out of range", { birthDate: "1850-01-01" }, "birthDate"],
  ["a missing place", { latitude: undefined, longitude: undefined }, "latitude"],
  ["a 10,000-character name", { fullName: "x".repeat(10_000) }, "fullName"],
  ["a time that is none", { birthTime: "25:00" }, "birthTime"],
  ["an unknown zone", { timezone: "Mars/Olympus" }, "timezone"],
])("%s is refused by the name of its field", async (_, change, field) => {
  const answer = await postCheckout(site, { ...checkout, birthData: { ...birthData, ...change } });
  expect(answer.status).toBe(422);
  expect((await errorOf(answer)).problems?.map((problem) => problem.field)).toContain(field);
});

test("a body of another shape is refused, never a crash", async () => {
  for (const body of ["null", "[]", '"text"', "7", '{"birthData":null}']) {
    const answer = await post("/api/checkout", body, json);
    expect([body, answer.status]).toEqual([body, 422]);
  }
  const poisoned = await post("/api/checkout", '{"__proto__":{"x":1}}', json);
  expect([poisoned.status, (await errorOf(poisoned)).code]).toEqual([400, "malformed"]);
});

test("markup in every field is taken as text", async () => {
  const markup = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const answer = await postCheckout(site, {
    ...checkout,
    name: markup,
    birthData: { ...birthData, fullName: markup, birthCity: markup, birthCountry: markup },
  });
  expect(answer.status).toBe(200);
  const { url }: { url: string } = await answer.json();
  expect(await (await fetch(url)).text()).not.toContain("<script>alert");
});

test("a price sent by a browser is ignored", async () => {
  const answer = await postCheckout(site, { ...checkout, price: 1, amount: 1, priceMinor: 1, currency: "BRL" });
  const { url }: { url: string } = await answer.json();
  expect(await (await fetch(url)).text()).toContain("14.99");
});

test("premium is refused with a sentence, in JSON and by the page in the visitor's language", async () => {
  const answer = await postCheckout(site, { ...checkout, plan: "premium" });
  const { code, message } = await errorOf(answer);
  expect([answer.status, code]).toEqual([422, "not-on-sale"]);
  expect(message).toMatch(/^The premium report is not on sale yet\./);
  const words = {
    "en-us": "The premium report is not on sale yet.",
    "es-es": "El informe premium todavía no está a la venta.",
    "pt-br": "O relatório premium ainda não está à venda.",
  };
  for (const [locale, sentence] of Object.entries(words)) {
    for (const journey of ["main", "funnel", "locale"]) {
      const form = new URLSearchParams({
        ...{ name: "Ana", email: "ana@example.com", birthDate: "1990-06-15", birthTime: "14:30" },
        ...{ latitude: "-23.5505", longitude: "-46.6333", timezone: "America/Sao_Paulo" },
        ...{ plan: "premium", locale, journey },
      });
      const back = await post("/api/checkout", form.toString(), {
        "content-type": "application/x-www-form-urlencoded",
        cookie: `preferred-locale=${locale}`,
      });
      const html = await back.text();
      expect([journey, back.status]).toEqual([journey, 422]);
      expect([journey, html.includes(sentence), html.includes("1990-06-15")]).toEqual([journey, true, true]);
    }
  }
});

test("two clicks of one attempt make one order", async () => {
  const attempt = "4f9f2b60-6f3f-4d0a-9d53-0d3f6f4a7c11";
  const answers = await Promise.all([1, 2].map(() => postCheckout(site, { ...checkout, attempt })));
  const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
  expect(one.url).toBe(two.url);
});

test("a plain form is answered with 303 to the hosted page, and a broken one with the form again", async () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const good = new URLSearchParams({
    ...{ name: "Ana", email: "ana@example.com", birthDate: "1990-06-15", birthTime: "14:30" },
    ...{ latitude: "-23.5505", longitude: "-46.6333", timezone: "America/Sao_Paulo" },
  });
  const sent = await post("/api/checkout", good.toString(), form);
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toMatch(/\/sandbox\/pay\//);
  good.set("birthDate", "1990-02-31");
  good.set("name", "Ana <b>Banana</b>");
  const back = await post("/api/checkout", good.toString(), form);
  expect(back.status).toBe(422);
  const html = await back.text();
  expect(html).toContain("Ana &lt;b&gt;Banana&lt;/b&gt;");
});

test("a state change asked for by another site's page is refused", async () => {
  const origins: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of origins)
    for (const path of ["/api/checkout", "/api/resend", "/api/fulfill", "/sandbox/pay/cs_test_x", "/"]) {
      const answer = await post(path, "{}", { ...json, ...headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
});

test("unknown, malformed and dressed-up report links are the same calm 404", async () => {
  const secrets = ["x", "A".repeat(43), "%00", "..%2f..%2fetc", "A".repeat(5000), "'%20or%201=1"];
  for (const path of secrets.flatMap((secret) => [`/r/${secret}`, `/r/${secret}/report.pdf`])) {
    const answer = await fetch(`${site.address}${path}`);
    expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), 404]);
    const page = await answer.text();
    expect(page).toContain("This link does not open");
    expect(page).toContain('action="/thank-you"');
    expect(page).not.toContain("Lynx");
  }
});

const figuresOf = async () =>
  (await fetch(`${site.address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();

test("no figure of /metrics names a person", async () => {
  const figures = await figuresOf();
  expect(figures).toContain("shop_measured 1");
  expect(figures).toContain('queue_oldest_seconds{job="deliver-report"}');
  expect(figures).toContain('route="/api/checkout"');
  expect(figures).not.toMatch(/Marina|marina|@example|1990-06-15|cs_test_|\/r\/[\w-]{43}/);
});

test("every figure that docs/operating.md names, and every route and kind its alerts ask for, is in /metrics", async () => {
  await post("/api/webhooks/stripe", "{}", json);
  const figures = await figuresOf();
  const guide = readFileSync(join(root, "docs/operating.md"), "utf8");
  const names = guide.match(/\b(shop|queue|http_request|renders?|errors)_[a-z_]+(?=[{`,) ])/g) ?? [];
  expect(new Set(names).size).toBeGreaterThan(10);
  for (const name of names)
    expect(figures, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_(count|bucket)$/, "")} `, "m"));
  const labels = guide.match(/(?<=[{,])(kind|step|route)="[^"]+"/g) ?? [];
  expect(labels).toContain('kind="lateMails"');
  for (const label of labels) expect(figures).toContain(label);
});

test("/healthz and /readyz answer", async () => {
  expect(await (await fetch(`${site.address}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${site.address}/readyz`)).json()).toEqual({ ok: true, checks: { database: true } });
});

test("a webhook without the service's signature has no effect", async () => {
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: {} },
  });
  const forged = new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload, secret: "whsec_guess" });
  for (const signature of ["", "t=1,v1=00", forged]) {
    const answer = await post("/api/webhooks/stripe", payload, { ...json, "stripe-signature": signature });
    expect(answer.status).toBe(400);
  }
});

test("resend and fulfil answer everybody alike", async () => {
  for (const path of ["/api/resend", "/api/fulfill"]) {
    const known = await post(path, JSON.stringify({ email: birthData.email }), json);
    const unknown = await post(path, JSON.stringify({ email: "nobody@example.com" }), json);
    const broken = await post(path, JSON.stringify({ email: "no address" }), json);
    expect([known.status, unknown.status, broken.status]).toEqual([200, 200, 200]);
    expect(new Set([await known.text(), await unknown.text(), await broken.text()]).size).toBe(1);
  }
});

test("a request cut off in the middle leaves the site standing", async () => {
  await new Promise<void>((resolve) => {
    const cut = request(`${site.address}/api/checkout`, {
      method: "POST",
      headers: { ...json, "content-length": "9000" },
    });
    cut.on("error", () => resolve());
    cut.write('{"email":');
    setTimeout(() => cut.destroy(), 100);
  });
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
});

test("nothing the visitor typed or was given stands in the log", () => {
  for (const personal of ["Marina", "marina@example.com", "1990-06-15", "-23.55", "São Paulo"])
    expect(site.words()).not.toContain(personal);
});
