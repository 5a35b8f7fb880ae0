import type { MetaDescriptor } from "react-router";
import { PageFrame } from "../components/page-frame.tsx";
import { useVisitor } from "../components/visitor.ts";
import { countriesFor } from "../journeys/locale-flow/birth/countries.server.ts";
import { FlowBirth } from "../journeys/locale-flow/birth/flow-birth.tsx";
import { flowHead } from "../journeys/locale-flow/flow-head.ts";
import { baseLocale } from "../locale/locale.ts";
import { checkoutTroubleContext, localeContext, servicesContext } from "../server/context.ts";
import type { Route } from "./+types/flow-birth";
import "../journeys/main/birth/birth.css";

export function loader({ context }: Route.LoaderArgs) {
  const { places } = context.get(servicesContext);
  return { countries: countriesFor(places, context.get(localeContext)), trouble: context.get(checkoutTroubleContext) };
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
