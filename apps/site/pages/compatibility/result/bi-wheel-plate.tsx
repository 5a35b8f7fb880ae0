import { biWheel } from "@cosmic/drawings/pair/bi-wheel";
import type { PairLine } from "@cosmic/drawings/pair/bi-wheel-lines";
import { useMemo } from "react";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Plate } from "../../../components/drawings/plate.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { PairReading } from "../engine/compute-pair.ts";
import type { PairNames } from "./pair-names.ts";

interface BiWheelPlateProps {
  readonly reading: PairReading;
  readonly names: PairNames;
  readonly lines: readonly PairLine[];
}

/** Both charts on one wheel, with its key. */
export function BiWheelPlate({ reading, names, lines }: BiWheelPlateProps) {
  const [wide, compact] = useMemo(() => {
    const { first, second } = reading;
    const shown = { first, second, lines, title: m.compatibility_wheel_title({ ...names, count: lines.length }) };
    return [biWheel(shown), biWheel({ ...shown, compact: true })];
  }, [reading, names, lines]);
  return (
    <Plate as="figure" className="pair-wheel">
      <div className="draw">
        <DrawingFigure drawing={wide} className="only-l" />
        <DrawingFigure drawing={compact} className="only-s" />
      </div>
      <figcaption>
        <span>
          <i className="full" />
          {m.compatibility_inner({ name: names.first })}
        </span>
        <span>
          <i />
          {m.compatibility_outer({ name: names.second })}
        </span>
        <span>
          <Stroke className="water" />
          {m.compatibility_bonds_key()}
        </span>
        <span>
          <Stroke className="fire" dash="10 4" />
          {m.compatibility_frictions_key()}
        </span>
      </figcaption>
    </Plate>
  );
}

function Stroke({ className, dash }: { readonly className: string; readonly dash?: string }) {
  return (
    <svg className={`pair-stroke ${className}`} viewBox="0 0 38 10" aria-hidden="true">
      <path d="M0 5H38" strokeDasharray={dash} />
    </svg>
  );
}
