import { expect, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { baseLocale, type Locale, languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { test } from "../support/journey.ts";
import { choosePlace, fillBirth, openBirthForm, revealButton, revealChart } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

const hour = (page: Page) => page.getByLabel("Hour", { exact: true });
const minute = (page: Page) => page.getByRole("combobox", { name: "Minute" });
/** Rows of the open list; the hour select has options too. */
const row = (page: Page, name?: string) =>
  page.getByRole("listbox").getByRole("option", name ? { name, exact: true } : {});
const arrow = (page: Page) => page.getByRole("button", { name: "Minutes in steps of five" });

test("no birth time stands in the form beforehand: it asks for one, or for the tick that it is not known", async ({
  page,
}) => {
  await openBirthForm(page);
  await fillBirth(page);
  await page.evaluate(() => sessionStorage.clear());
  await openBirthForm(page);
  for (const field of [hour(page), minute(page)]) await expect(field).toHaveValue("");
  await expect(page.getByRole("main")).toContainText("The sky turns to the time you choose.");
  await page.getByLabel("Day", { exact: true }).selectOption("15");
  await page.getByLabel("Month", { exact: true }).selectOption("6");
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await choosePlace(page, "Birth location");
  await revealButton(page).click();
  await expect(hour(page)).toBeFocused();
  await expect(hour(page)).toHaveAccessibleDescription("Enter the time, or tick that you do not know it");
  await hour(page).selectOption("00");
  await revealButton(page).click();
  await expect(minute(page)).toBeFocused();
  await expect(minute(page)).toHaveAccessibleDescription("Enter the minutes as a number from 00 to 59");
  await page.reload();
  await expect(hour(page)).toHaveValue("00");
  await expect(minute(page)).toHaveValue("");
  await page.getByLabel("I don't know my exact birth time").check();
  for (const field of [hour(page), minute(page), arrow(page)]) await expect(field).toBeDisabled();
  await revealChart(page);
  await expect(page.getByRole("main")).toContainText("By the hour");
});

test("the minutes open by the arrow, all twelve whatever stands in the field, and any minute can be typed", async ({
  page,
}) => {
  await openBirthForm(page);
  const rows = row(page);
  await minute(page).fill("37");
  await expect(rows).toHaveCount(0);
  await arrow(page).click();
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole("listbox").getByRole("option", { name: "35", selected: true })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(0);
  await expect(minute(page)).toHaveValue("37");
  await page.keyboard.press("ArrowDown");
  await expect(minute(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(minute(page)).toHaveValue("40");
  await expect(rows).toHaveCount(0);
  await arrow(page).click();
  await row(page, "05").click();
  await expect(minute(page)).toHaveValue("05");
  await expect(minute(page)).toBeFocused();
  await arrow(page).click();
  await page.keyboard.press("Tab");
  await expect(rows).toHaveCount(0);
  await minute(page).fill("7");
  await minute(page).blur();
  await expect(minute(page)).toHaveValue("07");
});

test("a finger opens the minutes without the keys of the screen, and a tap elsewhere closes them", async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openBirthForm(page);
  await arrow(page).tap();
  await expect(minute(page)).toHaveAttribute("inputmode", "none");
  await row(page, "10").tap();
  await expect(minute(page)).toHaveValue("10");
  await arrow(page).tap();
  await page.getByText("At what time?").tap();
  await expect(row(page, "10")).toHaveCount(0);
  await expect(minute(page)).toHaveAttribute("inputmode", "numeric");
  await context.close();
});

/** 9 a.m. in São Paulo, today. */
const nineInSaoPaulo = () => new Date(new Date().setUTCHours(12, 0, 30, 0));

test("a birth still to come by the clock of its place is refused, one of this minute is not", async ({ page }) => {
  const now = nineInSaoPaulo();
  await page.clock.setFixedTime(now);
  await openBirthForm(page);
  await fillBirth(page);
  await page.getByLabel("Day", { exact: true }).selectOption(String(now.getUTCDate()));
  await page.getByLabel("Month", { exact: true }).selectOption(String(now.getUTCMonth() + 1));
  await page.getByLabel("Year", { exact: true }).selectOption(String(now.getUTCFullYear()));
  await hour(page).selectOption("09");
  await minute(page).fill("01");
  await revealButton(page).click();
  await expect(hour(page)).toHaveAccessibleDescription(/^This time is still to come at the place of birth/);
  await expect(hour(page)).toBeFocused();
  await minute(page).fill("00");
  await expect(hour(page)).not.toHaveAttribute("aria-invalid");
  await revealChart(page);
});

/** Height that an error message under its field must stay below, pixels. */
const twoLines = 45;

const prices: Readonly<Record<Locale, string>> = {
  "en-us": "$14.99",
  "en-gb": "£12.99",
  "es-es": "13,99 €",
  "pt-br": "R$ 79,99",
};

for (const locale of locales)
  test(`the price stands on both forms, and what is wrong with the date reads in a line or two: ${locale}`, async ({
    browser,
  }) => {
    const say = wordsIn(locale);
    const context = await browser.newContext({ locale: languageTag(locale) });
    const page = await context.newPage();
    await page.goto(`/${locale}/birth-chart`);
    await expect(page.locator(".birth-price").filter({ visible: true })).toContainText(prices[locale]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openBirthForm(page, locale);
      await expect(page.locator(".birth-price").filter({ visible: true })).toContainText(/1[.,]02/);
      await revealButton(page, locale).click();
      for (const fault of [m.birth_error_day, m.birth_error_month, m.birth_error_year, m.birth_error_time]) {
        const words = page.getByText(say(fault), { exact: true });
        const height = await words.evaluate((span) => span.getBoundingClientRect().height);
        expect(height, `${say(fault)} at ${width} px`).toBeLessThan(twoLines);
      }
    }
    await context.close();
  });

/** Forms: path, submit button, and first required field. */
const forms: readonly (readonly [string, () => string, string])[] = [
  ["/?step=birth", m.birth_submit, "[name=day]"],
  ["/funnel", m.funnel_continue, "[name=day]"],
  ["/compatibility", m.compatibility_submit, "[name=day]"],
  ["/contact", m.contact_send, "[name=name]"],
];
/** Top of a field whose label is hidden under the header, pixels from the top. */
const underHeader = 98;

for (const width of [1440, 390])
  test(`the first field to mend comes into view with its label, clear of the header: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const [address, send, first] of forms) {
      await page.goto(address);
      const button = page.getByRole("button", { name: wordsIn(baseLocale)(send) });
      await expect(button).toHaveAttribute("type", "submit");
      // The field itself is in view and its label is under the header, so the browser sees no need to scroll.
      await page
        .locator(first)
        .first()
        .evaluate((field, top) => {
          document.documentElement.style.scrollBehavior = "auto";
          window.scrollBy(0, field.getBoundingClientRect().top - top);
        }, underHeader);
      await button.dispatchEvent("click");
      const field = page.locator(":focus:is([aria-invalid=true], :invalid)");
      await expect(field, address).toHaveCount(1);
      const gap = () =>
        field.evaluate((input) => {
          const labelled = input instanceof HTMLInputElement || input instanceof HTMLSelectElement;
          const label = labelled ? input.labels?.[0] : undefined;
          const header = document.querySelector("header");
          return (label?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);
        });
      await expect.poll(gap, address).toBeGreaterThan(0);
    }
  });
