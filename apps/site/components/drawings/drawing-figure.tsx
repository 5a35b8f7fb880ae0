import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { frameAttributes, paintAttributes } from "@cosmic/drawings/svg/paint-attributes";

/** How a drawing is presented on a page. */
export interface DrawingLook {
  readonly className?: string;
  /** True for a drawing that only repeats the text beside it, or carries no information. */
  readonly decorative?: boolean;
  /** How the drawing fits a box of another aspect ratio; `slice` covers it. */
  readonly fit?: "meet" | "slice";
}

interface DrawingFigureProps extends DrawingLook {
  readonly drawing: Drawing;
}

/** A drawing as SVG elements; its title is the accessible name, its description the accessible description. */
export function DrawingFigure({ drawing, className = "", decorative = false, fit = "meet" }: DrawingFigureProps) {
  const frame = frameAttributes(drawing);
  const { description = [] } = drawing;
  const words = decorative
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": drawing.title } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label; a title element would open a tooltip.
    <svg
      className={`${frame.className} ${className}`.trim()}
      viewBox={frame.viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      {...words}
    >
      {!decorative && description.length > 0 ? <desc>{description.join(" ")}</desc> : null}
      <Marks marks={drawing.marks} />
    </svg>
  );
}

/** Renders marks, recursively. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  // A drawing never reorders, so the index is a stable key.
  return marks.map((mark, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <mark.tag key={place} {...mark.at} {...paintAttributes(mark)}>
      {mark.text}
      {mark.marks ? <Marks marks={mark.marks} /> : null}
    </mark.tag>
  ));
}
