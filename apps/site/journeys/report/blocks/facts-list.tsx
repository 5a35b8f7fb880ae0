import type { Block } from "@cosmic/report/document";
import { CellText } from "./cell.tsx";

/** Longer values are sentences, letters: the longest name of a source takes 40. */
const sentenceLetters = 48;

/** Label and value, one a row; sentences begin under one another. Its caption is the heading above it. */
export function FactsList({ rows }: Pick<Extract<Block, { kind: "facts" }>, "rows">) {
  const told = rows.some(({ value }) => value.text.length > sentenceLetters);
  return (
    <dl className={told ? "facts told" : "facts"}>
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
