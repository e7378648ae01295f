// Server time of the operators' lists of the catalogue with 100,000 products: what each query takes with its count and its
// first page of 50, beside a bare SELECT of 50 products by primary key in the same run.
// Run: node bench/catalogue-desk.ts [products]
import { listQuery } from '../contract/src/admin/lists.ts';
import { productList } from '../server/src/catalogue-desk/product-list.ts';
import { readDeskCategories } from '../server/src/catalogue-desk/categories.ts';
import { listPageOf } from '../server/src/platform/lists/list-page.ts';
import type { Connection } from '../server/src/platform/db/connection.ts';
import { median, print, withManyProducts } from './many-products.ts';

const count = Number(process.argv[2] ?? 100_000);
const view = { locale: 'en', timeZone: 'Europe/Berlin', now: new Date() } as const;

const queries: [string, Record<string, string>][] = [
  ['list', {}],
  ['by name', { sort: 'name' }],
  ['dearest first', { sort: '-price' }],
  ['published', { filter: 'state:published' }],
  ['published by name', { filter: 'state:published', sort: 'name' }],
  ['drafts', { filter: 'state:draft' }],
  ['scheduled', { filter: 'state:scheduled' }],
  ['not published', { filter: 'state:!published' }],
  ['a category', { filter: 'category:decor' }],
  ['a category by price', { filter: 'category:decor', sort: 'price' }],
  ['two categories', { filter: 'category:decor,men' }],
  ['not in a category', { filter: 'category:!decor' }],
  ['a color', { filter: 'value:3' }],
  ['sold out somewhere', { filter: 'stock:0..0' }],
  ['much in stock', { filter: 'stock:200..' }],
  ['personalizable', { filter: 'customizable:yes' }],
  ['a word', { text: 'lamp' }],
  ['two words', { text: 'oak lamp' }],
  ['an article number', { text: 'B-77777' }],
  ['no such word', { text: 'zzyzzxq' }],
];

await withManyProducts(count, measure);

async function measure({ db, pool }: Connection): Promise<void> {
  await pool.query(`update products set active = false where id % 500 = 0`);
  await pool.query('vacuum analyze products');
  const reference = await median(async () => {
    const first = 1 + Math.floor(Math.random() * (count - 50));
    await pool.query('select * from products where id between $1 and $2', [first, first + 49]);
  });
  console.log(`\n${'list'.padEnd(28)}       ms   x the reference   total`);
  print('50 rows by key', reference, reference);
  for (const [name, query] of queries) {
    const read = () => listPageOf(db, productList, listQuery.parse(query), view);
    const { total } = await read();
    print(name, await median(read), reference, total.count);
  }
  print('categories', await median(() => readDeskCategories(db)), reference);
}
