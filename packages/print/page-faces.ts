import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { withoutSpaceKerning } from "./space-kerning.ts";
import { readTypeface, type Typeface } from "./typeface.ts";

/** The typefaces every page is set in. */
export interface PageFaces {
  readonly text: Typeface;
  readonly textItalic: Typeface;
  readonly ui: Typeface;
  readonly uiMedium: Typeface;
}

// Typst takes static TTF files only; the weights are those the template asks for.
const files = {
  text: "@expo-google-fonts/baskervville/400Regular/Baskervville_400Regular.ttf",
  textItalic: "@expo-google-fonts/baskervville/400Regular_Italic/Baskervville_400Regular_Italic.ttf",
  ui: "@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf",
  uiMedium: "@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf",
} as const;

/** The family after them in every list, in both styles; under a name that no typeface of a machine has. */
const serifFiles = ["LibertinusSerif-Regular.otf", "LibertinusSerif-Italic.otf"];

/** The files of the page's faces from their packages; throws when the installation lacks one. */
export function pageFontFiles(): Readonly<Record<keyof PageFaces, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: keyof PageFaces): Buffer => readFileSync(resolve(files[name]));
  return { text: read("text"), textItalic: read("textItalic"), ui: read("ui"), uiMedium: read("uiMedium") };
}

/** The faces, and their files as they are printed with. */
export function readPageFaces(): { readonly faces: PageFaces; readonly fontBlobs: Buffer[] } {
  const files = pageFontFiles();
  const fonts = { ...files, text: withoutSpaceKerning(files.text) };
  return {
    faces: {
      text: readTypeface(fonts.text),
      textItalic: readTypeface(fonts.textItalic),
      ui: readTypeface(fonts.ui),
      uiMedium: readTypeface(fonts.uiMedium),
    },
    fontBlobs: [...Object.values(fonts), ...serifFiles.map((file) => readFileSync(join(typefaceFolder(), file)))],
  };
}

/** Where the typefaces lie that are no packages. */
export function typefaceFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve("@cosmic/print/package.json")), "typefaces");
}
