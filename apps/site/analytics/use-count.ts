import { useEffect, useRef } from "react";
import { useVisitor } from "../components/visitor.ts";
import { firstTimeCounted, readConsent, useConsent } from "./consent.ts";
import { pushEvent } from "./data-layer.ts";
import { type CountedEvent, type CountedStep, eventValue, everyName, sessionWithheld } from "./events.ts";

/** A price as the page shows it. */
export interface ShownPrice {
  readonly priceMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** An order that the payment service has confirmed. */
export interface Sale extends ShownPrice {
  /** The order's number; it opens nothing and is not pushed. */
  readonly number: string;
}

/** Counts an event if the operator counts and the visitor said yes; otherwise it is gone. */
function useCount(): (event: CountedEvent) => void {
  const counts = useVisitor()?.analytics === true;
  return (event) => {
    if (counts && readConsent() === "yes") pushEvent(event);
  };
}

/** Counts what a screen is, once for as long as it stands, as soon as the visitor has said yes. */
function useCountOnce(make: () => CountedEvent | null): void {
  const counts = useVisitor()?.analytics === true;
  const said = useConsent() === "yes";
  const counted = useRef(false);
  useEffect(() => {
    if (!counts || !said || counted.current) return;
    const event = make();
    counted.current = event !== null;
    if (event !== null) pushEvent(event);
  });
}

/** A phone's width ends here. */
const phone = "(max-width: 767px)";

/** Counts that a step came into view, with the kind of device on the contact step; null counts nothing. */
export function useStepView(step: CountedStep | null): void {
  useCountOnce(() => {
    if (step === null) return null;
    if (step !== 2) return { event: "step_view", step };
    return { event: "step_view", step, device: window.matchMedia(phone).matches ? "mobile" : "desktop" };
  });
}

/** Counts that a preview of so many lines was shown; null while there is none. */
export function usePreviewShown(lines: number | null): void {
  useCountOnce(() => (lines === null ? null : { event: "preview_shown", preview_length: lines }));
}

/** Counts the way to the payment page. */
export function useCheckoutClicked(): (price: ShownPrice, hasPrefill: boolean) => void {
  const count = useCount();
  return ({ priceMinor, currency }, hasPrefill) =>
    count({
      event: "checkout_clicked",
      payment_method: "stripe",
      has_prefill: hasPrefill,
      value: eventValue(priceMinor),
      currency,
    });
}

/** Counts that a thank-you was seen. */
export function useThankYouView(): void {
  useCountOnce(() => ({ event: "thankyou_view", session_id: sessionWithheld, user_name: everyName }));
}

/** Counts a paid order once in this browser, however often its page is opened; null: not paid. */
export function usePaymentSucceeded(sale: Sale | null): void {
  useCountOnce(() =>
    sale === null || !firstTimeCounted(sale.number)
      ? null
      : {
          event: "payment_succeeded",
          value: eventValue(sale.priceMinor),
          currency: sale.currency,
          session_id: sessionWithheld,
        },
  );
}
