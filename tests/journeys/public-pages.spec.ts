import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { publicPages } from "../../apps/site/public-pages.ts";
import { test } from "./journey.ts";

/** Each locale in one look: a page's markup is the same in all of them, its words are not. */
const looks = [
  { width: 1440, colorScheme: "light", locales: ["en-us", "es-es"] },
  { width: 390, colorScheme: "dark", locales: ["en-gb", "pt-br"] },
] as const;
const addressOf = (locale: string, path: string) =>
  locale === "en-us" ? path : path === "/" ? `/${locale}` : `/${locale}${path}`;

for (const { width, colorScheme, locales } of looks) {
  test(`every public page is free of barriers and does not scroll sideways, ${colorScheme} at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on("console", (line) => {
      if (/Content Security Policy/i.test(line.text())) refused.push(line.text());
    });
    for (const locale of locales) {
      for (const path of publicPages) {
        await page.goto(addressOf(locale, path));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect.soft(violations.map(({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
      }
    }
    expect(refused).toEqual([]);
    await context.close();
  });
}

test("the success page without an order shows the sample, and the person an address names, with the paid chapters closed", async ({
  page,
}) => {
  await page.goto("/success");
  await expect(page.getByText(/A sample: the chart of a person who does not exist/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Marina Duarte" })).toBeVisible();
  await page.goto(
    "/success?fullName=Ana+Lopez&birthDate=1984-02-29&birthTime=08:15&birthCity=Madrid&birthCountry=Spain",
  );
  await expect(page.getByRole("heading", { name: "Ana Lopez" })).toBeVisible();
  await expect(page.getByText(/Wednesday 29 February 1984, 08:15/)).toBeVisible();
  await expect(page.getByRole("region", { name: "What the report goes on to say" }).getByText("Growth")).toBeVisible();
  await page.goto("/success?fullName=%3Cscript%3E&birthDate=nonsense&birthCity=Nowhere");
  await expect(page.getByText(/A sample/)).toBeVisible();
});

test("three samples of the real engine, one of them without a birth time", async ({ page }) => {
  await page.goto("/v2");
  await page.getByRole("link", { name: /Thomas Reid/ }).click();
  await expect(page.getByRole("heading", { name: "Thomas Reid" })).toBeVisible();
  await expect(page.getByText("Ascendant", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: /Elena Ruiz/ }).click();
  await expect(page.getByRole("heading", { name: "Elena Ruiz" })).toBeVisible();
  await expect(page.getByText("The gathering in Aquarius").first()).toBeVisible();
});

test("after the payment the page says only what it knows, and resending answers alike for everybody", async ({
  page,
}) => {
  await page.goto("/thank-you");
  await expect(page.getByText("We have not heard from the payment page yet.")).toBeVisible();
  await page.getByRole("button", { name: "View Online" }).click();
  await expect(page.getByText("Your report is being generated and will be available shortly!")).toBeVisible();
  await page.getByLabel("Email you paid with").fill("nobody@example.org");
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("On its way again");
  await page.goto("/thank-you?paid=1");
  await expect(page.getByText(/Your payment is confirmed/)).toBeVisible();
});
