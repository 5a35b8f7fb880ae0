import { isRouteErrorResponse } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { Button } from "./button.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useVisitor } from "./visitor.ts";

/** The calm screen of an uncaught error, with the number of the request to quote. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const visitor = useVisitor();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <PageFrame>
      <title>{m.frame_title({ page: m.frame_error_title(), name: visitor?.siteName ?? m.frame_brand() })}</title>
      <div className="wrap sec calm">
        <h1>{m.frame_error_title()}</h1>
        <p className="lead">{m.frame_error_text()}</p>
        {visitor ? <p className="cap">{m.frame_error_number({ number: visitor.requestId })}</p> : null}
        <div>
          <Button onClick={() => window.location.reload()}>{m.frame_error_refresh()}</Button>
        </div>
      </div>
    </PageFrame>
  );
}
