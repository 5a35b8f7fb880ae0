import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { withoutSpaceKerning } from "./space-kerning.ts";
import { readTypeface, type Typeface } from "./typeface.ts";

/** The typefaces used on every page. */
export interface PageFaces {
  readonly text: Typeface;
  readonly textItalic: Typeface;
  readonly ui: Typeface;
  readonly uiMedium: Typeface;
}

// Typst only accepts static TTF files; the weights are those the template uses.
const files = {
  text: "@expo-google-fonts/baskervville/400Regular/Baskervville_400Regular.ttf",
  textItalic: "@expo-google-fonts/baskervville/400Regular_Italic/Baskervville_400Regular_Italic.ttf",
  ui: "@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf",
  uiMedium: "@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf",
} as const;

/** Fallback family after the text typefaces, in both styles, under a name no installed font has. */
const serifFiles = ["LibertinusSerif-Regular.otf", "LibertinusSerif-Italic.otf"];

/** Font files of the page typefaces from their packages; throws if the installation lacks one. */
export function pageFontFiles(): Readonly<Record<keyof PageFaces, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: keyof PageFaces): Buffer => readFileSync(resolve(files[name]));
  return { text: read("text"), textItalic: read("textItalic"), ui: read("ui"), uiMedium: read("uiMedium") };
}

/** The typefaces, and their font files as used in print. */
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

/** Folder of the typefaces that are not npm packages. */
export function typefaceFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve("@cosmic/print/package.json")), "typefaces");
}
