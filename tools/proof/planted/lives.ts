// node --import tsx tools/proof/planted/lives.ts [NAME]: plants one wrong rule after another in a copy of packages/shop, leads
// orders through random lives in it, and fails when these stay as their model says.
import { spawnSync } from "node:child_process";
import { type Fault, plantFaults } from "./plant-faults.ts";

const faults: readonly Fault[] = [
  ["a refund for 35 days", "refunds/refund-window.ts", "refundDays = 30", "refundDays = 35"],
  [
    "the last moment of a refund is late",
    "refunds/refund-window.ts",
    "at.getTime() <= lastRefundMoment",
    "at.getTime() < lastRefundMoment",
  ],
  ["13 days to withdraw in Spain", "refunds/withdrawal-right.ts", '"es-es": 14 + 1', '"es-es": 13 + 1'],
  [
    "in Brazil the consent ends the right too",
    "refunds/withdrawal-right.ts",
    'const brazil = locale === "pt-br"',
    "const brazil = false",
  ],
  [
    "a disputed report stays open",
    "orders/order-states.ts",
    'readableStates = ["paid"',
    'readableStates = ["disputed", "paid"',
  ],
  [
    "a session opens everywhere for two days",
    "access/open-report.ts",
    "opensEverywhereMs = dayMs",
    "opensEverywhereMs = 2 * dayMs",
  ],
  [
    "a session opens for good in any browser",
    "access/open-report.ts",
    "!isRecent(tools, settled) && !isBuyer(settled, buyer)",
    "!isRecent(tools, settled) && buyer !== undefined && !isBuyer(settled, buyer)",
  ],
  [
    "the version of today is listed as an earlier one",
    "access/open-earlier-book.ts",
    "corrections < now)",
    "corrections <= now)",
  ],
  ["four corrections", "corrections/correction-standing.ts", "buyersCorrections = 3", "buyersCorrections = 4"],
  ["31 days to correct", "corrections/correction-standing.ts", "correctionDays = 30", "correctionDays = 31"],
  [
    "an outdated page corrects",
    "corrections/replace-birth.ts",
    'return shownAfter === order.corrections ? null : { ok: false, reason: "outdated" };',
    "return null;",
  ],
  [
    "the EPUB of a closed report",
    "report/is-current.ts",
    "const outdated = (await filterOutdated(tools.database, [report])).length > 0;",
    "const outdated = (await filterOutdated(tools.database, [report])).length > 1;",
  ],
  [
    "links of every order are sent again",
    "orders/order-repository.ts",
    "inArray(orders.state, [...readableStates])))\n    .orderBy(desc(orders.createdAt))",
    'ne(orders.email, "")))\n    .orderBy(desc(orders.createdAt))',
  ],
  ["an erased order keeps its link", "privacy/erasure/erase-order.ts", "  linkHash: null,\n  sealedLink: null,\n", ""],
  [
    "the receipt goes with the refund",
    "receipts/open-receipt.ts",
    '"refund-requested", "refunded", "disputed"]',
    '"refund-requested", "disputed"]',
  ],
  [
    "links are not sealed anew",
    "admin/reseal-links.ts",
    "await updateLink(db, order.id, seal(environment, order.id, openSealedLink(environment, order)));",
    "",
  ],
  ["a fresh look after a year to the day", "access/fresh-look.ts", "> aYearAfter(asOf)", ">= aYearAfter(asOf)"],
  [
    "who was refunded is kept for 31 days",
    "privacy/clean-up.ts",
    "retentionDays.refundedPerson - 1",
    "retentionDays.refundedPerson + 1",
  ],
];

process.exitCode = plantFaults({ packageName: "shop", besides: ["tests/storms/life"], faults, look: wrongLife });

/** What differs in the first life that is not as the model says. */
function wrongLife(copy: string): string | null {
  const options = ["--import", "tsx", "tests/storms/life/run-lives.ts", "400", "40", "50"];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: copy, encoding: "utf8" });
  if (status === 0) return null;
  const found = /^.*, the model says .*$/m.exec(stdout + stderr) ?? /^(?:.*Got )?.*[Ee]rror: .*$/m.exec(stderr);
  if (!stderr.includes("Property failed") || found === null) throw new Error(`no life was led: ${stdout}${stderr}`);
  return found[0].trim().slice(0, 160);
}
