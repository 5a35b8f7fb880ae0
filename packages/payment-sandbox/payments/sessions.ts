import type { Transaction } from "@cosmic/platform/database/open";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { recordEvent, type SandboxTools } from "../events.ts";
import { type Answer, noSuch, refuse } from "../protocol/answer.ts";
import type { FormValue } from "../protocol/form-encoding.ts";
import { drawPaymentIntent, drawSession, makeId } from "../protocol/wire.ts";
import { type SandboxMethod, type SandboxSessionRow, sandboxSessions } from "../sandbox-tables.ts";
import { settlePix } from "./settle-pix.ts";

/** A session stays open for a day, as with the payment service. */
const openForSeconds = 86_400;
const shortestOpenSeconds = 1_800;

/** The payment service's own limit, characters. */
const longestSubmitText = 1200;

/** Limits of `expires_after_seconds` of a Pix code. */
const shortestPixSeconds = 60;
const longestPixSeconds = 1_209_600;

const texts = z.record(z.string(), z.string()).default({});
const whole = z.coerce.number().int().positive();
/** The parameters of a one-time payment on the hosted page; unknown ones are refused, as the service does. */
const parametersSchema = z.strictObject({
  mode: z.literal("payment"),
  ui_mode: z.literal("hosted_page").optional(),
  line_items: z
    .array(
      z.object({
        quantity: whole.default(1),
        price_data: z.object({
          currency: z.string().length(3),
          unit_amount: whole,
          tax_behavior: z.literal("inclusive").optional(),
          product_data: z.object({ name: z.string().min(1) }),
        }),
      }),
    )
    .length(1),
  success_url: z.string().min(1),
  cancel_url: z.string().optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().optional(),
  locale: z.string().optional(),
  metadata: texts,
  payment_intent_data: z.object({ metadata: texts, description: z.string().optional() }).optional(),
  allowed_payment_method_types: z.array(z.string()).min(1).optional(),
  payment_method_options: z
    .strictObject({
      pix: z.strictObject({ expires_after_seconds: whole.min(shortestPixSeconds).max(longestPixSeconds).optional() }),
    })
    .optional(),
  submit_type: z.string().optional(),
  custom_text: z
    .object({ submit: z.object({ message: z.string().min(1).max(longestSubmitText) }).optional() })
    .optional(),
  expires_at: whole.optional(),
  automatic_tax: z.strictObject({ enabled: z.stringbool() }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
});

/** `POST /v1/checkout/sessions` */
export async function createSession(
  tx: Transaction,
  form: Record<string, FormValue>,
  tools: SandboxTools,
): Promise<Answer> {
  const read = parametersSchema.safeParse(form);
  if (!read.success) return explain(read.error);
  const given = read.data;
  const [item] = given.line_items;
  if (!item) return refuse(400, { code: "parameter_missing", param: "line_items", message: "Missing line_items." });
  const now = tools.clock.now();
  const closes = given.expires_at ?? Math.floor(now.getTime() / 1000) + openForSeconds;
  const ahead = closes - now.getTime() / 1000;
  if (ahead < shortestOpenSeconds || ahead > openForSeconds) {
    return refuse(400, { param: "expires_at", message: "expires_at must be 30 minutes to 24 hours from now." });
  }
  const columns = { ...itemColumns(item, given), ...givenColumns(given) };
  const [row] = await tx.db
    .insert(sandboxSessions)
    .values({ id: makeId("sandbox"), ...columns, createdAt: now, expiresAt: new Date(closes * 1000) })
    .returning();
  if (!row) throw new Error("PostgreSQL returned no row for an insert");
  return { status: 200, body: drawSession(row, tools.siteUrl) };
}

type Parameters = z.infer<typeof parametersSchema>;

/** What a session stores of its item, and the methods that its currency may be paid by. */
function itemColumns(item: Parameters["line_items"][number], given: Parameters) {
  const currency = item.price_data.currency.toLowerCase();
  return {
    amountMinor: item.price_data.unit_amount * item.quantity,
    currency,
    itemName: item.price_data.product_data.name,
    paymentMethodTypes: offeredMethods(currency, given.allowed_payment_method_types),
  };
}

/** What a session stores of its other parameters. */
const givenColumns = (given: Parameters) => ({
  email: given.customer_email ?? null,
  clientReferenceId: given.client_reference_id ?? null,
  locale: given.locale ?? null,
  pixExpiresSeconds: given.payment_method_options?.pix.expires_after_seconds ?? null,
  taxEnabled: given.automatic_tax?.enabled ?? false,
  submitText: given.custom_text?.submit?.message ?? null,
  successUrl: given.success_url,
  cancelUrl: given.cancel_url ?? null,
  metadata: given.metadata,
  paymentMetadata: given.payment_intent_data?.metadata ?? {},
});

/** A list of allowed methods narrows what an account and a currency have; the sandbox has cards, and Pix for reais. */
function offeredMethods(currency: string, allowed: readonly string[] = ["card"]): SandboxMethod[] {
  const had: readonly SandboxMethod[] = currency === "brl" ? ["card", "pix"] : ["card"];
  return had.filter((method) => allowed.includes(method));
}

function explain(error: z.ZodError): Answer {
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") {
    const param = issue.keys.join(", ");
    return refuse(400, { code: "parameter_unknown", param, message: `Received unknown parameter: ${param}` });
  }
  const param = issue?.path.join(".") ?? "";
  return refuse(400, { code: "parameter_invalid", param, message: `Invalid or missing parameter: ${param}` });
}

/** `GET /v1/checkout/sessions/{id}`, with `payment_intent` and its `latest_charge` expanded on request. */
export async function retrieveSession(
  tx: Transaction,
  id: string,
  expand: readonly string[],
  tools: SandboxTools,
): Promise<Answer> {
  const row = await lockSession(tx, id, tools);
  if (!row) return noSuch("checkout.session", id);
  const drawn = drawSession(row, tools.siteUrl);
  const expanded = expand.some((path) => path.startsWith("payment_intent")) && row.paymentIntentId !== null;
  if (!expanded) return { status: 200, body: drawn };
  const withCharge = expand.includes("payment_intent.latest_charge");
  return { status: 200, body: { ...drawn, payment_intent: drawPaymentIntent(row, tools.siteUrl, withCharge) } };
}

/** `POST /v1/checkout/sessions/{id}/expire` */
export async function expireSession(tx: Transaction, id: string, tools: SandboxTools): Promise<Answer> {
  const row = await lockSession(tx, id, tools);
  if (!row) return noSuch("checkout.session", id);
  if (row.status !== "open") {
    return refuse(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' });
  }
  return { status: 200, body: drawSession(await closeSession(tx, row, tools), tools.siteUrl) };
}

/** Reads a session and locks it until the transaction ends; expires it first if its day is over, and settles a Pix code
 * whose time has come. Null: unknown. */
export async function lockSession(
  tx: Transaction,
  id: string,
  tools: Pick<SandboxTools, "queue" | "clock">,
): Promise<SandboxSessionRow | null> {
  const [row] = await tx.db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).for("update");
  if (!row) return null;
  const now = tools.clock.now();
  if (row.status === "open" && row.expiresAt <= now) return closeSession(tx, row, tools);
  return row.settlesAt !== null && row.settlesAt <= now ? settlePix(tx, row, tools) : row;
}

async function closeSession(
  tx: Transaction,
  row: SandboxSessionRow,
  tools: Pick<SandboxTools, "queue" | "clock">,
): Promise<SandboxSessionRow> {
  await tx.db.update(sandboxSessions).set({ status: "expired" }).where(eq(sandboxSessions.id, row.id));
  await recordEvent(tx, tools, { type: "checkout.session.expired", sessionId: row.id });
  return { ...row, status: "expired" };
}
