import { paths } from "@cosmic/addresses/paths";
import { Button } from "../../../components/fields/button.tsx";
import { PageLink } from "../../../components/layout/page-link.tsx";
import { OrderSheet } from "../../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../../generated/paraglide/messages.js";

/** The page that ends the asking: opening it changes nothing. Its answer is the same for every link. */
export function LeaveReviewsPage({ done }: { readonly done: boolean }) {
  if (done) {
    return (
      <OrderSheet title={m.review_leave_done_title()}>
        <p className="lead" role="status">
          {m.review_leave_done()}
        </p>
        <p>
          <PageLink to={paths.home()}>{m.order_home()}</PageLink>
        </p>
      </OrderSheet>
    );
  }
  return (
    <OrderSheet title={m.review_leave_title()}>
      <p className="lead">{m.review_leave_text()}</p>
      {/* A plain form, because visitors from an email may press the button before any script has loaded. */}
      <form method="post">
        <div className="order-acts">
          <Button type="submit">{m.review_leave_do()}</Button>
        </div>
      </form>
    </OrderSheet>
  );
}
