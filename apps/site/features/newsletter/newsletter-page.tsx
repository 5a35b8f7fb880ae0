import { paths } from "@cosmic/addresses/paths";
import type { ReactNode } from "react";
import { Plate } from "../../components/drawings/plate.tsx";
import { Button } from "../../components/fields/button.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { m } from "../../generated/paraglide/messages.js";
import type { NewsletterAnswer } from "./newsletter-answer.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import "./newsletter.css";

/** The form on its own page: the target of posts without a script, and a page to link to. */
export function NewsletterPage({ answer }: { readonly answer: NewsletterAnswer | undefined }) {
  return (
    <NewsletterSheet title={m.newsletter_title()} text={m.newsletter_text()}>
      <NewsletterForm posted={answer} />
    </NewsletterSheet>
  );
}

/** The state of an emailed link: `asking` shows the button that performs the action. */
export type LinkState = "asking" | "done" | "void";

/** The confirmation page behind an emailed link: opening it confirms nothing. */
export function ConfirmNewsletterPage({ state }: { readonly state: LinkState }) {
  if (state === "void") {
    return (
      <NewsletterSheet title={m.newsletter_void()} text={m.newsletter_void_text()}>
        <NewsletterForm />
      </NewsletterSheet>
    );
  }
  if (state === "done") {
    return <NewsletterSheet title={m.newsletter_confirmed()} text={m.newsletter_confirmed_text()} />;
  }
  return (
    <NewsletterSheet title={m.newsletter_confirm_title()} text={m.newsletter_confirm_text()}>
      <PressOnce label={m.newsletter_confirm()} />
    </NewsletterSheet>
  );
}

/** The unsubscribe page; its answer is the same for a link that was used before. */
export function LeaveNewsletterPage({ state }: { readonly state: Exclude<LinkState, "void"> }) {
  if (state === "done") return <NewsletterSheet title={m.newsletter_left()} text={m.newsletter_left_text()} />;
  return (
    <NewsletterSheet title={m.newsletter_leave_title()} text={m.newsletter_leave_text()}>
      <PressOnce label={m.newsletter_leave()} />
    </NewsletterSheet>
  );
}

/** A plain form, because visitors from an email may press the button before any script has loaded. */
function PressOnce({ label }: { readonly label: string }) {
  return (
    <form method="post">
      <Button type="submit">{label}</Button>
    </form>
  );
}

interface SheetProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function NewsletterSheet({ title, text, children }: SheetProps) {
  return (
    <PageFrame header="full">
      <div className="wrap sec">
        <Plate className="news-sheet">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {children}
          <p>
            <PageLink to={paths.blog()}>{m.newsletter_back()}</PageLink>
          </p>
        </Plate>
      </div>
    </PageFrame>
  );
}
