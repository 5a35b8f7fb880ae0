import { required } from "@cosmic/chart/required";
import { shownClaims } from "@cosmic/shop/claims/claim-evidence";
import type { ShownClaims } from "@cosmic/shop/claims/claim-ids";
import { type ClaimId, claimIds, fixedRatings } from "@cosmic/shop/claims/claim-ids";
import type { Rating, ShownReview } from "@cosmic/shop/reviews/public-reviews";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PageFrame } from "../components/layout/page-frame.tsx";
import { ContactPlate } from "../features/birth/contact/contact-plate.tsx";
import { MoreReaders } from "../features/birth/contact/readers.tsx";
import { PaymentPlate } from "../features/checkout/parts/payment-plate.tsx";
import { checkoutOffer } from "../features/checkout/request/checkout-offer.server.ts";
import { m } from "../generated/paraglide/messages.js";
import { overwriteGetLocale } from "../generated/paraglide/runtime.js";
import { PayBlock } from "../journeys/funnel/preview/pay-block.tsx";
import { type Locale, locales } from "../locale/locale.ts";
import { cities } from "../pages/cities/cities.ts";
import { CityPage } from "../pages/cities/city-page.tsx";
import { citySky } from "../pages/cities/city-sky.server.ts";
import { LandingPage } from "../pages/landing/landing-page.tsx";
import { landingSky } from "../pages/landing/landing-sky.server.ts";
import { productData } from "../pages/landing/product-data.ts";
import { deliveredClaim, figureClaims, operatorClaims, ratingClaim } from "./operator-claims.ts";
import { findPage } from "./pages/find-page.server.ts";

const noon = Date.UTC(2026, 10, 26, 12) / 1000;
const stripe = { kind: "stripe", secretKey: "sk_live_a", webhookSecrets: [] } as const;
const inProduction = (...ids: readonly ClaimId[]): ShownClaims =>
  shownClaims(
    { payments: stripe },
    ids.map((claim) => ({ claim, proof: "counted", since: "2026-11-01" })),
  );
const inSandbox = shownClaims({ payments: { kind: "sandbox", webhookSecrets: [] } }, []);

const birth = {
  ...{ birthDate: "1990-06-15", birthTime: "14:30", timeUnknown: false, birthCity: "São Paulo" },
  ...{ birthCountry: "Brazil", countryCode: "BR", latitude: -23.55, longitude: -46.63, timezone: "America/Sao_Paulo" },
  ...{ fullName: "Ana Lima", email: "ana@example.org" },
};

const seller = { lead: "", name: "Example Ltd", lines: [], demonstration: null };

// The contact step, which is drawn in the browser alone, reads what was typed before.
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
beforeAll(() => vi.stubGlobal("window", { sessionStorage: storage }));
afterAll(() => vi.unstubAllGlobals());

type Rated = { readonly rating: Rating; readonly latest: readonly ShownReview[] } | null;

/** A page's HTML in a language, with the root loader's data. */
function htmlOf(locale: Locale, claims: ShownClaims, page: ReactNode, rating: Rating | null = null): string {
  overwriteGetLocale(() => locale);
  const Stub = createRoutesStub([
    { id: "root", path: "/", children: [{ index: true, Component: () => page }], HydrateFallback: () => null },
  ]);
  const visitor = {
    ...{
      locale,
      claims,
      rating,
      seller,
      theme: undefined,
      requestId: "",
      siteName: "Site",
      siteUrl: "https://example.org",
    },
    ...{ supportEmail: "", ownLanguage: null, social: [], analytics: false, outsideSources: [], year: 2026 },
  };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: visitor } }} />);
}

/** Every place that can show a claim, in one language: HTML of pages and steps, and the landing page's JSON-LD. */
function everywhere(locale: Locale, claims: ShownClaims, rated: Rated = null): Readonly<Record<string, string>> {
  overwriteGetLocale(() => locale);
  const offer = checkoutOffer({ locale, siteUrl: "https://example.org", testVersion: false, pix: true });
  const price = { priceMinor: 1499, currency: "USD" };
  const described = { name: "Site", description: m.landing_meta_description({ price: "$14.99" }) };
  const html = (page: ReactNode) => htmlOf(locale, claims, page, rated?.rating ?? null);
  const pages = cities.map((city) => [
    city.id,
    html(
      <CityPage
        cityId={city.id}
        sky={citySky(city, locale, noon)}
        page={findPage(locale, `cities/${city.id}`)}
        price="$14.99"
      />,
    ),
  ]);
  return {
    landing: html(<LandingPage sky={landingSky(locale, noon)} price="$14.99" reviews={rated?.latest ?? []} />),
    data: JSON.stringify(productData({ ...described, price, seller, claims, rated, locale })),
    checkout: html(<PaymentPlate {...{ birth, offer, locale }} sandbox={false} />),
    funnel: html(<PayBlock buyer={birth} {...{ offer, locale }} sandbox={false} />),
    ...Object.fromEntries(pages),
    ...Object.fromEntries(
      [true, false].map((timeUnknown) => [
        `preview${timeUnknown ? ", without a time" : ""}`,
        html(
          <PageFrame claims>
            <ContactPlate birth={{ ...birth, timeUnknown }} {...{ locale, offer }} />
            <MoreReaders timeUnknown={timeUnknown} />
          </PageFrame>,
        ),
      ]),
    ),
  };
}

/** How a claim looks in the source of a page. */
function marks(id: ClaimId): readonly string[] {
  const escaped = (text: string) => text.replaceAll("&", "&amp;");
  const figure = [...figureClaims, deliveredClaim].find((claim) => claim.id === id);
  if (figure) return [`<b>${figure.text()}</b> `, escaped(figure.label())];
  if (id === ratingClaim.id) return ['"ratingValue":4.8', '"reviewCount":2847'];
  return [
    escaped(
      required(
        operatorClaims.find((claim) => claim.id === id),
        `the claim ${id}`,
      ).text(),
    ),
  ];
}

/** The claims that stand in a source. */
const claimsIn = (source: string): readonly ClaimId[] =>
  claimIds.filter((id) => marks(id).some((mark) => source.includes(mark)));
const found = (shown: Readonly<Record<string, string>>): readonly ClaimId[] => {
  const all = new Set(Object.values(shown).flatMap(claimsIn));
  return claimIds.filter((id) => all.has(id));
};

describe.each(locales)("in %s", (locale) => {
  test("with real keys and no evidence no page, step or structured data makes a claim", () => {
    const shown = everywhere(locale, inProduction());
    for (const [place, source] of Object.entries(shown)) expect([place, claimsIn(source)]).toEqual([place, []]);
    // No list, figure or section is left over.
    expect(shown.landing).not.toMatch(/class="(stats|quotes|why)"|#testimonials|sample-claims/);
    expect(shown.data).not.toContain("AggregateRating");
    expect(Object.values(shown).join()).not.toMatch(/class="(mini|more-readers|sample-claims)"/);
  });

  test.each([
    [["testimonial-2"]],
    [["active-users", "testimonial-1", "testimonial-4", "verified-readers"]],
    [["reports-delivered"]],
    [["certified", "reports-delivered", "testimonial-6"]],
  ] as const)("with evidence for %j exactly those are shown", (ids) => {
    const proven = claimIds.filter((id) => ids.some((one) => one === id));
    expect(found(everywhere(locale, inProduction(...proven)))).toEqual(proven);
  });

  test("with evidence for every claim no page shows a fixed rating", () => {
    const shown = everywhere(locale, inProduction(...claimIds));
    expect(found(shown)).toEqual(claimIds.filter((id) => !fixedRatings.includes(id)));
    expect(Object.values(shown).join()).not.toMatch(/4[.,]9\/5|AggregateRating/);
  });

  test("with enough reviews the latest stand on the landing page as they came, under their own average", () => {
    const review = {
      text: "It was <b>long</b>.",
      name: "",
      locale: "pt-br",
      writtenOn: "2026-11-20",
      boughtIn: "2026-10",
    };
    const latest = ([1, 5, 2, 5, 4, 3] as const).map((stars) => ({ ...review, stars }));
    const rated = { rating: { average: 3.4, count: 12 }, latest };
    const shown = everywhere(locale, inProduction("testimonial-1", "user-rating", "rating-in-structured-data"), rated);
    const { landing = "", data = "" } = shown;
    expect(claimsIn(landing)).toEqual([]);
    expect(claimsIn(data)).toEqual([]);
    const average = m.reviews_average({ average: locale.startsWith("en") ? "3.4" : "3,4" });
    // Among the figures and over the reviews.
    expect(landing.split(`<b>${average}</b>`)).toHaveLength(3);
    const marks = [...landing.matchAll(/class="stars" role="img" aria-label="(\d)/g)].map(([, stars]) => Number(stars));
    expect(marks).toEqual(latest.map(({ stars }) => stars));
    expect(landing).toContain("It was &lt;b&gt;long&lt;/b&gt;.");
    expect(landing).toContain("#testimonials");
    expect(JSON.parse(data)).toMatchObject({ aggregateRating: { ratingValue: 3.4, reviewCount: 12 } });
  });

  test("in the sandbox every claim is shown, each page with one bar that says they are samples", () => {
    const shown = everywhere(locale, inSandbox);
    expect(found(shown)).toEqual(claimIds);
    const { data, checkout, funnel, ...pages } = shown;
    for (const [place, source] of Object.entries(pages)) {
      expect([place, source.split(m.frame_samples_title()).length - 1]).toEqual([place, 1]);
    }
  });

  test("every claim of the list has words, and no other claim exists", () => {
    expect(operatorClaims.map(({ id }) => id).toSorted()).toEqual(claimIds.toSorted());
    for (const id of claimIds) for (const mark of marks(id)) expect(mark).not.toBe("");
  });
});
