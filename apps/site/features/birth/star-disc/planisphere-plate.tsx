import type { Place } from "@cosmic/atlas/place";
import { discTurnDeg, handTurnDeg, planisphere } from "@cosmic/drawings/stars/planisphere";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Plate } from "../../../components/drawings/plate.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { sentenceTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { SkyTurn } from "./sky-turn.ts";

/** The latitude shown until a place is chosen: that of each market's best-known city. */
const homeLatitude: Readonly<Record<Locale, number>> = { "en-us": 40.7, "en-gb": 51.5, "es-es": 40.4, "pt-br": -23.5 };

interface PlanispherePlateProps {
  readonly turn: SkyTurn;
  readonly place: Place | null;
  /** `HH:MM`; null until chosen. */
  readonly time: string | null;
  readonly timeUnknown: boolean;
  readonly locale: Locale;
}

/** The sky over the birthplace, turned to the time of birth. It rests without its hand until a time is chosen; for an
 * unknown time the stars become trails. */
export function PlanispherePlate({ turn, place, time, timeUnknown, locale }: PlanispherePlateProps) {
  const latitudeDeg = place?.latitude ?? homeLatitude[locale];
  // Drawn once per latitude, at rest; CSS turns the disc and the hand, so that they animate.
  const drawing = useMemo(
    () => planisphere({ title: m.birth_sky_title(), latitudeDeg, siderealTimeDeg: 0, clockHours: 0 }),
    [latitudeDeg],
  );
  const disc = useShorterWay(discTurnDeg(turn.siderealTimeDeg, latitudeDeg < 0));
  const hand = useShorterWay(handTurnDeg(turn.clockHours));
  // CSSProperties has no custom properties.
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

/** Unwraps an angle so that a change always takes the shorter way: crossing midnight is a small step, not a full turn
 * back. */
function useShorterWay(angleDeg: number): number {
  const shown = useRef(angleDeg);
  const step = ((((angleDeg - shown.current + 180) % 360) + 360) % 360) - 180;
  const next = shown.current + step;
  useEffect(() => {
    shown.current = next;
  }, [next]);
  return next;
}
