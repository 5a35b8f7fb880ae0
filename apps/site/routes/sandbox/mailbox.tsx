import { data } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { MailboxScreen } from "../../pages/mailbox/mailbox-screen.tsx";
import { privateHead } from "../../pages/order/private-head.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/mailbox";

export async function loader({ context }: Route.LoaderArgs) {
  const { mailbox } = context.get(servicesContext).shop;
  if (!mailbox) throw data(null, { status: 404 });
  const lines = await mailbox.listMailbox();
  return { lines: lines.map((line) => ({ ...line, receivedAt: line.receivedAt.toISOString() })) };
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => privateHead(root?.loaderData, m.trial_mailbox_title());

export default function MailboxRoute({ loaderData }: Route.ComponentProps) {
  return <MailboxScreen lines={loaderData.lines} />;
}
