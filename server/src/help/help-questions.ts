import type { Reply } from '@afterimage/contract/api.ts';
import type { HelpQuestion } from '@afterimage/contract/values/help.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { words as shippedWords } from './help-questions.words.ts';
import { checkedHelpTexts, editedHelpTexts, shippedHelpTexts, publicHelpTexts } from './help-texts.ts';
import { words } from './help.words.ts';

/** The questions and texts of the help page, as operators change them. */
export const helpSettings = shopSettingsPart('help', 'help.changed', ['helpQuestions', 'helpTexts']);

/** The questions that a new shop has. */
function shippedQuestions(): HelpQuestion[] {
  const names = Object.keys(shippedWords) as (keyof typeof shippedWords)[];
  return names.map((name) => ({
    question: byLocale((locale) => inLocale(shippedWords, locale)[name].question),
    answer: byLocale((locale) => inLocale(shippedWords, locale)[name].answer),
  }));
}

/** What a visitor reads: a question that is not there in the language, in the first one. */
export function questionsIn(list: readonly HelpQuestion[], locale: Locale): Reply<'getHelp'>['questionList'] {
  return list.map(({ question, answer }) => {
    const spoken = question[locale] !== '' && answer[locale] !== '' ? locale : baseLocale;
    return { question: question[spoken], answer: answer[spoken] };
  });
}

/** The questions of the help page in a language: those of the owner, or of a new shop. */
export const localizedQuestions = (helpQuestions: readonly HelpQuestion[] | null, locale: Locale) =>
  questionsIn(helpQuestions ?? shippedQuestions(), locale);

/** Every question has both its texts in the first language, and in any other both or none. Fails at the field. */
function checkQuestions(list: readonly HelpQuestion[]): void {
  for (const [index, { question, answer }] of list.entries()) {
    if (question[baseLocale] === '') refuse(index, 'question', baseLocale, 'questionMissing');
    if (answer[baseLocale] === '') refuse(index, 'answer', baseLocale, 'answerMissing');
    for (const locale of locales) {
      if (question[locale] === '' && answer[locale] !== '') refuse(index, 'question', locale, 'questionAlone');
      if (answer[locale] === '' && question[locale] !== '') refuse(index, 'answer', locale, 'answerAlone');
    }
  }
}

const refuse = (index: number, field: keyof HelpQuestion, locale: Locale, sentence: keyof typeof words): never =>
  fail('INVALID_REQUEST', (language) => ({
    fields: { [`questionList.${index}.${field}.${locale}`]: inLocale(words, language)[sentence] },
  }));

async function readHelpQuestions(db: Database): Promise<Reply<'getHelpQuestions'>> {
  const { helpQuestions, helpTexts, version } = await readShopSettings(db);
  const shippedList = shippedQuestions();
  return {
    version,
    questionList: helpQuestions ?? shippedList,
    shippedList,
    texts: editedHelpTexts(helpTexts),
    shippedTexts: shippedHelpTexts(),
  };
}

/** The calls about the help page. */
export const helpHandlers = {
  getHelp: async ({ db, locale }) => {
    const { helpQuestions, helpTexts } = await readShopSettings(db);
    return { texts: publicHelpTexts(helpTexts, locale), questionList: localizedQuestions(helpQuestions, locale) };
  },
  getHelpQuestions: ({ db }) => readHelpQuestions(db),
  saveHelpQuestions: async (context, { body: { questionList, texts, version } }) => {
    checkQuestions(questionList);
    const helpTexts = texts ? checkedHelpTexts(texts) : (await readShopSettings(context.db)).helpTexts;
    // What is as a new shop has it follows that.
    const helpQuestions = isSameValue(questionList, shippedQuestions()) ? null : questionList;
    await helpSettings.save(context.db, operatorOf(context), version, { helpQuestions, helpTexts });
    return readHelpQuestions(context.db);
  },
} satisfies Partial<Handlers>;
