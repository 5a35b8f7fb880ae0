import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | null = null;

/**
 * Frees what finished prints leave behind. The compiler's documents weigh tens of megabytes, but to the engine each is a few
 * bytes, so by itself it would let hundreds pile up.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    // The flag puts `gc` into new contexts only.
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}
