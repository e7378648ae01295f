import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

const version = {
  validFrom: '2026-11-01',
  isSample: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  operatorName: 'Ada',
};
const history = (number: number, text: string): Reply<'getLegalTextHistory'> => ({
  version: number,
  text,
  validFrom: '2026-11-01',
  versionList: [
    { ...version, version: number, text },
    { ...version, version: number - 1, text: 'The first words' },
  ],
});
const html = '<h2>Terms</h2>';

it('D20.2 the list says what is missing, in each language', async () => {
  const text = { ...version, version: 2, name: 'terms', locale: 'en' } as const;
  await openScreen('/admin/legal-texts', {
    api: { listLegalTexts: { localeList: ['en', 'de'], textList: [text, { ...text, locale: 'de', isSample: true }] } },
  });
  const terms = page.getByRole('region', { name: 'Terms and conditions' });
  await expect.poll(() => terms.getByRole('listitem').first().element().textContent).toContain('In force');
  await expect.poll(() => terms.getByRole('listitem').last().element().textContent).toContain('Sample text');
  await expect.element(page.getByRole('region', { name: 'Imprint' }).getByText('Missing').first()).toBeVisible();
});

it('D20.2 a text is written beside its preview and saved as a version of its day', async () => {
  const { api } = await openScreen('/admin/legal-texts/terms/en', {
    api: { getLegalTextHistory: history(2, '# Terms'), previewLegalText: { html }, saveLegalText: history(3, '# New') },
  });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await page.getByLabelText('Text', { exact: true }).fill('# New  ');
  await page.getByLabelText('Valid from').fill('2026-12-01');
  await expect.element(page.getByText('Not saved: Text, Valid from')).toBeVisible();
  await expect.poll(() => api.calls('previewLegalText').at(-1)?.body.text).toBe('# New  ');
  api.on('getLegalTextHistory', { ...history(3, '# New'), validFrom: '2026-12-01' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Version 3 is in force')).toBeVisible();
  expect(api.calls('saveLegalText').map(({ body }) => body)).toEqual([
    { text: '# New', validFrom: '2026-12-01', version: 2 },
  ]);
  await expect.element(page.getByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

it('D20.2 what another operator wrote meanwhile is shown beside the own text, with who and when', async () => {
  const { api } = await openScreen('/admin/legal-texts/terms/en', {
    api: { getLegalTextHistory: history(2, '# Terms'), previewLegalText: { html } },
  });
  await page.getByLabelText('Text', { exact: true }).fill('# Mine');
  const description = 'Grace has changed this in the meantime (24 Nov 2026, 14:05). Please look at it again.';
  api.once('saveLegalText', refuse('RECORD_CHANGED', { description }));
  api.on('getLegalTextHistory', history(3, '# Theirs'));
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: description });
  await expect.element(alert.getByText('# Theirs')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine: Text' }).click();
  api.on('saveLegalText', history(4, '# Mine'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveLegalText').at(-1)?.body).toMatchObject({ text: '# Mine', version: 3 });
});

it('D20.2 an earlier version is taken up again', async () => {
  await openScreen('/admin/legal-texts/terms/en', {
    api: { getLegalTextHistory: history(2, '# Terms'), previewLegalText: { html } },
  });
  await page.getByRole('button', { name: 'Edit version 1' }).click();
  await expect.element(page.getByLabelText('Text', { exact: true })).toHaveValue('The first words');
});
