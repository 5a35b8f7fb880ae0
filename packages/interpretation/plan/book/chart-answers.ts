import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import { type Planet, planetNamed, planets } from "@cosmic/chart/names";
import type { Structure } from "@cosmic/chart/spine/spine";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { MetNature } from "@cosmic/library/test-words";
import { hasNoAspect } from "../../catalogue/planet-conditions.ts";
import type { Key } from "../../catalogue/test-keys.ts";
import { argumentKey, linkedKey, metKey, plainKey, rulesKey, structureKey } from "../../catalogue/test-keys.ts";
import { describedAspects } from "../../selection/described-aspects.ts";
import { isSlow } from "../../selection/slow-planets.ts";
import type { PlanInput } from "../plan-input.ts";
import { argumentManners } from "../spine/argument.ts";

/** A conjunction, square or opposition is taken as this much closer, degrees. */
const strongLeadDeg = 1.5;
const strong: readonly Aspect["type"][] = ["conjunction", "square", "opposition"];

/** What the units of the second edition ask of a chart beyond its placements. */
export function chartAnswers({ facts, spine }: Pick<PlanInput, "facts" | "spine">): readonly Key[] {
  const manners = argumentManners(spine);
  return [
    plainKey("frame", "any"),
    ...(manners === null ? [] : [argumentKey(...manners)]),
    ...spine.structures.flatMap((structure) => [
      structureKey(structure.type, structureHeading(structure)),
      ...linksOf(structure, facts).map(([a, b]) => linkedKey(a, b)),
    ]),
    ...planets.flatMap((body) => {
      const met = metBy(body, facts);
      if (met !== null) return metKey(body, met.by, met.nature);
      return hasNoAspect(body, facts) ? metKey(body, "none") : [];
    }),
    ...pressedBy(facts).map((planet) => plainKey("pressed", planet)),
    ...(facts.houses?.rulers ?? []).flatMap((ruler, index) => (index === 9 ? [rulesKey(10, ruler)] : [])),
  ];
}

/** The heading of a structure’s text: its key in lower case, `any` where it has none. */
export function structureHeading({ type, key }: Pick<Structure, "type" | "key">): string {
  if (type === "close-aspect" || type === "mystic-rectangle") return "any";
  return type === "angular" ? key : key.toLowerCase();
}

/** The steps of a ring: each member and the ruler of the sign it stands in, from the leader on. */
export function linksOf({ type, core, lead }: Structure, facts: Facts): readonly (readonly [Planet, Planet])[] {
  if (type !== "ring" || lead === "ascendant") return [];
  const links: (readonly [Planet, Planet])[] = [];
  let planet = lead;
  do {
    const ruler = modernRulers[facts.planets[planet].sign];
    links.push([planet, ruler]);
    planet = ruler;
  } while (planet !== lead && links.length < core.length);
  return links;
}

interface Met {
  readonly by: Planet;
  readonly nature: MetNature;
  readonly orb: number;
}

/** The closest aspect of a planet within the orbs of the chart, quincunxes apart, with one that `counts`; without a birth
 * time one that held all day. */
export function metBy(body: Planet, facts: Facts, counts: (by: Planet) => boolean = () => true): Met | null {
  const [closest] = facts.aspects
    .flatMap((aspect) => {
      const { a, b, orb, type } = aspect;
      const by = planetNamed(a === body ? b : b === body ? a : undefined);
      if (by === null || type === "quincunx" || !counts(by) || !isAspectCertain(aspect, facts)) return [];
      return [{ by, orb, type }];
    })
    .sort((one, other) => nearness(one) - nearness(other) || one.orb - other.orb);
  if (closest === undefined) return null;
  const { by, orb, type } = closest;
  return { by, orb, nature: type === "conjunction" ? "beside" : strong.includes(type) ? "hard" : "soft" };
}

const nearness = ({ orb, type }: Pick<Aspect, "orb" | "type">) => orb - (strong.includes(type) ? strongLeadDeg : 0);

/** The planet of the heaviest hard aspect to Venus, the Moon or the ruler of the seventh house, unless it is the closest
 * aspect of Venus or the Moon, which Love tells already, or one of two slow planets, which a whole year shares. */
function pressedBy(facts: Facts): readonly Planet[] {
  const pressed = hardestInLove(facts);
  return pressed === null ? [] : [pressed.by];
}

export function hardestInLove(facts: Facts): { readonly by: Planet; readonly body: Planet } | null {
  const seventh = facts.houses?.rulers[6];
  const bodies: readonly Planet[] = ["venus", "moon", ...(seventh === undefined ? [] : [seventh])];
  const told = new Set(
    (["venus", "mars", "moon"] as const).flatMap((body) => {
      const met = metBy(body, facts);
      return met === null ? [] : [`${body} ${met.by}`, `${met.by} ${body}`];
    }),
  );
  const hard = describedAspects(facts)
    .filter(({ type }) => type === "square" || type === "opposition")
    .flatMap(({ a, b, orb }) => [
      { body: a, by: b, orb },
      { body: b, by: a, orb },
    ])
    .filter(({ body, by }) => bodies.some((one) => one === body) && !told.has(`${body} ${by}`))
    .filter(({ body, by }) => !isSlow(body) || !isSlow(by))
    .toSorted((one, other) => one.orb - other.orb);
  for (const { body, by } of hard) {
    const [pressed, presser] = [planets.find((one) => one === body), planets.find((one) => one === by)];
    if (pressed && presser && presser !== "moon" && presser !== "mercury" && presser !== "venus")
      return { body: pressed, by: presser };
  }
  return null;
}
