// Stand-ins for the seven outside sources on this machine, in a child process that ends with this one.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts them and sets their addresses as environment variables for the site. */
export async function startStandInSources() {
  const child = fork(join(import.meta.dirname, "run-stand-ins.ts"), { execArgv: ["--import", "tsx"] });
  const [variables] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => {
      throw new Error(`the stand-ins of the outside sources ended with code ${code}`);
    }),
  ]);
  Object.assign(process.env, variables);
  // Do not keep this process alive for the stand-ins.
  child.unref();
  child.channel?.unref();
  const addresses = Object.values(variables).filter((value) => value.startsWith("http"));
  process.stderr.write(
    `Outside sources are stand-ins on this machine:\n${addresses.map((address) => `  ${address}\n`).join("")}` +
      "Each can answer, fail, hang, lie or send garbage: curl -X PUT -d lie ADDRESS\n",
  );
}
