import { createHash } from 'node:crypto';
import type { Locale } from '@afterimage/words/locale.ts';

/**
 * The shop's icon (storefront/src/pages/root/icon.svg), as an address that needs no file: without one, browsers ask for
 * /favicon.ico, which these pages' policies forbid.
 */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='3' fill='%230b0e14'/%3E%3Cpath d='M6 12V6h6M20 6h6v6M26 20v6h-6M12 26H6v-6' fill='none' stroke='%236aa6ff' stroke-width='2.5'/%3E%3Crect x='12' y='12' width='8' height='8' fill='%23f7b955'/%3E%3C/svg%3E";

interface PlainPage {
  locale: Locale;
  /** HTML, as the whole `body` element is, and what else goes into the head. */
  title: string;
  body: string;
  head?: string;
  style?: string;
}

/** A whole document that needs no script and no file: for what must work without the storefront. */
export const plainPage = ({ locale, title, body, head = '', style }: PlainPage): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="${icon}">${head}${style === undefined ? '' : `<style>${style}</style>`}</head>
${body}</html>
`;

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets in what a plain page brings along, its style sheet, its icon and perhaps a script, and nothing else. */
export const plainPagePolicy = (style: string, formAction: "'self'" | "'none'", script?: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashed(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashed(script)}`]),
    'img-src data:',
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
