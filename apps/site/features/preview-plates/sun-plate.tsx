import { degreeText } from "@cosmic/chart/display";
import type { Drawing } from "@cosmic/drawings/drawing";
import { signName } from "../../components/drawings/sky-names.ts";
import { m } from "../../generated/paraglide/messages.js";
import { momentText, sentenceTime } from "../../locale/format/time-of-day.ts";
import type { Locale } from "../../locale/locale.ts";
import type { Preview } from "../chart-engine/compute-preview.ts";
import { SignMeta, SignPlate, SignTitle } from "./sign-plate.tsx";
import { signSentence } from "./sign-sentences.ts";
import type { SunChange } from "./sun-change.ts";

interface SunPlateProps {
  readonly preview: Preview;
  readonly drawing: Drawing;
  readonly locale: Locale;
}

export function SunPlate({ preview, drawing, locale }: SunPlateProps) {
  const { sun } = preview.facts.planets;
  const at = m.preview_position({ degree: degreeText(sun), sign: signName(sun.sign) });
  const position = preview.facts.timeUnknown ? m.preview_at_noon({ position: at }) : at;
  return (
    <SignPlate drawing={drawing} role={m.preview_sun()} title={<SignTitle sign={sun.sign} />}>
      <SignMeta sign={sun.sign} position={position} locale={locale} />
      <p className="d">{signSentence("sun", sun.sign)}</p>
      {preview.sunChange ? <p className="aside">{sunChangeText(preview.sunChange, preview, locale)}</p> : null}
    </SignPlate>
  );
}

/** One line saying that the calendar and the Sun disagree about this date, and when the Sun changed sign. */
export function sunChangeText(change: SunChange, { facts }: Preview, locale: Locale): string {
  const before = signName(change.before);
  const after = signName(change.after);
  if (change.kind === "hour-unknown") return m.preview_sun_day({ ...sentenceTime(change.time, locale), before, after });
  const moment = momentText(change.date, change.time, locale);
  const sign = signName(facts.planets.sun.sign);
  return m.preview_boundary({ calendar: signName(change.calendar), before, after, moment, sign });
}
