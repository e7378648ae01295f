import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { home, newFile, newTestProduct, signUrl } from '../cart/test-products.ts';
import { openTrade, payAt } from '../checkout/test-trade.ts';
import { attachToMedium } from '../files/library/attachments.ts';
import { files } from '../files/tables.ts';
import { readTargets } from '../targets/targets-of.ts';
import { isOrderedByOthers } from './files-in-projects.ts';
import { readSharedDesign } from '../drafts/share-draft.ts';
import { drafts } from '../drafts/tables.ts';

// A guest's medium, and a stranger who knows its id.

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

type Opened = { url: string; orderId: string; orderKey: string };
const delivery = { email: 'guest@mail.test', address: home, deliveryMethod: 'standard' };

async function newGuestsDesign() {
  const { db } = trade;
  const slot = { kind: 'photo' as const, title: 'Front', limits: { arAllowed: true } };
  const testProduct = await newTestProduct(db, { slots: [slot] });
  const [photo, film] = [await newFile(db, null), await newFile(db, 'VIDEO')];
  const { productId, variantId, slotIds } = testProduct;
  const item = {
    productId,
    variantId,
    productClientCustomizationList: [{ id: slotIds[0], input: photo }],
    productArCustomizationList: [{ customizationId: slotIds[0], attachmentId: film, type: 'VIDEO' }],
  };
  return { item, photo, film, testProduct };
}
const ownerOf = async (id: string) =>
  (await trade.db.select().from(files).where(eq(files.id, id)))[0]?.accountId ?? null;
const givePoster = (id: string, accountId: string | null) => {
  const caller = { accountId, sessionId: null, address: '', userAgent: '', signature: null, rawBody: null };
  const parts = { store: { delete: async () => {} } as never, isOrderedByOthers };
  const attachment = { posterKey: 'stranger', posterType: 'image/jpeg' };
  return attachToMedium({ db: trade.db, caller }, parts, { id, what: 'posterKey', attachment });
};

it.each(['cart', 'unpaid order'])(
  'S1.9 a stranger does not take the medium that a guest has in a %s, whose order goes on',
  async (where) => {
    const { item, photo, film } = await newGuestsDesign();
    const { id: cartId } = (await trade.call('createGuestCart')).data as { id: string };
    expect((await trade.call('addGuestCartItem', { params: { cartId }, body: item })).status).toBe(200);
    const open = async () => (await trade.call('checkoutGuestCart', { params: { cartId } })).data as Opened;
    if (where === 'unpaid order') await open();
    const stranger = await trade.newPerson();
    await trade.call('checkout', { token: stranger.token, body: { items: [item] } });
    expect([await ownerOf(photo), await ownerOf(film)]).toEqual([null, null]);
    const opened = await open();
    const { orderId, orderKey } = opened;
    const paying = await trade.call('checkoutAsGuest', { body: { orderId, orderKey, ...delivery } });
    expect(paying.status).toBe(200);
    await payAt(trade.db, (paying.data as Opened).url);
    for (const accountId of [null, stranger.accountId])
      await expect(givePoster(film, accountId)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  },
);

it('S1.9 not even the owner of a medium changes its poster on what somebody else has ordered', async () => {
  const { item, film } = await newGuestsDesign();
  const bought = await trade.call('checkoutAsGuest', { body: { items: [item], ...delivery } });
  await payAt(trade.db, (bought.data as Opened).url);
  const stranger = await trade.newPerson();
  await trade.db.update(files).set({ accountId: stranger.accountId }).where(eq(files.id, film));
  await expect(givePoster(film, stranger.accountId)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
});

it('S1.9 a person who signs in at the checkout makes own uploads his own', async () => {
  const { item, photo, film } = await newGuestsDesign();
  const { id: cartId } = (await trade.call('createGuestCart')).data as { id: string };
  await trade.call('addGuestCartItem', { params: { cartId }, body: item });
  await trade.call('checkoutGuestCart', { params: { cartId } });
  const { token, accountId } = await trade.newPerson();
  expect((await trade.call('joinGuestCart', { params: { cartId }, token })).status).toBe(200);
  expect((await trade.call('checkout', { token })).status).toBe(200);
  expect([await ownerOf(photo), await ownerOf(film)]).toEqual([accountId, accountId]);
});

it('S1.13 whoever is shown a design learns no id with which its media can be used', async () => {
  const { photo, film, testProduct } = await newGuestsDesign();
  const slot = testProduct.slotIds[0] ?? 0;
  const medium = { attachmentId: film, type: 'VIDEO' as const };
  const [draft] = await trade.db
    .insert(drafts)
    .values({
      productId: testProduct.productId,
      content: {
        variantId: testProduct.variantId,
        quantity: 1,
        step: 'product',
        extraList: [],
        slots: [{ slot, kind: 'photo', photo, choices: [], look: {}, medium }],
        acceptedWarningList: [],
      },
    })
    .returning();
  const shown = await readTargets(trade.db, { draftId: draft?.id ?? '', locale: 'en' }, { signUrl, shopUrl: () => '' });
  expect(shown).toHaveLength(1);
  for (const id of [film, photo]) expect(JSON.stringify(shown)).not.toContain(id);
  const shownId = shown[0]?.medium.attachmentId ?? '';
  const stolen = { productId: testProduct.productId, variantId: testProduct.variantId };
  const { id: cartId } = (await trade.call('createGuestCart')).data as { id: string };
  const added = await trade.call('addGuestCartItem', {
    params: { cartId },
    body: {
      ...stolen,
      productClientCustomizationList: [{ id: slot, input: photo }],
      productArCustomizationList: [{ customizationId: slot, attachmentId: shownId, type: 'VIDEO' }],
    },
  });
  expect(added.status).toBe(422);
});

it.each(['photo', 'medium'])(
  'S1.11 whoever is shown a shared design learns no id with which its %s can be used',
  async (kind) => {
    const { photo, film, testProduct } = await newGuestsDesign();
    const slot = testProduct.slotIds[0] ?? 0;
    const shareKey = `shared-${kind}`.padEnd(22, '-');
    const medium = { attachmentId: film, type: 'VIDEO' as const };
    const content = {
      variantId: testProduct.variantId,
      quantity: 1,
      step: 'product' as const,
      extraList: [],
      slots: [{ slot, kind: 'photo' as const, photo, choices: [], look: {}, medium }],
      acceptedWarningList: [],
    };
    await trade.db.insert(drafts).values({ productId: testProduct.productId, content, shareKey });
    const shared = await readSharedDesign(trade.db, shareKey, { locale: 'en', signUrl, draftDays: 30 });
    for (const id of [photo, film]) expect(JSON.stringify(shared)).not.toContain(id);
    const [shownSlot] = shared.customizationList;
    const shownPhoto = shownSlot?.kind === 'photo' ? (shownSlot.photo?.id ?? '') : '';
    const [row] = await trade.db.select().from(files).where(eq(files.id, photo));
    // The address that it is seen at is signed for the shown name.
    expect(shownPhoto).toBe(row?.shownId);
    const item = {
      productId: testProduct.productId,
      variantId: testProduct.variantId,
      productClientCustomizationList: [{ id: slot, input: kind === 'photo' ? shownPhoto : photo }],
      ...(kind === 'medium' && {
        productArCustomizationList: [{ customizationId: slot, attachmentId: row?.shownId ?? '', type: 'VIDEO' }],
      }),
    };
    const stranger = await trade.newPerson();
    const { id: cartId } = (await trade.call('createGuestCart')).data as { id: string };
    expect((await trade.call('addGuestCartItem', { params: { cartId }, body: item })).status).toBe(422);
    expect((await trade.call('addCartItem', { token: stranger.token, body: item })).status).toBe(422);
    expect((await trade.call('checkout', { token: stranger.token, body: { items: [item] } })).status).toBe(422);
    expect([await ownerOf(photo), await ownerOf(film)]).toEqual([null, null]);
  },
);
