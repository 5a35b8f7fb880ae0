import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Fonts and what comes with the script still move the page this long after it was opened, at most. */
const settledAfterMs = 3000;
const readerMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Brings what the address names under the bars, unfolds it, and keeps it there until the page has settled or the reader
 * moves. Who comes back finds the page where it was left. */
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

/** Whether this document was opened by an address, neither loaded again nor returned to. */
function openedByLink(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate";
}

/** Opens every disclosure an element stands in. */
function unfold(element: Element): void {
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null)
    details.open = true;
}

/** Scrolls to an element now and whenever the page changes its height; returns what ends it. */
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
