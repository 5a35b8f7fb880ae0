import type { Place } from "@cosmic/atlas/place";
import { useState } from "react";
import { nearestPlace } from "../../../components/combobox/search-places.ts";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { distanceText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { distanceKm } from "./distance.ts";

/** Geolocation timeout. */
const locateTimeoutMs = 15_000;

type Located =
  | { readonly ok: true; readonly latitude: number; readonly longitude: number }
  | { readonly ok: false; readonly reason: "refused" | "failed" };

interface LocateButtonProps {
  readonly locale: Locale;
  /** Closes any open list. */
  readonly onPress: () => void;
  readonly onPlace: (place: Place) => void;
  /** Receives a status sentence. */
  readonly onStatus: (sentence: string) => void;
}

/** Gets the browser's location and picks the nearest town; a failure leaves the field unchanged. */
export function LocateButton({ locale, onPress, onPlace, onStatus }: LocateButtonProps) {
  const [asking, setAsking] = useState(false);
  const find = async () => {
    onStatus(m.birth_locating());
    const here = await locate();
    if (!here.ok) return onStatus(here.reason === "refused" ? m.birth_locate_refused() : m.birth_locate_failed());
    const place = await nearestPlace(here, locale, (...asked) => fetch(...asked));
    if (place === null) return onStatus(m.birth_locate_nowhere());
    onPlace(place);
    onStatus(m.birth_located({ place: place.label, distance: distanceText(distanceKm(here, place), locale) }));
  };
  const ask = async () => {
    onPress();
    if (asking) return;
    setAsking(true);
    await find();
    setAsking(false);
  };
  return (
    <button
      type="button"
      aria-label={m.birth_locate()}
      title={m.birth_locate()}
      aria-busy={asking}
      // The field keeps the focus while the button goes down: a list that closed now would move the button away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={ask}
    >
      <Glyph name="locate" size={22} />
    </button>
  );
}

function locate(): Promise<Located> {
  if (!("geolocation" in navigator)) return Promise.resolve({ ok: false, reason: "failed" });
  return new Promise((answer) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ ok: true, latitude: coords.latitude, longitude: coords.longitude }),
      (error) => answer({ ok: false, reason: error.code === error.PERMISSION_DENIED ? "refused" : "failed" }),
      { timeout: locateTimeoutMs },
    );
  });
}
