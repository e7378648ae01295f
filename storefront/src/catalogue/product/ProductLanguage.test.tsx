import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { productDetail } from '../../testing/test-data.ts';
import { openPage } from '../../testing/test-page.tsx';
import { expectVisible } from '../../testing/test-steps.ts';

/** A product as the API answers it in German. */
const becher = productDetail(3, {
  name: 'Becher 3',
  shortDescription: 'Ein Becher für jeden Morgen.',
  fullDescription: 'Ein Becher für jeden Morgen.\n\nPflege: mit der Hand spülen.',
});

describe('a page in German', () => {
  it('S3.1 D2.12 asks for everything in its language, and shows what it is answered', async () => {
    const requestedLanguages: (string | null)[] = [];
    await openPage('/products/becher-3', {
      locale: 'de',
      api: {
        getProduct: ({ locale }) => {
          requestedLanguages.push(locale);
          return becher;
        },
        listCategories: ({ locale }) => {
          requestedLanguages.push(locale);
          return {
            categoryList: [{ id: 'mugs', name: 'Becher', description: 'Für Kaffee und Tee.', productCount: 8 }],
          };
        },
      },
    });
    const heading = page.getByRole('heading', { level: 1, name: 'Becher 3' });
    await expectVisible(heading);
    await expectVisible(
      page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Becher', exact: true }),
    );
    await expectVisible(page.getByRole('term').filter({ hasText: 'Pflege' }));
    // It is in the language of the page: nothing says otherwise.
    expect(heading.element().closest('[lang]')).toBe(document.documentElement);
    expect(new Set(requestedLanguages)).toEqual(new Set(['de']));
  });

  it('S3.2 D2.12 what the API says in English is shown as it is, for nothing in the browser translates it', async () => {
    await openPage('/products/mug-3', {
      locale: 'de',
      api: {
        getProduct: productDetail(3, { fullDescription: 'A mug.\n\nCare: by hand.' }),
      },
    });
    await expectVisible(page.getByRole('term').filter({ hasText: 'Care' }));
    expect(page.getByText('Pflege').elements()).toEqual([]);
  });
});
