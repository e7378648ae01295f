import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftDesign } from '@afterimage/contract/drafts.ts';
import type { OwnData } from '@afterimage/contract/privacy.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { openOwnData, password } from './test-privacy.ts';

let shop: Awaited<ReturnType<typeof openOwnData>>;
beforeAll(async () => {
  shop = await openOwnData();
});
afterAll(() => shop.close());

const photoSlot = (photo: string) => ({
  slot: 1,
  kind: 'photo' as const,
  photo,
  look: {},
  medium: null,
  choices: [],
});
const designWith = (photo: string) =>
  draftDesign.parse({ extraList: [], slots: [photoSlot(photo)], acceptedWarningList: [] });

/** A photo that a guest has uploaded. */
async function guestPhoto() {
  const storageKey = randomBytes(20).toString('hex');
  const facts = { mimeType: 'image/webp', bytes: 10, sha256: Buffer.alloc(32), width: 10, height: 10 };
  const [file] = await shop.db
    .insert(files)
    .values({ kind: 'photo', storageKey, ...facts })
    .returning({ id: files.id });
  return { id: file?.id ?? '', storageKey };
}
const isThere = async (id: string) => (await shop.db.$count(files, eq(files.id, id))) === 1;

/** Somebody who has uploaded photos before the sign-in: one lies in a design, one in the cart, one in another's design too. */
async function customerOfGuestPhotos() {
  const ada = await shop.newCustomer();
  const [inDesign, inCart, shared, foreign] = [
    await guestPhoto(),
    await guestPhoto(),
    await guestPhoto(),
    await guestPhoto(),
  ];
  await shop.db.insert(drafts).values({ accountId: ada.accountId, productId: 1, content: designWith(inDesign.id) });
  await shop.db.insert(drafts).values({ accountId: ada.accountId, productId: 1, content: designWith(shared.id) });
  await shop.db.insert(drafts).values({ productId: 1, content: designWith(shared.id) });
  await shop.db.insert(drafts).values({ productId: 1, content: designWith(foreign.id) });
  const [cart] = await shop.db.select().from(carts).where(eq(carts.accountId, ada.accountId));
  const { slots } = designWith(inCart.id);
  await shop.db.insert(cartLines).values({
    cartId: cart?.id ?? '',
    variantId: 2,
    quantity: 1,
    personalization: { extraList: [], slots, acceptedWarningList: [] },
  });
  return { ada, inDesign, inCart, shared, foreign };
}

it('S1.7 the copy of one’s data has the photos that were uploaded before the sign-in, and nothing of others', async () => {
  const { ada, inDesign, inCart, shared } = await customerOfGuestPhotos();
  const { data } = await shop.call('exportOwnData', { token: ada.token });
  const ids = (data as OwnData).fileList.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([inDesign.id, inCart.id, shared.id].toSorted());
});

it('S1.7 erasing takes along the photos that were uploaded before the sign-in, but for what others use', async () => {
  const { ada, inDesign, inCart, shared, foreign } = await customerOfGuestPhotos();
  expect((await shop.call('eraseAccount', { token: ada.token, body: { password } })).status).toBe(200);
  expect(await Promise.all([inDesign, inCart, shared, foreign].map(({ id }) => isThere(id)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(await shop.deletedKeys()).toEqual(expect.arrayContaining([inDesign.storageKey, inCart.storageKey]));
});
