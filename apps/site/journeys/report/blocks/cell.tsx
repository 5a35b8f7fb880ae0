import type { Cell } from "@cosmic/report/document";
import { Pips } from "../../../components/pips.tsx";
import { NamedGlyph } from "../named-glyph.tsx";

/** A value of the document: its glyph in the ink of its element, then its words; a strength as pips and number. */
export function CellText({ cell, size = 18 }: { readonly cell: Cell; readonly size?: number }) {
  if (cell.pips !== undefined) return <Pips score={cell.pips} />;
  return (
    <>
      <NamedGlyph name={cell.glyph} size={size} className={cell.element ?? ""} />
      <span className="num">
        <Words text={cell.text} />
      </span>
    </>
  );
}

/** The retrograde mark after a planet's name, as every language of the report writes it. */
const retrogradeMark = " (R)";

function Words({ text }: { readonly text: string }) {
  if (!text.endsWith(retrogradeMark)) return text;
  return (
    <>
      {text.slice(0, -retrogradeMark.length)} <span className="retrograde">(R)</span>
    </>
  );
}
