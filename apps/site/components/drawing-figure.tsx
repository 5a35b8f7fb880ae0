import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { frameAttributes, paintAttributes } from "@cosmic/drawings/paint-attributes";

/** How a figure of any kind stands on its page. */
export interface DrawingLook {
  readonly className?: string;
  /** True for a drawing that only repeats what the text beside it says, or says nothing. */
  readonly decorative?: boolean;
  /** How the drawing fills a box of another shape; `slice` covers it. */
  readonly fit?: "meet" | "slice";
}

interface DrawingFigureProps extends DrawingLook {
  readonly drawing: Drawing;
}

/** A figure of the chart as SVG elements; its title is what a screen reader says. */
export function DrawingFigure({ drawing, className = "", decorative = false, fit = "meet" }: DrawingFigureProps) {
  const frame = frameAttributes(drawing);
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
      <Marks marks={drawing.marks} />
    </svg>
  );
}

/** The marks of a drawing, each with the marks in it. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  // A drawing is plain data that never reorders, so a mark's place is its key.
  return marks.map((mark, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <mark.tag key={place} {...mark.at} {...paintAttributes(mark)}>
      {mark.text}
      {mark.marks ? <Marks marks={mark.marks} /> : null}
    </mark.tag>
  ));
}
