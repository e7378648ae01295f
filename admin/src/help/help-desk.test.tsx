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
const texts = {
  title: { en: 'Help and contact', de: 'Hilfe und Kontakt' },
  intro: { en: 'Short answers.', de: 'Kurze Antworten.' },
  contactTitle: { en: 'Contact', de: 'Kontakt' },
  contactText: { en: 'Write to us.', de: 'Schreiben Sie uns.' },
};
const ownTexts = { texts, shippedTexts: texts };
const questions = { version: 3, questionList: [gifts, malta], shippedList, ...ownTexts };

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
  const saved = { version: 4, questionList: [malta, berlin], shippedList, ...ownTexts };
  api.on('saveHelpQuestions', saved);
  api.on('getHelpQuestions', saved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveHelpQuestions').at(-1)?.body).toEqual({
    version: 3,
    questionList: [malta, berlin],
    texts,
  });
  await page.getByRole('button', { name: 'Use our questions again' }).click();
  await expect.element(page.getByLabelText('Question 1 in German')).toHaveValue('Packen Sie Geschenke ein?');
  await expect.element(page.getByRole('button', { name: 'Use our questions again' })).not.toBeInTheDocument();
});

it('D20.4 the upper part and the contact lines of the help page are written in both languages', async () => {
  const { api } = await openScreen('/admin/help', { api: { getHelpQuestions: questions } });
  await page.getByLabelText('Contact lines in English').fill('Mon–Fri, 9 to 5');
  await expect.element(page.getByText('Missing in German: 1')).toBeVisible();
  await page.getByLabelText('Contact lines in German').fill('Mo–Fr, 9 bis 17 Uhr');
  await expect.element(page.getByText('Missing in German: 1')).not.toBeInTheDocument();
  api.once('saveHelpQuestions', refuse('INVALID_REQUEST', { fields: { 'texts.title.de': 'Please enter a heading' } }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please enter a heading')).toBeVisible();
  const contactText = { en: 'Mon–Fri, 9 to 5', de: 'Mo–Fr, 9 bis 17 Uhr' };
  expect(api.calls('saveHelpQuestions').at(-1)?.body).toMatchObject({ texts: { ...texts, contactText } });
});
