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

/** A further file of the report. */
export interface FileLink {
  readonly href: string;
  readonly label: string;
}

interface SectionMenuProps {
  readonly id: string;
  readonly sections: readonly MenuSection[];
  readonly versions: readonly VersionLink[];
  readonly files: readonly FileLink[];
}

/** The report's sections, then its other files and its other versions, as links. */
export function SectionMenu({ id, sections, versions, files }: SectionMenuProps) {
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
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} download onClick={closePopover}>
              <NamedGlyph name="download" size={20} />
              {label}
            </a>
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
