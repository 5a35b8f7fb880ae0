import { required } from "@cosmic/chart/required";
import { glyphs } from "@cosmic/drawings/glyphs/glyphs";
import { expect } from "@playwright/test";
import { everySheet } from "../../../tools/site/drawing-sheets/every-sheet.ts";
import { paperSheet } from "../../../tools/site/drawing-sheets/sheet-page.ts";
import { sheetStyles } from "../../../tools/site/drawing-sheets/sheet-styles.ts";
import { spineSheets } from "../../../tools/site/drawing-sheets/spine-sheets.ts";
import { readPng } from "../../../tools/site/png/read-png.ts";
import { isTodays } from "../../todays.ts";
import { test } from "../support/journey.ts";
import { picturesAsked, startPictures } from "./picture-test.ts";
import { takePicture } from "./take-picture.ts";
import { changedTiles, tilesOf } from "./tiles.ts";

const styles = sheetStyles();

test("every drawing looks as its kept picture, wide and compact, on one of its papers", async ({ browser }, info) => {
  const pictures = await startPictures(browser, info);
  const page = await browser.newPage();
  for (const [index, sheet] of everySheet().entries()) {
    for (const [shift, theme] of ["light", "dark"].entries()) {
      // Each drawing every day, on one paper and on the other the day after.
      if (!picturesAsked && !isTodays(index + shift, 2)) continue;
      await page.setContent(paperSheet(sheet, { styles, theme }));
      await pictures.compare(page, `drawings/${sheet.name}-${theme}`);
    }
  }
  await page.close();
});

test("a margin of three more pixels, one more stroke of a glyph and an ink that is off by one are each noticed", async ({
  page,
}) => {
  const sheet = required(
    spineSheets().find(({ name }) => name === "spine-untimed"),
    "the spine without a time",
  );
  const html = paperSheet(sheet, { styles, theme: "light" });
  const saturn = required(glyphs.saturn.d, "the strokes of Saturn");
  const tilesFrom = async (content: string) => {
    await page.setContent(content);
    return tilesOf(readPng(await takePicture(page)));
  };
  const kept = await tilesFrom(html);
  expect(await tilesFrom(html)).toEqual(kept);
  for (const [from, to] of [
    ["padding:20px", "padding:23px"],
    [saturn, `${saturn}l1 1`],
    ["--ink: #161c36", "--ink: #161c37"],
  ] as const) {
    expect(html).toContain(from);
    expect(changedTiles(kept, await tilesFrom(html.replace(from, to))), to).not.toEqual([]);
  }
});
