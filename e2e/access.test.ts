import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './page-ready.ts';
import { useStage } from './stage.ts';
import { personalGoods, plainGoods } from './stock.ts';

const stage = useStage();
let pages: string[] = [];
beforeAll(async () => {
  const plain = await plainGoods(stage.address);
  const personal = await personalGoods(stage.address);
  pages = [
    '/home',
    '/products',
    `/products/${plain.product.slug}?colour=${plain.colour}&size=${plain.size}`,
    `/products/${personal.slug}`,
    `/customize/${personal.slug}`,
    '/search?key=mug',
    '/cart',
    '/wishlist',
    '/compare',
    '/blogs',
    '/blogs/how-to-keep-a-print',
    '/help',
    '/auth/login',
    '/auth/register',
    '/de/home',
    '/de/products',
    '/de/cart',
    '/de/auth/register',
  ];
});

const open = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.locator('h1').first().waitFor();
};

/** Goes once through the page, so that what loads when it comes near is there and moves nothing later. */
async function bringAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 100));
    }
  });
  await page.waitForTimeout(500);
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
async function focusSeen(): Promise<{ name: string; wrong: string | null } | null> {
  // the browser scrolls to what has the focus with the next frame
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return null;
  const name = `${at.localName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 30) ?? ''}`;
  // a choice is drawn by what stands beside or around its hidden input
  const shown = at.matches('input[type=radio],input[type=checkbox],input[type=file]')
    ? ((at.closest('label') ?? at.nextElementSibling ?? at) as HTMLElement)
    : at;
  const around = [at, shown, ...shown.querySelectorAll('*'), at.nextElementSibling, at.parentElement];
  const card = at.closest('article, li');
  const ring = [...around, card].some(
    (one) =>
      one !== null &&
      ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(one, part);
        const drawn = part === '' || content !== 'none';
        return drawn && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none');
      }),
  );
  if (!ring) return { name, wrong: 'nothing shows that it has the focus' };
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  if (width < 2 || height < 2) return { name, wrong: null };
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return { name, wrong: 'it is out of sight' };
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y]));
  const free = points.some(([x = 0, y = 0]) => {
    const over = document.elementFromPoint(x, y);
    return over !== null && (shown.contains(over) || over.contains(shown));
  });
  return { name, wrong: free ? null : 'something covers it' };
}

describe('D2.12 everybody can use every page:', () => {
  it('S1.1 at 200 % and with wider letters, lines and words nothing is cut off sideways', async () => {
    const page = await stage.visit({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
    const findings: string[] = [];
    const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`;
    for (const path of pages) {
      await open(page, path);
      findings.push(...(await page.evaluate(tooWide)).map((one) => `${path} at 200 %: ${one}`));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spaced);
      findings.push(...(await page.evaluate(tooWide)).map((one) => `${path} with wide letters: ${one}`));
      await page.setViewportSize({ width: 720, height: 450 });
    }
    expect(findings).toEqual([]);
  });

  it('S1.1 from right to left every page fits its window', async () => {
    const findings: string[] = [];
    const page = await stage.visit();
    for (const path of pages) {
      await page.setViewportSize({ width: 390, height: 900 });
      await open(page, path);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        findings.push(...(await page.evaluate(tooWide)).map((one) => `${path} at ${width}: ${one}`));
      }
    }
    expect(findings).toEqual([]);
  });

  it('S1.1 the tabulator leads through a page in order, and what it stands on is seen and not covered', async () => {
    const page = await stage.visit({ viewport: { width: 1280, height: 720 } });
    const findings: string[] = [];
    for (const path of pages.filter((one) => !one.startsWith('/de/'))) {
      await open(page, path);
      await bringAll(page);
      const stops: string[] = [];
      for (let count = 0; count < 45; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focusSeen);
        if (!stop) break;
        stops.push(stop.name);
        if (stop.wrong) findings.push(`${path}: ${stop.name}: ${stop.wrong}`);
      }
      expect(stops[0], path).toMatch(/^a Skip to the content/);
    }
    expect(findings).toEqual([]);
  });

  it('S1.1 who wants no motion sees none: only what fades, and quickly', async () => {
    const page = await stage.visit({ reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const path of pages) {
      await open(page, path);
      findings.push(
        ...(await page.evaluate((where) => {
          const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time) || 0));
          return [...document.querySelectorAll('body *')].flatMap((one) => {
            const style = getComputedStyle(one);
            const moves = !/^((opacity|color|background-color|border-color|all|none)(, )?)+$/.test(
              style.transitionProperty,
            );
            const long =
              (moves && seconds(style.transitionDuration) > 0.1) ||
              (style.animationName !== 'none' && seconds(style.animationDuration) > 0.1);
            return long
              ? [`${where}: ${one.outerHTML.slice(0, 120)} ${style.transitionProperty} ${style.animationName}`]
              : [];
          });
        }, path)),
      );
    }
    expect(findings.slice(0, 8)).toEqual([]);
  });

  it('S1.1 in forced colours what is chosen and what has the focus can still be told', async () => {
    const page = await stage.visit({ forcedColors: 'active' });
    await open(page, '/home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).not.toBe('none');
  });
});
