import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { test } from "../support/journey.ts";

interface Birth {
  readonly name?: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly time?: string;
  readonly place?: string;
}
const marina = { name: "Marina", day: "15", month: "6", year: "1990", time: "14:30", place: "São Paulo" };
const daniel = { name: "Daniel", day: "3", month: "11", year: "1988", time: "07:20", place: "Madrid" };

async function fill(page: Page, who: string, birth: Birth): Promise<void> {
  const person = page.getByRole("group", { name: who });
  if (birth.name) await person.getByLabel("Name").fill(birth.name);
  await person.getByLabel("Day", { exact: true }).selectOption(birth.day);
  await person.getByLabel("Month", { exact: true }).selectOption(birth.month);
  await person.getByLabel("Year", { exact: true }).selectOption(birth.year);
  const [hour, minute] = birth.time?.split(":") ?? [];
  if (hour && minute) {
    await person.getByLabel("Hour").selectOption(hour);
    await person.getByLabel("Minute", { exact: true }).fill(minute);
  }
  if (birth.place) {
    await person.getByRole("combobox", { name: "Place" }).fill(birth.place);
    await page
      .getByRole("option", { name: new RegExp(`^${birth.place}`) })
      .first()
      .click();
  }
}

const compare = (page: Page) => page.getByRole("button", { name: "Compare the Two Charts" }).click();

test("two births are compared in the browser: only places and clocks are asked of the server", async ({ page }) => {
  await page.goto("/compatibility");
  await expect(page.getByRole("button", { name: "Compare the Two Charts" })).toHaveAttribute("type", "submit");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await fill(page, "First person", marina);
  await fill(page, "Second person", daniel);
  await compare(page);
  await expect(page.getByRole("heading", { name: "Marina and Daniel" })).toBeFocused();
  await expect(page.getByRole("img", { name: /Marina inside, Daniel outside/ }).first()).toBeVisible();
  await expect(page.getByText("Marina’s Sun, Daniel’s Mercury, 0.5°")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Ascendant/ })).toContainText("Scorpio");
  await expect(page.getByText("Marina in the houses of Daniel")).toBeVisible();
  for (const name of ["Home", "Talk", "Spark", "Staying", "Widening", "Standing"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^[\d.]+ More of this than in \d+ of 100 pairs\.$/).first()).toBeVisible();
  await expect(page.getByText("It says how much, not how good.")).toBeVisible();
  await expect(page.getByText("What is left out")).toHaveCount(0);
  // Apart from scripts, and the names of linked pages.
  const sent = asked.filter((one) => !/\/assets\/|\/__manifest\?paths=/.test(one));
  for (const one of sent) expect(one).toMatch(/^GET .*\/api\/(places\?q=(S%C3%A3o%20Paulo|Madrid)&|clocks\/)/);
  expect(asked.join("\n")).not.toMatch(/1990-06|14:30|Marina|Daniel/);
  await expectNoAxeViolations(page);

  await page.reload();
  const first = page.getByRole("group", { name: "First person" });
  await expect(first.getByLabel("Name")).toHaveValue("Marina");
  await expect(first.getByLabel("Hour")).toHaveValue("14");
  await expect(first.getByLabel("Minute", { exact: true })).toHaveValue("30");
  await expect(first.getByRole("combobox", { name: "Place" })).toHaveValue("São Paulo, Brazil");
  await compare(page);
  await expect(page.getByRole("heading", { name: "Marina and Daniel" })).toBeFocused();
});

test("dates alone are enough, and what is left out is said", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 800 },
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/compatibility");
  await expect(page.getByRole("button", { name: "Compare the Two Charts" })).toHaveAttribute("type", "submit");
  await fill(page, "First person", { ...marina, place: "" });
  await compare(page);
  await expect(page.getByRole("group", { name: "Second person" }).getByLabel("Day", { exact: true })).toBeFocused();
  await fill(page, "Second person", { day: "3", month: "11", year: "1988" });
  const second = page.getByRole("group", { name: "Second person" });
  await expect(second.getByLabel("Hour")).toHaveValue("");
  await second.getByLabel("Hour").selectOption("00");
  await compare(page);
  await expect(second.getByLabel("Minute", { exact: true })).toBeFocused();
  await expect(page.getByText("Enter the minutes as a number from 00 to 59")).toBeVisible();
  await second.getByLabel("Hour").selectOption("");
  await compare(page);
  await expect(page.getByRole("heading", { name: "Marina and Person 2" })).toBeFocused();
  await expect(page.getByText("The birth time given for Marina is not used")).toBeVisible();
  await expect(page.getByText("Without a birth time and place for the second person")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Midheaven/ })).toContainText("not known");
  await expect(page.getByText(/in the houses of/)).toHaveCount(0);
  await expect(page.getByText("as many birth times are missing")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Standing", exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await context.close();
});

test("the same birth twice is refused with a sentence, and what was typed stays", async ({ page }) => {
  await page.goto("/compatibility");
  await expect(page.getByRole("button", { name: "Compare the Two Charts" })).toHaveAttribute("type", "submit");
  await fill(page, "First person", daniel);
  await fill(page, "Second person", daniel);
  await compare(page);
  await expect(page.getByText("These are the same birth details twice.")).toBeVisible();
  const second = page.getByRole("group", { name: "Second person" });
  await expect(second.getByLabel("Name")).toHaveValue("Daniel");
  await second.getByLabel("Name").fill("Dario");
  await compare(page);
  await expect(page.getByRole("heading", { name: "Daniel and Dario" })).toBeFocused();
});

test("without JavaScript the page says why it needs it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto("/compatibility");
  // getByText does not see text inside a noscript element.
  const note = page.locator(".pair-noscript");
  await expect(note).toBeVisible();
  await expect(note).toContainText("Isso precisa de JavaScript");
  await expect(page.getByRole("button", { name: "Comparar os dois mapas" })).toBeHidden();
  await context.close();
});
