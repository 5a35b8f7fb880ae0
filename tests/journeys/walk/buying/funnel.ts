import { m } from "../../../../apps/site/generated/paraglide/messages.js";
import { choosePlace, payWith } from "../../support/steps.ts";
import { expect, goodCard, openAfresh, type Screens, title, type Visit } from "../visit.ts";

/**
 * The funnel for a buyer who does not know the birth time, and the report sections that replace the houses; returns the
 * buyer's email address.
 */
export async function* funnelScreens(visit: Visit): Screens<string> {
  const { page, locale, say, emailOf } = visit;
  const buyer = emailOf("funnel");
  yield* birthAndContact(visit, buyer);
  await page.getByRole("button", { name: say(m.preview_unlock) }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, goodCard, locale);
  await expect(title(page)).toHaveText(m.thanks_title_named({ name: "Marina" }, { locale }));
  const open = page.getByRole("link", { name: say(m.funnel_open), exact: true });
  await expect(open).toBeVisible();
  yield "funnel-thank-you";
  const report = String(await open.getAttribute("href"));
  for (const tab of ["overview", "houses"]) {
    await page.goto(`${report}?tab=${tab}`);
    await expect(page.getByRole("tabpanel")).toHaveAttribute("id", tab);
    yield `report-without-hour-${tab}`;
  }
  return buyer;
}

async function* birthAndContact({ page, say }: Visit, buyer: string): Screens {
  const goOn = page.getByRole("button", { name: say(m.funnel_continue) });
  await openAfresh(page, "/funnel");
  await expect(goOn).toHaveAttribute("type", "submit");
  await page.getByLabel(say(m.birth_day), { exact: true }).fill("32");
  await page.getByLabel(say(m.funnel_time), { exact: true }).fill("25:00");
  await goOn.click();
  await expect(page.getByText(say(m.funnel_error_place))).toBeVisible();
  yield "funnel-birth-faults";
  await page.getByLabel(say(m.birth_day), { exact: true }).fill("15");
  await page.getByLabel(say(m.birth_month), { exact: true }).selectOption("6");
  await page.getByLabel(say(m.birth_year), { exact: true }).selectOption("1990");
  await page.getByRole("button", { name: say(m.funnel_time_unknown) }).click();
  await choosePlace(page, say(m.funnel_place));
  yield "funnel-birth-filled";
  await openAfresh(page, "/funnel");
  await expect(goOn).toHaveAttribute("type", "submit");
  await page.getByLabel(say(m.birth_day), { exact: true }).fill("15");
  await page.getByLabel(say(m.birth_month), { exact: true }).selectOption("6");
  await page.getByLabel(say(m.birth_year), { exact: true }).selectOption("1990");
  await choosePlace(page, say(m.funnel_place));
  await goOn.click();
  const unknown = page.getByRole("button", { name: say(m.funnel_noon_no) });
  await expect(unknown).toBeVisible();
  yield "funnel-noon-question";
  await unknown.click();
  const see = page.getByRole("button", { name: say(m.funnel_see_preview) });
  await see.click();
  await expect(page.getByText(say(m.preview_error_email), { exact: true })).toBeVisible();
  yield "funnel-contact-fault";
  await page.getByLabel(say(m.preview_name)).fill("Marina Duarte");
  await page.getByLabel(say(m.preview_email), { exact: true }).fill(buyer);
  await see.click();
  await expect(page.getByRole("button", { name: say(m.preview_unlock) })).toBeVisible();
  yield "funnel-preview-payment";
}
