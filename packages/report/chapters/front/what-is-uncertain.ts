import { planets } from "@cosmic/chart/facts";
import type { FragileState } from "@cosmic/chart/names";
import { listed } from "@cosmic/interpretation/wording/fact-words";
import type { Block, Chapter } from "../../document.ts";
import { factRows, note, reference, table } from "../../telling/blocks.ts";
import { framed, section } from "../../telling/chapter-frame.ts";
import { planetCell } from "../../telling/placement-words.ts";
import type { Telling } from "../../telling/telling.ts";

const housePrefix = "house-of-";
const minutesAsked = ["5", "15", "60"] as const;

/** What an error of 5, 15 or 60 minutes would change, and what two other house systems say. */
export function whatIsUncertain(telling: Telling): Chapter {
  const { say, facts } = telling;
  const chapter = {
    id: "what-is-uncertain",
    title: say("chapter.uncertain.title"),
    subtitle: say(facts.timeUnknown ? "chapter.uncertain.subtitleUntimed" : "chapter.uncertain.subtitle"),
    glyph: "info",
    tab: "overview",
    opener: null,
    sections: facts.timeUnknown
      ? section("without-time", say("section.withoutTime"), untimed(telling))
      : [
          ...section("tolerance", say("section.tolerance"), tolerance(telling)),
          ...section("house-systems", say("section.houseSystems"), systems(telling)),
        ],
  } as const;
  return framed(telling, chapter);
}

function untimed({ say }: Telling): readonly Block[] {
  return [note(say("tolerance.untimed")), reference(say("tolerance.seeDay"), "the-day-as-it-turned")];
}

function tolerance(telling: Telling): readonly Block[] {
  const { say, facts } = telling;
  const rows = minutesAsked.map((minutes) => {
    const states = statesText(facts.tolerance[minutes] ?? [], telling);
    const text = states.length === 0 ? say("tolerance.nothing") : listed(states, say);
    return [say("tolerance.minutes", { minutes }), { text }] as const;
  });
  return [note(say("tolerance.intro"), ["tolerance"]), factRows(say("tolerance.caption"), rows)];
}

/** Signs and sect one by one, the planets whose house would change together. */
function statesText(states: readonly FragileState[], { say, words }: Telling): readonly string[] {
  const named: string[] = [];
  const moving: string[] = [];
  for (const state of states) {
    switch (state) {
      case "rising-sign":
      case "midheaven-sign":
      case "moon-sign":
      case "sect":
        named.push(say(`tolerance.state.${state}`));
        break;
      default:
        moving.push(words.body(state.slice(housePrefix.length)));
    }
  }
  const [only] = moving;
  if (only === undefined) return named;
  if (moving.length === 1) return [...named, say("tolerance.state.house", { planet: only })];
  return [...named, say("tolerance.state.houses", { planets: listed(moving, say) })];
}

function systems({ say, facts }: Telling): readonly Block[] {
  const { houseSystems } = facts;
  if (!houseSystems) return [];
  const { placidus, wholeSign, porphyry } = houseSystems;
  const moved = planets.filter((planet) => (placidus ?? porphyry)[planet] !== wholeSign[planet]).length;
  const columns = [
    [say("table.planet"), "start"],
    ...(placidus ? [[say("houseSystem.placidus"), "end"] as const] : []),
    [say("houseSystem.wholeSign"), "end"],
    [say("houseSystem.porphyry"), "end"],
  ] as const;
  const rows = planets.map((planet) => [
    planetCell(planet, facts, say),
    ...(placidus ? [{ text: String(placidus[planet]) }] : []),
    { text: String(wholeSign[planet]) },
    { text: String(porphyry[planet]) },
  ]);
  return [
    note(say("systems.intro", { moved: String(moved) }), ["house-systems"]),
    table(say("systems.caption"), columns, rows),
  ];
}
