import { chromium } from "/tmp/trees/success/node_modules/@playwright/test/index.mjs";
import { newData, ready, startSite, stopSites } from "/tmp/trees/success/tests/site-process.ts";
import { fillBirth, fillContact, payWith, revealChart } from "/tmp/trees/success/tests/journeys/steps.ts";
import { m } from "/tmp/trees/success/apps/site/generated/paraglide/messages.js";
const site = startSite({ dataDir: newData(), port: 3504 });
await ready(site);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const out = "/tmp/success-shots"; 
const only = process.argv[2] ?? "";
try {
  const context = await browser.newContext({ baseURL: site.address, locale: "es-ES", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const shoot = async (name: string) => {
    if (only && !name.includes(only)) return;
    for (const width of [1440, 390]) for (const scheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.addStyleTag({ content: "*{content-visibility:visible!important}" });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto("/?step=birth");
  await fillBirth(page, "es-es"); await revealChart(page, "es-es"); await fillContact(page, "shots@example.com", "es-es");
  await page.getByRole("button", { name: m.checkout_pay({}, { locale: "es-es" }) }).click();
  await page.waitForURL(/sandbox\/pay/);
  const pay = page.url(); const session = pay.split("/").at(-1);
  await page.goto(`/success?session_id=${session}`); await shoot("unconfirmed");
  await page.goto(pay); await payWith(page, "4242 4242 4242 4242", "es-es");
  await page.getByRole("heading", { name: "Your sky is open, Marina" }).waitFor({ timeout: 60000 });
  await shoot("ready");
  await page.getByRole("link", { name: "Open the full report" }).click();
  await page.waitForURL(/\/r\//); await page.getByRole("tabpanel").waitFor();
  if (!only || only === "report") { await page.setViewportSize({width:1440,height:900}); await page.screenshot({ path: `${out}/report-1440.png` }); await page.setViewportSize({width:390,height:900}); await page.screenshot({ path: `${out}/report-390.png` }); await page.setViewportSize({width:1440,height:900});}
  await page.goto(`/thank-you?session_id=${session}`); await page.waitForTimeout(500); await shoot("thanks");
  await page.goto(`/thank-you`); await page.waitForTimeout(500); await shoot("resend");
  await page.goto(`/r/cut`); await shoot("lost");
  await page.goto(`/contact`); await shoot("contact");
} finally { await browser.close(); await stopSites(); }
