import { paths } from "@cosmic/addresses/paths";
import { m } from "../../../generated/paraglide/messages.js";
import { dateText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** The versions of a report, one for each birth it had. */
export interface ReportVersions {
  /** The day the shown one was written on, YYYY-MM-DD. */
  readonly asOf: string;
  /** Those before the one at the report's link, newest first. */
  readonly earlier: readonly { readonly corrections: number; readonly asOf: string }[];
  /** The version that is shown, 1 the first; null: the one at the report's link. */
  readonly shown: number | null;
}

/** A link to another version. */
export interface VersionLink {
  readonly to: string;
  readonly label: string;
}

/** Links to every version but the shown one: the one at the report's link first, then the earlier ones. */
export function versionLinks(
  secret: string,
  { earlier, shown }: ReportVersions,
  locale: Locale,
): readonly VersionLink[] {
  const now = shown === null ? [] : [{ to: paths.report(secret), label: m.report_earlier_back() }];
  const others = earlier.filter(({ corrections }) => corrections + 1 !== shown);
  return [
    ...now,
    ...others.map(({ corrections, asOf }) => ({
      to: paths.reportVersion(secret, corrections + 1),
      label: m.report_earlier({ number: corrections + 1, date: dateText(asOf, locale) }),
    })),
  ];
}
