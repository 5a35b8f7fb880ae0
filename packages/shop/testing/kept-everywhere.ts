import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Database } from "@cosmic/platform/database/open";

/** Everything that is kept, as text in small letters, by where it is: names of tables, and paths of files. */
export type Kept = ReadonlyMap<string, string>;

/** Reads every table of a database, the queue's included, and every file of a folder that is not PostgreSQL's own. */
export async function readEverythingKept({ pool }: Pick<Database, "pool">, folder: string): Promise<Kept> {
  const kept = new Map<string, string>();
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ t: string }>(`select row_to_json(t)::text as t from ${name} t`);
    kept.set(name, rows.map(({ t }) => t.toLowerCase()).join("\n"));
  }
  // Their words are compressed.
  const { rows: books } = await pool.query<{ content: Buffer }>("select content from books");
  const words = books.map(({ content }) => brotliDecompressSync(content).toString().toLowerCase());
  kept.set("public.books", [kept.get("public.books") ?? "", ...words].join("\n"));
  for (const path of filesOf(folder)) kept.set(path, readFileSync(path).toString("latin1").toLowerCase());
  return kept;
}

/** Where a mark stands; bytes are written as hexadecimal digits, so it is looked for as those too. */
export function whereIs(kept: Kept, mark: string): readonly string[] {
  const [text, digits] = [mark.toLowerCase(), Buffer.from(mark).toString("hex")];
  return [...kept].flatMap(([place, all]) => (all.includes(text) || all.includes(digits) ? [place] : []));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const what = statSync(path);
    if (!what.isDirectory()) return what.isFile() ? [path] : [];
    // PostgreSQL's own files hold what its tables held until it has swept them.
    return readdirSync(path).includes("PG_VERSION") ? [] : filesOf(path);
  });
}
