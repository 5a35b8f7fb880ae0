import type { Drawing } from "@cosmic/drawings/drawing";
import { frameAttributes } from "@cosmic/drawings/paint-attributes";
import { renderToStaticMarkup } from "react-dom/server";
import { Marks } from "../drawing-figure.tsx";
import type { EngravedDrawing } from "./engraved-plate.tsx";

/** A drawing as markup, for `EngravedFigure`. It stands in the page twice, once to be seen and once as the page's data:
 * single quotes need no escape there, so that the second is packed into next to nothing. */
export function engrave(drawing: Drawing): EngravedDrawing {
  const markup = renderToStaticMarkup(<Marks marks={drawing.marks} />);
  // React escapes both quotes in texts and values, so every one left is a delimiter.
  const { viewBox, title } = drawing;
  return { className: frameAttributes(drawing).className, viewBox, title, markup: markup.replaceAll('"', "'") };
}
