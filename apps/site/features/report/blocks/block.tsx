import type { Block } from "@cosmic/report/document";
import { CitedParagraph } from "./cited-paragraph.tsx";
import { DrawingView } from "./drawing.tsx";
import { FactsList } from "./facts-list.tsx";
import { MarginNoteView } from "./margin-note.tsx";
import { PullQuoteView } from "./pull-quote.tsx";
import { ReferenceView } from "./reference.tsx";
import { SharesView } from "./shares.tsx";
import { TableBlockView } from "./table.tsx";

/** One block of a chapter. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h4 className="doc-heading">{block.text}</h4>;
    case "paragraph":
      return <CitedParagraph block={block} />;
    case "pull-quote":
      return <PullQuoteView block={block} />;
    case "margin-note":
      return <MarginNoteView block={block} />;
    case "table":
      return <TableBlockView block={block} />;
    case "facts":
      return (
        <div className="doc-facts">
          {block.caption ? <h4 className="doc-heading">{block.caption}</h4> : null}
          <FactsList rows={block.rows} />
        </div>
      );
    case "shares":
      return <SharesView block={block} />;
    case "reference":
      return <ReferenceView block={block} />;
    case "figure":
      return <DrawingView block={block} />;
    default:
      return missing(block);
  }
}

/** Fails to compile if a kind of block has no view. */
function missing(block: never): never {
  throw new Error(`no view for ${JSON.stringify(block)}`);
}
