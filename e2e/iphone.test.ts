import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { furtherStory } from './every-case.ts';
import { openPage, pageReady } from './page-ready.ts';
import { drawer, main } from './story-steps.ts';
import { plainProduct } from './stock.ts';
import { useTestShop } from './test-shop.ts';

/** What the rounded corners, the camera and the line at the foot of an iPhone cover, in CSS pixels. */
interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
const upright: Insets = { top: 0, right: 0, bottom: 34, left: 0 };
const lying: Insets = { top: 0, right: 59, bottom: 21, left: 59 };
const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const onItsSide = { ...phone, viewport: { width: 852, height: 393 } };
const onItsFoot = { ...phone, viewport: { width: 393, height: 852 } };

const testShop = useTestShop();

/** What the browser is told that the phone covers, as an iPhone tells pages that ask for the whole screen. */
async function coverEdges(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Names of what can be pressed or typed into and lies, wholly or in part, where fingers and eyes do not get. */
const hiddenByEdges = (page: Page, insets: Insets) =>
  page.evaluate(({ left, right, bottom }) => {
    const isClipped = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { overflowX, clipPath, visibility, opacity, position } = getComputedStyle(up);
        if (visibility === 'hidden' || opacity === '0' || clipPath !== 'none') return true;
        // What is scrolled sideways comes to the middle by scrolling
        if ((overflowX === 'auto' || overflowX === 'scroll') && up.scrollWidth > up.clientWidth + 1) return true;
        if (position === 'fixed' && up.getBoundingClientRect().bottom <= 0) return true;
      }
      return false;
    };
    /** Whether it stays at the window's foot, however far anything is scrolled. */
    const staysBelow = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { position, overflowY } = getComputedStyle(up);
        if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) return false;
        const sticks = position === 'fixed' || (position === 'sticky' && getComputedStyle(up).bottom === '0px');
        if (sticks && up.getBoundingClientRect().bottom >= innerHeight - 1) return true;
      }
      return false;
    };
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = scope.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary');
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (box.width < 4 || box.height < 4 || box.bottom < 0) return [];
      // A sign stands at the margin, and what can be pressed around it reaches a little beyond
      const sideways = box.left < left - 12.5 || box.right > innerWidth - right + 12.5;
      const below = box.bottom > innerHeight - bottom + 0.5 && box.top < innerHeight && staysBelow(control);
      if (!(sideways || below) || isClipped(control)) return [];
      const words = (control.getAttribute('aria-label') ?? control.textContent ?? control.getAttribute('name'))?.trim();
      const { x, y, width, height } = box;
      return [`${words?.slice(0, 40)} at ${[x, y, width, height].map(Math.round).join(' ')}`];
    });
  }, insets);

/** Buttons on which two quick taps would zoom the page. */
const zoomingButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, label')].flatMap((button) =>
      getComputedStyle(button).touchAction === 'auto' ? [`${button.textContent.trim().slice(0, 40)}, by two taps`] : [],
    ),
  );

/** Fields in which a phone's keyboard writes, whose letters are so small that an iPhone zooms the page to them. */
const zoomingFields = (page: Page) =>
  page.evaluate(() => {
    const still = ['hidden', 'checkbox', 'radio', 'range', 'file', 'color', 'submit', 'button'];
    return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      const zooms = !still.includes(field.type) && size < 16;
      return zooms ? [`${field.name || field.getAttribute('aria-label') || field.id}, ${size} px`] : [];
    });
  });

const paths = [
  '/home',
  '/search?key=mug',
  '/wishlist',
  '/compare',
  '/auth/login',
  '/auth/register',
  '/customize/hearth-photo-mug',
  '/blogs',
  '/help',
];

/** Goes through the shop; gives what lies under the edges of the phone, and what makes it zoom the page. */
async function goRound(page: Page, insets: Insets): Promise<[covered: string[], zooming: string[]]> {
  const [covered, zooming]: [string[], string[]] = [[], []];
  const look = async (place: string) => {
    covered.push(...(await hiddenByEdges(page, insets)).map((control) => `${place}: ${control}`));
    const zoomCauses = [...(await zoomingFields(page)), ...(await zoomingButtons(page))];
    zooming.push(...zoomCauses.map((way) => `${place}: ${way}`));
  };
  const visit = async (path: string) => {
    await openPage(page, path);
    await look(path);
  };
  const openSheet = async (button: Locator, place: string) => {
    await button.click();
    await page.locator('dialog:modal').waitFor();
    await look(place);
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'hidden' });
  };
  await coverEdges(page, insets);
  const { product, colour: color, size } = await plainProduct(testShop.address);
  await visit(`/products/${product.slug}?colour=${color}&size=${size}`);
  await openSheet(main(page).getByRole('button', { name: 'Look closer' }).first(), 'a picture, closer');
  await main(page).getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await drawer(page).waitFor();
  await look('the cart beside the page');
  for (const path of paths) await visit(path);
  await visit('/products');
  await openSheet(page.getByRole('button', { name: 'Menu' }), 'the menu');
  const filters = page.getByRole('button', { name: 'Filters' }).locator('visible=true');
  if ((await filters.count()) > 0) await openSheet(filters, 'the filters');
  await visit('/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.waitForURL(/\/checkout\?order=/);
  await pageReady(page);
  await look('the checkout');
  return [covered, zooming];
}

describe('an iPhone', () => {
  it('D2.12 D5.1 upright covers nothing that can be pressed, and neither typing nor quick taps zoom the page', async () => {
    const page = await testShop.visit(onItsFoot);
    const [covered, zooming] = await goRound(page, upright);
    expect(covered).toEqual([]);
    expect(zooming).toEqual([]);
  });

  furtherStory('D2.12 on its side covers nothing that can be pressed', async () => {
    const page = await testShop.visit(onItsSide);
    const [covered] = await goRound(page, lying);
    expect(covered).toEqual([]);
  });
});
