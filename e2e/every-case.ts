/** Whether walks go over all of their cases, as in `npm run test:all`; `npm test` keeps one of each kind. */
export const hasEveryCase = Boolean(process.env['EVERY_CASE']);

export const casesOf = <Cases>(all: Cases, oneOfEachKind: Cases): Cases => (hasEveryCase ? all : oneOfEachKind);
