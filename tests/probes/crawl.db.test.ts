import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPages } from "../../apps/site/public-pages.ts";
import { scriptsOf } from "../../bench/contenders/site/page-scripts.ts";
import { newData, ready, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

let site: Site;

beforeAll(async () => {
  site = startSite({ dataDir: newData(), port: await freePort() });
  await ready(site);
});
afterAll(stopSites);

interface Crawled {
  readonly status: number;
  readonly html: string;
  readonly links: readonly string[];
}

async function fetchPage(path: string): Promise<Crawled> {
  const answer = await fetch(`${site.address}${path}`, {
    headers: { accept: "text/html", "accept-language": "en-US" },
  });
  const html = await answer.text();
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map((tag) => (tag[1] ?? "").replaceAll("&amp;", "&"));
  return { status: answer.status, html, links };
}

/** Every page reachable by links from the public ones, in all locales. */
async function crawl(): Promise<ReadonlyMap<string, Crawled>> {
  const seen = new Map<string, Crawled>();
  const waiting = ["en-us", "en-gb", "es-es", "pt-br"].flatMap((locale) =>
    publicPages.map((path) => (locale === "en-us" ? path : `/${locale}${path === "/" ? "" : path}`)),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const page = await fetchPage(path);
    seen.set(path, page);
    for (const link of page.links) {
      if (link.startsWith("/") && !link.startsWith("//")) waiting.push(link.split("#")[0] || "/");
    }
  }
  return seen;
}

const anchorsOf = (html: string) => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map((tag) => tag[1]));
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

test("no link of the site leads nowhere, no anchor is missing, no two addresses share a title, nothing comes from elsewhere", async () => {
  const pages = await crawl();
  expect(pages.size).toBeGreaterThan(publicPages.length * 4 - 1);
  const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${path} ${status}`);
  expect(dead).toEqual([]);
  const anchors = new Map([...pages].map(([path, { html }]) => [path, anchorsOf(html)]));
  const lost: string[] = [];
  for (const [path, { links }] of pages) {
    for (const link of links.filter((one) => one.includes("#") && !/^[a-z]+:/.test(one))) {
      const [to = "", anchor = ""] = link.split("#");
      if (!anchors.get(to === "" ? path : to)?.has(anchor)) lost.push(`${path} → ${link}`);
    }
  }
  expect(lost).toEqual([]);
  for (const [path, { html }] of pages) {
    expect(
      html.match(/<(?:script|link|img)\b[^>]*\b(?:src|href)="https?:\/\/(?!127\.0\.0\.1)[^"]*"/g) ?? [],
      path,
    ).toEqual([]);
  }
  const titles = new Map<string, string>();
  for (const path of publicPages) {
    const title = titleOf(pages.get(path)?.html ?? "");
    expect(title, path).not.toBe("");
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
  }
});

test.each(["/", "/en-gb", "/es-es", "/pt-br"])(
  "the landing page %s loads 120 KB of script, and no more",
  async (path) => {
    const scripts = await scriptsOf(site.address, path);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.reduce((bytes, script) => bytes + script.bytes, 0) / 1024).toBeLessThanOrEqual(120);
  },
);

test("the site map names every public page in every locale, and each knows its own address", async () => {
  const map = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((tag) => new URL(tag[1] ?? "").pathname);
  expect(named).toHaveLength(publicPages.length * 4);
  for (const path of named) {
    const { status, html } = await fetchPage(path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect([status, new URL(canonical).pathname], path).toEqual([200, path]);
    expect(html.match(/rel="alternate"/g) ?? [], path).toHaveLength(5);
  }
  const robots = await (await fetch(`${site.address}/robots.txt`)).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  expect(robots).toContain("Disallow: /r/");
});
