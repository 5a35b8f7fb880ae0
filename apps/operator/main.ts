import { runCommand } from "./run-command.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe (`| head`): exit quietly.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.exitCode = await runCommand(process.argv.slice(2));
