import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Draft } from '@afterimage/contract/drafts.ts';
import { type Answers, refuse } from '../testing/test-api.ts';
import { cart, uuid } from '../testing/test-data.ts';
import { draftKey, engravedDraft, engravedLine, engravedMug } from '../testing/test-designs.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectGone, expectVisible, link, main, title } from '../testing/test-steps.ts';
import { findings } from '../testing/test-findings.ts';

const lineOf = { cartId: uuid(5), cartItemId: uuid(70) };
const here = '/customize/mug-7';

const withText = (draft: Draft, input: string, change: Partial<Draft> = {}): Draft => ({
  ...draft,
  content: { ...draft.content, productClientCustomizationList: [{ id: 1, input, extraList: [] }] },
  line: { cartItemId: uuid(70), quantity: 2, saved: input === 'For Ada' },
  ...change,
});
const textOf = ({ content }: Draft) => content.productClientCustomizationList[0]?.input ?? '';

/** A fake server with one draft, that of the line; changes to it are accepted but not stored. */
function keeping(first = engravedDraft()): Answers {
  let draft = first;
  const copy = engravedDraft({ key: draftKey('c'), line: null });
  return {
    getProduct: engravedMug(),
    getGuestCart: cart(engravedLine()),
    quoteOrder: refuse('OUT_OF_STOCK'),
    createGuestCartItemDraft: ({ body }) => {
      if (body.purpose === 'copy') return copy;
      if (body.purpose === 'restart') draft = withText(draft, 'For Ada', { revision: draft.revision + 1 });
      return draft;
    },
    getDraft: ({ params }) => (params.draftKey === draft.key ? draft : copy),
    updateDraft: ({ params, body }) => {
      if (params.draftKey !== draft.key) return copy;
      const next = withText(draft, textOf({ ...draft, content: body.content }));
      if (textOf(next) !== textOf(draft)) draft = { ...next, revision: draft.revision + 1 };
      return draft;
    },
    setGuestCartItemDesign: { ...cart(engravedLine()), cartItemId: uuid(70) },
    addGuestCartItem: { ...cart(engravedLine()), cartItemId: uuid(71) },
  };
}
const open = (address: string, api: Answers = {}, first = engravedDraft()) =>
  openPage(address, { cartId: uuid(5), api: { ...keeping(first), ...api } });
const ofLine = () => main().getByText('You’re editing an item in your cart.');
const save = () => main().getByRole('button', { name: 'Save changes' });

beforeEach(() => page.viewport(1280, 900));

describe('a line of the cart', () => {
  it('S3.7 can be edited and duplicated when it is personal', async () => {
    await openPage('/cart', { cartId: uuid(5), api: { getGuestCart: cart(engravedLine()) } });
    await expect.element(link('Edit Mug 7')).toHaveAttribute('href', `${here}?line=${uuid(70)}`);
    await expect.element(link('Duplicate Mug 7')).toHaveAttribute('href', `${here}?copy=${uuid(70)}`);
    expect(await findings()).toEqual([]);
  });

  it('S3.7 opens in the studio and goes back to the same line, without its quantity', async () => {
    const { api, address } = await open(`${here}?line=${uuid(70)}`);
    await expectVisible(ofLine());
    await expect.poll(address).toContain(`design=${draftKey()}`);
    await expectVisible(main().getByText('For Ada').first());
    await expectVisible(main().getByText('2. You can change how many in the cart.'));
    await save().click();
    await expectVisible(title('Your cart'));
    expect(api.calls('createGuestCartItemDraft').map(({ body, params }) => ({ ...body, ...params }))).toEqual([
      { ...lineOf, purpose: 'edit' },
    ]);
    const [saved] = api.calls('setGuestCartItemDesign');
    expect(saved?.params).toEqual(lineOf);
    expect(saved?.body).toEqual({
      draftKey: draftKey(),
      variantId: 71,
      extraList: [],
      productClientCustomizationList: [{ id: 1, input: 'For Ada', extraList: [] }],
      productArCustomizationList: [],
    });
    expect(Object.keys(localStorage).filter((name) => name.startsWith('customize:'))).toEqual([]);
  });

  it('S3.7 is left as it is by whoever goes back to the cart without saving', async () => {
    const { api, address } = await open(`${here}?design=${draftKey()}`);
    await main()
      .getByRole('button', { name: /^Edit.*Your line/ })
      .click();
    await expectVisible(ofLine());
    await main().getByLabelText('Your line').fill('For Bea');
    await expect.poll(() => api.calls('updateDraft').length).toBe(1);
    await link('Leave without saving and go back to the cart').click();
    await expect.poll(address).toBe('/cart');
    expect(api.calls('setGuestCartItemDesign')).toEqual([]);
  });

  it('S3.7 tells of changes that were not saved to it, and takes them back', async () => {
    const { api } = await open(`${here}?design=${draftKey()}`, {}, withText(engravedDraft({ revision: 3 }), 'For Bea'));
    await expectVisible(main().getByText('You have earlier changes here that are not in your cart yet.'));
    await expectVisible(main().getByText('For Bea').first());
    await button('Start again from the cart').click();
    await expectVisible(main().getByText('For Ada').first());
    await expectGone(main().getByText('You have earlier changes here that are not in your cart yet.'));
    expect(api.calls('createGuestCartItemDraft').map(({ body }) => body.purpose)).toEqual(['restart']);
  });

  it('S3.7 that is gone when it is opened says so and offers a new one', async () => {
    const { api } = await open(`${here}?line=${uuid(70)}`, {
      createGuestCartItemDraft: refuse('LINE_NOT_FOUND'),
    });
    await expectVisible(title('This item is not in your cart any more'));
    await expect.element(link('Start a new design')).toHaveAttribute('href', here);
    expect(await findings()).toEqual([]);
    expect(api.calls('createGuestCartItemDraft')).toHaveLength(1);
  });

  it('S3.7 that is gone when it is saved says so, and its design goes into the cart as a new one', async () => {
    const { api } = await open(`${here}?design=${draftKey()}`, { setGuestCartItemDesign: refuse('LINE_NOT_FOUND') });
    await expectVisible(ofLine());
    await save().click();
    await expectVisible(
      main().getByText('This item is no longer in your cart. Your design is kept:', { exact: false }),
    );
    await button('Add to cart').click();
    await expect.poll(() => api.calls('addGuestCartItem').map(({ body }) => body.draftKey)).toEqual([draftKey()]);
  });

  it('S3.7 says at the place what is refused', async () => {
    await open(`${here}?design=${draftKey()}`, {
      setGuestCartItemDesign: refuse('CUSTOMIZATION_INVALID', {
        fields: { 'productClientCustomizationList.0.input': 'This cannot be engraved' },
      }),
    });
    await expectVisible(ofLine());
    await save().click();
    await expectVisible(main().getByText('This cannot be engraved').first());
  });

  it('S3.7 duplicated it is a design of its own, which is put into the cart', async () => {
    const { api, address } = await open(`${here}?copy=${uuid(70)}`);
    await expect.poll(address).toContain(`design=${draftKey('c')}`);
    await button('Add to cart').click();
    await expect.poll(() => api.calls('addGuestCartItem').map(({ body }) => body.draftKey)).toEqual([draftKey('c')]);
    expect(api.calls('createGuestCartItemDraft')).toHaveLength(1);
  });
});

describe('the link of a design that lies in a cart', () => {
  it('S3.7 leads to its line, where the cart is this one', async () => {
    await open(`${here}?draft=${draftKey()}`);
    await expectVisible(title('This design is in your cart'));
    await expect.element(link('Change it')).toHaveAttribute('href', `${here}?design=${draftKey()}`);
    expect(await findings()).toEqual([]);
    await link('Change it').click();
    await expectVisible(ofLine());
  });

  it('S3.7 begins a new design from it anywhere', async () => {
    const { api, address } = await open(`${here}?draft=${draftKey()}`, {
      getGuestCart: cart(),
      copyDraft: engravedDraft({ key: draftKey('c'), line: null }),
    });
    await expectVisible(title('This design is in a cart'));
    await button('Start a new design from it').click();
    await expect.poll(address).toContain(`design=${draftKey('c')}`);
    await expectVisible(button('Add to cart'));
    expect(api.calls('copyDraft').map(({ params }) => params)).toEqual([{ draftKey: draftKey() }]);
  });
});
