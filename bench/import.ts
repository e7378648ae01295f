// Taking in a Shopify CSV of 100,000 products: products a second and the most memory, beside the same rows written by bare SQL in the
// same run; then the same file again, of which nothing has changed. Run: node bench/import.ts [products]
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { diskStore } from '../server/src/files/store/store.ts';
import { importFile } from '../server/src/import-export/import-file.ts';
import { connect } from '../server/src/platform/db/connection.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { seed } from '../server/src/seed/seed.ts';

const count = Number(process.argv[2] ?? 100_000);
const mebibyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'afterimage-bench-'));
await chmod(folder, 0o755);
const server = await startEmbedded({ dataDir: folder, log: () => undefined, fsync: false });
await migrate(server.url);
const { db, pool, close } = connect(server.url);
try {
  await seed(db);
  const file = join(folder, 'products.csv');
  await pipeline(Readable.from(rows()), createWriteStream(file));
  const bytes = (await stat(file)).size;
  console.log(
    `${count} products, ${(2 * count).toLocaleString('en')} variants, ${Math.round(bytes / mebibyte)} MB of CSV`,
  );
  const bare = await seconds(() => writeBare(pool));
  console.log(`bare SQL            ${bare.toFixed(1)} s`);
  for (const name of ['import', 'import again']) {
    const memory = watchMemory();
    let totals = {};
    const taken = await seconds(async () => {
      ({ totals } = await importFile({
        db,
        store: diskStore(join(folder, 'files')),
        path: file,
        dryRun: false,
        pictureHosts: [],
        uncountedStock: 0,
        report: () => undefined,
      }));
    });
    const most = memory.stop();
    const rate = Math.round(count / taken);
    console.log(
      `${name.padEnd(20)}${taken.toFixed(1)} s, ${rate} products a second, ${(taken / bare).toFixed(2)} × bare SQL; memory ${most.from} MB → ${most.to} MB at most; ${JSON.stringify(totals)}`,
    );
  }
} finally {
  await close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function* rows() {
  yield 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status\n';
  for (let number = 1; number <= count; number += 1) {
    const [name, maker, kind] = [nameOf(number), number % 40, number % 25];
    yield `bench-${number},${name},"<p>${textOf(number)}</p><ul><li>Washable</li></ul>",Maker ${maker},Kind ${kind},"tag${number % 97}, tag${number % 13}",TRUE,Size,M,B-${number}-M,shopify,${number % 50},${number % 200}.90,${(number % 200) + (number % 3 ? 0 : 40)}.90,active\n`;
    yield `bench-${number},,,,,,,,L,B-${number}-L,shopify,${number % 30},${number % 200}.90,${(number % 200) + (number % 3 ? 0 : 40)}.90,\n`;
  }
}

function nameOf(number: number): string {
  return `Article ${number} of ${['oak', 'wool', 'linen', 'glass', 'steel'][number % 5]}`;
}

function textOf(number: number): string {
  return `A thing with the number ${number}, made by hand &amp; sent in paper. `.repeat(4);
}

/** The same products and variants in statements of 250 products, triggers included. */
async function writeBare(to: pg.Pool): Promise<void> {
  for (let first = 1; first <= count; first += 250) {
    const last = Math.min(count, first + 249);
    await to.query(
      `with numbers as (select generate_series($1::int, $2::int) number), added as (
         insert into products (sku, slug, name, price, final_price, tag, full_description)
         select 'BARE-' || number, 'bare-' || number, 'Article ' || number || ' of oak', 1990, 1990,
           array['tag' || number % 97, 'tag' || number % 13], repeat('A thing with the number ' || number || ', made by hand. ', 4)
         from numbers returning id, sku)
       insert into variants (product_id, sku, stock)
       select id, sku || '-' || size, 10 from added, unnest(array['M', 'L']) size`,
      [first, last],
    );
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** The memory of this process at the beginning, and the most of it until it is stopped. */
function watchMemory() {
  const megabytes = () => Math.round(process.memoryUsage().rss / mebibyte);
  const from = megabytes();
  let to = from;
  const timer = setInterval(() => (to = Math.max(to, megabytes())), 100);
  return {
    stop() {
      clearInterval(timer);
      return { from, to: Math.max(to, megabytes()) };
    },
  };
}
