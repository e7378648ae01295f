import { mkdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withPages } from '../server/src/print/pdf-pages.ts';
import { findingsOn } from './inspect.ts';
import { openPage } from './page-ready.ts';
import { orderProject, projectNow } from './project-steps.ts';
import { useTestShop } from './test-shop.ts';
import { printFile } from './viewer-film.ts';

const testShop = useTestShop();
const pictures = process.env['SCREENSHOTS'];

it('S7.33 a dark shirt: the desk names all that was chosen, its print file has white ink and a production sheet', async () => {
  const shirt = await orderProject(
    testShop.address,
    { email: 'press@example.com' },
    { slug: 'studio-photo-t-shirt', medium: { file: { name: 'film.mp4', type: 'video/mp4' }, type: 'VIDEO' } },
  );
  const pdf = await printFile(testShop.address, await projectNow(testShop.address, shirt.path));
  expect(pdf.toString('latin1')).toContain('[/Separation /White /DeviceRGB');
  const texts = await withPages(pdf, async (pages) => pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')));
  expect(texts[0]).toContain('For Adn');
  const sheet = texts.at(-1) ?? '';
  for (const words of [
    'Do not print this page',
    shirt.name,
    'Color Black',
    'Size x',
    shirt.photo,
    `${shirt.text} For Adn`,
  ])
    expect(sheet.toLowerCase()).toContain(words.toLowerCase());

  const page = await testShop.visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, '/dev/orders');
  const line = page.locator('.lines > li').filter({ hasText: shirt.name }).first();
  expect(await line.textContent()).toMatch(/Color black, size x/i);
  expect(await line.locator('dt').allTextContents()).toEqual(expect.arrayContaining([shirt.photo, shirt.text]));
  expect(await line.locator('bdi').allTextContents()).toEqual(['For Adn']);
  await line.getByRole('link', { name: 'Print file' }).waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (!pictures) continue;
    await mkdir(pictures, { recursive: true });
    await page.screenshot({ path: `${pictures}/desk-${width}.png`, fullPage: true });
  }
  expect(await findingsOn(page), 'the desk').toEqual([]);
});
