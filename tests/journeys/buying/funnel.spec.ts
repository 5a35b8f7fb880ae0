import { expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { payWith } from "../support/steps.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function openFunnel(page: Page): Promise<void> {
  await page.goto("/funnel");
  await expect(page.getByRole("button", { name: "Continue" })).toHaveAttribute("type", "submit");
}

async function fillFunnelBirth(page: Page, time: string | null = "14:30"): Promise<void> {
  await page.getByLabel("Day", { exact: true }).fill("15");
  await page.getByLabel("Month", { exact: true }).selectOption({ label: "Jun" });
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  if (time !== null) await page.getByLabel("Time", { exact: true }).fill(time);
  await page.getByRole("combobox", { name: "Birth place" }).fill("sao p");
  await page
    .getByRole("option", { name: /^São Paulo/ })
    .first()
    .click();
}

async function continueToContact(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/funnel\?step=contact$/);
}

async function seePreview(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "See My Preview" }).click();
  await expect(page).toHaveURL(/\/funnel\?step=preview-payment$/);
}

test("the funnel leads from a birth to its own thank-you, and back, forward and reload keep what was typed", async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: "America/Toronto" });
  const page = await context.newPage();
  await openFunnel(page);
  await fillFunnelBirth(page);
  await page.reload();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("15");
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("14:30");
  await continueToContact(page);
  await page.getByLabel(/^Full name/).fill("Marina Duarte");
  await page.goBack();
  await expect(heading(page)).toHaveText("When and where were you born?");
  await expect(page.getByRole("combobox", { name: "Birth place" })).toHaveValue("São Paulo, Brazil");
  await page.goForward();
  await expect(page.getByLabel(/^Full name/)).toHaveValue("Marina Duarte");
  const email = addressOf("funnel");
  await seePreview(page, email);

  await expect(heading(page)).toHaveText("Your preview, Marina");
  for (const sign of ["Gemini", "Pisces", "Scorpio"])
    await expect(main(page).getByText(sign, { exact: true })).toBeVisible();
  await expect(main(page)).toContainText("You pick up other people’s moods and take them for your own.");
  await expect(main(page)).toContainText("$14.99");
  await expect(main(page)).toContainText("about 21 CAD");
  await page.getByRole("button", { name: "Unlock My Full Report" }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(heading(page)).toContainText("$14.99");
  await payWith(page, "4242 4242 4242 4242");

  await expect(page).toHaveURL(/\/funnel\?session_id=/);
  await expect(heading(page)).toHaveText("Thank you, Marina");
  await expect(main(page)).toContainText(`Sent to ${email}.`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save" }).click();
  expect((await download).suggestedFilename()).toBe("cosmic-blueprint-Marina Duarte.pdf");
  await page.getByRole("button", { name: "Resend" }).click();
  await expect(page.getByText(/If there is an order for this address/)).toBeVisible();
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/\/r\/[\w-]{43}/);
  await expect(heading(page)).toContainText("Marina");
  await context.close();
});

test("the funnel's faults are told to the letter", async ({ page }) => {
  await openFunnel(page);
  await page.getByLabel("Day", { exact: true }).fill("32");
  await page.getByLabel("Time", { exact: true }).fill("25:00");
  await page.getByRole("combobox", { name: "Birth place" }).fill("  ");
  await page.getByRole("button", { name: "Continue" }).click();
  for (const fault of [
    "Enter valid day (1-31)",
    "Select month",
    "Enter valid year",
    "Enter time as HH:MM (24h format)",
    "Enter your birth city",
  ])
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  await fillFunnelBirth(page);
  await continueToContact(page);
  await page.getByRole("button", { name: "See My Preview" }).click();
  await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill("marina.duarte@");
  await expect(page.getByText("Enter a valid email address", { exact: true })).toBeVisible();
});

test("twelve o'clock that nobody typed is asked about once, at Continue", async ({ page }) => {
  const goOn = page.getByRole("button", { name: "Continue" });
  const question = page.getByRole("group", { name: "Is 12:00 the time on the birth certificate?" });
  await openFunnel(page);
  await fillFunnelBirth(page, null);
  await expect(question).toHaveCount(0);
  await goOn.press("Enter");
  await expect(question).toBeFocused();
  // Typing another time now also answers the question.
  await page.getByLabel("Time", { exact: true }).fill("12:01");
  await expect(question).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await openFunnel(page);
  await fillFunnelBirth(page, null);
  await goOn.click();
  await expect(question).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Yes, 12:00" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?step=contact$/);
  await page.goto("/funnel?step=birth-data");
  await expect(goOn).toHaveAttribute("type", "submit");
  await continueToContact(page);
  const kept = await page.evaluate(() => sessionStorage.getItem("funnel-session"));
  expect(JSON.parse(kept ?? "{}").birthData).toMatchObject({ time: "12:00", timeUnknown: false });
});

test("whoever does not know the time says so when asked, and it is kept as unknown", async ({ page }) => {
  await openFunnel(page);
  await fillFunnelBirth(page, null);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I don’t know my time" }).click();
  await expect(page).toHaveURL(/\?step=contact$/);
  const kept = await page.evaluate(() => sessionStorage.getItem("funnel-session"));
  expect(JSON.parse(kept ?? "{}").birthData).toMatchObject({ time: "12:00", timeUnknown: true });
});

test("the saved session decides where the funnel starts; one that cannot be read is logged and starts anew", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  const openWith = async (stored: string) => {
    await page.evaluate((text) => sessionStorage.setItem("funnel-session", text), stored);
    await page.goto("/funnel");
  };
  const birthData = {
    ...{ date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil" },
    ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo" },
  };
  const contactData = { name: "Marina", email: "m@example.com" };
  const previewData = { sunSign: "Gemini", moonSign: "Pisces", risingSign: "Scorpio", insights: ["a", "b", "c"] };
  await openFunnel(page);
  await openWith(JSON.stringify({ birthData }));
  await expect(heading(page)).toHaveText("Where shall we send it?");
  await openWith(JSON.stringify({ birthData, contactData, previewData }));
  await expect(heading(page)).toHaveText("Your preview, Marina");
  await expect(main(page).getByText("Scorpio", { exact: true })).toBeVisible();
  expect(logged.filter((line) => line.includes("session data"))).toEqual([]);
  await openWith("{");
  await expect(heading(page)).toHaveText("When and where were you born?");
  // The heading is server-rendered; the log line comes after hydration.
  await expect.poll(() => logged).toContain("Error loading session data");
  await page.goto("/funnel?step=preview-payment");
  await expect(main(page)).toContainText("Your birth details come first.");
});

test("a time that is not known stays unknown, and a preview that fails holds nobody up", async ({ page }) => {
  await openFunnel(page);
  await fillFunnelBirth(page);
  await page.getByRole("button", { name: "I don’t know it: use 12:00" }).click();
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("12:00");
  await page.route("**/assets/**/preview-worker-*", (route) => route.abort());
  await openFunnel(page);
  await continueToContact(page);
  await seePreview(page, addressOf("unknown"));
  await expect(page.getByText("Your preview could not be drawn just now.")).toBeVisible();
  await page.unroute("**/assets/**/preview-worker-*");
  await page.reload();
  await expect(heading(page)).toHaveText("Your preview");
  await expect(main(page).getByText("By the hour", { exact: true })).toBeVisible();
  await expect(
    main(page)
      .getByRole("listitem")
      .filter({ hasText: /\d\d:\d\d to \d\d:\d\d/ })
      .first(),
  ).toBeVisible();
});
