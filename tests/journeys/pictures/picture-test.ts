import { type Browser, expect, type Page, type TestInfo } from "@playwright/test";
import { comparePicture, type Mode } from "./compare-picture.ts";
import { drawsAlike, keepEngineSheet } from "./engine-sheet.ts";
import { steadyPage } from "./steady-page.ts";
import { systemFonts } from "./system-fonts.ts";
import { takePicture } from "./take-picture.ts";

/**
 * `PICTURES=full` compares every stop of the walk too, and looks which fonts were taken; `PICTURES=write` keeps the
 * pictures anew.
 */
export const picturesAsked = process.env.PICTURES !== undefined;

/** Compares pictures of one test with the kept ones; differences fail the test, which goes on. */
export async function startPictures(browser: Browser, info: TestInfo) {
  const mode = await modeOf(browser, info);
  const compare = async (page: Page, name: string): Promise<void> => {
    const png = await takePicture(page);
    expect.soft(comparePicture({ name, png, browser: browser.version() }, mode)).toBeNull();
    if (process.env.PICTURES === "full") expect.soft(await systemFonts(page), `system fonts on ${name}`).toEqual([]);
  };
  return {
    compare,
    /** Without what depends on the day, on chance or on the library's texts. */
    async compareSteady(page: Page, name: string): Promise<void> {
      const restore = await steadyPage(page);
      await compare(page, name);
      await restore();
    },
  };
}

async function modeOf(browser: Browser, info: TestInfo): Promise<Mode> {
  if (process.env.PICTURES === "write") {
    await keepEngineSheet(browser);
    return "write";
  }
  const { alike, keptOf } = await drawsAlike(browser);
  if (alike) return "exact";
  const description = `Chromium ${browser.version()} on this machine draws otherwise than Chromium ${keptOf}, which took the kept pictures: compared within a tolerance. To keep new ones: npm run -s pictures -- --write`;
  info.annotations.push({ type: "pictures", description });
  process.stdout.write(`${description}\n`);
  return "loose";
}
