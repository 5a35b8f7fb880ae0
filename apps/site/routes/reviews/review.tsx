import { data, type MetaDescriptor } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { privateHead } from "../../pages/order/private-head.ts";
import { ReviewPage } from "../../pages/order/review/review-page.tsx";
import { type ReviewOutcome, typedReview } from "../../pages/order/review/typed-review.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/review";

export async function loader({ params, context }: Route.LoaderArgs) {
  const own = await context.get(servicesContext).shop.viewReview(params.secret);
  if (!own) throw data(null, { status: 404 });
  return { own, secret: params.secret };
}

/** Writes, changes or takes back the review; what is refused comes back as it was typed, with 422. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { shop } = context.get(servicesContext);
  if (form.get("act") === "take-back") {
    if (!(await shop.takeBackReview(params.secret))) throw data(null, { status: 404 });
    return data<ReviewOutcome>({ outcome: "taken-back" });
  }
  const typed = typedReview(form);
  const written = await shop.writeReview(params.secret, { ...typed, locale: context.get(localeContext) });
  if (!written) throw data(null, { status: 404 });
  if (written.ok) return data<ReviewOutcome>({ outcome: "saved" });
  return data<ReviewOutcome>({ outcome: "refused", typed, fields: written.fields }, { status: 422 });
}

export function meta({ matches: [root], error, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  // The lost-link screen sets its own title.
  return error || !loaderData ? [] : privateHead(root?.loaderData, m.review_title());
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
