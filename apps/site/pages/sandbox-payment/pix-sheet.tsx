import { Form } from "react-router";
import { Button } from "../../components/fields/button.tsx";
import { PayTerms } from "../../features/checkout/parts/pay-terms.tsx";
import { m } from "../../generated/paraglide/messages.js";
import type { PixStep } from "./pix-form.ts";

/** A Pix code of the sandbox. */
export interface ShownPix {
  readonly state: "waiting" | "paid" | "expired";
  readonly code: string;
  readonly willBePaid: boolean;
}

/** Chooses Pix instead of a card. */
export function PixChoice({ amount, terms }: { readonly amount: string; readonly terms: string | null }) {
  return (
    <Form method="post" className="sandbox-form">
      <p>{m.trial_pix_text()}</p>
      <Step step="choose">{m.trial_pix_choose({ amount })}</Step>
      {terms ? <PayTerms text={terms} /> : null}
    </Form>
  );
}

/** The page with the code, which the payment service hosts; here the buyer plays their bank, too. */
export function PixSheet({ pix, successUrl }: { readonly pix: ShownPix; readonly successUrl: string }) {
  const waiting = pix.state === "waiting";
  return (
    <Form method="post" className="sandbox-form">
      {waiting ? (
        <>
          <p>{m.trial_pix_code()}</p>
          <p>
            <code className="pix-code">{pix.code}</code>
          </p>
        </>
      ) : null}
      <p role="status">{statusOf(pix)}</p>
      {waiting ? (
        <>
          <Step step="pay">{m.trial_pix_now()}</Step>
          <Step step="pay-later">{m.trial_pix_later({ seconds: payLaterSeconds })}</Step>
          <Step step="let-expire">{m.trial_pix_expire()}</Step>
        </>
      ) : (
        <Step step="pay">{m.trial_pix_late()}</Step>
      )}
      <p>
        <a href={successUrl}>{m.trial_pay_return()}</a>
      </p>
    </Form>
  );
}

/** As long as the sandbox takes, `payLaterSeconds` there. */
const payLaterSeconds = 20;

function statusOf({ state, willBePaid }: ShownPix): string {
  if (state === "expired") return m.trial_pix_expired();
  return willBePaid ? m.trial_pix_scheduled() : m.trial_pix_waiting();
}

function Step({ step, children }: { readonly step: PixStep; readonly children: string }) {
  return (
    <Button
      type="submit"
      name="pix"
      value={step}
      wide
      variant={step === "pay" || step === "choose" ? "cosmic" : "mystical"}
    >
      {children}
    </Button>
  );
}
