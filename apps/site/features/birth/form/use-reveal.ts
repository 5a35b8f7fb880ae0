import { useState } from "react";
import { useNavigate } from "react-router";
import { useJourney, useStepAddress } from "../../../components/journey-address.ts";
import { toast } from "../../../components/toasts/toast.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import { forgetPreview, previewOf } from "../../chart-engine/preview-engine.ts";
import { readAgreed } from "../../outside-sources/agreement.ts";
import { sourcesOf } from "../../outside-sources/sources-of.ts";
import { type BirthData, keepBirthData } from "../draft/birth-data.ts";
import { tabStore } from "../session/session-store.ts";
import { type Stage, throughStages } from "./stages.ts";

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Computes the chart behind a staged progress bar and goes to the preview; a failure stays on the form and shows a
 * message. */
export function useReveal() {
  const [stage, setStage] = useState<Stage | null>(null);
  const navigate = useNavigate();
  const addressOf = useStepAddress();
  const journey = useJourney();
  const locale = useVisitor()?.locale ?? baseLocale;
  const reveal = async (birth: BirthData) => {
    if (stage !== null) return;
    const agreed = journey === "main" ? { ...birth, agreedSources: [...readAgreed(tabStore)] } : birth;
    // Requested now, so that they have answered by the time the preview is shown; nothing waits for them.
    void sourcesOf(agreed);
    const result = await throughStages(() => previewOf(birth), { show: setStage, wait });
    if (!result.ok) {
      forgetPreview();
      setStage(null);
      toast.bad({ title: m.birth_failed_title(), description: m.birth_failed_text() });
      return;
    }
    keepBirthData(tabStore, agreed);
    const seconds = numberText(result.preview.milliseconds / 1000, locale);
    toast.success({ title: m.birth_done_title(), description: m.birth_done_text({ seconds }) });
    await navigate(addressOf("preview"));
  };
  return { stage, reveal };
}
