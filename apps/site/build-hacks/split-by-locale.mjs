// Run after the build: writes every bundle once per locale, in a folder of its own, with only that language's messages.
// Its gain, and when it can go, are in `one-language.ts`, the other half.
// node --import tsx split-by-locale.mjs
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "vite";
import { locales } from "../locale/locale.ts";
import { localeMark } from "./one-language.ts";

const folder = join(import.meta.dirname, "../build/client/assets");
const bundles = readdirSync(folder).filter((name) => name.endsWith(".js"));

/** References between bundles, rewritten to point to the same locale. */
const neighbour = /\bassets\/([\w.-]+\.js)\b/g;

async function inLocale(name, code, locale) {
  const localized = code
    .replaceAll(localeMark, `"${locale}"`)
    .replaceAll(neighbour, (address, other) => (bundles.includes(other) ? `assets/${locale}/${other}` : address));
  const { code: small, errors } = await minify(name, localized, {
    module: true,
    compress: true,
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  return small;
}

for (const locale of locales) mkdirSync(join(folder, locale));
for (const name of bundles) {
  const code = readFileSync(join(folder, name), "utf8");
  for (const locale of locales) writeFileSync(join(folder, locale, name), await inLocale(name, code, locale));
  rmSync(join(folder, name));
}
