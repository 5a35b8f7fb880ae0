import { inLocale } from "@cosmic/addresses/in-locale";
import { expect } from "@playwright/test";
import { languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { reportPageLocale } from "../../../apps/site/locale/written-languages.ts";
import { publicPages } from "../../../apps/site/public-pages.ts";
import { screenFaults } from "../screen/screen-faults.ts";
import { watchPage } from "../screen/watch-page.ts";
import { expectNoAxeViolations, expectNoSideways } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { everyLook, type Look, looks, putOn } from "../support/looks.ts";

/** Pages outside the sitemap. */
const otherPages = ["/?step=birth", "/success", "/thank-you", "/not-here"];

/**
 * Unless every look is requested, each page is drawn and searched for barriers in one of the four locales and in one
 * look; the next page in the next ones. Components and colors are shared. In the other locales its answer is read
 * undrawn.
 */
const isDrawn = (page: number, locale: number): boolean => everyLook || (page + locale) % locales.length === 0;
function looksOf(page: number): readonly Look[] {
  const turn = (page >> 2) % looks.length;
  return everyLook ? looks : looks.slice(turn, turn + 1);
}

for (const [place, locale] of locales.entries()) {
  test(`every public page is free of barriers, and nothing on it is covered, cut or missing: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000);
    const context = await browser.newContext({ locale: languageTag(locale), reducedMotion: "reduce" });
    const page = await context.newPage();
    const watch = watchPage(page);
    const all = [...publicPages.map((known) => inLocale(locale, known)), ...otherPages];
    for (const [index, path] of all.entries()) {
      // The one page here that shows a report is in the report's language.
      const shown = path === "/success" ? reportPageLocale(locale, locale) : locale;
      if (!isDrawn(index, place)) {
        const html = await (
          await context.request.get(path, { headers: { "accept-language": languageTag(locale) } })
        ).text();
        expect.soft(html, path).toMatch(new RegExp(`<html[^>]* lang="${languageTag(shown)}"`));
        expect.soft(html, `${path} says who sells`).toMatch(/foot-seller[\s\S]*Demonstration Seller/);
        continue;
      }
      await page.goto(path);
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", languageTag(shown));
      await expect.soft(page.locator(".foot-seller"), `${path} says who sells`).toContainText("Demonstration Seller");
      for (const look of looksOf(index)) {
        await putOn(page, look);
        await expectNoAxeViolations(page);
        expect.soft(await screenFaults(page), `${path} at ${look.width} px`).toEqual([]);
      }
      expect.soft(watch.takeFaults(), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      await expectNoSideways(page);
    }
    await context.close();
  });
}

test("the success page without an order shows the sample, and the person an address names, with the paid chapters closed", async ({
  page,
}) => {
  await page.goto("/success");
  await expect(page.getByText(/A sample: the chart of a person who does not exist/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Marina Duarte" })).toBeVisible();
  await page.goto(
    "/success?fullName=Ana+Lopez&birthDate=1984-02-29&birthTime=08:15&birthCity=Madrid&birthCountry=Spain",
  );
  await expect(page.getByRole("heading", { name: "Ana Lopez" })).toBeVisible();
  await expect(page.getByText(/Wednesday, February 29, 1984, 08:15/)).toBeVisible();
  await expect(page.getByRole("region", { name: "What the report goes on to say" }).getByText("Growth")).toBeVisible();
  await page.goto("/success?fullName=%3Cscript%3E&birthDate=nonsense&birthCity=Nowhere");
  await expect(page.getByText(/A sample/)).toBeVisible();
});

test("three samples of the real engine, one of them without a birth time", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See the sample report" }).click();
  await expect(page).toHaveURL(/\/v2$/);
  // A section that a note refers to exists on the page, and no value is empty.
  await expect(page.getByText(/“How strength is counted” explains the strength/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "How strength is counted" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^\s*$/ })).toHaveCount(0);
  const scores = page.locator(".template-scores");
  await expect(scores).toContainText("Life Purpose Alignment92%Emotional Intelligence88%Social Magnetism85%");
  await expect(scores).toContainText("Example values");
  await page.getByRole("link", { name: /Thomas Reid/ }).click();
  await expect(page.getByRole("heading", { name: "Thomas Reid" })).toBeVisible();
  await expect(page.getByText("Ascendant", { exact: true })).toHaveCount(0);
  await expect(scores).toContainText("Life Purpose Alignment");
  await expect(scores).not.toContainText(/92%|Example values/);
  await page.getByRole("link", { name: /Elena Ruiz/ }).click();
  await expect(page.getByRole("heading", { name: "Elena Ruiz" })).toBeVisible();
  await expect(page.getByText("Much in Aquarius").first()).toBeVisible();
});

test("after the payment the page says only what it knows, and resending answers alike for everybody", async ({
  page,
}) => {
  await page.goto("/thank-you");
  await expect(page.getByText("We have not heard from the payment page yet.")).toBeVisible();
  await expect(async () => {
    // A click before hydration has no effect.
    await page.getByRole("button", { name: "View Online" }).click();
    const toast = page.getByText("Your report is being generated and will be available shortly!").first();
    await expect(toast).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByLabel("Email you paid with").fill("nobody@example.org");
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("On its way again");
  await page.goto("/thank-you?paid=1");
  await expect(page.getByText(/Your payment is confirmed/)).toBeVisible();
});
