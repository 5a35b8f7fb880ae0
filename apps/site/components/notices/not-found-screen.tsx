import { paths } from "@cosmic/addresses/paths";
import { lazy } from "react";
import { m } from "../../generated/paraglide/messages.js";
import { ButtonLink } from "../fields/button.tsx";
import { pageTitle } from "../layout/page-head.ts";
import { useVisitor } from "../visitor.ts";
import { NoticePlate } from "./notice-plate.tsx";

const LostStar = lazy(() => import("./not-found-art.tsx"));

/** The 404 screen. */
export function NotFoundScreen() {
  const visitor = useVisitor();
  return (
    <NoticePlate picture={<LostStar />}>
      <title>{pageTitle(visitor, m.frame_not_found_title())}</title>
      <p className="code num" aria-hidden="true">
        {m.frame_not_found_code()}
      </p>
      <h1>
        <span className="sr">{m.frame_not_found_code()}: </span>
        {m.frame_not_found_title()}
      </h1>
      <p>{m.frame_not_found_lynx()}</p>
      <div className="notice-acts">
        <ButtonLink to={paths.home()}>{m.frame_not_found_home()}</ButtonLink>
      </div>
    </NoticePlate>
  );
}
