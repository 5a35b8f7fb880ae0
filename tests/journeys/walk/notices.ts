import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { untilHydrated } from "../support/steps.ts";
import { expect, type Screens, title, type Visit } from "./visit.ts";

/** Error pages for things that do not exist. */
export async function* noticeScreens({ page, say }: Visit): Screens {
  await page.goto("/not-here");
  await expect(title(page)).toContainText(say(m.frame_not_found_title));
  yield "not-found";
  await page.goto("/zodiac/ophiuchus");
  await expect(page.getByText(say(m.guide_not_found_text))).toBeVisible();
  yield "sign-not-found";
  const sentBack = "**/thank-you.data*";
  for (const [screen, status, words] of [
    ["error", 502, m.frame_error_title],
    ["busy", 503, m.frame_busy_title],
  ] as const) {
    await page.route(sentBack, (route) => route.fulfill({ status, body: "" }));
    await page.goto("/thank-you");
    const button = page.getByRole("button", { name: say(m.thanks_resend) });
    await untilHydrated(button);
    await page.getByLabel(say(m.thanks_email)).fill("marina@example.com");
    await button.click();
    await expect(title(page)).toHaveText(say(words));
    yield screen;
    await page.unroute(sentBack);
  }
  const bundle = /\/assets\/([\w-]+\/)?home-[^/]*\.js$/;
  await page.route(bundle, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/?step=birth");
  await expect(page.getByText(say(m.frame_half_loaded), { exact: true })).toBeVisible();
  yield "half-loaded";
}
