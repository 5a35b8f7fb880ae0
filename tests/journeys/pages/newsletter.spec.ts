import { expect, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { wordsIn } from "../support/words.ts";

const address = "newsletter-reader@example.org";

/** The path to a newsletter page in the mail to this address. */
async function mailedPath(page: Page, to: "confirm" | "leave"): Promise<string> {
  const letter = page.getByRole("link").filter({ hasText: address }).first();
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(letter).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto((await letter.getAttribute("href")) ?? "");
  const link = page.frameLocator("iframe").locator(`a[href*="/newsletter/${to}/"]`).first();
  return new URL(String(await link.getAttribute("href"))).pathname;
}

test("an address is confirmed by its mail, and taken off by the mail's other link", async ({ page }) => {
  await page.goto("/blog");
  await page.getByLabel("Email", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("status")).toContainText("look in your mailbox");
  const confirm = await mailedPath(page, "confirm");
  const leave = await mailedPath(page, "leave");
  await page.goto(confirm);
  await page.getByRole("button", { name: "Yes, send me the letter" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(leave);
  await page.getByRole("button", { name: "Take me off the list" }).click();
  await expect(page.getByRole("heading", { name: "You are off the list" })).toBeVisible();
  await page.goto(confirm);
  await page.getByRole("button", { name: "Yes, send me the letter" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("without JavaScript the chips filter, the form is posted, and a bad address comes back as it was typed", async ({
  browser,
}) => {
  const say = wordsIn("pt-br");
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto("/pt-br/blog");
  await page.getByRole("link", { name: "Carreira", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "O meio do céu é um lugar para onde se pode apontar",
  );
  const field = page.getByLabel("E-mail", { exact: true });
  // Browsers accept this address.
  await field.fill("leitora@localhost");
  await page.getByRole("button", { name: say(m.newsletter_sign_up) }).click();
  await expect(page.getByText("Escreva um endereço para o qual possamos enviar")).toBeVisible();
  await expect(field).toHaveValue("leitora@localhost");
  await field.fill("leitora@example.org");
  await page.getByRole("button", { name: say(m.newsletter_sign_up) }).click();
  await expect(page.getByRole("status")).toContainText(say(m.newsletter_asked));
  await context.close();
});
