import type { Block } from "@cosmic/report/document";

/** One sentence of the chapter, large, between rules. It stands in the text as well, so ears hear it once. */
export function PullQuoteView({ block }: { readonly block: Extract<Block, { kind: "pull-quote" }> }) {
  return (
    <p className="pull-quote" aria-hidden="true">
      {block.text}
    </p>
  );
}
