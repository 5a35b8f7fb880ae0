import { paths } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor } from "react-router";
import { pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { WithdrawPage, type WithdrawStep } from "../../pages/order/withdraw-page.tsx";
import { clientAddressContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/withdraw";

const statuses = { unknown: 422, "too-many": 429, late: 409 } as const;

/** Finds the order that is named, or asks for its money back; nothing of it stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string): string => String(form.get(name) ?? "");
  const typed = { order: text("order"), email: text("email") };
  const { shop } = context.get(servicesContext);
  const client = context.get(clientAddressContext);
  const refused = (reason: keyof typeof statuses) =>
    data<WithdrawStep>(
      { step: "find", typed, problem: reason === "too-many" ? "too-many" : "unknown" },
      { status: statuses[reason] },
    );
  if (form.get("step") === "confirm") {
    const asked = await shop.claimRefund({ ...typed, reason: text("reason") }, client);
    if (asked.ok) return data<WithdrawStep>({ step: "done", receipt: asked });
    if (asked.reason !== "late") return refused(asked.reason);
  }
  const found = await shop.findRefund(typed, client);
  if (!found.ok) return refused(found.reason);
  const { refund } = found;
  return data<WithdrawStep>(
    refund.state === "refunded" ? { step: "refunded", number: refund.number } : { step: "confirm", typed, refund },
  );
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(root?.loaderData, {
    title: m.withdraw_title(),
    description: m.withdraw_lead(),
    keywords: serviceKeywords(root?.loaderData, m.withdraw_title()),
    path: paths.withdraw(),
  });
}

const start: WithdrawStep = { step: "find", typed: { order: "", email: "" }, problem: null };

export default function WithdrawRoute({ actionData }: Route.ComponentProps) {
  return <WithdrawPage {...(actionData ?? start)} />;
}
