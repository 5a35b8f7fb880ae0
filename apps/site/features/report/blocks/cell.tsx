import type { Cell } from "@cosmic/report/document";
import { Pips } from "../../../components/drawings/pips.tsx";
import { NamedGlyph } from "../named-glyph.tsx";

/** A document value: glyph in the color of its element, then text; a strength shows as pips with a number. */
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

/** The retrograde mark after a planet's name, the same in every report language. */
const retrogradeMark = " (R)";

function Words({ text }: { readonly text: string }) {
  if (!text.endsWith(retrogradeMark)) return text;
  return (
    <>
      {text.slice(0, -retrogradeMark.length)} <span className="retrograde">(R)</span>
    </>
  );
}
