import { Suspense, use } from "react";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useStepAddress } from "../../../components/journey-address.ts";
import { JourneyHead } from "../../../components/layout/journey-head.tsx";
import { Waiting } from "../../../components/layout/waiting.tsx";
import { ContactPlate } from "../../../features/birth/contact/contact-plate.tsx";
import { MoreReaders } from "../../../features/birth/contact/readers.tsx";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { birthPlaceText } from "../../../features/birth/place/birth-place-text.ts";
import { RedirectToStart } from "../../../features/birth/session/send-back.tsx";
import { useBirthReading } from "../../../features/birth/session/use-birth-reading.ts";
import { previewOf } from "../../../features/chart-engine/preview-engine.ts";
import type { CheckoutOffer } from "../../../features/checkout/prices/price-lines.tsx";
import { DataSources } from "../../../features/outside-sources/data-sources.tsx";
import { BigThree } from "../../../features/preview-plates/big-three.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { dateText } from "../../../locale/format/format.ts";
import { tableTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import { Rarity } from "./rarity.tsx";
import { ReportContents } from "./report-contents.tsx";

/** Step 2 of 3: the free preview, computed in the browser, and the contact form. */
export function PreviewStep({ locale, offer }: { readonly locale: Locale; readonly offer: CheckoutOffer }) {
  const reading = useBirthReading();
  const addressOf = useStepAddress();
  const birth = reading?.ok ? reading.birth : null;
  return (
    <div className="wrap">
      <JourneyHead
        step={2}
        percent={66}
        title={m.preview_title()}
        lead={m.preview_lead()}
        settled={birth !== null}
        of={
          birth ? (
            <Suspense>
              <OfBirth birth={birth} locale={locale} />
            </Suspense>
          ) : (
            ""
          )
        }
      />
      {reading && !reading.ok ? <RedirectToStart to={addressOf("birth")} reason={reading.reason} /> : null}
      {birth ? (
        <Suspense fallback={<Waiting>{m.preview_waiting()}</Waiting>}>
          <Revealed birth={birth} locale={locale} offer={offer} />
        </Suspense>
      ) : (
        <Waiting>{m.preview_waiting()}</Waiting>
      )}
    </div>
  );
}

interface OfBirthProps {
  readonly birth: BirthData;
  readonly locale: Locale;
}

/** Whose preview it is. Suspends with the chart because by then the worker has loaded the date formatting data. */
function OfBirth({ birth, locale }: OfBirthProps) {
  use(previewOf(birth));
  const date = dateText(birth.birthDate, locale);
  const place = birthPlaceText(birth, locale);
  return birth.timeUnknown
    ? m.preview_of_unknown({ date, place })
    : m.preview_of({ date, place, time: tableTime(birth.birthTime) });
}

function Revealed({ birth, locale, offer }: OfBirthProps & { readonly offer: CheckoutOffer }) {
  const result = use(previewOf(birth));
  const addressOf = useStepAddress();
  if (!result.ok)
    return (
      <div className="journey-wait" role="alert">
        <p className="lead">{m.birth_failed_text()}</p>
        <ButtonLink to={addressOf("birth")} reloadDocument>
          {m.preview_change()}
        </ButtonLink>
      </div>
    );
  const { preview } = result;
  return (
    <>
      <BigThree preview={preview} locale={locale} />
      <Rarity facts={preview.facts} locale={locale} />
      <div className="unlock">
        <ReportContents facts={preview.facts} locale={locale} />
        <ContactPlate birth={birth} locale={locale} offer={offer} />
        <MoreReaders timeUnknown={birth.timeUnknown} />
      </div>
      <DataSources facts={preview.facts} birth={birth} locale={locale} />
    </>
  );
}
