import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for one test file, removed by `remove`. */
export interface TestFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes an empty folder that a server running as another user may enter too. */
export function makeTestFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), "cosmic-test-"));
  chmodSync(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
