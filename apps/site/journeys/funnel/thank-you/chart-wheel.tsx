import type { Facts } from "@cosmic/chart/facts";
import { wheel } from "@cosmic/drawings/wheel";
import { useMemo } from "react";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { m } from "../../../generated/paraglide/messages.js";

/** The natal wheel of the purchased chart. */
export function ChartWheel({ facts }: { readonly facts: Facts }) {
  const drawing = useMemo(() => wheel(facts, { title: m.funnel_wheel(), compact: true }), [facts]);
  return (
    <figure className="funnel-wheel">
      <DrawingFigure drawing={drawing} />
    </figure>
  );
}
