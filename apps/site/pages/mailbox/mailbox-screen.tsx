import { paths } from "@cosmic/addresses/paths";
import { Link } from "react-router";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { MailTime } from "./mail-time.tsx";
import "./mailbox.css";

export interface MailLine {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
}

/** The emails a trial has sent, newest first. */
export function MailboxScreen({ lines }: { readonly lines: readonly MailLine[] }) {
  return (
    <PageFrame>
      <div className="wrap mailbox">
        <h1>{m.trial_mailbox_title()}</h1>
        <p className="lead">{m.trial_mailbox_text()}</p>
        {lines.length === 0 ? (
          <p className="note">
            <Glyph name="mail" size={20} />
            <span>{m.trial_mailbox_empty()}</span>
          </p>
        ) : (
          <ul className="mail-list">
            {lines.map((line) => (
              <li key={line.id}>
                <Link to={paths.mailboxMessage(`${line.id}`)}>
                  <span className="mail-subject">
                    {line.subject ? <bdi>{line.subject}</bdi> : m.trial_mail_no_subject()}
                  </span>
                  <span className="mail-to">{m.trial_mail_to({ address: line.to })}</span>
                  <MailTime at={line.receivedAt} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  );
}
