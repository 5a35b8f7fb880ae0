import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts, Planet } from "@cosmic/chart/facts";
import { describedAspects } from "@cosmic/interpretation/passages/fact-passages";
import { joint } from "../../context/blocks.ts";
import { type PassageRequest, renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

/** A planet's condition: dignity, motion, closeness to the Sun, sect, and whether it makes aspects. Each uses its own
 * passage; for dignity and motion without one, a general sentence that appears once per book. */
export function planetState(planet: Planet, context: ReportContext): readonly Block[] {
  const { facts } = context;
  return [
    ...dignityBlocks(planet, context),
    ...motionBlocks(planet, context),
    ...lightBlocks(planet, context),
    ...sectBlocks(planet, context),
    ...(isUnaspected(planet, facts)
      ? renderPassage(context, {
          subject: "conditions/unaspected",
          heading: planet,
          facts: [placementFact(planet, "longitude")],
        })
      : []),
  ];
}

/** Dignity: this planet's passage, or a general sentence. */
function dignityBlocks(planet: Planet, context: ReportContext): readonly Block[] {
  const { facts, say, passages } = context;
  const { dignity, sign } = facts.planets[planet];
  if (dignity === "neutral") return [];
  const fact = placementFact(planet, "dignity");
  const told = renderPassage(context, {
    subject: "conditions/dignity",
    heading: `${planet}-${dignity}`,
    facts: [fact],
  });
  if (told.length > 0) return told;
  if (planet === "sun" || planet === "moon") return [joint(say(`state.${planet}.dignity.${dignity}`), [fact])];
  if (!passages.useOnce(`state.ruler.dignity.${dignity}`)) return [];
  const named = { planet: say(`planetNamed.${planet}`) };
  if (dignity === "domicile") return [joint(say("state.ruler.dignity.domicile", named), [fact])];
  return [joint(say(`state.ruler.dignity.${dignity}`, { ...named, sign: say(`sign.${sign}`) }), [fact])];
}

/** Conditions that most charts share are included only if the planet is heavy or the book would be short. */
const commonDiscount = 6;

/** A station is the stronger condition and replaces the others; fast and slow are optional. */
function motionBlocks(planet: Planet, context: ReportContext): readonly Block[] {
  const { facts, say, passages } = context;
  if (planet === "sun" || planet === "moon") return [];
  const { retrograde, stationary, fast, slow } = facts.planets[planet];
  const fact = placementFact(planet, "motion");
  const common = { optional: true, weight: context.weigh(fact) - commonDiscount };
  const motion = stationary ? "stationary" : retrograde ? "retrograde" : null;
  if (motion === null) {
    if (!(fast || slow) || planet === "uranus" || planet === "neptune" || planet === "pluto") return [];
    const heading = `${planet}-${fast ? "fast" : "slow"}`;
    return renderPassage(context, { subject: "conditions/motion", heading, facts: [fact], ...common });
  }
  const told = renderPassage(context, {
    subject: "conditions/motion",
    heading: `${planet}-${motion}`,
    facts: [fact],
    // The slow planets are retrograde five months a year, so many charts share this.
    ...(planet === "uranus" || planet === "neptune" || planet === "pluto" ? common : {}),
  });
  if (told.length > 0) return told;
  if (!passages.useOnce(`state.motion.${motion}`)) return [];
  return [joint(say(`state.motion.${motion}`, { planet: say(`planetNamed.${planet}`) }), [fact])];
}

function lightBlocks(planet: Planet, context: ReportContext): readonly Block[] {
  if (planet === "sun" || planet === "moon") return [];
  const { cazimi, combust, underBeams } = context.facts.planets[planet];
  const light = cazimi ? "cazimi" : combust ? "combust" : underBeams ? "under-beams" : null;
  if (light === null) return [];
  return renderPassage(context, {
    subject: "conditions/near-the-sun",
    heading: `${planet}-${light}`,
    facts: [placementFact(planet, "light")],
  });
}

/** Sect affects a planet less than its placement does. */
const sectDiscount = 5;

function sectBlocks(planet: Planet, context: ReportContext): readonly Block[] {
  const { inSect } = context.facts.planets[planet];
  if (inSect === null) return [];
  const told: PassageRequest = {
    subject: "conditions/sect",
    heading: `${planet}-${inSect ? "in" : "out-of"}-sect`,
    facts: [placementFact(planet, "sect")],
    optional: true,
    weight: context.weigh(placementFact(planet, "sect")) - sectDiscount,
  };
  return renderPassage(context, told);
}

function isUnaspected(planet: Planet, facts: Facts): boolean {
  if (facts.timeUnknown && planet === "moon") return false;
  const moonMay = facts.timeUnknown && facts.aspects.some(({ a, b }) => joins(planet, a, b) && joins("moon", a, b));
  return !moonMay && !describedAspects(facts).some(({ a, b }) => joins(planet, a, b));
}

function joins(body: string, a: string, b: string): boolean {
  return a === body || b === body;
}
