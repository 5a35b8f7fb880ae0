import { lazy } from "react";
import { isRouteErrorResponse, useNavigate } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { Button } from "../button.tsx";
import { pageTitle } from "../page-head.ts";
import { useVisitor } from "../visitor.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { NoticePlate } from "./notice-plate.tsx";

const SlippedCircle = lazy(() => import("./slipped-circle.tsx"));

/** The calm screen of an uncaught error, with the number of the request to quote. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const visitor = useVisitor();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <NoticePlate picture={<SlippedCircle />}>
      <title>{pageTitle(visitor, m.frame_error_title())}</title>
      <h1>{m.frame_error_title()}</h1>
      <p>{m.frame_error_text()}</p>
      {visitor ? <p className="cap num">{m.frame_error_number({ number: visitor.requestId })}</p> : null}
      <div className="notice-acts">
        {/* The same address once more: the router forgets the error and asks the server again. */}
        <Button onClick={() => void navigate(".", { replace: true })}>{m.frame_error_again()}</Button>
        <Button variant="mystical" onClick={() => window.location.reload()}>
          {m.frame_error_refresh()}
        </Button>
      </div>
    </NoticePlate>
  );
}
