import type { Block } from "@cosmic/report/document";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { AspectKey } from "./aspect-key.tsx";

type Figure = Extract<Block, { kind: "figure" }>;

/** Drawings whose wide version spans the hours of a day or the years of a life: they need 760 px. */
const long: readonly Figure["name"][] = ["day", "life-line", "now-line"];

/** A drawing with legend and caption. Frames narrower than 520 px (760 for long drawings) show the compact version.
 * Only drawings that fill a page in print get a frame. */
export function DrawingView({
  block,
  plate = block.size === "plate",
}: {
  readonly block: Figure;
  readonly plate?: boolean;
}) {
  return (
    <figure
      className={`doc-figure ${plate ? "plate" : ""} ${long.includes(block.name) ? "long" : ""} of-${block.name}`}
    >
      <div className={block.compact ? "form-wide" : undefined}>
        <DrawingFigure drawing={block.drawing} />
      </div>
      {block.compact ? (
        <div className="form-compact">
          <DrawingFigure drawing={block.compact} />
        </div>
      ) : null}
      {block.legend?.length ? <AspectKey legend={block.legend} /> : null}
      {block.caption ? <figcaption className="figcap">{block.caption}</figcaption> : null}
    </figure>
  );
}
