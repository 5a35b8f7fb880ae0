import type { ChartEntries } from "../chart-entries.ts";

/** Chart entries of an empty chart, for tests that only pass documents along. */
export const noChart: ChartEntries = {
  instant: "2000-01-01T12:00:00.000Z",
  southern: false,
  placements: [],
  houses: [],
  aspects: [],
  tensions: [],
  crossings: [],
  elements: [],
  modes: [],
  halves: null,
  facts: [],
  technical: { caption: "", rows: [] },
  sources: { caption: "", rows: [] },
  labels: {
    ...{ sign: "", house: "", condition: "", between: "", orb: "", motion: "", means: "", closest: "" },
    ...{ closestTwelve: "", noPlanets: "", firstHouses: "", lastHouses: "", personal: "", interpersonal: "" },
    ...{ company: "", readOn: "", share: "", grid: "", here: "", disagree: "", counted: "", explore: "" },
    ...{ age: "", exact: "", crossing: "", asks: "", nextYears: "" },
    ...{ moonCalendar: "", moonWalks: "", moonDial: "" },
  },
};
