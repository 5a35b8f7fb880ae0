import type { Tab } from "@cosmic/report/document";
import { createContext, use } from "react";

/** Which tab each section of the report is on. */
export interface SectionPlaces {
  readonly tab: Tab;
  readonly tabOf: Readonly<Record<string, Tab>>;
  /** The report's address, on a page beside it. */
  readonly reportPath?: string;
}

/** The open tab, and the tab of every section; null on a page that shows the whole report. */
export const SectionPlacesContext = createContext<SectionPlaces | null>(null);

/** Returns a function that gives the address of a section, on this tab or another. */
export function useSectionAddress(): (id: string) => string {
  const places = use(SectionPlacesContext);
  return (id) => sectionAddress(places, id);
}

export function sectionAddress(places: SectionPlaces | null, id: string): string {
  const tab = places?.tabOf[id];
  // Also on its own tab: a bare hash would drop the tab parameter and open the first one.
  return tab === undefined ? `#${id}` : `${places?.reportPath ?? ""}${tabAddress(tab, id)}`;
}

/** The address of a tab, at one of its sections or at its top. */
export const tabAddress = (tab: Tab, id: string = tab): string => `?tab=${tab}#${id}`;
