import type { Letter, Mail } from './mail.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** Writes a letter in both forms. */
export function writeMail(letter: Letter): Mail {
  return { to: letter.to, subject: letter.subject, text: mailText(letter), html: mailHtml(letter) };
}
