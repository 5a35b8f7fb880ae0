import { dayMs, hourMs } from "@cosmic/platform/durations";
import { correctionMs } from "./access-model.ts";
import { command, isPageClosed, type LifeCommand, passTime } from "./life-command.ts";
import { forgetMs, type OrderModel, refundMs, sessionMs, unpaidMs, withdrawalEnd } from "./order-model.ts";

const after = (moment: number | null, milliseconds: number) => (moment === null ? null : moment + milliseconds);

/** Last moments at which something is still so; a millisecond later it is not. */
const lastMoments: Readonly<Record<string, (model: OrderModel) => number | null>> = {
  "to ask for the money back": ({ paidAt }) => after(paidAt, refundMs),
  "to correct the birth": ({ paidAt }) => after(paidAt, correctionMs),
  "that a session opens anywhere": ({ paidAt }) => after(paidAt, sessionMs - 1),
  "of the right of withdrawal": withdrawalEnd,
  "that the person of a refund is kept": ({ refundedAt }) => after(refundedAt, forgetMs),
  "that an unpaid order is kept": ({ orderedAt }) => orderedAt + unpaidMs,
};

/** Time that comes to an edge: a random wait would nearly always miss it, and a rule a few days wrong would stand. */
export const edges: readonly LifeCommand[] = Object.entries(lastMoments).flatMap(([name, momentOf]) =>
  (["the last moment", "the first moment after the last"] as const).map((side) => {
    const momentIn = (model: OrderModel) => {
      const last = momentOf(model);
      return last === null || side === "the last moment" ? last : last + 1;
    };
    return command(
      `${side} ${name}`,
      (model) => isPageClosed(model) && (momentIn(model) ?? Number.NEGATIVE_INFINITY) > model.now,
      async (model, real) => passTime(model, real, (momentIn(model) ?? model.now) - model.now),
    );
  }),
);

const waits = { "an hour": hourMs, "a day": dayMs, "ten days": 10 * dayMs, "a year": 365 * dayMs } as const;

/** Time that passes. */
export const passing: readonly LifeCommand[] = Object.entries(waits).map(([name, milliseconds]) =>
  command(name, isPageClosed, async (model, real) => passTime(model, real, milliseconds)),
);
