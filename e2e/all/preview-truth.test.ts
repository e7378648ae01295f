import { templates } from '@afterimage/sample/templates.ts';
import { describe, it } from 'vitest';
import { expectReadable, expectTrue } from '../preview-truth-bounds.ts';
import { reportOn } from '../preview-truth.ts';
import { truthPage } from '../preview-truth-page.ts';

const truth = truthPage();

describe('the preview in 3D of every product', () => {
  it.each([...templates.keys()])(
    'S3.8 S2.9 %s has the colors of its print, and words that can be read',
    async (slug) => {
      for (const report of await reportOn(truth.page, slug, truth.photo)) {
        if (report.truth) expectTrue(slug, report);
        if (report.words) expectReadable(slug, report);
      }
    },
  );
});
