import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Draft, DraftList } from '@afterimage/contract/drafts.ts';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { cartHandlers } from '../cart/cart-handlers.ts';
import { newFile, newTestProduct, signUrl, type TestProduct } from '../cart/test-products.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { draftHandlers } from './draft-handlers.ts';
import { draftKeys } from './draft-key.ts';
import { draftLinker } from './line-draft.ts';

let shop: TestShop;
let pool: pg.Pool;
let testProduct: TestProduct;
let photoSlot: number;
let textSlot: number;
const keys = draftKeys(Buffer.alloc(32, 1));

beforeAll(async () => {
  const late: { throttle?: Throttle } = {};
  const throttle = { take: async (...input) => late.throttle?.take(...input) } as Throttle;
  shop = await openTestShop({
    ...draftHandlers({ throttle, keys, signUrl, draftDays: 30 }),
    ...cartHandlers(signUrl, draftLinker({ keys, draftDays: 30 })),
  });
  pool = new pg.Pool({ connectionString: shop.database.url, max: 2 });
  late.throttle = createThrottle(pool);
  testProduct = await newTestProduct(shop.database.db, {
    slots: [
      { kind: 'photo', limits: { widthMm: 100, heightMm: 100, arAllowed: true } },
      { kind: 'text', limits: { maxLength: 20 } },
    ],
  });
  [photoSlot = 0, textSlot = 0] = testProduct.slotIds;
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

const words = (input: string) => ({ productClientCustomizationList: [{ id: textSlot, input, extraList: [] }] });
const blank = { version: 1, variantId: null, quantity: 1, step: 'product', extraList: [] };

/** Somebody with a cart: an account or a guest, who comes in by another door. */
async function newCustomer(isGuest: boolean) {
  const token = isGuest ? undefined : (await shop.newPerson()).token;
  const cart = isGuest ? ((await shop.call('createGuestCart')).data as { id: string }).id : '';
  const name = (account: RouteName, guest: RouteName) => (isGuest ? guest : account);
  const at = (cartItemId: string) => ({ params: { ...(isGuest && { cartId: cart }), cartItemId } });
  const send = async <Data>(callName: RouteName, options: Parameters<TestShop['call']>[1]) => {
    const { status, data } = await shop.call(callName, { token, ...options });
    return status === 200 ? (data as Data) : (data as { status: { code: string } }).status.code;
  };
  const must = async <Data>(callName: RouteName, options: Parameters<TestShop['call']>[1]) => {
    const data = await send<Data>(callName, options);
    if (typeof data === 'string') throw new Error(data);
    return data;
  };
  const { productId, variantId } = testProduct;
  return {
    token,
    cart,
    must,
    add: async (more: object = words('Ada')) =>
      (
        await must<{ cartItemId: string }>(name('addCartItem', 'addGuestCartItem'), {
          ...(isGuest && { params: { cartId: cart } }),
          body: { productId, variantId, quantity: 2, ...more },
        })
      ).cartItemId,
    draftOf: (cartItemId: string, purpose: 'edit' | 'restart' | 'copy' = 'edit') =>
      send<Draft>(name('createCartItemDraft', 'createGuestCartItemDraft'), { ...at(cartItemId), body: { purpose } }),
    save: (cartItemId: string, body: object) =>
      must<Cart>(name('setCartItemDesign', 'setGuestCartItemDesign'), {
        ...at(cartItemId),
        body: { variantId, ...body },
      }),
    remove: (cartItemId: string) => must<Cart>(name('deleteCartItem', 'deleteGuestCartItem'), at(cartItemId)),
    setQuantity: (cartItemId: string, quantity: number) =>
      must(name('setCartItemQuantity', 'setGuestCartItemQuantity'), { ...at(cartItemId), body: { quantity } }),
    draft: (key: string) => must<Draft>('getDraft', { params: { draftKey: key } }),
    change: ({ key, revision, content }: Draft, more: object) =>
      must<Draft>('updateDraft', { params: { draftKey: key }, body: { revision, content: { ...content, ...more } } }),
    newDraft: (more: object) => must<Draft>('createDraft', { body: { productId, content: { ...blank, ...more } } }),
  };
}
const expectDraft = (draft: Draft | string): Draft => (typeof draft === 'string' ? expect.fail(draft) : draft);

describe.each([
  ['an account', false],
  ['a guest', true],
])('the draft of a line in the cart of %s', (_, isGuest) => {
  it('S3.7 begins with all that the line has, at its proof', async () => {
    const { db } = shop.database;
    const photo = await newFile(db, null);
    const medium = await newFile(db, 'VIDEO');
    const { add, draftOf } = await newCustomer(isGuest);
    const content = {
      acceptedWarningList: [{ customizationId: photoSlot, code: 'LOW_RESOLUTION', dpi: 80 }],
      productClientCustomizationList: [
        {
          id: photoSlot,
          input: photo,
          extraList: [],
          placement: { zoom: 2, x: 0.5, y: 0, rotation: 90 },
          filter: 'warm',
        },
        { id: textSlot, input: 'Ada', extraList: [], textStyle: { align: 'left', color: '#112233', curve: 0 } },
      ],
      productArCustomizationList: [
        {
          customizationId: photoSlot,
          attachmentId: medium,
          type: 'VIDEO',
          display: { fit: 'cover', x: 0, y: 0, scale: 2, rotation: 0, loop: false, sound: false },
        },
      ],
    };
    const cartItemId = await add(content);
    const draft = expectDraft(await draftOf(cartItemId));
    const { variantId } = testProduct;
    expect(draft.content).toEqual({ ...blank, variantId, quantity: 2, step: 'checkout', ...content });
    expect(draft).toMatchObject({
      line: { cartItemId, quantity: 2, saved: true },
      photoList: [{ id: photo }],
      mediumList: [{ attachmentId: medium }],
    });
  });

  it('S3.7 leaves the line as it is; what was not saved to it is found again, and can be begun anew', async () => {
    const { add, draftOf, change, save, draft: read } = await newCustomer(isGuest);
    const cartItemId = await add();
    const draft = expectDraft(await draftOf(cartItemId));
    const changed = await change(draft, words('Bea'));
    expect(changed.line).toMatchObject({ saved: false });
    expect(expectDraft(await draftOf(cartItemId))).toMatchObject({ key: draft.key, content: words('Bea') });
    const restarted = expectDraft(await draftOf(cartItemId, 'restart'));
    expect(restarted).toMatchObject({ key: draft.key, content: words('Ada'), line: { saved: true } });
    expect(restarted.revision).toBe(changed.revision + 1);
    await change(restarted, words('Cid'));
    await save(cartItemId, { ...words('Cid'), draftKey: draft.key });
    expect((await read(draft.key)).line).toEqual({ cartItemId, quantity: 2, saved: true });
    const draftAtFirstStep = await change(await read(draft.key), { step: 'product' });
    expect(expectDraft(await draftOf(cartItemId))).toMatchObject({
      revision: draftAtFirstStep.revision,
      content: { step: 'checkout' },
    });
  });

  it('S3.7 asked for ten times at once it is one', async () => {
    const { add, draftOf } = await newCustomer(isGuest);
    const cartItemId = await add();
    const all = await Promise.all(Array.from({ length: 10 }, () => draftOf(cartItemId)));
    expect(new Set(all.map((draft) => expectDraft(draft).key)).size).toBe(1);
  });

  it('S3.7 a copy belongs to no line, and becomes a second one', async () => {
    const { add, draftOf } = await newCustomer(isGuest);
    const cartItemId = await add();
    const [one, other] = [expectDraft(await draftOf(cartItemId)), expectDraft(await draftOf(cartItemId, 'copy'))];
    expect(other).toMatchObject({ content: words('Ada'), line: null });
    expect(other.key).not.toBe(one.key);
    const second = await add({ ...words('Ada'), draftKey: other.key });
    expect(second).not.toBe(cartItemId);
    expect(expectDraft(await draftOf(second)).key).toBe(other.key);
  });

  it('S3.7 the draft that a line was made of is the one in which it is edited', async () => {
    const { newDraft, add, draftOf, draft: read, setQuantity } = await newCustomer(isGuest);
    const draft = await newDraft(words(' Ada '));
    const cartItemId = await add({ ...words('Ada'), draftKey: draft.key });
    expect((await read(draft.key)).line).toEqual({ cartItemId, quantity: 2, saved: true });
    await setQuantity(cartItemId, 5);
    expect((await read(draft.key)).line).toMatchObject({ quantity: 5 });
    expect(expectDraft(await draftOf(cartItemId)).key).toBe(draft.key);
  });

  it('S3.7 tells when the line is gone, and that of a plain line it is none', async () => {
    const { newDraft, add, remove, draftOf, draft: read } = await newCustomer(isGuest);
    const draft = await newDraft(words('Ada'));
    const cartItemId = await add({ ...words('Ada'), draftKey: draft.key });
    await remove(cartItemId);
    expect((await read(draft.key)).line).toEqual({ cartItemId, quantity: null, saved: false });
    expect(await draftOf(cartItemId)).toBe('LINE_NOT_FOUND');
    const plain = await newDraft({});
    await add({ productClientCustomizationList: [], draftKey: plain.key });
    expect((await read(plain.key)).line).toBeNull();
  });
});

describe('drafts of lines', () => {
  it("S3.7 a stranger's key takes nothing along, and the line comes into the cart all the same", async () => {
    const [ada, eve] = [await newCustomer(false), await newCustomer(false)];
    const own = await ada.newDraft(words('Ada'));
    await eve.add({ ...words('Ada'), draftKey: own.key });
    await eve.add({ ...words('Ada'), draftKey: 'x'.repeat(43) });
    expect((await ada.draft(own.key)).line).toBeNull();
  });

  it('S3.7 a guest’s line that came into the account is edited in the account’s list', async () => {
    const guest = await newCustomer(true);
    const cartItemId = await guest.add();
    const draft = expectDraft(await guest.draftOf(cartItemId));
    const { token } = await shop.newPerson();
    await shop.call('joinGuestCart', { token, params: { cartId: guest.cart } });
    const { data } = await shop.call('createCartItemDraft', {
      token,
      params: { cartItemId },
      body: { purpose: 'edit' },
    });
    expect((data as Draft).key).toBe(draft.key);
    const { draftList } = (await shop.call('listDrafts', { token })).data as DraftList;
    expect(draftList.map(({ key }) => key)).toEqual([draft.key]);
  });

  it('S1.12 a list has name, photo and line of each; a copy keeps the name', async () => {
    const { must, newDraft, add, token } = await newCustomer(false);
    const photo = await newFile(shop.database.db, null);
    const draft = await newDraft({ productClientCustomizationList: [{ id: photoSlot, input: photo, extraList: [] }] });
    await must('setDraftTitle', { params: { draftKey: draft.key }, body: { title: '  For Grandma ' } });
    const cartItemId = await add({
      productClientCustomizationList: [{ id: photoSlot, input: photo, extraList: [] }],
      draftKey: draft.key,
    });
    const copy = await must<Draft>('copyDraft', { params: { draftKey: draft.key } });
    expect(copy).toMatchObject({ title: 'For Grandma', line: null, shareKey: null, content: { step: 'checkout' } });
    const { draftList } = (await shop.call('listDrafts', { token })).data as DraftList;
    const common = { title: 'For Grandma', photoUrl: signUrl(photo), shareKey: null };
    expect(draftList).toMatchObject([
      { ...common, key: copy.key, line: null },
      { ...common, key: draft.key, line: { cartItemId, quantity: 2, saved: true } },
    ]);
    await must('setDraftTitle', { params: { draftKey: draft.key }, body: { title: null } });
    expect((await must<Draft>('getDraft', { params: { draftKey: draft.key } })).title).toBeNull();
    for (const title of ['', ' ', 'x'.repeat(61)]) {
      const reply = await shop.call('setDraftTitle', { params: { draftKey: draft.key }, body: { title } });
      expect(reply).toMatchObject({ status: 400, data: { status: { fields: { title: expect.any(String) } } } });
    }
  });
});
