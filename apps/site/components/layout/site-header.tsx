import { paths } from "@cosmic/addresses/paths";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { onlyShown, testimonials } from "../../content/operator-claims.ts";
import { m } from "../../generated/paraglide/messages.js";
import { LanguageForm } from "../choice/language-form.tsx";
import { LanguageMenu } from "../choice/language-menu.tsx";
import { ThemeSwitch } from "../choice/theme-switch.tsx";
import { Glyph } from "../drawings/glyph.tsx";
import { ButtonLink } from "../fields/button.tsx";
import { useJourneyStart } from "../journey-address.ts";
import { useVisitor } from "../visitor.ts";
import { Brand } from "./brand.tsx";
import { framePaths } from "./frame-paths.ts";
import { useNearAddress } from "./page-link.tsx";

interface Stop {
  readonly to: string;
  readonly words: () => string;
}

const quotes = framePaths.section("testimonials");
const stops: readonly Stop[] = [
  { to: paths.home(), words: m.frame_nav_home },
  { to: framePaths.section("features"), words: m.frame_nav_features },
  { to: quotes, words: m.frame_nav_testimonials },
  { to: paths.faq(), words: m.frame_nav_faq },
  { to: paths.blog(), words: m.frame_nav_blog },
  { to: paths.contact(), words: m.frame_nav_contact },
];

/** `full`: with navigation, for public pages. `quiet`: brand, language and theme only, on the way to the report and
 * after. */
export function SiteHeader({ kind }: { readonly kind: "full" | "quiet" }) {
  const start = useJourneyStart();
  return (
    <header className="top">
      <div className="wrap">
        <Brand />
        {kind === "full" ? (
          <>
            <nav className="top-nav" aria-label={m.frame_nav_main()}>
              <ul>
                <Stops />
              </ul>
            </nav>
            <LanguageMenu />
            <ThemeSwitch />
            <ButtonLink size="small" to={start}>
              {m.frame_get_report()}
            </ButtonLink>
            <PhoneMenu />
          </>
        ) : (
          <>
            <span className="push" />
            <LanguageMenu />
            <ThemeSwitch />
          </>
        )}
      </div>
    </header>
  );
}

function Stops() {
  const near = useNearAddress();
  const { pathname, hash } = useLocation();
  const visitor = useVisitor();
  const quoted = onlyShown(testimonials, visitor?.claims).length > 0 || Boolean(visitor?.rating);
  // Without testimonials or reviews the landing page has no such section.
  return stops
    .filter(({ to }) => quoted || to !== quotes)
    .map((stop) => {
      const to = near(stop.to);
      return (
        <li key={stop.to}>
          <Link to={to} aria-current={to === pathname && hash === "" ? "page" : undefined}>
            {stop.words()}
          </Link>
        </li>
      );
    });
}

/** Opens without JavaScript; with it, also closes on a choice and on Escape. */
function PhoneMenu() {
  const start = useJourneyStart();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details className="top-menu" ref={menu} onClick={closeOnChoice} onKeyDown={closeOnEscape}>
      <summary aria-label={m.frame_menu()}>
        <Glyph name="menu" className="bars" />
        <Glyph name="close" className="x" />
      </summary>
      <nav aria-label={m.frame_nav_main()}>
        <ul>
          <Stops />
          <li>
            <ButtonLink wide to={start}>
              {m.frame_get_report()}
            </ButtonLink>
          </li>
        </ul>
        <LanguageForm className="language-list" />
      </nav>
    </details>
  );
}
