import type { SpineBody, Structure, StructureType } from "@cosmic/chart/spine/spine";
import { type StructureManner, structureManners } from "@cosmic/library/test-words";
import { speakersOf } from "../../passages/structure-speakers.ts";
import type { LineMaker } from "../frames/line-maker.ts";
import { partSlot, structureFacts, voiceName } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, SlotValue } from "../report-plan.ts";

/** What each structure does to a matter that counts. */
const mannerOf: Readonly<Record<StructureType, StructureManner>> = {
  ...({ ring: "circle", reception: "exchange" } as const),
  ...({ "final-dispositor": "owner", "chart-ruler": "owner", "sun-ruler": "owner" } as const),
  ...({ "sign-stellium": "crowd", "house-stellium": "crowd" } as const),
  ...({ opposition: "facing", square: "friction", "t-square": "pressure", "grand-cross": "pressure" } as const),
  ...({ yod: "misfit", "sun-moon": "lights", singleton: "single", angular: "single" } as const),
  ...({ kite: "ease", "grand-trine": "ease", "mystic-rectangle": "ease", "close-aspect": "ease" } as const),
};

/** A text of the argument: which matters go by the one structure and which by the other, in the knot, at a glance, in seven
 * chapters and in the letter. */
export type ArgumentPart =
  | ("meeting" | "thesis" | "letter")
  | ("soul" | "heart" | "entrance" | "words" | "love" | "work" | "trust");

/** The manners of the first two structures in the order of the texts on them; null for a spine of one structure. */
export function argumentManners({
  structures,
}: PlanInput["spine"]): readonly [StructureManner, StructureManner] | null {
  const pair = inTextOrder(structures);
  return pair && [mannerOf[pair[0].type], mannerOf[pair[1].type]];
}

/** The text of the argument for one place of the book; none for a spine of one structure, or of two that hardly ever meet,
 * on which nothing is written. */
export function argumentLine(
  part: ArgumentPart,
  { spine, facts, catalogue }: Pick<PlanInput, "spine" | "facts" | "catalogue">,
  line: LineMaker,
): readonly PlannedItem[] {
  const pair = inTextOrder(spine.structures);
  if (pair === null) return [];
  const [first, second] = pair;
  const unit = `arguments/${mannerOf[first.type]}/${mannerOf[second.type]}`;
  if (!catalogue.byId.has(unit)) return [];
  const [voice, other] = speakersOfBoth(first, second);
  return line(`${unit}#${part}`, {
    facts: [...new Set([...structureFacts(first), ...structureFacts(second)])],
    slots: { voice: nameOf(voice, facts), ...(other === null ? {} : { other: nameOf(other, facts) }) },
  });
}

/** The name of a body's voice; of one whose sign the day leaves open, its own. */
function nameOf(body: SpineBody, facts: PlanInput["facts"]): SlotValue {
  const voice = voiceName(body, facts);
  return voice === null ? { is: "bodies", bodies: [body] } : partSlot(voice);
}

function inTextOrder([first, second]: readonly Structure[]): readonly [Structure, Structure] | null {
  if (first === undefined || second === undefined) return null;
  const rank = ({ type }: Structure) => structureManners.indexOf(mannerOf[type]);
  return rank(second) < rank(first) ? [second, first] : [first, second];
}

/** A speaker of each structure, never the same body twice where one of them has two. */
function speakersOfBoth(first: Structure, second: Structure): readonly [SpineBody, SpineBody | null] {
  const [voice, next] = speakersOf(first);
  const others = speakersOf(second);
  const other = others.find((body) => body !== null && body !== voice) ?? null;
  if (other !== null || next === null) return [voice, other];
  return [next, others[0]];
}
