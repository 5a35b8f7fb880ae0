import type { Block } from "@cosmic/report/document";
import { CellText } from "./cell.tsx";

/** Values longer than this many characters count as sentences; the longest source name has 40. */
const sentenceLetters = 48;

/** Label and value pairs, one per row; sentences are aligned with one another. The heading above serves as caption. */
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
