import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../ar-steps.ts';
import { engine } from '../browser.ts';
import { furtherStory } from '../every-case.ts';
import { largePhoto } from '../large-photo.ts';
import { openPage } from '../page-ready.ts';
import { arrived, button, canvas, choice, lies, middle, near } from '../photo-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
let large = '';
beforeAll(async () => {
  large = await largePhoto(4032, 3024);
});
afterAll(() => rm(dirname(large), { recursive: true, force: true }));

async function studio() {
  const page = await testShop.visit();
  await openPage(page, '/customize/window-seat-photo-cushion');
  return page;
}

// Keys are handled by our own code, the mouse by each engine.
const keyboardStory = engine === 'chromium' ? it : furtherStory;

describe('a photo in its place', () => {
  it('S2.8 a photo is seen in its place at once, is moved by the mouse, zoomed by the wheel, and taken back', async () => {
    const page = await studio();
    await choice(page).setInputFiles(large);
    await canvas(page).locator('img').waitFor();
    await arrived(page);
    await canvas(page).scrollIntoViewIfNeeded();
    const before = await lies(page);
    const { x, y } = await middle(canvas(page));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await lies(page)).size).toBeGreaterThan(before.size * 1.3);
    const zoomed = await lies(page);
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 25, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => lies(page)).toMatchObject({ x: near(zoomed.x - 40), y: near(zoomed.y - 25) });
    const tools = page.getByRole('group', { name: /^Tools for the photo: / });
    await tools.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lies(page)).toMatchObject({ x: near(zoomed.x), y: near(zoomed.y) });
    await tools.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => lies(page)).toMatchObject({ x: near(zoomed.x - 40) });
    await button(page, 'Start over').click();
    await expect.poll(() => lies(page)).toMatchObject({ x: near(before.x), size: near(before.size, 0.01) });
  });

  keyboardStory('S2.8 the keyboard moves, zooms, turns and takes back', async () => {
    const page = await studio();
    await choice(page).setInputFiles(fixture('photo.jpg'));
    await arrived(page);
    await canvas(page).focus();
    const before = await lies(page);
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    await expect.poll(async () => (await lies(page)).size).toBeGreaterThan(before.size * 1.3);
    const zoomed = await lies(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await lies(page)).x).toBeGreaterThan(zoomed.x);
    await page.keyboard.press('r');
    await expect.poll(async () => (await lies(page)).angle).toBeCloseTo(90, 3);
    await page.keyboard.press('[');
    await expect.poll(async () => (await lies(page)).angle).toBeCloseTo(89, 3);
    for (const _ of [1, 2]) await page.keyboard.press('Control+z');
    await expect.poll(async () => (await lies(page)).angle).toBeCloseTo(0, 3);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(async () => (await lies(page)).angle).toBeCloseTo(90, 3);
    await page.keyboard.press('Home');
    await expect.poll(() => lies(page)).toMatchObject({ size: near(before.size, 0.01), angle: near(0, 0.01) });
  });
});
