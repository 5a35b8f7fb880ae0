// Run after the build: writes a Brotli copy beside each text file for the browser, compressed harder than a server
// could per request.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = join(import.meta.dirname, "build/client");
const texts = /\.(js|css|svg|txt|json)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!texts.test(name)) continue;
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
}
