import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { composeReport } from "@cosmic/report/compose-report";
import { type ReportDocument, type Tab, tabs } from "@cosmic/report/document";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { ReportScreen } from "./report-screen.tsx";
import { tabView } from "./tabs/tab-view.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const rio = { latitude: -22.9, longitude: -43.2, zone: "America/Sao_Paulo" };

const births: Readonly<Record<string, Birth>> = {
  timed: { date: "1990-06-15", time: "14:30", ...rio },
  untimed: { date: "1990-06-15", time: null, ...rio },
  polar: { date: "1987-05-12", time: "08:15", latitude: 70.6634, longitude: 23.6821, zone: "Europe/Oslo" },
};

function reportOf(birth: Birth): ReportDocument {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return composeReport({ ...chart, asOf: "2026-11-23", language: "en", siteName: "Site", library: englishLibrary });
}

const versions = { asOf: "2026-11-26", earlier: [], shown: null } as const;

function pageOf(document: ReportDocument, tab: Tab): string {
  const Screen = () => (
    <ReportScreen
      view={tabView(document, tab)}
      secret="secret"
      siteUrl="https://example.com"
      corrected={false}
      versions={versions}
    />
  );
  const Page = createRoutesStub([
    { id: "root", path: "/", children: [{ path: "r", Component: Screen }], HydrateFallback: () => null },
  ]);
  const visitor = { locale: "en-us", theme: undefined, requestId: "", siteName: "Site", supportEmail: "", year: 2026 };
  const page = renderToStaticMarkup(<Page initialEntries={["/r"]} hydrationData={{ loaderData: { root: visitor } }} />);
  // The footer's links go to other pages of the site.
  return page.replace(/<footer class="site-foot.*<\/footer>/s, "");
}

/** An element's own text as a reader sees it. */
const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");

/** The element at each anchor of a page: the heading, or nothing if the anchor is not a heading. */
function anchorsOf(html: string): ReadonlyMap<string, string> {
  const headings = [...html.matchAll(/<(h[1-6]|p)[^>]* id="([^"]+)"[^>]*>(.*?)<\/\1>/gs)];
  const titleAt = new Map(headings.map(([, , id = "", inner = ""]) => [id, textOf(inner)]));
  return new Map([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => [id, titleAt.get(id) ?? ""]));
}

describe.each(Object.entries(births))("the %s book", (_name, birth) => {
  const document = reportOf(birth);
  const pages = new Map(tabs.map((tab) => [tab, pageOf(document, tab)] as const));
  const anchors = new Map([...pages].map(([tab, html]) => [tab, anchorsOf(html)] as const));

  test("every link of every tab leads to something that stands there", () => {
    const lost = [...pages].flatMap(([tab, html]) =>
      [...html.matchAll(/href="[^"#]*?(?:\?tab=([\w-]+))?#([\w-]+)"/g)].flatMap(([link, named, id = ""]) => {
        const there = tabs.find((one) => one === (named ?? tab)) ?? tab;
        return anchors.get(there)?.has(id) || pages.get(there)?.includes(`id="${id}"`) ? [] : [`${tab}: ${link}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test("the overview opens with thesis, three cards, spine and two dated lines, then the wheel", () => {
    const html = pages.get("overview") ?? "";
    const order = ["thesis", "soul", "heart", "spine", "spine-1", "dated-lines", "at-a-glance", "positions"];
    const places = order.map((id) => html.search(new RegExp(`(?:id|class)="${id}"`)));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    const lines = html.match(/<section class="dated-lines".*?<\/section>/s)?.[0] ?? "";
    expect([...lines.matchAll(/tab=life-cycles#now-\w+-(?:conjunction|square|opposition)-/g)]).toHaveLength(2);
    expect(html.match(/class="[^"]*of-spine"/g)).toHaveLength(2);
  });

  test("headings go down one level at a time", () => {
    for (const html of pages.values()) {
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect(leaps).toEqual([]);
    }
  });

  test("a link to a section names its tab, which would be lost otherwise", () => {
    const { tabOf } = tabView(document, "overview");
    const bare = [...pages.values()].flatMap((html) =>
      [...html.matchAll(/href="[^"?#]*#([\w-]+)"/g)].flatMap(([link, id = ""]) => (tabOf[id] ? [link] : [])),
    );
    expect(bare).toEqual([]);
  });

  test("a link to a chapter or a section leads to a heading with its title", () => {
    const { tabOf } = tabView(document, "overview");
    const named = document.chapters.flatMap((chapter) => [chapter, ...chapter.sections]);
    const ownHeadings = new Set(["talk-of-all", "house-wheel", "life-line", "houses", "letter-text"]);
    for (const { id, title } of named) {
      const tab = tabOf[id];
      if (tab === undefined) continue;
      const shown = anchors.get(tab)?.get(id);
      expect(shown, `${tab} #${id}`).toBeDefined();
      if (!ownHeadings.has(id)) expect(shown?.replace(" (R)", ""), `${tab} #${id}`).toBe(title);
    }
  });
});
