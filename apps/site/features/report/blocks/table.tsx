import type { Block, Cell } from "@cosmic/report/document";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { CellText } from "./cell.tsx";

type TableBlock = Extract<Block, { kind: "table" }>;
interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
}

/** A document table. On phones each row becomes an entry: its name, its first value, and the rest on a second line with
 * their headings. */
export function TableBlockView({ block }: { readonly block: TableBlock }) {
  const columns = block.columns.map(
    (column, at): Column<Row> => ({
      key: `${at}`,
      head: column.title,
      // The first column names the row, so it stays left-aligned even when it is a number.
      ...(column.align === "end" && at > 0 ? { align: "right" as const } : {}),
      names: at === 0,
      className: at === 0 ? "doc-name" : at === 1 ? "doc-first" : "doc-rest",
      cell: (row) => <TableCell cell={row.cells[at]} head={column.title} at={at} />,
    }),
  );
  // Rows have no key of their own: two may be identical, and none ever moves.
  const rows = block.rows.map((cells, at): Row => ({ key: `${at}`, cells }));
  return (
    <DataTable caption={block.caption} columns={columns} rows={rows} rowKey={(row) => row.key} className="doc-table" />
  );
}

function TableCell({
  cell,
  head,
  at,
}: {
  readonly cell: Cell | undefined;
  readonly head: string;
  readonly at: number;
}) {
  if (!cell) return null;
  if (at === 0) {
    return (
      <span className="nm">
        <CellText cell={cell} size={24} />
      </span>
    );
  }
  return (
    <span className="chip">
      {at > 1 ? (
        <span className="doc-head" aria-hidden="true">
          {head}
        </span>
      ) : null}
      <CellText cell={cell} />
    </span>
  );
}
