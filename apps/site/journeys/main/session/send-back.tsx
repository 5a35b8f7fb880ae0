import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type SentBack, sentBackState } from "./sent-back.ts";

interface SendBackProps {
  readonly to: string;
  /** What the earlier step says about it; undefined where that step speaks for itself. */
  readonly reason?: SentBack;
}

/**
 * Walks back, once, to the step whose data is missing; the step it stands in keeps showing that it waits. React Router's
 * `Navigate` starts again at every render that hands it a new state object, and a navigation renders: on a page whose data
 * comes from the server that never ends.
 */
export function RedirectToStart({ to, reason }: SendBackProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, ...(reason ? { state: sentBackState(reason) } : {}) });
  }, [navigate, to, reason]);
  return null;
}
