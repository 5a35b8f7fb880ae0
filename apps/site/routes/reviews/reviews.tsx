import { paths } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor } from "react-router";
import { breadcrumb, pageHead, serviceKeywords } from "../../components/layout/page-head.ts";
import { reviewData } from "../../features/reviews/review-data.ts";
import { m } from "../../generated/paraglide/messages.js";
import { reviewPolicy } from "../../pages/reviews/review-policy.server.ts";
import { ReviewsPage } from "../../pages/reviews/reviews-page.tsx";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/reviews";

/** Any other page than `1`, `2` … is none. */
const pageOf = (request: Request): number => {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, siteName } = context.get(servicesContext);
  const page = pageOf(request);
  const book = await shop.readReviews(page);
  if (!book) throw data(null, { status: 404 });
  const isRated = (await shop.readRating()) !== null;
  return { siteName, page, book, isRated, sandbox: shop.sandbox, ...reviewPolicy(context.get(localeContext)) };
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { siteName, page, book, isRated } = loaderData;
  const { rating, reviews } = book;
  const steps = [{ name: m.reviews_title(), path: paths.reviews() }];
  const product = { "@type": "Product", name: siteName };
  return pageHead(root?.loaderData, {
    title: m.reviews_title(),
    description: m.reviews_description(),
    keywords: serviceKeywords(root?.loaderData, m.reviews_title()),
    path: paths.reviewsPage(page),
    structured: [
      breadcrumb(root?.loaderData, steps),
      ...(rating && isRated ? [{ ...product, ...reviewData(rating, reviews) }] : []),
    ],
  });
}

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
