import { useEffect, useRef, useState } from "react";
import { type ShownPrice, useCheckoutClicked } from "../../../analytics/use-count.ts";
import { useJourney } from "../../../components/journey-address.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { markPaying } from "../../birth/session/forget-journey.ts";
import { tabStore } from "../../birth/session/session-store.ts";
import { useAgain } from "./again.ts";
import { attemptOf } from "./attempt.ts";
import { type BuyersBirth, type CheckoutAnswer, orderOf, requestCheckout } from "./request-checkout.ts";

export type Payment =
  | { readonly state: "ready" }
  | { readonly state: "redirecting" }
  | { readonly state: "failed"; readonly message: string };

/** The error shown to the visitor: our own text for known codes, the server's for the rest. */
export function sentenceOf(answer: CheckoutAnswer & { readonly ok: false }): string {
  if (answer.code === "invalid") return m.checkout_invalid();
  if (answer.code === "too-many") return m.checkout_too_many();
  if (answer.code === null || answer.code === "payment-unavailable") return m.checkout_failed();
  return answer.message ?? m.checkout_failed();
}

/** Opens the hosted payment page in this window; on failure the button returns with an error message. */
export function usePayment(birth: BuyersBirth, locale: Locale, price: ShownPrice) {
  const journey = useJourney();
  const again = useAgain();
  const countClick = useCheckoutClicked();
  const [payment, setPayment] = useState<Payment>({ state: "ready" });
  // A second click can arrive before the button renders as disabled.
  const underWay = useRef(false);
  const pay = async (consents: Readonly<Record<string, boolean>> = {}) => {
    if (underWay.current) return;
    underWay.current = true;
    setPayment({ state: "redirecting" });
    countClick(price, birth.email !== "");
    const order = orderOf(birth, { locale, journey, again, consents });
    markPaying(tabStore);
    const answer = await requestCheckout({ ...order, attempt: attemptOf(tabStore) }, fetch);
    if (answer.ok) return window.location.assign(answer.url);
    underWay.current = false;
    setPayment({ state: "failed", message: sentenceOf(answer) });
  };
  useEffect(() => {
    // Returning with the back button may restore this page from the back/forward cache: re-enable the button.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setPayment({ state: "ready" });
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  return { payment, pay };
}
