import type { MetaDescriptor } from "react-router";
import { useVisitor } from "../../components/visitor.ts";
import { flowHead } from "../../journeys/locale-flow/flow-head.ts";
import { flowPayment } from "../../journeys/locale-flow/payment/flow-payment.server.ts";
import { FlowPayment } from "../../journeys/locale-flow/payment/flow-payment.tsx";
import { baseLocale } from "../../locale/locale.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/flow-payment";
import "../../journeys/main/preview/preview.css";
import "../../features/checkout/parts/checkout.css";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, shop } = context.get(servicesContext);
  return flowPayment({ locale: context.get(localeContext), siteUrl, sandbox: shop.sandbox, pix: shop.pix });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return flowHead(root?.loaderData, "payment");
}

export default function FlowPaymentRoute({ loaderData }: Route.ComponentProps) {
  return <FlowPayment locale={useVisitor()?.locale ?? baseLocale} {...loaderData} />;
}
