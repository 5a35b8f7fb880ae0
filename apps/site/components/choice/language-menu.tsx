import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale } from "../../locale/locale.ts";
import { Glyph } from "../drawings/glyph.tsx";
import { useVisitor } from "../visitor.ts";
import { LanguageForm, languageNames } from "./language-form.tsx";

/** The four languages in the header. Opens without JavaScript; with it, also closes on Escape and on blur. */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const locale = useVisitor()?.locale ?? baseLocale;
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (menu.current && event.relatedTarget instanceof Node && !menu.current.contains(event.relatedTarget))
      menu.current.open = false;
  };
  return (
    <details className="language-menu" ref={menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary>
        <span className="sr">
          {m.frame_foot_language()}: {languageNames[locale]()}
        </span>
        <span aria-hidden="true">{locale.slice(0, 2).toUpperCase()}</span>
        <Glyph name="chevron-down" size={16} />
      </summary>
      <LanguageForm className="language-list" />
    </details>
  );
}
