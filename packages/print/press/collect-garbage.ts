import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | null = null;

/** Frees memory left by finished prints. The compiler's documents take tens of megabytes, but V8 sees only a few bytes
 * each, so on its own it would let hundreds pile up. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    // The flag exposes `gc` only in new contexts.
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}
