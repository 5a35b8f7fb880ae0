import type { Block } from "@cosmic/report/document";
import type { CSSProperties } from "react";
import { NamedGlyph } from "../named-glyph.tsx";

type Shares = Extract<Block, { kind: "shares" }>;

/** Parts of a whole, each a bar with glyph, name and number. */
export function SharesView({ block }: { readonly block: Shares }) {
  return (
    <div className="shares">
      <h3>{block.caption}</h3>
      <ul>
        {block.rows.map((row) => (
          <li key={row.label} className={row.element}>
            <NamedGlyph name={row.glyph} size={18} />
            <span>{row.label}</span>
            {/* CSSProperties has no custom properties. */}
            <span className="track" style={{ "--v": `${row.percent}%` } as CSSProperties} aria-hidden="true" />
            <span className="num">{row.percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
