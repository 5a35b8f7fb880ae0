import { useEffect, useRef } from "react";
import { Button } from "../components/button.tsx";
import { PageLink } from "../components/page-link.tsx";
import { useVisitor } from "../components/visitor.ts";
import { m } from "../generated/paraglide/messages.js";
import { paths } from "../paths.ts";
import { answerConsent, reopenConsent, useConsent, useReopened } from "./consent.ts";

/** Asks whether steps may be counted. Yes and no weigh the same, and the page works on behind it. */
export function PrivacyChoice() {
  const asks = useVisitor()?.analytics === true;
  const consent = useConsent();
  const reopened = useReopened();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever asked for it is led to it; on a first visit it waits to be found.
    if (reopened) region.current?.focus();
  }, [reopened]);
  if (!asks || consent === undefined || (consent !== null && !reopened)) return null;
  return (
    <section className="privacy-ask" aria-labelledby="privacy-ask" tabIndex={-1} ref={region}>
      <h2 id="privacy-ask">{m.consent_title()}</h2>
      <p>
        {m.consent_text()} <PageLink to={paths.legal("privacy")}>{m.reading_privacy()}</PageLink>
      </p>
      {consent ? <p className="cap">{consent === "yes" ? m.consent_now_yes() : m.consent_now_no()}</p> : null}
      <div className="privacy-acts">
        <Button variant="mystical" size="small" onClick={() => answerConsent("no")}>
          {m.consent_no()}
        </Button>
        <Button variant="mystical" size="small" onClick={() => answerConsent("yes")}>
          {m.consent_yes()}
        </Button>
      </div>
    </section>
  );
}

/** Opens the question again; for the footer. Nothing where nobody is asked. */
export function PrivacyChoiceButton() {
  const asks = useVisitor()?.analytics === true;
  // Without a script nothing is counted, and there is nothing to choose.
  const awake = useConsent() !== undefined;
  if (!asks || !awake) return null;
  return (
    <button type="button" className="privacy-again" onClick={reopenConsent}>
      {m.consent_again()}
    </button>
  );
}
