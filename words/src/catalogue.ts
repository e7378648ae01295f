import { compileMessage } from '@lingui/message-utils/compileMessage';
import {
  type Compiled,
  compiledCatalogue,
  type CompiledMessages,
  isMessage,
  type Message,
  type Messages,
  type Reader,
} from './compiled.ts';
import { locales } from './locale.ts';

/** A text that reads the same in all languages stays a string, so that nothing has to be interpreted. */
function compiled(message: Message): Compiled {
  const entries = locales.map((locale) => {
    const tokens = compileMessage(message[locale]);
    return [
      locale,
      Array.isArray(tokens) && tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens,
    ];
  });
  return Object.fromEntries(entries) as Compiled;
}

function compiledGroup(messages: Messages): CompiledMessages {
  const entries = Object.entries(messages).map(([name, entry]) => [
    name,
    isMessage<Message>(entry) ? compiled(entry) : compiledGroup(entry),
  ]);
  return Object.fromEntries(entries) as CompiledMessages;
}

/**
 * The texts of one feature in every language; a missing language is a type error. Messages are in ICU MessageFormat
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/): `{name}`, `{count, plural, one {# day} other
 * {# days}}`, `{kind, select, …}`; a literal brace or apostrophe before one is quoted with apostrophes. A text with
 * places is read as a function of their values, any other as a string in the present language.
 *
 * A file that calls this exports catalogues and nothing else: the storefront's build replaces it by its compiled form
 * (docs/decisions/0010-words.md).
 */
export function catalogue<const Given extends Messages>(messages: Given): Reader<Given> {
  return compiledCatalogue(compiledGroup(messages)) as Reader<Given>;
}
