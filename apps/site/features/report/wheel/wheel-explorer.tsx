import { type PointerEvent, useEffect, useRef, useState } from "react";
import { DrawingView } from "../blocks/drawing.tsx";
import { placementNamed, useChart } from "../chart-context.ts";
import type { BlockOf } from "../document-parts.ts";
import { bodyNear, lightUp } from "./around-the-wheel.ts";
import { PlacementCard } from "./placement-card.tsx";
import { PlacementList } from "./placement-list.tsx";
import "./wheel.css";

/** The wheel with a list of its placements: by pointer, touch or arrow keys each placement highlights its aspects and
 * is described below the wheel. Without a script it is a drawing beside its list. */
export function WheelExplorer({ block }: { readonly block: BlockOf<"figure"> }) {
  const chart = useChart();
  const [active, setActive] = useState<string | null>(null);
  const wheel = useRef<HTMLDivElement>(null);
  // The drawing's marks are not elements of this component, so an effect toggles their highlight classes.
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
  // Until one is selected, the first placement serves as an example.
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
