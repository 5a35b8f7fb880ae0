import { dayMs, hourMs } from "@cosmic/platform/durations";
import { correctionMs } from "./access-model.ts";
import { command, isPageClosed, type LifeCommand, passTime } from "./life-command.ts";
import { cleaned, refused } from "./operator-commands.ts";
import { forgetMs, type OrderModel, refundMs, sessionMs, unpaidMs, withdrawalEnd } from "./order-model.ts";
import { openElsewhere } from "./payment-commands.ts";
import { ask, correctByBuyer, lookAtCorrection, lookAtRefund } from "./reader-commands.ts";

const after = (moment: number | null, milliseconds: number) => (moment === null ? null : moment + milliseconds);

interface Edge {
  /** Last moment at which something is still so; a millisecond later it is not. */
  readonly last: (model: OrderModel) => number | null;
  /** What shows it. */
  readonly acts: readonly LifeCommand[];
}

const edgesByName: Readonly<Record<string, Edge>> = {
  "to ask for the money back": { last: ({ paidAt }) => after(paidAt, refundMs), acts: [lookAtRefund, ask] },
  "of the right of withdrawal": { last: withdrawalEnd, acts: [ask, refused] },
  "to correct the birth": {
    last: ({ paidAt }) => after(paidAt, correctionMs),
    acts: [lookAtCorrection, correctByBuyer],
  },
  "that a session opens anywhere": { last: ({ paidAt }) => after(paidAt, sessionMs - 1), acts: [openElsewhere] },
  "that the person of a refund is kept": { last: ({ refundedAt }) => after(refundedAt, forgetMs), acts: [cleaned] },
  "that an unpaid order is kept": { last: ({ orderedAt }) => orderedAt + unpaidMs, acts: [cleaned] },
};

/** Time that comes to an edge, and what is done there: a random wait would nearly always miss it, and a rule a few days
 * wrong would stand. */
export const edges: readonly LifeCommand[] = Object.entries(edgesByName).flatMap(([name, { last, acts }]) =>
  (["the last moment", "the first moment after the last"] as const).map((side) => {
    const momentIn = (model: OrderModel) => after(last(model), side === "the last moment" ? 0 : 1);
    return command(
      `${side} ${name}`,
      (model) => isPageClosed(model) && (momentIn(model) ?? Number.NEGATIVE_INFINITY) > model.now,
      async (model, real) => {
        passTime(model, real, (momentIn(model) ?? model.now) - model.now);
        for (const act of acts) if (act.check(model)) await act.run(model, real);
      },
    );
  }),
);

const wait = (name: string, milliseconds: number) =>
  command(name, isPageClosed, async (model, real) => passTime(model, real, milliseconds));

export const anHour = wait("an hour", hourMs);

/** Time that passes. */
export const passing: readonly LifeCommand[] = [
  anHour,
  wait("a day", dayMs),
  wait("ten days", 10 * dayMs),
  wait("a year", 365 * dayMs),
];
