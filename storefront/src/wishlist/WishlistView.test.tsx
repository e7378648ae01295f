import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { rememberingCart } from '../testing/test-cart.ts';
import { cartItem, product, productDetail, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import {
  appeared,
  button,
  cardNames,
  cartHolds,
  focusOn,
  expectGone,
  link,
  main,
  expectVisible,
  signIn,
  title,
  expectToast,
} from '../testing/test-steps.ts';
import { rememberingWishlist } from '../testing/test-wishlist.ts';

const heart = (name: string) => button(`Wishlist: ${name}`);
const head = page.getByRole('banner');
const expectCount = (count: number) =>
  expect
    .element(head.getByRole('link', { name: /^Wishlist/ }))
    .toHaveAccessibleName(count === 0 ? 'Wishlist' : `Wishlist ${count} product${count === 1 ? '' : 's'}`);

describe('the heart on a product', () => {
  it('S1.3 S8.16 S3.19 D6.5 puts it on a guest’s list, which stays in the browser, and takes it off', async () => {
    const { api } = await openPage('/products');
    await heart('Mug 1').click();
    await expectToast('Added To wishlist');
    await expectCount(1);
    await expect.element(heart('Mug 1')).toHaveAttribute('aria-pressed', 'true');
    await focusOn(heart('Mug 3'));
    await userEvent.keyboard('{Enter}');
    await expectCount(2);
    expect(localStorage.getItem('afterimage')).toContain('Mug 3');
    await heart('Mug 1').click();
    await expectToast('Removed From Wishlist');
    await expectCount(1);
    await expect.element(heart('Mug 1')).toHaveAttribute('aria-pressed', 'false');
    expect(api.callNames.filter((name) => /Wish/.test(name))).toEqual([]);
  });

  it('S4.19 S8.16 says so when the product was put there on another device', async () => {
    const { answers, names } = rememberingWishlist(product(1));
    const { api } = await openPage('/products', { signedIn: true, api: { ...answers, getWishlist: { wishlist: [] } } });
    await expect.poll(() => api.calls('getWishlist')).not.toEqual([]);
    await heart('Mug 1').click();
    await expectToast('Product already in wishlist');
    await expectCount(1);
    expect(names()).toEqual(['Mug 1']);
    await expectGone(page.getByText('Added To wishlist'));
  });

  it('S7.37 S6.2 tells the server of an account’s list, and the last press holds', async () => {
    const { answers, names } = rememberingWishlist();
    const { api } = await openPage('/products', { signedIn: true, api: answers });
    const adding = api.hold('addToWishlist');
    await heart('Mug 1').click();
    await adding.arrived;
    await heart('Mug 1').click();
    adding.release();
    await expectCount(0);
    await expect.poll(names).toEqual([]);
    expect(api.callNames.filter((name) => /Wishlist/.test(name)).slice(-2)).toEqual([
      'addToWishlist',
      'deleteFromWishlist',
    ]);
  });

  it('S8.2 is put right when the server refuses it', async () => {
    const { api } = await openPage('/products', { signedIn: true });
    api.on('addToWishlist', refuse('WISHLIST_FULL'));
    await heart('Mug 1').click();
    await expectToast('Your wishlist holds up to 500 products.');
    await expect.element(heart('Mug 1')).toHaveAttribute('aria-pressed', 'false');
    await expectCount(0);
  });
});

describe('the wishlist', () => {
  it('S1.3 S8.16 what is removed can be had back in its place, by keyboard', async () => {
    const saved = { wishlist: { wishlist: [product(3), product(1)], guestIds: [1, 3] } as never };
    await openPage('/wishlist', { saved });
    await expectVisible(title('Your wishlist'));
    await expect.poll(() => cardNames()).toEqual(['Mug 3', 'Mug 1']);
    await focusOn(button('Remove Mug 3'));
    await userEvent.keyboard('{Enter}');
    await expectToast('Removed From Wishlist');
    await expect.element(button('Undo: keep Mug 3')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cardNames()).toEqual(['Mug 3', 'Mug 1']);
    expect(await findings()).toEqual([]);
  });

  it('S1.3 the note about a removed product goes after 4.5 s, and the focus to the list', async () => {
    await openPage('/wishlist', { signedIn: true, api: rememberingWishlist(product(3), product(1)).answers });
    await expectVisible(button('Remove Mug 1'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await focusOn(button('Remove Mug 1'));
    // A press without a pointer, so that none stands over the note and keeps it there.
    (button('Remove Mug 1').element() as HTMLElement).click();
    await appeared(button('Undo: keep Mug 1'));
    button('Undo: keep Mug 1').element().blur();
    await vi.advanceTimersByTimeAsync(4600);
    vi.useRealTimers();
    await expectGone(button('Undo: keep Mug 1'));
    expect(cardNames()).toEqual(['Mug 3']);
  });

  it('S7.38 is cleared whole after a question, and is empty then', async () => {
    const { answers, names } = rememberingWishlist(product(3), product(1));
    await openPage('/wishlist', { signedIn: true, api: answers });
    await button('Clear all').click();
    const question = page.getByRole('dialog', { name: 'Clear your wishlist?' });
    await expectVisible(question.getByText(/This removes all 2 products/));
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expectGone(question);
    expect(cardNames()).toEqual(['Mug 3', 'Mug 1']);
    await button('Clear all').click();
    await question.getByRole('button', { name: 'Clear the list' }).click();
    await expectVisible(title('Nothing saved yet.'));
    await expectCount(0);
    expect(names()).toEqual([]);
  });

  it('D6.5 a guest is told where the list is kept; what the shop has no more is sold out', async () => {
    const saved = { wishlist: { wishlist: [product(3), product(1)], guestIds: [1, 3] } as never };
    const { api } = await openPage('/wishlist', {
      saved,
      api: { getProduct: ({ params }) => (params.productId === '3' ? refuse('PRODUCT_NOT_FOUND') : productDetail(1)) },
    });
    await expectVisible(page.getByText(/^Saved in this browser\./));
    await expect.element(main().getByRole('article').first()).toMatchTextContent('Sold out');
    await expect.element(main().getByRole('article').last()).not.toMatchTextContent('Sold out');
    expect(api.calls('getProduct').map(({ params }) => params.productId)).toEqual(['3', '1']);
  });

  it('S1.3 D6.5 a guest’s joins the account’s at sign-in, oldest first, and leaves with the account', async () => {
    const saved = { wishlist: { wishlist: [product(3), product(1)], guestIds: [1, 3] } as never };
    const { answers, names } = rememberingWishlist(product(5));
    const { api, router } = await openPage('/auth/login', { saved, api: answers });
    await signIn();
    await expect.poll(names).toEqual(['Mug 3', 'Mug 1', 'Mug 5']);
    await expectCount(3);
    expect(api.calls('addToWishlist').map(({ params }) => params.productId)).toEqual([1, 3]);
    await router.navigate('/account');
    await button('Sign out').first().click();
    await expectCount(0);
  });

  it('S8.2 a list that does not come says why, and can be asked for again', async () => {
    const { api } = await openPage('/wishlist', { signedIn: true, api: { getWishlist: noNetwork } });
    await expectVisible(page.getByText('Your wishlist could not be loaded'));
    api.on('getWishlist', { wishlist: [product(3)] });
    await button('Try again').click();
    await expectVisible(button('Remove Mug 3'));
    await expectGone(page.getByText('Your wishlist could not be loaded'));
  });

  it('S1.2 what has one variant goes into the cart from here, what has several leads to its page', async () => {
    const single = product(3, { variation: [], variantId: 30, stock: 5 });
    const { answers } = rememberingCart();
    const { api } = await openPage('/wishlist', {
      signedIn: true,
      api: { ...answers, getWishlist: { wishlist: [single, product(1)] } },
    });
    await expect.element(link(/^Choose.*Mug 1/)).toHaveAttribute('href', '/products/mug-1');
    await button(/Add.*Mug 3/).click();
    await cartHolds(1);
    expect(api.calls('addCartItem').map(({ body }) => body)).toMatchObject([{ productId: 3, variantId: 30 }]);
  });
});

describe('from the cart to the wishlist', () => {
  it('S4.19 S8.16 what lies there already is told, and leaves the cart all the same', async () => {
    const saved = { wishlist: { wishlist: [product(7)], guestIds: [7] } as never };
    await openPage('/cart', { cartId: uuid(5), saved, api: rememberingCart(cartItem()).answers });
    await button('Move to wishlist: Mug 7').click();
    await expectToast('Product already in wishlist');
    await cartHolds(0);
    await expectCount(1);
  });

  it('S1.3 what cannot be put aside stays in the cart', async () => {
    await openPage('/cart', {
      signedIn: true,
      api: { ...rememberingCart(cartItem()).answers, addToWishlist: refuse('WISHLIST_FULL') },
    });
    await button('Move to wishlist: Mug 7').click();
    await expectToast('Your wishlist holds up to 500 products.');
    await cartHolds(1);
    await expectVisible(button('Remove Mug 7'));
  });
});
