import { paths } from "@cosmic/addresses/paths";
import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { Button } from "../../components/fields/button.tsx";
import { FieldError } from "../../components/fields/field.tsx";
import { PageLink, useNearAddress } from "../../components/layout/page-link.tsx";
import { m } from "../../generated/paraglide/messages.js";
import type { NewsletterAnswer } from "./newsletter-answer.ts";
import "./newsletter.css";

/** An email field and a button. Without a script it posts to its own page; `posted` is that page's result. */
export function NewsletterForm({ posted }: { readonly posted?: NewsletterAnswer | undefined }) {
  const fetcher = useFetcher<NewsletterAnswer>();
  const near = useNearAddress();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const answer = fetcher.data ?? posted;
  const refused = answer?.asked === false ? answer : null;
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  if (answer?.asked) return <Asked />;
  return (
    <fetcher.Form method="post" action={near(paths.newsletter())} className="news-form">
      <label className="sr" htmlFor={id}>
        {m.newsletter_email()}
      </label>
      <input
        ref={field}
        id={id}
        className="control"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={refused?.typed ?? ""}
        placeholder={m.newsletter_placeholder()}
        aria-describedby={refused ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={refused ? true : undefined}
      />
      <Button type="submit" variant="mystical" loading={fetcher.state !== "idle"} loadingLabel={m.newsletter_sending()}>
        {m.newsletter_sign_up()}
      </Button>
      {refused ? <FieldError id={`${id}-error`}>{m.newsletter_problem()}</FieldError> : null}
      <p className="hint" id={`${id}-hint`}>
        {m.newsletter_consent()} <PageLink to={paths.legal("privacy")}>{m.newsletter_privacy()}</PageLink>
      </p>
    </fetcher.Form>
  );
}

/** The same message for every address, subscribed or not. */
function Asked() {
  return (
    <p className="note" role="status">
      <Glyph name="mail" size={20} />
      <span>
        <b>{m.newsletter_asked()}</b> {m.newsletter_asked_text()}
      </span>
    </p>
  );
}
