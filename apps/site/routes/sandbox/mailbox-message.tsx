import { data } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { MailScreen } from "../../pages/mailbox/mail-screen.tsx";
import { privateHead } from "../../pages/order/private-head.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/mailbox-message";

/** Message ids as the mailbox assigns them; anything else is a 404. */
const idShape = /^[1-9]\d{0,14}$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { mailbox } = context.get(servicesContext).shop;
  const mail = idShape.test(params.id) ? await mailbox?.readMailboxMessage(Number(params.id)) : null;
  if (!mail) throw data(null, { status: 404 });
  return { mail: { ...mail, receivedAt: mail.receivedAt.toISOString() } };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  return privateHead(root?.loaderData, loaderData.mail.subject || m.trial_mail_no_subject());
}

export default function MailboxMessageRoute({ loaderData }: Route.ComponentProps) {
  return <MailScreen mail={loaderData.mail} />;
}
