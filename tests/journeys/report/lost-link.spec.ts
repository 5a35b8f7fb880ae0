import { expect } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { languageTag, locales } from "../../../apps/site/locale/locale.ts";
import { addressOf } from "../support/address.ts";
import { expectNoAxeViolations } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { linkInMail, payWith, walkToPayment } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

test("a link that opens nothing says so alike for every secret and every private page, and sends the links again", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-ES" });
  const page = await context.newPage();
  const say = wordsIn("es-es");
  const secret = "A".repeat(43);
  const lost = [
    ...["/r", "/r/", "/r/cut", `/r/${secret}`, `/r/${secret}/report.pdf`],
    ...[`/r/${secret}/refund`, `/r/${secret}/correct`],
    "/success?session_id=unknown",
  ];
  const said = new Set<string>();
  for (const path of lost) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.order_lost_title));
    await expect(page).toHaveTitle(new RegExp(say(m.order_lost_title)));
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
    said.add(await page.getByRole("main").innerText());
  }
  expect(said.size).toBe(1);
  await page.getByLabel(say(m.thanks_email)).fill("nobody@example.org");
  await page.getByRole("button", { name: say(m.flow_report_resend) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.thanks_resent_title));
  await context.close();
});

test("with a script, too, a cut link leads to a new one by mail", async ({ page }) => {
  const email = addressOf("cut-link");
  await walkToPayment(page, email);
  await payWith(page, "4242 4242 4242 4242");
  const link = await linkInMail(page, email);
  await page.goto(link.slice(0, -7));
  await expectNoAxeViolations(page);
  await page.getByLabel("Email you paid with").fill(email);
  await page.getByRole("button", { name: "Send my link again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("On its way again");
  await expect(async () => {
    await page.goto("/mailbox");
    const mails = page.getByRole("link").filter({ hasText: email });
    await expect(mails).toHaveCount(2, { timeout: 1000 });
  }).toPass();
});

for (const locale of locales) {
  test(`the way to a lost link stands at the foot, in the questions and on the contact page: ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    const say = wordsIn(locale);
    const ways = [
      ["/contact", "main", m.contact_no_report_resend],
      ["/faq", "contentinfo", m.flow_report_resend],
      ["/faq", "main", m.flow_report_resend],
    ] as const;
    for (const [path, part, words] of ways) {
      await page.goto(`/${locale}${path}`);
      if (path === "/faq" && part === "main") await page.getByText(say(m.landing_faq_4_question)).click();
      await page
        .getByRole(part)
        .getByRole("link", { name: say(words) })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/thank-you#resend$`));
      await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
      await expect(page.getByRole("heading", { name: say(m.flow_report_resend) })).toBeInViewport();
    }
    await page.getByLabel(say(m.thanks_email)).fill("nobody@example.org");
    await page.getByRole("button", { name: say(m.thanks_resend) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.thanks_resent_title));
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
    await context.close();
  });
}

test("the thank-you page knows a buyer of the funnel, asks the server to look again, and says what it knows", async ({
  page,
}) => {
  const birthData = {
    ...{ date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil" },
    ...{ latitude: -23.5475, longitude: -46.6361, timezone: "America/Sao_Paulo" },
  };
  const session = { birthData, contactData: { name: "Marina Duarte", email: "asked@example.com" } };
  await page.addInitScript((text) => sessionStorage.setItem("funnel-session", text), JSON.stringify(session));
  await page.goto("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Marina");
  await expect(page.getByText(/Still on the payment page/)).toBeVisible();
  const asked = page.waitForRequest("**/api/fulfill");
  await page.goto("/thank-you?paid=1");
  expect((await asked).postDataJSON()).toMatchObject({ email: "asked@example.com", birthData: { birthTime: "14:30" } });
  await expect(page.getByText(/The shop is looking at your order again/)).toBeVisible();
  await expect(page.getByText(/Still on the payment page/)).toHaveCount(0);
});
