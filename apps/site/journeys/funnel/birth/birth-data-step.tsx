import { paths } from "@cosmic/addresses/paths";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../components/fields/button.tsx";
import { JourneyHead } from "../../../components/layout/journey-head.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { Note } from "../../../components/text/note.tsx";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { type DraftFields, latestDate, wholeForm } from "../../../features/birth/form/birth-form.ts";
import { WhereFields } from "../../../features/birth/form/fields/where-fields.tsx";
import { type BirthFormState, useBirthForm } from "../../../features/birth/form/use-birth-form.ts";
import { settleClock } from "../../../features/birth/local-time/settle-clock.ts";
import { oneField, type PlaceAsked } from "../../../features/birth/place/place-field.tsx";
import { birthDataOf, keepInFunnel } from "../../../features/birth/session/funnel-session.ts";
import { readSentBack } from "../../../features/birth/session/sent-back.ts";
import { tabStore } from "../../../features/birth/session/session-store.ts";
import { useHydrated } from "../../../features/birth/session/use-hydrated.ts";
import { prepare } from "../../../features/chart-engine/preview-engine.ts";
import type { CheckoutOffer } from "../../../features/checkout/prices/price-lines.tsx";
import { WithoutScript } from "../../../features/checkout/without-script/without-script.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { failed, makePreview } from "../preview/make-preview.ts";
import { DateRow } from "./date-row.tsx";
import { funnelBirthOf, funnelForm, funnelMemory, timeAskable } from "./funnel-form.ts";
import { NoonQuestion } from "./noon-question.tsx";
import { TimeField } from "./time-field.tsx";

const birthPlace: PlaceAsked = { ...oneField, label: m.funnel_place, required: m.funnel_error_place };

interface BirthDataStepProps {
  readonly locale: Locale;
  readonly offer: CheckoutOffer;
  /** False while the saved session may still redirect to another step. */
  readonly settled: boolean;
}

/** Step 1 of 3: date, time and place of birth. */
export function BirthDataStep({ locale, offer, settled }: BirthDataStepProps) {
  const [today] = useState(() => latestDate(Date.now()));
  const form = useBirthForm(today, funnelForm);
  useWholeTime(form);
  const sentBack = readSentBack(useLocation().state);
  return (
    <>
      <JourneyHead
        step={1}
        percent={33}
        title={m.funnel_birth_title()}
        lead={m.funnel_birth_lead()}
        settled={settled}
      />
      {sentBack ? (
        <div role="status">
          <Note>{sentBack === "broken" ? m.birth_sent_back_broken() : m.birth_sent_back()}</Note>
        </div>
      ) : null}
      <WithoutScript {...{ today, locale, offer }} trouble={null} journey="funnel" />
      <BirthDataForm form={form} today={today} locale={locale} />
    </>
  );
}

interface BirthDataFormProps {
  readonly form: BirthFormState;
  readonly today: string;
  readonly locale: Locale;
}

function BirthDataForm({ form, today, locale }: BirthDataFormProps) {
  const hydrated = useHydrated();
  const typed = useWatch({ control: form.control, compute: (values: DraftFields) => values });
  const values = wholeForm(typed, funnelMemory.untouched);
  const birth = funnelBirthOf(values, today, locale);
  const { busy, goOn } = useGoOn(form, today, locale);
  const [asking, setAsking] = useState(false);
  const goOnButton = useRef<HTMLButtonElement>(null);
  const submit = form.handleSubmit((whole) => (timeAskable(whole) ? setAsking(true) : goOn(whole)));
  const answer = (isTheTime: boolean) => {
    form.setValue("timeConfirmed", isTheTime);
    form.setValue("timeUnknown", !isTheTime);
    setAsking(false);
    goOnButton.current?.focus();
    void submit();
  };
  // Prefetch the decade's ephemeris while the visitor fills in the rest.
  const decade = birth?.birthDate ?? null;
  useEffect(() => prepare(decade), [decade]);
  return (
    <form className="funnel-form needs-script" noValidate method="post" onSubmit={submit}>
      <DateRow form={form} day={values.day} thisYear={Number(today.slice(0, 4))} locale={locale} />
      <div className="funnel-where">
        <TimeField form={form} />
        <WhereFields form={form} values={values} birth={birth} locale={locale} asked={birthPlace} />
      </div>
      {asking && timeAskable(values) ? <NoonQuestion onAnswer={answer} /> : null}
      {/* Before hydration a click would post the birth to the server, which must not have it yet. */}
      <Button
        ref={goOnButton}
        type={hydrated ? "submit" : "button"}
        wide
        loading={busy}
        loadingLabel={m.birth_working()}
      >
        {m.funnel_continue()}
      </Button>
    </form>
  );
}

/** Saves the birth with its preview and goes to the next step; a failed preview blocks nobody. */
function useGoOn(form: BirthFormState, today: string, locale: Locale) {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();
  const near = useNearAddress();
  const settleAndSave = async (birth: BirthData, typed: DraftFields): Promise<boolean> => {
    const settled = await settleClock(birth, typed, Date.now());
    // A time zone that cannot be fetched is looked up again with the preview.
    if (!settled.ok && settled.reason !== "clock-unreachable") {
      form.setError(settled.field, { message: settled.reason }, { shouldFocus: true });
      return false;
    }
    const whole = settled.ok ? settled.birth : birth;
    const made = settled.ok ? await makePreview(whole, locale) : failed(settled.reason);
    keepInFunnel(tabStore, { birthData: birthDataOf(whole), previewData: made.ok ? made.kept : undefined });
    return true;
  };
  const goOn = async (typed: DraftFields) => {
    const birth = funnelBirthOf(typed, today, locale);
    if (birth === null || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    if (await settleAndSave(birth, typed)) await navigate(near(paths.funnelStep("contact")));
    setBusy(false);
    underWay.current = false;
  };
  return { busy, goOn };
}

/** Joins hour and minute: a birth typed into another form of the site has them separately. */
function useWholeTime({ getValues, setValue }: BirthFormState): void {
  useEffect(() => {
    const { hour = "", minute } = getValues();
    if (/^\d{2}$/.test(hour)) setValue("hour", `${hour}:${minute}`);
  }, [getValues, setValue]);
}
