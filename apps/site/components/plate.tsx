import type { ReactNode } from "react";

/** A framed surface with its inner line: for a figure, a form, a closing offer. */
export function Plate(props: {
  readonly as?: "div" | "section" | "figure" | "article";
  readonly className?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  const Tag = props.as ?? "div";
  return (
    <Tag className={`plate ${props.className ?? ""}`.trim()} aria-labelledby={props.labelledBy}>
      {props.children}
    </Tag>
  );
}
