import type { Block } from "@cosmic/report/document";
import { Link } from "react-router";
import { useSectionAddress } from "../tabs/section-address.ts";

/** A cross-reference to another section, on this tab or another. */
export function ReferenceView({ block }: { readonly block: Extract<Block, { kind: "reference" }> }) {
  const address = useSectionAddress();
  return (
    <p className="doc-reference">
      <Link to={address(block.target)}>{block.text}</Link>
    </p>
  );
}
