import type { Locator, Page } from 'playwright-core';

export const choice = (page: Page) => page.getByLabel(/^Choose a photo: /);
export const canvas = (page: Page) => page.getByRole('application', { name: /^Move the photo: / });
export const arrived = (page: Page) => page.getByRole('button', { name: /^Remove the photo: / }).waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export interface Lies {
  size: number;
  angle: number;
  x: number;
  y: number;
}
/** How the photo lies on the page: its size, its angle in degrees, and where its corner is. */
export const lies = (page: Page): Promise<Lies> =>
  canvas(page)
    .locator('img')
    .evaluate((image) => {
      const { a, b, e, f } = new DOMMatrix(getComputedStyle(image).transform);
      return { size: Math.hypot(a, b), angle: (Math.atan2(b, a) * 180) / Math.PI, x: e, y: f };
    });
export async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
export const near = (value: number, within = 1) => ({
  asymmetricMatch: (other: number) => Math.abs(other - value) <= within,
});
