import { baseLocale, type LocalizedMessage } from '@afterimage/words/locale.ts';

/** An error with a message for people in every language; `message` is the English one, for the log and the command line. */
export class LocalizedError extends Error {
  override name = 'LocalizedError';
  readonly messageIn: LocalizedMessage;

  constructor(messageIn: LocalizedMessage) {
    super(messageIn(baseLocale));
    this.messageIn = messageIn;
  }
}
