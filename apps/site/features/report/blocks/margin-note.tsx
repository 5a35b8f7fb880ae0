import type { Block } from "@cosmic/report/document";
import { NamedGlyph } from "../named-glyph.tsx";

/** The facts behind a page: beside it where there is room, otherwise under its heading. */
export function MarginNoteView({ block }: { readonly block: Extract<Block, { kind: "margin-note" }> }) {
  return (
    <div className="margin-note">
      <p className="margin-note-title">
        <NamedGlyph name={block.glyph} size={20} />
        {block.title}
      </p>
      <ul>
        {block.lines.map((line) => (
          <li key={line} className="num">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
