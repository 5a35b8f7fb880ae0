import type { Planet, Sign } from "@cosmic/chart/facts";
import type { AspectType, HouseNumber } from "@cosmic/chart/names";
import type { StoryPoint } from "@cosmic/chart/year/stories/found-story";

/** An exact crossing, or a stay where the birth time is unknown. Instants are ISO 8601, UTC. */
export interface NowLinePass {
  readonly at: string;
  readonly direct: boolean;
  readonly stay: { readonly from: string; readonly to: string } | null;
}

/** One chosen story; every `NowStory` fits. */
export interface NowLineStory {
  readonly id: string;
  readonly body: Planet;
  readonly aspect: AspectType;
  readonly point: StoryPoint;
  readonly spans: readonly { readonly in: string; readonly out: string }[];
  readonly passes: readonly NowLinePass[];
}

/** The way of a story's body; every `NowCurve` fits. */
export interface NowLineCurve {
  readonly id: string;
  readonly from: string;
  readonly everyDays: number;
  readonly offsetsDeg: readonly number[];
  readonly stations: readonly { readonly at: string; readonly offsetDeg: number }[];
}

/** A stretch of the progressed Moon in a sign. */
export interface MoonCell {
  readonly sign: Sign;
  readonly from: string;
  readonly to: string;
}

/** A year of life with its sign, house and ruler. */
export interface YearCell extends MoonCell {
  readonly house: HouseNumber;
  readonly ruler: Planet;
}

/** What the line of three years shows. Dates are `YYYY-MM-DD`. */
export interface NowLineFacts<Story extends NowLineStory = NowLineStory> {
  readonly asOf: string;
  /** First day, and the first after the window. */
  readonly window: { readonly from: string; readonly to: string };
  readonly stories: readonly Story[];
  /** One a story. */
  readonly curves: readonly NowLineCurve[];
  /** Both empty without a birth time. */
  readonly moon: readonly MoonCell[];
  readonly years: readonly YearCell[];
}
