import { type PointerEvent, useEffect, useRef, useState } from "react";
import { DrawingView } from "../blocks/drawing.tsx";
import { placementNamed, useChart } from "../chart/chart-context.ts";
import type { BlockOf } from "../document-parts.ts";
import { bodyNear, lightUp } from "./around-the-wheel.ts";
import { PlacementCard } from "./placement-card.tsx";
import { PlacementList } from "./placement-list.tsx";
import "./wheel.css";

/** The wheel with the list of what stands on it: by pointer, touch or arrow keys each placement lights up its aspects and
 * is told under the wheel. Without a script it is a drawing beside its list. */
export function WheelExplorer({ block }: { readonly block: BlockOf<"figure"> }) {
  const chart = useChart();
  const [active, setActive] = useState<string | null>(null);
  const wheel = useRef<HTMLDivElement>(null);
  // The marks of a drawing are not elements of ours: what belongs to a placement is marked on them once they stand.
  useEffect(() => {
    if (wheel.current) lightUp(wheel.current, active);
  }, [active]);
  const near = (event: PointerEvent<HTMLDivElement>) => bodyNear(event.currentTarget, event.clientX, event.clientY);
  const hover = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== "mouse") return;
    const id = near(event);
    if (id !== null && id !== active) setActive(id);
  };
  const choose = (event: PointerEvent<HTMLDivElement>) => {
    const id = near(event);
    setActive(id === active && event.pointerType !== "mouse" ? null : id);
  };
  // Until one is pointed at, the first stands for what there is to find.
  const placement = active === null ? chart.placements[0] : placementNamed(chart, active);
  return (
    <div className="wheel-explorer">
      <div className="plate wheel-plate">
        <div className="wheel-face" ref={wheel} onPointerMove={hover} onPointerDown={choose}>
          <DrawingView block={block} plate={false} />
        </div>
        <p className="figcap wheel-hint scripted">{chart.labels.explore}</p>
        <div className="wheel-told" role="status">
          {placement ? <PlacementCard placement={placement} /> : null}
        </div>
      </div>
      <PlacementList active={active} onActive={setActive} />
    </div>
  );
}
