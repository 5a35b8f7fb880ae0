import type { Block } from "@cosmic/report/document";
import { DrawingFigure } from "../../../components/drawing-figure.tsx";
import { AspectKey } from "./aspect-key.tsx";

type Figure = Extract<Block, { kind: "figure" }>;

/** A drawing with its legend and caption; where its frame is narrower than 520 px, the compact form stands in. */
export function FigureView({ block, plate = true }: { readonly block: Figure; readonly plate?: boolean }) {
  return (
    <figure className={`doc-figure ${plate ? "plate" : ""} of-${block.name}`}>
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
