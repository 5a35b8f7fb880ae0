import { paths } from "@cosmic/addresses/paths";
import { lazy, useEffect } from "react";
import { type MetaDescriptor, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { keepChoice } from "../../components/choice/keep-choice.server.ts";
import { pageHead } from "../../components/layout/page-head.ts";
import { checkoutOffer } from "../../features/checkout/request/checkout-offer.server.ts";
import { m } from "../../generated/paraglide/messages.js";
import { stepMeta, stepOf } from "../../journeys/main/step.ts";
import { countryGeo } from "../../locale/country-geo.server.ts";
import { moneyText } from "../../locale/format/format.ts";
import { baseLocale, type Locale } from "../../locale/locale.ts";
import { LandingPage } from "../../pages/landing/landing-page.tsx";
import { landingSky } from "../../pages/landing/landing-sky.server.ts";
import { productData } from "../../pages/landing/product-data.ts";
import { checkoutTroubleContext, localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/home";
// Imported here, not in the lazy-loaded steps: a step opened directly must not show unstyled.
import "../../features/birth/form/birth.css";
import "../../journeys/main/preview/preview.css";
import "../../features/checkout/parts/checkout.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteName, siteUrl, shop } = context.get(servicesContext);
  const locale = context.get(localeContext);
  return {
    siteName,
    sandbox: shop.sandbox,
    offer: checkoutOffer({ locale, siteUrl, testVersion: shop.sandbox, pix: shop.pix }),
    trouble: context.get(checkoutTroubleContext),
    landing: stepOf(new URL(request.url).search)
      ? null
      : { ...landingData(locale, siteUrl, shop.pix), rated: await shop.readRating() },
  };
}

/** Data only the landing page needs. Uses the list price; the test variant's is only on the first checkout screen. */
function landingData(locale: Locale, siteUrl: string, pix: boolean) {
  const price = checkoutOffer({ locale, siteUrl, testVersion: false, pix });
  const priceText = moneyText(price.priceMinor, price.currency, locale);
  return { sky: landingSky(locale, Date.now() / 1000), price, priceText, geo: countryGeo(locale) };
}

/** Steps need no new data from the server. Posting a choice or going back to the landing page refetches. */
export function shouldRevalidate({ formMethod, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && stepOf(nextUrl.search) !== null ? false : defaultShouldRevalidate;
}

/** Saves a theme or language chosen without JavaScript. */
export function action({ request }: Route.ActionArgs) {
  return keepChoice(request);
}

export function meta({ loaderData, location, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  const name = loaderData?.siteName ?? m.frame_brand();
  const step = stepOf(location.search);
  if (step) return stepMeta(step, name);
  const visitor = root?.loaderData;
  if (!loaderData?.landing) return [{ title: name }];
  const { price, priceText, geo, rated } = loaderData.landing;
  const description = m.landing_meta_description({ price: priceText });
  return pageHead(visitor, {
    title: m.landing_meta_title(),
    description,
    keywords: m.head_keywords_home(),
    geo,
    path: paths.home(),
    structured: [
      productData({
        ...{ name, description, price, seller: visitor?.seller, claims: visitor?.claims, rated },
        locale: visitor?.locale ?? baseLocale,
      }),
    ],
  });
}

const fetchMainFlow = () => import("../../journeys/main/main-flow.tsx");
/** Split from the landing page: forms, validation and the star disc are bigger than the page itself. */
const MainFlow = lazy(async () => ({ default: (await fetchMainFlow()).MainFlow }));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { landing, ...journey } = loaderData;
  const step = stepOf(useLocation().search);
  useEffect(() => {
    // Prefetch on the visitor's first interaction. A failure here recurs, and is reported, when the step opens.
    const moved = new AbortController();
    const fetchAhead = () => {
      moved.abort();
      fetchMainFlow().catch(() => null);
    };
    for (const move of firstMoves)
      window.addEventListener(move, fetchAhead, { signal: moved.signal, passive: true, capture: true });
    return () => moved.abort();
  }, []);
  if (step) return <MainFlow step={step} {...journey} />;
  return landing ? (
    <LandingPage sky={landing.sky} price={landing.priceText} reviews={landing.rated?.latest ?? []} />
  ) : null;
}

/** Interactions that trigger the prefetch; visitors who do nothing never load the forms. */
const firstMoves = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;
