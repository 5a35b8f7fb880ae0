import { expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, linkInMail, openBirthForm, payWith, revealChart } from "../support/steps.ts";

const placeField = (page: Page) => page.getByRole("combobox", { name: "Birth location" });
const main = (page: Page) => page.getByRole("main");

async function setDate(page: Page, [day, month, year]: readonly [string, string, string], time: string) {
  const [hour = "", minute = ""] = time.split(":");
  await page.getByLabel("Day", { exact: true }).selectOption(day);
  await page.getByLabel("Month", { exact: true }).selectOption(month);
  await page.getByLabel("Year", { exact: true }).selectOption(year);
  await page.getByLabel("Hour", { exact: true }).selectOption(hour);
  await page.getByLabel("Minute", { exact: true }).fill(minute);
}

async function choosePlace(page: Page, typed: string, option: RegExp) {
  await placeField(page).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}

test("the zone, the offset and daylight saving are shown, wartime double summer time among them", async ({ page }) => {
  await openBirthForm(page);
  await setDate(page, ["15", "7", "1943"], "14:30");
  await choosePlace(page, "london", /London/);
  await expect(main(page)).toContainText("Time zone Europe/London.");
  await expect(main(page)).toContainText("The clock there showed UTC+02:00 that day, with daylight saving time on.");
});

test("a time that never was says so and offers the two nearest readings", async ({ page }) => {
  await openBirthForm(page);
  await setDate(page, ["12", "3", "2023"], "02:30");
  await choosePlace(page, "new york", /New York/);
  await expect(main(page)).toContainText("02:30 was never shown");
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  await expect(page.getByText("Choose one of the two readings")).toBeVisible();
  await page.getByLabel(/A clock already put forward \(UTC−04:00, EDT\)/).check();
  await expect(main(page)).toContainText("The clock there showed UTC−04:00 that day");
  await revealChart(page);
});

test("an offset set by hand is shown as such, on the preview and in the report", async ({ page }) => {
  await openBirthForm(page);
  await fillBirth(page);
  await page.getByText("The clock shown is not right").click();
  await page.getByLabel("UTC offset").fill("+17");
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  await expect(page.getByText("Write the offset like")).toBeVisible();
  await page.getByLabel("UTC offset").fill("−02:00:30");
  await expect(main(page)).toContainText("You set the clock to UTC−02:00:30 by hand.");
  await revealChart(page);
  await expect(main(page)).toContainText("set by hand");
  const email = addressOf("byhand");
  await fillContact(page, email);
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, "4242 4242 4242 4242");
  // A buyer who leaves before the payment page has answered has not paid.
  await expect(page).toHaveURL(/\/success\?session_id=/);
  await page.goto(await linkInMail(page, email));
  await expect(page.locator("body")).toContainText("You set the clock by hand, at UTC−02:00:30.");
});

test("without a network the built-in cities answer, the form says so, and an offset set by hand goes on", async ({
  page,
}) => {
  await openBirthForm(page);
  // The chart engine's files load while the form is filled in.
  await page.waitForLoadState("networkidle");
  await page.route("**/api/**", (route) => route.abort());
  await setDate(page, ["15", "6", "1990"], "14:30");
  await placeField(page).fill("madr");
  await expect(page.getByText("The town search cannot be reached just now").first()).toBeVisible();
  await page.getByRole("option", { name: /Madrid/ }).click();
  await expect(main(page)).toContainText("The history of its clock could not be fetched.");
  await page.getByRole("button", { name: "Reveal My Chart" }).click();
  await expect(page.getByLabel("UTC offset")).toBeFocused();
  await expect(placeField(page)).toHaveValue(/^Madrid/);
  await page.keyboard.type("+02:00");
  await revealChart(page);
});

test("a place that is in no list goes by its coordinates, in any notation, and lives through a reload", async ({
  page,
}) => {
  await openBirthForm(page);
  await setDate(page, ["15", "6", "1905"], "14:30");
  await placeField(page).fill("Fazenda Santa Rita");
  await placeField(page).press("Escape");
  await page.getByText("My birthplace is not in the list").click();
  await page.getByLabel("Latitude").fill("23°33′S, 46,63 O");
  await page.getByLabel("Latitude").blur();
  await expect(page.getByLabel("Longitude")).toHaveValue("46,63 O");
  await expect(main(page)).toContainText("23° 33′ S, 46° 38′ W. Time zone America/Sao_Paulo.");
  await expect(main(page)).toContainText("local mean time that day, UTC−03:06:31");
  await page.reload();
  await expect(page.getByLabel("Latitude")).toHaveValue("23°33′S");
  await expect(placeField(page)).toHaveValue("Fazenda Santa Rita");
  await revealChart(page);
  await expect(main(page)).toContainText("Fazenda Santa Rita");
});

test("the list of towns is walked by the keys, told to those who hear it, and closed by Escape", async ({ page }) => {
  await openBirthForm(page);
  const field = placeField(page);
  await field.fill("ma");
  await expect(page.getByRole("listbox").getByRole("option").nth(1)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /Places found: \d/ })).toHaveCount(1);
  const active = () => field.getAttribute("aria-activedescendant");
  const first = await active();
  await field.press("ArrowDown");
  expect(await active()).not.toBe(first);
  await field.press("Home");
  expect(await active()).toBe(first);
  await field.press("End");
  await expect(page.getByRole("listbox").getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.press("Enter");
  await expect(main(page)).toContainText("Time zone");
});

test("an answer that was overtaken by more typing is dropped", async ({ page }) => {
  await openBirthForm(page);
  await page.route("**/api/places?q=ma&**", async (route) => {
    await new Promise((later) => setTimeout(later, 800));
    await route.continue().catch(() => undefined);
  });
  await placeField(page).pressSequentially("ma", { delay: 10 });
  await page.waitForTimeout(300);
  await placeField(page).fill("toky");
  await expect(page.getByRole("option", { name: /Tokyo/ }).first()).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page.getByRole("option", { name: /Madrid/ })).toHaveCount(0);
});

test("the locate button takes the nearest town; a refusal leaves the field as it was and says so", async ({
  browser,
}) => {
  const here = await browser.newContext({
    permissions: ["geolocation"],
    geolocation: { latitude: 40.42, longitude: -3.7 },
  });
  const page = await here.newPage();
  await openBirthForm(page);
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(placeField(page)).toHaveValue(/Madrid/);
  await expect(page.getByText(/is the nearest town/)).toBeVisible();
  await here.close();
  const away = await browser.newContext();
  // Simulates a visitor who denies geolocation: a headless browser has nobody to ask.
  await away.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "denied" });
  });
  const refused = await away.newPage();
  await openBirthForm(refused);
  await placeField(refused).fill("Toled");
  await refused.getByRole("button", { name: "Use my location" }).click();
  await expect(refused.getByText(/Nothing has changed; type the town instead/)).toBeVisible();
  await expect(placeField(refused)).toHaveValue("Toled");
  await away.close();
});
