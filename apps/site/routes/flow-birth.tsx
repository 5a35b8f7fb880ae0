import type { MetaDescriptor } from "react-router";
import { PageFrame } from "../components/page-frame.tsx";
import { useVisitor } from "../components/visitor.ts";
import { countriesFor } from "../journeys/locale-flow/birth/countries.server.ts";
import { FlowBirth } from "../journeys/locale-flow/birth/flow-birth.tsx";
import { flowHead } from "../journeys/locale-flow/flow-head.ts";
import { checkoutPrice } from "../journeys/main/checkout/checkout-price.server.ts";
import { baseLocale } from "../locale/locale.ts";
import { checkoutTroubleContext, localeContext, servicesContext } from "../server/context.ts";
import type { Route } from "./+types/flow-birth";
import "../journeys/main/birth/birth.css";

export function loader({ context }: Route.LoaderArgs) {
  const { places } = context.get(servicesContext);
  const locale = context.get(localeContext);
  return {
    countries: countriesFor(places, locale),
    // The table's price: the test version's belongs to the first checkout screen.
    price: checkoutPrice(locale, false),
    trouble: context.get(checkoutTroubleContext),
  };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return flowHead(root?.loaderData, "birth-chart");
}

export default function FlowBirthRoute({ loaderData }: Route.ComponentProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <PageFrame footer={false}>
      <FlowBirth locale={locale} {...loaderData} />
    </PageFrame>
  );
}
