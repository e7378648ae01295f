import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { product } from '../../testing/test-data.ts';
import { findings } from '../../testing/test-findings.ts';
import { endPage, openPage } from '../../testing/test-page.tsx';
import { cardNames, frames, expectGone } from '../../testing/test-steps.ts';

const row = page.getByRole('region', { name: 'Recently viewed' });
const names = () => cardNames('[aria-labelledby=looked-at-before]');
const storedIds = () => localStorage.getItem('recentlyViewed');

describe('what was looked at before', () => {
  it('D2.12 stands under the next product and in an empty cart, newest first', async () => {
    await openPage('/products/mug-3');
    await expect.poll(storedIds).toContain('[3]');
    expect(names()).toEqual([]);
    await endPage();
    await openPage('/products/mug-5');
    await expect.poll(storedIds).toContain('[5,3]');
    page.getByRole('contentinfo').element().scrollIntoView();
    await expect.poll(names).toEqual(['Mug 3']);
    await endPage();
    const { api } = await openPage('/cart');
    await expect.poll(names).toEqual(['Mug 5', 'Mug 3']);
    expect(api.calls('listProducts').map(({ query }) => query.ids)).toEqual([[5, 3]]);
    expect(await findings()).toEqual([]);
  });

  it('D2.12 follows another tab, and can be cleared', async () => {
    localStorage.setItem('recentlyViewed', '{"version":1,"list":[3]}');
    await openPage('/cart');
    await expect.poll(names).toEqual(['Mug 3']);
    localStorage.setItem('recentlyViewed', '{"version":1,"list":[6,3]}');
    dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' }));
    await expect.poll(names).toEqual(['Mug 6', 'Mug 3']);
    await row.getByRole('button', { name: 'Clear the list' }).click();
    await expectGone(row);
    expect(storedIds()).toBeNull();
    await expect.element(page.getByText('Your list of recently viewed products is empty.')).toBeInTheDocument();
  });

  it('D2.12 nothing that lies there breaks it, and what the shop has no more is left out', async () => {
    localStorage.setItem('recentlyViewed', '{"version":1,"list":[99999,"x",4]}');
    await openPage('/cart', { api: { listProducts: { productList: [product(4)], total: 1 } } });
    await expect.poll(names).toEqual(['Mug 4']);
  });

  it('D2.12 its products are not asked for before it comes near', async () => {
    localStorage.setItem('recentlyViewed', '{"version":1,"list":[4]}');
    await page.viewport(390, 400);
    const { api } = await openPage('/products/mug-5');
    await expect.poll(storedIds).toContain('[5,4]');
    await frames();
    expect(api.calls('listProducts')).toEqual([]);
    page.getByRole('contentinfo').element().scrollIntoView();
    await expect.poll(names).toEqual(['Mug 4']);
  });
});
