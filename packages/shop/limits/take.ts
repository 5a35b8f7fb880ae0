import { isIPv4, isIPv6 } from "node:net";
import { keyedHash } from "@cosmic/platform/seal";
import type { ShopTools } from "../shop-tools.ts";

/** How often one key may ask for something. */
export interface Limit {
  /** Letters and hyphens; keys of different scopes never meet. */
  readonly scope: string;
  readonly most: number;
  readonly windowSeconds: number;
}

export type LimitTools = Pick<ShopTools, "database" | "clock" | "environment">;

/** Counts one request of a key and says whether it is within the limit, which holds in every sliding window and over
 * all processes. One statement, the same for every key. The key itself is not stored, only its
 * keyed hash. */
export async function take(tools: LimitTools, limit: Limit, key: string): Promise<boolean> {
  const { database, clock, environment } = tools;
  const hash = keyedHash(environment.linkSecret, `${limit.scope}:${key}`);
  const now = clock.now();
  const from = new Date(now.getTime() - limit.windowSeconds * 1000);
  const { rows } = await database.pool.query<{ allowed: boolean }>(countOne, [
    ...[limit.scope, hash, now, from, limit.most],
  ]);
  return rows[0]?.allowed === true;
}

/** The conflict locks the row, so that each of several simultaneous requests sees the one before. */
const countOne = `
  insert into rate_limits as kept (scope, key, hits, allowed, updated_at)
  values ($1, $2, case when $5::int > 0 then array[$3::timestamptz] else '{}' end, $5::int > 0, $3)
  on conflict (scope, key) do update set
    (hits, allowed) = (
      select case when count(hit) < $5 then coalesce(array_agg(hit order by hit), '{}') || $3::timestamptz
                  else array_agg(hit order by hit) end,
             count(hit) < $5
      from unnest(kept.hits) as hit where hit > $4
    ),
    updated_at = $3
  returning allowed`;

/** The network of an address: its first 24 bits, or 48 of IPv6; what one provider gives to one household or firm. An
 * address that is none is a network of its own. */
export function networkOf(address: string): string {
  return prefixOf(address, { octets: 3, groups: 3 });
}

/** One client: a whole IPv4 address, or the first 64 bits of IPv6, within which a client chooses its addresses
 * itself. */
export function clientOf(address: string): string {
  return prefixOf(address, { octets: 4, groups: 4 });
}

const bitsPerOctet = 8;
const bitsPerGroup = 16;

function prefixOf(address: string, kept: { readonly octets: number; readonly groups: number }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) {
    const octets = mapped.split(".").map((octet, index) => (index < kept.octets ? octet : "0"));
    return `${octets.join(".")}/${kept.octets * bitsPerOctet}`;
  }
  if (!isIPv6(mapped)) return "unknown";
  const [head = "", tail] = mapped.split("%")[0]?.split("::") ?? [];
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const front = groups(head);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - front.length - groups(tail).length)).fill("0");
  const whole = [...front, ...zeros, ...groups(tail ?? "")];
  const prefix = whole.slice(0, kept.groups).map((group) => Number.parseInt(group || "0", 16).toString(16));
  return `${prefix.join(":")}::/${kept.groups * bitsPerGroup}`;
}
