import type { ReactNode } from "react";

interface SectionHeadingProps {
  readonly level: 2 | 3 | 4;
  /** The section's id; links to the section lead to its heading. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of a section, which takes the focus when a link leads to it. */
export function SectionHeading({ level, id, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} tabIndex={-1}>
      {children}
    </Heading>
  );
}
