import { type ParseArgsConfig, parseArgs } from "node:util";
import { answerLines } from "../json-lines.ts";

/** How a command ended: an exit code, or a sentence explaining correct usage. */
export type Outcome =
  | { readonly kind: "done"; readonly code: 0 | 1 }
  | { readonly kind: "usage"; readonly sentence: string };

/** One operator CLI command. */
export interface Command {
  readonly help: string;
  run(args: readonly string[]): Promise<Outcome>;
}

export const done = (code: 0 | 1): Outcome => ({ kind: "done", code });

function countOf(wanted: number, given: number): string {
  const words = wanted === 0 ? "no argument besides flags" : wanted === 1 ? "one argument" : `${wanted} arguments`;
  return `This command takes ${words}; ${given === 0 ? "none was" : given === 1 ? "one was" : `${given} were`} given.`;
}

/** Parses flags; an unknown flag gives a usage sentence instead of an exception. */
export function readFlags<const T extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: T,
  positionals: number,
) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (read.positionals.length !== positionals)
      return { ok: false as const, sentence: countOf(positionals, read.positionals.length) };
    return { ok: true as const, values: read.values, positionals: read.positionals };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false as const, sentence: error.message };
    throw error;
  }
}

type Answerer = Parameters<typeof answerLines>[0];

/** A command without flags that passes each line of standard input to the answerer `open` returns. */
export function lineCommand(help: readonly string[], open: () => Answerer | Promise<Answerer>): Command {
  return {
    help: help.join("\n"),
    async run(args) {
      const flags = readFlags(args, {}, 0);
      return flags.ok ? done(await answerLines(await open())) : { kind: "usage", sentence: flags.sentence };
    },
  };
}
