import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { FailureBody } from '@afterimage/contract/values/errors.ts';
import { readSynonyms } from '@afterimage/contract/values/synonym-lines.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { registerSynonymsPutBack, searchSynonymHandlers } from './search-synonyms.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  registerSynonymsPutBack();
  const watch = { version: () => shop.catalogue.version(), assortment: () => shop.catalogue.assortment() };
  shop = await openTestShop({ ...catalogueHandlers(watch), ...searchSynonymHandlers, ...auditHandlers });
  owner = await shop.newOperator();
});
afterAll(() => shop.close());

const read = async (locale = 'en') =>
  (await shop.call('getSearchSynonyms', { operator: owner, params: { locale } })).data as Reply<'getSearchSynonyms'>;
const save = (locale: string, body: Reply<'getSearchSynonyms'>, operator = owner, language = 'en') =>
  shop.call('saveSearchSynonyms', { operator, params: { locale }, body, language });
const found = async (key: string) => {
  const { data } = await shop.call('listProducts', { query: { key, pageSize: '5' } });
  return (data as Reply<'listProducts'>).productList.map(({ slug }) => slug);
};
const lastEntry = async () => {
  const { data } = await shop.call('listAuditLog', { operator: owner, query: { limit: '1' } });
  return (data as { itemList: { id: string; action: string }[] }).itemList[0];
};

describe('the synonyms of the search', () => {
  it('S7.24 are those of the sample in each language, one line for each group', async () => {
    const [english, german] = [await read('en'), await read('de')];
    expect(english.text.split('\n')).toContain('sofa, couch, settee, armchair, easy chair, recliner = lounge chair');
    expect(readSynonyms(english.text).faulty).toBeNull();
    expect(readSynonyms(german.text).faulty).toBeNull();
    expect(german.text).toContain('Kette, Collier = Halskette');
    expect((await shop.call('getSearchSynonyms', { operator: owner, params: { locale: 'xx' } })).status).toBe(404);
  });

  it('S7.24 a new line is used by the next search, is logged, and can be put back', async () => {
    expect(await found('dingbat')).toEqual([]);
    const { text, version } = await read();
    const { status } = await save('en', { text: `${text}\ndingbat, dang bat = mug`, version });
    expect(status).toBe(200);
    await expect.poll(() => found('dingbat')).toContain('hearth-photo-mug');
    expect(await found('dang bat')).toContain('hearth-photo-mug');
    const entry = await lastEntry();
    expect(entry?.action).toBe('search.synonyms.changed');
    const params = { entryId: entry?.id ?? '' };
    expect((await shop.call('putBackAuditEntry', { operator: owner, params })).status).toBe(200);
    expect((await read()).text).toBe(text);
    await expect.poll(() => found('dingbat')).toEqual([]);
  });

  it('S7.24 nonsense is refused at its field with the line, in the language of the operator, and changes nothing', async () => {
    const { text, version } = await read();
    const refused = await save('en', { text: 'cup = mug\n!!! = mug', version }, owner, 'de');
    expect([refused.status, (refused.data as FailureBody).status.fields]).toEqual([
      400,
      { text: 'Zeile 2: „!!!“ enthält keine Buchstaben' },
    ]);
    expect((await read()).text).toBe(text);
  });

  it('D20.2 who has not seen the present version changes nothing; others than owners may not', async () => {
    const { text, version } = await read('de');
    expect(((await save('de', { text, version: version - 1 })).data as FailureBody).status.code).toBe('RECORD_CHANGED');
    const support = await shop.newOperator({ role: 'support' });
    expect((await save('de', { text, version }, support)).status).toBe(403);
  });
});
