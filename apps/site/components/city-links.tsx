import { m } from "../generated/paraglide/messages.js";
import { paths } from "../paths.ts";
import { PageLink } from "./page-link.tsx";

/** Named here and not with their skies, so that no page carries the coordinates of places it does not show. */
const cities = [
  { id: "london", name: m.city_london },
  { id: "new-york", name: m.city_new_york },
  { id: "madrid", name: m.city_madrid },
  { id: "sao-paulo", name: m.city_sao_paulo },
] as const;

/** The skies over four cities, in one line of the footer. */
export function CityLinks() {
  return (
    <nav className="foot foot-languages" aria-labelledby="foot-cities">
      <h2 id="foot-cities">{m.frame_foot_cities()}</h2>
      <ul>
        {cities.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={paths.city(id)}>{name()}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
