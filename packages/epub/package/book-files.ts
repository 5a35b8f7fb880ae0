import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ReportDocument } from "@cosmic/report/document";
import { drawingSvg, type PagePalette } from "@cosmic/report/drawing-svg";
import { groundColor, inkRules } from "@cosmic/report/inline-svg";

/** A file of the book that is no page. */
export interface BookFile {
  readonly file: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** It is compressed already. */
  readonly packed?: boolean;
  /** Shown for the book in a library. */
  readonly cover?: boolean;
}

const faces = ["baskervville-latin-wght-normal", "baskervville-latin-wght-italic", "jost-latin-wght-normal"] as const;
const moreFaces = [
  ...["baskervville-latin-ext-wght-normal", "baskervville-latin-ext-wght-italic", "jost-latin-ext-wght-normal"],
] as const;

let kept: readonly BookFile[] | null = null;

/** Typefaces, their licenses and the style sheet, the same in every book; read once. */
function commonFiles(): readonly BookFile[] {
  if (kept) return kept;
  const { resolve } = createRequire(import.meta.url);
  const fontFile = (name: string): BookFile => {
    const [family = ""] = name.split("-");
    const bytes = readFileSync(resolve(`@fontsource-variable/${family}/files/${name}.woff2`));
    return { file: `fonts/${name}.woff2`, mediaType: "font/woff2", bytes, packed: true };
  };
  const license = (family: string): BookFile => ({
    file: `fonts/${family}-license.txt`,
    mediaType: "text/plain",
    bytes: readFileSync(resolve(`@fontsource-variable/${family}/LICENSE`)),
  });
  // Found by the package's name, which works in the source tree and in a bundle.
  const sheet = readFileSync(join(dirname(resolve("@cosmic/epub/package.json")), "book.css"), "utf8");
  const style = [
    sheet,
    inks("light", ".ground"),
    `@media (prefers-color-scheme: dark){`,
    inks("night", ".ground"),
    "}",
  ];
  kept = [
    {
      file: "book.css",
      mediaType: "text/css",
      bytes: Buffer.from([...style, inks("night", ".cover .ground")].join("\n")),
    },
    ...[...faces, ...moreFaces].map(fontFile),
    ...["baskervville", "jost"].map(license),
  ];
  return kept;
}

/** Every file of a book that is no page. */
export function bookFiles({ cover }: ReportDocument): readonly BookFile[] {
  const bytes = Buffer.from(drawingSvg(cover.sky, "night"));
  return [...commonFiles(), { file: "cover.svg", mediaType: "image/svg+xml", bytes, cover: true }];
}

/** The ground a drawing lies on and the colors of its inks. */
const inks = (palette: PagePalette, ground: string): string =>
  `${ground}{background:${groundColor(palette)}}\n${inkRules(palette, ground)}`;
