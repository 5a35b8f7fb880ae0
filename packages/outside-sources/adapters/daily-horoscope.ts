import { z } from "zod";
import { type Adapter, addressOf, unreadable } from "./adapter.ts";

const answer = z.record(z.string(), z.unknown());

/** Daily horoscope of the sun sign; its answer is kept whole and never shown: the product makes no predictions. */
export const dailyHoroscope: Adapter = async ({ question, base, call }) => {
  const url = addressOf(base, { sign: question.sunSign.toLowerCase(), day: "today" });
  const got = await call({ method: "POST", url });
  if (!got.ok) return got;
  const read = answer.safeParse(got.body);
  return read.success ? { ok: true, data: { kind: "horoscope", answer: read.data } } : unreadable;
};
