import { type HouseNumber, type Planet, planets } from "@cosmic/chart/names";
import type { Overlay as Houses } from "@cosmic/chart/pair/together/visits";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { planetName } from "../../../components/drawings/sky-names.ts";
import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { PairReading } from "../engine/compute-pair.ts";
import type { PairNames } from "./pair-names.ts";

const areas: Readonly<Record<HouseNumber, () => string>> = {
  1: m.compatibility_house_1,
  2: m.compatibility_house_2,
  3: m.compatibility_house_3,
  4: m.compatibility_house_4,
  5: m.compatibility_house_5,
  6: m.compatibility_house_6,
  7: m.compatibility_house_7,
  8: m.compatibility_house_8,
  9: m.compatibility_house_9,
  10: m.compatibility_house_10,
  11: m.compatibility_house_11,
  12: m.compatibility_house_12,
};

/** Each person's planets in the other's houses, as far as birth times are known; nothing without any. */
export function HouseTables({ reading, names }: { readonly reading: PairReading; readonly names: PairNames }) {
  const { firstInSecond, secondInFirst } = reading;
  if (firstInSecond === null && secondInFirst === null) return null;
  return (
    <div className="pair-houses">
      <h3>{m.compatibility_houses()}</h3>
      <p className="lead">{m.compatibility_houses_lead()}</p>
      <div>
        {firstInSecond ? (
          <HouseTable
            caption={m.compatibility_houses_of({ planets: names.first, houses: names.second })}
            houses={firstInSecond}
          />
        ) : null}
        {secondInFirst ? (
          <HouseTable
            caption={m.compatibility_houses_of({ planets: names.second, houses: names.first })}
            houses={secondInFirst}
          />
        ) : null}
      </div>
    </div>
  );
}

/** A row: a planet in a house of the other. */
interface Visit {
  readonly planet: Planet;
  readonly house: HouseNumber;
}

interface HouseTableProps {
  readonly caption: string;
  /** A planet that may be in two houses is left out. */
  readonly houses: Houses;
}

function HouseTable({ caption, houses }: HouseTableProps) {
  const columns: readonly Column<Visit>[] = [
    {
      key: "planet",
      head: m.compatibility_body(),
      names: true,
      cell: ({ planet }) => (
        <span className="pair-standing">
          <Glyph name={planet} size={18} />
          {planetName(planet)}
        </span>
      ),
    },
    {
      key: "house",
      head: m.compatibility_house_head(),
      cell: ({ house }) => m.compatibility_house({ number: house, area: areas[house]() }),
    },
  ];
  return (
    <DataTable
      caption={caption}
      captionShown
      columns={columns}
      rows={planets.flatMap((planet) => {
        const house = houses[planet];
        return house === undefined ? [] : [{ planet, house }];
      })}
      rowKey={({ planet }) => planet}
    />
  );
}
