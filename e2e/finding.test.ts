import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsOn } from './inspect.ts';
import { pageReady } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { heading, main, searchField as field } from './story-steps.ts';

const testShop = useTestShop();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const options = (page: Page) => page.getByRole('option');
const settled = (page: Page) => pageReady(page);

describe('suggestions while a search is typed', () => {
  it('S7.24 stand under the field on a phone, as wide as it, and are chosen by a finger', async () => {
    const page = await testShop.visit(phone);
    await page.goto('/products');
    await settled(page);
    const opener = page.locator('header').getByRole('link', { name: 'Search the shop' });
    await opener.tap();
    await expect.poll(() => field(page).evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.type('pend');
    const option = options(page)
      .filter({ hasText: /Pendant/ })
      .first();
    await option.waitFor();
    const [list, box] = [await page.getByRole('listbox').boundingBox(), await field(page).boundingBox()];
    expect(list?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(Math.abs((list?.width ?? 0) - (box?.width ?? 0))).toBeLessThanOrEqual(4);
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findingsOn(page, [390])).toEqual([]);
    await option.tap();
    await heading(page, /Pendant/).waitFor();
  });
});

describe('filters', () => {
  it('S2.3 S1.1 D2.12 a list that was filtered and has grown is there again on going back, where one was', async () => {
    const page = await testShop.visit(phone);
    await page.goto('/products');
    await settled(page);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet
      .getByRole('checkbox', { name: /^In stock, \d+ products$/ })
      .locator('xpath=ancestor::label')
      .tap();
    await page.waitForURL('**/products?stock=1');
    await sheet.getByRole('button', { name: /^Show \d+ products$/ }).tap();
    await page.getByRole('link', { name: 'Load more' }).tap();
    await page.waitForURL('**/products?stock=1&page=2');
    await expect.poll(() => main(page).getByRole('article').count()).toBe(48);
    const card = main(page).getByRole('article').nth(40);
    await card.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await page.evaluate(() => scrollY);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').first().tap();
    await heading(page, name).waitFor();
    await page.goBack();
    await page.waitForURL('**/products?stock=1&page=2');
    await expect.poll(() => main(page).getByRole('article').count()).toBe(48);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
  });
});
