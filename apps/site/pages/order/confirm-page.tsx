import { paths } from "@cosmic/addresses/paths";
import { Form, useNavigation } from "react-router";
import { Button } from "../../components/fields/button.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";

/** The state of an emailed link: a request to confirm, one just carried out, or an expired link. */
export type ConfirmState = "erase" | "export" | "erased" | "over";

/** The page behind an emailed link: opening it changes nothing, only its button does. */
export function ConfirmPage({ state, secret }: { readonly state: ConfirmState; readonly secret: string }) {
  const working = useNavigation().state !== "idle";
  switch (state) {
    case "erase":
      return (
        <OrderSheet title={m.order_confirm_erase_title()}>
          <p className="lead">{m.order_confirm_erase()}</p>
          <Form method="post" replace>
            <div className="order-acts">
              <Button type="submit" loading={working}>
                {m.order_confirm_erase_do()}
              </Button>
            </div>
          </Form>
        </OrderSheet>
      );
    case "export":
      return (
        <OrderSheet title={m.order_confirm_export_title()}>
          <p className="lead">{m.order_confirm_export()}</p>
          {/* A plain form, because the response is a file. */}
          <form method="post" action={paths.privacyFile(secret)}>
            <div className="order-acts">
              <button type="submit" className="btn cosmic">
                {m.order_confirm_export_do()}
              </button>
            </div>
          </form>
        </OrderSheet>
      );
    case "erased":
      return (
        <OrderSheet title={m.order_confirm_done_title()}>
          <p className="lead" role="status">
            {m.order_confirm_done()}
          </p>
          <p>
            <PageLink to={paths.home()}>{m.order_home()}</PageLink>
          </p>
        </OrderSheet>
      );
    case "over":
      return (
        <OrderSheet title={m.order_confirm_over_title()}>
          <p className="lead">{m.order_confirm_over()}</p>
          <p>
            <PageLink to={paths.privacyData()}>{m.order_confirm_again()}</PageLink>
          </p>
        </OrderSheet>
      );
  }
}
