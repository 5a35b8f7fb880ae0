import { expect as expectWithin, type Page } from "@playwright/test";
import type { Locale } from "../../../apps/site/locale/locale.ts";
import { reportPageLocale } from "../../../apps/site/locale/written-languages.ts";
import { wordsIn } from "../words.ts";

/** How long a screen may keep the walk waiting; no setting of the runner, without which pictures are taken. */
const patienceMs = 30_000;
export const expect = expectWithin.configure({ timeout: patienceMs });

export const goodCard = "4242 4242 4242 4242";
export const declinedCard = "4000 0000 0000 0002";

/** One visitor's walk, in one page of a browser that speaks the visitor's language. */
export interface Visit {
  readonly page: Page;
  readonly locale: Locale;
  readonly say: ReturnType<typeof wordsIn>;
  /** On pages that show a report, which are in English until reports are written in the visitor's language. */
  readonly sayAtReport: ReturnType<typeof wordsIn>;
  /** An address of this walk alone. */
  readonly emailOf: (buyer: string) => string;
}

/** The names of screens, each given while it stands. */
export type Screens<Result = void> = AsyncGenerator<string, Result, undefined>;

export function startVisit(page: Page, locale: Locale): Visit {
  page.setDefaultTimeout(patienceMs);
  const started = Date.now().toString(36);
  return {
    ...{ page, locale, say: wordsIn(locale), sayAtReport: wordsIn(reportPageLocale(locale, locale)) },
    emailOf: (buyer) => `${buyer}-${locale}-${started}@example.com`,
  };
}

/** Opens an address in a tab that remembers nothing of the journey before. */
export async function openAfresh(page: Page, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
