import type { Ground, Plot } from "./ground.ts";
import { type House, openHouse } from "./open-house.ts";
import type { Programs } from "./programs.ts";
import { forgetBooks, letReviewBeDue, loseEvents, placeOpenOrder, placePaidOrder, type StageName } from "./stages.ts";
import type { WorkOrder } from "./work-process.ts";

/** The shops in which operations start, each left so that it can be copied. */
export type Stages = Readonly<Record<StageName, Plot>>;

/** Makes them, each from the previous one. */
export async function makeStages(ground: Ground, programs: Programs): Promise<Stages> {
  const make = async (name: StageName, copied: Plot | undefined, set: (house: House) => Promise<unknown>) => {
    const plot = await ground.make(name, copied);
    const house = await openHouse(plot.address);
    await set(house);
    await house.close();
    await plot.leave();
    return plot;
  };
  const paid = await make("paid", undefined, placePaidOrder);
  const unheard = await make("unheard", paid, loseEvents);
  const delivered = await ground.make("delivered", paid);
  const told = { address: delivered.address, work: "fulfil", aim: null, placesFile: delivered.placesFile } as const;
  await programs.run("work-process", told satisfies WorkOrder);
  await delivered.leave();
  return {
    ...{ paid, unheard, delivered },
    "delivered-and-open": await make("delivered-and-open", delivered, placeOpenOrder),
    "delivered-without-book": await make("delivered-without-book", delivered, forgetBooks),
    "to-be-asked": await make("to-be-asked", delivered, letReviewBeDue),
  };
}
