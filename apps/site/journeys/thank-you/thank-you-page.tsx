import { useEffect, useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { usePaymentSucceeded, useStepView, useThankYouView } from "../../analytics/use-count.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { framePaths } from "../../components/frame-paths.ts";
import { Glyph } from "../../components/glyph.tsx";
import { PageFrame } from "../../components/page-frame.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Plate } from "../../components/plate.tsx";
import { TextField } from "../../components/text-field.tsx";
import { toast } from "../../components/toast.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { clockText } from "../../locale/format.ts";
import { baseLocale } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { readBirthSession } from "../main/birth-session.ts";
import { useSessionText } from "../main/session/session-store.ts";
import { birthSessionKey } from "../main/session/tab-keys.ts";
import { askToLookAgain } from "./look-again.ts";
import type { ThankYouView } from "./thank-you-view.server.ts";
import "./thank-you.css";

interface ThankYouProps {
  readonly view: ThankYouView;
  /** When the links were asked for again, milliseconds since 1970; null: not yet. */
  readonly resentAt: number | null;
}

/** The page after the payment: it says only what is known. */
export function ThankYouPage({ view, resentAt }: ThankYouProps) {
  const buyer = useBuyer(view);
  useStepView(4);
  useThankYouView();
  usePaymentSucceeded(view.sale);
  const firstName = buyer.name.trim().split(/\s+/)[0] ?? "";
  return (
    <PageFrame>
      <div className="wrap sec thank-you">
        <Plate>
          <div className="thank-you-body">
            <State view={view} resent={resentAt !== null} />
            <h1>{title(resentAt !== null, firstName)}</h1>
            <p className="lead">{message(view, resentAt !== null)}</p>
            {resentAt === null ? <StillThere view={view} /> : <SentAt resentAt={resentAt} />}
            <div className="thank-you-acts">
              <ViewOnline view={view} />
              <Resend email={buyer.email} resent={resentAt !== null} />
            </div>
            <PageLink to={paths.compatibility()} className="thank-you-pair">
              {m.thanks_pair()}
            </PageLink>
            <Support />
          </div>
        </Plate>
      </div>
    </PageFrame>
  );
}

/** Who bought: as the order has it, else as this tab remembers; then the server is asked to look at the order again. */
function useBuyer(view: ThankYouView): { readonly name: string; readonly email: string } {
  const stored = useSessionText(birthSessionKey);
  const kept = useMemo(() => {
    const reading = readBirthSession(stored ?? null);
    return reading.ok ? reading.birth : reading.kept;
  }, [stored]);
  const { payment } = view;
  useEffect(() => {
    if (payment !== "unknown" && kept.email) askToLookAgain({ email: kept.email, birthData: kept });
  }, [payment, kept]);
  return { name: view.name || (kept.fullName ?? ""), email: view.email || (kept.email ?? "") };
}

function State({ view, resent }: { readonly view: ThankYouView; readonly resent: boolean }) {
  if (resent || view.payment !== "confirmed") return null;
  return (
    <p className="confirmed">
      <Glyph name="check" size={20} />
      {m.success_confirmed()}
    </p>
  );
}

function title(resent: boolean, name: string): string {
  if (resent) return m.thanks_resent_title();
  return name === "" ? m.thanks_title() : m.thanks_title_named({ name });
}

function message({ payment, email }: ThankYouView, resent: boolean): string {
  if (resent) return m.thanks_resent();
  if (payment === "unknown") return m.thanks_unconfirmed();
  return email === "" ? m.thanks_confirmed() : m.thanks_confirmed_to({ email });
}

function StillThere({ view }: { readonly view: ThankYouView }) {
  if (view.payment === "confirmed") return null;
  return (
    <p className="note">
      <Glyph name="info" size={20} />
      <span>{m.success_unconfirmed_return()}</span>
    </p>
  );
}

function SentAt({ resentAt }: { readonly resentAt: number }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <p className="note" role="status">
      <Glyph name="check" size={20} />
      <span suppressHydrationWarning>{m.thanks_resent_at({ time: clockText(resentAt, locale) })}</span>
    </p>
  );
}

function ViewOnline({ view }: { readonly view: ThankYouView }) {
  if (view.reportPath !== null) {
    return (
      <ButtonLink wide to={view.reportPath}>
        {m.thanks_view()}
      </ButtonLink>
    );
  }
  return (
    <Button wide onClick={() => toast.success({ title: m.thanks_not_ready(), glyph: "clock" })}>
      {m.thanks_view()}
    </Button>
  );
}

/** Without a script the form is posted as it stands. */
function Resend({ email, resent }: { readonly email: string; readonly resent: boolean }) {
  const sending = useNavigation().state === "submitting";
  return (
    <Form method="post" action={paths.thankYou()} preventScrollReset className="thank-you-resend">
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
        {m.thanks_resend()}
      </Button>
    </Form>
  );
}

function Support() {
  const email = useVisitor()?.supportEmail;
  if (!email) return null;
  return (
    <p className="cap">
      {m.success_support()} <a href={framePaths.mail(email)}>{email}</a>
    </p>
  );
}
