import type { Database } from "@cosmic/platform/database/open";

/**
 * Writes a year of sales. Of every two orders, one was paid and delivered long ago and the other was never paid and has
 * since been erased; the last orders of each day are as a day leaves them. Every row is about as wide as a real one.
 */
export async function writeLedger({ pool }: Database, orders: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(ordersOfAYear, [orders]);
    for (const rest of restOfAYear) await client.query(rest);
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}

const ordersOfAYear = `
  insert into orders (number, state, email, name, birth, locale, plan, price_minor, currency, checkout_session_hash,
    sealed_checkout_session,
    payment_intent_id, link_hash, sealed_link, consent_wording, engine, document_version,
    created_at, updated_at, paid_at, delivered_at, refunded_at, erased_at)
  select 'L-' || n, state,
    case when state in ('erased', 'refunded') then '' else 'buyer-' || n || '@example.org' end, 'Buyer ' || n,
    case when state = 'erased' then null else jsonb_build_object('date', '1990-06-15', 'time', '14:30', 'zone',
      'America/Sao_Paulo', 'place', 'São Paulo, Brazil', 'latitude', -23.5505, 'longitude', -46.6333, 'n', n) end,
    'en-us', 'basic', 1499, 'USD', decode(md5('s' || n) || md5('t' || n), 'hex'), repeat('s', 150), case when paid then 'pi_' || md5(n::text) end,
    decode(md5(n::text) || md5('x' || n), 'hex'), repeat('s', 100), '2026-01', 'builtin', 1,
    at, at, case when paid then at end, case when paid then at end,
    case when state = 'refunded' then at end, case when state = 'erased' then at end
  from (
    select n, paid, at, case
      when paid and n % 100 = 0 then 'refunded' when paid then 'delivered'
      when at > now() - interval '31 days' then 'expired' else 'erased' end as state
    from (select n, n % 2 = 0 as paid, now() - n * (interval '365 days' / $1::int) as at
          from generate_series(1, $1::int) as n) as every
  ) as sold`;

const restOfAYear = [
  `insert into deliveries (order_id, message_id, attempts, result, pages, created_at, updated_at)
   select id, 'report-' || id || '@example.org', 1, 'accepted', 42, paid_at, paid_at from orders where paid_at is not null`,
  `insert into order_history (order_id, from_state, to_state, cause, at)
   select id, null, 'created', 'checkout', created_at from orders
   union all select id, 'created', 'redirected', 'checkout', created_at from orders
   union all select id, 'redirected', case when paid_at is null then 'expired' else 'paid' end, 'payment', created_at from orders
   union all select id, 'paid', 'delivered', 'delivery', created_at from orders where paid_at is not null`,
  `insert into webhook_events (id, type, order_id, created_at, received_at)
   select 'evt_' || md5(id::text), 'checkout.session.completed', id, created_at, created_at from orders`,
];

/** Bytes of tables and indexes per paid order, including its share of the orders never paid. */
export async function bytesOfASale({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`
    select sum(pg_total_relation_size(name))::float8 / (select count(*) from orders where paid_at is not null) as n
    from unnest(array['orders', 'order_history', 'deliveries', 'webhook_events']::regclass[]) as name`);
  return rows[0]?.n ?? Number.NaN;
}
