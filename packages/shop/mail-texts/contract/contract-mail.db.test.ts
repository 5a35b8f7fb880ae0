import { inLocale } from "@cosmic/addresses/in-locale";
import { locales } from "@cosmic/addresses/locales";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { termsVersion } from "../../checkout/terms-version.ts";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../../testing/open-test-shop.ts";

let one: TestShop;

beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  one.shop.startWorkers();
});
afterAll(() => one.close());

const prices = { "en-us": "$14.99", "en-gb": "£12.99", "es-es": /13,99\s€/, "pt-br": /R\$\s79,99/ } as const;
const guarantees = {
  "en-us": /Until .+ UTC, for any reason and in full/,
  "en-gb": /goes further than the 14 days in which the law lets you cancel/,
  "es-es": /los 14 días que la ley da para desistir/,
  "pt-br": /7 dias do direito de arrependimento/,
} as const;

test.each(locales)("the mail that brings a report in %s is a lasting copy of the contract", async (locale) => {
  const email = `${locale}@example.org`;
  const answer = await one.shop.startCheckout({ ...sampleCheckout, email, locale });
  if (!answer.ok) throw new Error("refused");
  await one.shop.hostedPage?.pay(sessionOf(answer.url), "4242424242424242");
  const settled = { timeout: 45_000, interval: 20 };
  await vi.waitFor(async () => expect((await one.shop.showOrder(answer.orderId))?.state).toBe("delivered"), settled);
  const story = await one.shop.showOrder(answer.orderId);
  const mails = (await one.shop.mailbox?.listMailbox()) ?? [];
  const mail = await one.shop.mailbox?.readMailboxMessage(mails.find(({ to }) => to === email)?.id ?? 0);
  for (const part of [mail?.text ?? "", mail?.html?.replaceAll("<!-- -->", "") ?? ""]) {
    expect(part).toMatch(prices[locale]);
    expect(part).toMatch(/taxes included|impuestos incluidos|impostos incluídos/);
    expect(part).toContain(story?.number);
    expect(part).toContain(inLocale(locale, "/terms"));
    expect(part).toContain(termsVersion);
    expect(part).toContain("/refund");
    expect(part).toContain("Demonstration Seller");
    expect(part).toMatch(/Demo(nstration|stración|nstração): /);
    expect(part).toContain("60 d");
    expect(part.replaceAll(/\s+/g, " ")).toMatch(guarantees[locale]);
  }
  expect(story).toMatchObject({ termsVersion });
});
