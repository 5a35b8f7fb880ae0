import { codePointsIn } from "./code-points.ts";
import { serifCoverage } from "./serif-coverage.ts";
import { scriptFaces } from "./typefaces/script-faces.generated.ts";

/** A typeface for letters that neither Baskervville, Jost nor Libertinus Serif has. */
export interface ScriptFace {
  /** As Typst asks for it. */
  readonly family: string;
  /** In the folder `typefaces`. */
  readonly file: string;
}

interface ReadFace extends ScriptFace {
  readonly has: ReadonlySet<number>;
}

/** Joiners, and signs that choose between forms of a letter: they have no shape of their own. */
const shapeless: ReadonlySet<string> = new Set(["\u200C", "\u200D", "\uFE0E", "\uFE0F"]);

// Read when the first such letter comes: most reports have none.
let readFaces: readonly ReadFace[] | null = null;

function allFaces(): readonly ReadFace[] {
  readFaces ??= scriptFaces.map(({ family, file, ranges }) => ({ family, file, has: codePointsIn(ranges) }));
  return readFaces;
}

/** Which typeface draws this character, as a reader counts them: the text faces (`null`), a script's, or none at all. */
export function faceOf(character: string): ScriptFace | null | undefined {
  const codes = Array.from(character)
    .filter((one) => !shapeless.has(one))
    .map((one) => one.codePointAt(0) ?? 0);
  if (codes.every((code) => serifCoverage.has(code))) return null;
  return allFaces().find(({ has }) => codes.every((code) => has.has(code)));
}

/** The faces in the order of their folder, each once. */
export function inFolderOrder(faces: ReadonlySet<string>): readonly ScriptFace[] {
  return faces.size === 0 ? [] : allFaces().filter(({ family }) => faces.has(family));
}
