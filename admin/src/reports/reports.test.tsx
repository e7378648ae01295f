import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

const caseId = '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a01';
const at = '2026-11-24T10:00:00.000Z';
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const file = { id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a02', mimeType: 'image/gif', url: picture, posterUrl: null };
const listed: Reply<'listReportCases'>['itemList'][number] = {
  id: caseId,
  kind: 'review',
  state: 'open',
  reportCount: 2,
  createdAt: at,
  lastReportedAt: at,
  decisionReason: null,
  decidedBy: null,
  decidedAt: null,
  restoredBy: null,
  restoredAt: null,
  isThere: true,
  productName: 'Mug',
  isAnswered: false,
};
const open: Reply<'getReportCase'> = {
  ...listed,
  path: null,
  textList: ['Rude', 'Very rude words'],
  rating: 1,
  fileList: [file],
  reportList: [{ reason: 'violence', text: 'It insults me', email: 'eve@example.com', createdAt: at }],
  takedown: null,
  decisionList: ['dismiss', 'uphold'],
};
const upheld: Reply<'getReportCase'> = {
  ...open,
  state: 'upheld',
  decisionReason: 'violence',
  decidedBy: 'Ada Lovelace',
  decidedAt: at,
  takedown: { note: 'Please be polite', answer: null, answeredAt: null },
  decisionList: ['restore'],
};
const onePage = <Item,>(itemList: Item[]) => ({ itemList, nextCursor: null, total: { count: 1, capped: false } });

it('D20.3 reported things are listed with their state, and opened', async () => {
  const { api, address } = await openScreen('/admin/reports?filter=state:open', {
    api: { listReportCases: onePage([listed]), getReportCase: open },
  });
  await page.getByRole('link', { name: 'Review: Mug' }).click();
  await expect.poll(address).toBe(`/admin/reports/${caseId}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Review: Mug' })).toBeVisible();
  expect(api.calls('listReportCases')[0]?.query.filter).toBe('state:open');
});

it('D20.3 a case shows words and pictures, and is taken down with a reason and a note', async () => {
  const { api } = await openScreen(`/admin/reports/${caseId}`, {
    api: { getReportCase: open, decideReportCase: upheld },
  });
  await expect.element(page.getByText('Very rude words')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect.element(page.getByText('It insults me')).toBeVisible();
  await userEvent.keyboard('t');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('violence');
  await dialog.getByLabelText('Reason').selectOptions('other');
  await dialog.getByLabelText('A note to the publisher').fill('Please be polite');
  api.on('getReportCase', upheld);
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect.element(page.getByText(/Taken down by Ada Lovelace/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(api.calls('decideReportCase')).toMatchObject([
    { params: { caseId }, body: { decision: 'uphold', reason: 'other', note: 'Please be polite' } },
  ]);
});

it('D20.3 a case that somebody else has decided meanwhile is said', async () => {
  const description = 'This was decided already.';
  const { api } = await openScreen(`/admin/reports/${caseId}`, {
    api: { getReportCase: open, decideReportCase: refuse('CASE_DECIDED', { description }) },
  });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText(description)).toBeVisible();
  await expect.poll(() => api.calls('getReportCase').length).toBe(2);
});

it('D20.3 reviews are taken down and restored from their list', async () => {
  const review: Reply<'takeDownReview'> = {
    id: 7,
    productId: 3,
    productName: 'Mug',
    productSlug: 'mug',
    personId: null,
    authorName: 'Eve',
    rating: 2,
    title: 'Chipped',
    text: 'It came chipped',
    photoList: [file],
    upvotes: 0,
    createdAt: at,
    editedAt: null,
    takenDown: false,
    answer: null,
    openCaseId: null,
  };
  const { api } = await openScreen('/admin/reviews', {
    api: { listModeratedReviews: onePage([review]), takeDownReview: review, restoreReview: review },
  });
  await page.getByRole('button', { name: 'Take down: review of Mug by Eve' }).click();
  api.on('listModeratedReviews', onePage([{ ...review, takenDown: true }]));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('button', { name: 'Restore: review of Mug by Eve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('Restored')).toBeVisible();
  expect(api.calls('takeDownReview')).toMatchObject([
    { params: { reviewId: 7 }, body: { reason: 'illegal', note: '' } },
  ]);
  expect(api.calls('restoreReview')).toMatchObject([{ params: { reviewId: 7 } }]);
});

it('D20.3 the shop answers a review in public, changes the answer and removes it', async () => {
  const review: Reply<'takeDownReview'> = {
    id: 7,
    productId: 3,
    productName: 'Mug',
    productSlug: 'mug',
    personId: null,
    authorName: 'Eve',
    rating: 2,
    title: 'Chipped',
    text: 'It came chipped',
    photoList: [file],
    upvotes: 0,
    createdAt: at,
    editedAt: null,
    takenDown: false,
    answer: null,
    openCaseId: null,
  };
  const { api } = await openScreen('/admin/reviews', {
    api: { listModeratedReviews: onePage([review]), answerReview: review },
  });
  await page.getByRole('button', { name: 'Reply: review of Mug by Eve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Public reply').fill('Thank you, Eve. ');
  api.on('listModeratedReviews', onePage([{ ...review, answer: 'Thank you, Eve.' }]));
  await dialog.getByRole('button', { name: 'Publish reply' }).click();
  await expect.element(page.getByText('The reply is in the shop now')).toBeVisible();
  await page.getByRole('button', { name: 'Edit reply: review of Mug by Eve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove reply' }).click();
  await expect.element(page.getByText('The reply was removed')).toBeVisible();
  expect(api.calls('answerReview')).toMatchObject([
    { params: { reviewId: 7 }, body: { answer: 'Thank you, Eve.', seen: null } },
    { params: { reviewId: 7 }, body: { answer: null, seen: 'Thank you, Eve.' } },
  ]);
});

it.each([
  ['no id', 'abc'],
  ['the id of no case', caseId],
])('D20.3 an address with %s is none of the administration', async (_what, id) => {
  await openScreen(`/admin/reports/${id}`, { api: { getReportCase: refuse('NOT_FOUND') } });
  await expect.element(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
