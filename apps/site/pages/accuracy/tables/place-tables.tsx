import type { AccuracyFigures, ErrorSpread, LongitudeSet, PlaceSet } from "../../../content/accuracy-figures.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Numerals } from "../numerals.ts";
import { BodyTable, type NumberColumn } from "./body-table.tsx";

/** The percentile of errors in the second column. */
export const rankedPercent = 99;

type PlaceRow = PlaceSet["bodies"][number];

/** Worst, 99 % and median of longitude and latitude. */
export function PlacesTable(props: { readonly caption: string; readonly set: PlaceSet; readonly numerals: Numerals }) {
  const { numerals } = props;
  const columns = (["longitude", "latitude"] as const).flatMap((axis) => {
    const group = axis === "longitude" ? m.accuracy_longitude() : m.accuracy_latitude();
    const column = (rank: keyof ErrorSpread, head: string): NumberColumn<PlaceRow> => ({
      key: `${axis}-${rank}`,
      group,
      head,
      text: (row) => (row[axis] ? numerals.error(row[axis][rank]) : null),
    });
    return [
      column("worst", m.accuracy_worst()),
      column("p99", numerals.percent(rankedPercent)),
      column("median", m.accuracy_median()),
    ];
  });
  return <BodyTable caption={props.caption} columns={columns} rows={props.set.bodies} />;
}

type Extremes = Pick<ErrorSpread, "worst" | "median">;

/** Worst and median of one quantity, under its name. */
function extremeColumns<Row>(
  group: { readonly key: string; readonly name: string },
  of: (row: Row) => Extremes | null | undefined,
  { error }: Numerals,
): readonly NumberColumn<Row>[] {
  const column = (rank: keyof Extremes, head: string): NumberColumn<Row> => ({
    key: `${group.key}-${rank}`,
    group: group.name,
    head,
    text: (row) => {
      const extremes = of(row);
      return extremes ? error(extremes[rank]) : null;
    },
  });
  return [column("worst", m.accuracy_worst()), column("median", m.accuracy_median())];
}

type LongitudeRow = LongitudeSet["bodies"][number];
const sameBody = (set: LongitudeSet["bodies"], row: LongitudeRow) => set.find(({ body }) => body === row.body);

export function JointsTable({ figures, numerals }: { readonly figures: AccuracyFigures; readonly numerals: Numerals }) {
  const { joints, later, laterSpan } = figures;
  const columns = [
    ...extremeColumns<LongitudeRow>({ key: "joints", name: m.accuracy_joints_group() }, (row) => row, numerals),
    ...extremeColumns<LongitudeRow>(
      { key: "later", name: `${laterSpan.first}–${laterSpan.last}` },
      (row) => sameBody(later.bodies, row),
      numerals,
    ),
  ];
  return <BodyTable caption={m.accuracy_joints_caption()} columns={columns} rows={joints.bodies} />;
}

type MotionRow = AccuracyFigures["motions"][number];

export function MotionsTable({
  motions,
  numerals,
}: {
  readonly motions: AccuracyFigures["motions"];
  readonly numerals: Numerals;
}) {
  const columns = [
    ...extremeColumns<MotionRow>({ key: "speed", name: m.accuracy_motions_speed() }, (row) => row.speed, numerals),
    ...extremeColumns<MotionRow>(
      { key: "distance", name: m.accuracy_motions_distance() },
      (row) => row.distance,
      numerals,
    ),
  ];
  return <BodyTable caption={m.accuracy_motions_caption()} columns={columns} rows={motions} />;
}

/** Our longitudes compared with other programs'. */
export function PeersTable({
  peers,
  numerals,
}: {
  readonly peers: AccuracyFigures["peers"];
  readonly numerals: Numerals;
}) {
  const columns = [
    ...extremeColumns<LongitudeRow>({ key: "ours", name: m.accuracy_peers_ours() }, (row) => row, numerals),
    ...peers.engines.flatMap(({ name, version, bodies }) =>
      extremeColumns<LongitudeRow>({ key: name, name: `${name} ${version}` }, (row) => sameBody(bodies, row), numerals),
    ),
  ];
  const caption = m.accuracy_peers_caption({ count: 1 + peers.engines.length });
  return <BodyTable caption={caption} columns={columns} rows={peers.own.bodies} />;
}
