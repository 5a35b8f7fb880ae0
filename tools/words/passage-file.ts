import type { Fault } from "./fault.ts";

/** A part as it stands in its file, marks and all. */
export interface WrittenPart {
  readonly name: string;
  readonly line: number;
  readonly source: string;
}

/** A passage as it stands in its file. */
export interface WrittenPassage {
  readonly heading: string;
  readonly line: number;
  readonly claims: readonly string[];
  readonly claimsLine: number;
  readonly parts: readonly WrittenPart[];
}

export interface WrittenFile {
  readonly file: string;
  readonly passages: readonly WrittenPassage[];
  readonly faults: readonly Fault[];
}

interface OpenPart {
  name: string;
  line: number;
  paragraphs: string[][];
}
interface OpenPassage {
  heading: string;
  line: number;
  claims: readonly string[] | null;
  claimsLine: number;
  parts: OpenPart[];
}

/** Reads the shape of a passage file: `## heading`, `claims: […]`, `### part`, one paragraph each. Whether the words
 * keep the rules is `passage-rules.ts`. */
export function readPassageFile(file: string, text: string): WrittenFile {
  const faults: Fault[] = [];
  const passages: OpenPassage[] = [];
  const fault = (line: number, message: string): void => {
    faults.push({ file, line, message });
  };
  for (const [index, raw] of withoutComments(text).split("\n").entries()) {
    readLine(raw.trim(), index + 1, passages, fault);
  }
  if (passages.length === 0) fault(1, "no passage: expected a line “## heading”");
  return { file, passages: passages.map((passage) => closePassage(passage, fault)), faults };
}

type Report = (line: number, message: string) => void;

function readLine(text: string, line: number, passages: OpenPassage[], fault: Report): void {
  const passage = passages.at(-1);
  const part = passage?.parts.at(-1);
  if (text.startsWith("### ")) {
    if (passage) passage.parts.push({ name: text.slice(4).trim(), line, paragraphs: [[]] });
    else fault(line, "a part before the first “## heading”");
  } else if (text.startsWith("## ")) {
    passages.push({ heading: text.slice(3).trim(), line, claims: null, claimsLine: line, parts: [] });
  } else if (text.startsWith("#")) fault(line, `only “## heading” and “### part” are known, not “${text}”`);
  else if (part) takeProse(part, text);
  else if (text !== "") readClaims(text, line, passage, fault);
}

function takeProse(part: OpenPart, text: string): void {
  if (text !== "") part.paragraphs.at(-1)?.push(text);
  else if (part.paragraphs.at(-1)?.length !== 0) part.paragraphs.push([]);
}

function readClaims(text: string, line: number, passage: OpenPassage | undefined, fault: Report): void {
  const list = /^claims: \[([a-z, -]*)\]$/.exec(text)?.[1];
  if (list === undefined || !passage) fault(line, "expected “claims: [a, b]” under the heading");
  else if (passage.claims) fault(line, "claims are given twice");
  else {
    const claims = list.split(",").map((claim) => claim.trim());
    passage.claims = claims.filter((claim) => claim !== "");
    passage.claimsLine = line;
  }
}

function closePassage(passage: OpenPassage, fault: Report): WrittenPassage {
  if (!passage.claims) fault(passage.line, "no “claims: […]” under the heading");
  const parts = passage.parts.map((part) => {
    const paragraphs = part.paragraphs.filter((lines) => lines.length > 0);
    if (paragraphs.length !== 1) fault(part.line, `a part is one paragraph, this has ${paragraphs.length}`);
    return { name: part.name, line: part.line, source: paragraphs.map((lines) => lines.join(" ")).join(" ") };
  });
  return { ...passage, claims: passage.claims ?? [], parts };
}

/** Blanks comments and keeps the lines, so that faults name the right one. */
function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ""));
}
