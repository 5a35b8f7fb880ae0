import { Glyph } from "../../../components/drawings/glyph.tsx";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { listText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { Contact } from "../engine/contacts.ts";
import { aspectName, endName, orbText, type PairNames } from "./pair-names.ts";

interface AllAnglesProps {
  readonly contacts: readonly Contact[];
  readonly names: PairNames;
  readonly locale: Locale;
}

/** Every aspect between the two, collapsed. */
export function AllAspects({ contacts, names, locale }: AllAnglesProps) {
  const columns: readonly Column<Contact>[] = [
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
        <h3>{m.compatibility_all({ count: contacts.length })}</h3>
        <Glyph name="plus" size={20} />
      </summary>
      <p className="hint">{m.compatibility_orb_note()}</p>
      <DataTable
        caption={m.compatibility_all_caption({ both: listText([names.first, names.second], locale) })}
        columns={columns}
        rows={contacts}
        rowKey={({ first, type, second }) => `${first} ${type} ${second}`}
        className="num"
      />
    </details>
  );
}
