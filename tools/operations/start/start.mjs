// npm start: from a fresh checkout to the running product; npm start -- --sources, with stand-ins for the outside
// sources. Plain JavaScript, so that an old Node can still report that it is too old.
const needed = [20, 19];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  process.stderr.write(
    `Cosmic Blueprint needs Node ${needed.join(".")} or newer; this is Node ${process.versions.node}. Install a newer Node and run npm start again.\n`,
  );
  process.exit(1);
}

const { installIfNeeded, buildIfNeeded } = await import("./prepare.mjs");
installIfNeeded();
await buildIfNeeded();
if (process.argv.includes("--sources")) {
  const { startStandInSources } = await import("./stand-in-sources.mjs");
  await startStandInSources();
}
await import("../../../apps/site/main.mjs");
