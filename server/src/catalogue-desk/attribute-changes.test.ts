import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { auditLog } from '../operators/tables.ts';
import { untilBlocked } from '../platform/db/test-database.ts';
import type { RequestOptions } from '../test-shop.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const read = async (id: string) => {
  const { data } = await desk.call<Reply<'listDeskAttributes'>>('listDeskAttributes');
  const attribute = data.attributeList.find((one) => one.id === id);
  if (!attribute) throw new Error(`There is no attribute ${id}.`);
  return attribute;
};
const act = (name: CallName, input: RequestOptions) => desk.call<Reply<'listDeskAttributes'>>(name, input);
const valueParams = (attributeId: string, valueId: number) => ({ attributeId, valueId: String(valueId) });

/** An attribute of whole products with values, none of which a product has. */
async function newAttribute(name: string, ...values: string[]) {
  const id = name.toLowerCase();
  await act('addAttribute', { body: { name: { en: name, de: '' } } });
  for (const value of values)
    await act('addAttributeValue', { params: { attributeId: id }, body: { name: { en: value, de: '' } } });
  return read(id);
}

it('D20.4 a colour is renamed in both languages and customers read the new name; its code stays, and it is put back', async () => {
  const color = await read('color');
  const blue = color.valueList.find(({ code }) => code === 'blue');
  const params = valueParams('color', blue?.id ?? 0);
  const body = { version: color.version, name: { en: 'Harbour blue', de: 'Hafenblau' }, swatch: '#123456' };
  const { data } = await act('saveAttributeValue', { params, body });
  expect(data.attributeList.find(({ id }) => id === 'color')?.valueList).toContainEqual({
    ...blue,
    name: body.name,
    swatch: '#123456',
  });
  expect((await act('saveAttributeValue', { params, body })).code).toBe('RECORD_CHANGED');
  const { data: facts } = await desk.call<{ attributeList: { id: string; valueList: object[] }[] }>('getProductFacts', {
    language: 'de',
  });
  expect(facts.attributeList.find(({ id }) => id === 'color')?.valueList).toContainEqual({
    id: blue?.id,
    code: 'blue',
    name: 'Hafenblau',
    swatch: '#123456',
  });
  const [entry] = await desk.database.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'attribute.value.changed'), eq(auditLog.subjectId, 'color')));
  const putBack = () => desk.call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } });
  expect((await putBack()).status).toBe(200);
  expect((await read('color')).valueList).toContainEqual(blue);
  expect((await putBack()).status).not.toBe(200);
  const empty = { version: (await read('color')).version, name: { en: '', de: 'Blau' }, swatch: '#123456' };
  expect(Object.keys((await act('saveAttributeValue', { params, body: empty })).fields)).toEqual(['name.en']);
});

it('D20.4 a value is deleted only when no product, variant or picture has it; else it is told how many have it', async () => {
  const color = await read('color');
  const used = color.valueList.find(({ productCount }) => productCount > 1);
  const remove = (attributeId: string, valueId: number, version: number) =>
    act('deleteAttributeValue', { params: valueParams(attributeId, valueId), query: { version: String(version) } });
  const refused = await remove('color', used?.id ?? 0, color.version);
  expect([refused.status, refused.code]).toEqual([409, 'VALUE_IN_USE']);
  expect(JSON.stringify(refused.data)).toContain(`${used?.productCount} products still have it`);
  // The list that the screen links to has exactly these.
  const { data: list } = await desk.call<Reply<'listDeskProducts'>>('listDeskProducts', {
    query: { filter: `value:${used?.id}`, limit: '200' },
  });
  expect(list.total.count).toBe(used?.productCount);

  const wood = await newAttribute('Wood', 'Oak', 'Beech');
  const [oak, beech] = wood.valueList;
  const product = await desk.add('A board of oak');
  const { data: saved } = await desk.save(product, { valueList: [oak?.id ?? 0] });
  expect((await remove('wood', oak?.id ?? 0, wood.version)).code).toBe('VALUE_IN_USE');
  const whole = { params: { attributeId: 'wood' }, query: { version: String(wood.version) } };
  expect((await act('deleteAttribute', whole)).code).toBe('VALUE_IN_USE');
  const { data } = await remove('wood', beech?.id ?? 0, wood.version);
  const left = data.attributeList.find(({ id }) => id === 'wood');
  expect(left?.valueList.map(({ code }) => code)).toEqual(['oak']);
  await desk.call('deleteProduct', { params: paramsOf(saved), query: { version: String(saved.version) } });
  const gone = { ...whole, query: { version: String(left?.version) } };
  expect((await act('deleteAttribute', gone)).data.attributeList.map(({ id }) => id)).not.toContain('wood');
  const size = { params: { attributeId: 'size' }, query: { version: String((await read('size')).version) } };
  expect((await act('deleteAttribute', size)).code).toBe('VALUE_IN_USE');
});

it('D20.4 a value is not deleted while a product gets it', async () => {
  const { id, version, valueList } = await newAttribute('Finish', 'Matt', 'Gloss');
  const [matt, gloss] = valueList;
  const product = await desk.add('A tray with a finish');
  const remove = (value: typeof matt) =>
    act('deleteAttributeValue', {
      params: valueParams(id, value?.id ?? 0),
      query: { version: String(version) },
    });

  const client = await desk.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into product_attribute_values (product_id, value_id) values ($1, $2)', [
      product.id,
      matt?.id,
    ]);
    const deletion = remove(matt);
    await untilBlocked(desk.database.db);
    await client.query('commit');
    expect((await deletion).code).toBe('VALUE_IN_USE');

    await client.query('begin');
    await client.query('delete from attribute_values where id = $1', [gloss?.id]);
    const saving = desk.save(product, { valueList: [gloss?.id ?? 0] });
    await untilBlocked(desk.database.db);
    await client.query('commit');
    expect((await saving).fields).toHaveProperty('valueList');
  } finally {
    client.release();
  }
});

it('D20.4 attributes and values are put into order, and an attribute is renamed and put back', async () => {
  const glaze = await newAttribute('Glaze', 'Matt', 'Gloss', 'Raw');
  const ids = glaze.valueList.map(({ id }) => id);
  const params = { attributeId: 'glaze' };
  await act('orderAttributeValues', { params, body: { idList: [ids[2], ids[0]] } });
  expect((await read('glaze')).valueList.map(({ code }) => code)).toEqual(['raw', 'matt', 'gloss']);
  expect((await act('orderAttributeValues', { params, body: { idList: [1_000_000] } })).code).toBe('NOT_FOUND');
  const { data } = await act('orderAttributes', { body: { idList: ['glaze'] } });
  expect(data.attributeList[0]?.id).toBe('glaze');

  const { version, name } = await read('glaze');
  await act('saveAttribute', { params, body: { version, name: { en: 'Finish', de: 'Glasur' } } });
  expect((await read('glaze')).name).toEqual({ en: 'Finish', de: 'Glasur' });
  const [entry] = await desk.database.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.action, 'attribute.changed'));
  await desk.call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } });
  expect((await read('glaze')).name).toEqual(name);
});
