import { expect } from "@playwright/test";
import { expectNoBarriers, expectNoSideways } from "./barriers.ts";
import { test } from "./journey.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart, walkToPayment } from "./steps.ts";

for (const [theme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`every screen of the journey is free of barriers, ${theme} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      reducedMotion: "reduce",
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const email = `everyone-${theme}@example.com`;
    await page.goto("/");
    await expectNoBarriers(page);
    await page.goto("/?step=birth");
    await expectNoBarriers(page);
    await fillBirth(page);
    await revealChart(page);
    await expectNoBarriers(page);
    await fillContact(page, email);
    await expectNoBarriers(page);
    await page.getByRole("button", { name: /Pay Securely with/ }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expectNoBarriers(page);
    await payWith(page, "4242 4242 4242 4242");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open", { timeout: 30_000 });
    await expectNoBarriers(page);
    const link = await linkInMail(page, email);
    await expectNoBarriers(page);
    await page.goto(link);
    await page.getByText("Deep analysis").first().click();
    await expectNoBarriers(page);
    await page.goto("/nowhere");
    await expectNoBarriers(page);
    await context.close();
  });
}

test("no screen scrolls sideways at 320 px", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/");
  await expectNoSideways(page);
  await walkToPayment(page, "narrow@example.com");
  await expectNoSideways(page);
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open", { timeout: 30_000 });
  await expectNoSideways(page);
  await page.goto(await linkInMail(page, "narrow@example.com"));
  await expectNoSideways(page);
  await context.close();
});

test("without JavaScript a plain form leads to the payment page, and a mistake comes back with what was typed", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?step=birth");
  await page.locator("[name=birthDate]").fill("1990-06-15");
  await page.locator("[name=birthTime]").fill("14:30");
  await page.locator("[name=city]").selectOption({ index: 3 });
  await page.locator("[name=name]").fill("Ana <b>Banana</b>");
  await page.locator("[name=email]").fill("ana@localhost");
  await page.locator("form[action='/api/checkout'] button").click();
  await expect(page.locator("[name=name]")).toHaveValue("Ana <b>Banana</b>");
  await page.locator("[name=email]").fill("ana@example.com");
  await page.locator("form[action='/api/checkout'] button").click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, "4242 4242 4242 4242");
  await expect(page).toHaveURL(/\/success\?session_id=/);
  await context.close();
});
