import { everySheet } from "../../../tools/site/drawing-sheets/every-sheet.ts";
import { paperSheet } from "../../../tools/site/drawing-sheets/sheet-page.ts";
import { sheetStyles } from "../../../tools/site/drawing-sheets/sheet-styles.ts";
import { test } from "../support/journey.ts";
import { startPictures } from "./picture-test.ts";

test("every drawing looks as its kept picture, wide and compact, on both papers", async ({ browser }, info) => {
  const pictures = await startPictures(browser, info);
  const page = await browser.newPage();
  const styles = sheetStyles();
  for (const sheet of everySheet()) {
    for (const theme of ["light", "dark"]) {
      await page.setContent(paperSheet(sheet, { styles, theme }));
      await pictures.compare(page, `drawings/${sheet.name}-${theme}`);
    }
  }
  await page.close();
});
