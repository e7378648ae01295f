import type { Message } from '@afterimage/words/compiled.ts';
import { textSign } from './text-sign.ts';

/** Texts of the shop's own data by id, in groups: the English is what the data says. */
type Names = Readonly<Record<string, Readonly<Record<string, Message>>>>;

function mapped<Given extends Names>(names: Given, make: (entry: Message) => Message) {
  const groups = Object.entries(names).map(([name, group]) => {
    return [name, Object.fromEntries(Object.entries(group).map(([id, entry]) => [id, make(entry)]))];
  });
  return Object.fromEntries(groups) as Record<keyof Given, Record<string, Message>>;
}

/** The messages of such texts: in its own language the data speaks for itself. */
export const translationsOf = <Given extends Names>(names: Given) => mapped(names, ({ de }) => ({ en: '', de }));

/** A sign of each English text, by which it is known that nobody has put the data into other words since. */
export const signsOf = <Given extends Names>(names: Given) => mapped(names, ({ en }) => ({ en: '', de: textSign(en) }));
