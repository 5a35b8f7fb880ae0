import { lazy, useEffect } from "react";
import { type MetaDescriptor, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { keepChoice } from "../components/choice/keep-choice.server.ts";
import { pageHead } from "../components/page-head.ts";
import { m } from "../generated/paraglide/messages.js";
import { LandingPage } from "../journeys/landing/landing-page.tsx";
import { landingSky } from "../journeys/landing/landing-sky.server.ts";
import { productData } from "../journeys/landing/product-data.ts";
import { checkoutOffer } from "../journeys/main/checkout/checkout-offer.server.ts";
import { stepMeta, stepOf } from "../journeys/main/step.ts";
import { countryGeo } from "../locale/country-geo.server.ts";
import { moneyText } from "../locale/format.ts";
import { baseLocale, type Locale } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import { checkoutTroubleContext, localeContext, servicesContext } from "../server/context.ts";
import type { Route } from "./+types/home";
// Here and not beside the steps, whose code comes late: a step that a visitor opens first must not stand unstyled.
import "../journeys/main/birth/birth.css";
import "../journeys/main/preview/preview.css";
import "../journeys/main/checkout/checkout.css";

export function loader({ request, context }: Route.LoaderArgs) {
  const { siteName, siteUrl, shop } = context.get(servicesContext);
  const locale = context.get(localeContext);
  return {
    siteName,
    sandbox: shop.sandbox,
    offer: checkoutOffer({ locale, siteUrl, testVersion: shop.sandbox }),
    trouble: context.get(checkoutTroubleContext),
    landing: stepOf(new URL(request.url).search) ? null : landingData(locale, siteUrl),
  };
}

/** What the landing page alone needs. The price is the table's: the test version's belongs to the first checkout screen. */
function landingData(locale: Locale, siteUrl: string) {
  const price = checkoutOffer({ locale, siteUrl, testVersion: false });
  const priceText = moneyText(price.priceMinor, price.currency, locale);
  return { sky: landingSky(locale, Date.now() / 1000), price, priceText, geo: countryGeo(locale) };
}

/** From step to step the page has all it needs: nothing is asked of the server. A choice posted, or a way back to the
 * landing page, asks again. */
export function shouldRevalidate({ formMethod, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && stepOf(nextUrl.search) !== null ? false : defaultShouldRevalidate;
}

/** A theme or a language chosen on a page without scripts. */
export function action({ request }: Route.ActionArgs) {
  return keepChoice(request);
}

export function meta({ loaderData, location, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  const name = loaderData?.siteName ?? m.frame_brand();
  const step = stepOf(location.search);
  if (step) return stepMeta(step, name);
  const visitor = root?.loaderData;
  if (!loaderData?.landing) return [{ title: name }];
  const { price, priceText, geo } = loaderData.landing;
  const description = m.landing_meta_description({ price: priceText });
  return pageHead(visitor, {
    title: m.landing_meta_title(),
    description,
    keywords: m.head_keywords_home(),
    geo,
    path: paths.home(),
    structured: [productData({ name, description, price, locale: visitor?.locale ?? baseLocale })],
  });
}

const fetchMainFlow = () => import("../journeys/main/main-flow.tsx");
/** Apart from the landing page: forms, checks and the star disc weigh more than it does. */
const MainFlow = lazy(async () => ({ default: (await fetchMainFlow()).MainFlow }));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { landing, ...journey } = loaderData;
  const step = stepOf(useLocation().search);
  useEffect(() => {
    // Fetched ahead at the visitor's first move; a failure here is met again, and told, when the step is opened.
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
  return landing ? <LandingPage sky={landing.sky} price={landing.priceText} /> : null;
}

/** Whoever only looks in loads none of the forms. */
const firstMoves = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;
