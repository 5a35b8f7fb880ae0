import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, setUpOnce } from "./set-up.ts";

const here = import.meta.dirname;

/** EPUBCheck of the W3C, from Maven Central; needs a JDK 17 and Maven. */
export function openEpubCheck() {
  const folder = setUpOnce("epubcheck", ["pom.xml", "CheckEpubs.java"], (fresh) => {
    const copy = ["dependency:copy-dependencies", `-DoutputDirectory=${join(fresh, "lib")}`, "-DincludeScope=runtime"];
    run("mvn", ["-B", "-q", "-f", join(here, "pom.xml"), `-Dmaven.repo.local=${join(fresh, "m2")}`, ...copy]);
    run("javac", ["-d", join(fresh, "classes"), "-cp", join(fresh, "lib", "*"), join(here, "CheckEpubs.java")]);
    rmSync(join(fresh, "m2"), { recursive: true });
  });
  const classes = [join(folder, "classes"), join(folder, "lib", "*")].join(":");
  return (files: readonly string[]) => {
    const { stdout, stderr } = run("java", ["-Xmx1g", "-XX:+UseSerialGC", "-cp", classes, "CheckEpubs", ...files]);
    const lines = stdout.split("\n").filter(Boolean);
    if (lines.length !== files.length) throw new Error(`EPUBCheck did not answer for every file: ${stderr}`);
    const said = stderr.split("\n").filter((line) => /^(FATAL|ERROR|WARNING)/.test(line));
    return lines.map((line, at) => {
      const [errors = 0, warnings = 0] = line.split(" ").map(Number);
      return {
        file: files[at] ?? "",
        errors,
        warnings,
        said: said.filter((one) => one.includes(files[at] ?? "")).join("\n"),
      };
    });
  };
}

/** Ace by DAISY, from npm, in Debian's Chromium or the one that `CHROME_PATH` names. */
export function openAce() {
  const folder = setUpOnce("ace", ["ace-packages.json", "run-ace.cjs"], (fresh) => {
    copyFileSync(join(here, "ace-packages.json"), join(fresh, "package.json"));
    copyFileSync(join(here, "run-ace.cjs"), join(fresh, "run-ace.cjs"));
    const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: "1" };
    run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: fresh, env });
  });
  const env = { ...process.env, PUPPETEER_EXECUTABLE_PATH: process.env.CHROME_PATH ?? "/usr/bin/chromium" };
  return (file: string): readonly string[] => {
    const answer = join(folder, `${process.pid}.json`);
    run(process.execPath, ["run-ace.cjs", file, answer], { cwd: folder, env });
    // `run-ace.cjs` writes this shape.
    const violations = JSON.parse(readFileSync(answer, "utf8")) as readonly string[];
    rmSync(answer);
    return violations;
  };
}
