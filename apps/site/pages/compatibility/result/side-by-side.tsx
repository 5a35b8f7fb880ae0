import type { Sign } from "@cosmic/chart/facts";
import { type Planet, planets } from "@cosmic/chart/names";
import type { Side } from "@cosmic/chart/pair/contacts/contact";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { planetName, signGlyph, signName } from "../../../components/drawings/sky-names.ts";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { PairReading, PersonChart } from "../engine/compute-pair.ts";
import { endName, type PairNames } from "./pair-names.ts";

type Row = Planet | "ascendant" | "midheaven";
const rows: readonly Row[] = [...planets, "ascendant", "midheaven"];

/** The wheel as a table: each person's planets and two angles, with uncertain ones marked. */
export function SideBySide({ reading, names }: { readonly reading: PairReading; readonly names: PairNames }) {
  const column = (side: Side): Column<Row> => ({
    key: side,
    head: names[side],
    cell: (row) => <Standing chart={reading[side]} row={row} />,
  });
  const columns: readonly Column<Row>[] = [
    { key: "body", head: m.compatibility_body(), names: true, cell: (row) => endNameOf(row) },
    column("first"),
    column("second"),
  ];
  return (
    <div>
      <h3>{m.compatibility_side()}</h3>
      <DataTable
        caption={m.compatibility_side()}
        columns={columns}
        rows={rows}
        rowKey={(row) => row}
        className="pair-side"
      />
    </div>
  );
}

const endNameOf = (row: Row): string => (row === "ascendant" || row === "midheaven" ? endName(row) : planetName(row));

function Standing({ chart, row }: { readonly chart: PersonChart; readonly row: Row }) {
  if (row === "ascendant" || row === "midheaven") {
    const angle = chart.facts.angles?.[row];
    return angle ? (
      <InSign sign={angle.sign} degree={angle.degree} />
    ) : (
      <span className="cap">{m.compatibility_unknown()}</span>
    );
  }
  const [sign, other] = chart.signs[row];
  const { degree } = chart.facts.planets[row];
  if (sign === undefined) return null;
  if (other !== undefined) return m.compatibility_or({ first: signName(sign), second: signName(other) });
  // With unknown birth time the Moon has a sign but no degree.
  return row === "moon" && chart.moonDoubtDeg > 0 ? <InSign sign={sign} /> : <InSign sign={sign} degree={degree} />;
}

function InSign({ sign, degree }: { readonly sign: Sign; readonly degree?: number }) {
  return (
    <span className="pair-standing">
      <Glyph name={signGlyph(sign)} size={18} />
      {degree === undefined ? null : <span className="num">{degree}°</span>}
      <span>{signName(sign)}</span>
    </span>
  );
}
