import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { legalTextHandlers } from './legal-text-handlers.ts';
import { absentTexts } from './read-legal-text.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(legalTextHandlers);
});
afterAll(() => shop.close());

const terms = { name: 'terms', locale: 'en' };
type PublicText = { text: { html: string; locale: string; version: number } | null };

it('D20.2 a text is saved as versions, shown to everybody, and in another language until that has its own', async () => {
  const operator = await shop.newOperator({ role: 'owner' });
  const read = async (language: string) =>
    (await shop.call('getLegalText', { language, params: { name: 'terms' } })).data as PublicText;
  expect(await absentTexts(shop.database.db)).toContain('terms');
  const save = (text: string, version: number) =>
    shop.call('saveLegalText', { operator, params: terms, body: { text, validFrom: '2026-11-24', version } });
  expect((await save('# Terms', 0)).status).toBe(200);
  expect((await read('de')).text).toMatchObject({ locale: 'en', version: 1 });
  // Two who saw the same version: one of them is told.
  const both = await Promise.all([save('# New terms', 1), save('# Other terms', 1)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await read('en')).text?.version).toBe(2);
  expect(await absentTexts(shop.database.db)).not.toContain('terms');
});

it('D20.2 only who may change settings changes legal texts', async () => {
  const operator = await shop.newOperator({ role: 'support' });
  const body = { text: 'x', validFrom: '2026-11-24', version: 0 };
  expect((await shop.call('saveLegalText', { operator, params: terms, body })).status).toBe(403);
  expect((await shop.call('saveLegalText', { params: terms, body })).status).toBe(401);
});
