import { newsletterSubscriptions } from "@cosmic/platform/database/tables/newsletter-subscriptions";
import { orders } from "@cosmic/platform/database/tables/orders";
import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { isSealedByToday, openSealedLink, sealLink } from "../access/seal-link.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What a resealing did, or would do. */
export interface Resealed {
  /** Links that were sealed by another key, or computed. */
  readonly resealed: number;
  /** Links that were sealed by today's key already. */
  readonly current: number;
}

const atATime = 500;
const beforeEveryId = "00000000-0000-0000-0000-000000000000";
type ResealTools = Pick<ShopTools, "database" | "environment">;

/** Seals every link by today's key, so that the key before it can be forgotten. May be broken off and run again. */
export async function resealLinks(tools: ResealTools, { dry }: { readonly dry: boolean }): Promise<Resealed> {
  const [ofOrders, ofLetters] = [
    await reseal(tools, orderLinks(tools), dry),
    await reseal(tools, leaveLinks(tools), dry),
  ];
  return { resealed: ofOrders.resealed + ofLetters.resealed, current: ofOrders.current + ofLetters.current };
}

interface Sealed {
  readonly id: string;
  readonly sealedLink: string | null;
  readonly linkHash: Buffer | null;
  readonly linkVersion: number;
}

interface Links {
  after(id: string): Promise<readonly Sealed[]>;
  keep(id: string, sealed: string): Promise<unknown>;
}

function orderLinks({ database: { db } }: ResealTools): Links {
  const { id, sealedLink, linkHash, linkVersion } = orders;
  return {
    after: (last) =>
      db
        .select({ id, sealedLink, linkHash, linkVersion })
        .from(orders)
        .where(and(isNotNull(linkHash), gt(id, last)))
        .orderBy(asc(id))
        .limit(atATime),
    // A link withdrawn in between stays withdrawn.
    keep: (of, sealed) =>
      db
        .update(orders)
        .set({ sealedLink: sealed })
        .where(and(eq(id, of), isNotNull(linkHash))),
  };
}

function leaveLinks({ database: { db } }: ResealTools): Links {
  const { id, sealedLeave: sealedLink, leaveHash: linkHash } = newsletterSubscriptions;
  return {
    after: async (last) => {
      const rows = await db
        .select({ id, sealedLink, linkHash })
        .from(newsletterSubscriptions)
        .where(and(isNotNull(sealedLink), gt(id, last)))
        .orderBy(asc(id))
        .limit(atATime);
      return rows.map((row) => ({ ...row, linkVersion: 1 }));
    },
    keep: (of, sealed) => db.update(newsletterSubscriptions).set({ sealedLeave: sealed }).where(eq(id, of)),
  };
}

async function reseal({ environment }: ResealTools, links: Links, dry: boolean): Promise<Resealed> {
  let resealed = 0;
  let current = 0;
  for (let last = beforeEveryId; ; ) {
    const rows = await links.after(last);
    for (const row of rows) {
      if (isSealedByToday(environment, row.sealedLink)) current += 1;
      else {
        resealed += 1;
        if (!dry) await links.keep(row.id, sealLink(environment, row.id, openSealedLink(environment, row)));
      }
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < atATime) return { resealed, current };
    last = end.id;
  }
}
