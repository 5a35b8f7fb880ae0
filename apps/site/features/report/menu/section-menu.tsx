import type { MouseEvent } from "react";
import { Link } from "react-router";
import { m } from "../../../generated/paraglide/messages.js";
import { NamedGlyph } from "../named-glyph.tsx";
import type { VersionLink } from "../versions/report-versions.ts";

export interface MenuSection {
  readonly id: string;
  /** The link to it: an anchor, or a tab and an anchor. */
  readonly to: string;
  readonly title: string;
  readonly glyph: string;
}

interface SectionMenuProps {
  readonly id: string;
  readonly sections: readonly MenuSection[];
  readonly versions: readonly VersionLink[];
}

/** The report's sections, then its other versions, as links. */
export function SectionMenu({ id, sections, versions }: SectionMenuProps) {
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
        {versions.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>
              <NamedGlyph name="clock" size={20} />
              {label}
            </a>
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
