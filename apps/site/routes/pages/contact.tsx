import { paths } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor } from "react-router";
import { pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { ContactPage } from "../../pages/contact/contact-page.tsx";
import { typedMessage } from "../../pages/contact/typed-message.ts";
import { clientAddressContext, localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/contact";

/** Saves the contact message. If rejected, returns it as typed with the fields to fix: 422, or 429 if too many were
 * sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = typedMessage(await request.formData());
  const letter = { ...typed, locale: context.get(localeContext) };
  const read = await context.get(servicesContext).shop.takeLetter(letter, context.get(clientAddressContext));
  if (read.ok) return { sent: true as const };
  const tooMany = "tooMany" in read;
  return data({ sent: false as const, typed, fields: read.fields, tooMany }, { status: tooMany ? 429 : 422 });
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(root?.loaderData, {
    title: m.contact_title(),
    description: m.contact_description(),
    keywords: serviceKeywords(root?.loaderData, m.contact_title()),
    path: paths.contact(),
  });
}

export default function ContactRoute({ actionData }: Route.ComponentProps) {
  return <ContactPage answer={actionData ?? null} />;
}
