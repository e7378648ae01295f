import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

const field = (path: string, role: 'subject' | 'text', shipped: { en: string; de: string }) => ({
  path,
  role,
  placeholders: ['number', 'sum'] as ('number' | 'sum')[],
  required: role === 'text' ? (['sum'] as 'sum'[]) : [],
  shipped,
  own: { en: null, de: null } as { en: string | null; de: string | null },
});
const subject = field('refundDone.subject', 'subject', { en: 'A refund', de: 'Eine Erstattung' });
const text = field('refundDone.text', 'text', { en: 'We send {sum}.', de: 'Wir senden {sum}.' });
const mail: Reply<'getDeskMail'> = {
  name: 'refund-sent',
  version: 1,
  changedCount: 0,
  missing: { en: 0, de: 0 },
  fieldList: [subject, text],
};
const preview = { subject: 'A refund', html: '<!doctype html><h1>We send €49.90.</h1>', text: 'We send €49.90.\n' };
const open = () => openScreen('/admin/mails/refund-sent', { api: { getDeskMail: mail, previewDeskMail: preview } });

it('D20.4 the list names every mail with when it is sent, whose texts it has and what is missing', async () => {
  await openScreen('/admin/mails', {
    api: {
      listDeskMails: {
        mailList: [
          { name: 'refund-sent', changedCount: 2, missing: { en: 0, de: 1 } },
          { name: 'password-reset', changedCount: 0, missing: { en: 0, de: 0 } },
        ],
      },
    },
  });
  const line = page.getByRole('listitem').filter({ hasText: 'Refund sent' });
  await expect.element(line.getByText('2 texts of yours')).toBeVisible();
  await expect.element(line.getByText('Missing in German: 1')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  const fixed = page.getByRole('region', { name: 'With fixed texts' });
  await expect.element(fixed.getByText('Invitation to the team')).toBeVisible();
  await expect.element(fixed.getByRole('link')).not.toBeInTheDocument();
});

it('D20.4 texts are written in both languages beside the mail as it is sent, and saved', async () => {
  const { api } = await open();
  await expect.element(page.getByTitle('The e-mail')).toBeVisible();
  await page.getByLabelText('Subject in English').fill('Money for {number}');
  const section = page.getByRole('region', { name: 'Subject', exact: true });
  await expect.element(section.getByText('Missing in German')).toBeVisible();
  await expect.element(section.getByText('Our text: A refund')).toBeVisible();
  await page.getByLabelText('Subject in German').fill('Geld zu {number}');
  await expect.element(section.getByText('Missing in German')).not.toBeInTheDocument();
  await page.getByLabelText('Language').selectOptions('German');
  const texts = {
    'refundDone.subject': { en: 'Money for {number}', de: 'Geld zu {number}' },
    'refundDone.text': text.shipped,
  };
  await expect.poll(() => api.calls('previewDeskMail').at(-1)?.body).toEqual({ locale: 'de', texts });
  await page.getByLabelText('Shown as').selectOptions('Plain text');
  await expect.element(page.getByLabelText('The e-mail')).toHaveTextContent('We send €49.90.');
  const saved = { ...mail, version: 2, fieldList: [{ ...subject, own: texts['refundDone.subject'] }, text] };
  api.on('saveDeskMail', saved);
  api.on('getDeskMail', saved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveDeskMail').map(({ body }) => body)).toEqual([{ version: 1, texts }]);
  await expect.element(page.getByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

it('D20.4 a text that cannot be sent is marked while it is typed, and ours comes back by a button', async () => {
  const { api } = await open();
  await expect.element(page.getByTitle('The e-mail')).toBeVisible();
  const sentence = 'There is no placeholder {summe} in this text';
  api.on('previewDeskMail', refuse('INVALID_REQUEST', { fields: { 'refundDone.text.de': sentence } }));
  await page.getByLabelText('Text in German').fill('Wir senden {summe}.');
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByLabelText('Text in German')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('The preview waits for the texts that are marked.')).toBeVisible();
  api.on('previewDeskMail', preview);
  await page.getByRole('button', { name: 'Use our text again: Text in German' }).click();
  await expect.element(page.getByLabelText('Text in German')).toHaveValue('Wir senden {sum}.');
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

it('D20.4 a test goes to the operator with what is typed', async () => {
  const { api } = await open();
  api.on('sendTestMail', { to: 'ada@example.com' });
  await page.getByLabelText('Subject in English').fill('Hello');
  await page.getByRole('button', { name: 'Send a test mail to me' }).click();
  await expect.element(page.getByText('The test mail is on its way to ada@example.com')).toBeVisible();
  expect(api.calls('sendTestMail')[0]?.body).toMatchObject({
    locale: 'en',
    texts: { 'refundDone.subject': { en: 'Hello', de: 'Eine Erstattung' } },
  });
});
