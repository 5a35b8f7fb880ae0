import { required } from "@cosmic/chart/required";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { planetName, signName } from "../../components/drawings/sky-names.ts";
import { m } from "../../generated/paraglide/messages.js";
import { tableTime } from "../../locale/format/time-of-day.ts";
import type { CityPlanet } from "./city-sky.server.ts";
import type { NightPlanet } from "./night.ts";

/** Compass points from north, eastward. */
const winds: readonly (() => string)[] = [
  m.city_wind_north,
  m.city_wind_north_east,
  m.city_wind_east,
  m.city_wind_south_east,
  m.city_wind_south,
  m.city_wind_south_west,
  m.city_wind_west,
  m.city_wind_north_west,
];
const windWidthDeg = 45;
const windOf = (azimuthDeg: number): string =>
  required(winds[Math.round(azimuthDeg / windWidthDeg) % winds.length], "a compass point")();

/** The equipment needed to see it; the Moon needs no note. */
const means: Readonly<Record<NightPlanet, (() => string) | null>> = {
  moon: null,
  mercury: m.city_eye,
  venus: m.city_eye,
  mars: m.city_eye,
  jupiter: m.city_eye,
  saturn: m.city_eye,
  uranus: m.city_binoculars,
  neptune: m.city_telescope,
};

/** The Moon and the planets, highest first, with their times in the city's local time. */
export function UpTonight({ planets }: { readonly planets: readonly CityPlanet[] }) {
  return (
    <section aria-labelledby="up-tonight">
      <h2 id="up-tonight">{m.city_tonight()}</h2>
      <ul className="city-planets">
        {planets.map((one) => (
          <li key={one.planet}>
            <Glyph name={one.planet} size={26} />
            <b>{planetName(one.planet)}</b>
            <span>{[m.city_in({ sign: signName(one.sign) }), means[one.planet]?.()].filter(Boolean).join(", ")}</span>
            <span className="num now">
              {one.altitudeDeg > 0
                ? m.city_stands({ altitude: Math.round(one.altitudeDeg), wind: windOf(one.azimuthDeg) })
                : m.city_below()}
            </span>
            <Hours planet={one} />
          </li>
        ))}
      </ul>
      <p className="hint">{m.city_hours_note()}</p>
    </section>
  );
}

function Hours({ planet: { rise, highest, highestDeg, set } }: { readonly planet: CityPlanet }) {
  const hours = [
    rise === null ? null : m.city_rises({ time: tableTime(rise) }),
    highest === null || highestDeg === null || highestDeg <= 0
      ? null
      : m.city_highest({ time: tableTime(highest), altitude: Math.round(highestDeg) }),
    set === null ? null : m.city_sets({ time: tableTime(set) }),
  ];
  const known = hours.filter((hour) => hour !== null);
  return (
    <span className="num hours">
      {known.map((hour, index) => (
        <span key={hour}>
          {hour}
          {index < known.length - 1 ? " · " : null}
        </span>
      ))}
    </span>
  );
}
