import { m } from "../../../../apps/site/generated/paraglide/messages.js";
import { choosePlace, revealButton, tickConsents } from "../../support/steps.ts";
import { declinedCard, expect, goodCard, openAfresh, type Screens, title, type Visit } from "../visit.ts";

/** The journey under a locale's URL prefix, one page per step; returns its buyer's email address. */
export async function* localeFlowScreens(visit: Visit): Screens<string> {
  const { page, locale, say, emailOf } = visit;
  const buyer = emailOf("flow");
  await openAfresh(page, `/${locale}/report`);
  await expect(title(page)).toHaveText(say(m.flow_report_title));
  yield "flow-report-unknown";
  yield* birthForm(visit);
  await revealButton(page, locale).click();
  await page.getByLabel(say(m.preview_name)).fill("Marina Duarte");
  await page.getByLabel(say(m.preview_email), { exact: true }).fill(buyer);
  yield "flow-preview";
  await page.getByRole("button", { name: say(m.preview_unlock) }).click();
  yield* payment(visit);
  return buyer;
}

async function* birthForm({ page, locale, say }: Visit): Screens {
  await page.goto(`/${locale}/birth-chart`);
  await expect(revealButton(page, locale)).toHaveAttribute("type", "submit");
  yield "flow-birth";
  await page.getByLabel(say(m.birth_day), { exact: true }).selectOption("31");
  await page.getByLabel(say(m.birth_month), { exact: true }).selectOption("6");
  await expect(page.getByText(say(m.birth_error_day_invalid))).toBeVisible();
  yield "flow-birth-fault";
  await page.getByLabel(say(m.birth_day), { exact: true }).selectOption("15");
  await page.getByLabel(say(m.birth_year), { exact: true }).fill("1990");
  await page.getByLabel(say(m.birth_hour), { exact: true }).selectOption("14");
  await page.getByLabel(say(m.birth_minute), { exact: true }).fill("30");
  await choosePlace(page, say(m.flow_city));
  await expect(page.getByText("6/6")).toBeVisible();
  yield "flow-birth-filled";
}

async function* payment({ page, say }: Visit): Screens {
  const form = page.locator(".card-form");
  const pay = form.getByRole("button");
  await pay.click();
  await expect(page.getByText(say(m.flow_error_number), { exact: true })).toBeVisible();
  yield "flow-payment-faults";
  await tickConsents(page);
  await form.getByLabel(say(m.trial_pay_number)).fill(declinedCard);
  await form.getByLabel(say(m.trial_pay_expiry)).fill("12/34");
  await form.getByLabel(say(m.trial_pay_cvc)).fill("123");
  await form.locator("[name=zipCode]").fill("01310-100");
  await pay.click();
  await expect(page.getByText(say(m.trial_pay_declined))).toBeVisible();
  yield "flow-payment-declined";
  await form.getByLabel(say(m.trial_pay_number)).fill(goodCard);
  await pay.click();
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
}
