import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFile, newTestProduct, additionOf } from '../cart/test-products.ts';
import { customizations, products, variants } from '../catalogue/tables.ts';
import { openTrade } from './test-trade.ts';

/** What the shop has no more is refused in the visitor's language, on the whole way from the request to the answer. */
let shop: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => (shop = await openTrade()));
afterAll(() => shop.close());

const german = 'de-AT,de;q=0.9,en;q=0.5';
const statusReply = (description: string, more: object = {}) => ({
  data: { status: { description, ...more }, message: description },
});

async function newGuestCart(): Promise<string> {
  const { data } = await shop.call('createGuestCart');
  return (data as { id: string }).id;
}

describe('a refusal in the language of the visitor', () => {
  it('S8.2 99 hats of which 2 are left, and hats of which none is', async () => {
    const hat = await newTestProduct(shop.db, { stock: 2, name: 'Brim Felt Hat' });
    const params = { cartId: await newGuestCart() };
    const body = additionOf(hat, { quantity: 99 });
    const response = await shop.call('addGuestCartItem', { params, body, language: german });
    expect(response).toMatchObject({ status: 409, ...statusReply('Nur noch 2 verfügbar.', { code: 'OUT_OF_STOCK' }) });
    expect(response).toMatchObject({ data: { status: { lines: [{ name: 'Brim Felt Hat', available: 2 }] } } });
    const english = await shop.call('addGuestCartItem', { params, body });
    expect(english).toMatchObject(statusReply('Only 2 left.'));
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, hat.variantId));
    const none = await shop.call('addGuestCartItem', { params, body, language: german });
    expect(none).toMatchObject(statusReply('Dieser Artikel ist ausverkauft.'));
  });

  it('D7.42 several lines at the checkout are named, with what is left of each', async () => {
    const hat = await newTestProduct(shop.db, { stock: 5, name: 'Brim Felt Hat' });
    const mug = await newTestProduct(shop.db, { stock: 5, name: 'Mug' });
    const { token } = await shop.newPerson();
    for (const testProduct of [hat, mug])
      await shop.call('addCartItem', { token, body: additionOf(testProduct, { quantity: 4 }) });
    await shop.db.update(variants).set({ stock: 3 }).where(eq(variants.id, hat.variantId));
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, mug.variantId));
    expect(await shop.call('checkout', { token, language: german })).toMatchObject({
      status: 409,
      ...statusReply('Brim Felt Hat: nur noch 3 verfügbar. Mug ist ausverkauft.'),
    });
    expect(await shop.call('checkout', { token })).toMatchObject(
      statusReply('Brim Felt Hat: only 3 left. Mug is out of stock.'),
    );
  });

  it('D7.42 a choice that is not offered any more', async () => {
    const mug = await newTestProduct(shop.db, { name: 'Mug', slots: [{ kind: 'photo' }] });
    const { token, accountId } = await shop.newPerson();
    const photo = await newFile(shop.db, null, accountId);
    const slots = { productClientCustomizationList: [{ id: mug.slotIds[0] ?? 0, input: photo, extraList: [] }] };
    expect(await shop.call('addCartItem', { token, body: additionOf(mug, slots) })).toMatchObject({ status: 200 });
    await shop.db.delete(customizations).where(eq(customizations.productId, mug.productId));
    await shop.db.update(products).set({ isCustomizable: false }).where(eq(products.id, mug.productId));
    expect(await shop.call('checkout', { token, language: german })).toMatchObject({
      status: 422,
      ...statusReply('Mug: Eine gewählte Option bieten wir nicht mehr an. Bitte gestalten Sie es noch einmal.'),
    });
  });
});
