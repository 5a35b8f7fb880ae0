import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { composeReport } from "@cosmic/report/compose-report";
import type { Block } from "@cosmic/report/document";
import { sources } from "./sheet-births.ts";
import type { Sheet, SheetDrawing } from "./sheet-page.ts";

const births: Readonly<Record<string, Birth>> = {
  timed: { date: "1990-06-15", time: "14:30", latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" },
  crowded: { date: "1988-02-12", time: "17:30", latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" },
  untimed: { date: "1973-11-04", time: null, latitude: 53.4809, longitude: -2.2374, zone: "Europe/London" },
};

/** Width on screen in CSS pixels. */
const widths = { plate: 640, wide: 1000, column: 560 } as const;

/** Every drawing that the book of a birth prints, in its order. */
export function natalSheets(): readonly Sheet[] {
  return Object.entries(births).map(([name, birth]) => {
    const chart = natalChart(birth, sources);
    if (!chart.ok) throw new Error(`no chart of ${name}`);
    const book = { siteName: "Cosmic Blueprint", library: englishLibrary, asOf: "2026-11-23" };
    const { chapters } = composeReport({ ...chart, ...book, language: "en" });
    return { name: `natal-${name}`, drawings: chapters.flatMap(({ sections }) => sections).flatMap(figuresOf) };
  });
}

const figuresOf = ({ id, blocks }: { readonly id: string; readonly blocks: readonly Block[] }): SheetDrawing[] =>
  blocks.flatMap((block) =>
    block.kind === "figure"
      ? [
          {
            label: `${block.name} of ${id}`,
            wide: { drawing: block.drawing, width: widths[block.size] },
            compact: [block.compact ?? block.drawing],
          },
        ]
      : [],
  );
