import type { Fault } from "../fault.ts";

/** A part as written in its file, including marks. */
export interface WrittenPart {
  readonly name: string;
  /** Line of its heading. */
  readonly line: number;
  readonly source: string;
}

/** A passage as written in its file. */
export interface WrittenPassage {
  readonly heading: string;
  readonly line: number;
  readonly parts: readonly WrittenPart[];
}

/** A file of the library, read but not yet validated. */
export interface WrittenFile {
  /** Path inside the library. */
  readonly file: string;
  /** Such as `planets-in-signs/moon`. */
  readonly id: string;
  readonly passages: readonly WrittenPassage[];
  readonly faults: readonly Fault[];
}

interface OpenPart {
  readonly name: string;
  readonly line: number;
  readonly paragraphs: string[][];
}
interface OpenPassage {
  readonly heading: string;
  readonly line: number;
  readonly parts: OpenPart[];
}
type Report = (line: number, message: string) => void;

/** Prose without the marks of its plain sentence (`==…==`) and its pull quote (`**…**`). */
export function withoutMarks(source: string): string {
  return source.replaceAll("==", "").replaceAll("**", "");
}

/**
 * Parses a passage file: `## heading`, `### part`, one paragraph each. `rules/` checks the text itself.
 */
export function readPassageFile({
  file,
  id,
  text,
}: {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}): WrittenFile {
  const faults: Fault[] = [];
  const passages: OpenPassage[] = [];
  const fault: Report = (line, message) => {
    faults.push({ file, line, message });
  };
  for (const [index, raw] of withoutComments(text).split("\n").entries()) {
    readLine(raw.trim(), index + 1, passages, fault);
  }
  if (passages.length === 0) fault(1, "no passage: expected a line “## heading”");
  return { file, id, passages: passages.map((passage) => closePassage(passage, fault)), faults };
}

function readLine(text: string, line: number, passages: OpenPassage[], fault: Report): void {
  const passage = passages.at(-1);
  const part = passage?.parts.at(-1);
  if (text.startsWith("### ")) {
    if (passage) passage.parts.push({ name: text.slice(4).trim(), line, paragraphs: [[]] });
    else fault(line, "a part before the first “## heading”");
  } else if (text.startsWith("## ")) {
    passages.push({ heading: text.slice(3).trim(), line, parts: [] });
  } else if (text.startsWith("#")) fault(line, `only “## heading” and “### part” are known, not “${text}”`);
  else if (part) takeProse(part, text);
  else if (text !== "") fault(line, "expected “### part”; claims and images are in the catalogue");
}

function takeProse(part: OpenPart, text: string): void {
  if (text !== "") part.paragraphs.at(-1)?.push(text);
  else if (part.paragraphs.at(-1)?.length !== 0) part.paragraphs.push([]);
}

function closePassage({ heading, line, parts }: OpenPassage, fault: Report): WrittenPassage {
  const closed = parts.map((part) => {
    const paragraphs = part.paragraphs.filter((lines) => lines.length > 0);
    if (paragraphs.length !== 1) fault(part.line, `a part is one paragraph, this has ${paragraphs.length}`);
    return { name: part.name, line: part.line, source: paragraphs.map((lines) => lines.join(" ")).join(" ") };
  });
  return { heading, line, parts: closed };
}

/** Blanks out comments but keeps line breaks, so that faults have the right line numbers. */
function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ""));
}
