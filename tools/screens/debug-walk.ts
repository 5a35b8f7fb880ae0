import { chromium } from "@playwright/test";
import { everyScreen } from "../../tests/journeys/walk/every-screen.ts";
import { newData, ready, startSite, stopSites } from "../../tests/site-process.ts";
import { languageTag } from "../../apps/site/locale/locale.ts";
const site = startSite({ dataDir: newData(), port: 3419 });
await ready(site);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const locale = (process.argv[2] ?? "en-us") as "en-us";
const context = await browser.newContext({ baseURL: site.address, locale: languageTag(locale), reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
const page = await context.newPage();

let t = performance.now();
try {
  for await (const name of everyScreen(page, locale)) {
    const n = performance.now(); console.log(((n - t) / 1000).toFixed(1), name); t = n;
  }
} catch (e) { console.log(String(e)); await page.screenshot({ path: "/tmp/es/fail.png" }); console.log(page.url()); }
await browser.close();
await stopSites();
console.log(site.words());
