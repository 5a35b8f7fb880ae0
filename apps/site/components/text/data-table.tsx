import type { ReactNode } from "react";
import { columnGroups } from "./column-groups.ts";

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** Adjacent columns of the same group share a header above their own. */
  readonly group?: string;
  /** For numbers. */
  readonly align?: "right";
  /** Makes this column's cells row headers. */
  readonly names?: boolean;
  /** Hook for the phone layout. */
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly caption: string;
  /** Shows the caption above the table; otherwise it is screen-reader only. */
  readonly captionShown?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly className?: string;
}

const cellClass = <Row,>(column: Column<Row>) =>
  [column.align === "right" ? "r" : "", column.className ?? ""].filter(Boolean).join(" ") || undefined;

/** A ruled table that scrolls horizontally in its own keyboard-focusable region. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, className = "" } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard (WCAG 2.1.1).
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table className={`tbl ${className}`.trim()}>
        <caption className={captionShown ? "figcap" : "sr"}>{captionShown ? <span>{caption}</span> : caption}</caption>
        <Heads columns={columns} />
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

function Heads<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const groups = columnGroups(columns);
  const grouped = groups.some(({ name }) => name !== undefined);
  const own = (column: Column<Row>, rowSpan?: number) => (
    <th key={column.key} scope="col" className={cellClass(column)} rowSpan={rowSpan}>
      {column.head}
    </th>
  );
  if (!grouped) {
    return (
      <thead>
        <tr>{columns.map((column) => own(column))}</tr>
      </thead>
    );
  }
  return (
    <>
      {groups.map(({ name, columns: [first, ...others] }) => (
        <colgroup key={name ?? first.key} span={1 + others.length} />
      ))}
      <thead>
        <tr>
          {groups.map(({ name, columns: [first, ...others] }) =>
            name === undefined ? (
              own(first, 2)
            ) : (
              <th key={name} scope="colgroup" colSpan={1 + others.length} className="tbl-group">
                {name}
              </th>
            ),
          )}
        </tr>
        <tr>{columns.filter(({ group }) => group !== undefined).map((column) => own(column))}</tr>
      </thead>
    </>
  );
}
