import type { AspectEnd, AspectType } from "@cosmic/chart/names";
import type { StoryBody } from "@cosmic/chart/year/year-facts";

/** An exact crossing, or a stay where the birth time is unknown. Instants are ISO 8601, UTC. */
export interface LinePass {
  readonly at: string;
  /** False while the body is retrograde. */
  readonly direct: boolean;
  /** The pass for a birth five minutes earlier and later. */
  readonly leeway: { readonly earlier: string | null; readonly later: string | null } | null;
  readonly stay: { readonly from: string; readonly to: string } | null;
}

/** One story of a year. */
export interface LineStory {
  readonly body: StoryBody;
  readonly aspect: AspectType;
  readonly point: AspectEnd;
  /** From 1; null when not chosen, and so not drawn. */
  readonly rank: number | null;
  readonly spans: readonly { readonly in: string; readonly out: string }[];
  readonly passes: readonly LinePass[];
  readonly nearest: { readonly at: string } | null;
}

/** A planet turns. */
export interface LineStation {
  readonly body: string;
  readonly at: string;
}

/** A new or full moon; `eclipse` says whether it is seen from where the reader lives. */
export interface LineLunation {
  readonly kind: "new" | "full";
  readonly at: string;
  readonly eclipse: { readonly seen: boolean } | null;
}

/** What a year line needs; every `YearFacts` has it. */
export interface YearLineFacts<
  Story extends LineStory = LineStory,
  Station extends LineStation = LineStation,
  Lunation extends LineLunation = LineLunation,
> {
  readonly window: { readonly from: string; readonly to: string; readonly months: readonly string[] };
  readonly stories: readonly Story[];
  readonly stations: readonly Station[];
  readonly lunations: readonly Lunation[];
  readonly returns: readonly { readonly at: string }[];
}
