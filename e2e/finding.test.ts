import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsOn } from './inspect.ts';
import { pageReady } from './page-ready.ts';
import { useStage } from './stage.ts';
import { heading, main, path } from './story-steps.ts';

const stage = useStage();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const field = (page: Page) => page.locator('header input[name=key]').locator('visible=true');
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) =>
  field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? null);
  });
const settled = (page: Page) => pageReady(page);

describe('suggestions while a search is typed', () => {
  it('S7.24 D5.1 are walked through by keys: chosen by Enter, left by Escape, announced', async () => {
    const page = await stage.visit();
    await page.goto('/home');
    await settled(page);
    expect(await field(page).getAttribute('role')).toBeNull();
    await field(page).focus();
    await page.keyboard.type('cush', { delay: 30 });
    await options(page).first().waitFor();
    expect(await field(page).getAttribute('role')).toBe('combobox');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    await page.getByText(/^\d+ suggestions?, arrow keys/).waitFor({ state: 'attached' });
    expect(await active(page)).toBeNull();

    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe('cushion');
    expect(await findingsOn(page, [1440])).toEqual([]);
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBeNull();
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe('All results for “cush”');

    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).count()).toBe(0);
    expect([await field(page).inputValue(), await field(page).getAttribute('aria-expanded')]).toEqual([
      'cush',
      'false',
    ]);

    // The product is the second: the word it begins with comes first.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toMatch(/Cushion/);
    await page.keyboard.press('Enter');
    await heading(page, /Cushion/).waitFor();
    expect([await path(page), await field(page).inputValue()]).toEqual(['/products/window-seat-photo-cushion', '']);
  });

  it('S7.24 Enter without a choice searches for what was typed, which is offered again and can be cleared', async () => {
    const page = await stage.visit();
    await page.goto('/home');
    await settled(page);
    await field(page).focus();
    await page.keyboard.type('linen');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?key=linen');
    await heading(page, /linen/).waitFor();

    await page.goto('/home');
    await settled(page);
    await field(page).focus();
    await expect.poll(() => options(page).allTextContents()).toEqual(['linen']);
    await page.getByRole('button', { name: 'Clear what was searched before' }).click();
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
  });

  it('S7.24 forgive slips, give up the older question, and keep the older answer until the newer one is there', async () => {
    const page = await stage.visit();
    await page.goto('/home');
    await settled(page);
    const asked: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/products/suggestions**', async (route) => {
      const key = new URL(route.request().url()).searchParams.get('key') ?? '';
      asked.push(key);
      if (key === 'cushx') await held;
      await route.continue().catch(() => undefined);
    });
    await field(page).focus();
    // at once: between letters typed slowly it would be asked as well
    await field(page).fill('cush');
    await options(page).first().waitFor();
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('key=cushx'));
    await field(page).fill('cushx');
    await expect.poll(() => asked).toEqual(['cush', 'cushx']);
    expect(await options(page).first().textContent()).toBe('cushion');
    await field(page).fill('cuhsion');
    expect((await given).failure()?.errorText).toContain('ABORTED');
    release();
    await page.locator('[role=listbox]:not([aria-busy])').waitFor();
    await expect
      .poll(() =>
        options(page)
          .getByText(/cuhsion/)
          .count(),
      )
      .toBe(1);
    expect(await options(page).allTextContents()).toContainEqual(expect.stringMatching(/Window Seat Photo Cushion/));
  });

  it('S7.24 stand under the field on a phone, as wide as it, and are chosen by a finger', async () => {
    const page = await stage.visit(phone);
    await page.goto('/products');
    await settled(page);
    await field(page).tap();
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
  it('S7.24 say how many products each value leads to, and what leads to none cannot be chosen', async () => {
    const page = await stage.visit();
    await page.goto('/products/categories/jewelry?size=m');
    await settled(page);
    await page.locator('summary', { hasText: 'Colour' }).click();
    const counted = page.getByRole('checkbox', { name: /, \d+ products?$/ });
    await counted.first().waitFor();
    expect(await findingsOn(page, [1440])).toEqual([]);
    const names = await page
      .locator('input[name=colour]')
      .evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''));
    for (const name of names) {
      const [, colour = '', count = ''] = /^(\w+), (\d+) products?/.exec(name) ?? [];
      const box = page.getByRole('checkbox', { name: new RegExp(`^${colour}, `) });
      if (count === '0') {
        expect(await box.getAttribute('aria-disabled')).toBe('true');
        continue;
      }
      await box.locator('xpath=ancestor::label').click();
      await page.waitForURL(new RegExp(`colour=${colour.toLowerCase()}`));
      await expect
        .poll(() =>
          main(page)
            .getByText(/^\d+ products?$/)
            .first()
            .textContent(),
        )
        .toMatch(`${count} product`);
      // Its own count stays: a filter's values are counted without it.
      expect(await box.getAttribute('aria-disabled')).toBeNull();
      await box.locator('xpath=ancestor::label').click();
      await page.waitForURL((url) => !url.search.includes('colour='));
    }
  });

  it('D2.12 a list that was filtered and has grown is there again on going back, where one was', async () => {
    const page = await stage.visit(phone);
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

describe('what was looked at before', () => {
  it('D2.12 stands under the next product and in an empty cart, follows other tabs, and can be cleared', async () => {
    const page = await stage.visit();
    const row = page.getByRole('region', { name: 'Looked at before' });
    const names = () => row.getByRole('article').getByRole('heading').allTextContents();
    const seen = () => page.evaluate(() => localStorage.getItem('recentlyViewed'));
    await page.goto('/products/hearth-photo-mug');
    await expect.poll(seen).toContain('[3]');
    await page.goto('/products/harbour-leather-shopper');
    await expect.poll(seen).toContain(',3]');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(names).toEqual(['Hearth Photo Mug']);

    await page.goto('/cart');
    await expect.poll(names).toEqual(['Harbour Leather Shopper', 'Hearth Photo Mug']);
    const other = await page.context().newPage();
    await other.goto(`${stage.address}/products/brim-felt-hat`);
    await expect.poll(names).toEqual(['Brim Felt Hat', 'Harbour Leather Shopper', 'Hearth Photo Mug']);

    // What is behind another tab does not change its colours with the theme.
    await other.close();
    await page.bringToFront();
    expect(await findingsOn(page)).toEqual([]);
    await row.getByRole('button', { name: 'Clear the list' }).click();
    await expect.poll(() => row.count()).toBe(0);
    expect(await seen()).toBeNull();
    await page.evaluate(() => localStorage.setItem('recentlyViewed', '{"version":1,"list":[99999,"x",17]}'));
    await page.reload();
    await expect.poll(names).toEqual(['Brim Felt Hat']);
  });
});
