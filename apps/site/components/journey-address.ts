import { type FlowStep, type FunnelStep, paths, type Step } from "@cosmic/addresses/paths";
import { useLocation } from "react-router";
import { localePrefix } from "../locale/locale-prefix.ts";
import { useNearAddress } from "./layout/page-link.tsx";

/** The routes to a report that share screens: the one-page flow, the locale flow and the funnel. */
export type Journey = "main" | "locale" | "funnel";

/** The locale flow's page for each step of the one-page flow. */
const flowSteps = { birth: "birth-chart", preview: "preview", checkout: "payment" } as const satisfies Record<
  Step,
  FlowStep
>;

/** The funnel's step for each step of the one-page flow. */
const funnelSteps = {
  birth: "birth-data",
  preview: "preview-payment",
  checkout: "preview-payment",
} as const satisfies Record<Step, FunnelStep>;

const flowAddresses: readonly string[] = [...Object.values(flowSteps), "report" as const].map((step) =>
  paths.flow(step),
);

/** The journey a path belongs to. */
export function journeyOf(pathname: string): Journey {
  const page = pathname.slice(localePrefix(pathname).length).toLowerCase().replace(/\/$/, "");
  if (page === paths.funnel()) return "funnel";
  return flowAddresses.includes(page) ? "locale" : "main";
}

export const useJourney = (): Journey => journeyOf(useLocation().pathname);

/** Returns a function from step to address, in the given journey or the visitor's current one. */
export function useStepAddress(named?: Journey): (step: Step) => string {
  const near = useNearAddress();
  const here = useJourney();
  const journey = named ?? here;
  return (step) => {
    if (journey === "main") return paths.step(step);
    return near(journey === "funnel" ? paths.funnelStep(funnelSteps[step]) : paths.flow(flowSteps[step]));
  };
}

/** Where a journey started from this page begins; a visitor under a locale prefix stays under it. */
export function useJourneyStart(): string {
  const near = useNearAddress();
  const { pathname } = useLocation();
  return localePrefix(pathname) === "" && journeyOf(pathname) !== "locale"
    ? paths.step("birth")
    : near(paths.flow("birth-chart"));
}
