import { expect as expectWithin, type Page } from "@playwright/test";
import type { Locale } from "../../../apps/site/locale/locale.ts";
import { reportPageLocale } from "../../../apps/site/locale/written-languages.ts";
import { wordsIn } from "../support/words.ts";

/** How long to wait for a screen. Not in the runner's config, because screenshots are taken without the runner. */
const patienceMs = 120_000;
export const expect = expectWithin.configure({ timeout: patienceMs });

export const goodCard = "4242 4242 4242 4242";
export const declinedCard = "4000 0000 0000 0002";

/** One visitor's walk, in one page of a browser set to the visitor's language. */
export interface Visit {
  readonly page: Page;
  readonly locale: Locale;
  readonly say: ReturnType<typeof wordsIn>;
  /** For pages that show a report: they are in English until reports are written in the visitor's language. */
  readonly sayAtReport: ReturnType<typeof wordsIn>;
  /** An email address unique to this walk. */
  readonly emailOf: (buyer: string) => string;
}

/** Screen names, each yielded while its screen is shown. */
export type Screens<Result = void> = AsyncGenerator<string, Result, undefined>;

export function startVisit(page: Page, locale: Locale): Visit {
  page.setDefaultTimeout(patienceMs);
  const started = Date.now().toString(36);
  return {
    ...{ page, locale, say: wordsIn(locale), sayAtReport: wordsIn(reportPageLocale(locale, locale)) },
    emailOf: (buyer) => `${buyer}-${locale}-${started}@example.com`,
  };
}

/** Opens an address in a tab that has forgotten the previous journey. */
export async function openAfresh(page: Page, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
