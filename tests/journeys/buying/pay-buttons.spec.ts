import { mailTextsOf } from "@cosmic/shop/mail-texts/mail-texts";
import { consentQuestions } from "@cosmic/shop/refunds/withdrawal-consent";
import { sellerWords } from "@cosmic/shop/seller/seller-words";
import { expect, type Locator, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { type Locale, languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, revealChart } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

/** The page's pay button is accompanied by the wording that the order records and by a link to the terms. */
async function expectTerms(page: Page, locale: Locale, where: string): Promise<void> {
  const terms = page.locator(".pay-terms");
  await expect(terms, where).toContainText(mailTextsOf(locale).beginAtOnce);
  await expect(terms.getByRole("link"), where).toHaveAttribute("href", new RegExp(`/${locale}/terms$`));
}

/** Whom the buyer is about to pay, in the words of the market. */
async function expectSeller(page: Page, locale: Locale, where: string): Promise<void> {
  const seller = page.locator(".seller-note");
  await expect(seller, where).toContainText("Demonstration Seller");
  await expect(seller, where).toContainText(sellerWords[locale].demonstration);
  await expect(seller, where).toContainText("1 Example Street, 00000 Exampletown");
}

/** Where the law requires them there are two unticked boxes, and the button that leads to the payment says which are
 * missing and goes no further. Ticks them. */
async function expectConsents(page: Page, locale: Locale, button: Locator): Promise<void> {
  const boxes = page.locator(".consents").getByRole("checkbox");
  await expect(boxes).toHaveCount(consentQuestions(locale).length);
  if (consentQuestions(locale).length === 0) return;
  await boxes.first().check();
  await button.click();
  await expect(boxes.last()).toBeFocused();
  await expect(boxes.last()).toHaveAccessibleDescription(wordsIn(locale)(m.checkout_consent_error));
  for (const { text } of consentQuestions(locale)) await page.getByLabel(text).check();
  await expect(page.locator(".consents [aria-invalid]")).toHaveCount(0);
}

/** How far the controls of each row are out of line with each other, pixels. */
const unevenRows = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".row2")].map((row) => {
      const tops = [...row.querySelectorAll(".control")].map((control) => control.getBoundingClientRect().top);
      return Math.round(Math.max(...tops) - Math.min(...tops));
    }),
  );

/** A phone with the keyboard up; the button and the card number do not fit on screen together. */
const lowWindow = { width: 390, height: 420 };

/** The declined-card message is in view, next to the card number, which is marked invalid and focused. */
async function expectDeclined(page: Page, locale: Locale): Promise<void> {
  const say = wordsIn(locale);
  const alert = page.getByRole("alert").filter({ hasText: say(m.trial_pay_declined) });
  await expect(alert).toBeInViewport({ ratio: 1 });
  const number = page.getByLabel(say(m.trial_pay_number));
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveAccessibleDescription(new RegExp(say(m.trial_pay_declined)));
  await expect(number).toBeInViewport({ ratio: 1 });
}

for (const locale of locales)
  test(`in ${locale} every pay button has the terms beside it, rows stand even, and a declined card is told at its number`, async ({
    browser,
  }) => {
    const say = wordsIn(locale);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ locale: languageTag(locale), ...phone });
    const page = await context.newPage();
    await page.goto("/?step=birth");
    await fillBirth(page, locale);
    await revealChart(page, locale);
    const price = page.locator(".send-price");
    await expect(price).toContainText(say(m.checkout_once_test));
    await fillContact(page, `terms-${locale}@example.com`, locale);
    await expectTerms(page, locale, "checkout");
    await expectSeller(page, locale, "checkout");

    await page.goto(`/${locale}/preview`);
    const asked = { "en-us": "$14.99", "en-gb": "£12.99", "es-es": "13,99", "pt-br": "79,99" }[locale];
    await expect(price).toContainText(asked);
    await page.goto(`/${locale}/payment`);
    const form = page.locator(".card-form");
    await form.locator("button[type=submit]").click();
    await expect(form.locator("[aria-invalid]").first()).toBeFocused();
    await expectTerms(page, locale, "card form");
    await expectSeller(page, locale, "card form");
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await unevenRows(page), `${width} px, with faults`).toEqual([0, 0]);
    }
    await form.getByLabel(say(m.trial_pay_number)).fill("4000 0000 0000 0002");
    await form.getByLabel(say(m.trial_pay_expiry)).fill("12/34");
    await form.getByLabel(say(m.trial_pay_cvc)).fill("123");
    await form.getByLabel(say(m.flow_zip), { exact: true }).fill("28001");
    await expectConsents(page, locale, form.locator("button[type=submit]"));
    await page.setViewportSize(lowWindow);
    await form.locator("button[type=submit]").click();
    await expectDeclined(page, locale);
    expect(await unevenRows(page)).toEqual([0, 0]);

    await page.goto("/?step=checkout");
    await expectConsents(page, locale, page.getByRole("button", { name: say(m.checkout_pay) }));
    await page.getByRole("button", { name: say(m.checkout_pay) }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expectTerms(page, locale, "hosted page");
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await unevenRows(page), `hosted page at ${width} px`).toEqual([0]);
    }
    await page.getByLabel(say(m.trial_pay_expiry)).fill("1");
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByText(say(m.trial_pay_expiry_fault))).toBeVisible();
    expect(await unevenRows(page), "hosted page with faults").toEqual([0]);
    await page.getByLabel(say(m.trial_pay_number)).fill("4000 0000 0000 0002");
    await page.getByLabel(say(m.trial_pay_expiry)).fill("12/34");
    await page.getByLabel(say(m.trial_pay_cvc)).fill("123");
    await page.setViewportSize(lowWindow);
    await page.getByRole("main").getByRole("button").click();
    await expectDeclined(page, locale);
    await context.close();

    const plain = await browser.newContext({ locale: languageTag(locale), javaScriptEnabled: false });
    const unscripted = await plain.newPage();
    for (const path of ["/?step=birth", `/${locale}/birth-chart`, `/${locale}/funnel`]) {
      await unscripted.goto(path);
      await expectTerms(unscripted, locale, `${path} without a script`);
      await expectSeller(unscripted, locale, `${path} without a script`);
      await expect(unscripted.locator(".price")).toBeVisible();
      const boxes = unscripted.locator(".consents input[type=checkbox]");
      await expect(boxes).toHaveCount(consentQuestions(locale).length);
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    }
    await plain.close();
  });

test("in the funnel the terms stand beside the pay button", async ({ page }) => {
  await page.goto("/?step=birth");
  await fillBirth(page);
  await revealChart(page);
  await page.evaluate(() => {
    const { birthDate: date, birthTime: time, ...birth } = JSON.parse(String(sessionStorage.getItem("birthData")));
    const birthData = { ...birth, date, time, place: birth.birthCity };
    const contactData = { name: "Marina Duarte", email: "terms-funnel@example.com" };
    sessionStorage.setItem("funnel-session", JSON.stringify({ birthData, contactData }));
  });
  await page.goto("/funnel?step=preview-payment");
  await expectTerms(page, "en-us", "funnel");
  await expectSeller(page, "en-us", "funnel");
});

test("while the full report is being unlocked the button is disabled and says so", async ({ page }) => {
  await page.goto("/pt-br/birth-chart");
  await page.evaluate(() => {
    const place = { birthCity: "São Paulo", birthCountry: "Brazil", countryCode: "BR", timezone: "America/Sao_Paulo" };
    const birth = {
      birthDate: "1990-06-15",
      birthTime: "14:30",
      timeUnknown: false,
      latitude: -23.5475,
      longitude: -46.6361,
    };
    sessionStorage.setItem("birthData", JSON.stringify({ ...birth, ...place }));
  });
  await page.goto("/pt-br/preview");
  const readers = page.locator(".unlock .mini");
  await expect(readers).toHaveCount(3);
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await page.getByLabel("E-mail", { exact: true }).fill("espera@example.com");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The button may be seen as disabled before the request goes out, so every request waits, whenever it comes.
  await page.route("**/payment.data*", (route) => held.then(() => route.continue()));
  const unlock = page.locator(".unlock form button[type=submit]");
  await unlock.click();
  await expect(unlock).toBeDisabled();
  await expect(unlock).toHaveAccessibleName("Gerando Seu Relatório...");
  answer();
  await expect(page).toHaveURL(/\/pt-br\/payment$/);
});

test("the preview says what was sent, and no more was", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/?step=birth");
  await fillBirth(page);
  await revealChart(page);
  await expect(page.getByText(wordsIn("en-us")(m.sources_lead_off))).toBeVisible();
  const toApi = sent.filter((line) => line.includes("/api/"));
  expect(toApi.some((line) => /\/api\/places\?q=sao/.test(line))).toBe(true);
  expect(toApi.some((line) => /\/api\/clocks\/America\/Sao_Paulo/.test(line))).toBe(true);
  expect(toApi.filter((line) => !/\/api\/(places\?q=|clocks\/)/.test(line))).toEqual([]);
  for (const kept of ["1990-06-15", "06-15", "14:30"]) expect(sent.filter((line) => line.includes(kept))).toEqual([]);
});
