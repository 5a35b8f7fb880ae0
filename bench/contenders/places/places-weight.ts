// Prints the resident memory of the opened town search in a process of its own, in MB, as a single number.
import { openPlaces } from "./place-queries.ts";

const bytesPerMegabyte = 1e6;
/** Freed buffers return to the system a little after collection, and not after the first one. */
const settleMilliseconds = 100;
const collections = 5;

const resident = async (): Promise<number> => {
  for (let done = 0; done < collections; done += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, settleMilliseconds));
  }
  return process.memoryUsage.rss();
};

const before = await resident();
const search = await openPlaces();
const weight = (await resident()) - before;
// Query it once more, so that it is not garbage-collected before it is measured.
if (search.named({ text: "madrid", limit: 1, locale: null }).length !== 1)
  throw new Error("the search does not answer");
process.stdout.write(`${weight / bytesPerMegabyte}\n`);
