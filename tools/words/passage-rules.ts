import { type PartName, type Passage, type PassagePart, partNames } from "../../packages/library/passage.ts";
import type { PhraseLists } from "../../packages/library/phrases.ts";
import type { ClaimsTable } from "./claims-table.ts";
import type { Fault } from "./fault.ts";
import { checkPart } from "./part-rules.ts";
import type { WrittenFile, WrittenPassage } from "./passage-file.ts";
import { headingsOf } from "./plan.ts";

export interface PassageRules {
  readonly claims: ClaimsTable;
  readonly phrases: PhraseLists;
}

type Report = (line: number, message: string) => void;

/** Checks a read file against the rules of `words.md` and makes its passages. `subjectId` is the path without language
 * and ending: `planets-in-signs/moon`. */
export function makePassages(
  written: WrittenFile,
  subjectId: string,
  rules: PassageRules,
): { passages: Readonly<Record<string, Passage>>; faults: readonly Fault[] } {
  const faults: Fault[] = [...written.faults];
  const fault: Report = (line, message) => {
    faults.push({ file: written.file, line, message });
  };
  const known = headingsOf(subjectId);
  if (!known) fault(1, "no headings are planned for this kind of subject");
  const passages: Record<string, Passage> = {};
  for (const passage of written.passages) {
    if (known && !known.includes(passage.heading)) fault(passage.line, `unknown heading “${passage.heading}”`);
    if (passages[passage.heading]) fault(passage.line, `heading “${passage.heading}” stands twice`);
    checkClaims(passage, rules.claims, fault);
    passages[passage.heading] = {
      id: `${subjectId}/${passage.heading}`,
      claims: passage.claims,
      parts: makeParts(passage, rules.phrases, fault),
    };
  }
  return { passages, faults };
}

function checkClaims(passage: WrittenPassage, table: ClaimsTable, fault: Report): void {
  const { claims, claimsLine } = passage;
  if (claims.length < 3 || claims.length > 5) fault(claimsLine, `three to five claims, not ${claims.length}`);
  for (const [index, claim] of claims.entries()) {
    const against = table.opposite.get(claim);
    if (against === undefined) fault(claimsLine, `unknown claim “${claim}”`);
    else if (claims.indexOf(against) > index) fault(claimsLine, `opposite claims “${claim}” and “${against}”`);
    if (claims.indexOf(claim) !== index) fault(claimsLine, `claim “${claim}” stands twice`);
  }
}

function makeParts(
  passage: WrittenPassage,
  phrases: PhraseLists,
  fault: Report,
): Readonly<Partial<Record<PartName, PassagePart>>> {
  const parts: Partial<Record<PartName, PassagePart>> = {};
  for (const { name, line, source } of passage.parts) {
    const known = partNames.find((partName) => partName === name);
    if (!known) {
      fault(line, `unknown part “${name}”; known are ${partNames.join(", ")}`);
      continue;
    }
    if (parts[known]) fault(line, `part “${name}” stands twice`);
    const { part, problems } = checkPart(known, source, phrases);
    for (const problem of problems) fault(line + 1, `${passage.heading} ${name}: ${problem}`);
    parts[known] = part;
  }
  if (!parts.core) fault(passage.line, `${passage.heading} has no core`);
  return parts;
}
