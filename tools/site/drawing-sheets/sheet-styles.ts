import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

const face = (family: string, file: string, style = "normal") => {
  const bytes = readFileSync(join(root, "node_modules/@fontsource-variable", file)).toString("base64");
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
};

/** The product's typefaces, within the style sheet, and the site's design tokens. */
export const sheetStyles = (): string =>
  [
    face("Baskervville", "baskervville/files/baskervville-latin-wght-normal.woff2"),
    face("Baskervville", "baskervville/files/baskervville-latin-wght-italic.woff2", "italic"),
    face("Jost", "jost/files/jost-latin-wght-normal.woff2"),
    readFileSync(join(root, "apps/site/styles/tokens.css"), "utf8"),
  ].join("\n");
