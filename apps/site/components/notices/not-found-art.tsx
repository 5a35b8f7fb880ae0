import { notFoundArt } from "@cosmic/drawings/plates/notice-plates";
import { m } from "../../generated/paraglide/messages.js";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";

/** Artwork of the 404 page, in its own file so that no other page downloads its stars. */
export default function LostStar() {
  return <DrawingFigure drawing={notFoundArt(m.frame_not_found_plate())} fit="slice" />;
}
