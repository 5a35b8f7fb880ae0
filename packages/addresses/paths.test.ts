import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inLocale, withPrefix } from "./in-locale.ts";
import { paths, sessionPlaceholder } from "./paths.ts";

const repository = join(import.meta.dirname, "../..");

/** Addresses written by hand: a quoted path, or one behind the site's URL, that begins like one of ours. */
const written =
  /["`](?:\$\{[\w.]+\})?\/(?:success|thank-you|already-yours|privacy|terms|refund|newsletter|reviews?|contact|funnel|report|sandbox|mailbox|api|r|blog|zodiac|city|faq|accuracy|compatibility|credits|v2|birth-chart|preview|payment|share)[/?#`"$]/;
/** Where requests are answered or redacted, patterns such as `/r/:secret` stand beside their handlers. */
const answersRequests =
  /^apps\/site\/(server|routes|build)\/|^apps\/site\/routes\.ts$|\/generated\/|^packages\/(addresses|platform\/log)\//;
const comment = /^\s*(\/\/|\/\*\*|\*)/;

test("no address is written outside the path builder", () => {
  const files = execFileSync("git", ["ls-files", "packages", "apps"], { cwd: repository, encoding: "utf8" });
  const source = files.split("\n").filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !answersRequests.test(path));
  const found = source.flatMap((path) =>
    readFileSync(join(repository, path), "utf8")
      .split("\n")
      .filter((line) => written.test(line) && !comment.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(source.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
  expect(["`\u0024{siteUrl}/r/secret`", '"/privacy/data"'].every((line) => written.test(line))).toBe(true);
});

test("the payment service finds its placeholder unescaped, and a session id is escaped", () => {
  expect(paths.successPaid(sessionPlaceholder)).toBe("/success?session_id={CHECKOUT_SESSION_ID}");
  expect(paths.flowReport("a b")).toBe("/report?session_id=a%20b");
});

test("a locale's prefix: none for en-us where search engines look, one where a buyer's language is kept", () => {
  expect(inLocale("en-us", paths.newsletter())).toBe("/newsletter");
  expect(inLocale("pt-br", paths.home())).toBe("/pt-br");
  expect(withPrefix("en-us", paths.funnel())).toBe("/en-us/funnel");
});
