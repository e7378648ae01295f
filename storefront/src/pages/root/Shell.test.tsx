import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stateKey, write } from '../../app/persist.ts';
import { freshState } from '@afterimage/client/state/store.ts';
import { noNetwork, rawReply, refuse } from '../../testing/test-api.ts';
import { rememberingCart } from '../../testing/test-cart.ts';
import { cart, cartItem, productDetail, uuid } from '../../testing/test-data.ts';
import { endPage, openPage, testToken } from '../../testing/test-page.tsx';
import {
  button,
  cartHolds,
  expectGone,
  frames,
  link,
  main,
  notice,
  notices,
  expectVisible,
  signIn,
  title,
  expectToast,
} from '../../testing/test-steps.ts';

const banner = page.getByRole('banner');
const add = () => main().getByRole('button', { name: /^Add/ }).first();

describe('a session that has ended', () => {
  it('S8.1 S2.2 S2.3 in the middle of a visit: the token goes, the page says why, and the way back is kept', async () => {
    const { api, address } = await openPage('/products/mug-3?colour=blue&size=m', { signedIn: true });
    await expectVisible(link('Account of Ada'));
    // the last call that the page makes by itself: it would notice the end first
    await expect.poll(() => api.calls('listPaymentMethods').length).toBe(1);
    api.endSession(testToken);
    await add().click();
    await expect.poll(address).toBe('/auth/login');
    await expectToast('Please sign in to continue.');
    expect(localStorage.getItem('token')).toBeNull();
    expect(document.cookie).not.toContain('token=');
    expect(localStorage.getItem('redirectPath')).toBe('/products/mug-3?colour=blue&size=m');
    await expectVisible(title('Sign in'));
  });

  it('D2.12 S2.3 a page of the account leads a guest to the sign-in, and back once', async () => {
    const { address } = await openPage('/account/sessions', { api: { listSessions: { sessionList: [] } } });
    await expect.poll(address).toBe('/auth/login');
    await signIn();
    await expect.poll(address).toBe('/account/sessions');
    expect(localStorage.getItem('redirectPath')).toBeNull();
  });
});

/** Hovers over a link until it has an effect: nothing is fetched ahead before the page is at rest. */
async function hoverUntil(path: string, isDone: () => boolean): Promise<void> {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  const hover = () => {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    return isDone();
  };
  try {
    await expect.poll(hover, { interval: 200 }).toBe(true);
  } finally {
    link.remove();
  }
}

describe('a page that is fetched ahead', () => {
  it('S8.2 D2.12 says nothing when it does not come, until it is wanted', async () => {
    const { api, router, store } = await openPage('/home');
    api.on('getProduct', noNetwork);
    // the call is sent a second time before it has failed
    await hoverUntil('/products/mug-3', () => api.calls('getProduct').length >= 2);
    await frames();
    expect(store.getState().common.notices).toEqual([]);
    await router.navigate('/products/mug-3');
    await expectVisible(notice('Server error!'));
  });

  it('S8.6 D2.12 a list that did not come ahead is asked for again with its notice, though its loader does not throw', async () => {
    const { api, router } = await openPage('/help');
    api.on('listProducts', noNetwork);
    await hoverUntil('/products', () => api.calls('listProducts').length >= 2);
    await router.navigate('/products');
    await expectVisible(notice('Server error!'));
    expect(api.calls('listProducts').length).toBeGreaterThan(2);
  });

  it('D2.12 S8.6 a link that is clicked as soon as it is pointed at loads its page once', async () => {
    // The code of the page is there already: its data are asked for at once.
    const { api, router, address } = await openPage('/blogs');
    await router.navigate('/help');
    await hoverUntil('/products/mug-3', () => api.calls('getProduct').length > 0);
    const callsBefore = api.calls('listBlogs').length;
    const journal = api.hold('listBlogs');
    const toJournal = link('Journal').first().element();
    toJournal.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    (toJournal as HTMLElement).click();
    await journal.arrived;
    // longer than the pointer has to rest on a link
    await new Promise((resolve) => setTimeout(resolve, 150));
    journal.release();
    await expect.poll(address).toBe('/blogs');
    expect(api.calls('listBlogs')).toHaveLength(callsBefore + 1);
  });
});

describe('a failed addition', () => {
  it('S8.2 S4.15 S8.15 tells the server’s message, or "Server error!", and the cart is kept', async () => {
    const { api } = await openPage('/products/mug-3?colour=blue&size=m', {
      cartId: uuid(5),
      api: rememberingCart(cartItem()).answers,
    });
    await cartHolds(1);
    api.once('addGuestCartItem', refuse('UNAVAILABLE', { description: 'We are repairing the shelves.' }));
    await add().click();
    await expectToast('We are repairing the shelves.');
    await expect.poll(() => localStorage.getItem('cartId')).toBe(uuid(5));
    api.once('addGuestCartItem', rawReply(500, 'broken'));
    await add().click();
    await expectToast('Server error!');
    await expect.poll(() => localStorage.getItem('cartId')).toBe(uuid(5));
    await cartHolds(1);
  });

  it('S4.15 S4.16 a cart that the server does not know any more is given up; the next addition makes another', async () => {
    const { api } = await openPage('/products/mug-3?colour=blue&size=m', {
      cartId: uuid(5),
      api: rememberingCart().answers,
    });
    api.once('addGuestCartItem', refuse('CART_NOT_FOUND'));
    await add().click();
    await expectToast('This cart no longer exists.');
    await expect.poll(() => localStorage.getItem('cartId')).toBeNull();
    await add().click();
    await expectToast('Added To Cart');
    expect(api.calls('addGuestCartItem').map(({ params }) => params.cartId)).toEqual([uuid(5), uuid(90)]);
    expect(localStorage.getItem('cartId')).toBe(uuid(90));
  });

  it('S1.2 S7.13 a double click adds once', async () => {
    const { api } = await openPage('/products/mug-3?colour=blue&size=m', { api: rememberingCart().answers });
    await add().dblClick();
    await cartHolds(1);
    expect(api.calls('addGuestCartItem')).toHaveLength(1);
  });
});

describe('what a browser keeps', () => {
  it('S3.19 D3.19 S4.16 the cart stays over a reload without a network; no password is ever written down', async () => {
    const password = 'correct horse battery';
    const { answers } = rememberingCart(cartItem({ quantity: 3 }));
    await openPage('/auth/login', { cartId: uuid(5), api: answers });
    await signIn(password);
    await expectToast('Welcome back!');
    await cartHolds(3);
    await endPage();

    const storageSnapshot = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(storageSnapshot).not.toContain(password);
    const saved = JSON.parse(localStorage.getItem('afterimage') ?? '') as { groups: object };
    const personal = 'address cart compare login profile register registerVerify resetPassword resetPasswordEmail';
    expect(Object.keys(saved.groups).toSorted()).toEqual([...personal.split(' '), 'wishlist']);

    const none = { getCart: noNetwork, getWishlist: noNetwork, getProfile: noNetwork } as const;
    await openPage('/help', { api: none });
    await cartHolds(3);
    await expectVisible(link('Account of Ada'));
  });

  it('S3.19 D3.19 a saved state that cannot be read breaks no page', async () => {
    localStorage.setItem('afterimage', '{"version":1,"groups":{"cart":');
    await openPage('/home');
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await cartHolds(0);
  });

  it('S4.18 a page that was left before the carts were joined joins them at the next start', async () => {
    const { api } = await openPage('/auth/login', {
      cartId: uuid(5),
      api: { ...rememberingCart(cartItem()).answers, joinGuestCart: noNetwork },
    });
    await signIn();
    await expect.poll(() => api.calls('joinGuestCart').length).toBeGreaterThan(0);
    await endPage();
    expect(localStorage.getItem('cartId')).toBe(uuid(5));
    await openPage('/home', { api: rememberingCart(cartItem()).answers });
    await cartHolds(1);
    await expect.poll(() => localStorage.getItem('cartId')).toBeNull();
  });

  it('S3.19 S6.2 a page that comes back from the browser’s cache learns what has happened since', async () => {
    await openPage('/home', { signedIn: true });
    await expectVisible(link('Account of Ada'));
    // In another tab somebody signs out and puts something into a cart; a cached page hears no storage events.
    localStorage.removeItem('token');
    const fresh = freshState();
    const other = { ...fresh, cart: { ...fresh.cart, cartSummary: cart(cartItem()).summary } };
    localStorage.setItem(stateKey, write(other));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expectVisible(banner.getByRole('link', { name: 'Sign in' }));
    await cartHolds(1);
  });
});

describe('the frame of the pages', () => {
  it('S2.4 S9.6 a page that is slow in coming shows a bar of 4 px in #004AAB at the top, and no spinner', async () => {
    const { api, address } = await openPage('/help');
    const list = api.hold('listProducts');
    await banner.getByRole('link', { name: 'All products' }).click();
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await expectVisible(bar);
    const { top, height } = bar.element().getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(bar.element().firstElementChild ?? bar.element());
    expect([top, Math.round(height), backgroundColor]).toEqual([0, 4, 'rgb(0, 74, 171)']);
    expect(document.querySelector('[class*=spinner]')).toBeNull();
    await expectVisible(title('Help and contact'));
    list.release();
    await expectVisible(title('All products'));
    await expect.poll(address).toBe('/products');
    await expectGone(bar);
  });

  it('S2.4 a page that comes at once shows no bar', async () => {
    await openPage('/help');
    const bars: Element[] = [];
    const watch = new MutationObserver(() => bars.push(...document.querySelectorAll('[role=progressbar]')));
    watch.observe(document.body, { childList: true, subtree: true });
    await banner.getByRole('link', { name: 'Sign in' }).click();
    await expectVisible(title('Sign in'));
    watch.disconnect();
    expect(bars).toEqual([]);
  });

  it('D2.12 a page that fails says why with header and footer in place, and can be asked for again', async () => {
    const { api, router } = await openPage('/help', { api: { getProduct: refuse('UNAVAILABLE') } });
    await router.navigate('/products/mug-3');
    await expectVisible(title('Something went wrong'));
    await expectVisible(main().getByText('The shop is not ready yet. Please try again in a moment.'));
    await expect.poll(() => document.title).toContain('Something went wrong');
    api.on('getProduct', productDetail(3));
    await main().getByRole('button', { name: 'Try again' }).click();
    await expectVisible(title('Mug 3'));
  });

  it('D2.12 an address that is no page leads on: search, categories, everything', async () => {
    await openPage('/nowhere');
    await expectVisible(title('Page not found'));
    await expectVisible(main().getByRole('searchbox', { name: 'Search the shop' }));
    for (const name of ['All products', 'Mugs', 'Bags']) await expectVisible(main().getByRole('link', { name }));
  });

  it('D2.12 S1.1 on a phone the categories lie in a menu, which closes with the choice', async () => {
    await page.viewport(390, 844);
    const { address } = await openPage('/help', { api: { listCategoryProducts: { productList: [], total: 0 } } });
    await button('Menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Mugs' }).click();
    await expect.poll(address).toBe('/products/categories/mugs');
    await expectGone(menu);
  });

  it('D2.12 S1.1 the menu of a phone leads to making one’s own and to the demo first, and has what is the visitor’s own', async () => {
    await page.viewport(390, 844);
    await openPage('/help');
    await button('Menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectVisible(menu.getByRole('link', { name: 'Make your own' }));
    const names = () => [...menu.element().querySelectorAll('nav[aria-label=Menu] a')].map((link) => link.textContent);
    expect(names().slice(0, 3)).toEqual(['Make your own', 'See it alive', 'All products']);
    expect(names().slice(-4)).toEqual(['Sign in', 'Find your order', 'Wishlist', 'Help']);
    await expectVisible(menu.getByRole('link', { name: 'Deutsch' }));
    await expectVisible(menu.getByRole('radio', { name: 'Darkroom' }));
  });

  it('D2.12 S7.24 on a phone the search is an icon, which opens the field with the focus in it and closes it again', async () => {
    await page.viewport(390, 844);
    await openPage('/help');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Search the shop' });
    // The other one is that of wide windows.
    const fields = () => document.querySelectorAll('header input[name=key]').length;
    expect(fields()).toBe(1);
    await opener.click();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('key');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await expect.poll(fields).toBe(1);
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('S6.2 the foot offers a guest the sign-in, and an account its own pages', async () => {
    await openPage('/help');
    const foot = page.getByRole('contentinfo');
    await expectVisible(foot.getByRole('link', { name: 'Register' }));
    await endPage();
    await openPage('/help', { signedIn: true });
    await expectVisible(foot.getByRole('link', { name: 'Orders' }));
    await expectGone(foot.getByRole('link', { name: 'Register' }));
  });

  it('S8.6 categories that do not come are told, and the page is there without them', async () => {
    const { api } = await openPage('/help', { api: { listCategories: refuse('INTERNAL') } });
    await expectVisible(title('Help and contact'));
    api.on('listCategories', { categoryList: [] });
    expect(notices().elements()).toEqual([]);
  });
});
