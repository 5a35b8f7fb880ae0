import { m } from "../../generated/paraglide/messages.js";
import { Glyph } from "../drawings/glyph.tsx";

const notes = [
  { glyph: "lock", words: m.birth_private },
  { glyph: "mail", words: m.birth_no_spam },
  { glyph: "clock", words: m.birth_instant },
] as const;

/** The three short reassurances under a form. */
export function Assurances() {
  return (
    <ul className="assure">
      {notes.map(({ glyph, words }) => (
        <li key={glyph}>
          <Glyph name={glyph} size={18} />
          {words()}
        </li>
      ))}
    </ul>
  );
}
