import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from '../desk.words.ts';

type ViewName = keyof typeof words.views;

/** The views that every shop has, by list: they are words and no rows, so that each language has its own. */
const queries: Readonly<Record<string, Readonly<Partial<Record<ViewName, string>>>>> = {
  orders: {
    toCheck: 'filter=lineState:check&sort=paidAt',
    toSend: 'filter=lineState:packed&sort=paidAt',
    unpaidTransfers: 'filter=status:awaiting_payment~method:transfer&sort=createdAt',
  },
};

export const builtInViews = (list: string, locale: Locale) =>
  Object.entries(queries[list] ?? {}).map(([name, query]) => ({
    id: name,
    name: inLocale(words, locale).views[name as ViewName],
    query,
    isShared: true,
    isBuiltIn: true,
    isChangeable: false,
    operatorName: '',
  }));
