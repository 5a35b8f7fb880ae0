import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../components/fields/button.tsx";
import { TextField } from "../../components/fields/text-field.tsx";
import { OrderSheet } from "../../features/after-payment/order-sheet/order-sheet.tsx";
import { m } from "../../generated/paraglide/messages.js";

/** The result of a request: accepted, or an invalid address. */
export type DataAsked = { readonly ok: true } | { readonly ok: false; readonly typed: string };

/** The page for requesting a copy or erasure of one's data. Its answer is the same for every address. */
export function DataPage({ asked }: { readonly asked: DataAsked | null }) {
  if (asked?.ok) {
    return (
      <OrderSheet title={m.order_data_sent_title()}>
        <p className="lead" role="status">
          {m.order_data_sent()}
        </p>
      </OrderSheet>
    );
  }
  return (
    <OrderSheet title={m.order_data_title()}>
      <p className="lead">{m.order_data_lead()}</p>
      <DataForm refused={asked} />
    </OrderSheet>
  );
}

/** Two submit buttons; the Enter key triggers the first, harmless one. */
function DataForm({ refused }: { readonly refused: { readonly typed: string } | null }) {
  const sending = useNavigation();
  const kind = sending.formData?.get("kind");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);
  return (
    <Form method="post" ref={form} noValidate={refused !== null}>
      <TextField
        label={m.order_data_email()}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={refused?.typed ?? ""}
        error={refused ? m.order_data_problem() : undefined}
      />
      <div className="order-choices">
        <div>
          <Button type="submit" name="kind" value="export" variant="mystical" wide loading={kind === "export"}>
            {m.order_data_export()}
          </Button>
          <p className="small">{m.order_data_export_text()}</p>
        </div>
        <div>
          <Button type="submit" name="kind" value="erase" variant="mystical" wide loading={kind === "erase"}>
            {m.order_data_erase()}
          </Button>
          <p className="small">{m.order_data_erase_text()}</p>
        </div>
      </div>
    </Form>
  );
}
