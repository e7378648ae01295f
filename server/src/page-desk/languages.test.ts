import { and, eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { products } from '../catalogue/tables.ts';
import { translations } from '../translations/tables.ts';
import { alternates } from '../discovery/localized.ts';
import { registerSiteMap } from '../discovery/site-map.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { letterTo } from '../platform/mail/letter-to.ts';
import { offeredAddress, offeredLocales, setLocalesOff } from '../platform/locale/offered-locales.ts';
import { localeOf, operatorLocale, requestLocale } from '../platform/locale/request-locale.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { pageDeskHandlers, registerPagePutBacks } from './page-desk-handlers.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  registerPagePutBacks();
  shop = await openTestShop({ ...pageDeskHandlers, ...auditHandlers });
  owner = await shop.newOperator({ role: 'owner' });
});
afterEach(() => setLocalesOff([]));
afterAll(() => shop.close());

const origin = 'https://shop.example';

async function save(localeList: string[], language = 'en') {
  const { version } = (await shop.call('getLanguages', { operator: owner })).data as Reply<'getLanguages'>;
  const reply = await shop.call('saveLanguages', { operator: owner, language, body: { version, localeList } });
  return { status: reply.status, data: reply.data as { status?: { fields?: Record<string, string> } } };
}

it('D20.4 with German off its addresses lead to the English page, and only English is named and written', async () => {
  expect((await save(['en'])).status).toBe(200);
  expect(offeredLocales()).toEqual(['en']);
  expect(offeredAddress('/de/')).toBe('/');
  expect(offeredAddress('/de/products?sort=new')).toBe('/products?sort=new');
  expect(offeredAddress('/products')).toBeNull();
  // Nothing leads to another site.
  expect(offeredAddress('/de//evil.example/x')).toBe('/evil.example/x');
  expect(alternates(origin, '/help').map(({ language, href }) => [language, href])).toEqual([
    ['en', `${origin}/help`],
    ['x-default', `${origin}/help`],
  ]);
  expect(requestLocale('de-AT,de;q=0.9')).toBe('en');
  // Operators keep their own.
  expect(operatorLocale('de-AT,de;q=0.9')).toBe('de');
  expect(localeOf('de')).toBe('en');
  const letter = letterTo({ to: 'ada@example.com', firstName: 'Ada', shopUrl: origin, locale: 'de' });
  expect([letter.locale, letter.page('/account')]).toEqual(['en', `${origin}/account`]);
  const frame = async () => (await shop.call('getShopFrame', {})).data as Reply<'getShopFrame'>;
  await expect.poll(async () => (await frame()).localeList).toEqual(['en']);
});

it('D20.4 with English off the addresses without a prefix lead to the German ones', async () => {
  expect((await save(['de'])).status).toBe(200);
  expect(offeredAddress('/home')).toBe('/de/home');
  expect(offeredAddress('/')).toBe('/de/');
  expect(offeredAddress('/de/home')).toBeNull();
  expect(requestLocale('en')).toBe('de');
  expect(requestLocale(undefined)).toBe('de');
  expect(alternates(origin, '/help').at(-1)).toEqual({ language: 'x-default', href: `${origin}/de/help` });
  const app = fastify();
  registerSiteMap(app, { db: shop.database.db, version: () => '1', origin: () => origin });
  const { body } = await app.inject('/sitemaps/pages.xml');
  expect(body).toContain(`<loc>${origin}/de/help</loc>`);
  expect(body).not.toContain(`${origin}/help`);
  await app.close();
});

it('D20.4 a language that the build does not have, and the last one, are refused at the field', async () => {
  const fieldsOf = async (list: string[]) => {
    const { status, data } = await save(list, 'de');
    return [status, data.status?.fields?.['localeList']];
  };
  expect(await fieldsOf(['en', 'fr'])).toEqual([400, 'In die Sprache „fr“ ist der Shop nicht übersetzt']);
  expect(await fieldsOf([])).toEqual([400, 'Der Shop braucht mindestens eine Sprache']);
});

it('D20.4 languages that somebody has switched meanwhile are not overwritten, and are switched on again', async () => {
  await save(['en']);
  const stale = await shop.call('saveLanguages', { operator: owner, body: { version: 1, localeList: ['de'] } });
  expect(stale.status).toBe(409);
  await save(['en', 'de']);
  expect(offeredLocales()).toEqual(['en', 'de']);
});

it('D20.4 of each language it is counted what has no name in it, and who gets mails in it', async () => {
  const { db } = shop.database;
  const facts = async () => {
    const { factList } = (await shop.call('getLanguages', { operator: owner })).data as Reply<'getLanguages'>;
    return factList.find(({ locale }) => locale === 'de');
  };
  const before = await facts();
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.active, true)).limit(1);
  await db
    .delete(translations)
    .where(and(eq(translations.entity, 'product'), eq(translations.entityId, String(product?.id))));
  expect(await facts()).toEqual({ ...before, untranslatedProducts: (before?.untranslatedProducts ?? 0) + 1 });
  const { data } = await shop.call('getLanguages', { operator: owner });
  expect((data as Reply<'getLanguages'>).factList.find(({ locale }) => locale === 'en')).toMatchObject({
    untranslatedProducts: 0,
    untranslatedCategories: 0,
    untranslatedArticles: 0,
  });
});
