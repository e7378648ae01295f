import type pg from 'pg';

const firstNames = ['Ada', 'Grace', 'Emmy', 'Lise', 'Karl', 'Jonas', 'Mara', 'Nils', 'Paula', 'Tom', 'Ines', 'Bela'];
const familyNames = ['Lovelace', 'Hopper', 'Noether', 'Meitner', 'Gauß', 'Brandt', 'Okafor', 'Silva', 'Novak', 'Weber'];
const cities = ['Berlin', 'Hamburg', 'Köln', 'Wien', 'Paris', 'Lyon', 'Gent', 'Utrecht'];
const countries = ['DE', 'DE', 'DE', 'AT', 'FR', 'FR', 'BE', 'NL'];

const array = (values: readonly string[]) => `(array[${values.map((value) => `'${value}'`).join(',')}])`;
const pick = (values: readonly string[], turn: string) => `${array(values)}[1 + (${turn}) % ${values.length}]`;

/**
 * Two years of orders: of 100, 91 were sent, three are in the workshop, two wait for their payment, two expired, one was
 * cancelled and one paid back. Each has one to three lines, every third line a text and a photo. Everything that the
 * operators' pages read of an order is there: payments, projects, parcels, notes, returns, refunds, line states. For tests
 * and benchmarks.
 */
export async function fillOrders(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(`insert into orders (status, email, locale, address, delivery_method, subtotal, discount, delivery_price,
      total, currency, ship_on, paid_at, created_at, guest_key_hash)
    select status, lower(first || '.' || last) || n % 40000 || '@example.com', case when n % 3 = 0 then 'de' else 'en' end,
      jsonb_build_object('firstName', first, 'lastName', last, 'line1', 'Lindenallee ' || n % 200,
        'city', ${pick(cities, 'n')}, 'postalCode', lpad((n * 7 % 99999)::text, 5, '0'), 'countryCode', ${pick(countries, 'n')}),
      jsonb_build_object('id', ${pick(['standard', 'standard', 'express'], 'n')}, 'name', 'Standard'),
      1000 + n % 9000, 0, 490, 1490 + n % 9000, 'EUR', (at + interval '4 days')::date,
      case when status not in ('awaiting_payment', 'expired') then at end, at, sha256(n::text::bytea)
    from (select n, ${pick(firstNames, 'n')} as first, ${pick(familyNames, 'n / 12')} as last,
        now() - (${count} - n) * (interval '730 days' / ${count}) as at,
        case when n > ${count} * 0.97 then 'paid' when n % 50 = 1 then 'expired' when n % 100 = 2 then 'cancelled'
          when n % 100 = 3 then 'refunded' when n % 50 = 4 and n > ${count} * 0.9 then 'awaiting_payment' else 'shipped' end as status
      from generate_series(1, ${count}) n) as made`);
  await pool.query(`insert into order_lines (order_id, position, product_id, variant_id, sku, slug, name, main_image_url, quantity,
      list_unit_price, unit_price, is_customizable, customization_list)
    select o.id, line, p.id, v.id, v.sku, p.slug, p.name, '/favicon.svg', 1 + o.number % 3, p.price, p.final_price,
      o.number % 6 = line, case when o.number % 6 = line then jsonb_build_array(jsonb_build_object('kind', 'text', 'slot', 1,
        'choices', '[]'::jsonb, 'title', 'Text', 'sold', '[]'::jsonb, 'look', '{}'::jsonb, 'text', 'For ' || (o.address ->> 'firstName')
          || ' no. ' || o.number)) else '[]'::jsonb end
    from orders o cross join generate_series(0, 2) line
    join (select p.*, row_number() over (order by p.id) - 1 as turn, count(*) over () as of from products p) p
      on p.turn = (o.number * 5 + line * 7) % p.of
    join lateral (select * from variants where product_id = p.id order by id limit 1) v on true
    where line <= o.number % 3`);
  await pool.query(`insert into payments (order_id, provider, reference, charge_reference, url, amount, received_amount, currency, status,
      created_at, settled_at)
    select id, case when number % 4 = 0 then 'transfer' else 'stripe' end, 'cs_' || number, 'pi_' || number, '', total,
      case when paid_at is not null then total end, currency,
      case when status = 'awaiting_payment' then 'pending' when status = 'expired' then 'failed' when status in ('cancelled', 'refunded')
        then 'refunded' else 'paid' end, created_at, paid_at
    from orders`);
  await pool.query(`insert into transfers (payment_id, mailed_at, confirmed_at, due_at)
    select id, created_at, created_at, created_at + interval '7 days' from payments where provider = 'transfer'`);
  await pool.query(`insert into refunds (order_id, payment_id, amount, currency, cause, state, created_at, done_at)
    select p.order_id, p.id, p.amount, p.currency, 'operator', 'done', p.created_at, p.created_at
    from payments p where p.status = 'refunded'`);
  await pool.query(`insert into order_line_states (line_id, order_id, state, has_print)
    select l.id, o.id, case o.status when 'shipped' then 'shipped' when 'paid' then
      (array['check', 'proof', 'ready', 'printed', 'packed', 'held', 'check', 'ready'])[1 + o.number % 8] else 'cancelled' end,
      l.is_customizable
    from order_lines l join orders o on o.id = l.order_id where o.paid_at is not null`);
  await pool.query(`insert into projects (order_id, order_line_id, viewer_code, created_at)
    select o.id, l.id, 'code' || o.number || 'x' || l.position, o.created_at
    from order_lines l join orders o on o.id = l.order_id where l.is_customizable and o.paid_at is not null`);
  await pool.query(`insert into project_items (project_id, position, customization)
    select p.id, 0, l.customization_list -> 0 from projects p join order_lines l on l.id = p.order_line_id`);
  await pool.query(`insert into parcels (order_id, carrier, tracking_number, mailed_at, created_at)
    select id, 'dhl', '0034043' || number, created_at + interval '3 days', created_at + interval '3 days' from orders where status = 'shipped'`);
  await pool.query(`insert into parcel_lines (parcel_id, line_id, quantity)
    select p.id, l.id, l.quantity from parcels p join order_lines l on l.order_id = p.order_id`);
  await pool.query(
    `insert into order_notes (order_id, text) select id, 'Asked for a gift wrap' from orders where number % 20 = 0`,
  );
  await pool.query(`insert into returns (order_id, status, reason, is_by_customer, created_at)
    select id, case when number % 1000 = 10 then 'requested' else 'refunded' end, 'damaged', true, created_at from orders where number % 100 = 10`);
}
