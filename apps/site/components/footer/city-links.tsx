import { paths } from "@cosmic/addresses/paths";
import { m } from "../../generated/paraglide/messages.js";
import { PageLink } from "../layout/page-link.tsx";

/** Listed here instead of with the city data, so that pages don't ship coordinates of places they don't show. */
const cities = [
  { id: "london", name: m.city_london },
  { id: "new-york", name: m.city_new_york },
  { id: "madrid", name: m.city_madrid },
  { id: "sao-paulo", name: m.city_sao_paulo },
] as const;

/** Footer line linking to the four city pages. */
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
