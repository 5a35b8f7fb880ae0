import { lazy } from "react";
import { isRouteErrorResponse, useNavigate } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { Button } from "../fields/button.tsx";
import { pageTitle } from "../layout/page-head.ts";
import { useVisitor } from "../visitor.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { NoticePlate } from "./notice-plate.tsx";

const SlippedCircle = lazy(() => import("./error-art.tsx"));

/** Screen for an uncaught error, with the request id to quote; also for rate limiting (429) and overload (503). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const visitor = useVisitor();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  const { title, text, isOurs } = wordsOf(error);
  return (
    <NoticePlate picture={<SlippedCircle />}>
      <title>{pageTitle(visitor, title)}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      {visitor && isOurs ? <p className="cap num">{m.frame_error_number({ number: visitor.requestId })}</p> : null}
      <div className="notice-acts">
        {/* Navigating to the same address makes the router clear the error and ask the server again. */}
        <Button onClick={() => void navigate(".", { replace: true })}>{m.frame_error_again()}</Button>
        <Button variant="mystical" onClick={() => window.location.reload()}>
          {m.frame_error_refresh()}
        </Button>
      </div>
    </NoticePlate>
  );
}

/** Title and text for an error; `isOurs`: the request id is worth quoting to us. */
function wordsOf(error: unknown): { readonly title: string; readonly text: string; readonly isOurs: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 429) return { title: m.frame_too_many_title(), text: m.frame_too_many_text(), isOurs: false };
  if (status === 503) return { title: m.frame_busy_title(), text: m.frame_busy_text(), isOurs: false };
  return { title: m.frame_error_title(), text: m.frame_error_text(), isOurs: true };
}
