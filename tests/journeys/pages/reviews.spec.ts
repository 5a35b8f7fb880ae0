import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { baseLocale, type Locale, languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { everyLook, looks, putOn } from "../support/looks.ts";
import { buyLongAgo } from "../support/review-links.ts";
import { linkInMail, untilHydrated } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

/** A worker that starts again after a failure asks buyers of its own. */
const run = Math.random().toString(36).slice(2, 8);
const emailIn = (name: string) => `reviewer-${name}-${run}@example.com`;

/** Unless everything is requested, in English and in one language it is translated to. */
const written: readonly Locale[] = everyLook ? locales : [baseLocale, "pt-br"];

// Buyers are asked by a job of every minute: all of them at once.
test.beforeAll(async ({ request }) => {
  for (const locale of written) await buyLongAgo(request, emailIn(locale), locale);
  for (const name of ["keyboard", "ends"]) await buyLongAgo(request, emailIn(name), "en-us");
});

const linkOf = (page: Page, name: string, part = "/review/") => linkInMail(page, emailIn(name), part);

for (const [turn, locale] of written.entries())
  test(`in ${locale} a buyer writes, changes and takes back a review by the mailed link, without a script`, async ({
    browser,
  }) => {
    const say = wordsIn(locale);
    const context = await browser.newContext({ locale: languageTag(locale), javaScriptEnabled: false });
    const page = await context.newPage();
    const scripted = await (await browser.newContext({ locale: languageTag(locale) })).newPage();
    const link = await linkOf(scripted, locale);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.review_title));
    await expect(page.locator("[name=stars]:checked")).toHaveCount(0);
    const text = page.getByLabel(say(m.review_text), { exact: true });
    await page.locator("[name=stars][value='2']").check();
    // Long enough for a browser.
    await text.fill("            ");
    await page.getByLabel(say(m.review_name)).fill("Ana L.");
    await page.getByRole("button", { name: say(m.review_send) }).click();
    await expect(text).toHaveAccessibleDescription(/10 .* 2[.,]?000/);
    await expect(page.locator("[name=stars]:checked")).toHaveValue("2");
    await expect(page.getByLabel(say(m.review_name))).toHaveValue("Ana L.");
    const words = `Written in ${locale}, on two lines.\nThis is <b>the second</b>.`;
    await text.fill(words);
    await page.getByRole("button", { name: say(m.review_send) }).click();
    await expect(page.getByRole("status")).toHaveText(say(m.review_saved));
    await expect(text).toHaveValue(words);
    await page.locator("[name=stars][value='1']").check();
    await page.getByRole("button", { name: say(m.review_change) }).click();
    await expect(page.getByRole("status")).toHaveText(say(m.review_saved));
    // Once is enough: everybody reads it within a minute, which a test has to wait for.
    if (locale === baseLocale) {
      await expect(async () => {
        await scripted.goto(`/${locale}/reviews`);
        await expect(scripted.getByText(`Written in ${locale}`)).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(scripted.getByText("<b>the second</b>").first()).toBeVisible();
      for (const look of [looks[turn], looks[(turn + 1) % looks.length]]) {
        if (look) await putOn(scripted, look);
        await expectNoAxeViolations(scripted);
      }
    }
    await scripted.goto(link);
    await expectNoAxeViolations(scripted);
    await page.getByRole("button", { name: say(m.review_back_do) }).click();
    await expect(page.getByRole("status")).toHaveText(say(m.review_back_done));
    await expect(text).toHaveValue("");
    await expect(page.getByRole("button", { name: say(m.review_back_do) })).toHaveCount(0);
    await context.close();
    await scripted.context().close();
  });

test("with the keyboard alone: stars by arrow, a fault takes the focus, the review is published", async ({ page }) => {
  const say = wordsIn("en-us");
  await page.goto(await linkOf(page, "keyboard"));
  const best = page.getByRole("radio", { name: say(m.review_star_5) });
  await untilHydrated(best);
  await best.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: say(m.review_star_4) })).toBeChecked();
  await page.keyboard.press("Tab");
  const text = page.getByLabel(say(m.review_text), { exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type("            ");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("It told me things I argued with for a week.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: say(m.review_send) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(say(m.review_saved));
  await page.goto("/reviews?page=2");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(say(m.frame_not_found_title));
});

test("opening the link that ends the asking changes nothing; its button does, and the page closes", async ({
  page,
}) => {
  const say = wordsIn("en-us");
  const link = await linkOf(page, "ends");
  const leave = await linkOf(page, "ends", "/leave");
  await page.goto(leave);
  await expectNoAxeViolations(page);
  expect((await page.request.get(link)).status()).toBe(200);
  await page.getByRole("button", { name: say(m.review_leave_do) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.review_leave_done_title));
  const closed = await page.goto(link);
  expect(closed?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.order_lost_title));
  // What a mail program sends.
  const oneClick = await page.request.post(leave, { form: { "List-Unsubscribe": "One-Click" } });
  expect(oneClick.status()).toBe(200);
});
