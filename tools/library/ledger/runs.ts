import type { Finding } from "./finding.ts";
import { areVariants, type ProsePart, placeOf } from "./prose.ts";

/** Two sentences must not share this many words in a row. */
const runWords = 6;

interface Spot {
  readonly part: ProsePart;
  readonly sentence: number;
}

/** Runs of six words shared by two sentences, reported at both locations; a longer run is reported once. */
export function repeatedRunFindings(parts: readonly ProsePart[]): readonly Finding[] {
  const first = new Map<string, Spot>();
  const findings: Finding[] = [];
  for (const part of parts) {
    for (const [sentence, words] of part.sentenceWords.entries()) {
      let told: string | undefined;
      for (let at = 0; at + runWords <= words.length; at += 1) {
        const run = words.slice(at, at + runWords).join(" ");
        const earlier = first.get(run);
        if (!earlier) first.set(run, { part, sentence });
        else if (!areVariants(earlier.part, part) && (earlier.part !== part || earlier.sentence !== sentence)) {
          const spot = `${placeOf(earlier.part)} ${earlier.sentence}`;
          if (told !== spot) findings.push(...bothPlaces(part, earlier.part, run));
          told = spot;
        }
      }
    }
  }
  return findings;
}

function bothPlaces(part: ProsePart, earlier: ProsePart, run: string): readonly Finding[] {
  const at = (here: ProsePart, there: ProsePart): Finding => ({
    kind: "repeated-run",
    file: here.file,
    line: here.line,
    message: `“${run}” stands also at ${placeOf(there)}`,
  });
  return [at(part, earlier), at(earlier, part)];
}
