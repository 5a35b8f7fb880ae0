import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { linkInMail } from "../support/steps.ts";
import { expect, type Screens, title, type Visit } from "./visit.ts";

/** An address that browsers accept but the shop rejects. */
const refused = "marina@localhost";

/** A contact message to the shop, and the newsletter from sign-up to unsubscribing. */
export async function* letterScreens(visit: Visit): Screens {
  const { page, say } = visit;
  await page.goto("/contact");
  await page.locator("[name=name]").fill("Marina Duarte");
  await page.locator("[name=email]").first().fill(refused);
  await page.locator("[name=subject]").fill("   ");
  await page.locator("[name=message]").fill("14:30?");
  await page.getByRole("button", { name: say(m.contact_send) }).click();
  await expect(page.getByText(say(m.contact_problem_subject))).toBeVisible();
  yield "contact-faults";
  await page.locator("[name=email]").first().fill("marina@example.com");
  await page.locator("[name=subject]").fill("14:30");
  await page.getByRole("button", { name: say(m.contact_send) }).click();
  await expect(page.getByText(say(m.contact_sent)).first()).toBeVisible();
  yield "contact-sent";
  yield* newsletter(visit);
}

async function* newsletter({ page, say, emailOf }: Visit): Screens {
  const reader = emailOf("reader");
  const field = page.locator("[name=email]");
  const signUp = page.getByRole("button", { name: say(m.newsletter_sign_up) });
  await page.goto("/newsletter");
  await field.fill(refused);
  await signUp.click();
  await expect(page.getByText(say(m.newsletter_problem))).toBeVisible();
  yield "newsletter-fault";
  await field.fill(reader);
  await signUp.click();
  await expect(page.getByText(say(m.newsletter_asked))).toBeVisible();
  yield "newsletter-asked";
  const confirm = await linkInMail(page, reader, "/newsletter/confirm/");
  const leave = await linkInMail(page, reader, "/newsletter/leave/");
  await page.goto(confirm);
  yield "newsletter-confirm";
  await page.getByRole("button", { name: say(m.newsletter_confirm) }).click();
  await expect(title(page)).toHaveText(say(m.newsletter_confirmed));
  yield "newsletter-confirmed";
  await page.goto(leave);
  yield "newsletter-leave";
  await page.getByRole("button", { name: say(m.newsletter_leave) }).click();
  await expect(title(page)).toHaveText(say(m.newsletter_left));
  yield "newsletter-left";
  await page.goto(confirm);
  await page.getByRole("button", { name: say(m.newsletter_confirm) }).click();
  await expect(title(page)).toHaveText(say(m.newsletter_void));
  yield "newsletter-void";
}
