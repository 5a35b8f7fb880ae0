import type { ReactNode } from "react";

interface SheetProps {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  /** The drawing or table takes the full width below the text instead of the wide column beside it. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** A section of the page: text in the margin, data beside it. */
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
