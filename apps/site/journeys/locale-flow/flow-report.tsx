import { paths } from "@cosmic/addresses/paths";
import type { Drawing } from "@cosmic/drawings/drawing";
import { ButtonLink } from "../../components/fields/button.tsx";
import { useJourneyStart } from "../../components/journey-address.ts";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { ClosedPlate } from "../../features/after-payment/order-sheet/closed-plate.tsx";
import { m } from "../../generated/paraglide/messages.js";
import "../../features/after-payment/thank-you/celebration.css";

/** Shown when the address names no report: links to start one, and to find a purchased one. */
export function NoReportYet({ plate }: { readonly plate: Drawing }) {
  const start = useJourneyStart();
  return (
    <PageFrame>
      <section className="celebration wrap">
        <div>
          <h1>{m.flow_report_title()}</h1>
          <p className="lead">{m.flow_report_text()}</p>
          <div className="celebration-acts">
            <ButtonLink to={start}>{m.frame_get_report()}</ButtonLink>
            <ButtonLink variant="mystical" to={paths.thankYou()}>
              {m.flow_report_resend()}
            </ButtonLink>
          </div>
        </div>
        <ClosedPlate plate={plate} />
      </section>
    </PageFrame>
  );
}
