import type { Shop } from "@cosmic/shop/services";
import { z } from "zod";

/** Room for any session id and any card number format. */
const cardSchema = z.object({ session: z.string().max(200), cardNumber: z.string().max(40) });

/** Maximum request body, bytes. */
const longestBody = 1000;

const refuse = (status: number, code: string) => Response.json({ error: { code } }, { status });

/** Pays a sandbox session with a test card; 404 with live keys. The number is checked and discarded. */
export async function paySandboxCard(request: Request, { hostedPage }: Pick<Shop, "hostedPage">): Promise<Response> {
  if (!hostedPage) return refuse(404, "unknown-session");
  const card = cardSchema.safeParse(readJson((await request.text()).slice(0, longestBody)));
  if (!card.success) return refuse(422, "malformed");
  const payment = await hostedPage.pay(card.data.session, card.data.cardNumber);
  if (payment.ok) return Response.json({ url: payment.redirectTo });
  return refuse(payment.reason === "unknown-session" ? 404 : 422, payment.reason);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}
