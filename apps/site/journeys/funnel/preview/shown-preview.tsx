import type { ReactNode } from "react";
import { usePreviewShown } from "../../../analytics/use-count.ts";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { planetName, signName } from "../../../components/drawings/sky-names.ts";
import type { Preview } from "../../../features/chart-engine/compute-preview.ts";
import { RisingHours } from "../../../features/preview-plates/rising-plate.tsx";
import { sunChangeText } from "../../../features/preview-plates/sun-plate.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { insightsOf } from "./insights.ts";
import { teaserOf } from "./teaser.ts";

interface ShownPreviewProps {
  readonly preview: Preview;
  readonly locale: Locale;
}

/** Three signs, three lines, and a teaser of the full report. */
export function ShownPreview({ preview, locale }: ShownPreviewProps) {
  const { facts, sunChange } = preview;
  const insights = insightsOf(facts, locale);
  usePreviewShown(insights.length);
  return (
    <>
      <Signs preview={preview} />
      <ul className="funnel-insights">
        {insights.map(({ glyph, text }) => (
          <li key={glyph}>
            <Glyph name={glyph} size={22} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {facts.angles ? null : <RisingHours windows={facts.risingSigns} />}
      {sunChange ? <p className="funnel-aside">{sunChangeText(sunChange, preview, locale)}</p> : null}
      <p className="funnel-teaser">{teaserOf(facts, locale)}</p>
    </>
  );
}

function Signs({ preview }: { readonly preview: Preview }) {
  const { facts, plates: drawn } = preview;
  const { sun, moon } = facts.planets;
  const [first, second] = facts.moonSigns;
  const moonSigns =
    facts.timeUnknown && first && second
      ? m.preview_two_signs({ first: signName(first.sign), second: signName(second.sign) })
      : signName(moon.sign);
  const rising = facts.angles ? signName(facts.angles.ascendant.sign) : m.preview_rising_open();
  const plates: readonly { readonly role: string; readonly sign: string; readonly art: ReactNode }[] = [
    { role: planetName("sun"), sign: signName(sun.sign), art: <Art drawing={drawn.sun} /> },
    { role: planetName("moon"), sign: moonSigns, art: <Art drawing={drawn.moon} /> },
    { role: m.funnel_rising(), sign: rising, art: drawn.rising ? <Art drawing={drawn.rising} /> : null },
  ];
  return (
    <ul className="funnel-three">
      {plates.map(({ role, sign, art }) => (
        <li key={role}>
          {art}
          <span>{role}</span>
          <b>{sign}</b>
        </li>
      ))}
    </ul>
  );
}

function Art({ drawing }: { readonly drawing: Parameters<typeof DrawingFigure>[0]["drawing"] }) {
  return <DrawingFigure drawing={drawing} className="plate-art" decorative />;
}
