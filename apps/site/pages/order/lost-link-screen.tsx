import { paths } from "@cosmic/addresses/paths";
import { PageLink } from "../../components/layout/page-link.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { Support } from "../../features/after-payment/order-sheet/support.tsx";
import { ResendForm } from "../../features/after-payment/thank-you/resend-form.tsx";
import { m } from "../../generated/paraglide/messages.js";

/** Shown when a private page does not open: what may have happened to the link, and how to get a new one. It is the
 * same for every address, so that nobody learns whether a report ever existed. */
export function LostLinkScreen() {
  const name = useVisitor()?.siteName ?? m.frame_brand();
  return (
    <OrderSheet title={m.order_lost_title()}>
      <title>{m.frame_title({ page: m.order_lost_title(), name })}</title>
      <meta name="robots" content="noindex, nofollow" />
      <p className="lead">{m.order_lost_cut()}</p>
      <p>{m.order_lost_again()}</p>
      <ResendForm label={m.flow_report_resend()} />
      <p className="small">{m.order_lost_closed()}</p>
      <Support />
      <p>
        <PageLink to={paths.home()}>{m.frame_not_found_home()}</PageLink>
      </p>
    </OrderSheet>
  );
}
