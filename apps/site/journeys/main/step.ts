import type { Step } from "@cosmic/addresses/paths";
import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";

/** The steps, in order. */
export const mainSteps: readonly Step[] = ["birth", "preview", "checkout"];

/** The step an address names; null for the landing page and for unknown steps. */
export function stepOf(search: string): Step | null {
  const named = new URLSearchParams(search).get("step");
  return mainSteps.find((step) => step === named) ?? null;
}

/** A step's title and description. Payment pages stay out of search engines. */
export function stepMeta(step: Step, siteName: string): MetaDescriptor[] {
  const title = (words: string) => pageTitle({ siteName }, words);
  switch (step) {
    case "birth":
      return [{ title: title(m.birth_meta_title()) }, { name: "description", content: m.birth_meta_description() }];
    case "preview":
      return [{ title: title(m.preview_meta_title()) }, { name: "description", content: m.preview_meta_description() }];
    case "checkout":
      return [
        { title: title(m.checkout_meta_title()) },
        { name: "description", content: m.checkout_meta_description() },
        { name: "robots", content: "noindex" },
      ];
  }
}
