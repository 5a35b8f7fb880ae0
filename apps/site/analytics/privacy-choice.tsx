import { paths } from "@cosmic/addresses/paths";
import { use, useEffect, useRef } from "react";
import { Button } from "../components/fields/button.tsx";
import { PageLink } from "../components/layout/page-link.tsx";
import { NonceContext } from "../components/nonce.ts";
import { useVisitor } from "../components/visitor.ts";
import { m } from "../generated/paraglide/messages.js";
import { answerConsent, type Consent, consentKey, reopenConsent, useConsent, useReopened } from "./consent.ts";

const barId = "privacy-ask";

/** Runs before first paint, so that visitors who haven't answered see the question at once and nothing shifts later. It
 * also saves an answer given before React hydrates this part of the page. It listens on window because React, while a
 * boundary is still hydrating, stops clicks at the document. If the browser blocks storage, the visitor can answer
 * after hydration. */
const askEarly = `{
  const bar = document.getElementById("${barId}");
  const isAnswer = (text) => text === "yes" || text === "no";
  let kept = null;
  try { kept = localStorage.getItem("${consentKey}"); } catch { kept = null; }
  bar.hidden = isAnswer(kept);
  addEventListener("click", ({ target }) => {
    const answer = target instanceof Element && target.closest("#${barId} button")?.value;
    if (!isAnswer(answer)) return;
    try { localStorage.setItem("${consentKey}", answer); } catch { return; }
    bar.hidden = true;
    dispatchEvent(new Event("storage"));
  }, true);
}`;

/** Asks for analytics consent on a first visit: a bar between the header and the page that pushes the page down and
 * covers nothing. Yes and no have equal weight, and the page works without an answer. */
export function FirstPrivacyQuestion() {
  const nonce = use(NonceContext);
  const asks = useVisitor()?.analytics === true;
  const consent = useConsent();
  const reopened = useReopened();
  if (!asks || consent === "yes" || consent === "no" || reopened) return null;
  return (
    <>
      <section
        className="privacy-ask privacy-bar"
        id={barId}
        aria-labelledby={`${barId}-title`}
        hidden={consent === undefined}
        suppressHydrationWarning
      >
        <div className="wrap">
          <Question titleId={`${barId}-title`} />
        </div>
      </section>
      {consent === undefined ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text above, which holds nothing of anybody's.
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: askEarly }} />
      ) : null}
    </>
  );
}

/** Footer button that reopens the question in place. Renders nothing when analytics is off. */
export function PrivacyChoice() {
  const asks = useVisitor()?.analytics === true;
  const consent = useConsent();
  const reopened = useReopened();
  const region = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (reopened) region.current?.focus();
  }, [reopened]);
  // Without JavaScript nothing is counted, so there is nothing to choose.
  if (!asks || consent === undefined) return null;
  return (
    <div className="privacy-choice">
      <button type="button" className="privacy-again" aria-expanded={reopened} onClick={reopenConsent} ref={button}>
        {m.consent_again()}
      </button>
      {reopened ? (
        <section className="privacy-ask" aria-labelledby="privacy-choice" tabIndex={-1} ref={region}>
          <Question titleId="privacy-choice" known={consent} onAnswer={() => button.current?.focus()} />
        </section>
      ) : null}
    </div>
  );
}

interface QuestionProps {
  readonly titleId: string;
  /** The current answer. */
  readonly known?: Consent | null;
  readonly onAnswer?: () => void;
}

function Question({ titleId, known = null, onAnswer }: QuestionProps) {
  const answer = (consent: Consent) => {
    onAnswer?.();
    answerConsent(consent);
  };
  return (
    <>
      <div>
        <h2 id={titleId}>{m.consent_title()}</h2>
        <p>
          {m.consent_text()} <PageLink to={paths.legal("privacy")}>{m.reading_privacy()}</PageLink>
        </p>
        {known ? <p className="cap">{known === "yes" ? m.consent_now_yes() : m.consent_now_no()}</p> : null}
      </div>
      <div className="privacy-acts">
        <Button variant="mystical" size="small" value="no" onClick={() => answer("no")}>
          {m.consent_no()}
        </Button>
        <Button variant="mystical" size="small" value="yes" onClick={() => answer("yes")}>
          {m.consent_yes()}
        </Button>
      </div>
    </>
  );
}
