import type { Drawing } from "@cosmic/drawings/drawing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { engrave } from "./engrave.server.tsx";
import { EngravedPlate } from "./engraved-plate.tsx";

const hostile: Drawing = {
  viewBox: [0, 0, 10, 10],
  title: 'Marina\'s "wheel" <1>',
  hook: "w-test",
  marks: [
    { tag: "g", hook: "w-a", marks: [{ tag: "path", at: { d: "M0 0L1 1" }, paint: { stroke: "ink", width: 0.5 } }] },
    { tag: "text", at: { x: 1, y: 2 }, text: 'it\'s <b>"here"</b> & there' },
  ],
};

test("an engraved drawing is the drawing, mark by mark, whatever its texts hold", () => {
  const live = renderToStaticMarkup(<DrawingFigure drawing={hostile} className="x" />);
  const engraved = renderToStaticMarkup(<EngravedPlate drawing={engrave(hostile)} className="x" />);
  expect(engraved.replaceAll("'", '"')).toBe(live);
  expect(engraved).not.toContain("<b>");
});
