import { degreeText } from "@cosmic/chart/display";
import type { Facts } from "@cosmic/chart/facts";
import type { Drawing } from "@cosmic/drawings/drawing";
import { signName } from "../../components/drawings/sky-names.ts";
import { m } from "../../generated/paraglide/messages.js";
import type { Locale } from "../../locale/locale.ts";
import { moonUntilText } from "./moon-until.ts";
import { SignMeta, SignPlate, SignTitle } from "./sign-plate.tsx";
import { signSentence } from "./sign-sentences.ts";

interface MoonPlateProps {
  readonly facts: Facts;
  readonly drawing: Drawing;
  readonly locale: Locale;
}

/** The Moon's sign, or without a birth time both signs of a day on which it changed, with their hours. */
export function MoonPlate({ facts, drawing, locale }: MoonPlateProps) {
  const [first, second] = facts.moonSigns;
  if (facts.timeUnknown && first && second)
    return (
      <SignPlate
        drawing={drawing}
        role={m.preview_moon()}
        title={m.preview_two_signs({ first: signName(first.sign), second: signName(second.sign) })}
      >
        <p className="meta">{moonUntilText(first, second, locale)}</p>
        {[first, second].map(({ sign }) => (
          <p className="d" key={sign}>
            <b>{signName(sign)}.</b> {signSentence("moon", sign)}
          </p>
        ))}
        <p className="aside">{m.preview_moon_which()}</p>
      </SignPlate>
    );
  const { moon } = facts.planets;
  const at = m.preview_position({ degree: degreeText(moon), sign: signName(moon.sign) });
  return (
    <SignPlate drawing={drawing} role={m.preview_moon()} title={<SignTitle sign={moon.sign} />}>
      <SignMeta
        sign={moon.sign}
        position={facts.timeUnknown ? m.preview_at_noon({ position: at }) : at}
        locale={locale}
      />
      <p className="d">{signSentence("moon", moon.sign)}</p>
      {facts.timeUnknown ? <p className="aside">{m.preview_moon_whole_day({ sign: signName(moon.sign) })}</p> : null}
    </SignPlate>
  );
}
