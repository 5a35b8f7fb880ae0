import type { AccuracyFigures } from "../../content/accuracy-figures.ts";
import { m } from "../../generated/paraglide/messages.js";
import type { Numerals } from "./numerals.ts";

const arcsecondsPerDegree = 3600;
const arcsecondsPerMinute = 60;
const secondsPerMinute = 60;

interface OpeningProps {
  readonly figures: AccuracyFigures;
  readonly numerals: Numerals;
}

/** The promise in plain words, and the three numbers that back it. */
export function Opening({ figures, numerals }: OpeningProps) {
  const { promised, span, second } = figures;
  const { count, roundArcseconds } = numerals;
  return (
    <>
      <header className="accuracy-head">
        <h1>{m.accuracy_title()}</h1>
        <p className="lead">{m.accuracy_lead()}</p>
        <div className="read">
          <p>
            {m.accuracy_promise({
              first: span.first,
              last: span.last,
              direct: roundArcseconds(promised.direct),
              derived: roundArcseconds(promised.derived),
            })}
          </p>
          <p>
            {m.accuracy_scale({
              perDegree: count(arcsecondsPerDegree),
              perMinute: count(arcsecondsPerMinute),
              times: count(Math.round(arcsecondsPerMinute / promised.direct)),
            })}{" "}
            {m.accuracy_birth_time({ turned: `${count(Math.round(second.ascendant * secondsPerMinute))}″` })}
          </p>
        </div>
      </header>
      <HeadFigures figures={figures} numerals={numerals} />
    </>
  );
}

function HeadFigures({ figures, numerals }: OpeningProps) {
  const { planets, minutes, angles } = figures;
  const told = [
    {
      value: numerals.arcseconds(planets.worst),
      words: m.accuracy_figure_planets({ moments: numerals.count(planets.moments) }),
    },
    {
      value: numerals.count(minutes.wrong),
      words: m.accuracy_figure_minutes({ placements: numerals.count(minutes.placements - minutes.near) }),
    },
    {
      value: numerals.arcseconds(Math.max(...angles.rows.map(({ worst }) => worst))),
      words: m.accuracy_figure_angles({ places: numerals.count(angles.places) }),
    },
  ];
  return (
    <ul className="accuracy-figures" aria-label={m.accuracy_figures()}>
      {told.map(({ value, words }) => (
        <li key={words}>
          <b>{value}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
