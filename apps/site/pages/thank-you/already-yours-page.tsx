import { paths } from "@cosmic/addresses/paths";
import { Plate } from "../../components/drawings/plate.tsx";
import { ButtonLink } from "../../components/fields/button.tsx";
import { type Journey, useStepAddress } from "../../components/journey-address.ts";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useBirthReading } from "../../features/birth/session/use-birth-reading.ts";
import { againState } from "../../features/checkout/request/again.ts";
import { hasBuyer } from "../../features/checkout/request/request-checkout.ts";
import { m } from "../../generated/paraglide/messages.js";
import "../../features/after-payment/thank-you/thank-you.css";

export interface AlreadyYoursView {
  /** The journey the payment came from. */
  readonly journey: Journey;
  /** The report's address; null for anyone who has not proven to be its buyer. */
  readonly reportPath: string | null;
}

/** Shown instead of the payment page when this report was bought a short while ago: nothing is charged, and its link is
 * mailed. */
export function AlreadyYoursPage({ journey, reportPath }: AlreadyYoursView) {
  return (
    <PageFrame>
      <div className="wrap sec thank-you">
        <Plate>
          <div className="thank-you-body">
            <h1>{m.checkout_already_title()}</h1>
            <p className="lead">{reportPath ? m.checkout_already_here() : m.checkout_already_mailed()}</p>
            <p>{m.checkout_already_mail()}</p>
            <div className="thank-you-acts">
              {reportPath ? (
                <ButtonLink wide to={reportPath}>
                  {m.checkout_already_open()}
                </ButtonLink>
              ) : (
                <ButtonLink wide variant="mystical" to={paths.thankYou()}>
                  {m.flow_report_resend()}
                </ButtonLink>
              )}
            </div>
            <SecondCopy journey={journey} />
          </div>
        </Plate>
      </div>
    </PageFrame>
  );
}

/** Buying a second copy on purpose: for another address, or with one more click while this tab still knows the
 * order. */
function SecondCopy({ journey }: Pick<AlreadyYoursView, "journey">) {
  const reading = useBirthReading();
  const addressOf = useStepAddress(journey);
  const known = reading?.ok === true && hasBuyer(reading.birth);
  return (
    <section className="thank-you-resend" aria-labelledby="second-copy">
      <h2 id="second-copy">{m.checkout_already_second()}</h2>
      <p>{m.checkout_already_other()}</p>
      {known ? (
        <ButtonLink variant="mystical" wide to={addressOf("checkout")} state={againState}>
          {m.checkout_already_again()}
        </ButtonLink>
      ) : null}
    </section>
  );
}
