import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";

test("a page whose scripts did not all come says so in the visitor's language, and loads again", async ({ page }) => {
  const bundle = /\/assets\/es-es\/home-[^/]*\.js$/;
  await page.route(bundle, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/es-es?step=birth");
  const notice = page.getByRole("alert").filter({ hasText: "Una parte de esta página no ha llegado" });
  await expect(notice).toBeVisible();
  await page.unroute(bundle);
  await notice.getByRole("button", { name: "Cargarla de nuevo" }).click();
  await expect(notice).toBeHidden();
});

test("what is below the first screen is laid out soon after it, and at once where no script runs", async ({
  page,
  browser,
}) => {
  const layouts = (window: Page) =>
    window
      .locator(".below")
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).contentVisibility))]);
  await page.goto("/");
  await expect.poll(() => layouts(page)).toEqual(["visible"]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/");
  expect(await layouts(plain)).toEqual(["visible"]);
  await context.close();
});
