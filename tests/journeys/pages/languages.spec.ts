import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { fillBirth, revealChart } from "../support/steps.ts";

test("in Brazilian Portuguese the preview speaks the quoted words, to the letter", async ({ browser }) => {
  const context = await browser.newContext({ locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto("/?step=birth");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await fillBirth(page, "pt-br");
  await revealChart(page, "pt-br");
  await expect(page.getByRole("button", { name: "Desbloquear Meu Relatório Completo" })).toBeVisible();
  await context.close();
});

test("a chosen language wins over the browser's and is kept", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  await page.goto("/");
  // By keyboard: the footer of such a long page may still move under a pointer.
  await page.getByRole("contentinfo").getByRole("button", { name: "Español" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await page.goto("/?step=birth");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await context.close();
});
