import { inviteAfterDays } from "@cosmic/shop/reviews/review-rules";
import { fillPage } from "../../content/pages/fill-page.ts";
import { findPage } from "../../content/pages/find-page.server.ts";
import type { Page } from "../../content/pages/page.ts";
import type { Locale } from "../../locale/locale.ts";

/** How reviews are handled, in a locale, and how many days after a delivery its buyer is asked. */
export function reviewPolicy(locale: Locale): { readonly policy: Page; readonly days: number } {
  const text = { "review-days": `${inviteAfterDays}` };
  return {
    policy: fillPage(findPage(locale, "notes/reviews"), { text, blocks: {}, conditions: {} }),
    days: inviteAfterDays,
  };
}
