import { expect, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { birthData } from "../../site-process.ts";
import { addressOf } from "../support/address.ts";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { wordsIn } from "../support/words.ts";

const say = wordsIn("pt-br");

/** The payment page of an order from Brazil. */
async function openPayment(page: Page, who: string): Promise<void> {
  const email = addressOf(who);
  const order = { email, name: "Marina Duarte", birthData: { ...birthData, email }, plan: "basic", locale: "pt-br" };
  const { url } = await (await page.request.post("/api/checkout", { data: { ...order, journey: "locale" } })).json();
  await page.goto(url);
}
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const title = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

test("a Pix paid later: the code is shown, the shop waits calmly and moves on to the report by itself", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "pt-BR" });
  const page = await context.newPage();
  await openPayment(page, "pix-later");
  await page.getByRole("button", { name: /^Pagar .*79,99 com Pix/ }).click();
  await expect(page.getByText(/^PIX-DEMO-7999-/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: say(m.trial_pay_return) }).click();
  await title(page, say(m.success_pix_title));
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: say(m.success_pix_code) }).click();
  await expect(page.getByText(/^PIX-DEMO-7999-/)).toBeVisible();
  await press(page, m.trial_pix_later({ seconds: 20 }, { locale: "pt-br" }));
  await expect(page.getByText(say(m.trial_pix_scheduled))).toBeVisible();
  await page.getByRole("link", { name: say(m.trial_pay_return) }).click();
  await title(page, say(m.success_pix_title));
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/, { timeout: 120_000 });
  const receipt = await page.request.get(`${page.url()}/receipt.pdf`);
  expect(receipt.headers()["content-type"]).toBe("application/pdf");
  expect((await receipt.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await context.close();
});

test("a Pix that expires is said to have, and is served when it is paid after all, without JavaScript too", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "pt-BR", javaScriptEnabled: false });
  const page = await context.newPage();
  await openPayment(page, "pix-late");
  await page.getByRole("button", { name: /^Pagar .*79,99 com Pix/ }).click();
  await press(page, say(m.trial_pix_expire));
  await expect(page.getByText(say(m.trial_pix_expired))).toBeVisible();
  const bank = page.url();
  await page.getByRole("link", { name: say(m.trial_pay_return) }).click();
  await title(page, say(m.success_lapsed_title));
  const shop = page.url();
  await page.goto(bank);
  await press(page, say(m.trial_pix_late));
  await page.goto(shop);
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/, { timeout: 120_000 });
  await context.close();
});
