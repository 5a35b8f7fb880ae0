// node --import tsx tools/proof/planted/rules.ts [NAME]: plants one wrong rule after another in a copy of packages/chart, runs the
// tables of packages/chart/definitions over it, and fails when they stay green.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Fault, plantFaults } from "./plant-faults.ts";

const faults: readonly Fault[] = [
  ["Mars exalted in Gemini", "strength/dignity.ts", 'mars: "Capricorn"', 'mars: "Gemini"'],
  ["Saturn at home in Capricorn alone", "strength/dignity.ts", '["Capricorn", "Aquarius"]', '["Capricorn"]'],
  ["detriment +2", "strength/strength.ts", "detriment: -2", "detriment: 2"],
  ["under the beams +1", "strength/strength.ts", '"under-beams", points: -1', '"under-beams", points: 1'],
  ["combust -1", "strength/strength.ts", '"combust", points: -2', '"combust", points: -1'],
  ["retrograde +1", "strength/strength.ts", '"retrograde", points: -1', '"retrograde", points: 1'],
  ["succedent 0", "strength/strength.ts", "succedent: 1", "succedent: 0"],
  ["combust within 8.5°", "strength/strength.ts", "combustDeg = 8;", "combustDeg = 8.5;"],
  ["under the beams within 15°", "strength/strength.ts", "underBeamsDeg = 17;", "underBeamsDeg = 15;"],
  ["cazimi within 16′", "strength/strength.ts", "17 / 60", "16 / 60"],
  [
    "Jupiter of the night",
    "strength/strength.ts",
    '    case "jupiter":\n    case "saturn":\n      return sect === "day";\n    case "moon":',
    '    case "saturn":\n      return sect === "day";\n    case "jupiter":\n    case "moon":',
  ],
  [
    "the Moon of the day",
    "strength/strength.ts",
    '      return sect === "day";\n    case "moon":',
    '    case "moon":\n      return sect === "day";',
  ],
  ["Mercury of the day when east", "strength/strength.ts", "< 0 === (sect", "> 0 === (sect"],
  ["fast from 130 %", "strength/motion.ts", "fastShare = 1.2", "fastShare = 1.3"],
  ["Jupiter's mean motion", "strength/motion.ts", "jupiter: 0.0832", "jupiter: 0.0836"],
  ["first quarter called last", "zodiac/moon-phase.ts", '"first-quarter"', '"last-quarter"'],
  ["the active share as fire minus air", "zodiac/shares.ts", "shares.Fire + shares.Air", "shares.Fire - shares.Air"],
  [
    "square of 7°",
    "zodiac/aspects.ts",
    '{ type: "square", angleDeg: 90, orbDeg: 6 }',
    '{ type: "square", angleDeg: 90, orbDeg: 7 }',
  ],
  ["calculation sextile of 5°", "zodiac/aspects.ts", "sextile: 4,", "sextile: 5,"],
  ["outer planets not narrowed", "zodiac/aspects.ts", "outerPenaltyDeg = 1", "outerPenaltyDeg = 0"],
  [
    "one planet away from the angles is enough",
    "zodiac/aspects.ts",
    "awayFromAngles(a) && awayFromAngles(b)",
    "(awayFromAngles(a) || awayFromAngles(b))",
  ],
  ["applying turned round", "zodiac/aspects.ts", "* opening < 0", "* opening > 0"],
  [
    "links of every calculation aspect",
    "patterns/links.ts",
    'if (aspect.type === "quincunx") join(links, aspect);',
    "join(links, aspect);",
  ],
  [
    "any aspect a quincunx link",
    "patterns/links.ts",
    'if (aspect.type === "quincunx") join(links, aspect);',
    'join(links, { ...aspect, type: "quincunx" });',
  ],
  [
    "T-squares within a grand cross",
    "patterns/patterns.ts",
    "if (crosses.some((cross) => isWithin(members, cross))) continue;",
    "",
  ],
  ["a stellium of two", "patterns/stelliums.ts", "withoutLowest(withoutLowest(set)) === 0", "withoutLowest(set) === 0"],
  ["Scorpio ruled by Mars", "zodiac/rulers.ts", 'Scorpio: "pluto"', 'Scorpio: "mars"'],
  ["Fortune by night as by day", "zodiac/lots.ts", "? 1 : -1", "? 1 : 1"],
  [
    "a body before a cusp is past it",
    "horizon/houses.ts",
    "longitudeDeg - (cusps[i] ?? 0)",
    "longitudeDeg + 5 - (cusps[i] ?? 0)",
  ],
  ["day when the Sun is below", "horizon/timed-sky.ts", "> 0 ?", "< 0 ?"],
  ["the eastern half as houses 4 to 9", "shares/hemispheres.ts", "eastern: first + fourth", "eastern: second + third"],
  ["rarity to three figures", "rarity/rarity.ts", "100 * unit", "1000 * unit"],
  ["talk before standing", "pair/contacts/contact-rules.ts", '  "standing",\n  "talk",', '  "talk",\n  "standing",'],
  ["a full element from 50 %", "pair/together/balance.ts", "fullFrom: 40", "fullFrom: 50"],
  ["3 more in an angular house", "pair/together/visits.ts", "angularBonus = 4", "angularBonus = 3"],
  ["Neptune's stories as heavy as Saturn's", "year/stories/story-weight.ts", "neptune: 8", "neptune: 9"],
  ["Chiron in square", "year/stories/found-story.ts", "angle % 180 === 0", "angle % 90 === 0"],
  ["lunations touch within 3°", "year/months/lunation-facts.ts", "touchDeg = 2;", "touchDeg = 3;"],
  [
    "modern rulers of the years of life",
    "year/returns/profections.ts",
    "ruler: traditionalRulers[sign]",
    'ruler: "pluto"',
  ],
];

process.exitCode = plantFaults({ packageName: "chart", besides: [], faults, look: redTests });

/** How many tests of the tables fail in the copy; a run that reports nothing is an error, not a red test. */
function redTests(copy: string): string | null {
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const options = ["run", "--root", copy, "--no-isolate", "--reporter=json", "packages/chart/definitions"];
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...options], { cwd: copy, encoding: "utf8" });
  const found = /"numFailedTests":(\d+)/.exec(stdout);
  const failedSuites = /"numFailedTestSuites":(\d+)/.exec(stdout);
  if (found === null || failedSuites === null) throw new Error(`the tables did not run: ${stderr}`);
  if (found[1] === "0" && failedSuites[1] !== "0") throw new Error(`a table could not be read: ${stdout}`);
  return found[1] === "0" ? null : `${found[1]} red`;
}
