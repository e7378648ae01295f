// Ten kinds of searches and the suggestions with 100,000 products, in both languages, each beside a bare SELECT of 20 rows by
// primary key in the same run. Nothing is kept in memory: each is the first search after the catalog has changed.
// Run: node bench/search.ts [products]
import { catalogueHandlers } from '../server/src/catalogue/catalogue-handlers.ts';
import type { Connection } from '../server/src/platform/db/connection.ts';
import { createServer, registerApi } from '../server/src/platform/http/http.ts';
import { median, print, withManyProducts } from './many-products.ts';

const count = Number(process.argv[2] ?? 100_000);

/** A kind of search, and a text of it in each language. */
const searches: [kind: string, en: string, de: string][] = [
  ['a name', 'lamp', 'Fototasse'],
  ['two words', 'oak lamp', 'Tasse Geschenk'],
  ['a synonym', 'couch', 'Becher'],
  ['a colour and a kind', 'blue mug', 'blaue Tasse'],
  ['a size and a kind', 'xl shirt', 'Shirt XL'],
  ['a compound', 'table lamp', 'Schreibtischlampe'],
  ['an article number', 'B-77777', 'AF-DEC-003'],
  ['of the other language', 'Kissen', 'cushion'],
  ['only in descriptions', 'repaired handed', 'repaired handed'],
  ['a mistyped word', 'cushoin', 'Kisssen'],
  ['an unfinished word', 'cush', 'Kiss'],
  ['nothing', 'zzyzzxq', 'zzyzzxq'],
];
const typed: [en: string, de: string][] = [
  ['l', 'K'],
  ['la', 'Ki'],
  ['blue mu', 'blaue Ta'],
  ['cushoin', 'Kisssen'],
  ['zzyzzxq', 'zzyzzxq'],
];

await withManyProducts(count, measure);

async function measure({ db, pool }: Connection): Promise<void> {
  let requestCount = 0;
  const fresh = () => String((requestCount += 1));
  const call = registerApi(createServer(), {
    db,
    handlers: catalogueHandlers({ version: fresh, assortment: fresh }),
    findCaller: async () => null,
    catalogueVersion: fresh,
    base: '/api',
  });
  const reference = await median(() => {
    const first = 1 + Math.floor(Math.random() * (count - 20));
    return pool.query('select * from products where id between $1 and $2', [first, first + 19]);
  });
  console.log(`\n${''.padEnd(28)}       ms   x the reference   total`);
  print('20 rows by key', reference, reference);
  for (const [kind, ...keys] of searches)
    for (const [index, locale] of (['en', 'de'] as const).entries()) {
      const read = () => call('listProducts', { query: { key: keys[index] ?? '' } }, locale);
      const { total } = await read();
      print(`${locale} ${kind}`, await median(read), reference, total);
    }
  for (const keys of typed)
    for (const [index, locale] of (['en', 'de'] as const).entries()) {
      const key = keys[index] ?? '';
      print(
        `${locale} typed "${key}"`,
        await median(() => call('suggestProducts', { query: { key } }, locale)),
        reference,
      );
    }
}
