// node --import tsx tools/proof/engines/firefox-journey.ts: walks the main journey in Firefox on the built site, from the front
// page over the free chart and the payment to the report; exits with 1 where it stops. `npm run build` first.
import { rmSync } from "node:fs";
import type { ElementHandle, Page } from "puppeteer-core";
import { emptyData, ready, startSite, stopSites } from "../../../tests/site-process.ts";
import { openFirefox } from "./open-firefox.ts";

const port = 3_461;
const email = "firefox@example.com";

/** The visible control that a label or its own words name; waits for it. */
async function control(page: Page, name: string, of = "label, a, button"): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(
    // One expression without names of functions, which tsx would wrap in a helper that the page does not have.
    (sought, selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.textContent?.replace(/\s+/g, " ").trim().startsWith(sought))
        .map((one) => (one instanceof HTMLLabelElement ? one.control : one))
        .find((one) => one?.checkVisibility() && one.getClientRects().length > 0) ?? null,
    { polling: 100 },
    name,
    of,
  );
  const element = found.asElement();
  if (element === null) throw new Error(`there is no ${name}`);
  // What was found is an element of the page.
  return element as ElementHandle<Element>;
}

async function press(page: Page, name: string): Promise<void> {
  await (await control(page, name)).click();
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await (await control(page, name)).select(value);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await (await control(page, name)).type(text);
}

/** Waits until an element holds these words. */
async function words(page: Page, selector: string, sought: string): Promise<void> {
  await page.waitForFunction(
    (within, text) => [...document.querySelectorAll(within)].some((one) => one.textContent?.includes(text)),
    { polling: 100 },
    selector,
    sought,
  );
}

/** Waits until React has hydrated the form: pressed earlier, it is posted as a document. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

async function fillBirth(page: Page): Promise<void> {
  await untilHydrated(page);
  await choose(page, "Day", "15");
  await choose(page, "Month", "6");
  await choose(page, "Year", "1990");
  await choose(page, "Hour", "14");
  await type(page, "Minute", "30");
  await type(page, "Birth location", "sao p");
  await (await control(page, "São Paulo", '[role="option"]')).click();
}

/** The link to the report in the mail that has come. */
async function linkInMail(page: Page, site: string): Promise<string> {
  for (;;) {
    const list = await (await fetch(`${site}/mailbox`)).text();
    const mail = new RegExp(`/mailbox/\\d+(?=[^<]*>(?:(?!</a>).)*${email})`, "s").exec(list)?.[0];
    if (mail) {
      await page.goto(site + mail);
      const frame = await page.waitForSelector("iframe");
      const inside = await frame?.contentFrame();
      const link = await inside?.waitForSelector('a[href*="/r/"]');
      if (link) return link.evaluate((anchor) => anchor.getAttribute("href") ?? "");
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const steps: readonly [name: string, step: (page: Page, site: string) => Promise<unknown>][] = [
  ["front page", (page, site) => page.goto(site)],
  ["birth form", (page) => press(page, "Start Your Journey")],
  ["the form is filled", fillBirth],
  ["free chart", (page) => press(page, "Reveal My Chart")],
  ["Sun, Moon and rising sign", (page) => words(page, "main", "24° 20′")],
  ["contact", (page) => type(page, "Full name", "Marina Duarte")],
  ["address", (page) => type(page, "Email", email)],
  ["checkout", (page) => press(page, "Unlock My Full Report")],
  ["checkout is open", (page) => words(page, "h1", "Complete Your Premium Cosmic Blueprint")],
  ["to the payment", (page) => press(page, "Pay Securely with")],
  ["card", (page) => type(page, "Card number", "4242 4242 4242 4242")],
  ["expiry", (page) => type(page, "Expiry (MM/YY)", "12/34")],
  ["code", (page) => type(page, "CVC", "123")],
  ["payment", (page) => page.locator("main button").click()],
  ["thanks", (page) => words(page, "h1", "Your sky is open, Marina")],
  ["report", async (page, site) => page.goto(await linkInMail(page, site))],
  ["the book's first page", (page) => words(page, "h1", "Marina")],
  ["the Sun's chapter", (page) => words(page, "main", "Sun in Gemini")],
];

const dataDir = emptyData();
const site = startSite({ dataDir, port });
const browser = await openFirefox();
try {
  await ready(site);
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width: 1440, height: 900 });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") faults.push(line.text());
  });
  process.stdout.write(`${await browser.version()}\n`);
  for (const [name, step] of steps) {
    const startedAt = Date.now();
    await step(page, site.address);
    process.stdout.write(`${String(Date.now() - startedAt).padStart(6)} ms  ${name}\n`);
  }
  for (const fault of faults) process.stdout.write(`fault: ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stopSites();
  rmSync(dataDir, { recursive: true, force: true });
}
