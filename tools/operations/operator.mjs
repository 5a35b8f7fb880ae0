// npm run operator: generates what the command line needs, once, and hands over to it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { register } from "tsx/esm/api";

const root = join(import.meta.dirname, "../..");
if (!existsSync(join(root, "packages/library/generated"))) {
  const made = spawnSync("npm", ["run", "-s", "generate"], { cwd: root, stdio: ["ignore", 2, 2] });
  if (made.status !== 0) process.exit(made.status ?? 1);
}
register();
await import("../../apps/operator/main.ts");
