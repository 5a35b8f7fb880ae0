import { type Planet, planets } from "@cosmic/chart/facts";
import { angleNamed, type HouseNumber, houseNumbers, planetNamed, signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { Structure } from "@cosmic/chart/spine/spine";
import { type SpineWords, spineSketch, spineWheel } from "@cosmic/drawings/spine/spine-wheel";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Sketch } from "../document.ts";

/** The structures that hold the chart, drawn on the angles of its wheel, on a page of its own. */
export function spineBlock({ spine, roles }: Pick<ReportPlan, "spine" | "roles">, context: ReportContext): Block {
  const { facts, say } = context;
  const known = { spine: { structures: spine, roles }, facts };
  const words: SpineWords = {
    title: say("figure.spine.title"),
    description: [...spine.map((structure) => structureTold(structure, context)), ...standingsTold(roles, context)],
    aspects: {
      conjunction: say("aspect.conjunction"),
      opposition: say("aspect.opposition"),
      trine: say("aspect.trine"),
      square: say("aspect.square"),
      sextile: say("aspect.sextile"),
      quincunx: say("aspect.quincunx"),
    },
    signs: {
      road: say("figure.spine.road"),
      bracket: say("figure.spine.bracket"),
      engraved: say("figure.spine.engraved"),
      half: say("figure.spine.half"),
      glory: say("figure.spine.glory"),
      phase: say("figure.spine.phase"),
      attached: say("figure.spine.attached"),
      outside: say("figure.spine.outside"),
      moonRange: say("glance.moonRange"),
    },
  };
  return {
    kind: "figure",
    name: "spine",
    size: "plate",
    drawing: spineWheel(known, words),
    compact: spineWheel(known, words, "compact"),
    caption: say("figure.spine.caption"),
  };
}

/** Each structure drawn small by itself, and all together with what two of them share. */
export function spineSketches(
  { spine, roles }: Pick<ReportPlan, "spine" | "roles">,
  context: ReportContext,
  shortName: (structure: Structure) => string,
): { readonly structures: readonly Sketch[]; readonly together: Sketch } {
  const { facts, say, words } = context;
  const known = { spine: { structures: spine, roles }, facts };
  const drawn = (shown: readonly Structure[], title: string, text: string): Sketch => ({
    ...{ title, text, drawing: spineSketch(known, shown, text) },
  });
  const structures = spine.map((one) => drawn([one], shortName(one), structureTold(one, context)));
  const [first, ...others] = spine;
  const shared = planets.filter(
    (planet) => first?.core.includes(planet) && others.some(({ core }) => core.includes(planet)),
  );
  const list = listed(
    shared.map((planet) => words.body(planet)),
    say,
  );
  const text =
    others.length === 1 && shared.length > 0
      ? say("figure.spine.shared", { list })
      : standingsTold(roles, context).join(" ");
  return { structures, together: drawn(spine, say("section.spine-together"), text) };
}

/** A structure and its planets as a sentence. */
function structureTold({ type, key, core }: Structure, { say, words }: ReportContext): string {
  const list = listed(
    core.map((body) => words.body(body)),
    say,
  );
  const apex = (name: string | undefined) => words.body(required(planetNamed(name), `the planet of ${type} ${key}`));
  const told = (): string => {
    switch (type) {
      case "t-square":
      case "yod":
      case "kite":
        return say(`figure.spine.told.${type}`, { list, apex: apex(key) });
      case "sign-stellium":
        return say(`figure.spine.told.${type}`, {
          list,
          sign: say(
            `sign.${required(
              signs.find((one) => one === key),
              key,
            )}`,
          ),
        });
      case "house-stellium":
        return say(`figure.spine.told.${type}`, { list, house: say(`house.${houseOf(key)}`) });
      case "angular":
        return say(`figure.spine.told.${type}`, { list, angle: words.body(angleOf(key)) });
      case "chart-ruler":
        return say(`figure.spine.told.${type}`, { planet: apex(key) });
      case "sun-ruler":
        return key === "sun"
          ? say("figure.spine.told.sun-ruler-own")
          : say(`figure.spine.told.${type}`, { planet: apex(key) });
      case "sun-moon":
        return say(`figure.spine.told.${type}`);
      default:
        return say(`figure.spine.told.${type}`, { list });
    }
  };
  return raiseFirst(told());
}

const houseOf = (key: string): HouseNumber =>
  required(
    houseNumbers.find((house) => String(house) === key),
    `house ${key}`,
  );
const angleOf = (key: string) => required(angleNamed(key.split("-").at(-1)), `the angle of ${key}`);

/** Who hangs on the structures, and who stands apart; a sentence each, none for nobody. */
function standingsTold(roles: ReportPlan["roles"], { say, words }: ReportContext): readonly string[] {
  const whose = (role: string) =>
    planets.filter((planet: Planet) => roles[planet] === role).map((planet) => words.body(planet));
  const [attached, outside] = [whose("attached"), whose("outside")];
  return [
    ...(attached.length > 0 ? [say("figure.spine.told.attached", { list: listed(attached, say) })] : []),
    ...(outside.length > 0 ? [say("figure.spine.told.outside", { list: listed(outside, say) })] : []),
  ];
}
