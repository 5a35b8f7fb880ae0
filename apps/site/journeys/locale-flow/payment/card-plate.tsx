import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useCheckoutClicked } from "../../../analytics/use-count.ts";
import { Button } from "../../../components/button.tsx";
import { Glyph } from "../../../components/glyph.tsx";
import { Note } from "../../../components/note.tsx";
import { Plate } from "../../../components/plate.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { LanguageNote } from "../../main/checkout/language-note.tsx";
import { PaymentFault } from "../../main/checkout/payment-fault.tsx";
import { type CheckoutPrice, PriceLines } from "../../main/checkout/price-lines.tsx";
import type { BuyersBirth } from "../../main/checkout/request-checkout.ts";
import { TrustBadges } from "../../main/checkout/trust-badges.tsx";
import { CardFields } from "./card/card-fields.tsx";
import { type CardForm, cardHome, cardSchema } from "./card/card-form.ts";
import { useCardPayment } from "./use-card-payment.ts";
import "./card-plate.css";

interface CardPlateProps {
  readonly birth: BuyersBirth;
  readonly price: CheckoutPrice;
  /** Numbers the sandbox knows. */
  readonly testCards: readonly string[];
  readonly locale: Locale;
}

/** The price and a card form that takes test cards alone: the sandbox's, for no card number reaches this server in earnest. */
export function CardPlate({ birth, price, testCards, locale }: CardPlateProps) {
  const { payment, pay } = useCardPayment(birth, locale);
  const countClick = useCheckoutClicked();
  const resolver = useMemo(
    () => zodResolver(cardSchema({ testCards, month: new Date().toISOString().slice(0, "YYYY-MM".length) })),
    [testCards],
  );
  const form = useForm<CardForm>({
    resolver,
    defaultValues: {
      ...{ cardNumber: "", expiry: "", cvc: "", zipCode: "" },
      ...{ country: cardHome(locale), currency: price.currency },
    },
  });
  const send = async ({ cardNumber }: CardForm) => {
    countClick(price, birth.email !== "");
    if (!(await pay(cardNumber))) form.setFocus("cardNumber");
  };
  const paying = payment.state === "paying";
  return (
    <Plate as="section" className="card" labelledBy="full-report">
      <h2 id="full-report">{m.flow_price_title()}</h2>
      <PriceLines price={price} locale={locale} />
      <Note>
        {m.flow_test_mode()} <code className="num demo-card">4242 4242 4242 4242</code>
      </Note>
      <LanguageNote locale={locale} />
      <form className="card-form" noValidate method="post" onSubmit={form.handleSubmit(send)} aria-busy={paying}>
        <CardFields form={form} locale={locale} />
        {payment.state === "failed" ? <PaymentFault>{payment.message}</PaymentFault> : null}
        <Button
          type="submit"
          wide
          loading={paying}
          loadingLabel={m.flow_paying()}
          glyph={<Glyph name="lock" size={20} />}
        >
          {m.flow_pay({ amount: moneyText(price.priceMinor, price.currency, locale) })}
        </Button>
        <p className="sr" role="status">
          {paying ? m.flow_paying() : ""}
        </p>
      </form>
      <TrustBadges />
    </Plate>
  );
}
