import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from './every-case.ts';
import { openPage } from './page-ready.ts';
import { personalizableProduct } from './stock.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const pictures = process.env['SCREENSHOTS'];
const english = 'Demo shop: no payment is taken, nothing is delivered.';
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
let product: string;
beforeAll(async () => {
  ({ slug: product } = await personalizableProduct(testShop.address));
});

/** Counts from the first how often the line is moved. Runs in the page. */
function watchMoves(): void {
  const counted = globalThis as { movesOfLine?: number };
  new PerformanceObserver((list) => {
    for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[])
      if (sources.some(({ node }) => node instanceof Element && node.matches('.demo-line')))
        counted.movesOfLine = (counted.movesOfLine ?? 0) + 1;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Where the line is, what that is pressed lies under or over it, and how often it was moved. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('[role=note].demo-line');
    if (!line) return null;
    const { top, height, left, right, bottom } = line.getBoundingClientRect();
    const pressed = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex="0"]')];
    const covered = pressed.filter((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Out of the window until it has the focus.
      if (!isSeen || element.closest('.skip-link') || box.width <= 1) return false;
      return box.top < bottom - 0.5 && box.bottom > top + 0.5 && box.left < right && box.right > left;
    });
    const middle = document.elementFromPoint((left + right) / 2, top + height / 2);
    return {
      text: line.textContent,
      top,
      isOneLine: height <= 26,
      isSeen: middle === line,
      covered: covered.map((element) => element.outerHTML.slice(0, 120)),
      moves: (globalThis as { movesOfLine?: number }).movesOfLine ?? 0,
      isWide: right - left >= document.documentElement.clientWidth,
    };
  });
const unmoved = { text: english, top: 0, isOneLine: true, isSeen: true, covered: [], moves: 0, isWide: true };

/** The first four are one of each kind: the shop, the studio, the viewer, the operators' desk. */
const demoPages: [string, string][] = [
  ['home', '/home'],
  ['studio', '/customize/:slug'],
  ['viewer', '/en/ar/demo'],
  ['outbox', '/dev/outbox'],
  ['product', '/products/:slug'],
  ['cart', '/cart'],
  ['sign-in', '/auth/login'],
  ['missing print', '/en/ar/0123456789abcdefghjkmnpqrs'],
  ['demo payment', '/pay/demo/00000000-0000-4000-8000-000000000000'],
  ['missing page', '/nowhere'],
];

describe('D2.12 each page of the demo says that it is one', () => {
  it.each(casesOf(demoPages, demoPages.slice(0, 4)))(
    '%s: in a line of its own that moves and covers nothing',
    async (name, path) => {
      testShop.forgive();
      for (const viewport of sizes) {
        const page = await testShop.visit({ viewport });
        await page.addInitScript(watchMoves);
        await openPage(page, path.replace(':slug', product));
        expect(await measured(page), `${viewport.width} px`).toEqual(unmoved);
        for (const colorScheme of pictures ? (['light', 'dark'] as const) : []) {
          await mkdir(pictures ?? '', { recursive: true });
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: `${pictures}/demo-line-${name}-${viewport.width}-${colorScheme}.png` });
        }
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.demo-line').isVisible()).toBe(false);
      }
    },
  );

  it('S2.7 the studio on a desk stands between the line and the foot of the window', async () => {
    const page = await testShop.visit({ viewport: { width: 1440, height: 900 } });
    await openPage(page, `/customize/${product}`);
    const stage = await page.evaluate(() => {
      const sticky = [...document.querySelectorAll('section, div')].find(
        (element) => getComputedStyle(element).position === 'sticky' && element.clientHeight > 400,
      );
      return sticky?.getBoundingClientRect().bottom;
    });
    expect(stage).toBeCloseTo(900, 0);
    await page.mouse.wheel(0, 2000);
    await expect.poll(async () => (await measured(page))?.top).toBe(0);
    expect((await measured(page))?.covered).toEqual([]);
  });
});
