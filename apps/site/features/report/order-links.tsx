import { paths } from "@cosmic/addresses/paths";
import { PageLink } from "../../components/layout/page-link.tsx";
import { m } from "../../generated/paraglide/messages.js";
import type { VersionLink } from "./versions/report-versions.ts";

/** Links a buyer may need about the order: refund, stored data, support. */
export function OrderLinks({
  secret,
  versions,
}: {
  readonly secret: string;
  readonly versions: readonly VersionLink[];
}) {
  return (
    <nav className="order-links" aria-labelledby="order-links-title">
      <h2 id="order-links-title">{m.report_order()}</h2>
      <ul>
        {versions.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        <li>
          <a href={paths.reportReceipt(secret)}>{m.report_order_receipt()}</a>
        </li>
        <li>
          <a href={paths.reportCorrect(secret)}>{m.correct_title()}</a>
        </li>
        <li>
          <a href={paths.reportRefund(secret)}>{m.order_refund_link()}</a>
        </li>
        <li>
          <PageLink to={paths.privacyData()}>{m.report_order_data()}</PageLink>
        </li>
        <li>
          <PageLink to={paths.contact()}>{m.report_order_help()}</PageLink>
        </li>
      </ul>
    </nav>
  );
}
