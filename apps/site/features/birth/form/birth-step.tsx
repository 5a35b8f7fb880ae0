import { type ComponentProps, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocation } from "react-router";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import type { Journey } from "../../../components/journey-address.ts";
import { JourneyHead } from "../../../components/layout/journey-head.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { prepare } from "../../chart-engine/preview-engine.ts";
import type { CheckoutOffer } from "../../checkout/prices/price-lines.tsx";
import type { PlainFormTrouble } from "../../checkout/without-script/plain-form-errors.ts";
import { WithoutScript } from "../../checkout/without-script/without-script.tsx";
import { parseOffset } from "../local-time/offset-text.ts";
import { placeOf } from "../place/typed-place.ts";
import { readSentBack } from "../session/sent-back.ts";
import { PlanispherePlate } from "../star-disc/planisphere-plate.tsx";
import { skyTurn, wholeDate } from "../star-disc/sky-turn.ts";
import { timeZonesIn, useTimeZones } from "../time-zones/use-time-zones.ts";
import { type DraftFields, latestDate, unknownTime, wholeForm } from "./birth-form.ts";
import { BirthFields, type MoreFields } from "./fields/birth-fields.tsx";
import { type BirthFormKind, mainForm, useBirthForm } from "./use-birth-form.ts";

interface BirthStepProps {
  readonly locale: Locale;
  /** Set when a browser without scripts posted a plain form that was rejected. */
  readonly trouble: PlainFormTrouble | null;
  /** The price of the report at the end of this journey, and its terms. */
  readonly offer: CheckoutOffer;
  readonly journey: Journey;
  readonly kind?: BirthFormKind;
  readonly more?: MoreFields | null;
}

/** Step 1 of 3: when and where the visitor was born. */
export function BirthStep({ locale, trouble, offer, journey, kind = mainForm, more = null }: BirthStepProps) {
  const [today] = useState(() => latestDate(Date.now()));
  const form = useBirthForm(today, kind);
  const sentBack = readSentBack(useLocation().state);
  return (
    <div className="wrap">
      <JourneyHead step={1} percent={33} title={m.birth_title()} lead={m.birth_lead()} />
      {sentBack ? (
        <p className="note sent-back" role="status">
          <Glyph name="info" size={20} />
          {sentBack === "broken" ? m.birth_sent_back_broken() : m.birth_sent_back()}
        </p>
      ) : null}
      <WithoutScript {...{ today, locale, trouble, offer, journey }} />
      <div className="birth-grid needs-script">
        <BirthFields {...{ form, kind, more, today, locale, offer }} />
        <aside>
          <LivePlanisphere form={form} kind={kind} locale={locale} />
        </aside>
      </div>
    </div>
  );
}

/** The planisphere that follows the form; a separate component, so that turning the sky re-renders no field. */
function LivePlanisphere({ form, kind, locale }: Pick<ComponentProps<typeof BirthFields>, "form" | "kind" | "locale">) {
  const typed = useWatch({ control: form.control, compute: (values: DraftFields) => values });
  const whole = wholeForm(typed, kind.memory.untouched);
  const { hour, minute, timeUnknown, ...date } = whole;
  const day = wholeDate(date);
  useEffect(() => prepare(day), [day]);
  const place = placeOf(whole, locale);
  const zoneClocks = useTimeZones(place?.zone ?? null);
  const time = timeUnknown || hour === "" ? null : `${hour}:${minute.padStart(2, "0")}`;
  const [shownHour = "", shownMinute = ""] = (time ?? unknownTime).split(":");
  const turn = skyTurn(
    {
      date: day,
      hour: shownHour,
      minute: shownMinute,
      longitude: place?.longitude ?? 0,
      zone: place?.zone ?? null,
      offsetSeconds: parseOffset(whole.offsetText),
    },
    timeZonesIn(zoneClocks),
  );
  return <PlanispherePlate turn={turn} place={place} time={time} timeUnknown={timeUnknown} locale={locale} />;
}
