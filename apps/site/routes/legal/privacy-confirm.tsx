import { data, type MetaDescriptor } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { ConfirmPage } from "../../pages/order/confirm-page.tsx";
import { privateHead } from "../../pages/order/private-head.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/privacy-confirm";

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await context.get(servicesContext).shop.viewPrivacyLink(params.secret);
  return data({ state: link?.kind ?? ("over" as const), secret: params.secret }, { status: link ? 200 : 404 });
}

/** Erases the data; an export is downloaded from its own address. */
export async function action({ params, context }: Route.ActionArgs) {
  const { shop } = context.get(servicesContext);
  const link = await shop.viewPrivacyLink(params.secret);
  const done = link?.kind === "erase" ? await shop.confirmPrivacy(params.secret) : null;
  return data({ erased: done !== null }, { status: done === null ? 404 : 200 });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return privateHead(root?.loaderData, m.order_data_title());
}

export default function PrivacyConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage state={actionData?.erased ? "erased" : loaderData.state} secret={loaderData.secret} />;
}
