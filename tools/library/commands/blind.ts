import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { maskOf } from "../blind/mask.ts";
import { questionSheet, questionsFrom } from "../blind/questions.ts";
import { isRight, scoreTable } from "../blind/score.ts";
import { patternLanguage, readSources } from "../read/sources.ts";
import type { Command } from "./drafts.ts";

const answers = z.array(
  z.object({ number: z.number(), choice: z.string(), restated: z.string(), agrees: z.boolean().optional() }),
);
const perSheet = 50;

/**
 * `blind ask DIR [--count N] [--seed S] [--language L]` writes question sheets and the answer key; `blind score DIR` reads
 * `answers-*.json`.
 */
export const blindCommand: Command = (root, args) => {
  const [verb, folder] = args;
  if (folder === undefined || (verb !== "ask" && verb !== "score")) {
    return { text: "blind ask DIR [--count N] [--seed S] [--language L], or blind score DIR\n", ok: false };
  }
  return verb === "ask" ? ask(root, folder, args) : score(folder);
};

function ask(root: string, folder: string, args: readonly string[]) {
  const number = (flag: string, otherwise: number) => Number(args[args.indexOf(flag) + 1] ?? otherwise) || otherwise;
  const named = args[args.indexOf("--language") + 1];
  const wanted = args.includes("--language") ? named : patternLanguage;
  const language = readSources(root).languages.find((one) => one.language === wanted);
  if (!language) return { text: `the library has no language “${wanted}”\n`, ok: false };
  const questions = questionsFrom(language, { count: number("--count", 400), seed: number("--seed", 1) });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "key.json"), `${JSON.stringify(questions, null, 1)}\n`);
  for (let from = 0; from < questions.length; from += perSheet) {
    const sheet = questionSheet(questions.slice(from, from + perSheet), maskOf(language));
    writeFileSync(join(folder, `sheet-${from / perSheet + 1}.md`), sheet);
  }
  return { text: `${questions.length} questions in ${Math.ceil(questions.length / perSheet)} sheets\n`, ok: true };
}

function score(folder: string) {
  const questions: Parameters<typeof scoreTable>[0] = JSON.parse(readFileSync(join(folder, "key.json"), "utf8"));
  const given = readdirSync(folder)
    .filter((file) => /^answers-.*\.json$/.test(file))
    .flatMap((file) => answers.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))));
  const by = new Map(given.map((answer) => [answer.number, answer]));
  const missed = questions.filter((question) => !isRight(question, by.get(question.number)));
  const lines = missed.map(
    ({ number, id, part }) => `${number}  ${id} ${part}, taken for ${by.get(number)?.choice ?? "nothing"}`,
  );
  return { text: `${scoreTable(questions, given)}\n\nmissed\n${lines.join("\n")}\n`, ok: true };
}
