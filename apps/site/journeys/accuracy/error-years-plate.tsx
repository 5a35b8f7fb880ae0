import { DrawingFigure } from "../../components/drawing-figure.tsx";
import { errorYearsFigure } from "./error-years-figure.ts";
import type { Numerals } from "./numerals.ts";

/** The picture "error by year"; where its frame is narrow, the form for phones stands in. */
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
