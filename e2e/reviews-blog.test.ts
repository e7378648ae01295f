import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { german } from '@afterimage/sample/translations/de/de.ts';
import { makeAccount, password, callShop, submitSignIn } from './account-steps.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { plainProduct } from './stock.ts';
import { heading, main, path, expectToast } from './story-steps.ts';

const testShop = useTestShop();
const photo = fileURLToPath(new URL('fixtures/coffee.jpg', import.meta.url));
const buyer = 'buyer@example.com';
const reader = 'reader@example.com';
let product: Product;
let page: string;

async function tokenOf(email: string): Promise<string> {
  const { accessToken } = await callShop<{ accessToken: string }>(testShop.address, '/auth/login', { email, password });
  return accessToken;
}

/** A paid order of the product, made over the wire: how buying looks is told by the main story. */
async function buy(email: string, productId: number, variantId: number): Promise<void> {
  const token = await tokenOf(email);
  const address = { firstName: 'Grace', lastName: 'Hopper', line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119' };
  const { url } = await callShop<{ url: string }>(
    testShop.address,
    '/checkout',
    {
      items: [{ productId, variantId, quantity: 1 }],
      address: { ...address, countryCode: 'DE' },
      deliveryMethod: 'standard',
    },
    token,
  );
  const form = new URLSearchParams({ outcome: 'paid' });
  await fetch(new URL(url, testShop.address), { method: 'POST', body: form, redirect: 'manual' });
}

beforeAll(async () => {
  const choice = await plainProduct(testShop.address, async ({ id }) => {
    const { total } = await callShop<{ total: number }>(testShop.address, `/products/${id}/reviews`);
    return total === 0;
  });
  product = choice.product;
  page = `/products/${product.slug}`;
  const variantId = product.variation
    .find(({ color }) => color === choice.colour)
    ?.size.find(({ name }) => name === choice.size)?.variantId;
  if (!variantId) throw new Error('the product has no such variant');
  for (const email of [buyer, reader]) await makeAccount(testShop.address, email);
  await buy(buyer, product.id, variantId);
});

const reviews = (of: Page) => of.getByRole('region', { name: 'Reviews' });
const item = (of: Page, title: string): Locator => reviews(of).getByRole('article', { name: title });

async function toReviews(of: Page): Promise<void> {
  await openPage(of, page);
  await reviews(of).scrollIntoViewIfNeeded();
}

describe('reviews', () => {
  it('S1.5 S7.27 S8.18 D3.10 a guest begins a review by keyboard, signs in, and publishes it as a buyer', async () => {
    const mine = await testShop.visit();
    await toReviews(mine);
    await reviews(mine).getByText('Be the first to review it').waitFor();
    await reviews(mine).getByRole('button', { name: 'Write a review' }).focus();
    await mine.keyboard.press('Enter');
    await expect.poll(() => mine.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    await mine.keyboard.press('Tab');
    // The stars are one stop of the keyboard, and arrows choose among them.
    await mine.keyboard.press('Space');
    for (let step = 1; step < 4; step += 1) await mine.keyboard.press('ArrowRight');
    expect(await mine.getByRole('radio', { name: '4 stars, Very good' }).isChecked()).toBe(true);
    await mine.keyboard.press('Tab');
    await mine.keyboard.type('It keeps its promise');
    await reviews(mine).getByRole('button', { name: 'Publish review' }).press('Enter');
    const mistakes = reviews(mine).getByRole('alert');
    await mistakes.getByRole('link', { name: 'Please enter text' }).press('Enter');
    await mine.keyboard.type('Worn for a week, washed twice.');
    await mine.getByLabel('Add a photo').setInputFiles(photo);
    await reviews(mine).getByRole('button', { name: 'Remove photo 1' }).waitFor();
    expect(await findingsOn(mine)).toEqual([]);

    await reloadPage(mine);
    await reviews(mine).scrollIntoViewIfNeeded();
    const publish = reviews(mine).getByRole('button', { name: 'Publish review' });
    await publish.press('Enter');
    await mine.waitForURL('**/auth/login');
    await submitSignIn(mine, buyer);
    await mine.waitForURL(`**${page}#reviews`);
    expect(await mine.getByLabel('Title').inputValue()).toBe('It keeps its promise');
    await publish.click();
    await expectToast(mine, 'Review Submitted', 'Your review has been successfully submitted.');

    await item(mine, 'It keeps its promise').getByText('Verified purchase').waitFor();
    await item(mine, 'It keeps its promise').getByText('you cannot vote for it').waitFor();
    await reviews(mine).getByRole('button', { name: 'Edit your review' }).waitFor();
    await item(mine, 'It keeps its promise').getByRole('button', { name: 'Open photo 1 of 1' }).click();
    await mine
      .getByRole('dialog')
      .getByRole('img', { name: /^Photo 1 of 1/ })
      .waitFor();
    await mine.keyboard.press('Escape');
    expect(await findingsOn(mine)).toEqual([]);
  });

  it('S7.26 D3.9 reviews of the sample come also to who leaps past them to the foot of the page, in German too', async () => {
    const guest = await testShop.visit();
    await openPage(guest, '/de/products/hearth-photo-mug');
    expect(await main(guest).getByRole('article', { name: 'Papa hat deswegen angerufen' }).count()).toBe(0);
    await guest.keyboard.press('End');
    const region = guest.getByRole('region', { name: 'Bewertungen' });
    await region.getByRole('article', { name: 'Papa hat deswegen angerufen' }).waitFor();
    await region.getByText('402 Wertungen · 14 Bewertungen').waitFor();
    await heading(guest, german.products['hearth-photo-mug']?.name ?? '').waitFor();
    await main(guest).getByRole('term').filter({ hasText: 'Pflege' }).waitFor();
    expect(await findingsOn(guest)).toEqual([]);
  });
});

describe('the journal', () => {
  it('S1.10 S7.10 S7.11 from the foot of the shop to an article and back to where one was', async () => {
    const guest = await testShop.visit();
    await openPage(guest, '/home');
    await guest.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
    await heading(guest, 'Journal').waitFor();
    const titles = main(guest).getByRole('article').getByRole('heading');
    const first = await titles.count();
    await main(guest).getByRole('link', { name: 'Load more' }).click();
    await guest.waitForURL('**/blogs?page=2');
    await expect.poll(() => titles.count()).toBeGreaterThan(first);
    const last = titles.last();
    const title = (await last.textContent()) ?? '';
    expect(await findingsOn(guest)).toEqual([]);

    await last.scrollIntoViewIfNeeded();
    const scrolled = await guest.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await last.getByRole('link').click();
    await heading(guest, title).waitFor();
    expect(await guest.title()).toBe(`${title} – Afterimage`);
    // Who shares the address is not here: machines read the document itself.
    const markup = await (await guest.request.get(guest.url())).text();
    expect(markup).toContain('<meta property="og:type" content="article">');
    expect(await findingsOn(guest)).toEqual([]);
    await guest.getByRole('navigation', { name: 'In this article' }).getByRole('link').last().click();
    await expect.poll(() => guest.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await guest.goBack();
    await guest.goBack();
    await heading(guest, 'Journal').waitFor();
    await expect.poll(() => guest.evaluate(() => scrollY)).toBe(scrolled);
    expect(await path(guest)).toBe('/blogs?page=2');

    await main(guest).getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Printing' }).click();
    await heading(guest, 'Printing').waitFor();
    expect(await path(guest)).toBe('/blogs/categories/printing');
    expect(await guest.locator('meta[property^="article:"]').count()).toBe(0);
  });

  it('S7.10 D2.12 is read without JavaScript too, in German as well, and says when there is nothing', async () => {
    const guest = await testShop.visit({ javaScriptEnabled: false });
    await guest.goto('/de/blogs');
    await main(guest).getByRole('article').first().getByRole('link').first().click();
    await main(guest).getByText('Min. Lesezeit').first().waitFor();
    for (const wrong of [
      '/blogs?page=9',
      '/blogs?page=x',
      '/blogs/categories/nothing',
      '/blogs/nothing',
      '/de/blogs/nothing',
    ])
      expect([wrong, (await guest.goto(wrong))?.status()]).toEqual([wrong, 404]);
  });
});
