import { expect, type Page } from "@playwright/test";

/** Opens the birth form and waits until the page's script runs it: before that its button does nothing. */
export async function openBirthForm(page: Page): Promise<void> {
  await page.goto("/?step=birth");
  await expect(page.getByRole("button", { name: "Reveal My Chart" })).toHaveAttribute("type", "submit");
}

/** Marina of the specification's mock: São Paulo, 15 June 1990, 14:30. */
export async function fillBirth(page: Page): Promise<void> {
  await page.getByLabel("Day", { exact: true }).selectOption("15");
  await page.getByLabel("Month", { exact: true }).selectOption("6");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByLabel("Hour", { exact: true }).selectOption("14");
  await page.getByLabel("Minute", { exact: true }).fill("30");
  const place = page.getByRole("combobox", { name: "Birth location" });
  await place.fill("sao p");
  await page
    .getByRole("option", { name: /^São Paulo/ })
    .first()
    .click();
}

export async function revealChart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  await expect(page).toHaveURL(/\?step=preview$/);
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Marina Duarte");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Unlock My Full Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Premium Cosmic Blueprint");
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

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel(/Expiry/).fill("12/34");
  await page.getByLabel(/CVC/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/** Waits for the mail to an address and returns the report's link in it. */
export async function linkInMail(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page
    .getByRole("row", { name: email })
    .or(page.getByRole("listitem").filter({ hasText: email }))
    .getByRole("link")
    .first()
    .click();
  const link = page
    .frameLocator("iframe")
    .getByRole("link", { name: /report/i })
    .first();
  return String(await link.getAttribute("href"));
}
