import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { legalTextNames } from '@afterimage/contract/values/legal.ts';
import { locales } from '@afterimage/words/locale.ts';
import { products } from '../catalogue/tables.ts';
import { legalTexts } from '../legal-texts/tables.ts';
import { audit } from '../operators/audit.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { replaceRecoveryCodes } from '../operators/recovery-codes.ts';
import { operatorRecoveryCodes } from '../operators/tables.ts';
import { orders } from '../orders/tables.ts';
import { demoProvider } from '../payments/demo-provider.ts';
import { newOrder } from '../projects/test-order.ts';
import { readSettings } from '../settings.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { type ChecklistParts, registerChecklistPutBack } from './checklist.ts';
import { checklistParts } from './test-checklist.ts';
import { todayHandlers } from './today-handlers.ts';

const parts: ChecklistParts = { ...checklistParts, readProviders: async () => [demoProvider] };
let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  registerChecklistPutBack();
  shop = await openTestShop({ ...todayHandlers(parts), ...auditHandlers });
  owner = await shop.newOperator();
});
afterAll(() => shop.close());

const checklist = async () => (await shop.call('getChecklist', { operator: owner })).data as Reply<'getChecklist'>;
const openSteps = async () => (await checklist()).stepList.flatMap(({ step, isDone }) => (isDone ? [] : [step]));

it('D20.1 a new shop is told what it still needs, and each thing as soon as it is there', async () => {
  const { db } = shop.database;
  await db.delete(legalTexts);
  await db.delete(operatorRecoveryCodes);
  await db.update(orders).set({ paidAt: null });
  expect(await openSteps()).toEqual([
    'seller',
    'web',
    'mail',
    'tax',
    'payment',
    'product',
    'legal-texts',
    'access',
    'order',
  ]);

  const texts = legalTextNames.flatMap((name) => locales.map((locale) => ({ name, locale })));
  const row = { version: 1, text: '# Text', validFrom: '2026-11-24' };
  await db.insert(legalTexts).values(texts.map((text, at) => ({ ...text, ...row, isSample: at === 0 })));
  expect(await openSteps()).toContain('legal-texts');
  await db.update(legalTexts).set({ isSample: false });
  await replaceRecoveryCodes(db, owner.id);
  await newOrder(db, null, [[]]);
  await db.update(orders).set({ paidAt: sql`now()` });
  await audit(db, owner, { action: 'tax.settings.changed', subject: { kind: 'settings', id: 'taxes' } });
  await addOwnProduct();
  expect(await openSteps()).toEqual(['seller', 'web', 'mail', 'payment']);

  Object.assign(parts, {
    settings: readSettings({
      SHOP_ADDRESS: 'Kunststraße 2, 50667 Köln',
      PUBLIC_URL: 'https://shop.example.com',
    }),
    services: { mailServer: async () => ({ connection: { url: 'smtp://mail.example' }, from: 'shop@mail.example' }) },
    readProviders: async () => [{ ...demoProvider, name: 'transfer' }],
  });
  expect(await openSteps()).toEqual([]);
});

/** A draft is none yet. */
async function addOwnProduct() {
  const { db } = shop.database;
  const row = { sku: 'OWN', slug: 'own', name: 'Own', price: 1, finalPrice: 1 };
  await db.insert(products).values({ ...row, active: false });
  expect(await openSteps()).toContain('product');
  await db.update(products).set({ active: true }).where(eq(products.slug, 'own'));
}

it('D20.1 the list of first steps is hidden once for all, and can be put back', async () => {
  const support = await shop.newOperator({ role: 'support' });
  expect((await shop.call('getChecklist', { operator: support })).status).toBe(403);
  await Promise.all([1, 2, 3].map(() => shop.call('dismissChecklist', { operator: owner })));
  expect((await checklist()).isDismissed).toBe(true);
  const log = await shop.call('listAuditLog', { operator: owner, query: { filter: 'action:checklist.dismissed' } });
  const { itemList } = log.data as Reply<'listAuditLog'>;
  expect(itemList).toHaveLength(1);
  const params = { entryId: itemList[0]?.id ?? '' };
  expect((await shop.call('putBackAuditEntry', { operator: owner, params })).status).toBe(200);
  expect((await checklist()).isDismissed).toBe(false);
});
