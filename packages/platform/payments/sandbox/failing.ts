/** How one call to the sandbox is to go: as it should, refused before anything is done, or done and never answered. */
export type CallFate = "answered" | "refused" | "unanswered";

/** Of every thirty calls these fail: one in ten, and all in a row, because the SDK's own two retries hide a single one. */
const callsOfRound = 30;
const firstFailing = 4;
const failingInRow: readonly CallFate[] = ["unanswered", "refused", "refused"];

/** Says for one call after the other how it is to go; when not failing, all are answered. */
export function decideFates(failing: boolean): () => CallFate {
  let calls = 0;
  return () => {
    const place = calls++ % callsOfRound;
    return (failing && failingInRow[place - firstFailing]) || "answered";
  };
}
