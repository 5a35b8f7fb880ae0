import type { Drawing } from "@cosmic/drawings/drawing";
import type { DrawingLook } from "../drawing-figure.tsx";

/** A drawing that was made on the server and never changes, as the inside of its svg element. */
export interface EngravedDrawing {
  readonly className: string;
  readonly viewBox: Drawing["viewBox"];
  readonly title: string;
  readonly markup: string;
}

interface EngravedFigureProps extends DrawingLook {
  readonly drawing: EngravedDrawing;
}

/** A drawing of the server's: the browser shows it as it came, and wakes none of its thousand lines. */
export function EngravedPlate({ drawing, className = "", decorative = false, fit = "meet" }: EngravedFigureProps) {
  const words = decorative
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": drawing.title } as const);
  return (
    <svg
      className={`${drawing.className} ${className}`.trim()}
      viewBox={drawing.viewBox.join(" ")}
      preserveAspectRatio={`xMidYMid ${fit}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by `engrave` from our own drawing, its texts escaped.
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
      {...words}
    />
  );
}
