import { lastSegment, paths } from "@cosmic/addresses/paths";
import { expect, test } from "@playwright/test";
import { buyReport } from "../support/buy-report.ts";
import { untilHydrated } from "../support/steps.ts";
import { openInReader } from "./epub-reader.ts";

const phone = { width: 390, height: 844 };

for (const colorScheme of ["light", "dark"] as const) {
  test(`the EPUB opens in a reader at phone width, ${colorScheme}`, async ({ browser, request }) => {
    const secret = lastSegment(await buyReport(request, `epub-${colorScheme}@example.org`));
    const epub = await (await request.get(paths.reportEpub(secret))).body();
    const page = await browser.newPage({ viewport: phone, colorScheme });
    const { contents, lastPage, show } = await openInReader(page, epub);
    expect(contents.length).toBeGreaterThan(15);
    // Of the PDF, in the page list.
    expect(lastPage).toBeGreaterThan(80);
    for (const href of contents) {
      const shown = await show(href);
      expect(shown.text.length).toBeGreaterThan(100);
      expect(shown.widest).toBeLessThanOrEqual(phone.width);
      // A drawing's ground follows the theme: dark on light by day, light on dark by night.
      if (shown.ground) expect(shown.ground).toBe(colorScheme === "light" ? "rgb(251, 248, 239)" : "rgb(11, 18, 38)");
    }
    await page.close();
  });
}

test("the wheel is saved as a picture of 2,000 pixels", async ({ page, request }) => {
  const path = await buyReport(request, "png@example.org");
  await page.goto(path);
  await page.getByRole("button", { name: "Forms" }).click();
  const save = page.getByRole("button", { name: "The wheel on paper (PNG)" });
  // A click before hydration has no effect.
  await untilHydrated(save);
  const saved = page.waitForEvent("download");
  await save.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("cosmic-blueprint-wheel.png");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const png = Buffer.concat(chunks);
  // Width and height of the header chunk (PNG §11.2.1).
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2000, 2000]);
});
