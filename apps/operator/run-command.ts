import type { Command } from "./commands/command.ts";

/** Commands by name: a one-line summary and a loader. Only the command that is called is loaded. */
const commands: Readonly<Record<string, { readonly summary: string; load(): Promise<Command> }>> = {
  sky: {
    summary: "instants on stdin → where everything stands, one line each",
    load: async () => (await import("./commands/charts/sky.ts")).sky,
  },
  chart: {
    summary: "births on stdin, one JSON object a line → their facts, one line each",
    load: async () => (await import("./commands/charts/chart.ts")).chart,
  },
  pair: {
    summary: "two births a line on stdin → the facts of both charts together, one line each",
    load: async () => (await import("./commands/charts/pair.ts")).pair,
  },
  year: {
    summary: "births with a first day on stdin → the facts of their twelve months, one line each",
    load: async () => (await import("./commands/charts/year.ts")).year,
  },
  places: {
    summary: "names or coordinates on stdin → the towns they may mean, one line each",
    load: async () => (await import("./commands/charts/places.ts")).places,
  },
  clock: {
    summary: "local times on stdin → how the clocks of their zones showed them, one line each",
    load: async () => (await import("./commands/charts/clock.ts")).clock,
  },
  report: {
    summary: "births on stdin → their reports as a document, as text or as PDF files",
    load: async () => (await import("./commands/charts/report.ts")).report,
  },
  "check-text": {
    summary: "random births through the whole report: faults found, words, sentences shared",
    load: async () => (await import("./commands/charts/check-text.ts")).checkText,
  },
  doctor: {
    summary: "what is configured, what answers, what is missing before real money",
    load: async () => (await import("./commands/upkeep/doctor.ts")).doctor,
  },
  orders: {
    summary: "the shop's orders, newest first",
    load: async () => (await import("./commands/orders/orders.ts")).orders,
  },
  show: {
    summary: "one order with its history",
    load: async () => (await import("./commands/orders/show.ts")).show,
  },
  resend: {
    summary: "mails a customer's links again",
    load: async () => (await import("./commands/orders/resend.ts")).resend,
  },
  refund: {
    summary: "gives the money of an order back, or refuses a request",
    load: async () => (await import("./commands/orders/refund.ts")).refund,
  },
  correct: {
    summary: "a birth on stdin → replaces an order's, and says what moves",
    load: async () => (await import("./commands/orders/correct.ts")).correct,
  },
  erase: {
    summary: "erases all that is kept under an address",
    load: async () => (await import("./commands/orders/erase.ts")).erase,
  },
  export: {
    summary: "all that is kept under an address, as JSON",
    load: async () => (await import("./commands/orders/export.ts")).exportCommand,
  },
  reviews: {
    summary: "what buyers wrote; holds a review for law or privacy, or shows it again",
    load: async () => (await import("./commands/orders/reviews.ts")).reviews,
  },
  reconcile: {
    summary: "a day's charges at the payment service against our orders",
    load: async () => (await import("./commands/upkeep/reconcile.ts")).reconcile,
  },
  "tax-export": {
    summary: "a quarter's sales, tax and refunds by country and rate, as CSV",
    load: async () => (await import("./commands/upkeep/tax-export.ts")).taxExport,
  },
  freeze: {
    summary: "stores the words of open reports that have none stored yet",
    load: async () => (await import("./commands/freeze.ts")).freeze,
  },
  reseal: {
    summary: "seals every link by today's key",
    load: async () => (await import("./commands/upkeep/reseal.ts")).reseal,
  },
  "replay-erasures": {
    summary: "erases again what a restored database brought back",
    load: async () => (await import("./commands/upkeep/replay-erasures.ts")).replayErasures,
  },
  "back-up": {
    summary: "makes a backup now",
    load: async () => (await import("./commands/upkeep/back-up.ts")).backUp,
  },
  "rehearse-restore": {
    summary: "restores the newest backup beside the shop, and says what came of it",
    load: async () => (await import("./commands/upkeep/rehearse-restore.ts")).rehearse,
  },
};
const usageExit = 2;

const overview = (): string =>
  [
    "npm run -s operator -- COMMAND [flags]",
    "",
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(16)} ${summary}`),
    "",
    "COMMAND --help tells more. Exit 0: all well; 1: some failed; 2: wrong use.",
  ].join("\n");

/** Runs the command named by the first argument with the remaining ones; resolves to the exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "help") {
    process.stdout.write(`${overview()}\n`);
    return name === undefined ? usageExit : 0;
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.load() : undefined;
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
