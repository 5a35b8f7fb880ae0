import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { Button } from "../../components/fields/button.tsx";
import { showFirstFault } from "../../components/fields/show-first-fault.ts";
import { useVisitor } from "../../components/visitor.ts";
import { PayTerms } from "../../features/checkout/parts/pay-terms.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { moneyText } from "../../locale/format/format.ts";
import { baseLocale } from "../../locale/locale.ts";
import { CardFields } from "./card-fields.tsx";
import { isOfCard, type PayRefusal } from "./card-form.ts";
import { PixChoice, PixSheet, type ShownPix } from "./pix-sheet.tsx";
import { refusalTexts } from "./refusal-texts.ts";
import "./pay.css";

/** What this sandbox page sells. */
export interface PaySession {
  readonly state: "open" | "complete" | "expired";
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly itemName: string;
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  /** The seller's terms beside the pay button. */
  readonly submitText: string | null;
  readonly methods: readonly ("card" | "pix")[];
  readonly pix: ShownPix | null;
}

/** The sandbox's hosted payment page: it looks like a third party's page, and says plainly what it is. */
export function PayScreen({
  session,
  refusal,
}: {
  readonly session: PaySession;
  readonly refusal?: PayRefusal | undefined;
}) {
  return (
    <main className="sandbox-page" id="main">
      <div className="sandbox-sheet">
        <p className="sandbox-party">
          <Glyph name="lock" size={18} />
          {m.trial_pay_party()}
        </p>
        <p className="sandbox-plain">{m.trial_pay_plain()}</p>
        <OrderLines session={session} />
        <Ways session={session} refusal={refusal} />
        {session.cancelUrl ? (
          <p className="sandbox-cancel">
            <a href={session.cancelUrl}>{m.trial_pay_cancel()}</a>
          </p>
        ) : null}
      </div>
    </main>
  );
}

function Ways({ session, refusal }: { readonly session: PaySession; readonly refusal: PayRefusal | undefined }) {
  const { state, methods, pix, successUrl } = session;
  const amount = useAmount(session);
  if (pix && pix.state !== "paid") return <PixSheet pix={pix} successUrl={successUrl} />;
  if (state !== "open") return <Settled session={session} />;
  return (
    <>
      {methods.includes("pix") ? <PixChoice amount={amount} terms={session.submitText} /> : null}
      <CardForm session={session} refusal={refusal} />
      <p className="cap sandbox-wallets">{m.trial_pay_wallets()}</p>
    </>
  );
}

function useAmount({ amountMinor, currency }: PaySession): string {
  return moneyText(amountMinor, currency, useVisitor()?.locale ?? baseLocale);
}

function OrderLines({ session }: { readonly session: PaySession }) {
  return (
    <>
      <h1 className="sandbox-amount num">
        {useAmount(session)} <small>{session.currency}</small>
      </h1>
      <dl className="sandbox-lines">
        <div>
          <dt>{m.trial_pay_item()}</dt>
          <dd>{session.itemName}</dd>
        </div>
        {session.email ? (
          <div>
            <dt>{m.trial_pay_email()}</dt>
            <dd>{session.email}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

function CardForm({ session, refusal }: { readonly session: PaySession; readonly refusal: PayRefusal | undefined }) {
  const paying = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal && form.current) showFirstFault(form.current);
  }, [refusal]);
  const ofCard = refusal !== undefined && isOfCard(refusal.reason);
  return (
    <Form ref={form} method="post" className="sandbox-form" autoComplete="off" noValidate>
      {refusal && !ofCard ? (
        <p className="err" role="alert">
          <Glyph name="warning" size={18} />
          <span>{refusalTexts[refusal.reason]()}</span>
        </p>
      ) : null}
      <CardFields refusal={refusal} />
      <Button type="submit" wide loading={paying} loadingLabel={m.trial_pay_working()}>
        {m.trial_pay_submit({ amount: useAmount(session) })}
      </Button>
      {session.submitText ? <PayTerms text={session.submitText} /> : null}
    </Form>
  );
}

/** Shown for a payment page already used, or open too long. */
function Settled({ session }: { readonly session: PaySession }) {
  if (session.state === "expired") return <p className="sandbox-settled">{m.trial_pay_expired()}</p>;
  return (
    <p className="sandbox-settled">
      {m.trial_pay_complete()} <a href={session.successUrl}>{m.trial_pay_return()}</a>
    </p>
  );
}
