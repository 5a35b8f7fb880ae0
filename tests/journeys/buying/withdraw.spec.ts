import { expect } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { buyReport } from "../support/buy-report.ts";
import { test } from "../support/journey.ts";
import { wordsIn } from "../support/words.ts";

for (const locale of locales)
  test(`in ${locale} a buyer leaves in two steps from the footer, without a script, and is given a receipt`, async ({
    browser,
    request,
  }) => {
    const say = wordsIn(locale);
    const path = await buyReport(request, `withdraw-${locale}@example.com`);
    const context = await browser.newContext({ locale: languageTag(locale), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${locale}/faq`);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say(m.withdraw_link) })
      .click();
    const order = page.getByLabel(say(m.withdraw_order));
    await order.fill("CB-0000-0000");
    await page.getByLabel(say(m.withdraw_email)).fill("nobody@example.com");
    await page.getByRole("button", { name: say(m.withdraw_find) }).click();
    await expect(order).toHaveValue("CB-0000-0000");
    await expect(order).toHaveAccessibleDescription(new RegExp(say(m.withdraw_unknown).slice(0, 20)));
    await order.fill(new URL(path, page.url()).href);
    await page.getByRole("button", { name: say(m.withdraw_find) }).click();
    await page.getByLabel(say(m.order_refund_reason)).fill("<b>No</b>");
    await page.getByRole("button", { name: say(m.withdraw_confirm) }).click();
    await expect(page.getByRole("heading", { name: say(m.order_refund_asked_title) })).toBeVisible();
    await expect(page.getByText("<b>No</b>")).toBeVisible();
    await expect(page.getByText(say(m.withdraw_automatic))).toBeVisible();
    expect(page.url()).not.toContain(path);
    await expect(async () => expect((await page.request.get(path)).status()).toBe(404)).toPass();
    await context.close();
  });
