import { fileURLToPath } from 'node:url';
import {
  addMonths,
  localDateOf,
  monthOf,
  monthText,
  monthTitle,
  startMonth,
} from '@afterimage/scene/calendar/months.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './page-ready.ts';
import { choice } from './photo-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const path = '/customize/almanac-photo-wall-calendar';
const fixtures = ['photo.jpg', 'coffee.jpg', 'cat.jpg'].map((name) =>
  fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)),
);
const today = localDateOf(new Date());
const january = startMonth(1, today);
const later = (months: number) => monthText(addMonths(monthOf(january), months));

const pager = (page: Page, name = 'View') => page.getByRole('toolbar', { name });
const selectedPage = (page: Page) => pager(page).getByRole('combobox').locator('option:checked').textContent();

describe('a calendar in the studio', () => {
  it('S2.9 three photos fill twelve months, and its pages are turned by buttons, keys and a list', async () => {
    const page = await testShop.visit({ viewport: { width: 1440, height: 900 } });
    await openPage(page, path);
    await choice(page).first().setInputFiles(fixtures);
    await expect.poll(() => page.getByRole('button', { name: /: has a photo$/ }).count()).toBe(3);
    const list = pager(page).getByRole('combobox');
    await list.selectOption({ label: 'Cover' });
    await pager(page).getByText('Page 1 of 13').waitFor();
    await pager(page).getByRole('button', { name: 'Next page' }).click();
    await pager(page).getByText('Page 2 of 13').waitFor();
    expect(await selectedPage(page)).toBe(monthTitle(january, 'en'));
    await page.keyboard.press('End');
    await pager(page).getByText('Page 13 of 13').waitFor();
    expect(await selectedPage(page)).toBe(monthTitle(later(11), 'en'));
    expect(await pager(page).getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await pager(page).getByText('Page 12 of 13').waitFor();
    await list.focus();
    await page.keyboard.press('PageUp');
    await pager(page).getByText('Page 11 of 13').waitFor();
    await page.getByRole('button', { name: /Photo for month 5/ }).click();
    await pager(page).getByText('Page 6 of 13').waitFor();
    await page.getByText('your other photos take turns on it').waitFor();
  });

  it('S3.15 its first month is chosen from today on, and dates of the customer are read line by line', async () => {
    const page = await testShop.visit({ viewport: { width: 1440, height: 900 } });
    await openPage(page, path);
    await page
      .getByRole('button', { name: /Specification/ })
      .first()
      .click();
    await page.getByText(`Begins in ${monthTitle(january, 'en')}.`).waitFor();
    await page.getByRole('radio', { name: 'September' }).check();
    await page.getByText(`Begins in ${monthTitle(startMonth(9, today), 'en')}.`).waitFor();
    await expect.poll(() => selectedPage(page)).toBe(monthTitle(startMonth(9, today), 'en'));
    await page.getByRole('radio', { name: 'Another month' }).check();
    await page.getByLabel('Month and year').selectOption(later(1));
    await expect.poll(() => selectedPage(page)).toBe(monthTitle(later(1), 'en'));
    await page.getByRole('radio', { name: 'Germany' }).check();
    await page
      .getByRole('button', { name: /Extras/ })
      .first()
      .click();
    await page.getByRole('checkbox', { name: /Names and birthdays filled in/ }).check();
    const dates = page.getByRole('textbox', { name: 'Names and birthdays' });
    await dates.fill('12 March Anna\nBen');
    await dates.blur();
    await page.getByText('Line 2, “Ben”: please begin with a date').first().waitFor();
    await dates.fill('12 March Anna\n4/24 Ben');
    await page.getByText('2 dates: 12 March Anna, 24 April Ben').waitFor();
    // The preview shows the month of the last date.
    await expect.poll(() => selectedPage(page)).toMatch(/^April /);
  });

  it('S2.9 the pages are turned on a phone too, and are called in German', async () => {
    const page = await testShop.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await openPage(page, `/de${path}`);
    await choice(page)
      .or(page.getByLabel(/^Foto wählen: /))
      .first()
      .setInputFiles(fixtures);
    await expect.poll(() => page.getByRole('button', { name: /: hat ein Foto$/ }).count()).toBe(3);
    const german = pager(page, 'Ansicht');
    await german.getByRole('combobox').selectOption({ label: monthTitle(later(4), 'de') });
    await german.getByText('Seite 6 von 13').waitFor();
    await german.getByRole('button', { name: 'Nächste Seite' }).tap();
    await german.getByText('Seite 7 von 13').waitFor();
    const box = await german.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
