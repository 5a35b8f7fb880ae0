import type { MetaDescriptor } from "react-router";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { checkoutOffer } from "../../features/checkout/request/checkout-offer.server.ts";
import { flowHead } from "../../journeys/locale-flow/flow-head.ts";
import { PreviewStep } from "../../journeys/main/preview/preview-step.tsx";
import { baseLocale } from "../../locale/locale.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/flow-preview";
import "../../features/birth/form/birth.css";
import "../../journeys/main/preview/preview.css";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, shop } = context.get(servicesContext);
  return { offer: checkoutOffer({ locale: context.get(localeContext), siteUrl, testVersion: false, pix: shop.pix }) };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return flowHead(root?.loaderData, "preview");
}

export default function FlowPreviewRoute({ loaderData: { offer } }: Route.ComponentProps) {
  return (
    <PageFrame claims>
      <PreviewStep locale={useVisitor()?.locale ?? baseLocale} offer={offer} />
    </PageFrame>
  );
}
