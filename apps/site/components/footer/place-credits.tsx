import { type PlaceCredit, placeCredits } from "@cosmic/atlas/places/place-credits";
import { m } from "../../generated/paraglide/messages.js";

const subjects: Readonly<Record<PlaceCredit["of"], () => string>> = {
  towns: m.frame_credit_towns,
  zones: m.frame_credit_zones,
};

/** Attribution for the town and time zone data, as their licenses require. */
export function PlaceCredits() {
  return (
    <ul className="credits">
      {placeCredits.map(({ of, source, licence, url, licenceUrl }) => (
        <li key={of}>
          {subjects[of]()} <a href={url}>{source}</a>, <a href={licenceUrl}>{licence}</a>
        </li>
      ))}
    </ul>
  );
}
