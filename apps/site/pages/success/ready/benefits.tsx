import { emblem } from "@cosmic/drawings/glyphs/emblems";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { m } from "../../../generated/paraglide/messages.js";

const benefits = [
  { drawing: emblem("instant"), title: m.success_instant_title, text: m.success_instant_text },
  { drawing: emblem("premium"), title: m.success_sections_title, text: m.success_sections_text },
  { drawing: emblem("global"), title: m.success_share_title, text: m.success_share_text },
] as const;

/** Three benefits of the purchase. */
export function Benefits() {
  return (
    <ul className="benefits">
      {benefits.map(({ drawing, title, text }) => (
        <li key={title()}>
          <DrawingFigure drawing={drawing} decorative />
          <div>
            <h2>{title()}</h2>
            <p>{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
