import type { MetaDescriptor } from "react-router";
import { PageFrame } from "../components/page-frame.tsx";
import { useVisitor } from "../components/visitor.ts";
import { flowHead } from "../journeys/locale-flow/flow-head.ts";
import { PreviewStep } from "../journeys/main/preview/preview-step.tsx";
import { baseLocale } from "../locale/locale.ts";
import type { Route } from "./+types/flow-preview";
import "../journeys/main/birth/birth.css";
import "../journeys/main/preview/preview.css";

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return flowHead(root?.loaderData, "preview");
}

export default function FlowPreviewRoute() {
  return (
    <PageFrame>
      <PreviewStep locale={useVisitor()?.locale ?? baseLocale} />
    </PageFrame>
  );
}
