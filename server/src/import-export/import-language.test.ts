import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@afterimage/words/locale.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { diskStore } from '../files/store/store.ts';
import { importFile } from './import-file.ts';
import type { ReportRow } from './import-run.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-language-'));
  for (const name of ['shopify-products.csv', 'shopify-customers.csv', 'woocommerce-products.csv'])
    await copyFile(join(import.meta.dirname, 'fixtures', name), join(folder, name));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function imported(name: string, { locale = 'de', content = '' }: { locale?: Locale; content?: string } = {}) {
  if (content !== '') await writeFile(join(folder, name), content);
  const rows: ReportRow[] = [];
  await importFile({
    db: database.db,
    store: diskStore(join(folder, 'files')),
    path: join(folder, name),
    dryRun: true,
    pictureHosts: [],
    uncountedStock: 5,
    locale,
    report: (row) => void rows.push(row),
  });
  return (key: string) => rows.find((row) => row.key === key);
}

it("O20.4 a German run of Shopify's products has German reasons and notes, with the columns as the file has them", async () => {
  const rowOf = await imported('shopify-products.csv');
  expect(rowOf('no-price')?.reason).toBe('Variant Price: Angabe fehlt');
  expect(rowOf('bad-price')?.reason).toBe('Variant Price: „twelve“ ist kein Betrag wie 12.50');
  expect(rowOf('same-number')?.reason).toBe('Artikelnummer PLAIN-MUG gehört zum Produkt plain-mug');
  expect(rowOf('gift-card')?.reason).toBe('Gift Card: Geschenkgutscheine verkauft der Shop nicht als Produkte');
  expect(rowOf('old-lamp')?.notes).toEqual(['Produkt wird nicht angezeigt (Status in der Datei: draft)']);
  expect(rowOf('plain-mug')?.notes).toEqual(['Bestand fehlt in der Datei: Neue Varianten erhalten 5 Stück']);
  expect(rowOf('harbour-tee')?.notes).toEqual([
    'Bild harbour.png liegt nicht neben der Datei',
    'Bilder wurden nicht geholt, das verlangt --fetch-pictures',
  ]);
});

it('O20.4 a German run of other CSV files has German reasons', async () => {
  const products = await imported('woocommerce-products.csv');
  expect(products('LOST')?.reason).toBe('Parent: Produkt GONE fehlt in der Datei');
  expect(products('SET')?.reason).toBe('Type: Produktgruppen sind selbst keine Produkte');
  const customers = await imported('shopify-customers.csv');
  expect(customers('not-an-address')?.reason).toBe('Email: falsches Format');
  expect(customers('cy@example.com')?.reason).toBe('Default Address Zip: Bitte prüfen Sie die Postleitzahl');
  const content = 'Handle,Title,Variant Price\na,A,1,2,3,4\n';
  const broken = await imported('broken.csv', { content });
  expect(broken('')?.reason).toBe('Zeile hat mehr Zellen als die erste Zeile Spalten');
});

const product = { record: 'product', slug: 'a-mug', sku: 'A', name: 'Mug', price: 100, variants: [{ sku: 'A' }] };

it.each<[record: unknown, de: string, en: string]>([
  [[], 'Zeile ist kein JSON-Objekt', 'it is not a JSON object'],
  [{ record: 'toy' }, 'record: unbekannte Art "toy"', 'record: there is no kind "toy"'],
  [{ ...product, name: undefined }, 'name: Angabe fehlt', 'name: it is missing or empty'],
  [{ ...product, price: 'x' }, 'price: muss vom Typ number sein', 'price: it must be of the type number'],
  [{ ...product, price: -1 }, 'price: muss mindestens 0 sein', 'price: it must be at least 0'],
  [{ ...product, discount: 101 }, 'discount: darf höchstens 100 sein', 'discount: it must be at most 100'],
  [
    { ...product, content: { amount: 0, unit: 'g' } },
    'content.amount: muss größer als 0 sein',
    'content.amount: it must be more than 0',
  ],
  [{ ...product, variants: [] }, 'variants: mindestens 1 Eintrag nötig', 'variants: it must have at least 1 entry'],
  [
    { ...product, name: 'x'.repeat(301) },
    'name: höchstens 300 Zeichen erlaubt',
    'name: it must have at most 300 characters',
  ],
  [{ ...product, toy: 1 }, 'toy: dieses Feld gibt es nicht', 'toy: there is no such field'],
  [{ ...product, affiliateLink: 'x' }, 'affiliateLink: falsches Format', 'affiliateLink: it has the wrong format'],
  [
    { ...product, formerSlugs: ['A B'] },
    'formerSlugs.0: nur a bis z und Ziffern erlaubt, dazwischen Bindestriche',
    'formerSlugs.0: it must be letters a to z and digits, with hyphens between',
  ],
  [
    { ...product, roomPlacement: 'roof' },
    expect.stringContaining('roomPlacement: muss einer dieser Werte sein: floor'),
    expect.stringContaining('roomPlacement: it must be one of floor'),
  ],
  [
    { record: 'coupon', code: 'ten off', title: 'Ten', kind: 'percent' },
    'code: nur Großbuchstaben und keine Leerzeichen erlaubt',
    'code: it must be written in capitals and without spaces',
  ],
  [
    { ...product, category: ['none'] },
    'category: Kategorie none gibt es im Shop nicht',
    'category: the shop has no category none',
  ],
  [
    { ...product, attributes: { color: ['red'] } },
    'attributes: color gehört zu Varianten und nicht zum ganzen Produkt',
    'attributes: color belongs to variants and not to the whole product',
  ],
])('O20.4 a run has the reason for an own record in its language: %j', async (record, de, en) => {
  const content = JSON.stringify(record);
  for (const [locale, reason] of [
    ['de', de],
    ['en', en],
  ] as const) {
    const rowOf = await imported('records.jsonl', { locale, content });
    expect((rowOf('a-mug') ?? rowOf(''))?.reason).toEqual(reason);
  }
});

it('O20.4 a German run says in German which picture and which model an own record came without', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const image = { url: `/product-pictures/${id}-700.webp`, alt: '', width: 700, height: 500, widths: [700], blur: '' };
  const modelUrl = `/product-models/${'a'.repeat(64)}.glb`;
  const content = JSON.stringify({ ...product, image: [image], modelUrl });
  const rowOf = await imported('pictured.jsonl', { content });
  expect(rowOf('a-mug')?.notes).toEqual([
    `Bild ${id} wurde ausgelassen: Seine Dateien fehlen`,
    `3D-Modell ${'a'.repeat(64)} wurde ausgelassen: Seine Datei fehlt`,
  ]);
});

it('O20.4 a file that cannot be read as a whole is refused in English, with its sentence in German', async () => {
  const content = Buffer.from('Handle,Title,Variant Price\nx,Gr\xfcn,1\n', 'latin1');
  await writeFile(join(folder, 'latin.csv'), content);
  const error = await imported('latin.csv').catch((fault: unknown) => fault);
  expect(error).toMatchObject({ message: expect.stringMatching(/^The file is not encoded as UTF-8/) });
  expect((error as { messageIn: (locale: Locale) => string }).messageIn('de')).toMatch(/^Die Datei ist nicht in UTF-8/);
});
