// npm run library -- check|missing|ledger|table|blind: shows faults, what is missing, and what already exists.
import { join } from "node:path";
import { blindCommand } from "./commands/blind.ts";
import { checkCommand } from "./commands/check.ts";
import { detectCommand } from "./commands/detect.ts";
import { labelsCommand } from "./commands/labels.ts";
import { ledgerCommand } from "./commands/ledger.ts";
import { missingCommand } from "./commands/missing.ts";
import { tableCommand } from "./commands/table.ts";

const root = join(import.meta.dirname, "../../packages/library");
const commands = {
  check: checkCommand,
  missing: missingCommand,
  ledger: ledgerCommand,
  detect: detectCommand,
  table: tableCommand,
  blind: blindCommand,
  labels: labelsCommand,
} as const;
const usage = `npm run library -- check [FILE…]          faults and findings; exit code 1 with any
npm run library -- missing [LANGUAGE] [--kind K | --kind wording] [--now]  planned pieces that are not there
npm run library -- ledger [FILE…]         openings, images, endings, claims, ease, tics
npm run library -- detect [FILE…] [--kind K] [--rule R] | --judged | --tighten   what the rules of prose find
npm run library -- blind ask DIR [--count N] [--seed S] [--language L]   sheets for a blind test, and its key
npm run library -- blind score DIR        the table of a blind test that was answered
npm run library -- labels ask DIR [--kind K] [--sheets N] [--seed S]   blind sheets of whole passages, and their key
npm run library -- labels take DIR LABELER | compare A B
npm run library -- table                  kinds, passages and words, planned and written
FILE is a path, or a draft anywhere whose last folder and name are those of the library.
`;

const [name = "", ...args] = process.argv.slice(2);
const command = Object.entries(commands).find(([known]) => known === name)?.[1];
if (command) {
  const { text, ok } = command(root, args);
  process.stdout.write(text);
  process.exitCode = ok ? 0 : 1;
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
