import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Fault } from "../fault.ts";
import { unitSchema } from "./unit-schema.ts";

/** An entry of the catalogue as written, in the right shape but not yet checked against plan and text. */
export interface WrittenUnit extends z.infer<typeof unitSchema> {
  /** As in the passage file, with `.` for ` × `. */
  readonly heading: string;
  readonly line: number;
  /** The line of a value inside the entry, `["parts", "core", "slots"]`, or of what is nearest to it. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

/** A file of the catalogue; entries in the wrong shape are left out and reported. */
export interface WrittenCatalogue {
  /** Path inside the library, `catalogue/planets-in-signs/moon.yaml`. */
  readonly file: string;
  /** Such as `planets-in-signs/moon`. */
  readonly id: string;
  readonly units: readonly WrittenUnit[];
  readonly faults: readonly Fault[];
}

/** The file with the entries of a subject. */
export function catalogueFile(id: string): string {
  return `catalogue/${id}.yaml`;
}

/** Parses a catalogue file: a map from headings to entries. */
export function readCatalogueFile({ id, text }: { readonly id: string; readonly text: string }): WrittenCatalogue {
  const file = catalogueFile(id);
  const lines = new LineCounter();
  // Headings of houses are numbers; as map keys they are read as text.
  const document = parseDocument(text, { lineCounter: lines, stringKeys: true });
  const broken = [...document.errors, ...document.warnings].map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    message: error.message.split("\n")[0] ?? error.code,
  }));
  if (broken.length > 0) return { file, id, units: [], faults: broken };
  // A map begins at its first key, one line below its own heading.
  const headings = new Map(
    isMap(document.contents)
      ? document.contents.items.flatMap(({ key }) =>
          isScalar(key) && key.range ? [[String(key.value), lines.linePos(key.range[0]).line] as const] : [],
        )
      : [],
  );
  const lineOf = (path: readonly (string | number)[]): number => {
    const [heading] = path;
    if (path.length === 1) return headings.get(String(heading)) ?? 1;
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      const range = isNode(node) ? node.range : null;
      if (range) return lines.linePos(range[0]).line;
    }
    return 1;
  };
  const units: WrittenUnit[] = [];
  const faults: Fault[] = [];
  const entries: unknown = document.toJS();
  if (entries === null || typeof entries !== "object" || Array.isArray(entries))
    return { file, id, units, faults: [{ file, line: 1, message: "no entry: expected “heading:” with its tests" }] };
  for (const [heading, entry] of Object.entries(entries)) {
    const own = (path: readonly (string | number)[]) => lineOf([heading, ...path]);
    const read = unitSchema.safeParse(entry);
    if (read.success) units.push({ ...read.data, heading, line: own([]), lineOf: own });
    else {
      for (const { path, message } of read.error.issues) {
        const at = path.map((key) => (typeof key === "number" ? key : String(key)));
        faults.push({ file, line: own(at), message: `${heading} ${at.join(".")}: ${message}` });
      }
    }
  }
  return { file, id, units, faults };
}
