import type { Place } from "@cosmic/atlas/place";
import { useEffect, useRef, useState } from "react";
import type { ComboboxList } from "./combobox-keys.ts";
import type { PlaceSearch } from "./search-places.ts";

/** Fewest characters that trigger a search. */
const searchFromLetters = 2;
/** Keystrokes closer together than this are one search. */
const debounceMs = 120;

interface Suggestions {
  readonly open: boolean;
  readonly found: readonly Place[];
  readonly active: number;
  /** False when only the built-in cities could be searched. */
  readonly reached: boolean;
}
const closed: Suggestions = { open: false, found: [], active: 0, reached: true };

/** State of the list under a place field: matches and the highlighted row. */
export function usePlaceSuggestions(search: PlaceSearch, limit: number) {
  const [state, setState] = useState(closed);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const show = (text: string) => {
    asking.current?.abort();
    if (text.trim().length < searchFromLetters) return setState(closed);
    const asked = new AbortController();
    asking.current = asked;
    const ask = async () => {
      const { places, reached } = await search({ text, limit, signal: asked.signal });
      // Drop stale results.
      if (!asked.signal.aborted) setState({ open: true, found: places, active: 0, reached });
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    asked.signal.addEventListener("abort", () => clearTimeout(timer));
  };
  const close = () => {
    asking.current?.abort();
    setState((before) => ({ ...before, open: false }));
  };
  const move = (to: number) => setState((before) => ({ ...before, active: to }));
  const list: ComboboxList = { open: state.open, count: state.found.length, active: state.active };
  return { found: state.found, reached: state.reached, list, show, close, move };
}
