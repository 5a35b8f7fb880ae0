import { createHash } from "node:crypto";
import { lifetimeNoticeDays, termsVersion } from "@cosmic/shop/checkout/terms-version";
import { expect, test } from "vitest";
import { fillPage } from "../../content/pages/fill-page.ts";
import { findPage } from "../../content/pages/find-page.server.ts";
import { type Locale, locales } from "../../locale/locale.ts";
import { legalNames } from "./legal-head.ts";
import { type LegalSettings, legalValues } from "./legal-values.server.ts";

/** SHA-256 of the terms of all locales, by version. Their words are in the history of `terms.md`. */
const termsHashes: Readonly<Record<string, string>> = {
  "2026-11": "307c4cea6a3358fcd69c89a66a1ba83208a679f1da16dbbed43a1a5f88d055b8",
  "2026-11b": "bf556eb34addb64be2447041ad869f4d38eebfe87098672b0a6f23650a830a41",
};

/** An operator who has set nothing but what production asks for. */
const bare: LegalSettings = {
  seller: {
    ...{ name: "Smith & Sons <Ltd>", address: ["1 High Street", "London"], taxId: "GB123456789", register: "01234567" },
    ...{ email: null, phone: "+44 20 7946 0000", demonstration: false },
  },
  supportEmail: "help@example.org",
  privacy: { officer: null, representative: null, host: null, mailService: null },
  pdfStore: null,
  sources: [],
};
/** An operator who has set everything. */
const full: LegalSettings = {
  ...bare,
  privacy: {
    ...{ officer: "Ana Lima, dpo@example.org", representative: ["Rep SL", "Madrid"] },
    ...{ host: "Host GmbH, Germany", mailService: "Mail AB, Sweden" },
  },
  pdfStore: "s3.example.org",
  sources: [{ name: "space-agency", host: "ephemeris.example.org" }],
};

const filled = (name: (typeof legalNames)[number], locale: Locale, settings: LegalSettings) =>
  fillPage(findPage(locale, `legal/${name}`), legalValues(settings, locale));
const htmlOf = (name: (typeof legalNames)[number], locale: Locale, settings: LegalSettings) =>
  filled(name, locale, settings)
    .sections.map(({ heading, html }) => `${heading}\n${html}`)
    .join("\n");

for (const [kind, settings] of Object.entries({ bare, full })) {
  test.each(legalNames)(`%s has the same headings and as many points in every language, settings ${kind}`, (name) => {
    const shape = (locale: Locale) =>
      filled(name, locale, settings).sections.map(({ id, html }) => [id, html.match(/<li>/g)?.length ?? 0]);
    const american = shape("en-us");
    expect(american.length).toBeGreaterThan(4);
    for (const locale of locales) expect(shape(locale), locale).toEqual(american);
  });

  test.each(locales)(`in %s no placeholder is left open, settings ${kind}`, (locale) => {
    for (const name of legalNames) expect(htmlOf(name, locale, settings), name).not.toMatch(/[{}]|undefined|\(\)/);
  });
}

test.each(locales)(
  "privacy in %s names controller, officer, representative, recipients and complaint body",
  (locale) => {
    const privacy = htmlOf("privacy", locale, full);
    for (const words of ["Smith &amp; Sons &lt;Ltd&gt;", "1 High Street, London", "help@example.org", "Ana Lima"])
      expect(privacy).toContain(words);
    for (const words of ["Rep SL, Madrid", "Stripe", "Host GmbH, Germany", "Mail AB, Sweden", "s3.example.org"])
      expect(privacy).toContain(words);
    expect(privacy).toContain("ephemeris.example.org");
    const bodies = {
      "en-us": "reportfraud.ftc.gov",
      "en-gb": "ico.org.uk",
      "es-es": "aepd.es",
      "pt-br": "gov.br/anpd",
    };
    for (const [market, body] of Object.entries(bodies)) expect(privacy.includes(body), body).toBe(market === locale);
  },
);

test("what is not set is not named", () => {
  const privacy = htmlOf("privacy", "en-gb", bare);
  expect(privacy).not.toMatch(/data protection officer|Our representative|outside services that check/i);
});

test("American and British law are not mixed", () => {
  expect(htmlOf("terms", "en-us", bare)).not.toMatch(/Consumer Rights Act|14 days/);
  expect(htmlOf("terms", "en-gb", bare)).toMatch(/14 days[\s\S]*Consumer Rights Act 2015/);
  expect(htmlOf("terms", "en-us", bare)).toContain("California Department of Consumer Affairs");
  expect(htmlOf("privacy", "en-us", bare)).not.toContain("GDPR");
});

test.each(locales)("the terms in %s carry the version an order keeps, and say what lifetime means", (locale) => {
  const terms = filled("terms", locale, bare);
  expect(terms.fields.version).toBe(termsVersion);
  expect(htmlOf("terms", locale, bare)).toContain(termsVersion);
  const lifetime = terms.sections.find(({ id }) => id === "lifetime")?.html ?? "";
  expect(lifetime).toMatch(/PDF/);
  expect(lifetime).toContain(`${lifetimeNoticeDays} d`);
});

test("a change of the terms has a version of its own, so that an order tells which ones it was sold under", () => {
  const texts = locales.map((locale) => findPage(locale, "legal/terms").sections);
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  const advice = "the terms changed: name a new version in terms.md and terms-version.ts, and its hash here";
  expect(termsHashes[termsVersion], advice).toBe(hash);
});

test("legal pages in Spanish say usted", () => {
  for (const name of legalNames)
    expect(htmlOf(name, "es-es", full), name).not.toMatch(/\b(tú|tu|tus|te|contigo|tienes|puedes|quieres|compras)\b/i);
});

test.each(locales)("an invented seller is said to be one in %s", (locale) => {
  const demonstration = { ...bare, seller: { ...bare.seller, demonstration: true } };
  for (const name of ["terms", "privacy"] as const)
    expect(htmlOf(name, locale, demonstration)).toMatch(/demonstration|demostración|demonstração/);
});
