import { writeFile } from "node:fs/promises";
import { copyMissing, type FileStore } from "@cosmic/platform/file-store";

const kinds = ["order", "letter", "newsletter", "review", "objection"] as const;

/** A row that was erased because somebody asked for it: what it was and its id, which says nothing once the row is
 * gone. An `objection` is the other way round: a row of the list of objections, to be kept. */
export interface ErasedRow {
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

/**
 * What was erased, kept outside the database, so that it can be erased again from an older database that is restored.
 * Only erasures that somebody asked for: what is deleted by age will be deleted again. Names no person; one file a row,
 * named by it, so that writing it twice is harmless and processes do not get in each other's way.
 */
export interface ErasureLedger {
  /** Safe from a crash in every place once it resolves. Call it before the erasure commits. */
  record(rows: readonly ErasedRow[], at: Date): Promise<void>;
  /** Everything that any of the places knows. */
  read(): Promise<readonly ErasedRow[]>;
  /** Brings every place up to what any of them knows; resolves to how many files were copied. */
  align(): Promise<number>;
}

const shape = /^(order|letter|newsletter|review|objection)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opens the ledger in one place or several. */
export function openErasureLedger(places: readonly FileStore[]): ErasureLedger {
  return {
    record: async (rows, at) => {
      for (const { kind, id } of rows)
        for (const place of places)
          await place.keep(`${kind}.${id}`, (path) => writeFile(path, `${at.toISOString()}\n`));
    },
    read: async () => {
      const names = await Promise.all(places.map((place) => place.names()));
      return [...new Set(names.flat())].sort().flatMap((name) => rowOf(name) ?? []);
    },
    align: async () => {
      let copied = 0;
      for (const from of places) for (const to of places) if (from !== to) copied += await copyMissing(from, to);
      return copied;
    },
  };
}

function rowOf(name: string): ErasedRow | null {
  const [, kindText, id] = shape.exec(name) ?? [];
  const kind = kinds.find((one) => one === kindText);
  return kind === undefined || id === undefined ? null : { kind, id };
}
