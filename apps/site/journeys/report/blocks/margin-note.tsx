import type { Block } from "@cosmic/report/document";
import { NamedGlyph } from "../named-glyph.tsx";

export type MarginNote = Extract<Block, { kind: "margin-note" }>;

/** The facts behind a page: beside it where there is room, under its heading elsewhere. */
export function MarginNoteView({ block }: { readonly block: MarginNote }) {
  return (
    <div className="margin-note">
      <MarginNoteLines note={block} />
    </div>
  );
}

/** The note's content, which a citation shows again. */
export function MarginNoteLines({ note }: { readonly note: MarginNote }) {
  return (
    <>
      <p className="margin-note-title">
        <NamedGlyph name={note.glyph} size={20} />
        {note.title}
      </p>
      <ul>
        {note.lines.map((line) => (
          <li key={line} className="num">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
