import type { ReactNode } from "react";

interface SheetProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  /** The figure or table takes the whole width under the words, not the wide column beside them. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** A section of the page: words in the margin, figures beside them. */
export function Sheet({ id, title, text, wide = false, children }: SheetProps) {
  return (
    <section className={`accuracy-sheet ${wide ? "wide" : ""}`.trim()} id={id} aria-labelledby={`${id}-title`}>
      <div className="accuracy-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {text}
      </div>
      {children}
    </section>
  );
}
