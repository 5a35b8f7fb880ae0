import type { Tab } from "@cosmic/report/document";
import { createContext, use } from "react";

/** Where the sections of the report stand. */
export interface SectionPlaces {
  readonly tab: Tab;
  readonly tabOf: Readonly<Record<string, Tab>>;
}

/** The tab that is open, and those of all sections; a page that shows the book whole has none. */
export const SectionPlacesContext = createContext<SectionPlaces | null>(null);

/** The address of a section, on this tab or another. */
export function useSectionAddress(): (id: string) => string {
  const places = use(SectionPlacesContext);
  return (id) => sectionAddress(places, id);
}

export function sectionAddress(places: SectionPlaces | null, id: string): string {
  const tab = places?.tabOf[id];
  // On its own tab too: an address of a hash alone would lose the tab and open the first one.
  return tab === undefined ? `#${id}` : tabAddress(tab, id);
}

/** The address of a tab, at one of its sections or at its top. */
export const tabAddress = (tab: Tab, id: string = tab): string => `?tab=${tab}#${id}`;
