import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The families of drawings, and the files that draw them. */
const faces = { Baskervville: "baskervville", Jost: "jost" } as const;

let kept: string | null = null;

function faceRules(): string {
  const { resolve } = createRequire(import.meta.url);
  kept ??= Object.entries(faces)
    .map(([family, name]) => {
      const bytes = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
      return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString("base64")})}`;
    })
    .join("");
  return kept;
}

/** An SVG file with the typefaces of its letters inside, so that it looks alike wherever it is opened. */
export function withTypefaces(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, (frame) => `${frame}<style>${faceRules()}</style>`);
}
