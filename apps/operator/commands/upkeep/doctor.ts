import { configuredSources } from "@cosmic/platform/environment/outside-sources";
import { configurationFindings, safetyFindings } from "../../doctor/configuration-findings.ts";
import { finding } from "../../doctor/finding.ts";
import {
  claimFindings,
  fontFindings,
  sellerFinding,
  sourceFindings,
  townFinding,
} from "../../doctor/installation-findings.ts";
import { serviceFindings } from "../../doctor/service-findings.ts";
import { readSettings } from "../../environment.ts";
import { table } from "../../table.ts";
import { type Command, done, readFlags } from "../command.ts";

const options = { json: { type: "boolean" } } as const;

export const doctor: Command = {
  help: "npm run -s operator -- doctor [--json]\n\nExit 1 while anything is missing before real money can be taken.",
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const settings = readSettings();
    const refused = settings.ok
      ? []
      : settings.sentences.map((words) => finding("configuration", "environment", false, words));
    const kept = safetyFindings();
    const found = [
      ...configurationFindings(),
      ...kept,
      // Skip sentences the safety rules have already reported.
      ...refused.filter(({ words }) => !kept.some((rule) => rule.words.includes(words))),
      ...(settings.ok
        ? [...sourceFindings(configuredSources(settings.environment.sources)), ...(await serviceFindings())]
        : []),
      await townFinding(),
      ...fontFindings(),
      ...(settings.ok ? [sellerFinding(settings.environment.seller), ...claimFindings(settings.environment)] : []),
    ];
    const lines = flags.values.json
      ? [JSON.stringify({ ready: found.every((each) => each.ok), findings: found })]
      : table(
          ["", "area", "name", "finding"],
          found.map((each) => [each.ok ? "ok" : "!!", each.area, each.name, each.words]),
        );
    process.stdout.write(`${lines.join("\n")}\n`);
    return done(found.every((each) => each.ok) ? 0 : 1);
  },
};
