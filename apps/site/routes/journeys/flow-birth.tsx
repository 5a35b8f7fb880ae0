import type { MetaDescriptor } from "react-router";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { checkoutOffer } from "../../features/checkout/request/checkout-offer.server.ts";
import { countriesFor } from "../../journeys/locale-flow/birth/countries.server.ts";
import { FlowBirth } from "../../journeys/locale-flow/birth/flow-birth.tsx";
import { flowHead } from "../../journeys/locale-flow/flow-head.ts";
import { baseLocale } from "../../locale/locale.ts";
import { checkoutTroubleContext, localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/flow-birth";
import "../../features/birth/form/birth.css";
import "../../features/checkout/parts/checkout.css";

export function loader({ context }: Route.LoaderArgs) {
  const { places, siteUrl, shop } = context.get(servicesContext);
  const locale = context.get(localeContext);
  return {
    countries: countriesFor(places, locale),
    trouble: context.get(checkoutTroubleContext),
    offer: checkoutOffer({ locale, siteUrl, testVersion: false, pix: shop.pix }),
  };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return flowHead(root?.loaderData, "birth-chart");
}

export default function FlowBirthRoute({ loaderData }: Route.ComponentProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <PageFrame>
      <FlowBirth locale={locale} {...loaderData} />
    </PageFrame>
  );
}
