import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { BirthData } from "../birth/draft/birth-data.ts";
import { computePreview, type PreviewOutcome } from "./compute-preview.ts";
import { skyAbout } from "./decade-files.ts";

/** Requests from the page to its worker. */
export type PreviewRequest =
  /** Prefetches the ephemeris of the date's decade. */
  | { readonly kind: "prepare"; readonly date: string }
  | { readonly kind: "compute"; readonly id: number; readonly birth: BirthData; readonly zones: ZoneTable };

/** The answer to the request with this id; failures are text for the browser console. */
export type PreviewAnswer =
  | { readonly id: number; readonly outcome: PreviewOutcome }
  | { readonly id: number; readonly failure: string };

// The first formatter loads the language data for the whole process, which takes tens of milliseconds: pay for it here.
new Intl.DateTimeFormat().format();

addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  // Ignore prefetch failures: the fetch is retried when the data is needed, and errors are reported then.
  if (data.kind === "prepare") skyAbout(data.date).catch(() => undefined);
  else void answer(data);
});

async function answer({ id, birth, zones }: Extract<PreviewRequest, { kind: "compute" }>): Promise<void> {
  try {
    const sky = await skyAbout(birth.birthDate);
    tell({ id, outcome: computePreview(birth, { sky, timeZones: timeZonesFrom(zones) }) });
  } catch (cause) {
    tell({ id, failure: String(cause) });
  }
}

function tell(said: PreviewAnswer): void {
  postMessage(said);
}
