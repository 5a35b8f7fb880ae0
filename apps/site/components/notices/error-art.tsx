import { errorArt } from "@cosmic/drawings/plates/notice-plates";
import { m } from "../../generated/paraglide/messages.js";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";

/** Artwork of the error page, lazy-loaded. */
export default function SlippedCircle() {
  return <DrawingFigure drawing={errorArt(m.frame_error_plate())} fit="slice" />;
}
