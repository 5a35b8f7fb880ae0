import {
  agreementTo,
  type ConfiguredSource,
  configuredSources,
  type SourceSettings,
} from "@cosmic/platform/environment/outside-sources";
import type { Log } from "@cosmic/platform/log/open-log";
import { type Clock, systemClock } from "@cosmic/platform/system-clock";
import { askSourceWith } from "./ask-source.ts";
import { type ChainResult, type Judge, type Patience, runChain, usualPatience } from "./chain.ts";
import { type Resolve, resolveByMachine } from "./egress/checked-address.ts";
import { openEgress } from "./egress/egress.ts";
import type { SourceQuestion } from "./source-question.ts";

/** The outside sources of one process. Off: nothing is configured, and nothing is ever asked. */
export interface Sources {
  readonly configured: readonly ConfiguredSource[];
  /** Those of them that a visitor agreed to (`agreementTo`). */
  agreedOf(agreed: readonly string[]): readonly ConfiguredSource[];
  /** Asks those the visitor agreed to and no others; never rejects, and takes no longer than its patience. */
  ask(
    question: SourceQuestion,
    by: { readonly agreed: readonly string[]; readonly judge: Judge },
  ): Promise<ChainResult>;
  /** Ends all that is under way. */
  close(): void;
}

export interface SourcesOptions {
  readonly settings: SourceSettings;
  readonly log: Log;
  readonly clock?: Clock;
  readonly patience?: Patience;
  readonly limitMs?: number;
  readonly resolve?: Resolve;
}

/** Time limit of a source: the ephemeris service takes two to three seconds of it on a slow day. */
const usualLimitMs = 5000;

/** Opens the outside sources as the operator set them. */
export function openSources(options: SourcesOptions): Sources {
  const { settings, log, clock = systemClock, patience = usualPatience, limitMs = usualLimitMs } = options;
  const configured = configuredSources(settings);
  const closing = new AbortController();
  const egress = openEgress({
    addresses: Object.values(settings.addresses),
    allowPrivate: settings.allowPrivate,
    resolve: options.resolve ?? resolveByMachine,
  });
  const ask = askSourceWith({ settings, egress, clock, log, limitMs, closing: closing.signal });
  const agreedOf = (agreed: readonly string[]) => configured.filter((one) => agreed.includes(agreementTo(one)));
  return {
    configured,
    agreedOf,
    ask: (question, { agreed, judge }) =>
      runChain(question, { sources: agreedOf(agreed), ask, judge, patience, now: () => clock.now() }),
    close: () => closing.abort(),
  };
}
