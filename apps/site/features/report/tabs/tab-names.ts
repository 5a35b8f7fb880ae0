import type { Tab } from "@cosmic/report/document";
import { m } from "../../../generated/paraglide/messages.js";

/** The labels of the tabs. */
export const tabNames: Readonly<Record<Tab, () => string>> = {
  overview: m.report_tab_overview,
  planets: m.report_tab_planets,
  houses: m.report_tab_houses,
  aspects: m.report_tab_aspects,
  elements: m.report_tab_elements,
  compatibility: m.report_tab_love,
  "life-cycles": m.report_tab_cycles,
  challenges: m.report_tab_growth,
};
