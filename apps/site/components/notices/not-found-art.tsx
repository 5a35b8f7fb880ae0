import { notFoundArt } from "@cosmic/drawings/notice-plates";
import { m } from "../../generated/paraglide/messages.js";
import { DrawingFigure } from "../drawing-figure.tsx";

/** The plate of the 404 page. In a file of its own: its stars are fetched by nobody else. */
export default function LostStar() {
  return <DrawingFigure drawing={notFoundArt(m.frame_not_found_plate())} fit="slice" />;
}
