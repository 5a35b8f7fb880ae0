import type { Body } from "@cosmic/sky/sky";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { bodyGlyph, bodyName } from "../body-name.ts";

/** A column of numbers; null where there is none. */
export interface NumberColumn<Row> {
  readonly key: string;
  readonly group?: string;
  readonly head: string;
  readonly text: (row: Row) => string | null;
}

interface BodyTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly NumberColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table with one row per body: its glyph and name, then the columns. */
export function BodyTable<Row extends { readonly body: Body }>({ caption, columns, rows }: BodyTableProps<Row>) {
  const all: readonly Column<Row>[] = [
    { key: "body", head: m.accuracy_body(), names: true, cell: ({ body }) => <BodyCell body={body} /> },
    ...columns.map(
      ({ key, group, head, text }): Column<Row> => ({
        key,
        ...(group === undefined ? {} : { group }),
        head,
        align: "right",
        cell: (row) => <NumberOrNone text={text(row)} />,
      }),
    ),
  ];
  return (
    <DataTable
      caption={caption}
      captionShown
      className="accuracy-table"
      columns={all}
      rows={rows}
      rowKey={(row) => row.body}
    />
  );
}

function BodyCell({ body }: { readonly body: Body }) {
  const glyph = bodyGlyph(body);
  return (
    <span className="nm">
      {glyph ? <Glyph name={glyph} size={20} /> : null}
      {bodyName(body)}
    </span>
  );
}

/** A dash for sighted readers, words for screen readers. */
function NumberOrNone({ text }: { readonly text: string | null }) {
  if (text !== null) return text;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{m.accuracy_none()}</span>
    </>
  );
}
