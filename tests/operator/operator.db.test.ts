import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentVersion } from "@cosmic/report/document";
import { expect, test } from "vitest";
import { newData, root } from "../site-process.ts";

function operator(args: readonly string[], input = "", settings: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: "", ...settings };
  const done = spawnSync("npm", ["run", "-s", "operator", "--", ...args], { cwd: root, input, encoding: "utf8", env });
  const lines = done.stdout.split("\n").filter(Boolean);
  return { status: done.status, lines, stdout: done.stdout, stderr: done.stderr };
}

const marina = {
  id: "marina",
  name: "Marina Duarte",
  place: "São Paulo, Brazil",
  date: "1990-06-15",
  time: "14:30",
  latitude: -23.5505,
  longitude: -46.6333,
};
const jsonl = (...births: readonly unknown[]) => births.map((birth) => JSON.stringify(birth)).join("\n");

test("births become facts in order, and a bad line is told without stopping the rest", () => {
  const input = `${jsonl(marina, { ...marina, id: 2, date: "1990-02-31" }, { ...marina, id: 3, date: "1850-01-01" })}\nnot json\n${jsonl({ id: 5, utc: "1990-06-15T17:30:00Z", latitude: -23.5505, longitude: -46.6333 })}`;
  const { status, lines } = operator(["chart"], input);
  expect(status).toBe(1);
  const answers = lines.map((line) => JSON.parse(line));
  expect(answers.map((answer) => answer.id)).toEqual(["marina", 2, 3, null, 5]);
  expect(answers.map((answer) => answer.error?.code)).toEqual([
    ...[undefined, "impossible-date", "out-of-range", "malformed", undefined],
  ]);
  expect(answers[0].clock.zone).toBe("America/Sao_Paulo");
  expect(answers[0].angles.ascendant).toMatchObject({ sign: "Scorpio", degree: 8, minute: 21 });
  expect(answers[4].planets.sun.longitude).toBe(answers[0].planets.sun.longitude);
});

test("a report comes as document, as text and as a PDF named by its hash", () => {
  const document = JSON.parse(operator(["report"], jsonl(marina)).stdout);
  expect(document).toMatchObject({ id: "marina", version: documentVersion, language: "en" });
  const text = JSON.parse(operator(["report", "--format", "text"], jsonl(marina)).stdout);
  expect(text.words).toBeGreaterThan(2000);
  expect(text.text).toContain("A ferry tied up at the bank is only a platform.");
  const out = mkdtempSync(join(tmpdir(), "cosmic-reports-"));
  const printed = JSON.parse(operator(["report", "--format", "pdf", "--out", out], jsonl(marina)).stdout);
  expect(printed).toMatchObject({ id: "marina", hash: document.hash });
  expect(printed.pages).toBeGreaterThan(15);
  expect(readFileSync(printed.file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("doctor says what is missing before real money, and shows no secret", () => {
  const secret = "a-link-secret-of-more-than-thirty-two-characters";
  const { status, stdout } = operator(["doctor", "--json"], "", { DATA_DIR: newData(), LINK_SECRET: secret });
  expect(status).toBe(1);
  const { ready, findings } = JSON.parse(stdout) as { ready: boolean; findings: { name: string; ok: boolean }[] };
  expect(ready).toBe(false);
  expect(findings.find((each) => each.name === "PostgreSQL")?.ok).toBe(true);
  expect(findings.find((each) => each.name === "STRIPE_SECRET_KEY")?.ok).toBe(false);
  expect(findings.find((each) => each.name === "testimonial-1")?.ok).toBe(false);
  expect(stdout).not.toContain(secret);
});

test("the counter answers in one line of JSON, and says by its exit whether all went well", () => {
  const settings = { DATA_DIR: newData() };
  const ask = (...args: string[]) => {
    const { status, lines } = operator([...args, "--json"], "", settings);
    return [status, ...lines.map((line) => JSON.parse(line))];
  };
  expect(ask("refund", "CB-0000-0000")).toEqual([1, { ok: false, reason: "unknown-order" }]);
  expect(ask("erase", "nobody@example.org", "--dry-run")).toEqual([
    0,
    { ok: true, dryRun: true, found: false, orders: [] },
  ]);
  expect(ask("reconcile", "--day", "2026-01-01")).toEqual([
    0,
    { day: "2026-01-01", charges: 0, orders: 0, differences: [] },
  ]);
});

test("wrong use is exit 2 with a sentence, help is exit 0", { timeout: 300_000 }, () => {
  expect(operator(["nonsense"]).status).toBe(2);
  expect(operator(["chart", "--nonsense"]).status).toBe(2);
  expect(operator(["report", "--format", "pdf"]).stderr).toContain("--out DIR");
  for (const command of ["chart", "report", "doctor", "refund", "erase"]) {
    const { status, stdout } = operator([command, "--help"]);
    expect([command, status]).toEqual([command, 0]);
    expect(stdout).toContain(`operator -- ${command}`);
  }
});
