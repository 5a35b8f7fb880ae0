/** Outcome of one call to the sandbox: as normal, refused before anything is done, or done but never answered. */
export type CallFate = "answered" | "refused" | "unanswered";

/** Out of every thirty calls, three consecutive ones fail (one in ten): the SDK's own two retries would hide a single
 * failure. */
const callsOfRound = 30;
const firstFailing = 4;
const failingInRow: readonly CallFate[] = ["unanswered", "refused", "refused"];

/** Returns the outcome of each successive call; when not failing, all are answered. */
export function decideFates(failing: boolean): () => CallFate {
  let calls = 0;
  return () => {
    const place = calls++ % callsOfRound;
    return (failing && failingInRow[place - firstFailing]) || "answered";
  };
}
