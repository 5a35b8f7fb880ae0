import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart, tickConsents } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

const say = wordsIn("en-us");
const card = "4242 4242 4242 4242";
const pay = (page: Page) => page.getByRole("button", { name: say(m.checkout_pay) });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** A duplicate of the tab at the same address, as the browser's own command makes it: sessionStorage is copied. */
async function duplicate(context: BrowserContext, tab: Page): Promise<Page> {
  const kept = await tab.evaluate(() => ({ ...sessionStorage }));
  const copy = await context.newPage();
  // Any page of the site will do for setting sessionStorage.
  await copy.goto("/robots.txt");
  await copy.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value));
  }, kept);
  await copy.goto(tab.url());
  return copy;
}

async function openCheckout(page: Page, email: string): Promise<void> {
  await page.goto("/?step=birth");
  await fillBirth(page);
  await revealChart(page);
  await fillContact(page, email);
}

async function mailsTo(page: Page, email: string): Promise<number> {
  await page.goto("/mailbox");
  return page.getByRole("link").filter({ hasText: email }).count();
}

test("a duplicated tab leads to the same payment page, and after the payment to the report that is paid", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  const email = addressOf("two-tabs");
  await openCheckout(first, email);
  const second = await duplicate(context, first);
  const third = await duplicate(context, first);
  for (const tab of [first, second]) {
    await pay(tab).click();
    await expect(tab).toHaveURL(/\/sandbox\/pay\//);
  }
  expect(second.url()).toBe(first.url());
  await payWith(first, card);
  await expect(title(first)).toContainText("Your sky is open, Marina");
  // The second tab submits its card after the report has been delivered.
  await payWith(second, card).catch(() => second.reload());
  await expect(second).toHaveURL(/\/success\?session_id=|\/sandbox\/pay\//);
  await pay(third).click();
  await expect(third).toHaveURL(/\/en-us\/already-yours\?/);
  await expect(title(third)).toHaveText(say(m.checkout_already_title));
  await third.getByRole("link", { name: say(m.checkout_already_open) }).click();
  await expect(third).toHaveURL(/\/r\/[\w-]{43}$/);
  // The report, and its link once more; no second report.
  const mails = await context.newPage();
  await expect.poll(() => mailsTo(mails, email)).toBe(2);
  await context.close();
});

test("a tab filled in anew is told that the report is bought, and is not led to it", async ({ browser }) => {
  const email = addressOf("anew");
  const buying = await browser.newContext();
  const bought = await buying.newPage();
  await openCheckout(bought, email);
  await pay(bought).click();
  await payWith(bought, card);
  await expect(title(bought)).toContainText("Your sky is open, Marina");
  const elsewhere = await browser.newContext();
  const again = await elsewhere.newPage();
  await openCheckout(again, email);
  await pay(again).click();
  await expect(title(again)).toHaveText(say(m.checkout_already_title));
  await expect(again.getByRole("link", { name: say(m.checkout_already_open) })).toHaveCount(0);
  expect(await again.content()).not.toMatch(/\/r\/[\w-]{43}|cs_test_/);
  // Buys a second copy on purpose.
  await again.getByRole("link", { name: say(m.checkout_already_again) }).click();
  await pay(again).click();
  await expect(again).toHaveURL(/\/sandbox\/pay\//);
  await buying.close();
  await elsewhere.close();
});

test("after the payment the tab keeps nothing of the way to it, and the paid page stands without it", async ({
  page,
}) => {
  const personal = /Marina|forgotten-|1990|Sao_Paulo|São Paulo|checkoutAttempt/;
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await openCheckout(page, addressOf("forgotten"));
  expect(await kept()).toMatch(personal);
  await pay(page).click();
  await payWith(page, card);
  await expect(title(page)).toContainText("Your sky is open, Marina");
  await expect.poll(kept).not.toMatch(personal);
  await page.reload();
  await expect(title(page)).toContainText("Your sky is open, Marina");
  await page.goto("/funnel");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("");
});

test("the funnel's thank-you forgets the birth and draws its wheel all the same, also after a reload", async ({
  page,
}) => {
  await page.goto("/funnel");
  await expect(page.getByRole("button", { name: say(m.funnel_continue) })).toHaveAttribute("type", "submit");
  await page.getByLabel("Day", { exact: true }).fill("15");
  await page.getByLabel("Month", { exact: true }).selectOption("6");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByLabel("Time", { exact: true }).fill("14:30");
  await page.getByRole("combobox", { name: say(m.funnel_place) }).fill("sao p");
  await page
    .getByRole("option", { name: /^São Paulo/ })
    .first()
    .click();
  await page.getByRole("button", { name: say(m.funnel_continue) }).click();
  await page.getByLabel("Email", { exact: true }).fill(addressOf("thanks"));
  await page.getByRole("button", { name: say(m.funnel_see_preview) }).click();
  await page.getByRole("button", { name: say(m.preview_unlock) }).click();
  await payWith(page, card);
  await expect(page).toHaveURL(/\/funnel\?session_id=/);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.locator(".funnel-wheel svg")).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/1990|thanks-|São Paulo/);
  }
});

test("the locale flow's report forgets the birth that was paid for, and keeps what is begun anew", async ({ page }) => {
  const email = addressOf("flow-forgets");
  await openCheckout(page, email);
  await page.goto("/en-gb/payment");
  const form = page.locator(".card-form");
  await form.getByLabel(/^Card number/).fill(card);
  await form.getByLabel(/^Expiry/).fill("12/34");
  await form.getByLabel("CVC").fill("123");
  await form.locator("[name=zipCode]").fill("SW1A 1AA");
  await tickConsents(page);
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(kept).not.toContain("birthData");
  await page.evaluate(() => sessionStorage.setItem("birthData", "begun anew"));
  await page.reload();
  await expect(title(page)).toContainText("Marina");
  expect(await kept()).toContain("birthData");
  await linkInMail(page, email);
});
