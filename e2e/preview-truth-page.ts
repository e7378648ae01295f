import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chartPhoto, openTruthPage } from './preview-truth.ts';
import { sharedBrowser } from './story-browser.ts';

/** A page that shows models and the photo that they are printed with, from `beforeAll` on. */
export function truthPage(): { readonly page: Page; readonly photo: Buffer } {
  const shared = sharedBrowser({ in3D: true });
  let page: Page;
  let photo: Buffer;
  beforeAll(async () => {
    photo = await chartPhoto();
    page = await openTruthPage(shared.browser);
  });
  afterAll(() => page.close());
  return {
    get page() {
      return page;
    },
    get photo() {
      return photo;
    },
  };
}
