import type { Block } from "@cosmic/report/document";
import { CellText } from "./cell.tsx";

/** Label and value, one a row. Its caption is the heading above it. */
export function FactsList({ rows }: Pick<Extract<Block, { kind: "facts" }>, "rows">) {
  return (
    <dl className="facts">
      {rows.map((row) => (
        <div key={`${row.label} ${row.value.text}`}>
          <dt>{row.label}</dt>
          <dd>
            <CellText cell={row.value} size={19} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
