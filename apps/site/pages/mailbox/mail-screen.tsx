import { paths } from "@cosmic/addresses/paths";
import { Link } from "react-router";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale, languageTag } from "../../locale/locale.ts";
import { MailTime } from "./mail-time.tsx";
import type { MailLine } from "./mailbox-screen.tsx";
import "./mailbox.css";

export interface Mail extends MailLine {
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}
interface MailAttachment {
  readonly n: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** One email: headers, HTML, plain text, attachments. */
export function MailScreen({ mail }: { readonly mail: Mail }) {
  return (
    <PageFrame>
      <article className="wrap mailbox">
        <p>
          <Link className="mail-back" to={paths.mailbox()}>
            {m.trial_mailbox_title()}
          </Link>
        </p>
        <h1>{mail.subject || m.trial_mail_no_subject()}</h1>
        <Headers mail={mail} />
        {mail.attachments.length > 0 ? <Attachments mail={mail} /> : null}
        {mail.html ? (
          <section aria-labelledby="mail-page">
            <h2 id="mail-page">{m.trial_mail_page()}</h2>
            {/* Sandboxed: no scripts run in it, and it cannot reach this page; its links open in a new tab. */}
            <iframe
              className="mail-frame"
              title={m.trial_mail_page()}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={`<base target="_blank">${mail.html}`}
            />
          </section>
        ) : null}
        <section aria-labelledby="mail-text">
          <h2 id="mail-text">{m.trial_mail_text()}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard (WCAG 2.1.1). */}
          <pre className="mail-text" tabIndex={0}>
            {mail.text}
          </pre>
        </section>
      </article>
    </PageFrame>
  );
}

function Headers({ mail }: { readonly mail: Mail }) {
  return (
    <dl className="sum mail-headers">
      <div>
        <dt>{m.trial_mail_from_label()}</dt>
        <dd>{mail.from}</dd>
      </div>
      <div>
        <dt>{m.trial_mail_to_label()}</dt>
        <dd>{mail.to}</dd>
      </div>
      <div>
        <dt>{m.trial_mail_time_label()}</dt>
        <dd>
          <MailTime at={mail.receivedAt} />
        </dd>
      </div>
      <div>
        <dt>{m.trial_mail_id_label()}</dt>
        <dd>{mail.messageId}</dd>
      </div>
    </dl>
  );
}

function Attachments({ mail }: { readonly mail: Mail }) {
  const kilobytes = new Intl.NumberFormat(languageTag(useVisitor()?.locale ?? baseLocale), {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 0,
  });
  return (
    <section aria-labelledby="mail-attachments">
      <h2 id="mail-attachments">{m.trial_mail_attachments()}</h2>
      <ul className="mail-attachments">
        {mail.attachments.map((file) => (
          <li key={file.n}>
            <a href={paths.mailboxAttachment(`${mail.id}`, file.n)} download={file.fileName}>
              <Glyph name="download" size={20} />
              {file.fileName}
            </a>
            <span className="num">{kilobytes.format(file.bytes / 1000)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
