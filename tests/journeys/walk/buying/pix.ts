import { m } from "../../../../apps/site/generated/paraglide/messages.js";
import { birthData } from "../../../site-process.ts";
import { expect, type Screens, title, type Visit } from "../visit.ts";

/** What a buyer in Brazil sees of a Pix: the code, the wait, and a code that has expired. Elsewhere there is none. */
export async function* pixScreens({ page, locale, say, emailOf }: Visit): Screens {
  if (locale !== "pt-br") return;
  const email = emailOf("pix");
  const order = { email, name: birthData.fullName, birthData: { ...birthData, email }, plan: "basic", locale };
  const { url } = await (await page.request.post("/api/checkout", { data: { ...order, journey: "locale" } })).json();
  await page.goto(url);
  await expect(page.getByText(say(m.trial_pix_text))).toBeVisible();
  yield "pay-pix";
  await page.locator("button[name=pix]").click();
  await expect(page.locator(".pix-code")).toBeVisible();
  yield "pay-pix-code";
  await page.getByRole("link", { name: say(m.trial_pay_return) }).click();
  await expect(title(page)).toHaveText(say(m.success_pix_title));
  yield "success-pix";
  await page.goto(url);
  await page.getByRole("button", { name: say(m.trial_pix_expire) }).click();
  await expect(page.getByText(say(m.trial_pix_expired))).toBeVisible();
  yield "pay-pix-expired";
  await page.getByRole("link", { name: say(m.trial_pay_return) }).click();
  await expect(title(page)).toHaveText(say(m.success_lapsed_title));
  yield "success-lapsed";
}
