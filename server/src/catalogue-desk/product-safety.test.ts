import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { auditLog } from '../operators/tables.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const maker = { name: 'Holz GmbH', address: ['Waldweg 1', '1010 Wien'], contact: 'https://holz.example/kontakt' };
const responsiblePerson = { name: 'EU Rep', address: ['Rue 1', '1000 Bruxelles'], contact: 'rep@example.eu' };
const sizeGuide: DeskProduct['sizeGuide'] = {
  drawing: 'top',
  measured: 'garment',
  measureList: ['chest', 'length'],
  rowList: [
    { size: 's', valueList: [50, 68.5] },
    { size: 'm', valueList: [53, 70] },
  ],
};
const safety = {
  warnings: { en: 'Small parts.\nKeep dry.', de: 'Kleinteile.\nTrocken halten.' },
  maker,
  responsiblePerson,
  sizeGuide,
};
const seen = async (product: DeskProduct, language: string) =>
  (await desk.call<ProductDetail>('getProduct', { language, params: { productId: product.slug } })).data;

it('D20.4 maker, responsible person, warnings and size guide are edited, and customers read them in their language', async () => {
  const added = await desk.add('Safe shirt');
  expect(added).toMatchObject({ warnings: { en: '', de: '' }, maker: null, responsiblePerson: null, sizeGuide: null });
  const { data, status } = await desk.save(added, safety);
  expect(status).toBe(200);
  expect(data).toMatchObject(safety);
  const { data: published } = await desk.call('publishProduct', {
    params: paramsOf(data),
    body: { version: data.version },
  });
  expect(published.state).toBe('published');
  const english = await seen(data, 'en');
  expect(english.safety).toEqual({ maker, responsiblePerson, warningList: ['Small parts.', 'Keep dry.'] });
  expect(english.sizeGuide).toEqual(sizeGuide);
  expect((await seen(data, 'de')).safety?.warningList).toEqual(['Kleinteile.', 'Trocken halten.']);
});

it('D20.4 a save without these fields leaves them, and one that changes nothing makes no entry', async () => {
  const added = await desk.add('Steady shirt');
  const { data } = await desk.save(added, safety);
  const { data: renamed } = await desk.save(data, { slug: 'steadier-shirt' });
  expect(renamed).toMatchObject(safety);
  const { data: same } = await desk.save(renamed, safety);
  expect(same.version).toBe(renamed.version);
});

it('D20.4 warnings that lack a translation are counted', async () => {
  const { data } = await desk.save(await desk.add('Half shirt'), { warnings: { en: 'Hot.', de: '' } });
  const { data: whole } = await desk.save(data, { warnings: { en: 'Hot.', de: 'Heiß.' } });
  const countOf = ({ missingList }: DeskProduct) => missingList.find(({ locale }) => locale === 'de')?.count ?? 0;
  expect(countOf(data) - countOf(whole)).toBe(1);
});

it('D20.4 a change of them is put back', async () => {
  const { data } = await desk.save(await desk.add('Changed shirt'), safety);
  const { data: without } = await desk.save(data, { maker: null, sizeGuide: null });
  const entries = await desk.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(data.id)));
  const entryId = entries.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1)?.id ?? '';
  const { status } = await desk.call('putBackAuditEntry', { params: { entryId } });
  const { data: restored } = await desk.call('getDeskProduct', { params: paramsOf(without) });
  expect([status, restored.maker, restored.sizeGuide]).toEqual([200, maker, sizeGuide]);
});

it('D5.1 who cannot be reached and measures that are missing are refused at their fields', async () => {
  const added = await desk.add('Refused shirt');
  const refused = async (change: object) => Object.keys((await desk.save(added, change)).fields);
  expect(await refused({ maker: { ...maker, name: ' ' } })).toEqual(['maker.name']);
  expect(await refused({ maker: { ...maker, address: [] } })).toEqual(['maker.address']);
  expect(await refused({ responsiblePerson: { ...maker, contact: 'on the phone' } })).toEqual([
    'responsiblePerson.contact',
  ]);
  const [first, second] = sizeGuide?.rowList ?? [];
  const rows = (...rowList: unknown[]) => ({ sizeGuide: { ...sizeGuide, rowList } });
  expect(await refused(rows(first, { ...second, valueList: [50] }))).toEqual(['sizeGuide.rowList.1']);
  expect(await refused(rows(first, first))).toEqual(['sizeGuide.rowList.1']);
  expect(await refused({ sizeGuide: { ...sizeGuide, measureList: ['chest', 'chest'] } })).toEqual([
    'sizeGuide.measureList',
  ]);
});
