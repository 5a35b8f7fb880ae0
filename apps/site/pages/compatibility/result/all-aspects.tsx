import { Glyph } from "../../../components/drawings/glyph.tsx";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { listText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { ShownContact, ShownContacts } from "../engine/contacts.ts";
import { aspectName, endName, orbText, type PairNames } from "./pair-names.ts";

interface AllAspectsProps {
  readonly contacts: ShownContacts;
  readonly names: PairNames;
  readonly locale: Locale;
}

/** Every aspect between the two, collapsed; those of the years of birth at the end, and not counted. */
export function AllAspects({ contacts: { counted, ofYears }, names, locale }: AllAspectsProps) {
  const columns: readonly Column<ShownContact>[] = [
    { key: "first", head: names.first, names: true, cell: ({ first }) => endName(first) },
    {
      key: "type",
      head: m.compatibility_aspect(),
      cell: ({ type }) => (
        <span className="pair-standing">
          <Glyph name={type} size={16} />
          {aspectName(type)}
        </span>
      ),
    },
    { key: "second", head: names.second, cell: ({ second }) => endName(second) },
    { key: "orb", head: m.compatibility_orb(), align: "right", cell: ({ orb }) => orbText(orb, locale) },
  ];
  return (
    <details className="pair-all">
      <summary>
        <h3>{m.compatibility_all({ count: counted.length })}</h3>
        <Glyph name="plus" size={20} />
      </summary>
      <p className="hint">{m.compatibility_orb_note()}</p>
      <DataTable
        caption={m.compatibility_all_caption({ both: listText([names.first, names.second], locale) })}
        columns={columns}
        rows={[...counted, ...ofYears]}
        rowKey={({ id }) => id}
        className="num"
      />
    </details>
  );
}
