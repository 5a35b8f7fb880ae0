import { z } from "zod";
import type { AstrometricDirection, SourceBody } from "../attempt.ts";
import { type Adapter, type Asking, addressOf, coordinate, unreadable } from "./adapter.ts";
import { readEphemerisLine } from "./horizons-text.ts";

const answer = z.object({ result: z.string() });

/** The nine body codes of the ephemeris service. */
const bodyCodes = [
  { body: "sun", code: "10" },
  { body: "moon", code: "301" },
  { body: "mercury", code: "199" },
  { body: "venus", code: "299" },
  { body: "mars", code: "499" },
  { body: "jupiter", code: "599" },
  { body: "saturn", code: "699" },
  { body: "uranus", code: "799" },
  { body: "neptune", code: "899" },
] as const satisfies readonly { readonly body: SourceBody; readonly code: string }[];

/** How many of them are asked for, from the first (docs/specification/shop.md §10.2). */
const askedBodies = 3;

type BodyAnswer =
  | { readonly ok: true; readonly body: SourceBody; readonly direction: AstrometricDirection }
  | { readonly ok: false; readonly error: string };

/** Space-agency ephemeris: one call for each body; a body that fails is reported and skipped. */
export const spaceAgency: Adapter = async (asking) => {
  const told = await Promise.all(bodyCodes.slice(0, askedBodies).map((one) => askBody(asking, one)));
  const bodies = told.flatMap((one) => (one.ok ? [[one.body, one.direction] as const] : []));
  if (bodies.length > 0) return { ok: true, data: { kind: "directions", bodies: Object.fromEntries(bodies) } };
  return told.find((one) => !one.ok) ?? unreadable;
};

async function askBody(asking: Asking, { body, code }: (typeof bodyCodes)[number]): Promise<BodyAnswer> {
  const got = await asking.call({ method: "GET", url: ephemerisAddress(asking, code) });
  const read = got.ok ? answer.safeParse(got.body) : null;
  const direction = read?.success ? readEphemerisLine(read.data.result) : null;
  if (direction) return { ok: true, body, direction };
  const { error } = got.ok ? unreadable : got;
  asking.warn({ target: body, error }, "an ephemeris body failed and is skipped");
  return { ok: false, error };
}

function ephemerisAddress({ question, base }: Asking, code: string): URL {
  const site = [coordinate(question.longitudeDeg), coordinate(question.latitudeDeg), 0].join(",");
  const birthTime = `'${question.instant.slice(0, 19).replace("T", " ")}'`;
  return addressOf(base, {
    format: "json",
    COMMAND: `'${code}'`,
    OBJ_DATA: "'NO'",
    MAKE_EPHEM: "'YES'",
    EPHEM_TYPE: "'OBSERVER'",
    CENTER: "'coord@399'",
    COORD_TYPE: "'GEODETIC'",
    SITE_COORD: `'${site}'`,
    START_TIME: birthTime,
    STOP_TIME: birthTime,
    STEP_SIZE: "'1h'",
    QUANTITIES: "'1,9,20'",
  });
}
