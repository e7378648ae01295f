import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import type { DeskArticle } from './article-draft.ts';

const facts: Reply<'getJournalFacts'> = { categoryList: [{ id: 'making', name: 'Making' }] };
const article: DeskArticle = {
  id: 5,
  version: 3,
  state: 'draft',
  publishedAt: null,
  title: { en: 'Ink and wood', de: '' },
  summary: { en: 'How they meet.', de: '' },
  authorName: 'Ada',
  slug: 'ink-and-wood',
  categoryList: ['making'],
  picture: null,
  body: { en: [{ kind: 'paragraph', text: 'First.' }], de: [] },
  missingList: [{ locale: 'de', count: 3 }],
  previewPath: '/blogs/preview.abc',
};
const open = (answers = {}) =>
  openScreen('/admin/journal/5', { api: { getDeskArticle: article, getJournalFacts: facts, ...answers } });

it('D7.39 a text is written with headings and quotes, and saved as the pieces of an article', async () => {
  const { api } = await open({ saveArticle: { ...article, version: 4 } });
  await expect.element(page.getByText('3 texts missing in German')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text in English' }).click();
  await userEvent.keyboard(
    '{Control>}{End}{/Control}{Enter}## A heading{Enter}> A quote{Enter}{Control>}b{/Control}Plain',
  );
  await page.getByRole('textbox', { name: 'Text in German' }).click();
  await userEvent.keyboard('Überschrift');
  await page
    .getByRole('toolbar', { name: 'Tools for the text in German' })
    .getByRole('button', { name: 'Heading' })
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => api.calls('saveArticle').length).toBe(1);
  expect(api.calls('saveArticle')[0]?.body).toMatchObject({
    version: 3,
    body: {
      en: [
        { kind: 'paragraph', text: 'First.' },
        { kind: 'heading', text: 'A heading' },
        { kind: 'quote', text: 'A quote' },
        { kind: 'paragraph', text: 'Plain' },
      ],
      de: [{ kind: 'heading', text: 'Überschrift' }],
    },
  });
});

it('D7.39 what is discarded leaves the text as it was', async () => {
  await open();
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} And more.');
  await expect.element(text).toHaveTextContent('First. And more.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(text).not.toHaveTextContent('And more');
  await expect.element(text).toHaveTextContent('First.');
});

it('D5.1 what is wrong with a piece of the text is told at the text', async () => {
  await open({
    saveArticle: refuse('INVALID_REQUEST', { fields: { 'body.en.0': 'Please say what the picture shows' } }),
  });
  await page.getByLabelText('Author').fill('Eve');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(page.getByText('Please say what the picture shows (paragraph 1 of the text in English)'))
    .toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Text in English' })).toHaveAttribute('aria-invalid', 'true');
});

it('D5.1 a text that is longer than a request may be is told before it is sent', async () => {
  const paragraph = { kind: 'paragraph' as const, text: 'Ink meets wood. '.repeat(310) };
  const { api } = await open({
    getDeskArticle: { ...article, body: { en: Array.from({ length: 21 }, () => paragraph), de: [] } },
  });
  await page.getByLabelText('Author').fill('Eve');
  await expect.element(page.getByText(/The text has at most 100,000 characters/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(api.calls('saveArticle')).toEqual([]);
});

it('D7.39 an article that is not whole is not published, and says what it lacks', async () => {
  await open({
    publishArticle: refuse('INVALID_REQUEST', { fields: { 'summary.en': 'The article needs a summary' } }),
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('The article needs a summary')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Preview in German' }))
    .toHaveAttribute('href', '/de/blogs/preview.abc');
});

it('D7.39 an article is scheduled by the clocks of the shop', async () => {
  const { api } = await open({ publishArticle: { ...article, state: 'scheduled' } });
  await page.getByRole('button', { name: 'Publish later', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Day and time').fill('2030-07-01T08:00');
  await dialog.getByRole('button', { name: 'Publish later', exact: true }).click();
  await expect.poll(() => api.calls('publishArticle')[0]?.body.at).toBe('2030-07-01T06:00:00.000Z');
});

it('D20.4 the list shows drafts and what is not translated', async () => {
  const row: Reply<'listDeskArticles'>['itemList'][number] = {
    id: 5,
    title: 'Ink and wood',
    state: 'draft',
    authorName: 'Ada',
    categoryList: ['Making'],
    publishedAt: null,
    missingCount: 3,
    picture: null,
  };
  const { api, address } = await openScreen('/admin/journal', {
    api: {
      listDeskArticles: { itemList: [row], nextCursor: null, total: { count: 1, capped: false } },
      getJournalFacts: facts,
      listSavedViews: { viewList: [] },
      addArticle: article,
      getDeskArticle: article,
    },
  });
  await expect.element(page.getByText('3 texts missing')).toBeVisible();
  await page.getByRole('button', { name: 'New article' }).click();
  await page.getByRole('dialog').getByLabelText('Title').fill('Ink and wood');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect.poll(() => api.calls('addArticle')[0]?.body).toEqual({ title: 'Ink and wood' });
  await expect.poll(address).toBe('/admin/journal/5');
});

it('D20.4 categories are renamed and deleted at the list of articles', async () => {
  const category = {
    id: 'making',
    name: { en: 'Making', de: '' },
    description: { en: 'How it is made', de: '' },
    articleCount: 2,
  };
  const { api } = await openScreen('/admin/journal', {
    api: {
      listDeskArticles: { itemList: [], nextCursor: null, total: { count: 0, capped: false } },
      getJournalFacts: facts,
      listSavedViews: { viewList: [] },
      listArticleCategories: { version: 4, categoryList: [category] },
      saveArticleCategory: { version: 5, categoryList: [category] },
      deleteArticleCategory: refuse('RECORD_CHANGED', { description: 'Grace has changed this' }),
    },
  });
  await page.getByRole('button', { name: 'Edit categories' }).click();
  await expect.element(page.getByText('2 articles')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Making' }).click();
  await page.getByRole('dialog').getByLabelText('Name in German').fill('Werkstatt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => api.calls('saveArticleCategory')[0]?.body)
    .toEqual({ version: 4, name: { en: 'Making', de: 'Werkstatt' }, description: category.description });
  await page.getByRole('button', { name: 'Delete Making' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/Its 2 articles stay in the journal/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Grace has changed this')).toBeVisible();
  expect(api.calls('deleteArticleCategory')[0]?.query).toMatchObject({ version: 4 });
});
