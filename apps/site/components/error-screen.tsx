import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { m } from "../generated/paraglide/messages.js";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** The calm screen of an uncaught error, with the number of the request to quote. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const visitor = useRouteLoaderData<{ requestId: string }>("root");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <main className="wrap sec" id="main">
      <h1>{m.frame_error_title()}</h1>
      <p className="lead">{m.frame_error_text()}</p>
      {visitor ? <p className="cap">{m.frame_error_number({ number: visitor.requestId })}</p> : null}
      <p>
        <button type="button" className="btn cosmic" onClick={() => window.location.reload()}>
          {m.frame_error_refresh()}
        </button>
      </p>
    </main>
  );
}
