// Prints what the opened town search weighs in a process of its own, MB of resident memory, as one number.
import { openPlaces } from "./place-queries.ts";

const bytesPerMegabyte = 1e6;
/** Freed buffers go back to the system a little after they were collected, and not at the first collection. */
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
// Asked once more, so that it is still there when it is weighed.
if (search.named({ text: "madrid", limit: 1, locale: null }).length !== 1)
  throw new Error("the search does not answer");
process.stdout.write(`${weight / bytesPerMegabyte}\n`);
