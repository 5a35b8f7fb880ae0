import { inLocale } from "@cosmic/addresses/in-locale";
import { priceFor } from "@cosmic/shop/prices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moneyText } from "../../apps/site/locale/format/format.ts";
import { type Locale, locales } from "../../apps/site/locale/locale.ts";
import { publicPages } from "../../apps/site/public-pages.ts";
import { newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

let site: Site;

beforeAll(async () => {
  site = startSite({
    dataDir: newData(),
    port: await freePort(),
    variables: { SOCIAL_X: "https://x.com/cosmic?a=1&b=2" },
  });
  await ready(site);
});
afterAll(stopSites);

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(site.address + path, { headers: { "accept-language": "en-US" } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const metaOf = (html: string, name: string): string | null => {
  const found = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? null : decode(found);
};
const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");

test.each(locales)("every public page has a title of one form and keywords of its own language: %s", async (locale) => {
  for (const path of [...publicPages, "/?step=birth", "/?step=preview", "/?step=checkout"]) {
    const html = await htmlOf(path.startsWith("/?") ? path : inLocale(locale, path));
    expect(titleOf(html), path).toMatch(/^[^|·]*[^|·:\s] · Cosmic Blueprint$/);
    if (!path.startsWith("/?")) expect(metaOf(html, "keywords")?.split(", ").length, path).toBeGreaterThan(2);
  }
  const guide = metaOf(await htmlOf(inLocale(locale, "/zodiac/leo")), "keywords");
  expect(guide).toMatch(/^(Leo|Leão), /);
});

const countries: Readonly<Record<Locale, readonly [string, string]>> = {
  "en-us": ["US", "United States"],
  "en-gb": ["GB", "United Kingdom"],
  "es-es": ["ES", "España"],
  "pt-br": ["BR", "Brasil"],
};

test.each(locales)(
  "the landing page names the price of its locale wherever it names one, and its country: %s",
  async (locale) => {
    const html = await htmlOf(inLocale(locale, "/"));
    const { priceMinor, currency } = priceFor({ locale, plan: "basic", sandbox: false });
    const price = moneyText(priceMinor, currency, locale);
    expect(metaOf(html, "description")).toContain(price);
    const product = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = ""]) => JSON.parse(json))
      .find((one) => one["@type"].includes("Product"));
    expect(product?.description).toBe(metaOf(html, "description"));
    expect(product?.offers).toMatchObject({ price: (priceMinor / 100).toFixed(2), priceCurrency: currency });
    // The price appears next to the first call to action and next to the last.
    const body = html.slice(html.indexOf("<body"), html.indexOf("<script", html.indexOf("</main>")));
    expect(body.split(price)).toHaveLength(3);
    expect([metaOf(html, "geo.region"), metaOf(html, "geo.placename")]).toEqual(countries[locale]);
    for (const anchor of ["home", "hero", "features", "testimonials"]) expect(html).toContain(` id="${anchor}"`);
  },
);

test.each([
  ["london", "GB-ENG", "London", "Europe/London"],
  ["new-york", "US-NY", "New York", "America/New_York"],
  ["madrid", "ES-MD", "Madrid", "Europe/Madrid"],
  ["sao-paulo", "BR-SP", "São Paulo", "America/Sao_Paulo"],
])("the page of %s says where it is, and names its zone as every other page does", async (id, region, name, zone) => {
  const html = await htmlOf(`/city/${id}`);
  expect([metaOf(html, "geo.region"), metaOf(html, "geo.placename")]).toEqual([region, name]);
  const position = metaOf(html, "geo.position") ?? "";
  expect(position).toMatch(/^-?\d+\.\d+;-?\d+\.\d+$/);
  expect(metaOf(html, "ICBM")).toBe(position.replace(";", ", "));
  expect(html).toContain(`<dd>${zone}, UTC`);
  expect(metaOf(await htmlOf("/faq"), "geo.region")).toBeNull();
});

test.each(locales)("the footer links to three networks in a new tab and says so: %s", async (locale) => {
  const html = await htmlOf(inLocale(locale, "/faq"));
  const links = [...html.matchAll(/<a href="(https:[^"]+)" target="_blank"([^>]*)>/g)];
  expect(links.map(([, href]) => decode(href ?? ""))).toEqual([
    "https://www.instagram.com/",
    "https://www.facebook.com/",
    "https://x.com/cosmic?a=1&b=2",
  ]);
  const names = ["Instagram", "Facebook", "X"];
  for (const [index, [, , rest = ""]] of links.entries()) {
    expect(rest).toContain('rel="noopener noreferrer"');
    expect(rest).toMatch(new RegExp(`aria-label="${names[index]} \\([^)]+\\)"`));
  }
});

test.each(locales)(
  "the blog gives each of six articles its date, its author and its own reading time: %s",
  async (locale) => {
    const html = await htmlOf(inLocale(locale, "/blog"));
    const bylines = [...html.matchAll(/<p class="by">(.*?)<\/p>/gs)].map(([, inside]) => inside ?? "");
    expect(bylines).toHaveLength(6);
    for (const byline of bylines)
      expect(byline).toMatch(
        /<b>[^<]+<\/b><time dateTime="2026-\d\d-\d\d">[^<]+<\/time><span>Cosmic Blueprint<\/span>/,
      );
    expect(new Set(bylines.map((byline) => /(\d+) min/.exec(byline)?.[1])).size).toBeGreaterThan(1);
  },
);

test("where nobody is asked about counting, no page speaks of choosing", async () => {
  for (const locale of locales) {
    const html = await htmlOf(inLocale(locale, "/privacy"));
    expect(html).not.toMatch(/Privacy choices|Opciones de privacidad|Escolhas de privacidade|Opções de privacidade/);
    expect(html).not.toContain('id="counting"');
  }
});
