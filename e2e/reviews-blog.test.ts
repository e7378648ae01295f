import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import type { Review } from '@afterimage/contract/reviews.ts';
import { endSession, makeAccount, password, say, sendSignIn, signInAt } from './account-steps.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useStage } from './stage.ts';
import { plainGoods } from './stock.ts';
import { heading, main, path, told } from './story-steps.ts';

const stage = useStage();
const photo = fileURLToPath(new URL('fixtures/coffee.jpg', import.meta.url));
const buyer = 'buyer@example.com';
const reader = 'reader@example.com';
let product: Product;
let page: string;

async function tokenOf(email: string): Promise<string> {
  const { accessToken } = await say<{ accessToken: string }>(stage.address, '/auth/login', { email, password });
  return accessToken;
}

/** A paid order of the product, made over the wire: how buying looks is told by the main story. */
async function buy(email: string, productId: number, variantId: number): Promise<void> {
  const token = await tokenOf(email);
  const address = { firstName: 'Grace', lastName: 'Hopper', line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119' };
  const { url } = await say<{ url: string }>(
    stage.address,
    '/checkout',
    {
      items: [{ productId, variantId, quantity: 1 }],
      address: { ...address, countryCode: 'DE' },
      deliveryMethod: 'standard',
    },
    token,
  );
  const form = new URLSearchParams({ outcome: 'paid' });
  await fetch(new URL(url, stage.address), { method: 'POST', body: form, redirect: 'manual' });
}

const review = (email: string, rating: number, title: string) =>
  tokenOf(email).then((token) =>
    say<Review>(stage.address, `/reviews/product-id/${product.id}`, { rating, title, text: 'In words.' }, token),
  );

beforeAll(async () => {
  const goods = await plainGoods(stage.address, async ({ id }) => {
    const { total } = await say<{ total: number }>(stage.address, `/products/${id}/reviews`);
    return total === 0;
  });
  product = goods.product;
  page = `/products/${product.slug}`;
  const variantId = product.variation
    .find(({ color }) => color === goods.colour)
    ?.size.find(({ name }) => name === goods.size)?.variantId;
  if (!variantId) throw new Error('the product has no such variant');
  for (const email of [buyer, reader]) await makeAccount(stage.address, email);
  await buy(buyer, product.id, variantId);
});

const reviews = (of: Page) => of.getByRole('region', { name: 'Reviews' });
const item = (of: Page, title: string): Locator => reviews(of).getByRole('article', { name: title });
const vote = (of: Page, title: string) => item(of, title).getByRole('button', { name: /^Helpful/ });

async function toReviews(of: Page): Promise<void> {
  await openPage(of, page);
  await reviews(of).scrollIntoViewIfNeeded();
}

describe('reviews', () => {
  it('S1.5 S7.27 S8.18 D3.10 a guest begins a review by keyboard, signs in, and publishes it as a buyer', async () => {
    const mine = await stage.visit();
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
    await sendSignIn(mine, buyer);
    await mine.waitForURL(`**${page}#reviews`);
    expect(await mine.getByLabel('Title').inputValue()).toBe('It keeps its promise');
    await publish.click();
    await told(mine, 'Review Submitted', 'Your review has been successfully submitted.');

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

  it('S7.28 S4.20 D4.20 a vote shows at once, stays, and is put right when the server refuses it', async () => {
    await review(buyer, 4, 'It keeps its promise');
    const theirs = await stage.visit();
    await toReviews(theirs);
    const button = vote(theirs, 'It keeps its promise');
    await button.click();
    await theirs.waitForURL('**/auth/login');
    await sendSignIn(theirs, reader);
    await theirs.waitForURL(`**${page}#reviews`);
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await button.getByText('1', { exact: true }).waitFor();
    await reloadPage(theirs);
    await reviews(theirs).scrollIntoViewIfNeeded();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');

    let refuse = () => undefined as void;
    const asked = new Promise<void>((resolve) => (refuse = resolve));
    await theirs.route('**/upvote', async (route) => {
      await asked;
      const status = { code: 'TOO_MANY_REQUESTS', description: 'One vote at a time, please.' };
      await route.fulfill({ status: 429, json: { status, message: status.description } });
    });
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    refuse();
    await told(theirs, 'One vote at a time, please.');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  });

  it('S8.1 D3.10 a session that has run out costs nothing of what was written, and the way leads back to it', async () => {
    const mine = await stage.visit();
    await signInAt(mine, reader);
    await toReviews(mine);
    await reviews(mine)
      .getByRole('button', { name: /^(Write a|Edit your) review$/ })
      .click();
    await mine.getByRole('radio', { name: '2 stars, Fair' }).check();
    await mine.getByLabel('Title').fill('Not for me');
    await mine.getByRole('textbox', { name: 'Review' }).fill('But well made.');
    await endSession(stage.address, mine);
    await reviews(mine)
      .getByRole('button', { name: /^(Publish review|Save changes)$/ })
      .click();
    await mine.waitForURL('**/auth/login');
    await sendSignIn(mine, reader);
    await mine.waitForURL(`**${page}#reviews`);
    expect(await mine.getByRole('textbox', { name: 'Review' }).inputValue()).toBe('But well made.');
  });

  it('S7.26 S9.1 bars filter, the order changes, and more comes 8 at a time', async () => {
    await review(buyer, 4, 'It keeps its promise');
    await review(reader, 2, 'Not for me');
    for (let nth = 0; nth < 8; nth += 1) {
      const email = `nth${nth}@example.com`;
      await makeAccount(stage.address, email);
      await review(email, 5, `Number ${nth}`);
    }
    const guest = await stage.visit();
    await openPage(guest, page);
    await guest.getByRole('link', { name: /of 5/ }).first().click();
    const bar = (stars: string) => reviews(guest).getByRole('button', { name: stars });
    const titles = () => reviews(guest).getByRole('article').getByRole('heading').allTextContents();
    await bar('2 stars: 1 review').click();
    await reviews(guest).getByText('1 review with 2 stars').waitFor();
    expect([await bar('2 stars: 1 review').getAttribute('aria-pressed'), await titles()]).toEqual([
      'true',
      ['Not for me'],
    ]);
    expect(await bar('3 stars: 0 reviews').isDisabled()).toBe(true);
    await reviews(guest).getByRole('button', { name: 'Show all' }).click();
    await reviews(guest).getByText('10 reviews', { exact: true }).waitFor();

    await reviews(guest).getByRole('button', { name: 'Newest' }).click();
    await expect.poll(async () => (await titles())[0]).toBe('Number 7');
    expect(await titles()).toHaveLength(8);
    await reviews(guest).getByRole('button', { name: 'Load more' }).press('Enter');
    await expect.poll(async () => (await titles()).length).toBe(10);
    const focused = await guest.evaluate(() => document.activeElement?.textContent ?? '');
    expect([focused.includes((await titles())[8] ?? '?'), await reviews(guest).getByText('Load more').count()]).toEqual(
      [true, 0],
    );
    await reviews(guest).getByRole('button', { name: 'Best rated' }).click();
    await expect.poll(async () => (await titles()).includes('Not for me')).toBe(false);
    expect(await findingsOn(guest)).toEqual([]);
  });

  it('S8.2 S7.26 reviews that do not come leave the rest of the page alive, and can be asked for again', async () => {
    stage.forgive();
    const guest = await stage.visit();
    await guest.route('**/reviews?*', (route) => route.abort());
    await toReviews(guest);
    await reviews(guest).getByText('The reviews could not be loaded').waitFor();
    await main(guest).getByRole('button', { name: 'Add to cart' }).first().waitFor();
    await guest.unroute('**/reviews?*');
    await reviews(guest).getByRole('button', { name: 'Try again' }).click();
    await reviews(guest).getByRole('article').first().waitFor();
  });

  it('S7.26 D3.9 reviews of the sample come also to who leaps past them to the foot of the page, in German too', async () => {
    const guest = await stage.visit();
    await openPage(guest, '/de/products/hearth-photo-mug');
    expect(await main(guest).getByRole('article', { name: 'Dad rang me about it' }).count()).toBe(0);
    await guest.keyboard.press('End');
    const region = guest.getByRole('region', { name: 'Bewertungen' });
    await region.getByRole('article', { name: 'Dad rang me about it' }).waitFor();
    await region.getByText('402 Wertungen, 14 davon in Worten').waitFor();
    expect(await main(guest).locator('h1').getAttribute('lang')).toBe('en');
    await main(guest).getByRole('term').filter({ hasText: 'Pflege' }).waitFor();
    expect(await findingsOn(guest)).toEqual([]);
  });
});

describe('the journal', () => {
  it('S1.10 S7.10 S7.11 from the foot of the shop to an article and back to where one was', async () => {
    const guest = await stage.visit();
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
    const guest = await stage.visit({ javaScriptEnabled: false });
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

  it('S1.10 the home page shows the youngest articles', async () => {
    const guest = await stage.visit();
    await openPage(guest, '/home');
    const row = guest.getByRole('region', { name: 'From the journal' });
    expect(await row.getByRole('article').count()).toBe(5);
    await row.getByRole('link', { name: 'All articles' }).click();
    await heading(guest, 'Journal').waitFor();
  });

  it('S7.26 the signed-in reader finds the own review above the others', async () => {
    await review(reader, 2, 'Not for me');
    const theirs = await stage.visit();
    await signInAt(theirs, reader);
    await toReviews(theirs);
    await reviews(theirs)
      .getByRole('region', { name: 'Your review' })
      .getByRole('article', { name: 'Not for me' })
      .waitFor();
    expect(await item(theirs, 'Not for me').count()).toBe(1);
  });
});
