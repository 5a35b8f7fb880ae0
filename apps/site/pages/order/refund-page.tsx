import { paths } from "@cosmic/addresses/paths";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "../../components/fields/button.tsx";
import { Field } from "../../components/fields/field.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { moneyText } from "../../locale/format/format.ts";
import { utcText } from "../../locale/format/time-of-day.ts";
import { baseLocale } from "../../locale/locale.ts";
import { RefundClosed } from "./refund-closed.tsx";
import type { RefundStanding } from "./refund-standing.ts";

interface RefundPageProps {
  readonly refund: RefundStanding;
  readonly secret: string;
}

/** The refund request page: opening it changes nothing, only its button sends the request. */
export function RefundPage({ refund, secret }: RefundPageProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { number, state, longestReason } = refund;
  const moment = utcText(refund.lastMoment, locale);
  if (state !== "open") {
    return (
      <RefundClosed {...{ state, number, moment }}>
        <Back secret={secret} />
      </RefundClosed>
    );
  }
  const amount = moneyText(refund.priceMinor, refund.currency, locale);
  return (
    <OrderSheet title={m.order_refund_title()}>
      <p className="lead">{m.order_refund_lead({ number, amount, moment })}</p>
      <AskForm longestReason={longestReason} />
      <Back secret={secret} />
    </OrderSheet>
  );
}

function AskForm({ longestReason }: { readonly longestReason: number }) {
  const sending = useNavigation().state !== "idle";
  return (
    <Form method="post" replace>
      <Field label={m.order_refund_reason()} hint={m.order_refund_reason_hint()}>
        {(control) => <textarea className="control" name="reason" rows={4} maxLength={longestReason} {...control} />}
      </Field>
      <p className="small">{m.order_refund_keep()}</p>
      <div className="order-acts">
        <Button type="submit" loading={sending} loadingLabel={m.order_refund_sending()}>
          {m.order_refund_send()}
        </Button>
        <PageLink to={paths.legal("refund")}>{m.order_refund_policy()}</PageLink>
      </div>
    </Form>
  );
}

function Back({ secret }: { readonly secret: string }) {
  return (
    <p>
      <ButtonLink variant="starlight" to={paths.report(secret)}>
        {m.order_refund_back()}
      </ButtonLink>
    </p>
  );
}
