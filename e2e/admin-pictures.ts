import type { Page } from 'playwright-core';
import { openPage } from './page-ready.ts';

/** Keeps pictures of a screen where SCREENSHOTS names a folder: on a desk and on a phone, in the light, the dark and in German. */
export async function savePictures(page: Page, path: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  const name = path
    .replace(/[\da-f]{8}-[\da-f-]{27}/, 'one')
    .replaceAll(/\W+/g, '-')
    .slice(1);
  const looks = [
    { language: 'en', width: 1440, colorScheme: 'light' },
    { language: 'en', width: 1440, colorScheme: 'dark' },
    { language: 'en', width: 390, colorScheme: 'dark' },
    { language: 'de', width: 390, colorScheme: 'light' },
  ] as const;
  for (const { language, width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.emulateMedia({ colorScheme });
    await openPage(page, language === 'de' ? `/de${path}` : path);
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}-${language}.png`, fullPage: true });
  }
}
