import { degreeText } from "@cosmic/chart/display";
import type { Facts, SignWindow } from "@cosmic/chart/facts";
import type { Drawing } from "@cosmic/drawings/drawing";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { signGlyph, signName } from "../../components/drawings/sky-names.ts";
import { m } from "../../generated/paraglide/messages.js";
import { tableTime } from "../../locale/format/time-of-day.ts";
import type { Locale } from "../../locale/locale.ts";
import { SignMeta, SignPlate, SignTitle } from "./sign-plate.tsx";
import { signSentence } from "./sign-sentences.ts";

interface RisingPlateProps {
  readonly facts: Facts;
  /** Null without a birth time. */
  readonly drawing: Drawing | null;
  readonly locale: Locale;
}

/** The rising sign, or without a birth time every sign that rose that day; none is singled out. */
export function RisingPlate({ facts, drawing, locale }: RisingPlateProps) {
  if (facts.angles === null) return <OpenRising windows={facts.risingSigns} />;
  const { ascendant } = facts.angles;
  const position = m.preview_position({ degree: degreeText(ascendant), sign: signName(ascendant.sign) });
  return (
    <SignPlate drawing={drawing} role={m.preview_rising()} title={<SignTitle sign={ascendant.sign} />}>
      <SignMeta sign={ascendant.sign} position={position} locale={locale} />
      <p className="d">{signSentence("rising", ascendant.sign)}</p>
    </SignPlate>
  );
}

function OpenRising({ windows }: { readonly windows: readonly SignWindow[] }) {
  return (
    <SignPlate drawing={null} role={m.preview_rising()} title={m.preview_rising_open()}>
      <p className="d">{m.preview_rising_hours()}</p>
      <RisingHours windows={windows} />
    </SignPlate>
  );
}

/** The signs that rose during a day, with their hours. */
export function RisingHours({ windows }: { readonly windows: readonly SignWindow[] }) {
  return (
    <ol className="rising-hours">
      {windows.map(({ from, to, sign }) => (
        <li key={from}>
          <Glyph name={signGlyph(sign)} size={18} />
          <span>{signName(sign)}</span>
          <span className="num">{m.preview_hours({ from: tableTime(from), to: tableTime(to) })}</span>
        </li>
      ))}
    </ol>
  );
}
