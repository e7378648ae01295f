import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, show } from '../../testing/test-page.tsx';
import { button, link, expectVisible, title } from '../../testing/test-steps.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const at = new Date(2026, 4, 4, 12, 34).getTime();
const cachedPage = { address: '/home', at };

describe('the banner of the network', () => {
  it.each([
    ['/products', null, 'You are offline. What you see may have changed since.'],
    ['/products', cachedPage, 'You are offline. This is how it was at 12:34.'],
    ['/cart', null, 'You are offline. Your cart is shown as it was when you were last online.'],
    ['/checkout', null, 'You are offline. Paying needs a connection: prices and stock must be right.'],
  ])('D2.12 says without a network at %s what that means there', async (path, page_, words) => {
    show(<OfflineBanner connection={{ online: false, wasOffline: true, cachedPage: page_ }} path={path} />);
    await expect.element(page.getByRole('status')).toMatchTextContent(words);
    expect(button('Reload').elements()).toEqual([]);
  });

  it('D2.12 a page that came late can be loaded anew', async () => {
    const { leftPaths: left } = show(
      <OfflineBanner connection={{ online: true, wasOffline: true, cachedPage }} path="/home" />,
    );
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('You are back online. This is how it was at 12:34.');
    await button('Reload').click();
    expect(left).toHaveLength(1);
  });

  it('D2.12 in German, on a slow connection', async () => {
    show(<OfflineBanner connection={{ online: true, wasOffline: false, cachedPage }} path="/home" />, { locale: 'de' });
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('Die Verbindung ist langsam. So sah es um 12:34 aus.');
  });
});

describe('the page that stands where another cannot be had', () => {
  it('D2.12 leads back to the wanted page, and never out of the shop', async () => {
    const { leftPaths: left } = await openPage('/offline?for=%2Fproducts%2Fmug-3');
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await button('Try again').click();
    expect(left).toEqual(['/products/mug-3']);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'D2.12 %s is no page of the shop: its start is instead',
    async (address) => {
      const { leftPaths: left } = await openPage(`/offline?for=${encodeURIComponent(address)}`);
      await button('Try again').click();
      expect(left).toEqual(['/']);
    },
  );

  it('D2.12 says at the checkout that paying needs a connection, and leads to the cart', async () => {
    await openPage('/offline?for=%2Fde%2Fcheckout%3Forder%3D1');
    await expectVisible(page.getByText(/^Paying/));
    await expect.element(link('Your cart').or(link('Go to cart')).first()).toHaveAttribute('href', '/cart');
    await expectVisible(title(/connection|network|offline/i));
  });
});
