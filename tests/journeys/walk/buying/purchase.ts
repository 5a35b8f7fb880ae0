import { inLocale } from "@cosmic/addresses/in-locale";
import { paths } from "@cosmic/addresses/paths";
import { m } from "../../../../apps/site/generated/paraglide/messages.js";
import { baseLocale } from "../../../../apps/site/locale/locale.ts";
import {
  choosePlace,
  fillBirth,
  fillContact,
  linkInMail,
  openBirthForm,
  payWith,
  revealButton,
  revealChart,
  tickConsents,
} from "../../support/steps.ts";
import { expect, goodCard, title, type Visit } from "../visit.ts";

/** One thing the buyer is given to see: a page, a mail opened by itself, or a document to fetch. */
export interface Seen {
  readonly name: string;
  /** `page`: what the browser shows now; `mail`: the mail's own HTML; `document`: the address of a PDF. */
  readonly kind: "page" | "mail" | "document";
  /** HTML of a mail, or address of a document; empty for a page. */
  readonly source: string;
}

type Purchase = AsyncGenerator<Seen, void, undefined>;
const shown = (name: string): Seen => ({ name, kind: "page", source: "" });

/** A purchase in the visitor's market from the first page to the money paid back, with every page and mail on the way. */
export async function* purchase(visit: Visit): Purchase {
  const { page, locale, emailOf } = visit;
  const email = emailOf("market");
  await page.goto(inLocale(locale, "/"));
  yield shown("landing");
  if (locale === baseLocale) yield* onHostedPage(visit, email);
  else yield* inLocaleFlow(visit, email);
  const report = await linkInMail(page, email);
  yield* mails(visit, email, ["ready"]);
  yield { name: "receipt", kind: "document", source: `${report}/receipt.pdf` };
  await page.goto(report);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  yield shown("report");
  yield* correct(visit, report, email);
  yield* leave(visit, report, email);
}

/** The main journey: paid by card on the payment service's page. */
async function* onHostedPage({ page, locale, say }: Visit, email: string): Purchase {
  await openBirthForm(page, locale);
  await fillBirth(page, locale);
  yield shown("birth");
  await revealChart(page, locale);
  await expect(page.getByRole("button", { name: say(m.preview_unlock) })).toBeVisible();
  yield shown("preview");
  await fillContact(page, email, locale);
  yield shown("checkout");
  await page.getByRole("button", { name: say(m.checkout_pay) }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  yield shown("hosted-payment");
  await payWith(page, goodCard, locale);
  await expect(page.locator("a[href*='/r/']").first()).toBeAttached();
  yield shown("success");
}

/** The market's own journey, in its currency: by card, in Brazil by Pix. */
async function* inLocaleFlow({ page, locale, say }: Visit, email: string): Purchase {
  await page.goto(inLocale(locale, "/birth-chart"));
  await expect(revealButton(page, locale)).toHaveAttribute("type", "submit");
  await page.getByLabel(say(m.birth_day), { exact: true }).selectOption("15");
  await page.getByLabel(say(m.birth_month), { exact: true }).selectOption("6");
  await page.getByLabel(say(m.birth_year), { exact: true }).fill("1990");
  await page.getByLabel(say(m.birth_hour), { exact: true }).selectOption("14");
  await page.getByLabel(say(m.birth_minute), { exact: true }).fill("30");
  await choosePlace(page, say(m.flow_city));
  yield shown("birth");
  await revealButton(page, locale).click();
  await page.getByLabel(say(m.preview_name)).fill("Marina Duarte");
  await page.getByLabel(say(m.preview_email), { exact: true }).fill(email);
  yield shown("preview");
  await page.getByRole("button", { name: say(m.preview_unlock) }).click();
  const form = page.locator(".card-form");
  await expect(form.getByRole("button")).toBeVisible();
  await tickConsents(page);
  if (locale === "pt-br") return yield* byPix({ page, say });
  await form.getByLabel(say(m.trial_pay_number)).fill(goodCard);
  await form.getByLabel(say(m.trial_pay_expiry)).fill("12/34");
  await form.getByLabel(say(m.trial_pay_cvc)).fill("123");
  await form.locator("[name=zipCode]").fill("28013");
  yield shown("payment");
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
}

async function* byPix({ page, say }: Pick<Visit, "page" | "say">): Purchase {
  yield shown("payment");
  await page.getByRole("button", { name: say(m.checkout_pix) }).click();
  await page.locator("button[name=pix][value=choose]").click();
  await expect(page.locator(".pix-code")).toBeVisible();
  yield shown("pix-code");
  await page.locator("button[name=pix][value=pay]").click();
  await page.getByRole("link", { name: say(m.trial_pay_return) }).click();
  await expect(page).toHaveURL(/\/r\/[\w-]{43}$/);
}

/** The hour of birth corrected, from the form by what moves to the mail. */
async function* correct(visit: Visit, report: string, email: string): Purchase {
  const { page, say } = visit;
  await page.goto(`${report}/correct`);
  await expect(page.getByRole("button", { name: say(m.correct_show) })).toHaveAttribute("type", "submit");
  await page.getByLabel(say(m.birth_hour), { exact: true }).selectOption("03");
  yield shown("correct");
  await page.getByRole("button", { name: say(m.correct_show) }).click();
  await expect(title(page)).toHaveText(say(m.correct_moves_title));
  yield shown("what-moves");
  await page.getByRole("button", { name: say(m.correct_confirm) }).click();
  await expect(page.getByRole("tabpanel")).toBeVisible();
  yield* mails(visit, email, ["corrected"], 2);
}

/** The money asked back from the link in the footer, and what follows by mail. */
async function* leave(visit: Visit, report: string, email: string): Purchase {
  const { page, say } = visit;
  await page.goto("/faq");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: say(m.withdraw_link) })
    .click();
  await page.getByLabel(say(m.withdraw_order)).fill(report);
  await page.getByRole("button", { name: say(m.withdraw_find) }).click();
  await expect(page.getByRole("button", { name: say(m.withdraw_confirm) })).toBeVisible();
  yield shown("withdraw");
  await page.getByRole("button", { name: say(m.withdraw_confirm) }).click();
  await expect(title(page)).toHaveText(say(m.order_refund_asked_title));
  yield shown("withdraw-receipt");
  await expect(async () => expect((await page.request.get(report)).status()).toBe(404)).toPass();
  yield* mails(visit, email, ["refund-asked", "refunded"], 4);
  yield { name: "refund-note", kind: "document", source: `${report}/receipt.pdf` };
  await page.goto(report);
  await expect(title(page)).toHaveText(say(m.order_lost_title));
  yield shown("report-closed");
}

/** The newest mails to an address, oldest of them first, once as many as `total` have come. */
async function* mails({ page }: Visit, email: string, names: readonly string[], total = names.length): Purchase {
  const lines = page.getByRole("link").filter({ hasText: email });
  await expect(async () => {
    await page.goto(paths.mailbox());
    await expect(lines).toHaveCount(total, { timeout: 1000 });
  }).toPass();
  const links = await lines.evaluateAll((nodes) => nodes.map((node) => String(node.getAttribute("href"))));
  const newest = links.slice(0, names.length).reverse();
  for (const [n, name] of names.entries()) {
    await page.goto(String(newest[n]));
    const source = await page.locator("iframe").getAttribute("srcdoc");
    yield { name: `mail-${name}`, kind: "mail", source: String(source) };
  }
}
