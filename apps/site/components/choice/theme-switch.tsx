import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { themeCookieText } from "../../theme.ts";
import { Glyph } from "../drawings/glyph.tsx";
import { framePaths } from "../layout/frame-paths.ts";

/** Switches the theme at once and saves the choice. The two buttons swap places, so focus moves along. */
function turn(event: FormEvent<HTMLFormElement>) {
  // React types a submit event as a plain Event; the browser sends a SubmitEvent.
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  const theme = submitter.value === "dark" ? "dark" : "light";
  event.preventDefault();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers still in use.
  document.cookie = themeCookieText(theme);
  document.documentElement.dataset.theme = theme;
  const other = event.currentTarget.querySelector<HTMLButtonElement>(theme === "dark" ? ".to-light" : ".to-dark");
  other?.focus();
}

/**
 * Sun/moon switch. Follows the system until used. Two buttons, of which CSS shows one, so that the state is right
 * before any script runs; without JavaScript the form posts.
 */
export function ThemeSwitch() {
  const { pathname, search } = useLocation();
  return (
    <form className="theme" method="post" action={framePaths.keepChoice()} onSubmit={turn}>
      <input type="hidden" name="from" value={pathname + search} />
      <i />
      <Glyph name="theme-light" size={18} className="sun" />
      <Glyph name="theme-dark" size={18} className="moon" />
      <button
        type="submit"
        className="to-dark"
        name="theme"
        value="dark"
        role="switch"
        aria-checked="false"
        aria-label={m.frame_theme_dark()}
      />
      <button
        type="submit"
        className="to-light"
        name="theme"
        value="light"
        role="switch"
        aria-checked="true"
        aria-label={m.frame_theme_dark()}
      />
    </form>
  );
}
