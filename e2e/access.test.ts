import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from './every-case.ts';
import { openPage, pageReady } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { personalizableProduct, plainProduct } from './stock.ts';

const testShop = useTestShop();
/** The pages that are walked over, by kind; what is in braces depends on what the shop has in stock. */
const allWalks = {
  'of the shop': ['/home', '/products', '{plain}', '{personal}', '/search?key=mug', '/cart'],
  'of what one keeps, reads and makes': [
    '{studio}',
    '/wishlist',
    '/compare',
    '/blogs',
    '/blogs/how-to-keep-a-print',
    '/help',
  ],
  'of forms, and in German': [
    '/auth/login',
    '/auth/register',
    '/de/home',
    '/de/products',
    '/de/cart',
    '/de/auth/register',
  ],
};
const walks = casesOf<Record<string, string[]>>(allWalks, {
  'of the shop': ['/home', '{plain}', '{studio}', '/cart'],
  'of forms, and in German': ['/auth/login', '/de/products', '/de/auth/register'],
});
const productPaths = { plain: '', personal: '', studio: '' };
beforeAll(async () => {
  const plain = await plainProduct(testShop.address);
  const personal = await personalizableProduct(testShop.address);
  productPaths.plain = `/products/${plain.product.slug}?colour=${plain.colour}&size=${plain.size}`;
  productPaths.personal = `/products/${personal.slug}`;
  productPaths.studio = `/customize/${personal.slug}`;
});
const addressOf = (path: string): string =>
  path.replace(/^\{(\w+)\}$/, (_, name) => productPaths[name as keyof typeof productPaths]);

const open = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.locator('h1').first().waitFor();
};

/** Goes once through the page, so that what loads when it comes near is there and moves nothing later. */
async function bringAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
  });
  await pageReady(page);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page: the sideways scrolling of the page, with what reaches out. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return right > clientWidth + 1 || left < -1;
  });
  return [`${scrollWidth} px in ${clientWidth}`, ...out.slice(0, 3).map((one) => one.outerHTML.slice(0, 140))];
}

/** Runs in the page: where the focus is, and what is wrong with how it is seen. */
async function focusedElement(): Promise<{ name: string; wrong: string | null } | null> {
  // the browser scrolls to what has the focus with the next frame
  await new Promise((isContentDrawn) => requestAnimationFrame(() => requestAnimationFrame(isContentDrawn)));
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return null;
  const name = `${at.localName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 30) ?? ''}`;
  // a choice is drawn by what stands beside or around its hidden input
  const visualPart = at.matches('input[type=radio],input[type=checkbox],input[type=file]')
    ? ((at.closest('label') ?? at.nextElementSibling ?? at) as HTMLElement)
    : at;
  const around = [at, visualPart, ...visualPart.querySelectorAll('*'), at.nextElementSibling, at.parentElement];
  const card = at.closest('article, li');
  const ring = [...around, card].some(
    (one) =>
      one !== null &&
      ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(one, part);
        const isContentDrawn = part === '' || content !== 'none';
        return (
          isContentDrawn && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none')
        );
      }),
  );
  if (!ring) return { name, wrong: 'nothing shows that it has the focus' };
  const { left, top, right, bottom, width, height } = visualPart.getBoundingClientRect();
  if (width < 2 || height < 2) return { name, wrong: null };
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return { name, wrong: 'it is out of sight' };
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y]));
  const free = points.some(([x = 0, y = 0]) => {
    const over = document.elementFromPoint(x, y);
    return over !== null && (visualPart.contains(over) || over.contains(visualPart));
  });
  return { name, wrong: free ? null : 'something covers it' };
}

/** Runs in the page: what moves, or takes its time, although no motion is wanted. */
function moving(): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time) || 0));
  return [...document.querySelectorAll('body *')].flatMap((one) => {
    const style = getComputedStyle(one);
    const moves = !/^((opacity|color|background-color|border-color|all|none)(, )?)+$/.test(style.transitionProperty);
    const long =
      (moves && seconds(style.transitionDuration) > 0.1) ||
      (style.animationName !== 'none' && seconds(style.animationDuration) > 0.1);
    return long ? [`${one.outerHTML.slice(0, 120)} ${style.transitionProperty} ${style.animationName}`] : [];
  });
}

/** Goes through the page with the tabulator; answers the first stop, and what is wrong with one. */
async function tabThrough(page: Page): Promise<{ first: string | undefined; faults: string[] }> {
  await bringAll(page);
  const stops: { name: string; wrong: string | null }[] = [];
  for (let count = 0; count < 45; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedElement);
    if (!stop) break;
    stops.push(stop);
  }
  const faults = stops.flatMap(({ name, wrong }) => (wrong === null ? [] : [`${name}: ${wrong}`]));
  return { first: stops[0]?.name, faults };
}

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** What does not fit its window at 200 %, from right to left, and with wider letters, lines and words. */
async function cutOff(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const look = async (how: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    findings.push(...(await page.evaluate(tooWide)).map((one) => `${how}, ${width} px: ${one}`));
  };
  await look('at 200 %', 720, 450);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [390, 1440]) await look('from right to left', width, 900);
  await page.evaluate((css) => {
    document.documentElement.removeAttribute('dir');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spaced);
  await look('with wide letters', 390, 844);
  return findings;
}

describe('D2.12 everybody can use every page:', () => {
  it.each(Object.entries(walks))(
    'S1.1 %s: the tabulator leads in order to what is seen, nothing moves unasked, nothing is cut off',
    async (_, paths) => {
      const page = await testShop.visit();
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 720 });
        await open(page, addressOf(path));
        expect(await page.evaluate(moving), path).toEqual([]);
        // the order is the same in every language
        if (!path.startsWith('/de/'))
          expect(await tabThrough(page), path).toEqual({
            first: expect.stringMatching(/^a Skip to the content/),
            faults: [],
          });
        expect(await cutOff(page), path).toEqual([]);
      }
    },
  );

  it('S1.1 in forced colours what is chosen and what has the focus can still be told', async () => {
    const page = await testShop.visit({ forcedColors: 'active' });
    await open(page, '/home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).not.toBe('none');
  });
});
