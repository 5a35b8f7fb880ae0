// Checks PDF/UA-1 and PDF/A-3a with veraPDF, a test tool that is never part of the product:
//   npx tsx tools/proof/verapdf/vera-pdf.ts FILE.pdf …      a JSON line per file and standard; exit 1 when one does not comply
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The validator's verdict on one file by one standard; for an unreadable file `failedChecks` is null. */
export interface Verdict {
  readonly file: string;
  readonly standard: "ua1" | "3a";
  readonly compliant: boolean;
  readonly failedChecks: number | null;
  readonly totalChecks?: number;
  readonly rules: readonly { readonly id: string; readonly checks: number; readonly message: string }[];
  readonly error?: string;
}

export type VeraPdf =
  | { readonly ok: true; validate(files: readonly string[]): readonly Verdict[] }
  /** `sentence` says what to install. */
  | { readonly ok: false; readonly sentence: string };

const here = import.meta.dirname;
/** Each file is judged by both. */
const standards = 2;
/** A whole book takes 250 MB. */
const heap = "-Xmx1g";

/**
 * Sets up veraPDF in `VERAPDF_HOME`, or else `.verapdf` at the root: once, with Maven; installs Java and Maven from
 * Debian if possible. Throws when both are present but the setup fails.
 */
export function openVeraPdf(): VeraPdf {
  if (!haveJava()) {
    const sentence =
      "veraPDF needs a JDK 17 or newer and Maven: install them, and the profiles of PDF/UA-1 and PDF/A-3a are tested.";
    return { ok: false, sentence };
  }
  const folder = setUp();
  const classes = [join(folder, "classes"), join(folder, "lib", "*")].join(":");
  return {
    ok: true,
    validate(files) {
      const java = [heap, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes, "Validate"];
      const env = { ...process.env, LC_ALL: "C.UTF-8" };
      const ended = spawnSync("java", [...java, ...files.map((file) => resolve(file))], { encoding: "utf8", env });
      const lines = ended.stdout.split("\n").filter(Boolean);
      if (lines.length !== standards * files.length)
        throw new Error(`veraPDF did not answer for every file: ${ended.stderr}`);
      // Validate.java defines the shape.
      return lines.map((line) => JSON.parse(line) as Verdict);
    },
  };
}

const answers = (command: string, flag: string): boolean =>
  spawnSync(command, [flag], { stdio: "ignore" }).status === 0;
const installed = (): boolean =>
  answers("java", "-version") &&
  answers("javac", "-version") &&
  (answers("mvn", "-v") || existsSync(join(home(), key())));

function haveJava(): boolean {
  if (installed()) return true;
  if (process.getuid?.() !== 0 || !answers("apt-get", "--version")) return false;
  process.stderr.write("Installing Debian's JDK and Maven for the tests of PDF/UA-1 and PDF/A-3a …\n");
  const apt = (...words: string[]): boolean => spawnSync("apt-get", words, { stdio: ["ignore", 2, 2] }).status === 0;
  const packages = ["default-jdk-headless", "maven"];
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages) && installed();
}

function home(): string {
  return process.env.VERAPDF_HOME ?? join(here, "../../.verapdf");
}

/** Cache key of the setup: a change to the list of jars or to the source sets it up again. */
function key(): string {
  const hash = createHash("sha256");
  for (const file of ["pom.xml", "Validate.java"]) hash.update(readFileSync(join(here, file)));
  return hash.digest("hex").slice(0, 12);
}

function setUp(): string {
  const folder = join(home(), key());
  if (existsSync(join(folder, "ready"))) return folder;
  mkdirSync(home(), { recursive: true });
  const fresh = mkdtempSync(join(home(), "setup-"));
  try {
    const copy = ["dependency:copy-dependencies", `-DoutputDirectory=${join(fresh, "lib")}`, "-DincludeScope=runtime"];
    run("mvn", ["-B", "-q", "-f", join(here, "pom.xml"), `-Dmaven.repo.local=${join(fresh, "m2")}`, ...copy]);
    run("javac", ["-d", join(fresh, "classes"), "-cp", join(fresh, "lib", "*"), join(here, "Validate.java")]);
    rmSync(join(fresh, "m2"), { recursive: true });
    writeFileSync(join(fresh, "ready"), "");
    // When two first runs overlap, the later one discards its copy.
    if (!existsSync(join(folder, "ready"))) renameSync(fresh, folder);
    return folder;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[]): void {
  const ended = spawnSync(command, args, { encoding: "utf8" });
  if (ended.status !== 0) throw new Error(`${command} could not set veraPDF up: ${ended.stdout}${ended.stderr}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const vera = openVeraPdf();
  if (!vera.ok) {
    process.stderr.write(`${vera.sentence}\n`);
    process.exit(3);
  }
  const verdicts = vera.validate(process.argv.slice(2));
  for (const verdict of verdicts) process.stdout.write(`${JSON.stringify(verdict)}\n`);
  process.exitCode = verdicts.every(({ compliant }) => compliant) ? 0 : 1;
}
