import { expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart, walkToPayment } from "../support/steps.ts";

/** Everything the page sends: URLs and bodies. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

/** Errors in the browser, apart from the expected 422 of the declined card. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()} ${error}`));
  page.on("console", (line) => {
    if (line.type() === "error" && !line.text().includes("422")) faults.push(`${page.url()} ${line.text()}`);
  });
  return faults;
}

test("a stranger walks from a birth to a paid and delivered report", async ({ page }) => {
  const startedMs = Date.now();
  const faults = faultsOf(page);
  const sent = watch(page);
  const email = addressOf("marina");

  await page.goto("/");
  await page.getByRole("link", { name: "Start Your Journey" }).first().click();
  await expect(page).toHaveURL(/\?step=birth$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unlock Your Cosmic Map");
  await fillBirth(page);
  await revealChart(page);

  const main = page.getByRole("main");
  for (const sign of ["Gemini", "Pisces", "Scorpio"])
    await expect(main.getByText(sign, { exact: true }).first()).toBeVisible();
  await expect(main).toContainText("24° 20′");
  await expect(main).toContainText(/Only 1 in [\d,]+ people share your Big Three combination/);
  // The ephemeris is loaded in files of ten years; the choice of file is all that is revealed.
  const asked = sent.filter((line) => !/\/assets\/\d{3}0-[\w-]+\.bin /.test(line));
  for (const secret of ["1990", "23.5", "46.6"]) expect(asked.filter((line) => line.includes(secret))).toEqual([]);
  // The town search gets the typed letters and the history of one time zone is fetched; nothing else learns the place.
  // The footer's link targets are prefetched too, São Paulo's page among them, wherever the visitor was born.
  const elsewhere = asked.filter((line) => !/\/api\/(places|clocks)[?/]|\/__manifest\?/.test(line));
  for (const secret of ["Sao_Paulo", "sao"]) expect(elsewhere.filter((line) => line.includes(secret))).toEqual([]);

  await fillContact(page, email);
  await expect(main).toContainText("One-time payment (TEST VERSION)");
  await page.getByRole("button", { name: /Pay Securely with/ }).dblclick();

  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("$1.02");
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue("4000 0000 0000 0002");
  await payWith(page, "4242 4242 4242 4242");

  await expect(page).toHaveURL(/\/success\?session_id=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open, Marina");
  const link = await linkInMail(page, email);
  expect(link).toMatch(/\/r\/[\w-]{43}$/);

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Marina");
  await page.getByText("Deep analysis").first().click();
  await expect(page.getByRole("heading", { level: 3, name: "Sun in Gemini" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save Your Complete Blueprint" }).click();
  expect((await download).suggestedFilename()).toBe("Marina Duarte-Complete-Cosmic-Blueprint.pdf");

  expect(faults).toEqual([]);
  console.log(`journey: ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
});

test("closing the browser after paying loses nothing", async ({ browser }) => {
  const email = addressOf("left");
  const paying = await browser.newContext();
  const page = await paying.newPage();

  await walkToPayment(page, email);
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/sandbox/pay/"),
  );
  await payWith(page, "4242 4242 4242 4242");
  // The payment page has answered; do not wait for the page it leads to.
  await answered;
  await paying.close();
  const later = await browser.newPage();
  const link = await linkInMail(later, email);
  await later.goto(link);
  await expect(later.getByRole("heading", { level: 1 })).toContainText("Marina");
  await later.close();
});
