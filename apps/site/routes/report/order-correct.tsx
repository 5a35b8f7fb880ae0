import { paths } from "@cosmic/addresses/paths";
import type { Shop } from "@cosmic/shop/services";
import { data, type MetaDescriptor, redirect } from "react-router";
import "../../features/birth/form/birth.css";
import { m } from "../../generated/paraglide/messages.js";
import { CorrectPage } from "../../pages/correct/correct-page.tsx";
import type { CorrectStep, FormStep } from "../../pages/correct/correct-step.ts";
import { questionOf, readTyped } from "../../pages/correct/read-typed.server.ts";
import { type TypedCorrection, typedOf, typedOfBirth } from "../../pages/correct/typed-correction.ts";
import { LostLinkBoundary } from "../../pages/order/lost-link-boundary.tsx";
import { LostLinkScreen } from "../../pages/order/lost-link-screen.tsx";
import { privateHead } from "../../pages/order/private-head.ts";
import { localeContext, servicesContext } from "../../server/context.ts";
import type { Route } from "./+types/order-correct";

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await context.get(servicesContext).shop.viewCorrection(params.secret);
  // Not thrown: the report may have closed by the time an answer is drawn.
  if (!view) return data(null, { status: 404 });
  const { birth, standing, ...shown } = view;
  const start: CorrectStep = standing === "open" ? formStep(typedOfBirth(birth)) : { step: "closed", standing };
  return data({ ...shown, secret: params.secret, start });
}

const formStep = (typed: TypedCorrection, more: Partial<FormStep> = {}): FormStep => ({
  ...{ step: "form", typed, problems: [], question: questionOf(typed), notice: null },
  ...more,
});

const answer = (step: CorrectStep, status = 200) => data<CorrectStep>(step, { status });

/** Shows what the posted birth moves, or replaces the report's birth by it. Nothing of it stands in an address. */
export async function action({ params: { secret }, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = typedOf(form);
  if (form.get("step") === "edit") return answer(formStep(typed));
  const { shop } = context.get(servicesContext);
  const read = readTyped(typed, context.get(localeContext));
  if (!read.ok) return answer(formStep(typed, read), 422);
  if (form.get("step") !== "confirm") return show(shop, { secret, outdated: false, ...read });
  const shownAfter = Number(form.get("shownAfter"));
  const corrected = await shop.correctBirth({ secret, input: read.input, shownAfter });
  if (!corrected) throw data(null, { status: 404 });
  if (corrected.ok) throw redirect(paths.reportCorrected(secret), 303);
  if (corrected.reason === "outdated") return show(shop, { secret, outdated: true, ...read });
  if (corrected.reason === "invalid") return answer(formStep(typed, { problems: corrected.problems }), 422);
  if (corrected.reason === "closed") throw data(null, { status: 404 });
  return answer({ step: "closed", standing: corrected.reason }, 409);
}

interface Asked {
  readonly secret: string;
  readonly input: object;
  readonly typed: TypedCorrection;
  readonly outdated: boolean;
}

async function show(shop: Shop, { secret, input, typed, outdated }: Asked) {
  const planned = await shop.planCorrection({ secret, input });
  if (!planned) throw data(null, { status: 404 });
  if (planned.ok) {
    const { moves, shownAfter } = planned;
    return answer({ step: "moves", typed, moves, shownAfter, outdated }, outdated ? 409 : 200);
  }
  switch (planned.reason) {
    case "invalid":
      return answer(formStep(typed, { problems: planned.problems }), 422);
    case "nothing":
      return answer(formStep(typed, { notice: "nothing" }));
    case "too-many":
      return answer(formStep(typed, { notice: "too-many" }), 429);
    default:
      return answer({ step: "closed", standing: planned.reason }, 409);
  }
}

export function meta({ matches: [root], error, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  // The lost-link screen sets its own title.
  if (error || !loaderData) return [];
  return privateHead(root?.loaderData, m.correct_title());
}

export default function OrderCorrectRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <LostLinkScreen />;
  const { start, ...order } = loaderData;
  return <CorrectPage {...order} step={actionData ?? start} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkBoundary error={error} />;
}
