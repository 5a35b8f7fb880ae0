import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { BirthSession } from "./birth-session.ts";
import { computePreview, type PreviewOutcome } from "./compute-preview.ts";
import { skyAbout } from "./sky/decade-files.ts";

/** What the page asks of its worker. */
export type PreviewRequest =
  /** To fetch the sky of a day's decade before it is needed. */
  | { readonly kind: "prepare"; readonly date: string }
  | { readonly kind: "compute"; readonly id: number; readonly birth: BirthSession; readonly zones: ZoneTable };

/** The answer to the request of that number; a failure in words for the browser's console. */
export type PreviewAnswer =
  | { readonly id: number; readonly outcome: PreviewOutcome }
  | { readonly id: number; readonly failure: string };

// The first formatter of a process reads the language data for all of it: tens of milliseconds, better spent here.
new Intl.DateTimeFormat().format();

addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  // What cannot be fetched ahead is asked for again, and told, when it is needed.
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
