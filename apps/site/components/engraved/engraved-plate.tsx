import type { Drawing } from "@cosmic/drawings/drawing";
import type { DrawingLook } from "../drawings/drawing-figure.tsx";

/** A drawing rendered once on the server, as the inner markup of its svg element. */
export interface EngravedDrawing {
  readonly className: string;
  readonly viewBox: Drawing["viewBox"];
  readonly title: string;
  readonly markup: string;
}

interface EngravedPlateProps extends DrawingLook {
  readonly drawing: EngravedDrawing;
}

/** Shows a server-rendered drawing as is; its thousand or so elements are never hydrated. */
export function EngravedPlate({ drawing, className = "", decorative = false, fit = "meet" }: EngravedPlateProps) {
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
