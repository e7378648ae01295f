import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
/** The first drawing waits for a face and for the code that reads it. */
const [belt, cards] = ['field-leather-belt', 'long-letter-photo-cards'];

/** The studio of a product, where its texts are written. */
async function texts(slug: string, options: Parameters<typeof testShop.visit>[0] = {}): Promise<Page> {
  const page = await testShop.visit(options);
  await openPage(page, `/customize/${slug}`);
  const step = page.getByRole('button', { name: /Texts/ });
  if ((await step.count()) > 0) await step.first().click();
  return page;
}
const field = (page: Page) => page.locator('textarea, input[type=text]').first();
const look = (page: Page, words: string) => page.getByRole('img', { name: `How it will be printed: ${words}` });
const fontOption = (page: Page, name: string) => page.getByRole('radio', { name });

/** How much of a canvas is not its ground, and where the ink begins and ends across, as shares. */
const ink = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    let [count, left, right] = [0, width, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (Math.abs((data[at] ?? 0) - (data[0] ?? 0)) < 60) continue;
      const x = (at / 4) % width;
      [count, left, right] = [count + 1, Math.min(left, x), Math.max(right, x)];
    }
    return { share: count / (width * height), left: left / width, right: right / width };
  });
const inkShare = async (canvas: Locator) => (await ink(canvas)).share;

describe('texts in the studio', () => {
  it('S3.17 a text is seen as it is typed, in the face that is chosen, and no other face is fetched', async () => {
    const page = await texts(belt);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.ttf')) fetched.push(/([\w-]+)-[\w-]{8}\.ttf$/.exec(request.url())?.[1] ?? '');
    });
    expect(fetched).toEqual([]);
    await fontOption(page, 'Cinzel').check();
    await field(page).fill('Ada');
    await expect.poll(() => inkShare(look(page, 'Ada'))).toBeGreaterThan(0.005);
    const before = await ink(look(page, 'Ada'));
    await field(page).fill('Ada Lovelace');
    await expect.poll(async () => (await ink(look(page, 'Ada Lovelace'))).right).toBeGreaterThan(before.right);
    expect(fetched).toEqual(['cinzel']);
    await fontOption(page, 'Fredoka').check();
    await expect.poll(() => fetched).toEqual(['cinzel', 'fredoka']);
  });

  it('S3.17 what cannot be printed is said at its field, what another face lends under the picture', async () => {
    const page = await texts(belt);
    await fontOption(page, 'Fredoka').check();
    await field(page).fill('A 日');
    const fault = page.getByText('We can’t print 日.');
    await fault.waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    const described = (await field(page).getAttribute('aria-describedby')) ?? '';
    const descriptions = await Promise.all(
      described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(descriptions.join(' ')).toContain('We can’t print 日.');
    await field(page).fill('A ❤');
    await page.getByText('Fredoka does not have ❤, so we take it from another typeface.').waitFor();
    await fault.waitFor({ state: 'detached' });
  });

  it('S3.17 colour, alignment, size and curve are chosen by keyboard, on a narrow screen too', async () => {
    const page = await texts(cards, { viewport: { width: 320, height: 700 } });
    await field(page).fill('Ada\nund Charles');
    const words = look(page, 'Ada und Charles');
    await expect.poll(() => inkShare(words)).toBeGreaterThan(0.001);
    const before = await ink(words);
    await page.getByText('Alignment, size and curve').click();
    await page.getByRole('radio', { name: 'Left' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await ink(words)).left).toBeGreaterThan(before.left + 0.1);
    const aligned = await ink(words);
    await page.getByRole('checkbox', { name: 'As large as fits' }).press('Space');
    await expect.poll(() => inkShare(words)).toBeGreaterThan(aligned.share * 1.5);
    const large = await ink(words);
    await page.getByRole('slider', { name: 'Curve' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Bend the ends down' }).press('Enter');
    await expect.poll(() => page.getByRole('slider', { name: 'Curve' }).getAttribute('aria-valuetext')).toBe('20°');
    await expect.poll(() => inkShare(words)).not.toBe(large.share);
    await page.getByRole('radio', { name: 'Red', exact: true }).press('Space');
    const color = () =>
      words.evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement;
        const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {
          data: [],
        };
        let most = 0;
        for (let at = 0; at < data.length; at += 4) most = Math.max(most, (data[at] ?? 0) - (data[at + 1] ?? 0));
        return most;
      });
    await expect.poll(color).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
