import type { Facts } from "@cosmic/chart/facts";
import { useEffect, useState } from "react";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import type { Locale } from "../../../locale/locale.ts";
import { makePreviewLater } from "../preview/make-preview.ts";

/** The chart of the birth this tab remembers, for its drawings; null until it is computed. */
export function useFacts(birth: BirthData | undefined, locale: Locale): Facts | null {
  const [facts, setFacts] = useState<Facts | null>(null);
  const of = JSON.stringify(birth ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` names the birth, which is a new object each time
  useEffect(() => {
    if (birth === undefined) return;
    let gone = false;
    const draw = async () => {
      const made = await makePreviewLater(birth, locale);
      // The page works without its drawings.
      if (!gone && made.ok) setFacts(made.preview.facts);
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [of, locale]);
  return facts;
}
