import { paths } from "@cosmic/addresses/paths";
import { firstNameOf } from "@cosmic/report/first-name";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../components/fields/button.tsx";
import { JourneyHead } from "../../../components/layout/journey-head.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { Waiting } from "../../../components/layout/waiting.tsx";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { birthOfSession, type FunnelSession, keepInFunnel } from "../../../features/birth/session/funnel-session.ts";
import { RedirectToStart } from "../../../features/birth/session/send-back.tsx";
import { tabStore } from "../../../features/birth/session/session-store.ts";
import type { CheckoutOffer } from "../../../features/checkout/prices/price-lines.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { type MadePreview, makePreviewLater } from "./make-preview.ts";
import { PayBlock } from "./pay-block.tsx";
import { ShownPreview } from "./shown-preview.tsx";

interface PreviewPaymentProps {
  readonly session: FunnelSession | undefined;
  readonly offer: CheckoutOffer;
  readonly sandbox: boolean;
  readonly locale: Locale;
}

/** Step 3 of 3: the free preview, and the offer of the full report. */
export function PreviewPaymentStep({ session, offer, sandbox, locale }: PreviewPaymentProps) {
  const near = useNearAddress();
  const birth = session && birthOfSession(session);
  const firstName = firstNameOf(session?.contactData?.name ?? "");
  const title = firstName === "" ? m.funnel_preview_title() : m.funnel_preview_title_named({ name: firstName });
  return (
    <>
      <JourneyHead
        step={3}
        percent={90}
        title={title}
        settled={birth !== undefined && session?.contactData !== undefined}
      />
      {session && !birth ? <RedirectToStart to={near(paths.funnelStep("birth-data"))} reason="none" /> : null}
      {birth && !session?.contactData ? <RedirectToStart to={near(paths.funnelStep("contact"))} /> : null}
      {session?.contactData && birth ? (
        <Drawn birth={birth} locale={locale}>
          <PayBlock
            buyer={{ ...birth, fullName: session.contactData.name, email: session.contactData.email }}
            {...{ offer, sandbox, locale }}
          />
        </Drawn>
      ) : (
        <Waiting>{m.preview_waiting()}</Waiting>
      )}
    </>
  );
}

interface DrawnProps {
  readonly birth: BirthData;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The preview once computed; everything after it appears only then. */
function Drawn({ birth, locale, children }: DrawnProps) {
  const { made, again } = useFunnelPreview(birth, locale);
  const near = useNearAddress();
  if (made === undefined) return <Waiting>{m.preview_waiting()}</Waiting>;
  const change = <Link to={near(paths.funnelStep("birth-data"))}>{m.preview_change()}</Link>;
  if (!made.ok)
    return (
      <div className="funnel-form" role="alert">
        <p>{m.funnel_failed()}</p>
        <Button wide onClick={again}>
          {m.frame_error_again()}
        </Button>
        <p>{change}</p>
      </div>
    );
  return (
    <>
      <ShownPreview preview={made.preview} locale={locale} />
      {children}
      <p className="funnel-change">{change}</p>
    </>
  );
}

/** A birth's preview: undefined while it is being computed. The session stores the result. */
function useFunnelPreview(birth: BirthData, locale: Locale) {
  const of = JSON.stringify(birth);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly made: MadePreview }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` names the birth, which is a new object each time
  useEffect(() => {
    let gone = false;
    const make = async () => {
      const made = await makePreviewLater(birth, locale);
      if (gone) return;
      if (made.ok) keepInFunnel(tabStore, { previewData: made.kept });
      setAnswer({ of, made });
    };
    void make();
    return () => {
      gone = true;
    };
  }, [of, attempt, locale]);
  const again = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return { made: answer?.of === of ? answer.made : undefined, again };
}
