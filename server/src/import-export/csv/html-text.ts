import { Parser } from 'htmlparser2';

/** Elements before and after which a new paragraph begins. */
const blocks = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not for readers. */
const hidden = new Set('script style template noscript iframe object svg math head title select textarea'.split(' '));

/**
 * The text of HTML as the shop keeps descriptions: paragraphs with an empty line between, items of a list on lines of
 * their own. Nothing of the markup stays, so nothing of it can run.
 */
export function htmlText(html: string): string {
  const paragraphs: string[] = [];
  let text = '';
  let depthHidden = 0;
  const endParagraph = () => {
    const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
    const whole = lines.filter((line) => line !== '' && line !== '•').join('\n');
    if (whole !== '') paragraphs.push(whole);
    text = '';
  };
  const parser = new Parser({
    onopentag(name) {
      if (hidden.has(name)) depthHidden += 1;
      else if (name === 'br') text += '\n';
      else if (name === 'li') text += '\n• ';
      else if (name === 'td' || name === 'th') text += ' ';
      else if (blocks.has(name)) endParagraph();
    },
    ontext(piece) {
      if (depthHidden === 0) text += piece.replaceAll(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (hidden.has(name)) depthHidden = Math.max(0, depthHidden - 1);
      else if (blocks.has(name)) endParagraph();
    },
  });
  parser.write(html);
  parser.end();
  endParagraph();
  return paragraphs.join('\n\n');
}

/** The same of a text in which empty lines divide paragraphs as well, as WordPress keeps them. */
export const wordPressText = (html: string): string =>
  htmlText(
    html
      .replaceAll('\\n', '\n')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/\n\s*\n/g, '<p>')
      .replaceAll('\n', '<br>'),
  );

/** The first sentences of a description, up to about 160 characters: what lists show of it. */
export function shortText(text: string): string {
  const first = (text.split('\n\n')[0] ?? '').replaceAll('\n', ' ');
  if (first.length <= 160) return first;
  const sentences = first.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [];
  let short = '';
  for (const sentence of sentences) {
    if (short !== '' && short.length + sentence.length > 160) break;
    short += sentence;
  }
  if (short !== '' && short.length <= 200) return short.trim();
  return `${first.slice(0, 157).replace(/\s+\S*$/, '')} …`;
}
