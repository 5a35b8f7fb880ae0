import { type Tab, tabs } from "@cosmic/report/document";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { m } from "../../../generated/paraglide/messages.js";
import { tabAddress } from "./section-address.ts";
import { tabNames } from "./tab-names.ts";
import { tabNamed } from "./tab-view.ts";

/** Eight links in a row; arrow keys, Home and End move focus, and each opens its part of the report. */
export function TabBar({ tab }: { readonly tab: Tab }) {
  const bar = useRef<HTMLDivElement>(null);
  const { location } = useNavigation();
  const coming = location ? tabNamed(new URLSearchParams(location.search).get("tab")) : tab;
  useOpenTabInTheMiddle(bar, tab);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...(bar.current?.querySelectorAll("a") ?? [])];
    const to = nextIndex(
      event.key,
      links.findIndex((link) => link.contains(document.activeElement)),
      links.length,
    );
    if (to === null) return;
    event.preventDefault();
    links[to]?.focus();
    if (links[to]) bringToMiddle(event.currentTarget, links[to]);
  };
  return (
    <div className="tabs" id="report-tabs">
      <div className="wrap">
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={m.report_tabs()}
          ref={bar}
          onKeyDown={move}
          onScroll={(event) => markMore(event.currentTarget)}
        >
          {tabs.map((one) => (
            <Link
              key={one}
              role="tab"
              id={`tab-${one}`}
              to={tabAddress(one)}
              aria-selected={one === tab}
              aria-controls={one === tab ? one : undefined}
              aria-busy={(one === coming && one !== tab) || undefined}
              tabIndex={one === tab ? 0 : -1}
            >
              {tabNames[one]()}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

/** On phones the row scrolls: centers the open tab, again after rotation, without scrolling the page. */
function useOpenTabInTheMiddle(bar: RefObject<HTMLDivElement | null>, tab: Tab) {
  useEffect(() => {
    const row = bar.current;
    const open = row?.querySelector<HTMLElement>(`#tab-${tab}`);
    if (!row || !open) return;
    const watcher = new ResizeObserver(() => {
      bringToMiddle(row, open);
      markMore(row);
    });
    watcher.observe(row);
    return () => watcher.disconnect();
  }, [bar, tab]);
}

function bringToMiddle(row: HTMLElement, tab: HTMLElement) {
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Marks on which sides tabs are scrolled out of view, for the style sheet. */
function markMore(row: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const sides = [
    ...(scrollLeft > 1 ? ["before"] : []),
    ...(scrollLeft + clientWidth < scrollWidth - 1 ? ["after"] : []),
  ];
  if (sides.length > 0) row.dataset.more = sides.join(" ");
  else delete row.dataset.more;
}

/** The tab index a key moves to; null for other keys. */
function nextIndex(key: string, at: number, count: number): number | null {
  if (at < 0) return null;
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
