import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";
import { birthDataKey, draftKey, funnelKey } from "../../../apps/site/features/birth/session/tab-keys.ts";
import { funnelSteps } from "../../../apps/site/journeys/funnel/step.ts";
import { mainSteps } from "../../../apps/site/journeys/main/step.ts";
import { locales } from "../../../apps/site/locale/locale.ts";
import routes from "../../../apps/site/routes.ts";
import { paths } from "../../../packages/addresses/paths.ts";
import { test } from "../support/journey.ts";

/** Example values for route parameters; a route with an unlisted parameter fails the test. */
const examples: Readonly<Record<string, string>> = {
  ":city": "london",
  ":id": "1",
  ":name": "moon-changes-sign",
  ":secret": "A".repeat(43),
  ":session": "cs_test_unknown",
  ":sign": "leo",
  "*": "not-here",
};

function addressOf(path: string): string {
  const parts = path
    .split("/")
    .map((part) => (/^:|^\*$/.test(part) ? (examples[part] ?? `no example for ${part}`) : part));
  return `/${parts.join("/")}`;
}

/** Every page of the site: routes in plain `.ts` files answer with something other than a page. */
const pages = routes.filter(({ file }) => file.endsWith(".tsx")).map(({ path = "" }) => addressOf(path));
/**
 * `COLD=full`: every locale, whatever the tab has stored and also on a slowed-down CPU; otherwise one locale for those,
 * and of the pages under a prefix every eighth: the four prefixes take turns.
 */
const full = process.env.COLD === "full";
const prefixes = ["", ...locales.map((locale) => `/${locale}`)];
const flowSteps = (["birth-chart", "preview", "payment", "report"] as const).map(paths.flow);
const stepsIn = (prefix: string) => [
  ...mainSteps.map((step) => (prefix || "/") + paths.step(step).slice(1)),
  ...[...flowSteps, paths.funnel(), ...funnelSteps.map(paths.funnelStep)].map((step) => prefix + step),
];
/** Every step of the three journeys, with and without each locale's prefix. */
const steps = prefixes.flatMap(stepsIn);

const birth = {
  ...{
    birthDate: "1990-06-15",
    birthTime: "14:30",
    timeUnknown: false,
    birthCity: "São Paulo",
    birthCountry: "Brazil",
  },
  ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo" },
};
const everyPage = [...new Set([...pages, ...steps])];
const isPrefixed = (address: string) => locales.some((locale) => `${address}/`.startsWith(`/${locale}/`));
const bare = everyPage.filter((address) => !isPrefixed(address));
const prefixed = everyPage.filter(isPrefixed);
/** A page's four prefixes follow each other; of two pages one is opened. */
const isInTurn = (address: string, at: number) => {
  const page = Math.floor(at / locales.length);
  return page % 2 === 0 && `${address}/`.startsWith(`/${locales[(page >> 1) % locales.length]}/`);
};
const broken = { [birthDataKey]: '{"birthDate":"soon"}', [draftKey]: "7", [funnelKey]: "{" };
/** What a tab has stored when it opens an address. */
const tabs: readonly {
  readonly what: string;
  readonly memory: Readonly<Record<string, string>>;
  readonly addresses: readonly string[];
}[] = [
  { what: "nothing", memory: {}, addresses: full ? everyPage : [...bare, ...prefixed.filter(isInTurn)] },
  { what: "what cannot be read", memory: broken, addresses: full ? everyPage : stepsIn("/pt-br") },
  {
    what: "a birth without its buyer",
    memory: { [birthDataKey]: JSON.stringify(birth) },
    addresses: full ? steps : stepsIn("/en-gb"),
  },
];

/** The page's own document and the data of one page it may redirect to, plus one to spare. */
const mostRequests = 3;
const counted = (request: Request) =>
  request.resourceType() === "document" || new URL(request.url()).pathname.endsWith(".data");

/** Runs in the page before its scripts: records every moment when nothing is rendered between header and footer. */
function watchForBlank(): void {
  const blank: string[] = [];
  Object.assign(window, { blank });
  const look = () => {
    const main = document.querySelector("main");
    if (document.readyState !== "loading" && main?.textContent?.trim() === "") blank.push(location.href);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

interface Opened {
  readonly requests: readonly string[];
  readonly blank: readonly string[];
  readonly words: string;
}

/** Opens an address and waits until the browser has nothing left to load or run, or has made too many requests. */
async function openCold(page: Page, address: string): Promise<Opened> {
  const requests: string[] = [];
  const open = new Set<Request>();
  let giveUp = (): void => undefined;
  const tooMany = new Promise<void>((done) => {
    giveUp = done;
  });
  const start = (request: Request) => {
    open.add(request);
    if (counted(request) && requests.push(request.url()) > mostRequests) giveUp();
  };
  const end = (request: Request) => void open.delete(request);
  page.on("request", start).on("requestfinished", end).on("requestfailed", end);
  await page.goto(address);
  for (let still = 0; still < 3 && requests.length <= mostRequests; still = open.size === 0 ? still + 1 : 0) {
    // A page that keeps making requests is never idle.
    await Promise.race([tooMany, idle(page)]);
  }
  page.off("request", start).off("requestfinished", end).off("requestfailed", end);
  const blank = await page.evaluate(() =>
    "blank" in window && Array.isArray(window.blank) ? window.blank : ["unwatched"],
  );
  return { requests, blank, words: await page.locator("main").innerText() };
}

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done()))).catch(() => undefined);

async function remember(context: BrowserContext, memory: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript(watchForBlank);
  await context.addInitScript((kept) => {
    sessionStorage.clear();
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text);
  }, memory);
}

async function expectAllCalm(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { requests, blank, words } = await openCold(page, address);
    expect.soft(requests.length, `${address} asks for ${requests.join(" ")}`).toBeLessThanOrEqual(mostRequests);
    expect.soft(blank, `${address} was blank`).toEqual([]);
    expect.soft(words.trim(), `${address} is blank`).not.toBe("");
  }
}

for (const { what, memory, addresses } of tabs) {
  test(`every address opened by a tab that remembers ${what} is one page or one redirect, never blank`, async ({
    context,
    page,
  }) => {
    test.setTimeout(1_200_000);
    await remember(context, memory);
    await expectAllCalm(page, addresses);
  });
}

test("a slow machine opens every step of every journey without a birth as calmly", async ({ context, page }) => {
  test.setTimeout(1_200_000);
  await remember(context, {});
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await expectAllCalm(page, full ? steps : stepsIn("/es-es"));
});
