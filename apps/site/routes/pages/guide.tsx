import { paths } from "@cosmic/addresses/paths";
import { signs } from "@cosmic/chart/facts";
import { data, type MetaDescriptor } from "react-router";
import { signName } from "../../components/drawings/sky-names.ts";
import { breadcrumb, pageHead, pageTitle } from "../../components/layout/page-head.ts";
import { shareImage } from "../../components/layout/share-image.ts";
import { findPage } from "../../content/pages/find-page.server.ts";
import { fieldOf } from "../../content/pages/page.ts";
import { signDates } from "../../features/report/opening/sign-dates.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { GuidePage } from "../../pages/guides/guide-page.tsx";
import { guidePlate } from "../../pages/guides/guide-plate.server.ts";
import { NoSuchSign } from "../../pages/guides/no-such-sign.tsx";
import { signWheel } from "../../pages/guides/sign-wheel.server.ts";
import { localeContext } from "../../server/context.ts";
import type { Route } from "./+types/guide";

export function loader({ params, context }: Route.LoaderArgs) {
  const sign = signs.find((one) => one.toLowerCase() === params.sign.toLowerCase());
  if (sign === undefined) return data(null, { status: 404 });
  const locale = context.get(localeContext);
  return {
    sign,
    dates: signDates(sign, locale),
    page: findPage(locale, `guides/${sign.toLowerCase()}`),
    plate: guidePlate(sign, m.guide_plate({ sign: signName(sign) })),
    wheel: signWheel(sign),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData)
    return [{ title: pageTitle(root?.loaderData, m.guide_not_found()) }, { name: "robots", content: "noindex" }];
  const { sign, page } = loaderData;
  const path = paths.guide(sign);
  const title = m.guide_title({ sign: signName(sign) });
  return pageHead(root?.loaderData, {
    title,
    description: fieldOf(page, "description"),
    keywords: m.head_keywords_guide({ sign: signName(sign) }),
    path,
    kind: "article",
    image: shareImage(sign.toLowerCase()),
    structured: [breadcrumb(root?.loaderData, [{ name: signName(sign), path }])],
  });
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <GuidePage {...loaderData} /> : <NoSuchSign />;
}
