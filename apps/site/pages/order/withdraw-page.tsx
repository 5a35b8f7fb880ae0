import { paths } from "@cosmic/addresses/paths";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../components/fields/button.tsx";
import { Field } from "../../components/fields/field.tsx";
import { TextField } from "../../components/fields/text-field.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { moneyText } from "../../locale/format/format.ts";
import { utcText } from "../../locale/format/time-of-day.ts";
import { baseLocale } from "../../locale/locale.ts";
import { RefundClosed } from "./refund-closed.tsx";
import { type Receipt, RefundReceipt } from "./refund-receipt.tsx";
import type { RefundStanding } from "./refund-standing.ts";

/** What was typed to name an order. */
interface TypedClaim {
  readonly order: string;
  readonly email: string;
}

/** Where the visitor stands: the first form, the order to confirm, an order that cannot be refunded, the receipt. */
export type WithdrawStep =
  | { readonly step: "find"; readonly typed: TypedClaim; readonly problem: "unknown" | "too-many" | null }
  | { readonly step: "confirm"; readonly typed: TypedClaim; readonly refund: RefundStanding }
  | { readonly step: "refunded"; readonly number: string }
  | { readonly step: "done"; readonly receipt: Receipt };

/** The page to withdraw from the contract or ask for the money back, in two steps and without an account. */
export function WithdrawPage(props: WithdrawStep) {
  switch (props.step) {
    case "find":
      return <FindForm {...props} />;
    case "confirm":
      return <ConfirmForm {...props} />;
    case "refunded":
      return (
        <OrderSheet title={m.withdraw_refunded_title()}>
          <p className="lead">{m.withdraw_refunded({ number: props.number })}</p>
        </OrderSheet>
      );
    case "done":
      return <RefundReceipt {...props.receipt} />;
  }
}

function FindForm({ typed, problem }: Extract<WithdrawStep, { step: "find" }>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().state !== "idle";
  useEffect(() => {
    if (problem === "unknown" && !sending) form.current?.querySelector<HTMLElement>("[name=order]")?.focus();
  }, [problem, sending]);
  return (
    <OrderSheet title={m.withdraw_title()}>
      <p className="lead">{m.withdraw_lead()}</p>
      <Form method="post" replace noValidate ref={form}>
        {problem === "too-many" ? (
          <p className="note" role="alert">
            {m.withdraw_too_many()}
          </p>
        ) : null}
        <TextField
          label={m.withdraw_order()}
          hint={m.withdraw_order_hint()}
          name="order"
          autoComplete="off"
          maxLength={300}
          required
          defaultValue={typed.order}
          error={problem === "unknown" ? m.withdraw_unknown() : undefined}
          announced
        />
        <TextField
          label={m.withdraw_email()}
          hint={m.withdraw_email_hint()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed.email}
        />
        <div className="order-acts">
          <Button type="submit" loading={sending}>
            {m.withdraw_find()}
          </Button>
          <PageLink to={paths.legal("refund")}>{m.order_refund_policy()}</PageLink>
        </div>
      </Form>
    </OrderSheet>
  );
}

function ConfirmForm({ typed, refund }: Extract<WithdrawStep, { step: "confirm" }>) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const sending = useNavigation().state !== "idle";
  const { number, state, longestReason } = refund;
  const moment = utcText(refund.lastMoment, locale);
  if (state !== "open") return <RefundClosed {...{ state, number, moment }} />;
  const amount = moneyText(refund.priceMinor, refund.currency, locale);
  return (
    <OrderSheet title={m.withdraw_title()}>
      <p className="lead">{m.order_refund_lead({ number, amount, moment })}</p>
      <Form method="post" replace>
        <input type="hidden" name="order" value={typed.order} />
        <input type="hidden" name="email" value={typed.email} />
        <Field label={m.order_refund_reason()} hint={m.order_refund_reason_hint()}>
          {(control) => <textarea className="control" name="reason" rows={4} maxLength={longestReason} {...control} />}
        </Field>
        <p className="small">{m.order_refund_keep()}</p>
        <div className="order-acts">
          <Button type="submit" name="step" value="confirm" loading={sending} loadingLabel={m.order_refund_sending()}>
            {m.withdraw_confirm()}
          </Button>
          <PageLink to={paths.withdraw()}>{m.withdraw_other()}</PageLink>
        </div>
      </Form>
    </OrderSheet>
  );
}
