import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Fonts and scripts may shift the layout for at most this long after the page opens. */
const settledAfterMs = 3000;
const readerMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to the element the address names, just below the sticky bars, expanding what hides it, and keeps it there
 * until the layout settles or the reader moves. Returning readers keep their scroll position. */
export function useLanding(): void {
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again has the same hash and another key
  useLayoutEffect(() => {
    const returns = kind === "POP" && (opened.current || !openedByLink());
    opened.current = true;
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    unfold(target);
    if (returns) return;
    if (kind !== "POP" && target.hasAttribute("tabindex")) target.focus({ preventScroll: true });
    return keepInView(target);
  }, [hash, key, kind]);
}

/** Whether this document was opened by following an address, not by reload or history. */
function openedByLink(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate";
}

/** Opens every `details` element around an element. */
function unfold(element: Element): void {
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null)
    details.open = true;
}

/** Scrolls to an element now and whenever the page height changes; returns a function that stops it. */
function keepInView(target: Element): () => void {
  const ended = new AbortController();
  const scroll = () => target.scrollIntoView({ behavior: "instant" });
  const watcher = new ResizeObserver(scroll);
  const end = () => {
    watcher.disconnect();
    ended.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, settledAfterMs);
  for (const move of readerMoves) addEventListener(move, end, { signal: ended.signal, passive: true });
  scroll();
  watcher.observe(document.body);
  return end;
}
