import { paths } from "@cosmic/addresses/paths";
import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Button, ButtonLink } from "../../../components/fields/button.tsx";
import { toast } from "../../../components/toasts/toast.tsx";
import type { ThankYouView } from "../../../features/after-payment/thank-you/thank-you-view.server.ts";
import { successPdfName } from "../../../features/report/menu/pdf-file-name.ts";
import { usePdfDownload } from "../../../features/report/menu/use-pdf-download.ts";
import { m } from "../../../generated/paraglide/messages.js";

const star = <Glyph name="star-4" size={18} />;

interface ThanksActsProps {
  readonly view: ThankYouView;
  readonly name: string;
  readonly email: string;
}

/** The three ways to the report: online, as a PDF, by email. */
export function ThanksActs({ view, name, email }: ThanksActsProps) {
  return (
    <ul className="funnel-ways">
      <Way glyph="book" title={m.funnel_view()} text={m.funnel_view_text()}>
        <OpenReport path={view.reportPath} />
      </Way>
      <Way glyph="download" title={m.funnel_pdf()} text={m.funnel_pdf_text()}>
        {view.pdfPath === null ? (
          <NotYet label={m.funnel_save()} sentence={m.success_please_wait()} />
        ) : (
          <SavePdf href={view.pdfPath} name={name} />
        )}
      </Way>
      <Way glyph="mail" title={m.funnel_mail()} text={mailText(view, email)}>
        <Resend email={email} />
      </Way>
    </ul>
  );
}

function mailText({ reportPath }: ThankYouView, email: string): string {
  if (email === "") return m.funnel_mail_text();
  return reportPath === null ? m.funnel_mail_soon({ email }) : m.funnel_mail_sent({ email });
}

interface WayProps {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ glyph, title, text, children }: WayProps) {
  return (
    <li>
      <Glyph name={glyph} size={24} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}

function OpenReport({ path }: { readonly path: string | null }) {
  if (path === null) return <NotYet label={m.funnel_open()} sentence={m.thanks_not_ready()} />;
  return (
    <ButtonLink variant="starlight" glyph={star} to={path}>
      {m.funnel_open()}
    </ButtonLink>
  );
}

/** A button that, when pressed, says the report is still being prepared. */
function NotYet({ label, sentence }: { readonly label: string; readonly sentence: string }) {
  return (
    <Button variant="starlight" glyph={star} onClick={() => toast.success({ title: sentence, glyph: "clock" })}>
      {label}
    </Button>
  );
}

function SavePdf({ href, name }: { readonly href: string; readonly name: string }) {
  const { working, link } = usePdfDownload({ href, fileName: successPdfName(name), page: "success" });
  return (
    <a {...link} className="btn starlight" aria-busy={working || undefined}>
      {working ? <span className="spin" aria-hidden="true" /> : star}
      <span>{m.funnel_save()}</span>
    </a>
  );
}

/** Asks for the links again in place; without a script the thank-you page answers the form post. */
function Resend({ email }: { readonly email: string }) {
  const fetcher = useFetcher<{ readonly resentAt: number }>();
  const sentAt = fetcher.data?.resentAt;
  useEffect(() => {
    if (sentAt !== undefined) toast.success({ title: m.thanks_resent_title(), description: m.thanks_resent() });
  }, [sentAt]);
  if (email === "") return null;
  return (
    <fetcher.Form method="post" action={paths.thankYou()}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="starlight" glyph={star}>
        {m.funnel_resend()}
      </Button>
    </fetcher.Form>
  );
}
