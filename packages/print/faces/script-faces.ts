import { scriptFaces } from "../typefaces/script-faces.generated.ts";
import { codePointsIn } from "./code-points.ts";
import { serifCoverage } from "./serif-coverage.ts";

/** A typeface for letters that neither Baskervville, Jost nor Libertinus Serif has. */
export interface ScriptFace {
  /** Family name for Typst. */
  readonly family: string;
  /** File name in the folder `typefaces`. */
  readonly file: string;
}

interface ReadFace extends ScriptFace {
  readonly has: ReadonlySet<number>;
}

/** Joiners and variation selectors, which have no glyph of their own. */
const shapeless: ReadonlySet<string> = new Set(["\u200C", "\u200D", "\uFE0E", "\uFE0F"]);

// Loaded on first use: most reports need none.
let readFaces: readonly ReadFace[] | null = null;

function allFaces(): readonly ReadFace[] {
  readFaces ??= scriptFaces.map(({ family, file, ranges }) => ({ family, file, has: codePointsIn(ranges) }));
  return readFaces;
}

/** The typeface for one user-perceived character: `null` for the text typefaces, a script typeface, or undefined if
 * none has it. */
export function faceOf(character: string): ScriptFace | null | undefined {
  const codes = Array.from(character)
    .filter((one) => !shapeless.has(one))
    .map((one) => one.codePointAt(0) ?? 0);
  if (codes.every((code) => serifCoverage.has(code))) return null;
  return allFaces().find(({ has }) => codes.every((code) => has.has(code)));
}

/** The typefaces in folder order, without duplicates. */
export function inFolderOrder(faces: ReadonlySet<string>): readonly ScriptFace[] {
  return faces.size === 0 ? [] : allFaces().filter(({ family }) => faces.has(family));
}
