import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Blog } from '@afterimage/contract/blog.ts';
import { noNetwork, refuse } from '../testing/test-api.ts';
import type { Answers } from '../testing/test-api.ts';
import { picture } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { endPage, openPage } from '../testing/test-page.tsx';
import {
  cardNames,
  focusOn,
  expectGone,
  link,
  main,
  expectVisible,
  texts,
  title,
  expectToast,
} from '../testing/test-steps.ts';

const article = (id: number, change: Partial<Blog> = {}): Blog => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  summary: 'How it is made.',
  category: ['printing'],
  picture: picture({ alt: 'Ink on a roller' }),
  authorName: 'Mara Ink',
  publishedAt: `2026-03-${String(30 - id).padStart(2, '0')}T08:00:00.000Z`,
  readingMinutes: 4,
  ...change,
});
const rubrics = [
  { id: 'printing', name: 'Printing', description: 'Ink and paper.', blogCount: 15 },
  { id: 'empty', name: 'Empty', description: '', blogCount: 0 },
];
const journal: Answers = {
  listBlogs: ({ query: { pageNum, pageSize } }) => ({
    blogList: Array.from({ length: 15 }, (_, at) => article(at + 1)).slice(
      pageNum * pageSize,
      (pageNum + 1) * pageSize,
    ),
    total: 15,
    categoryList: rubrics,
  }),
  // A link that is pointed at or focused fetches its article ahead.
  getBlog: { ...article(1), blockList: [], relatedList: [] },
  listCategoryBlogs: { blogList: [article(1)], total: 1, categoryList: rubrics },
};

describe('the journal', () => {
  it('S1.10 S7.10 grows by its link, and the focus goes to the first new article', async () => {
    const { address } = await openPage('/blogs', { api: journal });
    await expectVisible(title('Journal'));
    expect(cardNames()).toHaveLength(8);
    await focusOn(link('Load more'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cardNames()).toHaveLength(15);
    await expect.poll(address).toBe('/blogs?page=2');
    await expect.poll(() => document.activeElement?.textContent).toBe('Article 9');
    await expectGone(link('Load more'));
    expect(await findings()).toEqual([]);
  });

  it('S7.11 a rubric has its own list, and one without articles no link', async () => {
    const { address, api } = await openPage('/blogs', { api: journal });
    const nav = main().getByRole('navigation', { name: 'Categories of the journal' });
    expect(texts(nav.getByRole('link'))).toEqual(['All articles', 'Printing']);
    await nav.getByRole('link', { name: 'Printing' }).click();
    await expectVisible(title('Printing'));
    await expect.poll(address).toBe('/blogs/categories/printing');
    expect(api.calls('listCategoryBlogs').map(({ params, query }) => [params.categoryId, query])).toEqual([
      ['printing', { pageNum: 0, pageSize: 8 }],
    ]);
    await expect.element(nav.getByRole('link', { name: 'Printing' })).toHaveAttribute('aria-current', 'page');
  });

  it('S8.4 that does not come is told with an empty description', async () => {
    const { router } = await openPage('/help', { api: { listBlogs: noNetwork } });
    await router.navigate('/blogs');
    await expectVisible(title('No connection'));
    await expectToast('Server error!');
  });

  it('D2.12 says when there is nothing, and what does not exist is not found', async () => {
    await openPage('/blogs');
    await expectVisible(page.getByText('No articles here yet'));
    for (const wrong of ['/blogs?page=9', '/blogs?page=x', '/blogs/categories/nothing', '/blogs/nothing']) {
      await endPage();
      const api = { ...journal, listCategoryBlogs: refuse('CATEGORY_NOT_FOUND'), getBlog: refuse('NOT_FOUND') };
      await openPage(wrong, { api });
      await expectVisible(title('Page not found'));
    }
  });

  it('S1.10 an article is read with its list of parts, whose links lead to their headings, in German too', async () => {
    const heading = (text: string) => ({ kind: 'heading', text }) as const;
    const detail = {
      ...article(1),
      blockList: [
        { kind: 'paragraph', text: 'It begins with clay.' } as const,
        heading('Clay'),
        heading('Fire'),
        { kind: 'quote', text: 'Slow is smooth.' } as const,
        { kind: 'picture', picture: picture({ alt: 'A kiln' }), caption: 'The kiln' } as const,
        heading('Glaze'),
      ],
      relatedList: [article(2)],
    };
    await openPage('/blogs/article-1', { locale: 'de', api: { ...journal, getBlog: detail } });
    await expectVisible(title('Article 1'));
    await expect.poll(() => document.title).toBe('Article 1 – Afterimage');
    await expectVisible(
      main()
        .getByText(/4 Min\. Lesezeit/)
        .first(),
    );
    await expectVisible(main().getByText('Slow is smooth.', { exact: false }).first());
    await page.getByRole('navigation', { name: 'In diesem Artikel' }).getByRole('link', { name: 'Glaze' }).click();
    await expect.element(main().getByRole('heading', { name: /^Glaze/, level: 2 })).toHaveFocus();
    await expectVisible(page.getByRole('heading', { name: 'Weiterlesen' }));
    expect(await findings()).toEqual([]);
  });

  it('S1.10 the home page shows the youngest articles, and does without them', async () => {
    await openPage('/home', { api: journal });
    const row = page.getByRole('region', { name: 'From the journal' });
    await expectVisible(row.getByRole('link', { name: 'All articles' }));
    expect(row.getByRole('article').elements().length).toBeGreaterThan(2);
    await endPage();
    await openPage('/home');
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await expectGone(row);
  });
});
