import { type Planet, planets } from "@cosmic/chart/names";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { planetName } from "../../../components/drawings/sky-names.ts";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { PairReading } from "../engine/compute-pair.ts";
import type { PairNames } from "./pair-names.ts";

const areas: readonly (() => string)[] = [
  m.compatibility_house_1,
  m.compatibility_house_2,
  m.compatibility_house_3,
  m.compatibility_house_4,
  m.compatibility_house_5,
  m.compatibility_house_6,
  m.compatibility_house_7,
  m.compatibility_house_8,
  m.compatibility_house_9,
  m.compatibility_house_10,
  m.compatibility_house_11,
  m.compatibility_house_12,
];

/** Each person's planets in the other's houses, as far as birth times are known; nothing without any. */
export function HouseTables({ reading, names }: { readonly reading: PairReading; readonly names: PairNames }) {
  const { firstInSecond, secondInFirst } = reading.pair;
  if (firstInSecond === null && secondInFirst === null) return null;
  return (
    <div className="pair-houses">
      <h3>{m.compatibility_houses()}</h3>
      <p className="lead">{m.compatibility_houses_lead()}</p>
      <div>
        {firstInSecond ? (
          <Overlay
            caption={m.compatibility_houses_of({ planets: names.first, houses: names.second })}
            houses={firstInSecond}
            moonKnown={reading.first.moonDoubtDeg === 0}
          />
        ) : null}
        {secondInFirst ? (
          <Overlay
            caption={m.compatibility_houses_of({ planets: names.second, houses: names.first })}
            houses={secondInFirst}
            moonKnown={reading.second.moonDoubtDeg === 0}
          />
        ) : null}
      </div>
    </div>
  );
}

interface OverlayProps {
  readonly caption: string;
  readonly houses: Readonly<Record<Planet, number>>;
  /** A Moon with unknown birth time may be in two houses, so it is left out. */
  readonly moonKnown: boolean;
}

function Overlay({ caption, houses, moonKnown }: OverlayProps) {
  const columns: readonly Column<Planet>[] = [
    {
      key: "planet",
      head: m.compatibility_body(),
      names: true,
      cell: (planet) => (
        <span className="pair-standing">
          <Glyph name={planet} size={18} />
          {planetName(planet)}
        </span>
      ),
    },
    {
      key: "house",
      head: m.compatibility_house_head(),
      cell: (planet) => m.compatibility_house({ number: houses[planet], area: areas[houses[planet] - 1]?.() ?? "" }),
    },
  ];
  return (
    <DataTable
      caption={caption}
      captionShown
      columns={columns}
      rows={planets.filter((planet) => planet !== "moon" || moonKnown)}
      rowKey={(planet) => planet}
    />
  );
}
