import type { ReactNode } from "react";

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** Numbers stand at the right. */
  readonly align?: "right";
  /** The cell that names its row. */
  readonly names?: boolean;
  /** A hook for the form the table takes on phones. */
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly className?: string;
}

/** A ruled table. It scrolls sideways inside itself, and can be reached by keyboard to do so. */
export function DataTable<Row>({ caption, columns, rows, rowKey, className = "" }: DataTableProps<Row>) {
  const cellClass = (column: Column<Row>) =>
    [column.align === "right" ? "r" : "", column.className ?? ""].filter(Boolean).join(" ") || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard (WCAG 2.1.1).
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table className={`tbl ${className}`.trim()}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.names ? (
                  <th key={column.key} scope="row" className={cellClass(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
