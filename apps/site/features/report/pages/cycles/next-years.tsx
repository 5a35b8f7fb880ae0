import type { CrossingEntry } from "@cosmic/report/chart-entries";
import { crossingsAhead, crossingsNow } from "@cosmic/report/crossings-ahead";
import { Link } from "react-router";
import { type Column, DataTable } from "../../../../components/text/data-table.tsx";
import { CellText } from "../../blocks/cell.tsx";
import { useChart } from "../../chart-context.ts";
import { useSectionAddress } from "../../tabs/section-address.ts";
import { SaveDates } from "./save-dates.tsx";

/** The progressed Moon's position on a day, and the events of the next fifteen years, each with what it asks. Nothing
 * after the ninety years the report covers. */
export function NextYears({ today }: { readonly today: string }) {
  const { crossings, labels } = useChart();
  const ahead = crossingsAhead(crossings, today);
  if (ahead.length === 0) return null;
  return (
    <div className="next-years">
      <Here crossings={crossingsNow(crossings, today)} />
      <h3>{labels.nextYears}</h3>
      <Crossings rows={ahead} />
      <SaveDates />
    </div>
  );
}

/** The progressed Moon's current sign and phase, and since when. */
function Here({ crossings }: { readonly crossings: readonly CrossingEntry[] }) {
  const { labels } = useChart();
  if (crossings.length === 0) return null;
  return (
    <div className="life-here">
      <p>{labels.here}</p>
      <ul>
        {crossings.map(({ kind, since = "", glyph }) => (
          <li key={kind}>
            <CellText cell={{ text: since, glyph }} size={22} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Crossings({ rows }: { readonly rows: readonly CrossingEntry[] }) {
  const { labels } = useChart();
  const address = useSectionAddress();
  const columns: readonly Column<CrossingEntry>[] = [
    {
      ...{ key: "name", head: labels.crossing, names: true, className: "doc-name" },
      cell: ({ name, glyph, section }) => (
        <Link className="nm" to={address(section)}>
          <CellText cell={{ text: name, glyph }} size={22} />
        </Link>
      ),
    },
    {
      ...{ key: "age", head: labels.age, className: "doc-first" },
      cell: ({ age }) => <span className="num">{age}</span>,
    },
    {
      ...{ key: "exact", head: labels.exact, className: "doc-rest crossing-dates" },
      cell: ({ dates }) =>
        dates.map(({ date, text, retrograde }) => (
          <span className="num" key={date}>
            {text}
            {retrograde ? <span className="retrograde"> (R)</span> : null}
          </span>
        )),
    },
    { ...{ key: "asks", head: labels.asks, className: "doc-rest crossing-asks" }, cell: ({ asks }) => asks },
  ];
  return (
    <DataTable
      caption={labels.nextYears}
      columns={columns}
      rows={rows}
      rowKey={({ name, dates }) => `${name} ${dates[0].date}`}
      className="doc-table"
    />
  );
}
