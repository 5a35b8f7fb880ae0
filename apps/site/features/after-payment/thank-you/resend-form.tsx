import { paths } from "@cosmic/addresses/paths";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../components/fields/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { m } from "../../../generated/paraglide/messages.js";

interface ResendFormProps {
  /** The button's label. */
  readonly label: string;
  readonly email?: string;
  /** The links were requested a moment ago. */
  readonly resent?: boolean;
}

/** Emails every link of an address again; the thank-you page answers. Without a script it is a plain form post. */
export function ResendForm({ label, email = "", resent = false }: ResendFormProps) {
  const sending = useNavigation().state === "submitting";
  const near = useNearAddress();
  return (
    <Form method="post" action={near(paths.thankYou())} preventScrollReset className="resend">
      <TextField
        key={email}
        label={m.thanks_email()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
      />
      <Button
        type="submit"
        variant="mystical"
        wide
        loading={sending}
        disabledReason={resent && !sending ? m.thanks_resent_wait() : undefined}
      >
        {label}
      </Button>
    </Form>
  );
}
