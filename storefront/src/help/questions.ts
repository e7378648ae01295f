import { words } from './help.words.ts';

interface Question {
  question: string;
  answer: string;
}

/** Questions and their answers, in the present language: for the page and for search engines. */
export const questions = (): Question[] =>
  Object.values(words.questions).map(({ q, a }) => ({ question: q, answer: a }));
