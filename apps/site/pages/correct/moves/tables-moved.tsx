import type { Sign } from "@cosmic/chart/facts";
import type { WhatMoves } from "@cosmic/shop/corrections/what-moves";
import type { ReactNode } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { planetName, signGlyph, signName } from "../../../components/drawings/sky-names.ts";
import { m } from "../../../generated/paraglide/messages.js";

interface MovedRow {
  readonly key: string;
  readonly name: string;
  readonly glyph: Parameters<typeof Glyph>[0]["name"];
  readonly isMoved: boolean;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** A table of what stands where now, and then. What moves is marked by more than its color. */
function MovedTable({
  id,
  caption,
  rows,
}: {
  readonly id: string;
  readonly caption: string;
  readonly rows: readonly MovedRow[];
}) {
  return (
    <table className="tbl moved" aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{m.correct_now()}</th>
          <th scope="col">{m.correct_then()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, glyph, isMoved, before, after }) => (
          <tr key={key} className={isMoved ? "is-moved" : undefined}>
            <th scope="row">
              <span className="nm">
                <Glyph name={glyph} size={20} />
                {name}
              </span>
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sun, Moon, rising sign, and the other planets whose sign changes. */
export function SignsMoved({ moves: { bigThree, signs } }: { readonly moves: WhatMoves }) {
  const { sun, moon, rising } = bigThree;
  const rows: readonly MovedRow[] = [
    { key: "sun", name: planetName("sun"), glyph: "sun", ...signsOf(sun) },
    { key: "moon", name: planetName("moon"), glyph: "moon", ...signsOf(moon) },
    { key: "rising", name: m.preview_rising(), glyph: "ascendant", ...signsOf(rising) },
    ...signs.map(({ planet, ...sign }) => ({
      ...{ key: planet, name: planetName(planet), glyph: planet },
      ...signsOf(sign),
    })),
  ];
  return (
    <section aria-labelledby="correct-signs">
      <h2 id="correct-signs">{m.correct_signs()}</h2>
      <MovedTable id="correct-signs" caption={m.correct_in_chart()} rows={rows} />
      {signs.length === 0 ? <p className="small">{m.correct_signs_same()}</p> : null}
    </section>
  );
}

function signsOf({ before, after }: { readonly before: Sign | null; readonly after: Sign | null }) {
  return { isMoved: before !== after, before: signCell(before), after: signCell(after) };
}

function signCell(sign: Sign | null): ReactNode {
  if (sign === null) return m.correct_no_rising();
  return (
    <span className="moved-sign">
      <Glyph name={signGlyph(sign)} size={18} />
      {signName(sign)}
    </span>
  );
}

/** Planets that come to stand in another house. */
export function HousesMoved({ moves: { houses } }: { readonly moves: WhatMoves }) {
  const house = (number: number | null) => (number === null ? m.correct_no_house() : m.correct_house({ number }));
  const rows = houses.map(
    ({ planet, before, after }): MovedRow => ({
      ...{ key: planet, name: planetName(planet), glyph: planet, isMoved: true },
      ...{ before: house(before), after: house(after) },
    }),
  );
  return (
    <section aria-labelledby="correct-houses">
      <h2 id="correct-houses">{m.correct_houses()}</h2>
      {rows.length === 0 ? (
        <p className="small">{m.correct_houses_same()}</p>
      ) : (
        <MovedTable id="correct-houses" caption={m.correct_in_chart()} rows={rows} />
      )}
    </section>
  );
}
