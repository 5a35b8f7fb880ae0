import type { Block } from "@cosmic/report/document";

/** A sentence from the chapter in large type between rules. It is hidden from screen readers, which already read it in
 * the text. */
export function PullQuoteView({ block }: { readonly block: Extract<Block, { kind: "pull-quote" }> }) {
  return (
    <p className="pull-quote" aria-hidden="true">
      {block.text}
    </p>
  );
}
