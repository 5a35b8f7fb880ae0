import type { Page } from "@playwright/test";
import type { Locale } from "../../../apps/site/locale/locale.ts";
import { birthScreens } from "./buying/birth.ts";
import { funnelScreens } from "./buying/funnel.ts";
import { localeFlowScreens } from "./buying/locale-flow.ts";
import { paymentScreens } from "./buying/payment.ts";
import { pixScreens } from "./buying/pix.ts";
import { letterScreens } from "./letters.ts";
import { noticeScreens } from "./notices.ts";
import { pairScreens } from "./pair.ts";
import { privacyScreens } from "./privacy.ts";
import { reportScreens } from "./report.ts";
import { type Screens, startVisit } from "./visit.ts";

/**
 * Walks through every screen that cannot simply be opened by URL, and yields its name while it is shown. Callers may
 * change the window size and theme, but nothing else.
 */
export async function* everyScreen(page: Page, locale: Locale): Screens {
  const visit = startVisit(page, locale);
  yield* birthScreens(visit);
  const report = yield* paymentScreens(visit);
  yield* reportScreens(visit, report);
  const flowBuyer = yield* localeFlowScreens(visit);
  yield* pixScreens(visit);
  const funnelBuyer = yield* funnelScreens(visit);
  yield* pairScreens(visit);
  yield* letterScreens(visit);
  yield* privacyScreens(visit, { copied: flowBuyer, erased: funnelBuyer });
  yield* noticeScreens(visit);
}
