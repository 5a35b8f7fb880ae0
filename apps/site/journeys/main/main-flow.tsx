import type { Step } from "@cosmic/addresses/paths";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { BirthStep } from "../../features/birth/form/birth-step.tsx";
import { CheckoutStep } from "../../features/checkout/parts/checkout-step.tsx";
import { PaymentPlate } from "../../features/checkout/parts/payment-plate.tsx";
import type { CheckoutOffer } from "../../features/checkout/prices/price-lines.tsx";
import type { PlainFormTrouble } from "../../features/checkout/without-script/plain-form-errors.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale } from "../../locale/locale.ts";
import { PreviewStep } from "./preview/preview-step.tsx";

interface MainFlowProps {
  readonly step: Step;
  readonly offer: CheckoutOffer;
  /** True while payments run in the sandbox. */
  readonly sandbox: boolean;
  /** Set when a browser without scripts posted a plain form that was rejected. */
  readonly trouble: PlainFormTrouble | null;
}

/** The one-page journey that follows the landing page: birth form, preview, checkout. */
export function MainFlow({ step, offer, sandbox, trouble }: MainFlowProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <PageFrame claims={step === "preview"}>
      {step === "birth" ? <BirthStep locale={locale} trouble={trouble} offer={offer} journey="main" /> : null}
      {step === "preview" ? <PreviewStep locale={locale} offer={offer} /> : null}
      {step === "checkout" ? (
        <CheckoutStep title={m.checkout_title()} locale={locale}>
          {(birth) => <PaymentPlate birth={birth} offer={offer} sandbox={sandbox} locale={locale} />}
        </CheckoutStep>
      ) : null}
    </PageFrame>
  );
}
