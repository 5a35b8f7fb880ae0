import type { ReactNode } from "react";

/** A framed panel with an inner line: for a drawing, a form or a closing offer. */
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
