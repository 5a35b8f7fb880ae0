import { paths } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor } from "react-router";
import { pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { DataPage } from "../../pages/order/data-page.tsx";
import { clientAddressContext, localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/privacy-data";

/** Emails a link to confirm the request; the response is the same whether or not the address is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [email, kind] = [form.get("email"), form.get("kind")];
  const wish = { email, kind, locale: context.get(localeContext) };
  const asked = await context.get(servicesContext).shop.askPrivacy(wish, context.get(clientAddressContext));
  if (asked.ok) return { ok: true as const };
  return data({ ok: false as const, typed: typeof email === "string" ? email : "" }, { status: 422 });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(root?.loaderData, {
    title: m.order_data_title(),
    description: m.order_data_description(),
    keywords: serviceKeywords(root?.loaderData, m.order_data_title()),
    path: paths.privacyData(),
  });
}

export default function PrivacyDataRoute({ actionData }: Route.ComponentProps) {
  return <DataPage asked={actionData ?? null} />;
}
