/** The sandbox's response to one request. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request as the sandbox's routes see it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** A response in the payment service's error format. */
export function refuse(status: number, error: Readonly<Record<string, string>>): Answer {
  return { status, body: { error: { type: "invalid_request_error", ...error } } };
}

/** The response to an unknown id. */
export function noSuch(kind: string, id: string): Answer {
  return refuse(404, { code: "resource_missing", param: kind, message: `No such ${kind}: '${id}'` });
}
