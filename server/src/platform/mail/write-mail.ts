import type { Letter, Mail, Part } from './mail.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** Writes a letter in both forms. Sentences that the owner left empty are left out. */
export function writeMail(letter: Letter): Mail {
  const whole = { ...letter, partList: letter.partList.filter(hasContent) };
  return { to: letter.to, subject: letter.subject, text: mailText(whole), html: mailHtml(whole) };
}

const hasContent = (part: Part) => (part.kind !== 'paragraph' && part.kind !== 'note') || part.text.trim() !== '';
