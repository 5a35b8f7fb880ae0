import { useEffect, useRef, useSyncExternalStore } from "react";

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

interface Running {
  readonly held: boolean;
  readonly onOver: () => void;
}

/** Calls `onOver` once after `durationMs`. Time spent held, or while the page is hidden, doesn't count. */
export function useTimeLeft(durationMs: number, { held, onOver }: Running): void {
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const left = useRef(durationMs);
  const over = useRef(onOver);
  over.current = onOver;
  const running = !held && !hidden;
  useEffect(() => {
    if (!running) return;
    const began = performance.now();
    const timer = setTimeout(() => over.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [running]);
}
