import type { Page } from "@playwright/test";
import { m } from "../../../../apps/site/generated/paraglide/messages.js";
import { reportPageLocale } from "../../../../apps/site/locale/written-languages.ts";
import { linkInMail, payWith, tickConsents } from "../../support/steps.ts";
import { declinedCard, expect, goodCard, type Screens, title, type Visit } from "../visit.ts";

/** From the open checkout to the mailed report; returns the report's address. */
export async function* paymentScreens(visit: Visit): Screens<string> {
  const { page, locale, say, emailOf } = visit;
  const copied = await page.evaluate(() => ({ ...sessionStorage }));
  const payment = yield* hostedPage(visit);
  const release = await holdAnswer(page, "**/success.data?*");
  await payWith(page, goodCard, locale);
  await expect(title(page)).toHaveText(say(m.success_preparing_title));
  yield "success-preparing";
  await release();
  await page.reload();
  await expect(title(page)).toHaveText(
    m.success_open_named({ name: "Marina" }, { locale: reportPageLocale(locale, locale) }),
  );
  yield "success";
  await page.goto(payment);
  await expect(page.getByText(say(m.trial_pay_complete))).toBeVisible();
  yield "pay-settled";
  yield* alreadyYours(visit, copied);
  const report = await linkInMail(page, emailOf("main"));
  yield "mail";
  await page.goto("/mailbox");
  yield "mailbox";
  yield* withoutAnOrder(visit);
  return report;
}

/** The same checkout in a copy of the tab, which knows its order, and in a newly filled-in tab, which does not. */
async function* alreadyYours({ page, say }: Visit, copied: Readonly<Record<string, string>>): Screens {
  for (const [screen, left] of [
    ["already-yours", []],
    ["already-yours-anew", ["checkoutAttempt"]],
  ] as const) {
    await page.evaluate(
      ({ kept, without }) => {
        for (const [key, value] of Object.entries(kept)) if (!without.includes(key)) sessionStorage.setItem(key, value);
        for (const key of without) sessionStorage.removeItem(key);
      },
      { kept: copied, without: [...left] as string[] },
    );
    await page.goto("/?step=checkout");
    await tickConsents(page);
    await page.getByRole("button", { name: say(m.checkout_pay) }).click();
    await expect(title(page)).toHaveText(say(m.checkout_already_title));
    yield screen;
  }
}

/** From the checkout to the payment page, up to a declined card; returns the payment page's address. */
async function* hostedPage({ page, locale, say }: Visit): Screens<string> {
  await tickConsents(page);
  const leave = page.getByRole("button", { name: say(m.checkout_pay) });
  await page.route("**/api/checkout", (route) => route.abort());
  await leave.click();
  await expect(page.getByText(say(m.checkout_failed))).toBeVisible();
  yield "checkout-fault";
  await page.unroute("**/api/checkout");
  await leave.click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  yield "pay";
  const payment = page.url();
  await page.goto(`/success?session_id=${payment.split("/").at(-1)}`);
  await expect(title(page)).toHaveText(say(m.success_unconfirmed_title));
  yield "success-unconfirmed";
  await page.goto(payment);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByText(say(m.trial_pay_number_fault))).toBeVisible();
  yield "pay-faults";
  await payWith(page, declinedCard, locale);
  await expect(page.getByText(say(m.trial_pay_declined))).toBeVisible();
  yield "pay-declined";
  return payment;
}

/**
 * Lets the first request to each URL through and holds all later ones, so that a page that polls every two seconds
 * stays as it is. Parts of one page may have URLs of their own.
 */
async function holdAnswer(page: Page, address: string): Promise<() => Promise<void>> {
  const asked = new Set<string>();
  await page.route(address, async (route) => {
    const url = route.request().url();
    if (asked.has(url)) return;
    asked.add(url);
    await route.continue();
  });
  return () => page.unroute(address);
}

/** The post-payment pages, for a visitor without an order. */
async function* withoutAnOrder({ page, say, sayAtReport, emailOf }: Visit): Screens {
  await page.goto("/success");
  await expect(page.getByText(sayAtReport(m.success_free_sample))).toBeVisible();
  yield "success-sample";
  const born = "birthDate=1984-02-29&birthTime=08:15&birthCity=Madrid&birthCountry=Spain";
  await page.goto(`/success?fullName=Ana+Lopez&${born}`);
  await expect(page.getByText(sayAtReport(m.success_free_person))).toBeVisible();
  yield "success-locked";
  await page.goto("/thank-you");
  await expect(page.getByText(say(m.thanks_unconfirmed))).toBeVisible();
  yield "thank-you";
  await page.goto("/thank-you?paid=1");
  await expect(page.getByText(say(m.thanks_confirmed))).toBeVisible();
  yield "thank-you-paid";
  await page.getByLabel(say(m.thanks_email)).fill(emailOf("nobody"));
  await page.getByRole("button", { name: say(m.thanks_resend) }).click();
  await expect(title(page)).toHaveText(say(m.thanks_resent_title));
  yield "thank-you-resent";
}
