import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { HelpQuestion } from '@afterimage/contract/values/help.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { helpHandlers, helpSettings, questionsIn } from './help-questions.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  helpSettings.registerPutBack();
  shop = await openTestShop({ ...helpHandlers, ...auditHandlers });
  owner = await shop.newOperator({ role: 'owner' });
});
afterAll(() => shop.close());

const read = async () => (await shop.call('getHelpQuestions', { operator: owner })).data as Reply<'getHelpQuestions'>;
const help = async (language: string) =>
  ((await shop.call('getHelp', { language })).data as Reply<'getHelp'>).questionList;
const save = async (questionList: HelpQuestion[], language = 'en') => {
  const { version } = await read();
  const { status, data } = await shop.call('saveHelpQuestions', {
    operator: owner,
    language,
    body: { version, questionList },
  });
  return { status, data: data as Reply<'saveHelpQuestions'> & { status?: { fields?: Record<string, string> } } };
};
const gifts: HelpQuestion = {
  question: { en: 'Do you wrap gifts?', de: 'Packen Sie Geschenke ein?' },
  answer: { en: 'Yes, at no cost.', de: 'Ja, kostenlos.' },
};
const english: HelpQuestion = {
  question: { en: 'Do you ship to Malta?', de: '' },
  answer: { en: 'Yes.', de: '' },
};

it('D20.4 visitors read the questions of the shop until the owner has others, in their language and in their order', async () => {
  const { shippedList, questionList } = await read();
  expect(questionList).toEqual(shippedList);
  expect((await help('de'))[0]?.question).toBe('Brauche ich eine App, um ein Bild lebendig zu sehen?');
  expect((await save([english, gifts])).status).toBe(200);
  // The shop's processes hear of a change a moment after it.
  await expect
    .poll(() => help('de'))
    .toEqual([
      { question: 'Do you ship to Malta?', answer: 'Yes.' },
      { question: 'Packen Sie Geschenke ein?', answer: 'Ja, kostenlos.' },
    ]);
  expect((await help('en')).map(({ question }) => question)).toEqual(['Do you ship to Malta?', 'Do you wrap gifts?']);
});

it('D20.4 a question without its answer is refused at the field, in the operator’s language', async () => {
  const fieldsOf = async (one: HelpQuestion) => (await save([gifts, one], 'de')).data.status?.fields;
  expect(await fieldsOf({ ...english, answer: { en: '', de: '' } })).toEqual({
    'questionList.1.answer.en': 'Bitte geben Sie die Antwort auf Englisch ein',
  });
  expect(await fieldsOf({ ...english, question: { en: 'Q', de: 'F' } })).toEqual({
    'questionList.1.answer.de': 'Zur Frage fehlt die Antwort',
  });
});

it('D20.4 a change of the questions is recorded and put back, and ours are followed again when nothing differs', async () => {
  const { db } = shop.database;
  await save([gifts]);
  await save([gifts, english]);
  const entries = await db.select().from(auditLog);
  const last = entries.toSorted((one, other) => Number(one.position) - Number(other.position)).at(-1);
  expect(last).toMatchObject({ action: 'help.changed', subjectId: 'help' });
  const putBack = await shop.call('putBackAuditEntry', { operator: owner, params: { entryId: last?.id ?? '' } });
  expect(putBack.status).toBe(200);
  expect((await read()).questionList).toEqual([gifts]);
  const { shippedList } = await read();
  await save(shippedList);
  const { rows } = await db.execute('select help_questions from shop_settings');
  expect(rows).toEqual([{ help_questions: null }]);
  const stale = await shop.call('saveHelpQuestions', { operator: owner, body: { version: 1, questionList: [gifts] } });
  expect(stale.status).toBe(409);
});

it('D20.4 only who may change settings changes the questions', async () => {
  const operator = await shop.newOperator({ role: 'support' });
  expect((await shop.call('getHelpQuestions', { operator })).status).toBe(403);
});

it('a question without a translation is read in the first language', () => {
  const half = { ...gifts, answer: { en: 'Yes.', de: '' } };
  expect(questionsIn([half], 'de')).toEqual([{ question: 'Do you wrap gifts?', answer: 'Yes.' }]);
});
