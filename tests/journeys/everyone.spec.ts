import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart, walkToPayment } from "./steps.ts";

async function noBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // One page, no frames of others: the mode that needs no second tab.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html}`)).toEqual([]);
}

const noSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

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
    await noBarriers(page);
    await page.goto("/?step=birth");
    await noBarriers(page);
    await fillBirth(page);
    await revealChart(page);
    await noBarriers(page);
    await fillContact(page, email);
    await noBarriers(page);
    await page.getByRole("button", { name: /Pay Securely with/ }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await noBarriers(page);
    await payWith(page, "4242 4242 4242 4242");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open", { timeout: 30_000 });
    await noBarriers(page);
    const link = await linkInMail(page, email);
    await noBarriers(page);
    await page.goto(link);
    await page.getByText("Deep analysis").first().click();
    await noBarriers(page);
    await page.goto("/nowhere");
    await noBarriers(page);
    await context.close();
  });
}

test("no screen scrolls sideways at 320 px", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/");
  await noSideways(page);
  await walkToPayment(page, "narrow@example.com");
  await noSideways(page);
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open", { timeout: 30_000 });
  await noSideways(page);
  await page.goto(await linkInMail(page, "narrow@example.com"));
  await noSideways(page);
  await context.close();
});

test("the keyboard alone reaches the payment page", async ({ page }) => {
  await page.goto("/?step=birth");
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const at = document.activeElement;
        const label =
          at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0]?.textContent : null;
        return label ?? at?.textContent ?? "";
      });
      if (name.test(focused.trim())) return;
    }
    throw new Error(`the keyboard never reached ${name}`);
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  await type(/^Day/, "15");
  await type(/^Month/, "June");
  await type(/^Year/, "1990");
  await type(/^Hour/, "14");
  await tabTo(/^Minute/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("30");
  await type(/^Birth location/, "sao p");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(/^Reveal My Chart/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?step=preview$/);
  await type(/^Full name/, "Marina Duarte");
  await type(/^Email/, "keys@example.com");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?step=checkout$/);
  await tabTo(/^Pay Securely with/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
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
