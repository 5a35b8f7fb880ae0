import { paths } from "@cosmic/addresses/paths";
import { ButtonLink } from "../../components/fields/button.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { Support } from "../../features/after-payment/order-sheet/support.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { utcText } from "../../locale/format/time-of-day.ts";
import { baseLocale } from "../../locale/locale.ts";
import type { ClosedStep, CorrectedOrder } from "./correct-step.ts";

const titles: Readonly<Record<ClosedStep["standing"], () => string>> = {
  "used-up": m.correct_used_title,
  late: m.correct_late_title,
  undelivered: m.correct_undelivered_title,
  "refund-asked": m.correct_asked_title,
};

/** Shown when the buyer cannot correct the birth now: why, and whom to write to. */
export function CorrectClosed({ standing, number, lastMoment, secret }: CorrectedOrder & Omit<ClosedStep, "step">) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const words: Readonly<Record<ClosedStep["standing"], () => string>> = {
    "used-up": () => m.correct_used({ number }),
    late: () => m.correct_late({ number, moment: utcText(lastMoment, locale) }),
    undelivered: () => m.correct_undelivered({ number }),
    "refund-asked": () => m.correct_asked({ number }),
  };
  return (
    <OrderSheet title={titles[standing]()}>
      <p className="lead" role="status">
        {words[standing]()}
      </p>
      <Support className="" />
      <p>
        <ButtonLink variant="starlight" to={paths.report(secret)}>
          {m.order_refund_back()}
        </ButtonLink>
      </p>
    </OrderSheet>
  );
}
