import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

const gifts = {
  question: { en: 'Do you wrap gifts?', de: 'Packen Sie Geschenke ein?' },
  answer: { en: 'Yes.', de: 'Ja.' },
};
const malta = { question: { en: 'Do you ship to Malta?', de: '' }, answer: { en: 'Yes.', de: '' } };
const shippedList = [gifts];
const questions = { version: 3, questionList: [gifts, malta], shippedList };

it('D20.4 questions are added, ordered and removed, what is missing is marked, and ours come back by a button', async () => {
  const { api } = await openScreen('/admin/help', { api: { getHelpQuestions: questions } });
  const second = page.getByRole('region', { name: 'Question 2' });
  await expect.element(second.getByText('Missing in German')).toBeVisible();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect.element(page.getByLabelText('Question 1 in English')).toHaveValue('Do you ship to Malta?');
  await page.getByRole('button', { name: 'Remove question 2' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabelText('Question 2 in English').fill('Where are you?');
  api.once(
    'saveHelpQuestions',
    refuse('INVALID_REQUEST', { fields: { 'questionList.1.answer.en': 'Please enter the answer in English' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please enter the answer in English')).toBeVisible();
  await page.getByLabelText('Answer 2 in English').fill('In Berlin.');
  const berlin = { question: { en: 'Where are you?', de: '' }, answer: { en: 'In Berlin.', de: '' } };
  const saved = { version: 4, questionList: [malta, berlin], shippedList };
  api.on('saveHelpQuestions', saved);
  api.on('getHelpQuestions', saved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveHelpQuestions').at(-1)?.body).toEqual({ version: 3, questionList: [malta, berlin] });
  await page.getByRole('button', { name: 'Use our questions again' }).click();
  await expect.element(page.getByLabelText('Question 1 in German')).toHaveValue('Packen Sie Geschenke ein?');
  await expect.element(page.getByRole('button', { name: 'Use our questions again' })).not.toBeInTheDocument();
});
