import { expect as expectWithin, type Locator, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { baseLocale, type Locale } from "../../../apps/site/locale/locale.ts";
import { wordsIn } from "./words.ts";

/** Not set in the test runner's config: the screenshot tool takes the same steps without the runner. */
const expect = expectWithin.configure({ timeout: 60_000 });

/** Opens the birth form and waits for hydration: before that its button does nothing. */
export async function openBirthForm(page: Page, locale: Locale = baseLocale): Promise<void> {
  await page.goto("/?step=birth");
  await expect(revealButton(page, locale)).toHaveAttribute("type", "submit");
}

/** Waits until React has hydrated an element: clicked earlier, a form is posted as a document. */
export async function untilHydrated(element: Locator): Promise<void> {
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated).toBe(true);
}

export const revealButton = (page: Page, locale: Locale = baseLocale) =>
  page.getByRole("button", { name: wordsIn(locale)(m.birth_submit) });

/** Marina Duarte, the product specification's sample customer: São Paulo, 15 June 1990, 14:30. */
export async function fillBirth(page: Page, locale: Locale = baseLocale): Promise<void> {
  const say = wordsIn(locale);
  await page.getByLabel(say(m.birth_day), { exact: true }).selectOption("15");
  await page.getByLabel(say(m.birth_month), { exact: true }).selectOption("6");
  await page.getByLabel(say(m.birth_year), { exact: true }).selectOption("1990");
  await page.getByLabel(say(m.birth_hour), { exact: true }).selectOption("14");
  await page.getByLabel(say(m.birth_minute), { exact: true }).fill("30");
  await choosePlace(page, say(m.birth_place));
}

/** São Paulo, typed without its accent, in the field with this name. */
export async function choosePlace(page: Page, field: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).fill("sao p");
  await page
    .getByRole("option", { name: /^São Paulo/ })
    .first()
    .click();
}

export async function revealChart(page: Page, locale: Locale = baseLocale): Promise<void> {
  await revealButton(page, locale).click();
  await expect(page).toHaveURL(/\?step=preview$/);
}

export async function fillContact(page: Page, email: string, locale: Locale = baseLocale): Promise<void> {
  const say = wordsIn(locale);
  await page.getByLabel(say(m.preview_name)).fill("Marina Duarte");
  await page.getByLabel(say(m.preview_email), { exact: true }).fill(email);
  await page.getByRole("button", { name: say(m.preview_unlock) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.checkout_title));
}

/** From the landing page to the hosted payment page. */
export async function walkToPayment(page: Page, email: string): Promise<void> {
  await page.goto("/?step=birth");
  await fillBirth(page);
  await revealChart(page);
  await fillContact(page, email);
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

export async function payWith(page: Page, card: string, locale: Locale = baseLocale): Promise<void> {
  const say = wordsIn(locale);
  const pay = page.getByRole("main").getByRole("button");
  // After a refusal its words can show for a moment before the form takes input again.
  await expect(pay).not.toHaveAttribute("aria-busy");
  const entries = [
    [page.getByLabel(say(m.trial_pay_number)), card],
    [page.getByLabel(say(m.trial_pay_expiry)), "12/34"],
    [page.getByLabel(say(m.trial_pay_cvc)), "123"],
  ] as const;
  const digitsOf = (text: string) => text.replace(/\D/gu, "");
  await expect(async () => {
    for (const [field, text] of entries) await field.fill(text);
    for (const [field, text] of entries) expect(digitsOf(await field.inputValue())).toBe(digitsOf(text));
  }).toPass();
  await pay.click();
}

/**
 * Waits for the mail to an address that links below this path, by default to the report; leaves the mail open and
 * returns the link.
 */
export async function linkInMail(page: Page, email: string, below = "/r/"): Promise<string> {
  const link = page.frameLocator("iframe").locator(`a[href*="${below}"]`).first();
  await expect(async () => {
    await page.goto("/mailbox");
    const mail = page.getByRole("link").filter({ hasText: email }).first();
    await expect(mail).toBeVisible({ timeout: 1000 });
    await mail.click();
    await expect(link).toBeAttached({ timeout: 2000 });
  }).toPass();
  return String(await link.getAttribute("href"));
}

/** Ticks the boxes about the right of withdrawal, where the market has any. */
export async function tickConsents(page: Page): Promise<void> {
  for (const box of await page.locator(".consents input[type=checkbox]").all()) await box.check();
}
