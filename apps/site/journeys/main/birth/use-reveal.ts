import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../../components/toast.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import { paths } from "../../../paths.ts";
import { type BirthSession, writeBirthSession } from "../birth-session.ts";
import { forgetPreview, previewOf } from "../preview-engine.ts";
import { tabStore } from "../session/session-store.ts";
import { type Stage, throughStages } from "./stages.ts";

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Computes the chart behind the staged bar and walks on to the preview; a failure stays on the form and says so. */
export function useReveal() {
  const [stage, setStage] = useState<Stage | null>(null);
  const navigate = useNavigate();
  const locale = useVisitor()?.locale ?? baseLocale;
  const reveal = async (birth: BirthSession) => {
    if (stage !== null) return;
    const result = await throughStages(() => previewOf(birth), { show: setStage, wait });
    if (!result.ok) {
      forgetPreview();
      setStage(null);
      toast.bad({ title: m.birth_failed_title(), description: m.birth_failed_text() });
      return;
    }
    writeBirthSession(tabStore, birth);
    const seconds = numberText(result.preview.milliseconds / 1000, locale);
    toast.success({ title: m.birth_done_title(), description: m.birth_done_text({ seconds }) });
    await navigate(paths.step("preview"));
  };
  return { stage, reveal };
}
