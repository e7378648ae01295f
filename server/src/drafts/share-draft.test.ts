import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SharedDesign, sharedDesign } from '@afterimage/contract/designs.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import { newFile, newTestProduct, signUrl, type TestProduct } from '../cart/test-products.ts';
import { products } from '../catalogue/tables.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { draftHandlers } from './draft-handlers.ts';
import { draftKeys } from './draft-key.ts';
import { files } from '../files/tables.ts';
import { translations } from '../translations/tables.ts';
import { drafts } from './tables.ts';

let shop: TestShop;
let testProduct: TestProduct;
let photoSlot: number;
let textSlot: number;
const keys = draftKeys(Buffer.alloc(32, 1));
beforeAll(async () => {
  const throttle = { take: async () => {} } as unknown as Throttle;
  shop = await openTestShop(draftHandlers({ throttle, keys, signUrl, draftDays: 30 }));
  testProduct = await newTestProduct(shop.database.db, {
    price: 10_00,
    discount: 10,
    slots: [
      { kind: 'photo', title: 'Front', limits: { widthMm: 100, heightMm: 100, arAllowed: true } },
      { kind: 'text', limits: { maxLength: 20 }, extraList: [{ id: 0, title: 'Serif', price: 1_00 }] },
      { kind: 'extra', extraList: [{ id: 0, title: 'Bow', price: 2_00 }] },
    ],
  });
  [photoSlot = 0, textSlot = 0] = testProduct.slotIds;
});
afterAll(() => shop.close());

async function newDraft(token?: string) {
  const photo = await newFile(shop.database.db, null);
  const medium = await newFile(shop.database.db, 'VIDEO');
  const [font, bow] = [testProduct.extraIds[1]?.[0], testProduct.extraIds[2]?.[0]];
  const content = {
    version: 1,
    extraList: [bow],
    productClientCustomizationList: [
      { id: photoSlot, input: photo },
      { id: textSlot, input: 'Ada', extraList: [font] },
    ],
    productArCustomizationList: [
      { customizationId: photoSlot, attachmentId: medium, type: 'VIDEO', display: { description: 'A dog that runs' } },
    ],
  };
  const { data } = await shop.call('createDraft', { token, body: { productId: testProduct.productId, content } });
  return { draft: data as Draft, photo, medium };
}
const share = async (draftKey: string) =>
  ((await shop.call('shareDraft', { params: { draftKey } })).data as { shareKey: string }).shareKey;
const getShared = (shareKey: string) => shop.call('getSharedDesign', { params: { shareKey } });

describe('a design that is shown to others', () => {
  it('S1.11 has what would be printed and what it costs, its media by name only, and nothing to change it by', async () => {
    const { draft, photo, medium } = await newDraft((await shop.newPerson()).token);
    const shareKey = await share(draft.key);
    const { status, data } = await getShared(shareKey);
    expect(status).toBe(200);
    const design = data as SharedDesign;
    const [file] = await shop.database.db.select().from(files).where(eq(files.id, photo));
    const shownId = file?.shownId ?? '';
    expect(sharedDesign.strict().parse(design)).toEqual(design);
    expect(design).toMatchObject({
      unitPrice: 12_00,
      listUnitPrice: 13_00,
      extraList: [{ title: 'Bow' }],
      customizationList: [
        { input: shownId, photo: { id: shownId, url: signUrl(shownId) }, arCustomization: null },
        { input: 'Ada', extraList: [{ title: 'Serif' }] },
      ],
      mediumList: [{ customizationId: photoSlot, title: 'Front', type: 'VIDEO', description: 'A dog that runs' }],
    });
    const text = JSON.stringify(design);
    for (const secret of [draft.key, photo, medium, 'Lovelace', '@example.com']) expect(text).not.toContain(secret);
  });

  it('S1.11 is the design as it is now, in the language of who looks', async () => {
    const { draft } = await newDraft();
    const shareKey = await share(draft.key);
    const content = {
      ...draft.content,
      productClientCustomizationList: [{ id: textSlot, input: 'Bea', extraList: [] }],
    };
    await shop.call('updateDraft', { params: { draftKey: draft.key }, body: { revision: draft.revision, content } });
    const field = { entity: 'product', entityId: String(testProduct.productId), locale: 'de', field: 'name' } as const;
    await shop.database.db.insert(translations).values({ ...field, text: 'Ding' });
    const german = await shop.call('getSharedDesign', { params: { shareKey }, language: 'de' });
    const slots = [{ kind: 'photo', photo: null }, { input: 'Bea' }];
    expect(german.data).toMatchObject({ productName: 'Ding', customizationList: slots, mediumList: [] });
  });

  it('S1.11 has one key, that of ten requests at once too, until it is taken away; the next one is another', async () => {
    const { draft } = await newDraft();
    const all = await Promise.all(Array.from({ length: 10 }, () => share(draft.key)));
    const [shareKey = ''] = all;
    expect(new Set(all).size).toBe(1);
    expect(shareKey).toMatch(/^[\w-]{22}$/);
    expect((await shop.call('getDraft', { params: { draftKey: draft.key } })).data).toMatchObject({ shareKey });
    const end = () => shop.call('unshareDraft', { params: { draftKey: draft.key } });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(await getShared(shareKey)).toMatchObject({ status: 404, data: { status: { code: 'DESIGN_NOT_FOUND' } } });
    expect(await share(draft.key)).not.toBe(shareKey);
  });

  it('S1.11 goes with its draft, with its time, and with its product', async () => {
    const { db } = shop.database;
    const [thrownAway, old, unsold] = [await newDraft(), await newDraft(), await newDraft()];
    const shareKeys = await Promise.all([thrownAway, old, unsold].map(({ draft }) => share(draft.key)));
    await shop.call('deleteDraft', { params: { draftKey: thrownAway.draft.key } });
    await db
      .update(drafts)
      .set({ updatedAt: sql`now() - interval '31 days'` })
      .where(eq(drafts.id, keys.idOf(old.draft.key) ?? ''));
    await db.update(products).set({ active: false }).where(eq(products.id, testProduct.productId));
    for (const shareKey of shareKeys) expect((await getShared(shareKey)).status).toBe(404);
    await db.update(products).set({ active: true }).where(eq(products.id, testProduct.productId));
    expect((await getShared(shareKeys[2] ?? '')).status).toBe(200);
  });

  it('S1.11 a key that was not made here, and the key of a draft, show nothing', async () => {
    const { draft } = await newDraft();
    expect((await getShared('x'.repeat(22))).status).toBe(404);
    expect((await getShared(draft.key)).status).toBe(400);
    expect((await shop.call('getDraft', { params: { draftKey: await share(draft.key) } })).status).toBe(400);
    expect((await shop.call('shareDraft', { params: { draftKey: 'x'.repeat(43) } })).status).toBe(404);
    expect((await shop.call('unshareDraft', { params: { draftKey: 'x'.repeat(43) } })).status).toBe(404);
  });
});
