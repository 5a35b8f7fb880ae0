import type { MouseEvent } from "react";
import { Link } from "react-router";
import { m } from "../../../generated/paraglide/messages.js";
import { NamedGlyph } from "../named-glyph.tsx";

export interface MenuSection {
  readonly id: string;
  /** The link to it: an anchor, or a tab and an anchor. */
  readonly to: string;
  readonly title: string;
  readonly glyph: string;
}

/** The report's sections, as links. */
export function SectionMenu({ id, sections }: { readonly id: string; readonly sections: readonly MenuSection[] }) {
  return (
    <nav className="menu actions-menu" id={id} popover="auto" aria-label={m.report_sections()}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <Link to={section.to} onClick={closePopover}>
              <NamedGlyph name={section.glyph} size={20} />
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Closes the popover that contains an element. */
export function closePopover(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
