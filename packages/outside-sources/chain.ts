import {
  builtInEngine,
  type ConfiguredSource,
  outsideSources,
  type SourceName,
  type SourceRole,
} from "@cosmic/platform/environment/outside-sources";
import { type AskedSource, type AskSource, late } from "./ask-source.ts";
import { type Attempt, fallbackMessage, type SourceBody, type SourceData } from "./attempt.ts";
import type { SourceQuestion } from "./source-question.ts";

/** Where a source differs from us by more than it may. */
export interface Disagreement {
  readonly what: SourceBody | "moon-phase" | "place";
  /** Arc-minutes; kilometres for the place. */
  readonly by: number;
}

/** Compares a source's answer with our own; empty when it agrees or has nothing we could compare. */
export type Judge = (data: SourceData) => readonly Disagreement[];

/**
 * What became of a source. `used`: the chart shows it beside our own. `agrees`: right, but another came first.
 * `kept`: its answer is no part of the chart. `late`: it had not answered yet. `not-needed`: another had answered
 * already.
 */
export const sourceOutcomes = ["used", "agrees", "disagrees", "kept", "failed", "late", "not-needed"] as const;
export type SourceOutcome = (typeof sourceOutcomes)[number];

/** One line of the data-sources card. */
export interface SourceUse extends ConfiguredSource {
  readonly used: boolean;
  readonly outcome: SourceOutcome;
  readonly disagreements: readonly Disagreement[];
  /** Text of the attempt's error. */
  readonly error: string | null;
  /** When it answered, failed or was given up, ISO 8601, UTC; null when it was not asked. */
  readonly at: string | null;
}

/** The end of the chain, which always succeeds. */
export interface FallbackAttempt {
  readonly success: true;
  readonly data: { readonly message: typeof fallbackMessage };
  readonly source: typeof builtInEngine;
  readonly error: null;
}

export interface ChainResult {
  /** Whose positions are shown; our own unless a source agreed with them. */
  readonly dataSource: SourceName | typeof builtInEngine;
  readonly apiResults: readonly SourceUse[];
  readonly attempts: readonly (Attempt | FallbackAttempt)[];
}

/** How long somebody waits, milliseconds. */
export interface Patience {
  /** For the primary sources. */
  readonly primaryMs: number;
  /** For everything. */
  readonly totalMs: number;
}

/** Inside the 800 ms a preview may lose, with room for a busy machine. */
export const usualPatience: Patience = { primaryMs: 350, totalMs: 600 };

export interface ChainTools {
  readonly sources: readonly ConfiguredSource[];
  readonly ask: AskSource;
  readonly judge: Judge;
  readonly patience: Patience;
  readonly now: () => Date;
}

/**
 * The order of docs/specification/shop.md §10.1: the primary sources together, and of those that agree with us the
 * first in the table is used; without one the secondary sources; without one our own engine, which has computed the
 * chart in any case. Sources beside the chain are asked from the start.
 */
export async function runChain(question: SourceQuestion, tools: ChainTools): Promise<ChainResult> {
  const { sources, judge, patience } = tools;
  const first = alarm(patience.primaryMs);
  const last = alarm(patience.totalMs);
  const asking = sources.filter(({ name }) => name !== "place-search" || question.placeText !== "");
  const start = (role: SourceRole, end: Alarm) =>
    Promise.all(
      asking
        .filter(({ name }) => outsideSources[name].role === role)
        .map((one) => heard(one.name, question, tools, end)),
    );
  const beside = start("beside", last);
  const primary = await start("primary", first);
  const secondary = agreeing(primary, judge) ? [] : await start("secondary", last);
  const asked = [...(await beside), ...primary, ...secondary];
  first.cancel();
  last.cancel();
  const winner = agreeing([...primary, ...secondary], judge)?.attempt.source ?? builtInEngine;
  const attempts = asked.map(({ attempt }) => attempt);
  return {
    dataSource: winner,
    apiResults: sources.map((source) => useOf(source, { asked, judge, winner, named: question.placeText !== "" })),
    attempts: winner === builtInEngine ? [...attempts, fallback] : attempts,
  };
}

const fallback: FallbackAttempt = {
  success: true,
  data: { message: fallbackMessage },
  source: builtInEngine,
  error: null,
};

interface Alarm {
  readonly rings: Promise<null>;
  cancel(): void;
}

function alarm(milliseconds: number): Alarm {
  let timer: NodeJS.Timeout | undefined;
  const rings = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return { rings, cancel: () => clearTimeout(timer) };
}

/** What a source answers until the alarm; a later answer is kept for the next question. */
async function heard(
  name: SourceName,
  question: SourceQuestion,
  { ask, now }: ChainTools,
  end: Alarm,
): Promise<AskedSource> {
  const asked = await Promise.race([ask(name, question), end.rings]);
  return asked ?? { attempt: late(name), at: now().toISOString() };
}

function agreeing(asked: readonly AskedSource[], judge: Judge): AskedSource | undefined {
  return asked.find(({ attempt: { data } }) => data !== null && judge(data).length === 0);
}

interface Outcomes {
  readonly asked: readonly AskedSource[];
  readonly judge: Judge;
  readonly winner: string;
  /** The birthplace has a name. */
  readonly named: boolean;
}

function useOf(source: ConfiguredSource, { asked, judge, winner, named }: Outcomes): SourceUse {
  const own = asked.find(({ attempt }) => attempt.source === source.name);
  const { name, host } = source;
  if (!own) return { name, host, used: false, outcome: "not-needed", disagreements: [], error: null, at: null };
  const { data, error } = own.attempt;
  const disagreements = data === null ? [] : judge(data);
  const outcome = data === null ? failedAs(own) : outcomeOf(source, { data, disagreements, winner, named });
  return { name, host, used: outcome === "used", outcome, disagreements, error, at: own.at };
}

const failedAs = ({ attempt }: AskedSource): SourceOutcome =>
  attempt.error === late(attempt.source).error ? "late" : "failed";

function outcomeOf(
  { name }: ConfiguredSource,
  told: Pick<Outcomes, "winner" | "named"> & Pick<SourceUse, "disagreements"> & { readonly data: SourceData },
): SourceOutcome {
  if (told.data.kind === "horoscope") return "kept";
  // A place that has a name keeps it.
  if (told.data.kind === "place-name") return told.named ? "kept" : "used";
  if (told.disagreements.length > 0) return "disagrees";
  return outsideSources[name].role === "beside" || told.winner === name ? "used" : "agrees";
}
