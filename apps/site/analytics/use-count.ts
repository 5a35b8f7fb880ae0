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

/** An order whose payment is confirmed. */
export interface Sale extends ShownPrice {
  /** Order number; it grants no access and is not pushed. */
  readonly number: string;
}

/** Pushes an event if analytics is on and the visitor consented; otherwise drops it. */
function useCount(): (event: CountedEvent) => void {
  const counts = useVisitor()?.analytics === true;
  return (event) => {
    if (counts && readConsent() === "yes") pushEvent(event);
  };
}

/** Counts a screen once per mount, as soon as the visitor has consented. */
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

/** Widest viewport counted as mobile. */
const phone = "(max-width: 767px)";

/** Counts a step view, with the device type on the contact step; null counts nothing. */
export function useStepView(step: CountedStep | null): void {
  useCountOnce(() => {
    if (step === null) return null;
    if (step !== 2) return { event: "step_view", step };
    return { event: "step_view", step, device: window.matchMedia(phone).matches ? "mobile" : "desktop" };
  });
}

/** Counts a preview shown, with its number of lines; null while there is none. */
export function usePreviewShown(lines: number | null): void {
  useCountOnce(() => (lines === null ? null : { event: "preview_shown", preview_length: lines }));
}

/** Returns a function that counts a click through to the payment page. */
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

/** Counts a view of the thank-you page. */
export function useThankYouView(): void {
  useCountOnce(() => ({ event: "thankyou_view", session_id: sessionWithheld, user_name: everyName }));
}

/** Counts a paid order once per browser, however often its page is opened; null means not paid. */
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
