import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { expect, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { type Locale, languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { todaysOf } from "../../todays.ts";
import { addressOf } from "../support/address.ts";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { buyReport } from "../support/buy-report.ts";
import { test } from "../support/journey.ts";
import { looks, putOn } from "../support/looks.ts";
import { choosePlace } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

const newYork = builtInCities.find(({ zone }) => zone === "America/New_York")?.label ?? "";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until an order's mail has left: before that its birth cannot be corrected. */
async function openForm(page: Page, report: string, locale: Locale = "en-us"): Promise<void> {
  const say = wordsIn(locale);
  await expect(async () => {
    await page.goto(`${report}/correct`);
    await expect(heading(page)).toHaveText(say(m.correct_title), { timeout: 1000 });
  }).toPass();
}

async function openHydratedForm(page: Page, report: string, locale: Locale = "en-us"): Promise<void> {
  await openForm(page, report, locale);
  const say = wordsIn(locale);
  await expect(page.getByRole("button", { name: say(m.correct_show) })).toHaveAttribute("type", "submit");
  await expect(page.getByLabel(say(m.birth_hour), { exact: true })).toHaveValue("14");
}

const mailsTo = async (page: Page, email: string, subject: string) => {
  await page.goto("/mailbox");
  return page.getByRole("link").filter({ hasText: email }).filter({ hasText: subject }).count();
};

test("from the report's menu: what moves is shown, confirmed, and the same link has new words, a new PDF and a mail", async ({
  page,
  request,
}) => {
  const email = addressOf("correct-script");
  const report = await buyReport(request, email);
  const before = await (await request.get(`${report}/report.pdf`)).body();
  await openForm(page, report);
  await page.goto(report);
  await page
    .getByRole("navigation", { name: "Report actions" })
    .getByRole("link", { name: "Correct my birth" })
    .click();
  await expect(page.getByRole("button", { name: "Show What Moves" })).toHaveAttribute("type", "submit");
  // Filled in with what is kept, and nothing would change.
  await expect(page.getByLabel("Hour", { exact: true })).toHaveValue("14");
  await expect(page.getByLabel("Minute", { exact: true })).toHaveValue("30");
  await expect(page.getByRole("combobox", { name: "Birth location" })).toHaveValue(/São Paulo/);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Show What Moves" }).click();
  await expect(page.getByText(/Nothing would change/)).toBeVisible();
  // An error stays with its field, and nothing typed is lost.
  await page.getByLabel("Hour", { exact: true }).selectOption("");
  await page.getByRole("button", { name: "Show What Moves" }).click();
  await expect(page.getByLabel("Hour", { exact: true })).toBeFocused();
  await page.getByLabel("Hour", { exact: true }).selectOption("03");
  await page.getByLabel("Name").fill("Marina Corrected");
  await page.getByRole("button", { name: "Show What Moves" }).click();
  await expect(heading(page)).toHaveText("What moves");
  await expect(page.getByRole("row", { name: /^Rising sign/ })).toBeVisible();
  expect(
    await page.getByRole("region", { name: "Chapters that change" }).getByRole("listitem").count(),
  ).toBeGreaterThan(3);
  expect(page.url()).toMatch(/\/correct$/);
  for (const look of looks) {
    await putOn(page, look);
    await expectNoAxeViolations(page);
  }
  await page.getByRole("button", { name: "Change the details" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Marina Corrected");
  await expect(page.getByLabel("Hour", { exact: true })).toHaveValue("03");
  await page.getByRole("button", { name: "Show What Moves" }).click();
  await expect(heading(page)).toHaveText("What moves");
  const confirmedAt = Date.now();
  await page.getByRole("button", { name: "Confirm: Draw It Anew" }).click();
  await expect(page.getByText(/Your report is drawn anew/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${report}\\?corrected$`));
  await expect(page.getByText("Marina Corrected").first()).toBeVisible();
  const after = await request.get(`${report}/report.pdf`);
  expect(after.headers()["content-disposition"]).toContain("Marina%20Corrected");
  expect((await after.body()).equals(before)).toBe(false);
  await expect(async () => expect(await mailsTo(page, email, "Your report is drawn anew")).toBe(1)).toPass();
  console.log(`confirmed to mail: ${Date.now() - confirmedAt} ms`);
  await page.goto(`${report}/correct`);
  await expect(page.getByText("Corrections left: 2.")).toBeVisible();
  // The earlier version, from the report's menu and by keyboard.
  await page.goto(report);
  await expect(page.locator(".report-head")).toContainText(/Written on \w+ \d+, 20\d\d/);
  await page
    .getByRole("navigation", { name: "Report actions" })
    .getByRole("button", { name: "Sections" })
    .press("Enter");
  const earlier = page.locator("#section-menu").getByRole("link", { name: /Earlier version 1, written on/ });
  await expect(earlier).toBeVisible();
  await earlier.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${report}/version/1$`));
  await expect(page.getByText(/You are reading an earlier version/)).toBeVisible();
  await expectNoAxeViolations(page);
});

/** `MARKETS=full`: in every locale. */
const walked: readonly Locale[] = todaysOf(locales, process.env.MARKETS === "full");

for (const locale of walked)
  test(`without a script, over a time that was shown twice, with all that was typed kept: ${locale}`, async ({
    browser,
    request,
  }) => {
    const say = wordsIn(locale);
    const report = await buyReport(request, `correct-plain-${locale}@example.com`);
    const context = await browser.newContext({ locale: languageTag(locale), javaScriptEnabled: false });
    const page = await context.newPage();
    await openForm(page, report, locale);
    const plain = page.locator("noscript form");
    const field = (one: string) => plain.locator(`[name="${one}"]`);
    const [date, time, city, name] = [field("birthDate"), field("birthTime"), field("city"), field("name")];
    await expect(date).toHaveValue("1990-06-15");
    await date.fill("2018-11-04");
    await time.fill("01:30");
    await city.selectOption(newYork);
    await name.fill("<b>Ana</b>");
    await plain.getByRole("button").click();
    // Asked which of the two it was; everything typed is still there.
    await expect(name).toHaveValue("<b>Ana</b>");
    await expect(time).toHaveValue("01:30");
    await expect(city).toHaveValue(newYork);
    await plain.getByRole("radio").nth(1).check();
    await plain.getByRole("button").click();
    await expect(heading(page)).toHaveText(say(m.correct_moves_title));
    await expect(page.getByText("<b>Ana</b>")).toBeVisible();
    await page.getByRole("button", { name: say(m.correct_edit) }).click();
    await expect(plain.getByRole("radio").nth(1)).toBeChecked();
    await plain.getByRole("button").click();
    await page.getByRole("button", { name: say(m.correct_confirm) }).click();
    await expect(page).toHaveURL(new RegExp(`${report}\\?corrected$`));
    await expect(page.getByText("New York").first()).toBeAttached();
    // The first version is still available, with tabs and a PDF of its own.
    const first = page.locator(`.order-links a[href="${report}/version/1"]`);
    await expect(first).toHaveText(/\b1\b.*\b20\d\d$/);
    await first.click();
    await expect(page.locator(".report-corrected").getByRole("link")).toHaveAttribute("href", report);
    await expect(page.locator(".report-head")).toContainText("São Paulo");
    await page.locator("#tab-planets").click();
    await expect(page).toHaveURL(new RegExp(`${report}/version/1\\?tab=planets`));
    const pdf = await request.get(`${report}/version/1/report.pdf`);
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    for (const none of ["0", "2", "x"]) expect((await request.get(`${report}/version/${none}`)).status()).toBe(404);
    await context.close();
  });

test("by keyboard alone, to another town and an unknown time", async ({ page, request }) => {
  const report = await buyReport(request, addressOf("correct-keys"));
  await openHydratedForm(page, report);
  await page.getByLabel("Name").focus();
  const tabTo = async (name: RegExp | string, role: "combobox" | "checkbox" | "button") => {
    const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
    for (let presses = 0; presses < 30; presses++) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await tabTo(/I don't know/, "checkbox");
  await page.keyboard.press("Space");
  await tabTo("Birth location", "combobox");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("madrid");
  await expect(page.getByRole("option", { name: /^Madrid/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo("Show What Moves", "button");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("What moves");
  await expect(page.getByRole("row", { name: /^Rising sign/ })).toContainText("none without a time");
  await tabTo("Confirm: Draw It Anew", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Your report is drawn anew/)).toBeVisible();
});

test("a refund that is asked for closes it, and what was being typed leads to a page that says so", async ({
  page,
  request,
}) => {
  const report = await buyReport(request, addressOf("correct-refund"));
  await openHydratedForm(page, report);
  await choosePlace(page, "Birth location");
  await page.getByLabel("Hour", { exact: true }).selectOption("05");
  await page.getByRole("button", { name: "Show What Moves" }).click();
  await expect(heading(page)).toHaveText("What moves");
  await request.post(`${report}/refund`, { form: { reason: "" } });
  await page.getByRole("button", { name: "Confirm: Draw It Anew" }).click();
  await expect(heading(page)).toHaveText(/Your money is on its way back|This link does not open/);
});
