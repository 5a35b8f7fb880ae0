import { certainElement } from "@cosmic/chart/certainty/possible-signs";
import { type AspectId, aspectId, configurationId, type PatternId } from "@cosmic/chart/fact-index/fact-ids";
import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import type { ThemeSubject } from "@cosmic/chart/findings";
import { required } from "@cosmic/chart/required";
import type { PassageKey } from "./passage-pool.ts";

/** Planets whose hard aspects with each other share one passage. */
const inner: readonly Planet[] = ["sun", "moon", "mercury", "venus"];

/** The passage for a theme. */
export function themePassage({ kind, subject }: ThemeSubject, facts: Facts): PassageKey {
  const heading = subject.toLowerCase();
  switch (kind) {
    case "planet":
      return planetPassage(subject, facts);
    case "sign":
    case "house":
    case "angular-planet":
    case "sect":
    case "chart-ruler":
    case "node-axis":
    case "element":
      return { subject: `themes/${kind}`, heading };
    case "missing-element":
      return { subject: "themes/element", heading: `no-${heading}` };
    case "aspect":
      return { subject: "themes/hard-aspect", heading: outerOf(subject, facts) };
    case "configuration":
      return { subject: "themes/figure", heading: figureOf(subject, facts) };
  }
}

/** Sun and Moon lead many charts, so their passages depend on their element, if it is certain. */
function planetPassage(subject: Planet, facts: Facts): PassageKey {
  const light = subject === "sun" || subject === "moon" ? subject : null;
  const element = light && certainElement(light, facts);
  return element
    ? { subject: "themes/leading-light", heading: `${light}-${element}`.toLowerCase() }
    : { subject: "themes/planet", heading: subject.toLowerCase() };
}

/** The two planets of a theme's aspect, outer planet last. */
export function themeAspect(
  subject: AspectId,
  { aspects, ruleAspects }: Facts,
): readonly [inner: Planet, outer: Planet] | null {
  const found = [...aspects, ...ruleAspects].find((aspect) => aspectId(aspect) === subject);
  if (!found) return null;
  const [first, second] = planets.filter((planet) => planet === found.a || planet === found.b);
  return first && second ? [first, second] : null;
}

function outerOf(subject: AspectId, facts: Facts): string {
  const [, outer] = required(themeAspect(subject, facts), `the aspect ${subject} of a theme`);
  return inner.includes(outer) ? "inner" : outer;
}

function figureOf(subject: PatternId, { configurations }: Facts): string {
  const found = configurations.find((figure) => configurationId(figure) === subject);
  return required(found, `the pattern ${subject} of a theme`).type;
}
