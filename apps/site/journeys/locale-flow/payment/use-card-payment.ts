import { paths } from "@cosmic/addresses/paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { markPaying } from "../../../features/birth/session/forget-journey.ts";
import { tabStore } from "../../../features/birth/session/session-store.ts";
import { attemptKey } from "../../../features/birth/session/tab-keys.ts";
import { useAgain } from "../../../features/checkout/request/again.ts";
import { attemptOf } from "../../../features/checkout/request/attempt.ts";
import { type BuyersBirth, orderOf, requestCheckout } from "../../../features/checkout/request/request-checkout.ts";
import { sentenceOf } from "../../../features/checkout/request/use-payment.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import type { CardProblem } from "./card/card-form.ts";
import { type CardAnswer, payByCard, sessionOf } from "./pay-by-card.ts";

/** Minimum delay between the button press and the answer. */
const paymentDelayMs = 2000;
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export type CardPayment =
  | { readonly state: "ready" }
  | { readonly state: "paying" }
  /** Nothing was paid. A card error appears at its field. */
  | { readonly state: "failed"; readonly fault: PaymentFault };

/** Why nothing was paid: a card error, or a message. */
export type PaymentFault =
  | { readonly card: Extract<CardProblem, "declined" | "not-a-test-card"> }
  | { readonly card: null; readonly message: string };

type Refusal = (CardAnswer & { readonly ok: false })["reason"];

const refusals: Readonly<Record<Exclude<Refusal, "declined" | "not-a-test-card">, () => string>> = {
  expired: m.flow_error_session,
  "unknown-session": m.flow_error_session,
  "already-paid": m.flow_error_returned,
  "pix-chosen": m.trial_pix_chosen,
  unreachable: m.checkout_failed,
};
/** After these the order's payment page is no longer usable, so the next press creates a new order. */
const over: readonly string[] = ["expired", "unknown-session", "already-paid"];

/** The consent boxes as they were left. */
type Given = Readonly<Record<string, boolean>>;

/** Places the order, pays it in the sandbox and goes to the report. Card data is passed through, never stored. */
export function useCardPayment(birth: BuyersBirth, locale: Locale) {
  const [payment, setPayment] = useState<CardPayment>({ state: "ready" });
  // A second press can arrive before the button renders as busy.
  const underWay = useRef(false);
  const again = useAgain();
  const navigate = useNavigate();
  const near = useNearAddress();
  const settle = async (cardNumber: string, consents: Given): Promise<PaymentFault | null> => {
    const order = { ...orderOf(birth, { locale, journey: "locale", again, consents }), attempt: attemptOf(tabStore) };
    markPaying(tabStore);
    const [answer] = await Promise.all([requestCheckout(order, fetch), wait(paymentDelayMs)]);
    if (!answer.ok) return { card: null, message: sentenceOf(answer) };
    const session = sessionOf(answer.url);
    if (session === null) {
      // Already bought: the shop returned the address of the page that says so.
      window.location.assign(answer.url);
      return null;
    }
    const paid = await payByCard({ session, cardNumber }, fetch);
    if (!paid.ok) {
      if (over.includes(paid.reason)) tabStore.remove(attemptKey);
      return faultOf(paid.reason);
    }
    await navigate(near(paths.flowReport(session)), { replace: true });
    return null;
  };
  const pay = async (cardNumber: string, consents: Given): Promise<PaymentFault | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setPayment({ state: "paying" });
    const fault = await settle(cardNumber, consents);
    underWay.current = false;
    if (fault !== null) setPayment({ state: "failed", fault });
    return fault;
  };
  return { payment, pay };
}

function faultOf(reason: Refusal): PaymentFault {
  return reason === "declined" || reason === "not-a-test-card"
    ? { card: reason }
    : { card: null, message: refusals[reason]() };
}
