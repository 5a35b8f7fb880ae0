import type { Block } from "@cosmic/report/document";

/** A pointer to where the same matter is told. */
export function ReferenceView({ block }: { readonly block: Extract<Block, { kind: "reference" }> }) {
  return (
    <p className="doc-reference">
      <a href={`#${block.target}`}>{block.text}</a>
    </p>
  );
}
