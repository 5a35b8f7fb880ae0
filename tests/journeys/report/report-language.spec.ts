import { expect, type Page } from "@playwright/test";
import { m } from "../../../apps/site/generated/paraglide/messages.js";
import { languageTag } from "../../../apps/site/locale/locale.ts";
import { todaysOf } from "../../todays.ts";
import { addressOf } from "../support/address.ts";
import { expectNoAxeViolations, expectNoSideways } from "../support/barriers.ts";
import { test } from "../support/journey.ts";
import { expectLinksLoadDocuments, expectNoWordsOf } from "../support/one-language.ts";
import { fillBirth, fillContact, linkInMail, payWith, revealChart, tickConsents } from "../support/steps.ts";
import { wordsIn } from "../support/words.ts";

const goodCard = "4242 4242 4242 4242";
const buyers = [
  { locale: "es-es", inEnglish: "(en inglés)", terms: "en el idioma que se indica antes de pagar" },
  { locale: "pt-br", inEnglish: "(em inglês)", terms: "no idioma indicado antes do pagamento" },
] as const;
type BuyerLocale = (typeof buyers)[number]["locale"];

const languageOf = (page: Page) => page.locator("html");

/** The page is in English except for one line, and every link out of it loads a page in the visitor's language. */
async function expectEnglishPage(page: Page, locale: BuyerLocale): Promise<void> {
  await expect(languageOf(page)).toHaveAttribute("lang", "en-US");
  const line = page.locator(`.report-language[lang=${languageTag(locale)}]`);
  await expect(line).toContainText(wordsIn(locale)(m.checkout_language));
  await expectNoWordsOf(locale, page);
}

/** `MARKETS=full`: buyers of both languages; otherwise of one a day. */
for (const { locale, inEnglish, terms } of todaysOf(buyers, process.env.MARKETS === "full")) {
  const say = wordsIn(locale);
  test(`a buyer in ${locale} is told before paying, and each page after it is in one language`, async ({ browser }) => {
    const context = await browser.newContext({ locale: languageTag(locale) });
    const page = await context.newPage();
    const email = addressOf(`whole-${locale}`);
    await page.goto("/");
    await expect(page.locator(".tease .figcap .only-l")).toHaveText(say(m.landing_teaser_caption_translated));
    await expect(page.getByText(say(m.landing_faq_9_question))).toBeAttached();
    const product = page.locator("[type='application/ld+json']").first();
    expect(await product.evaluate((script) => script.textContent)).toContain('"inLanguage":"en-US"');
    await page.goto("/terms");
    await expect(page.getByRole("main")).toContainText(terms);
    await expect(page.getByText(say(m.checkout_language))).toBeVisible();

    await page.goto("/?step=birth");
    await fillBirth(page, locale);
    await revealChart(page, locale);
    await fillContact(page, email, locale);
    await tickConsents(page);
    await page.getByRole("button", { name: say(m.checkout_pay) }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByRole("main")).toContainText(inEnglish);
    const session = page.url().split("/").at(-1);
    await page.goto(`/success?session_id=${session}`);
    await expect(languageOf(page)).toHaveAttribute("lang", languageTag(locale));
    await page.getByRole("link", { name: say(m.success_unconfirmed_pay) }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await payWith(page, goodCard, locale);

    // The waiting page is in the buyer's language and the finished one in the report's, so the page reloads in between.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your sky is open, Marina");
    await expectEnglishPage(page, locale);
    await expectLinksLoadDocuments(page);
    await page.getByRole("link", { name: "Explore Your Report" }).click();
    await expect(page.locator("#report")).toBeInViewport();

    await page.getByRole("link", { name: "Open the full report" }).click();
    await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
    const report = page.url();
    await expectEnglishPage(page, locale);
    await page.getByRole("tab", { name: "Planets" }).click();
    await expect(page.getByRole("tabpanel")).toHaveAttribute("id", "planets");
    await expectEnglishPage(page, locale);
    await expectLinksLoadDocuments(page);

    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(languageOf(page)).toHaveAttribute("lang", languageTag(locale));
    await page.goto(report);
    await page.getByRole("link", { name: say(m.report_own_language) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(m.landing_hero_title));
    await expect(languageOf(page)).toHaveAttribute("lang", languageTag(locale));
    expect((await context.cookies()).filter(({ name }) => name === "preferred-locale")).toEqual([]);

    // From a page in the buyer's language into the report, by following a link.
    await page.goto(`/thank-you?session_id=${session}`);
    await expect(page.getByRole("main")).toContainText(m.thanks_ready({ email }, { locale }));
    await page.getByRole("link", { name: say(m.thanks_view) }).click();
    await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
    await expectEnglishPage(page, locale);

    await linkInMail(page, email);
    await expect(page.frameLocator("iframe").locator("body")).toContainText(
      locale === "es-es" ? "todavía no existe en español" : "ainda não existe em português",
    );
    await context.close();
  });

  test(`without an order the success page in ${locale} is English under one line too`, async ({ browser }) => {
    const context = await browser.newContext({ locale: languageTag(locale) });
    const page = await context.newPage();
    const born = "birthDate=1984-02-29&birthTime=08:15&birthCity=Madrid&birthCountry=Spain";
    for (const path of ["/success", `/success?fullName=Ana+Lopez&${born}`]) {
      await page.goto(path);
      await expectEnglishPage(page, locale);
    }
    await expectLinksLoadDocuments(page);
    await context.close();
  });
}

test("without JavaScript the form says in which language the report is, and the report page is whole", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto("/?step=birth");
  await expect(page.locator("form[action='/api/checkout']")).toContainText(wordsIn("es-es")(m.checkout_language));
  await page.goto("/success");
  await expect(languageOf(page)).toHaveAttribute("lang", "en-US");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(languageOf(page)).toHaveAttribute("lang", "es-ES");
  await context.close();
});

test("a paid success page shows the report: the template, the signs and how each tab begins", async ({ page }) => {
  await page.goto("/?step=birth");
  await fillBirth(page);
  await revealChart(page);
  await fillContact(page, addressOf("shown"));
  await page.getByRole("button", { name: /Pay Securely with/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payWith(page, goodCard);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your sky is open, Marina");
  const report = page.locator("#report");
  await expect(report.getByRole("heading", { name: "Marina Duarte" })).toBeVisible();
  const planets = report.getByRole("table").first().getByRole("row");
  await expect(planets).toHaveCount(11);
  for (const title of ["Five themes", "Angles between planets", "The knot"])
    await expect(report.getByRole("heading", { name: title })).toBeVisible();
  for (const sign of ["Gemini", "Pisces", "Scorpio"])
    await expect(report.locator(".sign-summaries").getByRole("heading", { name: sign })).toBeVisible();
  const openings = report.locator(".tab-openings li");
  await expect(openings).toHaveCount(8);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSideways(page);
  await openings.nth(2).getByRole("link", { name: "Houses" }).click();
  await expect(page).toHaveURL(/\/r\/[\w-]{43}\?tab=houses#houses$/);
  await expect(page.getByRole("tabpanel")).toHaveAttribute("id", "houses");
});
