import { chart } from "./commands/chart.ts";
import type { Command } from "./commands/command.ts";
import { doctor } from "./commands/doctor.ts";
import { orders } from "./commands/orders.ts";
import { report } from "./commands/report.ts";
import { show } from "./commands/show.ts";

const commands: readonly Command[] = [chart, report, doctor, orders, show];
const usageExit = 2;

const overview = (): string =>
  [
    "npm run -s operator -- COMMAND [flags]",
    "",
    ...commands.map((command) => `  ${command.name.padEnd(8)} ${command.summary}`),
    "",
    "COMMAND --help tells more. Exit 0: all well; 1: some failed; 2: wrong use.",
  ].join("\n");

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "help") {
    process.stdout.write(`${overview()}\n`);
    return name === undefined ? usageExit : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${overview()}\n`);
    return usageExit;
  }
  if (rest.includes("--help")) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  const outcome = await command.run(rest);
  if (outcome.kind === "usage") process.stderr.write(`${outcome.sentence}\n\n${command.help}\n`);
  return outcome.kind === "usage" ? usageExit : outcome.code;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of a pipe went away (`| head`): nothing is left to tell it.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
