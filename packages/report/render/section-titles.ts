import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { type Planet, planetNamed } from "@cosmic/chart/names";
import type { NowFacts } from "@cosmic/chart/now/now-shape";
import { required } from "@cosmic/chart/required";
import { storySection } from "@cosmic/interpretation/plan/frames/now-chapter";
import type { ReportPlan, SectionPlan } from "@cosmic/interpretation/plan/report-plan";
import { bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { monthSpanText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import { partText } from "./part-texts.ts";

interface Titling {
  readonly context: ReportContext;
  readonly plan: ReportPlan;
  readonly now: NowFacts | null;
}

/** The title of a section that no drawing or table names; empty where it continues the one before. */
export function sectionTitle({ id, items }: SectionPlan, { context, plan, now }: Titling): string {
  const { say, words, library } = context;
  // A child's chapter has no stories, and begins with what it has.
  if (id === "now-opening" && now?.reader === "child") return "";
  const spine = /^spine-(\d)$/.exec(id)?.[1];
  if (spine !== undefined) {
    const { type } = required(plan.spine[Number(spine) - 1], `the structure of ${id}`);
    return raiseFirst(partText(library, `spine/frames/names#${type}`)?.text ?? "");
  }
  if (id.startsWith("growth-") && items[0]) {
    const [unit] = items[0].part.split("#");
    return withoutStop(partText(library, `${unit}#title`)?.text ?? "");
  }
  const thesis = id === "thesis" ? ([1, 2, 3] as const).find((count) => count === items.length) : undefined;
  if (thesis !== undefined) return say(`section.thesis-${thesis}`);
  const story = now?.stories.find((one) => storySection(one) === id);
  if (story) {
    const days = story.spans.flatMap((span) => [span.in.slice(0, 10), span.out.slice(0, 10)]);
    const [from, to] = [required(days[0], "a first day"), required(days.at(-1), "a last day")];
    return say("now.storyTitle", {
      body: say(`planet.${story.body}`),
      point: words.body(story.point),
      span: monthSpanText(from, to, say),
    });
  }
  const group = /^now-(behind|these-months|ahead)$/.exec(id)?.[1];
  if (group !== undefined) return withoutStop(partText(library, `now/frames/${group}#heading`)?.text ?? "");
  const aspect = items.length > 0 && id.startsWith("aspect-") ? parseFactId(id.slice("aspect-".length)) : undefined;
  if (aspect?.kind === "aspect") {
    const { a, b, type } = aspect;
    return say(`aspectPair.${type}`, { a: bodyTitled(a, say), b: bodyTitled(b, say) });
  }
  const [a, b] = id.startsWith("two-") ? id.slice("two-".length).split("-").map(planetNamed) : [];
  if (a && b) return say("section.twoPlanets", { a: say(`planet.${a}`), b: say(`planet.${b}`) });
  const placed = placedTitle(id, context);
  if (placed !== null) return placed;
  const known = fixedTitles.find((one) => one === id);
  return known === undefined ? "" : say(`section.${known}`);
}

/** Texts of the library end with a stop, and titles do not. */
const withoutStop = (text: string): string => text.replace(/\.$/u, "");

const bodyWords: Readonly<Record<string, Planet>> = { soul: "sun", heart: "moon" };

/** The title of what is told of one body by sign, house and condition, or of one side of Love and Work. */
function placedTitle(id: string, { say, words }: ReportContext): string | null {
  const [name = "", part = ""] = id.split(/-(.*)/s);
  const planet = bodyWords[name] ?? planetNamed(name);
  if (id === "heart-phase") return say("section.phase");
  if (planet && part === "sign") return words.titled(placementFact(planet, "sign"));
  if (planet && part === "house") return words.titled(placementFact(planet, "house"));
  if (planet && part === "state") return say("section.state", { planet: say(`planetNamed.${planet}`) });
  const side = loveSides.find((one) => name === "love" && one === part);
  if (side) return say(`love.title.${side}`);
  const work = workSides.find((one) => name === "work" && one === part);
  return work ? say(`work.title.${work}`) : null;
}

const loveSides = ["choosing", "attaching", "wanting", "arguing", "staying", "asking"] as const;
const workSides = ["direction", "ruler", "duty", "rest"] as const;

/** Sections whose title is a fixed wording. */
const fixedTitles = [
  "spine-opening",
  "spine-together",
  "spine-questions",
  "soul-knot",
  "heart-knot",
  "mask-knot",
  "mercury-venus-mars-knot",
  "jupiter-saturn-knot",
  "love-knot",
  "work-knot",
  "love-pressed",
  "work-days",
  "patterns",
  "now-opening",
  "now-year",
  "now-moon",
  "now-returns",
  "clock-intro",
  "clock-untimed",
  "clock-polar",
  "letter-text",
] as const;
