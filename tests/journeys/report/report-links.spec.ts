import { expect, type Page } from "@playwright/test";
import { type BirthData, buyReport } from "../support/buy-report.ts";
import { test } from "../support/journey.ts";

/**
 * LINKS=full follows every link and opens every section by its URL, at both widths; otherwise some of each, at one
 * width.
 */
const full = process.env.LINKS === "full";
test.describe.configure({ timeout: full ? 1_800_000 : 600_000 });

const books: Readonly<Record<string, BirthData>> = {
  timed: {},
  untimed: { birthTime: "12:00", timeUnknown: true },
  polar: {
    ...{ fullName: "Kari Nordmann", birthDate: "1987-05-12", birthTime: "08:15", birthCity: "Hammerfest" },
    ...{ birthCountry: "Norway", latitude: 70.6634, longitude: 23.6821, timezone: "Europe/Oslo" },
  },
};
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const tabIds = ["overview", "planets", "houses", "aspects", "elements", "compatibility", "life-cycles", "challenges"];
/**
 * Which window each book is opened in, and which of its tabs, when not all are tested: the other two books share the
 * tabs.
 */
const sampled: Readonly<Record<string, { readonly window: number; readonly tabs: readonly string[] }>> = {
  timed: { window: 0, tabs: tabIds },
  untimed: { window: 1, tabs: tabIds.filter((_, at) => at % 2 === 0) },
  polar: { window: 1, tabs: tabIds.filter((_, at) => at % 2 === 1) },
};

/**
 * Allowed distance of a target from the top of the window, pixels: clear of the tab bar, or as close as the end of the
 * page permits.
 */
const highest = 80;
const lowest = 120;

/** Where a target ended up once scrolling stopped. */
interface Landing {
  readonly link: string;
  /**
   * From the top of the window to the top of the target, px; null when the target is missing or covered by the tab bar.
   */
  readonly topPx: number | null;
  readonly atEnd: boolean;
}

/** Frames a page is given to scroll: a busy machine draws few before the script has seen the click. */
const mostFrames = 600;

/**
 * Position of the URL's target once nothing has moved for a few frames: accepted at once when right under the bars,
 * elsewhere after a while.
 */
async function landing(page: Page, link: string): Promise<Landing> {
  const bounds = { highest, lowest, mostFrames };
  return page.evaluate(
    async ({ name, bounds: { highest, lowest, mostFrames } }) => {
      const target = document.getElementById(location.hash.slice(1));
      const bar = document.getElementById("report-tabs");
      const frame = () => new Promise(requestAnimationFrame);
      const top = () => target?.getBoundingClientRect().top ?? 0;
      // A tab panel starts with a chapter's spacing above its heading.
      const padding = target?.role === "tabpanel" ? -Number.parseFloat(getComputedStyle(target).scrollMarginTop) : 0;
      // Elements inside a closed disclosure have no box.
      const place = () => {
        const isShown = target?.checkVisibility() && bar && bar.getBoundingClientRect().bottom <= top() + padding;
        return isShown ? Math.round(top() + padding) : null;
      };
      const atEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      const isThere = (px: number | null) => px !== null && px >= highest && (px <= lowest || atEnd());
      let still = 0;
      let last = Number.NaN;
      for (let frames = 0; frames < mostFrames && !(still >= 3 && isThere(place())); frames += 1) {
        await frame();
        still = top() === last ? still + 1 : 0;
        last = top();
      }
      return {
        link: name,
        topPx: place(),
        atEnd: atEnd(),
      };
    },
    { name: link, bounds },
  );
}

const isLost = ({ topPx, atEnd }: Landing) => topPx === null || topPx < highest || (topPx > lowest && !atEnd);

async function openTab(page: Page, address: string, tab: string, hash = ""): Promise<void> {
  // Load a new document each time, rather than the same one at another hash.
  await page.goto("about:blank");
  await page.goto(`${address}?tab=${tab}${hash}`);
  await isReady(page);
}

/** The greeting follows the reader's local time, so it appears only after hydration. */
const isReady = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);

/**
 * URLs of links in the open tab and its menu that lead into the report, without duplicates: to this tab and to others.
 */
const linksOf = (page: Page): Promise<{ readonly here: readonly string[]; readonly across: readonly string[] }> =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>(
        "main a[href*='#']:not([role=tab]), #section-menu a:not([download])",
      ),
    ];
    const unique = (some: readonly HTMLAnchorElement[]) => [
      ...new Set(some.map((one) => one.getAttribute("href") ?? "")),
    ];
    const isHere = (link: HTMLAnchorElement) => link.search === location.search;
    return { here: unique(links.filter(isHere)), across: unique(links.filter((link) => !isHere(link))) };
  });

/** Follows a link as its reader does, wherever it is; pointer and keyboard cause the same click. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`main a[href="${address}"], #section-menu a[href="${address}"]`)?.click();
  }, href);

const oneIn = (count: number, links: readonly string[]) => (full ? links : links.filter((_, at) => at % count === 0));
const middleOf = (hashes: readonly string[]) => hashes.slice(Math.floor(hashes.length / 2)).slice(0, 1);

/** Follows links within the open tab, each from the top of the page. */
async function followWithin(page: Page, tab: string, links: readonly string[]): Promise<readonly Landing[]> {
  const landings: Landing[] = [];
  for (const href of links) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await follow(page, href);
    await page.waitForFunction((end) => location.href.endsWith(end), href);
    landings.push(await landing(page, `${tab} ${href}`));
  }
  return landings;
}

/** Follows links to other tabs from somewhere down the page; going back leads to where the reader was. */
async function followAcross(page: Page, tab: string, links: readonly string[]): Promise<readonly Landing[]> {
  const landings: Landing[] = [];
  for (const href of links) {
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await follow(page, href);
    // The URL changes before the tab it names is rendered.
    const there = new URL(href, page.url()).searchParams.get("tab") ?? "";
    await expect(page.getByRole("tabpanel")).toHaveAttribute("id", there);
    landings.push(await landing(page, `${tab} ${href}`));
    await page.goBack();
    await expect(page.getByRole("tabpanel")).toHaveAttribute("id", tab);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  }
  return landings;
}

for (const [book, birth] of Object.entries(books)) {
  test.describe(`the ${book} book`, () => {
    let address = "";
    test.beforeAll(async ({ request }) => {
      address = await buyReport(request, `links-${book}@example.com`, birth);
    });

    const tabs = full ? tabIds : (sampled[book]?.tabs ?? []);
    for (const viewport of full ? windows : windows.filter((_, at) => at === sampled[book]?.window)) {
      test.describe(`${viewport.width} px wide`, () => {
        // Links scroll smoothly for whoever wants motion, and at once for others.
        test.use({ viewport, contextOptions: { reducedMotion: book === "timed" ? "no-preference" : "reduce" } });

        test("every link leads to its heading, from another tab too, and an address with a section opens at it", async ({
          page,
        }) => {
          const within: Landing[] = [];
          const across: Landing[] = [];
          const opened: Landing[] = [];
          for (const tab of tabs) {
            await openTab(page, address, tab);
            const links = await linksOf(page);
            within.push(...(await followWithin(page, tab, oneIn(4, links.here))));
            across.push(...(await followAcross(page, tab, oneIn(24, links.across))));
            const hashes = links.here.map((href) => href.slice(href.indexOf("#")));
            for (const hash of full ? hashes : middleOf(hashes)) {
              await openTab(page, address, tab, hash);
              opened.push(await landing(page, `${tab} ${hash}`));
            }
          }
          // A target inside a closed disclosure, in another tab than the URL names.
          await page.goto("about:blank");
          await page.goto(`${address}?tab=houses#heart-sign`);
          await expect(page.getByRole("tabpanel")).toHaveAttribute("id", "overview");
          opened.push(await landing(page, "#heart-sign from another tab"));
          expect([
            within.length > (full ? 40 : tabs.length),
            across.length > tabs.length,
            opened.length > tabs.length,
          ]).toEqual([true, true, true]);
          expect([...within, ...across, ...opened].filter(isLost)).toEqual([]);
        });
      });
    }
  });
}
