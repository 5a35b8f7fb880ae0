import { paths } from "@cosmic/addresses/paths";
import { PageLink } from "../../components/layout/page-link.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { type City, cities } from "./cities.ts";

/** Links to the other cities' pages. */
export function OtherCities({ of }: { readonly of: City }) {
  return (
    <nav className="city-others" aria-label={m.city_others()}>
      <ul>
        {cities
          .filter(({ id }) => id !== of.id)
          .map(({ id, name }) => (
            <li key={id}>
              <PageLink to={paths.city(id)}>
                <small>{m.city_over()}</small>
                {name()}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
