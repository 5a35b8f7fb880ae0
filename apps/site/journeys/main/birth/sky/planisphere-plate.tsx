import type { Place } from "@cosmic/atlas/place";
import { discTurnDeg, handTurnDeg, planisphere } from "@cosmic/drawings/planisphere";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { DrawingFigure } from "../../../../components/drawing-figure.tsx";
import { Plate } from "../../../../components/plate.tsx";
import { m } from "../../../../generated/paraglide/messages.js";
import type { Locale } from "../../../../locale/locale.ts";
import { sentenceTime } from "../../../../locale/time-of-day.ts";
import type { SkyTurn } from "./sky-turn.ts";

/** The horizon shown until a place is chosen: that of each market's best known city. */
const homeLatitude: Readonly<Record<Locale, number>> = { "en-us": 40.7, "en-gb": 51.5, "es-es": 40.4, "pt-br": -23.5 };

interface PlanispherePlateProps {
  readonly turn: SkyTurn;
  readonly place: Place | null;
  /** `HH:MM`; null while none is chosen. */
  readonly time: string | null;
  readonly timeUnknown: boolean;
  readonly locale: Locale;
}

/** The sky of the birthplace, turned to the hour. It rests, without its hand, until one is chosen; for an hour nobody knows its
 * stars become trails. */
export function PlanispherePlate({ turn, place, time, timeUnknown, locale }: PlanispherePlateProps) {
  const latitudeDeg = place?.latitude ?? homeLatitude[locale];
  // Drawn once for each horizon, at rest; the style sheet turns the disc and the hand, so that they glide.
  const drawing = useMemo(
    () => planisphere({ title: m.birth_sky_title(), latitudeDeg, siderealTimeDeg: 0, clockHours: 0 }),
    [latitudeDeg],
  );
  const disc = useShorterWay(discTurnDeg(turn.siderealTimeDeg, latitudeDeg < 0));
  const hand = useShorterWay(handTurnDeg(turn.clockHours));
  // CSSProperties knows no custom properties.
  const turned = { "--disc": `${disc}deg`, "--hand": `${hand}deg` } as CSSProperties;
  const look = timeUnknown ? "sky-disc trails" : time === null ? "sky-disc resting" : "sky-disc";
  return (
    <Plate as="figure" className={look}>
      <div style={turned}>
        <DrawingFigure drawing={drawing} />
      </div>
      <figcaption className="figcap">{captionOf({ place, time, timeUnknown, locale })}</figcaption>
    </Plate>
  );
}

function captionOf({ place, time, timeUnknown, locale }: Omit<PlanispherePlateProps, "turn">): string {
  if (timeUnknown) return m.birth_sky_unknown();
  if (time === null) return m.birth_sky_resting();
  const said = sentenceTime(time, locale);
  return place ? m.birth_sky_over({ ...said, place: place.name }) : m.birth_sky_alone(said);
}

/** An angle unwound so that a change always goes the shorter way round: midnight is a step, not a whole turn back. */
function useShorterWay(angleDeg: number): number {
  const shown = useRef(angleDeg);
  const step = ((((angleDeg - shown.current + 180) % 360) + 360) % 360) - 180;
  const next = shown.current + step;
  useEffect(() => {
    shown.current = next;
  }, [next]);
  return next;
}
