import { isMessage, type Message, type Messages } from '@afterimage/words/compiled.ts';
import { sourceOf } from '@afterimage/words/catalogue.ts';
import type { CatalogueFile } from './catalogue-files.ts';

/** A message as it stands in a catalogue. */
export interface SourceMessage {
  /** Stays the same while file and key do: `storefront/cart/cart#words.sorts.newest`. */
  id: string;
  /** Of the catalogue, from the root of the repository. */
  path: string;
  /** The name of the export, and under it the way to the message: `words`, `sorts.newest`. */
  exported: string;
  key: string;
  /** The texts of the catalogue's languages, in ICU MessageFormat. */
  text: Message;
}

/** `storefront/src/cart/cart.words.ts` is `storefront/cart/cart`. */
const nameOf = (path: string): string => path.replace('/src/', '/').replace(/\.words\.ts$/, '');

/** The part of an id that does not change when a file moves. */
export const keyOfId = (id: string): string => id.slice(id.indexOf('#') + 1);

/** Every message of some files. An empty text is nothing to translate, and is left out. */
export function messagesIn(files: readonly CatalogueFile[]): SourceMessage[] {
  return files.flatMap(({ path, exports }) =>
    Object.entries(exports).flatMap(([exported, texts]) =>
      leaves(sourceOf(texts) ?? {})
        .filter(({ text }) => text.en !== '')
        .map(({ key, text }) => ({ id: `${nameOf(path)}#${exported}.${key}`, path, exported, key, text })),
    ),
  );
}

function leaves(messages: Messages, above = ''): { key: string; text: Message }[] {
  return Object.entries(messages).flatMap(([name, entry]) => {
    if (name.includes('.')) throw new TypeError(`The name "${name}" of a message has a full stop: ids are cut there.`);
    const key = above + name;
    return isMessage<Message>(entry) ? [{ key, text: entry }] : leaves(entry, `${key}.`);
  });
}
