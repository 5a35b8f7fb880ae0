import { agreementTo, type ConfiguredSource } from "@cosmic/platform/environment/outside-sources";

/** A source as a form offers it. */
export interface OfferedSource extends ConfiguredSource {
  /** What the form sends back where the visitor agrees to it. */
  readonly agreement: string;
}

export const offeredSources = (configured: readonly ConfiguredSource[]): readonly OfferedSource[] =>
  configured.map((source) => ({ ...source, agreement: agreementTo(source) }));
