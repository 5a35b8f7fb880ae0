import type { FactIds } from "@cosmic/report/document";
import type { KeyboardEvent } from "react";
import { m } from "../../../generated/paraglide/messages.js";
import { type MarginNote, MarginNoteLines } from "./margin-note.tsx";

/** The diamond after a paragraph and the plate it opens: the browser's own disclosure, one open at a time. */
export function Citation({ facts, notes }: { readonly facts: FactIds; readonly notes: readonly MarginNote[] }) {
  return (
    <details className="citation" name="citation" onKeyDown={closeOnEscape}>
      <summary>
        <span className="sr">{m.report_rests_on()}</span>
      </summary>
      <div className="citation-plate">
        <p className="citation-title" aria-hidden="true">
          {m.report_rests_on()}
        </p>
        {notes.map((note) => (
          <div key={`${note.title} ${note.lines.join()}`} className="citation-note">
            <MarginNoteLines note={note} />
          </div>
        ))}
        <p className="citation-ids">
          {m.report_rests_on_ids()}{" "}
          {facts.map((fact) => (
            <code key={fact}>{fact}</code>
          ))}
        </p>
      </div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
