import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";

const page320 = { width: 320, height: 800 };

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the footer leads to the accuracy page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accuracy" }).click();
  await expect(page).toHaveURL(/\/accuracy$/);
  await expect(page).toHaveTitle(/^How exact our sky is · /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How exact our sky is");
});

for (const [locale, title] of [
  ["en-GB", "How exact our sky is"],
  ["es-ES", "La exactitud de nuestro cielo"],
  ["pt-BR", "A exatidão do nosso céu"],
] as const) {
  test(`without JavaScript the page is whole at 320 px, and does not scroll sideways (${locale})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, javaScriptEnabled: false, viewport: page320 });
    const page = await context.newPage();
    await page.goto("/accuracy");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("table")).toHaveCount(11);
    // Only the phone version of the drawing is shown, with readable labels.
    const picture = page.getByRole("img", { name: /2119/ });
    await expect(picture).toHaveCount(1);
    const lettersPx = await picture
      .locator("text")
      .last()
      .evaluate((letters) => letters.getBoundingClientRect().height);
    expect(lettersPx).toBeGreaterThan(11);
    expect(await overflow(page)).toBe(0);
    await context.close();
  });
}

test("a table wider than the screen is reached and moved by the keyboard, inside its own box", async ({ browser }) => {
  const context = await browser.newContext({ viewport: page320, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/accuracy");
  const boxes = page.getByRole("main").locator("section.scroll");
  const names: string[] = [];
  for (let presses = 0; presses < 60 && names.length < (await boxes.count()); presses += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() =>
      document.activeElement?.matches("section.scroll") ? document.activeElement.getAttribute("aria-label") : null,
    );
    if (name) names.push(name);
  }
  expect(names).toHaveLength(await boxes.count());
  const engines = page.getByRole("region", { name: /in 4 engines/ });
  await engines.focus();
  const firstName = engines.getByRole("rowheader").first();
  const before = await firstName.boundingBox();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await engines.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100);
  }).toPass();
  // The row header stays visible while its numbers scroll.
  expect((await firstName.boundingBox())?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
  await context.close();
});
