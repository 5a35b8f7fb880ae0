// Generates packages/print/typefaces: fallback fonts for names with letters that the print fonts lack.
//   apt-get download fonts-noto-core fonts-noto-cjk && npm pack @expo-google-fonts/noto-emoji@0.4.7
//   pip install fonttools==4.60.1
//   npx tsx tools/data/typefaces/make.ts FOLDER      FOLDER holds the three files
// Each font is subset to the characters that no earlier one covers, loses its hinting and gets a family name of its
// own. Libertinus Serif is extracted from the compiler unchanged. The same sources give the same bytes.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serifCoverage } from "@cosmic/print/faces/serif-coverage";
import { codePointsOf } from "@cosmic/print/faces/typeface";
import { compilerBinary, type FaceSource, faces, serifFiles, sources } from "./faces.ts";

const shelf = join(import.meta.dirname, "../../../packages/print/typefaces");
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder that holds the three source files");
const scratch = mkdtempSync(join(tmpdir(), "typefaces-"));
const unpacked = join(scratch, "sources");
const out = join(scratch, "made");
try {
  make(folder);
} finally {
  rmSync(scratch, { recursive: true });
}

function make(from: string): void {
  mkdirSync(unpacked);
  mkdirSync(out);
  for (const { file, sha256 } of sources) {
    const path = join(from, file);
    if (digest(path) !== sha256) throw new Error(`${file} is not the file this maker knows`);
    if (file.endsWith(".deb")) execFileSync("dpkg-deb", ["-x", path, unpacked]);
    else execFileSync("tar", ["xzf", path, "-C", unpacked]);
  }
  writeSerif();
  const drawn = new Set(serifCoverage);
  const lines = faces.map((face) => {
    subset(face, drawn);
    const path = join(out, face.file);
    const family = ownFamily(face.file.replace(/\..*/, "").replace(/(?<=[a-z])(?=[A-Z])/g, " "));
    rename(path, family);
    const own = codePointsOf(readFileSync(path));
    const fresh = own.filter((code) => !drawn.has(code));
    for (const code of fresh) drawn.add(code);
    return { family, file: face.file, ranges: rangesOf(own), sha256: digest(path) };
  });
  writeFileSync(join(out, "script-faces.generated.ts"), listing(lines));
  writeFileSync(join(out, "README.md"), readme());
  rmSync(shelf, { recursive: true, force: true });
  cpSync(out, shelf, { recursive: true });
}

function subset({ path, number, keep, file }: FaceSource, drawn: ReadonlySet<number>): void {
  const source = join(unpacked, path);
  const list = join(unpacked, "unicodes");
  // Joiners and the dotted circle are needed for shaping many scripts.
  const kept = keep ?? [
    ...codePointsOf(readFileSync(source)).filter((code) => !drawn.has(code)),
    0x200c,
    0x200d,
    0x25cc,
  ];
  writeFileSync(list, typeof kept === "string" ? kept : kept.map((code) => code.toString(16)).join(","));
  execFileSync("pyftsubset", [
    source,
    `--unicodes-file=${list}`,
    `--output-file=${join(out, file)}`,
    ...(number === undefined ? ["--layout-features=*"] : [`--font-number=${number}`, "--layout-features="]),
    ...["--no-hinting", "--name-IDs=1,2,3,4,5,6,13,14", "--notdef-outline", "--drop-tables+=FFTM,DSIG,STAT"],
  ]);
}

function digest(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function rename(path: string, family: string): void {
  execFileSync("python3", [join(import.meta.dirname, "rename.py"), path, family]);
}

function ownFamily(name: string): string {
  return `Printed ${name}`;
}

/** Libertinus Serif is built into the compiler, but a font installed on the machine would take precedence. */
function writeSerif(): void {
  const { resolve } = createRequire(join(shelf, "../package.json"));
  const binary = readFileSync(resolve(`${compilerBinary}/typst-ts-node-compiler.linux-x64-gnu.node`));
  for (const [file, sha256] of Object.entries(serifFiles)) {
    const path = join(out, file);
    const found = fontsInside(binary).find((font) => createHash("sha256").update(font).digest("hex") === sha256);
    if (!found) throw new Error(`the compiler does not hold ${file}`);
    writeFileSync(path, found);
    rename(path, ownFamily("Libertinus Serif"));
  }
}

/** Complete OpenType fonts with PostScript outlines, found at any offset. */
function fontsInside(binary: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  for (let at = binary.indexOf("OTTO"); at >= 0; at = binary.indexOf("OTTO", at + 4)) {
    const tables = binary.readUInt16BE(at + 4);
    if (tables < 8 || tables > 30) continue;
    const ends = Array.from({ length: tables }, (_, index) => {
      const record = at + 12 + index * 16;
      return binary.readUInt32BE(record + 8) + binary.readUInt32BE(record + 12);
    });
    found.push(binary.subarray(at, at + Math.ceil(Math.max(...ends) / 4) * 4));
  }
  return found;
}

function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16);
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(" ");
}

function listing(lines: readonly object[]): string {
  return `// Made by tools/data/typefaces; do not edit.

/** The typefaces of this folder in the order in which they are asked for a letter, and what each draws
 * (hexadecimal). */
export const scriptFaces = ${JSON.stringify(lines, null, 2)} as const;
`;
}

function readme(): string {
  return `# Typefaces for names

Made by \`tools/data/typefaces/make.ts\`; do not edit. Noto, © Google LLC and (CJK) Adobe, SIL Open Font License 1.1, cut down to the
letters that Libertinus Serif lacks, hinting left out. Checksums stand in \`script-faces.generated.ts\`.

| source | SHA-256 |
|---|---|
${sources.map(({ from, sha256 }) => `| ${from} | \`${sha256}\` |`).join("\n")}

Libertinus Serif 7.051, © The Libertinus Project Authors, SIL Open Font License 1.1, from the Typst compiler 0.7.0.
`;
}
