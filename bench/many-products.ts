import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../server/src/platform/db/connection.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { seed } from '../server/src/seed/seed.ts';

/** Lets `work` use a database of its own with the sample and so many further products, and removes it afterwards. */
export async function withManyProducts(count: number, work: (connection: Connection) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterimage-bench-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
  await migrate(server.url);
  const connection = connect(server.url);
  try {
    await seed(connection.db);
    await fill(connection, count);
    await work(connection);
  } finally {
    await connection.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill({ db, pool }: Connection, count: number): Promise<void> {
  const began = performance.now();
  const names = `(array['Oak','Ash','Linen','Silk','Steel','Brass','Clay','Glass','Paper','Wool'])`;
  const things = `(array['Lamp','Mug','Cushion','Frame','Scarf','Chair','Poster','Ring','Bottle','Shirt'])`;
  const materials = `(array['cotton','walnut','leather','copper','bamboo'])`;
  const groups = `(array['decor','fashion','men','women','swimsuit','cosmetics','furniture','perfumes','wearables','jewelry'])`;
  await db.execute(
    sql.raw(`insert into products (sku, slug, name, price, discount, final_price, rating, rating_count, sale_count,
      category, tag, short_description, full_description, is_customizable, created_at)
    select 'B-' || n, 'thing-b' || n, ${names}[1 + n % 10] || ' ' || ${things}[1 + n / 7 % 10] || ' quillon' || n, p, d,
      p - (p * d + 50) / 100, 1 + (random() * 40)::int / 10.0, (random() * 300)::int, (random() * 5000)::int,
      array[${groups}[1 + n / 3 % 10]], array[${materials}[1 + n % 5]],
      'A quiet thing of ' || ${materials}[1 + n / 11 % 5] || ' for every day.',
      repeat('Made by hand, meant to be kept, repaired and handed on. ', 8), n % 3 = 0, now() - n * interval '1 minute'
    from (select n, 500 + (random() * 20000)::int as p, case when n % 4 = 0 then (n / 4) % 26 else 0 end as d
      from generate_series(1, ${count}) n) as made`),
  );
  await db.execute(
    sql.raw(`insert into variants (product_id, sku, color_id, size_id, stock, position)
    select products.id, sku || '-' || code, v.id,
      (select id from attribute_values where attribute_id = 'size' and code = 'm'), (random() * 10)::int, 0
    from products, attribute_values v where sku like 'B-%' and attribute_id = 'color'`),
  );
  await db.execute(
    sql.raw(`insert into product_attribute_values (product_id, value_id)
    select products.id, v.id from products, attribute_values v
    where sku like 'B-%' and attribute_id = 'material' and (products.id + v.id) % 5 = 0`),
  );
  await pool.query('vacuum analyze');
  console.log(`${count} products laid in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** The median time of a call in milliseconds: at least five, for 0.6 s. */
export async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + 600;
  while (times.length < 5 || (performance.now() < end && times.length < 100)) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

export function print(name: string, ms: number, reference: number, total?: number): void {
  const figures = [
    ms.toFixed(2).padStart(8),
    (ms / reference).toFixed(1).padStart(10),
    String(total ?? '').padStart(16),
  ];
  console.log(name.padEnd(28), ...figures);
}
