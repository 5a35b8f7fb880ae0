import type { Drawing } from "@cosmic/drawings/drawing";
import { frameAttributes } from "@cosmic/drawings/svg/paint-attributes";
import { renderToStaticMarkup } from "react-dom/server";
import { Marks } from "../drawings/drawing-figure.tsx";
import type { EngravedDrawing } from "./engraved-plate.tsx";

/** Renders a drawing to markup for `EngravedPlate`. The markup is in the page twice, as HTML and in the loader data:
 * single quotes need no escaping there, so the second copy compresses to almost nothing. */
export function engrave(drawing: Drawing): EngravedDrawing {
  const markup = renderToStaticMarkup(<Marks marks={drawing.marks} />);
  // React escapes both kinds of quotes in text and values, so any left are delimiters.
  const { viewBox, title } = drawing;
  return { className: frameAttributes(drawing).className, viewBox, title, markup: markup.replaceAll('"', "'") };
}
