import { expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { linkInMail, payWith, walkToPayment } from "../support/steps.ts";

const tabNames = ["Overview", "Planets", "Houses", "Aspects", "Elements", "Love", "Cycles", "Growth"];

/** One bought report, which every test opens from scratch. */
let link = "";

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const email = addressOf("tabs");
  await walkToPayment(page, email);
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open");
  link = await linkInMail(page, email);
  await page.close();
});

test.beforeEach(async ({ page }) => {
  await page.goto(link);
  // The greeting follows the reader's local time, so it appears only after hydration; before that no key works.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
});

const openTab = (page: Page) => page.getByRole("tab", { selected: true });

test("eight tabs: by the keys, by a link to a section, by an address with a hash", async ({ page }) => {
  await expect(page.getByRole("tab")).toHaveText(tabNames);
  await expect(openTab(page)).toHaveText("Overview");

  await openTab(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Planets" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(openTab(page)).toHaveText("Planets");
  await expect(page).toHaveURL(/\?tab=planets#planets$/);
  await expect(page.getByRole("heading", { name: /Mercury/ }).first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Growth" })).toBeFocused();

  await page.goto(`${link}#cycles`);
  await expect(openTab(page)).toHaveText("Cycles");

  await page.goBack();
  await expect(openTab(page)).toHaveText("Planets");
});

test("the share menu has five ways, and the code is of the site until the report's is asked for", async ({ page }) => {
  await page.getByRole("navigation", { name: "Report actions" }).getByRole("button", { name: "Share" }).click();
  const menu = page.getByRole("region", { name: "Share" });
  await expect(menu.getByRole("listitem")).toHaveText([/Instagram/, /Facebook/, /^X/, "QR Code", "Copy Link"]);
  await menu.getByRole("button", { name: "QR Code" }).click();
  const code = page.getByRole("dialog", { name: "QR Code" }).getByRole("img");
  await expect(code).toHaveAccessibleName("The address of this site.");
  const warning = page.getByRole("dialog", { name: "QR Code" }).getByText("Anyone with this link can read");
  await expect(warning).toHaveCount(0);
  await page.getByRole("button", { name: "Show my report’s code" }).click();
  await expect(code).toHaveAccessibleName("Your report, for another device of yours.");
  await expect(warning).toBeVisible();
});

test("the wheel is walked by the keys, and a citation leads to what it rests on", async ({ page }) => {
  await page.getByRole("button", { name: /^Sun/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Moon/ })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Moon" })).toContainText("Moon sextile Venus");
  const lit = page.locator(".form-wide .w-as.on");
  await expect(lit.first()).toBeAttached();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: /^Part of Fortune/ })).toBeFocused();
  await expect(lit).toHaveCount(0);

  await page.getByRole("tab", { name: "Aspects" }).click();
  const reading = page.getByRole("article").filter({ has: page.locator("#aspect-moon-sextile-venus") });
  await reading.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await reading.getByRole("link", { name: "Moon sextile Venus" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#aspect-moon-sextile-venus$/);
  await expect(openTab(page)).toHaveText("Aspects");
});

test("shared text and links are copied, and say so to the letter", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const share = page.getByRole("navigation", { name: "Report actions" }).getByRole("button", { name: "Share" });
  const menu = page.getByRole("region", { name: "Share" });
  await share.click();
  await expect(menu.getByRole("link", { name: /Facebook/ })).toHaveAttribute("href", /sharer\.php\?u=/);
  await expect(menu.getByRole("link", { name: /^X/ })).toHaveAttribute("href", /intent\/post\?text=/);
  await menu.getByRole("button", { name: /Instagram/ }).click();
  await expect(page.getByText("Text copied for Instagram! 📸")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Sun in Gemini");
  await share.click();
  await menu.getByRole("button", { name: "Copy Link" }).click();
  await page.getByRole("button", { name: "Copy the site’s address" }).click();
  await expect(page.getByText("Link copied! ✨")).toBeVisible();
});

test("the open tab is in the middle of its row when the phone has been turned upright", async ({ page }) => {
  // In landscape the whole row fits, so nothing was scrolled; in portrait the tab would be out of sight.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(new URL("?tab=elements", link).href);
  await expect(openTab(page)).toHaveText("Elements");
  await page.setViewportSize({ width: 390, height: 844 });
  const offMiddlePx = () =>
    openTab(page).evaluate((tab) => {
      const { left, width } = tab.getBoundingClientRect();
      return Math.abs(left + width / 2 - innerWidth / 2);
    });
  await expect.poll(offMiddlePx).toBeLessThanOrEqual(2);
});

test("the row of tabs shows on a phone on which sides more of them wait", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole("tablist");
  await expect(row).toHaveAttribute("data-more", "after");
  await expect(row).toHaveCSS("mask-image", /48px/);
  await openTab(page).focus();
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Elements" })).toBeFocused();
  await expect(row).toHaveAttribute("data-more", "before after");
  await page.keyboard.press("End");
  await expect(row).toHaveAttribute("data-more", "before");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row).not.toHaveAttribute("data-more");
});

test("nothing shows through the bars over a scrolled page", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const selector of ["header.top", "#report-tabs", ".actions"]) {
      const ground = await page.locator(selector).evaluate((bar) => getComputedStyle(bar).backgroundColor);
      expect(ground, `${selector}, ${colorScheme}`).toMatch(/^rgb\(/);
    }
  }
});

test("a citation says its facts in words, each a way to where it is shown", async ({ page }) => {
  await page.goto(new URL("?tab=elements", link).href);
  // Attached is enough: closed content has no role yet.
  await expect(page.locator(".citation-plate a", { hasText: "Halves of the sky" }).first()).toBeAttached();
  for (const text of await page.locator(".citation-plate").allTextContents()) expect(text).not.toMatch(/[a-z]\.[a-z]/);
  await expect(page.getByText(/[0-9a-f]{64}/)).toHaveCount(0);
});
