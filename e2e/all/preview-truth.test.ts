import { templates } from '@afterimage/sample/templates.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectReadable, expectTrue } from '../preview-truth-bounds.ts';
import { chartPhoto, openTruthPage, reportOn } from '../preview-truth.ts';
import { sharedBrowser } from '../story-browser.ts';

const shared = sharedBrowser({ in3D: true });
let page: Page;
let photo: Buffer;
beforeAll(async () => {
  photo = await chartPhoto();
  page = await openTruthPage(shared.browser);
});
afterAll(() => page.close());

describe('the preview in 3D of every product', () => {
  it.each([...templates.keys()])(
    'S3.8 S2.9 %s has the colors of its print, and words that can be read',
    async (slug) => {
      for (const report of await reportOn(page, slug, photo)) {
        if (report.truth) expectTrue(slug, report);
        if (report.words) expectReadable(slug, report);
      }
    },
  );
});
