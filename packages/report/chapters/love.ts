import type { Facts, Planet, Sign } from "@cosmic/chart/facts";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { possibleMoonSigns } from "@cosmic/interpretation/moon-signs";
import { joint } from "../blocks.ts";
import { framed, section } from "../chapter-frame.ts";
import type { Block, Chapter, Section } from "../document.ts";
import { tell } from "../tell.ts";
import type { Telling } from "../telling.ts";
import { leadFrom } from "./planet-sections.ts";

/** Venus, Mars, Moon, the fifth and the seventh house together: how you choose, attach, argue, stay, and what to ask for. */
export function love(telling: Telling): Chapter {
  const { say, words } = telling;
  const chapter = {
    id: "love",
    title: say("chapter.love.title"),
    subtitle: say("chapter.love.subtitle"),
    glyph: "venus",
    tab: "compatibility",
    opener: { lines: [words.titled("venus.sign") ?? "", words.titled("mars.sign") ?? ""] },
    sections: [
      ...byPlanet("choosing", "venus", telling),
      ...byPlanet("attaching", "moon", telling),
      ...wantingAndReaching(telling),
      ...byPlanet("arguing", "mars", telling),
      ...byCusp("playing", 5, telling),
      ...byCusp("staying", 7, telling),
      ...byPlanet("asking", "moon", telling),
    ],
  } as const;
  return framed(telling, chapter, { a: words.named("venus.sign") ?? "", b: words.named("mars.sign") ?? "" });
}

type PlanetSide = "choosing" | "attaching" | "arguing" | "asking";

function byPlanet(side: PlanetSide, planet: Planet, telling: Telling): readonly Section[] {
  const { say, facts, words } = telling;
  if (planet === "moon" && possibleMoonSigns(facts).length > 1) return [];
  const fact = `${planet}.sign` as const;
  const { sign } = facts.planets[planet];
  const told = tell(telling, { subject: `love/${side}`, heading: sign.toLowerCase(), facts: [fact] });
  const lead = joint(say(`love.lead.${side}`, { placement: words.named(fact) ?? "" }), [fact]);
  return section(`love-${side}`, say(`love.title.${side}`), [lead, ...told]);
}

function byCusp(side: "playing" | "staying", house: 5 | 7, telling: Telling): readonly Section[] {
  const { say, facts } = telling;
  const sign = cuspSign(facts, house);
  if (sign === null) return [];
  const fact = `house-${house}.sign` as const;
  const told = tell(telling, { subject: `love/${side}`, heading: sign.toLowerCase(), facts: [fact] });
  const lead = joint(say(`love.lead.${side}`, { sign: say(`sign.${sign}`) }), [fact]);
  return section(`love-${side}`, say(`love.title.${side}`), [lead, ...told]);
}

/** What Venus wants and how Mars goes after it, by their elements. */
function wantingAndReaching(telling: Telling): readonly Section[] {
  const { say, facts } = telling;
  const { venus, mars } = facts.planets;
  const heading = `${elementOf(venus.sign)}-${elementOf(mars.sign)}`.toLowerCase();
  const told = tell(telling, { subject: "love/wanting-and-reaching", heading, facts: ["venus.sign", "mars.sign"] });
  const elements = {
    venus: say(`elementNamed.${elementOf(venus.sign)}`),
    mars: say(`elementNamed.${elementOf(mars.sign)}`),
  };
  const lead = joint(say("love.lead.wanting", elements), ["venus.sign", "mars.sign"]);
  const joints: readonly Block[] = leadFrom("venus", "mars", telling);
  return section("love-wanting", say("love.title.wanting"), [lead, ...told, ...joints]);
}

/** The sign on a cusp, or null without houses. */
export function cuspSign({ houses }: Facts, house: number): Sign | null {
  const cusp = houses?.cusps[house - 1];
  return cusp === undefined ? null : signAt(cusp);
}
