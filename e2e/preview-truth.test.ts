import { describe, expect, it } from 'vitest';
import { chartPhoto, filledProduct, reportOn, shootModel } from './preview-truth.ts';
import { expectReadable, expectTrue } from './preview-truth-bounds.ts';
import { truthPage } from './preview-truth-page.ts';

const truth = truthPage();

// `npm run test:all` holds every face of every product up to its print.
describe('the preview in 3D', () => {
  it.each([
    ['flat paper', 'contact-sheet-poster', 'front'],
    ['a glazed mug', 'hearth-photo-mug', 'front'],
    ['cloth', 'studio-photo-t-shirt', 'front'],
  ])('S3.8 has the brightness and the colors of the print on %s', async (_, slug, face) => {
    const [report] = await reportOn(truth.page, slug, truth.photo, [face]);
    expectTrue(slug, report ?? expect.fail());
  });

  it.each([['words on a shirt, in no fold', 'studio-photo-t-shirt', 'front']])(
    'S2.9 shows %s',
    async (_, slug, face) => {
      const [report] = await reportOn(truth.page, slug, truth.photo, [face]);
      expectReadable(slug, report ?? expect.fail());
    },
  );

  it('S2.9 would be seen apart if a photo were 6 % darker', async () => {
    const darker = await shootModel(
      truth.page,
      'contact-sheet-poster',
      filledProduct('contact-sheet-poster'),
      await chartPhoto(0.94),
      [{ face: 'front', sampled: true }],
    );
    const [report] = await reportOn(truth.page, 'contact-sheet-poster', truth.photo, ['front'], darker);
    expect(() => expectTrue('contact-sheet-poster', report ?? expect.fail())).toThrow();
  });
});
