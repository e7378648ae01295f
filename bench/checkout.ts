// Whole checkouts a second (add to cart, open the order, complete it, pay) through the API in this process, against
// the same rows written by bare SQL in the same four transactions. Run: node bench/checkout.ts [seconds]
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { cartHandlers } from '../server/src/cart/cart-handlers.ts';
import { checkoutHandlers } from '../server/src/checkout/checkout-handlers.ts';
import { connect } from '../server/src/platform/db/connection.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { createServer, registerApi } from '../server/src/platform/http/http.ts';
import { demoSecret, signEvent } from '../server/src/payments/demo-provider.ts';
import { demoPayment } from '../server/src/payments/test-payment.ts';
import { paymentHandlers } from '../server/src/payments/payment-handlers.ts';

const seconds = Number(process.argv[2] ?? 8);
const lanes = 16;
const goods = 73;

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Hauptstraße 1',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
};
type Checkout = (accountId: string, variantId: number) => Promise<void>;

const dataDir = await mkdtemp(join(tmpdir(), 'afterimage-bench-'));
await chmod(dataDir, 0o755);
const external = process.env['DATABASE_URL'];
const server = external ? undefined : await startEmbedded({ dataDir, log: () => undefined });
const url = external ?? server?.url ?? '';
try {
  await migrate(url);
  const connection = connect(url, lanes);
  const { pool, db } = connection;
  try {
    await db.execute(sql`
      insert into products (sku, slug, name, price, final_price)
      select 'bench-' || n, 'bench-' || n, 'Thing ' || n, 1000, 1000 from generate_series(1, ${goods}::int) n
      on conflict do nothing`);
    await db.execute(sql`
      insert into variants (product_id, sku, stock)
      select id, sku, 1000000000 from products where sku like 'bench-%' on conflict do nothing`);
    await db.execute(sql`insert into countries (code, name) values ('DE', 'Germany') on conflict do nothing`);
    const people = await db.execute<{ id: string }>(sql`
      insert into accounts (email, email_shown, password_hash, first_name, last_name)
      select m, m, '-', 'Ada', 'Lovelace' from (select gen_random_uuid()::text as m from generate_series(1, ${lanes}::int)) as mails returning id`);
    const shelf = await db.execute<{ id: number }>(sql`select id from variants where sku like 'bench-%'`);
    const accountIds = people.rows.map(({ id }) => id);
    const variantIds = shelf.rows.map(({ id }) => id);

    const ours = await throughApi();
    const rounds: [string, Checkout][] = [
      ['bare SQL', bare],
      ['the API', ours.checkout],
    ];
    const rates = new Map<string, number[]>();
    for (const [, checkout] of rounds) await rate(checkout, 1, accountIds, variantIds);
    for (let round = 0; round < 3; round += 1)
      for (const [name, checkout] of rounds)
        rates.set(name, [...(rates.get(name) ?? []), await rate(checkout, seconds / 3, accountIds, variantIds)]);
    const median = (name: string) => (rates.get(name) ?? []).toSorted((a, b) => a - b)[1] ?? 0;
    for (const [name] of rounds) console.log(`${name.padEnd(10)} ${median(name).toFixed(1).padStart(8)} checkouts/s`);
    console.log(`${'ratio'.padEnd(10)} ${(median('the API') / median('bare SQL')).toFixed(2).padStart(8)}`);
    await ours.close();
  } finally {
    await connection.close();
  }

  async function bare(accountId: string, variantId: number): Promise<void> {
    const cartId = await transaction(pool, async (query) => {
      const [cart] = await query(
        'insert into carts (account_id) values ($1) on conflict (account_id) do update set updated_at = now() returning id',
        [accountId],
      );
      await query('insert into cart_lines (cart_id, variant_id, quantity) values ($1, $2, 1)', [
        cart?.['id'],
        variantId,
      ]);
      return cart?.['id'];
    });
    const orderId = await transaction(pool, async (query) => {
      await query('select id from carts where id = $1 for no key update', [cartId]);
      const [line] = await query('select * from cart_lines where cart_id = $1', [cartId]);
      const [order] = await query(
        `insert into orders (account_id, cart_id, status, email, subtotal, discount, total, currency, hold_expires_at)
         values ($1, $2, 'open', 'a@example.com', 1000, 0, 1000, 'EUR', now() + interval '15 minutes') returning id`,
        [accountId, cartId],
      );
      await query(
        `insert into order_lines (order_id, cart_line_id, product_id, variant_id, sku, slug, name, main_image_url,
           quantity, list_unit_price, unit_price)
         select $1, $2, p.id, v.id, v.sku, p.slug, p.name, '', 1, p.price, p.final_price
         from variants v join products p on p.id = v.product_id where v.id = $3`,
        [order?.['id'], line?.['id'], variantId],
      );
      await query('update variants set stock = stock - 1 where id = $1', [variantId]);
      await query('insert into stock_holds values ($1, $2, 1)', [order?.['id'], variantId]);
      return order?.['id'];
    });
    const paymentId = randomUUID();
    await transaction(pool, async (query) => {
      await query('select * from orders where id = $1 for no key update', [orderId]);
      await query(
        `update orders set status = 'awaiting_payment', address = $2, delivery_price = 490, total = 1490 where id = $1`,
        [orderId, JSON.stringify(address)],
      );
      await query(`insert into payments values ($1, $2, 'demo', $3, '', 1490, 'EUR', 'pending')`, [
        paymentId,
        orderId,
        paymentId,
      ]);
    });
    await transaction(pool, async (query) => {
      await query('select * from orders where id = $1 for no key update', [orderId]);
      await query(`insert into payment_events values ('demo', $1, $2, 'paid')`, [randomUUID(), paymentId]);
      await query(`update payments set status = 'paid', settled_at = now() where id = $1`, [paymentId]);
      await query('delete from stock_holds where order_id = $1', [orderId]);
      await query(`update orders set status = 'paid', hold_expires_at = null, paid_at = now() where id = $1`, [
        orderId,
      ]);
      await query('delete from cart_lines where cart_id = $1', [cartId]);
      await query(
        'update products set sale_count = sale_count + 1 where id = (select product_id from variants where id = $1)',
        [variantId],
      );
    });
  }

  async function throughApi(): Promise<{ checkout: Checkout; close: () => Promise<void> }> {
    const app = createServer();
    const nothing = async () => {};
    registerApi(app, {
      db,
      handlers: {
        ...cartHandlers((id) => id),
        ...checkoutHandlers({
          hold: { minutes: 15, maxPiecesOfCart: 1000, maxPiecesOfNetwork: 1_000_000 },
          ...demoPayment,
          guestKey: (id) => id,
        }),
        ...paymentHandlers({ onPaid: nothing, onRefunded: nothing }),
      },
      findCaller: async (token) => ({ accountId: token, sessionId: token }),
      catalogueVersion: () => '1',
      base: '/api',
    });
    await app.ready();
    const secret = await demoSecret(db);
    const productOf = new Map(
      (await db.execute<{ id: number; product_id: number }>(sql`select id, product_id from variants`)).rows.map(
        (row) => [row.id, row.product_id],
      ),
    );
    const post = async (path: string, accountId: string, body?: unknown) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const answer = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload,
        headers: {
          authorization: `Bearer ${accountId}`,
          'content-type': 'application/json',
          'x-demo-signature': signEvent(secret, payload),
        },
      });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer.json().data;
    };
    const checkout: Checkout = async (accountId, variantId) => {
      await post('/carts/items', accountId, { productId: productOf.get(variantId), variantId });
      const page: string = await post('/checkout', accountId);
      const orderId = page.split('=')[1];
      const pay = await post('/checkout', accountId, { orderId, address, deliveryMethod: 'standard' });
      const paymentId = pay.url.split('/').at(-1);
      await post('/payments/demo/events', accountId, { eventId: randomUUID(), paymentId, outcome: 'paid' });
    };
    return { checkout, close: () => app.close() };
  }
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Row = Record<string, unknown>;
type Query = (text: string, values: unknown[]) => Promise<Row[]>;

async function transaction<T>(from: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await from.connect();
  try {
    await client.query('begin');
    const result = await work(async (text, values) => (await client.query<Row>({ text, values })).rows);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Checkouts a second, each lane one customer after the other, each on another product. */
async function rate(
  checkout: Checkout,
  forSeconds: number,
  accountIds: string[],
  variantIds: number[],
): Promise<number> {
  const start = performance.now();
  const end = start + forSeconds * 1000;
  let completed = 0;
  await Promise.all(
    accountIds.map(async (accountId, lane) => {
      for (let turn = lane; performance.now() < end; turn += 7) {
        await checkout(accountId, variantIds[turn % variantIds.length] ?? 0);
        completed += 1;
      }
    }),
  );
  return (completed * 1000) / (performance.now() - start);
}
