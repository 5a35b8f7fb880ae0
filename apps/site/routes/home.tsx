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
    listPrice: checkoutOffer({ locale, siteUrl, testVersion: false }),
    trouble: context.get(checkoutTroubleContext),
    sky: stepOf(new URL(request.url).search) ? null : landingSky(locale, Date.now() / 1000),
  };
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
  return pageHead(root?.loaderData, {
    title: name,
    wholeTitle: m.landing_meta_title({ name }),
    description: m.landing_meta_description(),
    path: paths.home(),
    structured: loaderData ? [productData(name, loaderData.listPrice)] : [],
  });
}

const fetchMainFlow = () => import("../journeys/main/main-flow.tsx");
/** Apart from the landing page: forms, checks and the star disc weigh more than it does. */
const MainFlow = lazy(async () => ({ default: (await fetchMainFlow()).MainFlow }));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sky, listPrice, ...journey } = loaderData;
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
  return sky ? <LandingPage sky={sky} /> : null;
}

/** Whoever only looks in loads none of the forms. */
const firstMoves = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;
