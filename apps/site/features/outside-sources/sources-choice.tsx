import { useEffect, useId, useState } from "react";
import { Checkbox } from "../../components/fields/checkbox.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { tabStore } from "../birth/session/session-store.ts";
import { agreementText, keepAgreed, readAgreed } from "./agreement.ts";
import { sourceGets, sourceNames } from "./source-words.ts";

/** Asks for consent to query outside services, each named with the data it would receive; unchecked by default. Renders
 * nothing if the operator has configured none. */
export function SourcesChoice() {
  const offered = useVisitor()?.outsideSources ?? [];
  const list = useId();
  const [agreed, setAgreed] = useState(false);
  useEffect(() => {
    const kept = readAgreed(tabStore);
    // Consent does not extend to a service added later.
    setAgreed(offered.length > 0 && offered.every(({ agreement }) => kept.includes(agreement)));
  }, [offered]);
  if (offered.length === 0) return null;
  const choose = (chosen: boolean) => {
    setAgreed(chosen);
    keepAgreed(tabStore, offered, chosen);
  };
  return (
    <fieldset className="grp sources-choice">
      <legend>{m.sources_choice_title()}</legend>
      <Checkbox
        label={m.sources_choice()}
        name="agreedSources"
        value={agreementText(offered)}
        checked={agreed}
        onChange={(event) => choose(event.target.checked)}
        aria-describedby={list}
      />
      <div id={list}>
        <p className="hint">{m.sources_choice_hint()}</p>
        <ul className="hint">
          {offered.map(({ name, host, agreement }) => (
            <li key={agreement}>
              <b>{sourceNames[name]()}</b> <span className="host">{host}</span>: {sourceGets[name]()}
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
