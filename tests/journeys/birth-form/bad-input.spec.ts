import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, openBirthForm, revealChart } from "../support/steps.ts";

test("an empty form names what it needs, and puts the reader there", async ({ page }) => {
  await openBirthForm(page);
  await expect(async () => {
    // A click before hydration has no effect.
    await page.getByRole("button", { name: "Reveal My Chart" }).click();
    await expect(page.getByText("Day is required")).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const sentence of [
    ...["Day is required", "Month is required", "Year is required", "Birth location is required"],
    "Enter the time, or tick that you do not know it",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel("Day", { exact: true })).toBeFocused();
});

test("an impossible day and a place that is in no list are told, and what was typed stays through a reload", async ({
  page,
}) => {
  await openBirthForm(page);
  await page.getByLabel("Day", { exact: true }).selectOption("31");
  await page.getByLabel("Month", { exact: true }).selectOption("2");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("combobox", { name: "Birth location" }).fill("<b>Nowhere</b>");
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  await expect(page.getByText("Invalid day for the selected month")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Birth location" })).toHaveAttribute("aria-invalid", "true");
  await page.reload();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("31");
  await expect(page.getByRole("combobox", { name: "Birth location" })).toHaveValue("<b>Nowhere</b>");
});

test("a time that fell twice is asked about, not guessed", async ({ page }) => {
  await openBirthForm(page);
  await fillBirth(page);
  await page.getByLabel("Day", { exact: true }).selectOption("28");
  await page.getByLabel("Month", { exact: true }).selectOption("10");
  await page.getByLabel("Hour", { exact: true }).selectOption("02");
  const place = page.getByRole("combobox", { name: "Birth location" });
  await place.fill("london");
  await page
    .getByRole("option", { name: /London/ })
    .first()
    .click();
  await page.getByLabel("Hour", { exact: true }).selectOption("01");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio").nth(1).check();
  await revealChart(page);
});

test("without a birth time no rising sign is made up", async ({ page }) => {
  await openBirthForm(page);
  await fillBirth(page);
  await page.getByLabel("I don't know my exact birth time").check();
  await revealChart(page);
  const main = page.getByRole("main");
  await expect(main).not.toContainText("people share your Big Three");
  await expect(main).toContainText(/Scorpio/);
  await expect(main).toContainText(/\d\d:\d\d/);
});

test("a step without its data sends the visitor back to the form, with a calm sentence", async ({ page }) => {
  for (const step of ["preview", "checkout"]) {
    await page.goto(`/?step=${step}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unlock Your Cosmic Map");
  }
});

test("an address that is none and a name that is too long are told, and nothing is lost", async ({ page }) => {
  await openBirthForm(page);
  await fillBirth(page);
  await revealChart(page);
  await page.getByLabel("Full name").fill("x".repeat(10_000));
  await page.getByLabel("Email", { exact: true }).fill("marina@");
  await page.getByRole("button", { name: "Unlock My Full Report" }).click();
  await expect(page.getByText("Enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true");
  await fillContact(page, "marina@example.com");
});

test("when the payment page cannot be had, the sentence is calm and the button works again", async ({ page }) => {
  await openBirthForm(page);
  await fillBirth(page);
  await revealChart(page);
  await fillContact(page, "marina@example.com");
  await page.route("**/api/checkout", (route) => route.abort());
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.unroute("**/api/checkout");
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
});
