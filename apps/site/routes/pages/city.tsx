import { paths } from "@cosmic/addresses/paths";
import { redirect } from "react-router";
import { breadcrumb, pageHead } from "../../components/layout/page-head.ts";
import { shareImage } from "../../components/layout/share-image.ts";
import { findPage } from "../../content/pages/find-page.server.ts";
import { fieldOf } from "../../content/pages/page.ts";
import { m } from "../../generated/paraglide/messages.js";
import { cityNamed } from "../../pages/cities/cities.ts";
import { CityPage } from "../../pages/cities/city-page.tsx";
import { cityPrice } from "../../pages/cities/city-price.server.ts";
import { citySky } from "../../pages/cities/city-sky.server.ts";
import { localeContext } from "../../server/context.ts";
import type { Route } from "./+types/city";

export function loader({ params, context }: Route.LoaderArgs) {
  const city = cityNamed(params.city);
  if (city === undefined) throw redirect(paths.home());
  const locale = context.get(localeContext);
  return {
    cityId: city.id,
    page: findPage(locale, `cities/${city.id}`),
    sky: citySky(city, locale, Date.now() / 1000),
    price: cityPrice(city, locale),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { cityId, page } = loaderData;
  const path = paths.city(cityId);
  const city = cityNamed(cityId);
  const name = city?.name() ?? m.frame_brand();
  return pageHead(root?.loaderData, {
    title: page.fields.title ?? name,
    description: fieldOf(page, "description"),
    keywords: m.head_keywords_city({ city: name, terms: fieldOf(page, "terms") }),
    ...(city ? { geo: { region: city.region, placename: name, position: city } } : {}),
    path,
    image: shareImage(cityId),
    structured: [breadcrumb(root?.loaderData, [{ name, path }])],
  });
}

export default function CityRoute({ loaderData }: Route.ComponentProps) {
  return <CityPage {...loaderData} />;
}
