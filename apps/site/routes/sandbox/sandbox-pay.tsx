import { paths } from "@cosmic/addresses/paths";
import { data, redirect } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { type PayRefusal, readCardForm } from "../../pages/sandbox-payment/card-form.ts";
import { PayScreen } from "../../pages/sandbox-payment/pay-screen.tsx";
import { readPixStep } from "../../pages/sandbox-payment/pix-form.ts";
import { servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/sandbox-pay";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { hostedPage } = context.get(servicesContext).shop;
  const session = await hostedPage?.session(params.session);
  if (!session) throw data(null, { status: 404 });
  return { session };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { hostedPage } = context.get(servicesContext).shop;
  if (!hostedPage) throw data(null, { status: 404 });
  const form = await request.formData();
  const step = readPixStep(form);
  const { card, wrong } = readCardForm(form);
  const refuse = (reason: PayRefusal["reason"]) => data({ reason, wrong, card } satisfies PayRefusal, { status: 422 });
  if (step === null && wrong.length > 0) return refuse("wrong-fields");
  const payment = step
    ? await hostedPage.pix(params.session, step)
    : await hostedPage.pay(params.session, card.cardNumber);
  // As at the payment service, a code that waits for its bank keeps the buyer on its page.
  if (payment.ok) throw redirect(step && step !== "pay" ? paths.sandboxPay(params.session) : payment.redirectTo, 303);
  if (payment.reason === "unknown-session") throw data(null, { status: 404 });
  return refuse(payment.reason);
}

export const meta: Route.MetaFunction = () => [
  { title: m.trial_pay_party() },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SandboxPayRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PayScreen session={loaderData.session} refusal={actionData} />;
}
