import type { Drawing } from "@cosmic/drawings/drawing";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { m } from "../../../generated/paraglide/messages.js";

/** The sky plate behind its shutter: decorative, because the text beside it says the same. */
export function ClosedPlate({ plate }: { readonly plate: Drawing }) {
  return (
    <figure>
      <DrawingFigure drawing={plate} decorative />
      <figcaption className="figcap">{m.success_shutter()}</figcaption>
    </figure>
  );
}
