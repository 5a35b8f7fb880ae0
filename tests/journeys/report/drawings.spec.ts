import { expect, type Page } from "@playwright/test";
import { addressOf } from "../support/address.ts";
import { test } from "../support/journey.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart } from "../support/steps.ts";

/** A report for 5 May 2000, when seven bodies were in Taurus. */
let link = "";

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto("/?step=birth");
  await fillBirth(page);
  await page.getByLabel("Day", { exact: true }).selectOption("5");
  await page.getByLabel("Month", { exact: true }).selectOption("5");
  await page.getByLabel("Year", { exact: true }).selectOption("2000");
  await revealChart(page);
  const email = addressOf("drawings");
  await fillContact(page, email);
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your sky is open");
  link = await linkInMail(page, email);
  await page.close();
});

/** Pairs of glyphs and text lines that overlap by more than a pixel within each matched element. */
async function overlapsIn(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const found: { name: string; box: DOMRect }[] = [...element.querySelectorAll("svg")].map((svg) => ({
        name: "glyph",
        box: svg.getBoundingClientRect(),
      }));
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.closest(".sr")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) found.push({ name: node.textContent ?? "", box });
      }
      return found.flatMap((one, index) =>
        found
          .slice(index + 1)
          .filter(
            (other) =>
              (one.name === "glyph" || other.name === "glyph") &&
              Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
              Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1,
          )
          .map((other) => `${one.name} / ${other.name}`),
      );
    }),
  );
}

for (const width of [320, 390, 1440]) {
  test(`glyphs stand beside their names and on no words, however many share a house (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${link}?tab=houses`);
    const fullest = page.locator(".company li").first();
    expect(await fullest.locator("svg").count()).toBeGreaterThanOrEqual(5);
    await expect(fullest).toContainText("Saturn");
    await expect(fullest.getByText("Saturn").first()).toBeVisible();
    expect(await overlapsIn(page, ".company li")).toEqual([]);
    expect(await overlapsIn(page, ".house-grid article")).toEqual([]);

    await page.goto(`${link}?tab=aspects`);
    const closest = page.locator(".closest-table tbody tr");
    await expect(closest).toHaveCount(12);
    await expect(closest.first().getByRole("rowheader")).toHaveText(
      /^\w+ (conjunct|sextile|square|trine|opposite|quincunx) \w+$/,
    );
    expect(await overlapsIn(page, ".closest-table tr")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
