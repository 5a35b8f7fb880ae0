import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import { useCheckoutClicked } from "../../../analytics/use-count.ts";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Plate } from "../../../components/drawings/plate.tsx";
import { Button } from "../../../components/fields/button.tsx";
import { showFirstFault } from "../../../components/fields/show-first-fault.ts";
import { SellerNote } from "../../../components/seller/seller-note.tsx";
import { Note } from "../../../components/text/note.tsx";
import { ConsentBoxes, useConsents } from "../../../features/checkout/parts/consent-boxes.tsx";
import { LanguageNote } from "../../../features/checkout/parts/language-note.tsx";
import { PayTerms } from "../../../features/checkout/parts/pay-terms.tsx";
import { PaymentFault } from "../../../features/checkout/parts/payment-fault.tsx";
import { TrustBadges } from "../../../features/checkout/parts/trust-badges.tsx";
import { type CheckoutOffer, PriceLines } from "../../../features/checkout/prices/price-lines.tsx";
import type { BuyersBirth } from "../../../features/checkout/request/request-checkout.ts";
import { usePayment } from "../../../features/checkout/request/use-payment.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { CardFields, refusedCard } from "./card/card-fields.tsx";
import { type CardForm, cardHome, cardSchema } from "./card/card-form.ts";
import { useCardPayment } from "./use-card-payment.ts";
import "./card-plate.css";

interface CardPlateProps {
  readonly birth: BuyersBirth;
  readonly offer: CheckoutOffer;
  /** Card numbers the sandbox accepts. */
  readonly testCards: readonly string[];
  readonly locale: Locale;
}

/** The price and a card form for test cards only: it exists only in the sandbox, because no real card number reaches
 * this server. */
export function CardPlate({ birth, offer, testCards, locale }: CardPlateProps) {
  const { payment, pay } = useCardPayment(birth, locale);
  const countClick = useCheckoutClicked();
  const form = useCardForm({ testCards, offer, locale });
  const consents = useConsents(offer);
  const send = async ({ cardNumber }: CardForm) => {
    if (!consents.check()) return;
    countClick(offer, birth.email !== "");
    const fault = await pay(cardNumber, consents.sent);
    if (fault?.card) form.setError("cardNumber", { type: refusedCard, message: fault.card });
  };
  const paying = payment.state === "paying";
  const fault = payment.state === "failed" ? payment.fault : null;
  const element = useRef<HTMLFormElement>(null);
  const marked = fault !== null && (fault.card === null || form.formState.errors.cardNumber?.type === refusedCard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown, the same one again as well
  useEffect(() => {
    if (marked && element.current) showFirstFault(element.current);
  }, [payment, marked]);
  return (
    <Plate as="section" className="card" labelledBy="full-report">
      <h2 id="full-report">{m.flow_price_title()}</h2>
      <PriceLines offer={offer} locale={locale} />
      <Note>
        {m.flow_test_mode()} <code className="num demo-card">4242 4242 4242 4242</code>
      </Note>
      <LanguageNote locale={locale} />
      <form
        ref={element}
        className="card-form"
        noValidate
        method="post"
        onSubmit={form.handleSubmit(send)}
        aria-busy={paying}
      >
        {fault?.card === null ? <PaymentFault>{fault.message}</PaymentFault> : null}
        <CardFields form={form} locale={locale} />
        <ConsentBoxes consents={consents} />
        <Button
          type="submit"
          wide
          loading={paying}
          loadingLabel={m.flow_paying()}
          glyph={<Glyph name="lock" size={20} />}
        >
          {m.flow_pay({ amount: moneyText(offer.priceMinor, offer.currency, locale) })}
        </Button>
        <PayTerms text={offer.beginAtOnce} />
        <SellerNote />
        <p className="sr" role="status">
          {paying ? m.flow_paying() : ""}
        </p>
      </form>
      {offer.pix ? <PixInstead birth={birth} offer={offer} locale={locale} /> : null}
      <TrustBadges />
    </Plate>
  );
}

function useCardForm({ testCards, offer, locale }: Omit<CardPlateProps, "birth">) {
  const resolver = useMemo(
    () => zodResolver(cardSchema({ testCards, month: new Date().toISOString().slice(0, "YYYY-MM".length) })),
    [testCards],
  );
  return useForm<CardForm>({
    resolver,
    defaultValues: {
      ...{ cardNumber: "", expiry: "", cvc: "", zipCode: "" },
      ...{ country: cardHome(locale), currency: offer.currency },
    },
  });
}

/** Pix is paid on the payment service's page: the card form is beside the point. */
function PixInstead({ birth, offer, locale }: Omit<CardPlateProps, "testCards">) {
  const { payment, pay } = usePayment(birth, locale, offer);
  return (
    <div className="pix-instead">
      {payment.state === "failed" ? <PaymentFault>{payment.message}</PaymentFault> : null}
      <Button
        variant="mystical"
        wide
        loading={payment.state === "redirecting"}
        loadingLabel={m.checkout_redirecting()}
        onClick={() => void pay()}
      >
        {m.checkout_pix()}
      </Button>
    </div>
  );
}
