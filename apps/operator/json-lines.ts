import { once } from "node:events";
import { createInterface } from "node:readline";

/** The outcome for one input line: a result, or the reason it was refused. */
export type LineAnswer =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly code: string; readonly field: string; readonly message: string };

type Answerer = (input: unknown) => LineAnswer | Promise<LineAnswer>;

const idOf = (input: unknown): unknown =>
  typeof input === "object" && input !== null && "id" in input ? input.id : undefined;

function parsed(line: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
}

const notJson: LineAnswer = {
  ok: false,
  code: "malformed",
  field: "line",
  message: "This line is not JSON. Give one JSON object a line.",
};

async function write(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

/** Answers each line of standard input with one line of JSON, in order, as it arrives. Returns the exit code: 0 when
 * every line succeeded, 1 when any failed. A progress count goes to standard error, on a terminal only. */
export async function answerLines(answer: Answerer): Promise<0 | 1> {
  let failed = 0;
  let done = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const input = parsed(line);
    const result = input.ok ? await answer(input.value) : notJson;
    const id = input.ok ? idOf(input.value) : undefined;
    // Echo the id unchanged (a number stays a number), as the first key.
    const named = id === undefined ? {} : { id };
    if (result.ok) await write(JSON.stringify({ ...named, ...result.value, ...named }));
    else {
      failed += 1;
      const { code, field, message } = result;
      await write(JSON.stringify({ id: id ?? null, error: { code, field, message } }));
    }
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} read, ${failed} refused `);
  }
  if (process.stderr.isTTY && done > 0) process.stderr.write("\n");
  return failed === 0 ? 0 : 1;
}
