import { expect } from "@playwright/test";
import { baseLocale, type Locale, languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { reportPageLocale } from "../../../apps/site/locale/written-languages.ts";
import { isTodays } from "../../todays.ts";
import { picturesAsked, startPictures } from "../pictures/picture-test.ts";
import { screenFaults } from "../screen/screen-faults.ts";
import { watchPage } from "../screen/watch-page.ts";
import { expectNoAxeViolations, expectNoSideways } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { everyLook, looks, putOn } from "../support/looks.ts";
import { payWith, tickConsents } from "../support/steps.ts";
import { everyScreen } from "../walk/every-screen.ts";

/** Screens rendered in the report's language. */
const showsReport = /^(report-(?!not-found)|success$|success-(sample|locked)$)/;
/** Screens that lay something over a page searched whole before; only that is searched, because a report is long. */
const overlays = /^report-(citation|sections|share|qr|link)$/;
const overlay = "dialog[open], :popover-open, .citation[open]";
const walked: readonly Locale[] = everyLook ? locales : [baseLocale];

for (const locale of walked) {
  test(`every screen of the journeys is free of barriers, and nothing on it is covered, cut or missing: ${locale}`, async ({
    browser,
  }, info) => {
    test.setTimeout(everyLook || picturesAsked ? 1_800_000 : 600_000);
    const context = await browser.newContext({ locale: languageTag(locale), reducedMotion: "reduce" });
    const page = await context.newPage();
    const watch = watchPage(page);
    const pictures = picturesAsked && locale === baseLocale ? await startPictures(browser, info) : null;
    let stops = 0;
    for await (const screen of everyScreen(page, locale)) {
      await test.step(screen, async () => {
        const shown = showsReport.test(screen) ? reportPageLocale(locale, locale) : locale;
        await expect.soft(page.locator("html"), screen).toHaveAttribute("lang", languageTag(shown));
        for (const look of everyLook || pictures ? looks : looks.slice(stops % looks.length).slice(0, 1)) {
          await putOn(page, look);
          if (pictures) {
            await pictures.compareSteady(page, `stops/${screen}-${look.width}-${look.colorScheme}`);
            continue;
          }
          // Every other stop is searched, and the rest the day after.
          if (everyLook || isTodays(Math.floor(stops / looks.length), 2))
            await expectNoAxeViolations(page, overlays.test(screen) ? overlay : undefined);
          expect.soft(await screenFaults(page), `${screen} at ${look.width} px`).toEqual([]);
        }
        expect.soft(watch.takeFaults(), screen).toEqual([]);
        await page.setViewportSize({ width: 320, height: 900 });
        await expectNoSideways(page);
      });
      stops += 1;
    }
    await context.close();
  });
}

test("without JavaScript a time that was shown twice is asked about, with all that was typed kept", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "en-GB", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?step=birth");
  const form = page.locator("form[action='/api/checkout']");
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await field("birthDate").fill("2018-11-04");
  await field("birthTime").fill("01:30");
  await field("city").selectOption("New York, United States");
  await field("name").fill("<b>Ana</b>");
  await field("email").fill("ana-fold@example.com");
  await tickConsents(page);
  await form.getByRole("button").click();
  await expect(form.getByRole("group", { name: /was shown twice/ })).toBeVisible();
  await expect(form.locator("#fold-error")).toBeVisible();
  for (const [name, value] of [
    ["birthDate", "2018-11-04"],
    ["birthTime", "01:30"],
    ["city", "New York, United States"],
    ["name", "<b>Ana</b>"],
    ["email", "ana-fold@example.com"],
  ] as const)
    await expect(field(name)).toHaveValue(value);
  for (const name of ["beginNow", "endsWithdrawal"]) await expect(field(name)).toBeChecked();
  await form.getByRole("radio").nth(1).check();
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await context.close();
});

test("without JavaScript a plain form leads to the payment page, and a mistake comes back with what was typed", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?step=birth");
  await page.locator("[name=birthDate]").fill("1990-06-15");
  // No time is filled in by default, and an empty one is not taken as noon.
  await expect(page.locator("[name=birthTime]")).toHaveValue("");
  await page.locator("[name=city]").selectOption({ index: 3 });
  await page.locator("[name=name]").fill("Ana <b>Banana</b>");
  await expect(page.locator("form[action='/api/checkout']")).toContainText("$1.02");
  await page.locator("[name=email]").fill("ana@example.com");
  await page.locator("form[action='/api/checkout'] button").click();
  await expect(page.locator(".err")).toContainText("Enter the time as hours and minutes");
  await page.locator("[name=birthTime]").fill("14:30");
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
