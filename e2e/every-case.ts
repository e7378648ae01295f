import { it } from 'vitest';

/** Whether walks go over all of their cases, as in `npm run test:all`; `npm test` keeps one of each kind. */
export const hasEveryCase = Boolean(process.env['EVERY_CASE']);

export const casesOf = <Cases>(all: Cases, oneOfEachKind: Cases): Cases => (hasEveryCase ? all : oneOfEachKind);

/** A story that `npm run test:all` alone tells: `npm test` has another one of its kind. */
export const furtherStory = (title: string, tell: () => Promise<void>): void => {
  if (hasEveryCase) it(title, tell);
};
