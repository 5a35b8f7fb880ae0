import { createHash } from "node:crypto";
import { required } from "@cosmic/chart/required";
import { publicPages } from "../../apps/site/public-pages.ts";
import { paths } from "../../packages/addresses/paths.ts";
import { checkout, postCheckout, type Site } from "../site-process.ts";

/** One request of the golden set. */
interface GoldenRequest {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly language?: string;
}

const birthQuery =
  "fullName=Marina&birthDate=1990-06-15&birthTime=14:30&birthCity=Madrid&birthCountry=Spain&locale=en-us";
const unknownSecret = "A".repeat(43);

/** Pages, their data, files, APIs and refusals. */
function requests(report: string): readonly GoldenRequest[] {
  return [
    // A city's page shows the sky of the minute.
    ...publicPages.filter((path) => !path.startsWith(paths.city(""))).map((path) => ({ path })),
    ...["pt-BR", "es-ES", "en-GB"].map((language) => ({ path: paths.home(), language })),
    ...["/pt-br", "/es-es/faq", "/en-gb/preview", "/pt-br/payment", "/es-es/zodiac/leo"].map((path) => ({ path })),
    ...[paths.step("birth"), paths.funnelStep("contact"), "/thank-you", "/already-yours"].map((path) => ({ path })),
    ...[paths.success(), `${paths.success()}?${birthQuery}`, "/success?session_id=cs_test_none"].map((path) => ({
      path,
    })),
    ...["/faq.data", `/success.data?${birthQuery}`, "/v2.data"].map((path) => ({ path })),
    ...[report, `${report}?tab=planets`, `${report}/refund`, `${report}/correct`, `${report}.data`].map((path) => ({
      path,
    })),
    { path: paths.report(unknownSecret) },
    ...["/robots.txt", paths.sitemap(), "/favicon.svg", "/healthz"].map((path) => ({ path })),
    ...["/no-such-page", "/%E0%A4%A", "/SUCCESS/", "/zodiac/ophiuchus", "/city/atlantis"].map((path) => ({ path })),
    { path: "/api/places?q=madrid&limit=3&locale=es-es" },
    { path: "/api/clocks/Europe/Madrid" },
    { path: paths.apiCheckout(), method: "POST", body: JSON.stringify({ ...checkout, email: "no address" }) },
    { path: paths.apiCheckout(), method: "POST", body: "[]" },
    { path: paths.apiFulfill(), method: "POST", body: "7" },
    { path: "/api/resend", method: "POST", body: JSON.stringify({ email: "nobody@example.org" }) },
    { path: "/api/webhooks/stripe", method: "POST", body: "{}" },
    { path: paths.faq(), method: "DELETE" },
  ];
}

/** Buys Marina's report with the sandbox's card; the path of its link. */
export async function buyGoldenReport(site: Site): Promise<string> {
  const { url } = (await (await postCheckout(site, { ...checkout, again: true })).json()) as { url: string };
  const form = new URLSearchParams({ cardNumber: "4242 4242 4242 4242", expiry: "12/34", cvc: "123", cardName: "" });
  const paid = await fetch(new URL(url, site.address), { method: "POST", body: form, redirect: "manual" });
  const back = new URL(required(paid.headers.get("location"), "the page after payment"), site.address);
  for (;;) {
    const link = /\/r\/[\w-]{43}/.exec(await (await fetch(back)).text())?.[0];
    if (link && (await (await fetch(site.address + link)).text()).includes('role="tabpanel"')) return link;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What may differ between two runs of the same product: secrets, nonces, names and number of script files, today's
 * dates. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/<link rel="modulepreload"[^>]*>/g, ""],
  [/\/assets\/[^"'\\)\s]+/g, "/assets/*"],
  [/(?:\\*"\/assets\/\*\\*",?(?:\\n|\s)*)+/g, '"/assets/*"'],
  [/(version\\*": ?\\*")[0-9a-f]{8}\b/g, "$1*"],
  [/nonce="[^"]*"|'nonce-[^']*'/g, "nonce"],
  [/\b[\w-]{43}\b/g, "<secret>"],
  [/http:\/\/127\.0\.0\.1:\d+/g, "<site>"],
  [/http%3A%2F%2F127\.0\.0\.1%3A\d+/g, "<site>"],
  [/\b[0-9a-f]{16}\b/g, "<request>"],
  [/\bCB-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, "<order>"],
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d( at \d\d:\d\d)?/g,
    "<day>",
  ],
  [/\b20(2[6-9]|3\d)-\d\d-\d\d(T[\d:.]+Z)?/g, "<day>"],
  [/\b(morning|afternoon|evening|night)\b/g, "<hour>"],
  // The landing page lists today's planets; the loader data next to them numbers its values in an order that depends on
  // them.
  [/<section class="now".*?<\/section>/gs, "<sky-today>"],
];
const loaderData = /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue.*?<\/script>/gs;
const keptHeaders = ["content-type", "location", "cache-control", "vary", "x-robots-tag", "referrer-policy", "allow"];

/** What the running site answers to each request, as a SHA-256 of status, headers and masked body. */
export async function hashRoutes(
  site: Site,
  report: string,
  show?: (name: string, text: string) => void,
): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  const secret = report.slice(paths.report("").length);
  for (const { path, method = "GET", body = null, language = "en-US" } of requests(report)) {
    const headers = { "accept-language": language, ...(body === null ? {} : { "content-type": "application/json" }) };
    const answer = await fetch(site.address + path, { method, body, headers, redirect: "manual" });
    const told = keptHeaders.map((name) => `${name}: ${answer.headers.get(name) ?? ""}`);
    const sent = await answer.text();
    const text = masks.reduce(
      (masked, [pattern, instead]) => masked.replace(pattern, instead),
      [answer.status, ...told, sent.includes('id="sky-today"') ? sent.replace(loaderData, "<data>") : sent]
        .join("\n")
        .replaceAll(report, "/r/<secret>")
        .replaceAll(secret, "<secret>"),
    );
    const name = [method, path.replace(report, "/r/<secret>"), language, body ?? ""].join(" ").trim();
    show?.(name, text);
    hashes[name] = createHash("sha256").update(text).digest("hex");
  }
  return hashes;
}
