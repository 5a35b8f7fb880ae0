import { Fragment } from "react";
import type { AccuracyFigures } from "../../content/accuracy-figures.ts";
import { m } from "../../generated/paraglide/messages.js";
import type { Numerals } from "./numerals.ts";
import { Sheet } from "./sheet.tsx";

interface SectionProps {
  readonly figures: AccuracyFigures;
  readonly numerals: Numerals;
}

/** What the engine leaves out, and how much each omission matters. */
export function Limits({ figures: { limits }, numerals: { count, roundArcseconds: arc } }: SectionProps) {
  const { jupiter, saturn, pluto, chiron, lightDelay } = limits;
  const points = [
    m.accuracy_limits_barycentre({ jupiter: arc(jupiter), saturn: arc(saturn), pluto: arc(pluto) }),
    m.accuracy_limits_chiron({
      states: count(chiron.states),
      first: chiron.first,
      last: chiron.last,
      met: arc(chiron.met),
      promised: arc(chiron.promised),
    }),
    m.accuracy_limits_parallax(),
    m.accuracy_limits_light({ delay: arc(lightDelay) }),
    m.accuracy_limits_nodes(),
  ];
  return (
    <Sheet id="limits" title={m.accuracy_limits_title()} text={null}>
      <ul className="accuracy-limits read">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The hash that shows the browser and the server compute the same positions. */
export function Hash({ figures, numerals }: SectionProps) {
  return (
    <Sheet id="hash" title={m.accuracy_hash_title()} text={null}>
      <div>
        <div className="read">
          <p>{m.accuracy_hash_text({ positions: numerals.count(figures.hashedPositions) })}</p>
        </div>
        <p className="accuracy-hash num">
          <code>
            <InGroups text={figures.hash} />
          </code>
        </p>
        <p className="cap">{m.accuracy_hash_made({ engine: figures.engine })}</p>
      </div>
    </Sheet>
  );
}

/** A long word that may break every eight letters and still copies as one word. */
function InGroups({ text }: { readonly text: string }) {
  return (text.match(/.{1,8}/g) ?? []).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never reorder
    <Fragment key={place}>
      {group}
      <wbr />
    </Fragment>
  ));
}
