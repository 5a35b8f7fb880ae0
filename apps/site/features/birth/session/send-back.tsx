import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type SentBack, sentBackState } from "./sent-back.ts";

interface SendBackProps {
  readonly to: string;
  /** The reason the earlier step shows; undefined when that step needs no explanation. */
  readonly reason?: SentBack;
}

/** Redirects once to the step whose data is missing; the current step keeps showing its waiting state. React Router's
 * `Navigate` starts over on every render that passes a new state object, and navigating re-renders: on a page with
 * server data it would loop forever. */
export function RedirectToStart({ to, reason }: SendBackProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, ...(reason ? { state: sentBackState(reason) } : {}) });
  }, [navigate, to, reason]);
  return null;
}
