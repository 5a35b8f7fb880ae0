import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../../../../components/fields/button.tsx";
import { StagedProgress } from "../../../../components/staged-progress.tsx";
import { Assurances } from "../../../../components/text/assurances.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import type { Locale } from "../../../../locale/locale.ts";
import type { CheckoutOffer } from "../../../checkout/prices/price-lines.tsx";
import { PriceNote } from "../../../checkout/prices/price-note.tsx";
import { SourcesChoice } from "../../../outside-sources/sources-choice.tsx";
import type { BirthData } from "../../draft/birth-data.ts";
import { settleClock } from "../../local-time/settle-clock.ts";
import { oneField, type PlaceAsked } from "../../place/place-field.tsx";
import { useHydrated } from "../../session/use-hydrated.ts";
import { birthOf, type DraftFields, wholeForm } from "../birth-form.ts";
import type { BirthFormKind, BirthFormState } from "../use-birth-form.ts";
import { useReveal } from "../use-reveal.ts";
import { DateFields } from "./date-fields.tsx";
import { TimeFields } from "./time-fields.tsx";
import { WhereFields } from "./where-fields.tsx";

/** What the locale flow's form adds to the shared one. */
export interface MoreFields {
  readonly place: (values: DraftFields) => PlaceAsked;
  /** Rendered below the place field. */
  readonly country: (form: BirthFormState) => ReactNode;
  /** Rendered above the button. */
  readonly progress: (values: DraftFields) => ReactNode;
  /** Why the form cannot be submitted yet; undefined once it can. */
  readonly missing: (values: DraftFields) => string | undefined;
  readonly finish: (birth: BirthData) => BirthData;
}

interface BirthFieldsProps {
  readonly form: BirthFormState;
  readonly kind: BirthFormKind;
  readonly more: MoreFields | null;
  /** The latest date anywhere, `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: Locale;
  /** The price of the report at the end of this journey. */
  readonly offer: CheckoutOffer;
}

/** The birth form: date, time, place, and the local time there. */
export function BirthFields({ form, kind, more, today, locale, offer }: BirthFieldsProps) {
  const hydrated = useHydrated();
  const { stage, reveal } = useReveal();
  const { untouched } = kind.memory;
  const values = wholeForm(useWatch({ control: form.control, compute: (typed: DraftFields) => typed }), untouched);
  const birth = birthOf(values, today, locale);
  const send = async (typed: DraftFields) => {
    const whole = birthOf(typed, today, locale);
    if (whole === null) return;
    const settled = await settleClock(whole, typed, Date.now());
    if (settled.ok) return reveal(more ? more.finish(settled.birth) : settled.birth);
    form.setError(settled.field, { message: settled.reason }, { shouldFocus: true });
  };
  return (
    <form className="birth-form" noValidate method="post" onSubmit={form.handleSubmit(send)} aria-busy={stage !== null}>
      <DateFields form={form} thisYear={Number(today.slice(0, 4))} locale={locale} typedYear={more !== null} />
      <TimeFields form={form} />
      <fieldset className="grp">
        <legend>{m.birth_where()}</legend>
        <WhereFields
          form={form}
          values={values}
          birth={birth}
          locale={locale}
          asked={more ? more.place(values) : oneField}
        >
          {more?.country(form)}
        </WhereFields>
      </fieldset>
      {more ? null : <SourcesChoice />}
      {stage ? <StagedProgress percent={stage.percent} message={stage.message()} /> : more?.progress(values)}
      {/* Before hydration a click would post the birth to the server, which must not have it yet. */}
      <Button
        type={hydrated ? "submit" : "button"}
        wide
        loading={stage !== null}
        loadingLabel={m.birth_working()}
        disabledReason={more?.missing(values)}
      >
        {m.birth_submit()}
      </Button>
      <PriceNote offer={offer} locale={locale} />
      <Assurances />
    </form>
  );
}
