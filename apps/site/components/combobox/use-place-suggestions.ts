import type { Place } from "@cosmic/atlas/place";
import { useRef, useState } from "react";
import type { ComboboxList } from "./combobox-keys.ts";

/** Suggestions for a typed text, best first. */
export type PlaceSearch = (text: string, limit: number) => readonly Place[] | Promise<readonly Place[]>;

/** From so many typed letters on there are suggestions. */
const searchFromLetters = 2;

interface Suggestions {
  readonly open: boolean;
  readonly found: readonly Place[];
  readonly active: number;
}
const closed: Suggestions = { open: false, found: [], active: 0 };

/** The list under a place field: what was found, and the row the keys are on. */
export function usePlaceSuggestions(search: PlaceSearch, limit: number) {
  const [state, setState] = useState(closed);
  const latest = useRef(0);
  const show = async (text: string) => {
    latest.current += 1;
    const asked = latest.current;
    if (text.trim().length < searchFromLetters) return setState(closed);
    const found = await search(text, limit);
    // An answer that was overtaken by more typing is dropped.
    if (asked === latest.current) setState({ open: true, found, active: 0 });
  };
  const close = () => {
    latest.current += 1;
    setState((before) => ({ ...before, open: false }));
  };
  const move = (to: number) => setState((before) => ({ ...before, active: to }));
  const list: ComboboxList = { open: state.open, count: state.found.length, active: state.active };
  return { found: state.found, list, show, close, move };
}
