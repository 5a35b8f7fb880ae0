import { DrawingFigure } from "../../components/drawings/drawing-figure.tsx";
import { errorYearsFigure } from "./error-years-figure.ts";
import type { Numerals } from "./numerals.ts";

/** The "error by year" drawing; a narrow frame shows the phone version. */
export function ErrorYearsPlate({ numerals }: { readonly numerals: Numerals }) {
  const { wide, compact } = errorYearsFigure(numerals);
  return (
    <figure className="plate accuracy-plate num">
      <div className="accuracy-wide">
        <DrawingFigure drawing={wide} />
      </div>
      <div className="accuracy-compact">
        <DrawingFigure drawing={compact} />
      </div>
    </figure>
  );
}
