import { Marked, type Tokens } from 'marked';

/** Addresses that a text may lead to; anything else, as `javascript:`, is left out and its words stay. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** An id of a heading, from its words. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'part';

/**
 * The HTML of a text in Markdown. HTML in the text is shown as it was typed, pictures are left out, and links go to safe
 * addresses only. Headings begin at the second level, because the page has a title, and have ids.
 */
export function markdownHtml(text: string): string {
  const ids = new Map<string, number>();
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      html: ({ text: html }: Tokens.HTML | Tokens.Tag) => escaped(html),
      image: ({ text: alt }: Tokens.Image) => escaped(alt),
      link(this: { parser: { parseInline(tokens: Tokens.Link['tokens']): string } }, { href, tokens }: Tokens.Link) {
        const label = this.parser.parseInline(tokens);
        return safeAddress.test(href) ? `<a href="${escaped(href)}">${label}</a>` : label;
      },
      heading(
        this: { parser: { parseInline(tokens: Tokens.Heading['tokens']): string } },
        { depth, tokens, text: title }: Tokens.Heading,
      ) {
        const slug = slugOf(title);
        const count = (ids.get(slug) ?? 0) + 1;
        ids.set(slug, count);
        const level = Math.min(depth + 1, 6);
        const id = `text-${slug}${count > 1 ? `-${count}` : ''}`;
        return `<h${level} id="${escaped(id)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
    },
  });
  return marked.parse(text, { async: false });
}
