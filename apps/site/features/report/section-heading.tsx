import type { ReactNode } from "react";

interface SectionHeadingProps {
  readonly level: 2 | 3 | 4;
  /** The section's id; links to the section target its heading. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A section's heading, which takes focus when a link leads to it. */
export function SectionHeading({ level, id, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} tabIndex={-1}>
      {children}
    </Heading>
  );
}
